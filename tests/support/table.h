// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/reasons.h"
#include "indonesia/rules.h"
#include "support/entry_text.h"
#include "table/game.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <source_location>
#include <string>
#include <vector>

namespace bandar::tests {

using indonesia::Era;
using indonesia::Phase;
using indonesia::Reason;
using Where = std::source_location;

/// Where the markers of a player stand, as steps from 1; `bid` too is the step, not the multiplier.
struct Levels {
    int slot = 1; ///< of the track "slots", which moc takes for a keyword
    int mergers = 1;
    int expansion = 1;
    int hull = 1;
    int bid = 1;
};

/// A table of players at a game of Indonesia. Entries go through the record reader; everything is called by name, and
/// what belongs to every player is told as the rules page does: "129 / 90 / 107".
class Table {
public:
    explicit Table(const Names &players = {"ana", "ben", "cem"}, const std::string &options = "{}");

    // Set up: the state is edited, nothing is checked.
    Table &withOrder(const Names &players);
    Table &withCash(std::initializer_list<std::int64_t> amounts);
    Table &withCash(Text player, std::int64_t amount) { return withBalance(player, indonesia::Purse::cash, amount); }
    Table &withBank(Text player, std::int64_t amount) { return withBalance(player, indonesia::Purse::bank, amount); }
    Table &withEarnings(Text player, std::int64_t amount)
    {
        return withBalance(player, indonesia::Purse::earnings, amount);
    }
    Table &withLevels(Text player, Levels levels);
    Table &withCompany(Text player, Text deed, std::int64_t units);
    Table &withMerged(Text player, const Names &deeds, std::int64_t units);
    Table &withCity(Text province, std::int64_t size);
    Table &withReceived(Text province, Text kind, std::int64_t goods);
    Table &withMarkers(std::int64_t size1, std::int64_t size2, std::int64_t size3);
    /// The deeds that are out, and no others.
    Table &withDeeds(const Names &deeds);
    Table &inYear(std::int64_t year);
    /// All deeds of that era are out that no company has.
    Table &inEra(Era era);
    /// Opens a phase, as its first player finds it.
    Table &at(Phase phase);

    // Play.
    /// Plays an entry that has to be accepted; the test fails at the caller's line otherwise.
    Table &play(const EntryText &entry, Where where = Where::current());
    Table &play(std::initializer_list<EntryText> entries, Where where = Where::current());
    /// Why the entry is not possible, nothing where it is; it is not played.
    std::optional<Reason> refusal(const EntryText &entry, Where where = Where::current()) const;
    /// The same with its figures: "bidAboveCash 101 100 ana".
    std::string why(const EntryText &entry, Where where = Where::current()) const;
    /// Whether the record reader takes the line, whatever the rules say to it.
    bool reads(const EntryText &entry) const;

    // What is true.
    std::string asked() const; ///< "ana: bid", "city-growth", "nobody"
    std::string phase() const;
    std::string era() const;
    std::int64_t year() const { return m_state.year; }
    std::string order() const;
    std::int64_t cash(Text player) const { return balance(player, indonesia::Purse::cash); }
    std::int64_t bank(Text player) const { return balance(player, indonesia::Purse::bank); }
    std::int64_t earnings(Text player) const { return balance(player, indonesia::Purse::earnings); }
    std::int64_t score(Text player) const;
    std::int64_t rank(Text player) const;
    std::string cash() const { return balances(indonesia::Purse::cash); }
    std::string bank() const { return balances(indonesia::Purse::bank); }
    std::string earnings() const { return balances(indonesia::Purse::earnings); }
    std::string scores() const;
    std::string ranks() const;
    std::int64_t level(Text player, Text track) const;
    std::string levels(Text player) const; ///< the values: "2 2 1 1 x5"
    bool isStarted(Text deed) const;
    std::string owner(Text deed) const; ///< of the company, like all that follow
    std::string kind(Text deed) const;
    std::string deedsWith(Text deed) const;
    std::int64_t units(Text deed) const;
    bool isMerged(Text deed) const;
    bool hasOperated(Text deed) const;
    std::string companies(Text player) const; ///< each by its first deed, with its units: "rice-bali 3, ..."
    std::string deedsOut() const;
    std::int64_t size(Text province) const;
    std::string cities() const;                ///< "bali 2, lampung 1"
    std::string received(Text province) const; ///< "1 rice, 2 spice"
    std::string markers() const;
    /// What the last entry moved: "supply > ana earnings 40, ..."
    std::string postings() const;

    const indonesia::State &state() const { return m_state; }
    indonesia::State &edit() { return m_state; }
    const indonesia::Outcome &outcome() const { return m_outcome; }
    const table::Setup &setup() const { return m_setup; }
    const table::Game &game() const { return *m_game; }
    std::optional<table::Entry> read(const EntryText &entry) const;
    indonesia::PlayerId player(Text id) const;
    std::string view() const; ///< as `bandar-cli state` would print it

private:
    Table &withBalance(Text player, indonesia::Purse purse, std::int64_t amount);
    std::int64_t balance(Text player, indonesia::Purse purse) const;
    std::string balances(indonesia::Purse purse) const;
    std::string account(indonesia::AccountId account) const;
    const indonesia::Company &company(Text deed) const;
    std::optional<indonesia::Applied> apply(const EntryText &entry, Where where) const;

    std::shared_ptr<const table::Game> m_game;
    table::Setup m_setup;
    indonesia::State m_state;
    indonesia::Outcome m_outcome;
};

} // namespace bandar::tests
