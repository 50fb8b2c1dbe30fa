// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/rules.h"
#include "journal/editions.h"
#include "words/indonesia.h"

namespace bandar::tests {

/// How rules differ from those of today.
struct Differences {
    int version = 1;
    std::int64_t giftForABid = 0; ///< rupiah that every turn bid brings its player
    bool showsMore = false;       ///< a key in the state that was not there before
    std::string_view name = "indonesia";
    bool knowsCityGrowth = true; ///< else it is an entry that this build does not know
};

/// The game of today with other rules: what another build makes of the same entries.
class OtherRules final : public table::Game {
public:
    explicit OtherRules(Differences differences);

    std::string_view name() const override { return m_differences.name; }
    int rulesVersion() const override { return m_differences.version; }
    std::pair<std::size_t, std::size_t> playerRange() const override { return m_game->playerRange(); }
    std::span<const table::Option> options() const override { return m_game->options(); }
    std::span<const table::EntryKind> kinds() const override { return m_kinds; }
    std::vector<table::Account> accounts(const table::Setup &setup) const override { return m_game->accounts(setup); }
    table::Entry blank(std::size_t kind) const override { return m_game->blank(kind); }
    void *fields(table::Entry &entry) const override { return m_game->fields(entry); }
    const void *fields(const table::Entry &entry) const override { return m_game->fields(entry); }
    table::Outcome start(const table::Setup &setup) const override { return m_game->start(setup); }
    table::Applied apply(const table::State &state, const table::Entry &entry) const override;
    std::vector<table::Awaited> awaited(const table::State &state) const override { return m_game->awaited(state); }
    table::Entry normal(const table::State &state, const table::Entry &entry) const override
    {
        return m_game->normal(state, entry);
    }
    table::Moment moment(const table::State &state) const override { return m_game->moment(state); }
    std::span<const std::string_view> phases() const override { return m_game->phases(); }
    std::optional<std::string_view> phaseOf(const table::Entry &entry) const override { return m_game->phaseOf(entry); }
    std::optional<table::Decline> decline(const table::State &state) const override { return m_game->decline(state); }
    std::optional<table::Claim> claim(const table::Entry &entry) const override { return m_game->claim(entry); }
    table::Balances books(const table::State &state) const override { return m_game->books(state); }
    bool isHidden(const table::State &state, table::AccountId account) const override
    {
        return m_game->isHidden(state, account);
    }
    table::Standings standings(const table::State &state) const override { return m_game->standings(state); }
    table::View view(const table::Setup &setup, const table::State &state) const override;

private:
    Differences m_differences;
    std::unique_ptr<table::Game> m_game = indonesia::game();
    std::vector<table::EntryKind> m_kinds;
};

/// A build with such rules and no others.
class OtherBuild {
public:
    explicit OtherBuild(Differences differences) : m_game(differences) {}
    journal::Editions editions() const
    {
        return {m_games, [this](const table::Game &) -> const words::GameWords & { return m_words; }};
    }

private:
    OtherRules m_game;
    words::IndonesiaWords m_words;
    std::vector<const table::Game *> m_games{&m_game};
};

} // namespace bandar::tests
