// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/identity.h"
#include "table/money.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace bandar::table {

/// One number or name inside a remark, told in data; the words layer makes it readable.
struct Figure {
    enum class Kind : std::uint8_t { count, money, player, name };

    Kind kind = Kind::count;
    bool secret = false; ///< hidden money protects it: only its owner may see it
    std::int64_t value = 0;
    const Vocabulary *vocabulary = nullptr;

    bool operator==(const Figure &) const = default;
};

constexpr Figure count(std::int64_t number) { return {Figure::Kind::count, false, number, nullptr}; }
constexpr Figure money(Money amount) { return {Figure::Kind::money, false, amount.units(), nullptr}; }
constexpr Figure secret(Money amount, bool hidden) { return {Figure::Kind::money, hidden, amount.units(), nullptr}; }
constexpr Figure player(PlayerId id) { return {Figure::Kind::player, false, id.index, nullptr}; }

/// Something to be said, as a code of the game's own list with the numbers and names it needs.
struct Remark {
    static constexpr std::size_t mostFigures = 6;

    std::uint16_t code = 0;
    std::uint8_t used = 0;
    std::array<Figure, mostFigures> figures{};

    constexpr Remark() = default;
    constexpr explicit Remark(std::uint16_t what) : code(what) {}
    /// With its figures in braces: {player(id), count(3)}. More than there is room for do not compile.
    template <std::size_t N>
        requires(N <= mostFigures)
    constexpr Remark(std::uint16_t what, const Figure (&told)[N]) : code(what), used(N)
    {
        std::ranges::copy(told, figures.begin());
    }
    bool operator==(const Remark &) const = default;
};

/// What can lift a check (record page, sections 1 and 4).
enum class Waiver : std::uint8_t {
    never,      ///< it has no meaning otherwise
    ruling,     ///< the table may rule otherwise
    outOfTurn,  ///< history wins: who acted when is a fact
    correction, ///< only out of turn and ruled together
};

/// Why an entry is not possible, with its numbers, and what could lift it.
struct Refusal : Remark {
    Waiver waiver = Waiver::never;

    bool operator==(const Refusal &) const = default;
};

/// How strictly an entry is taken: with the ruling of the table, out of turn, or neither.
struct Strictness {
    bool ruled = false;
    bool outOfTurn = false;

    constexpr bool waives(Waiver waiver) const
    {
        switch (waiver) {
        case Waiver::never: return false;
        case Waiver::ruling: return ruled;
        case Waiver::outOfTurn: return outOfTurn;
        case Waiver::correction: return ruled && outOfTurn;
        }
        return false;
    }
};

} // namespace bandar::table
