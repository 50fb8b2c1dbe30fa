// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <cstdint>
#include <optional>
#include <string>

namespace bandar::table {

/// Why a game cannot be registered: something of it is more than the house has room for, or less than it needs.
struct Misfit {
    enum class What : std::uint8_t {
        players,  ///< fewest or most of them
        accounts, ///< of the largest table
        books,    ///< accounts that the books of a state have room for
        kinds,    ///< of entries
        keys,     ///< of the entry or the list `where`
        lists,    ///< within the list `where`
        names,    ///< in the vocabulary `where`
        options,  ///< of the header
        values,   ///< of the option `where`
    };

    What what = What::players;
    std::string where;
    std::size_t number = 0;
    std::size_t least = 0;
    std::size_t most = 0;

    bool operator==(const Misfit &) const = default;
};

namespace detail {

inline std::optional<Misfit> within(Misfit::What what, std::size_t number, std::size_t least, std::size_t most,
                                    std::string_view where = {})
{
    if (number >= least && number <= most)
        return std::nullopt;
    return Misfit{what, std::string(where), number, least, most};
}

inline std::optional<Misfit> misfitIn(std::string_view where, std::span<const Field> fields)
{
    if (auto no = within(Misfit::What::keys, fields.size(), 0, mostKeys, where))
        return no;
    for (const Field &field : fields) {
        if (field.vocabulary != nullptr)
            if (auto no = within(Misfit::What::names, field.vocabulary->names().size(), 1, mostNames, field.key))
                return no;
        for (const Field &part : std::span(field.parts, field.partCount))
            if (auto no = within(Misfit::What::lists, part.isList() ? 1 : 0, 0, 0, field.key))
                return no;
        if (auto no = misfitIn(field.key, std::span(field.parts, field.partCount)))
            return no;
    }
    return std::nullopt;
}

// The accounts of a full table, and the room for them in its first state.
inline std::optional<Misfit> misfitOf(const Game &game, const Setup &setup)
{
    const std::size_t accounts = game.accounts(setup).size();
    if (auto no = within(Misfit::What::accounts, accounts, 0, mostAccounts))
        return no;
    const Outcome start = game.start(setup);
    return within(Misfit::What::books, game.books(start.next).size(), accounts, mostAccounts);
}

} // namespace detail

/// Holds a game against what the house has room for (limits.h), at the largest table and with each value of each
/// option. To be asked once, when a program starts.
inline std::optional<Misfit> whyNotRegistrable(const Game &game)
{
    using What = Misfit::What;
    const auto [fewest, most] = game.playerRange();
    if (auto no = detail::within(What::players, most, 1, mostPlayers))
        return no;
    if (auto no = detail::within(What::players, fewest, 1, most))
        return no;
    if (auto no = detail::within(What::kinds, game.kinds().size(), 1, mostNames))
        return no;
    for (const EntryKind &kind : game.kinds())
        if (auto no = detail::misfitIn(kind.word, kind.fields))
            return no;
    if (auto no = detail::within(What::options, game.options().size(), 0, mostOptions))
        return no;
    for (const Option &option : game.options())
        if (auto no = detail::within(What::values, option.values.size(), 1, mostNames, option.key))
            return no;

    Setup setup;
    for (std::size_t place = 0; place < most; ++place)
        setup.players.push_back({.id = std::to_string(place), .name = {}, .colour = {}, .seat = 0});
    setup.options.assign(game.options().size(), 0);
    if (auto no = detail::misfitOf(game, setup))
        return no;
    for (std::size_t option = 0; option < setup.options.size(); ++option) {
        for (std::size_t &value = setup.options[option]; ++value < game.options()[option].values.size();)
            if (auto no = detail::misfitOf(game, setup))
                return no;
        setup.options[option] = 0;
    }
    return std::nullopt;
}

} // namespace bandar::table
