// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <span>
#include <string_view>

namespace bandar::table {

/// A thing of the game by its place in the table of facts (or a player by the place in the header); empty by default.
template <class Tag>
struct Id {
    std::int8_t index = -1;

    constexpr Id() = default;
    constexpr explicit Id(std::size_t place) : index(static_cast<std::int8_t>(place)) {}
    constexpr std::size_t place() const { return static_cast<std::size_t>(index); }
    constexpr bool exists() const { return index >= 0; }
    constexpr auto operator<=>(const Id &) const = default;
};

/// A player, by the place in the header of the record.
using PlayerId = Id<struct PlayerTag>;

/// A set of players, deeds or other things with at most 32 members.
template <class Thing>
class SetOf {
public:
    constexpr bool has(Thing thing) const { return thing.exists() && (m_bits >> thing.place() & 1U) != 0; }
    constexpr void insert(Thing thing) { m_bits |= 1U << thing.place(); }
    constexpr void erase(Thing thing) { m_bits &= ~(1U << thing.place()); }
    constexpr void insert(SetOf other) { m_bits |= other.m_bits; }
    constexpr void clear() { m_bits = 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr Thing first() const
    {
        return empty() ? Thing() : Thing(static_cast<std::size_t>(std::countr_zero(m_bits)));
    }
    constexpr bool operator==(const SetOf &) const = default;

    /// Calls back with every member, in the order of the table of facts.
    template <class Callback>
    constexpr void each(Callback &&callback) const
    {
        for (std::uint32_t rest = m_bits; rest != 0; rest &= rest - 1)
            callback(Thing(static_cast<std::size_t>(std::countr_zero(rest))));
    }

private:
    std::uint32_t m_bits = 0;
};

using PlayerSet = SetOf<PlayerId>;

/// A closed list of names: "deed" with rice-bali, ... What a field that names a thing may hold.
struct Vocabulary {
    std::string_view what;
    std::span<const std::string_view> (*names)();
};

} // namespace bandar::table
