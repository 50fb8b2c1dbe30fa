// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/limits.h"

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <type_traits>

namespace bandar::table {

/// A thing of the game by its place in the table of facts (or a player by the place in the header); empty by default.
/// A place beyond 16 bits is none: the id is empty.
template <class Tag>
struct Id {
    static constexpr std::size_t furthest = std::numeric_limits<std::int16_t>::max();

    std::int16_t index = -1;

    constexpr Id() = default;
    constexpr explicit Id(std::size_t place) : index(place <= furthest ? static_cast<std::int16_t>(place) : -1) {}
    /// Beyond every table where the id is empty.
    constexpr std::size_t place() const { return static_cast<std::size_t>(index); }
    constexpr bool exists() const { return index >= 0; }
    constexpr auto operator<=>(const Id &) const = default;
};

/// A player, by the place in the header of the record.
using PlayerId = Id<struct PlayerTag>;

/// A set out of the first `Most` things of a table, no larger than it must be: 4 bytes for 32 things, 16 for 128.
/// What is not among them, an empty id too, is never in it: to insert or erase it does nothing.
template <class Thing, std::size_t Most>
class SetOf {
public:
    constexpr bool has(Thing thing) const { return isOne(thing) && (m_words[wordOf(thing)] & bitOf(thing)) != 0; }
    constexpr void insert(Thing thing)
    {
        if (isOne(thing))
            m_words[wordOf(thing)] |= bitOf(thing);
    }
    constexpr void erase(Thing thing)
    {
        if (isOne(thing))
            m_words[wordOf(thing)] &= ~bitOf(thing);
    }
    constexpr void insert(const SetOf &other)
    {
        for (std::size_t word = 0; word < words; ++word)
            m_words[word] |= other.m_words[word];
    }
    constexpr void clear() { m_words = {}; }
    constexpr bool empty() const { return *this == SetOf(); }
    constexpr int size() const
    {
        int members = 0;
        for (const Word word : m_words)
            members += std::popcount(word);
        return members;
    }
    constexpr Thing first() const
    {
        for (std::size_t word = 0; word < words; ++word)
            if (m_words[word] != 0)
                return firstIn(word, m_words[word]);
        return {};
    }
    constexpr bool operator==(const SetOf &) const = default;

    /// Calls back with every member, in the order of the table of facts.
    template <class Callback>
    constexpr void each(Callback &&callback) const
    {
        for (std::size_t word = 0; word < words; ++word)
            for (Word rest = m_words[word]; rest != 0; rest &= rest - 1)
                callback(firstIn(word, rest));
    }

private:
    using Word = std::conditional_t<(Most <= 32), std::uint32_t, std::uint64_t>;
    static constexpr std::size_t bits = std::numeric_limits<Word>::digits;
    static constexpr std::size_t words = (Most + bits - 1) / bits;
    static_assert(Most > 0 && Most - 1 <= Thing::furthest);

    static constexpr bool isOne(Thing thing) { return thing.place() < Most; }
    static constexpr std::size_t wordOf(Thing thing) { return thing.place() / bits; }
    static constexpr Word bitOf(Thing thing) { return Word{1} << thing.place() % bits; }
    static constexpr Thing firstIn(std::size_t word, Word members)
    {
        return Thing(word * bits + static_cast<std::size_t>(std::countr_zero(members)));
    }

    std::array<Word, words> m_words{};
};

using PlayerSet = SetOf<PlayerId, mostPlayers>;

/// A closed list of names: "deed" with rice-bali, ... What a field that names a thing may hold.
struct Vocabulary {
    std::string_view what;
    std::span<const std::string_view> (*names)();
};

} // namespace bandar::table
