// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <array>
#include <type_traits>
#include <utility>

namespace bandar::table {

/// A decline in a game's own types.
template <class TypedEntry>
struct DeclineOf {
    TypedEntry entry;
    Moment of;
    bool ofAuction = false;
};

/// Gives a game written with its own types the common face. `Rules` has the types `State` and `Entry` (a variant, its
/// alternatives in the order of kinds()) and static functions of the same names as Game.
template <class Rules>
class GameOf final : public Game {
public:
    using TypedState = typename Rules::State;
    using TypedEntry = typename Rules::Entry;

    std::string_view name() const override { return Rules::name; }
    int rulesVersion() const override { return Rules::rulesVersion(); }
    std::pair<std::size_t, std::size_t> playerRange() const override { return Rules::playerRange(); }
    std::span<const Option> options() const override { return Rules::options(); }
    std::span<const EntryKind> kinds() const override { return Rules::kinds(); }
    std::vector<Account> accounts(const Setup &setup) const override { return Rules::accounts(setup); }

    Entry blank(std::size_t kind) const override
    {
        return {kind, blankOf(kind, std::make_index_sequence<std::variant_size_v<TypedEntry>>()), {}};
    }
    void *fields(Entry &entry) const override
    {
        return std::visit([](auto &typed) -> void * { return &typed; }, std::any_cast<TypedEntry &>(entry.what));
    }
    const void *fields(const Entry &entry) const override
    {
        return std::visit([](auto &typed) -> const void * { return &typed; }, typedOf(entry));
    }

    Outcome start(const Setup &setup) const override { return erased(Rules::start(setup)); }
    Applied apply(const State &state, const Entry &entry) const override
    {
        auto applied = Rules::apply(state.as<TypedState>(), typedOf(entry), entry.annotations.strictness());
        if (auto *refusal = std::get_if<Refusal>(&applied))
            return *refusal;
        return erased(std::get<OutcomeOf<TypedState>>(std::move(applied)));
    }
    std::vector<Awaited> awaited(const State &state) const override { return Rules::awaited(state.as<TypedState>()); }
    Entry normal(const State &state, const Entry &entry) const override
    {
        return wrap(Rules::normal(state.as<TypedState>(), typedOf(entry)), entry.annotations);
    }

    Moment moment(const State &state) const override { return Rules::moment(state.as<TypedState>()); }
    std::span<const std::string_view> phases() const override { return Rules::phases(); }
    std::optional<std::string_view> phaseOf(const Entry &entry) const override
    {
        return Rules::phaseOf(typedOf(entry));
    }
    std::optional<Decline> decline(const State &state) const override
    {
        auto declined = Rules::decline(state.as<TypedState>());
        if (!declined)
            return std::nullopt;
        return Decline{wrap(std::move(declined->entry)), declined->of, declined->ofAuction};
    }
    std::optional<Claim> claim(const Entry &entry) const override { return Rules::claim(typedOf(entry)); }
    Balances books(const State &state) const override
    {
        static_assert(std::is_reference_v<decltype(Rules::books(state.as<TypedState>()))>, "of the state, not a copy");
        return Rules::books(state.as<TypedState>());
    }
    bool isHidden(const State &state, AccountId account) const override
    {
        return Rules::isHidden(state.as<TypedState>(), account);
    }
    Standings standings(const State &state) const override { return Rules::standings(state.as<TypedState>()); }
    View view(const Setup &setup, const State &state) const override
    {
        return Rules::view(setup, state.as<TypedState>());
    }

    /// The entry in the game's own type. Of another game it throws: a fault of the program.
    static const TypedEntry &typedOf(const Entry &entry) { return std::any_cast<const TypedEntry &>(entry.what); }
    static Entry wrap(TypedEntry typed, Annotations annotations = {})
    {
        const std::size_t kind = typed.index();
        return {kind, std::any(std::move(typed)), std::move(annotations)};
    }

private:
    template <std::size_t... Kinds>
    static std::any blankOf(std::size_t kind, std::index_sequence<Kinds...>)
    {
        static constexpr std::array makers{+[] { return TypedEntry(std::in_place_index<Kinds>); }...};
        return makers.at(kind)();
    }
    static Outcome erased(OutcomeOf<TypedState> outcome)
    {
        return {State(std::make_shared<const TypedState>(std::move(outcome.next))), std::move(outcome.postings),
                std::move(outcome.events)};
    }
};

} // namespace bandar::table
