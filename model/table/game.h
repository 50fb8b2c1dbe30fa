// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/books.h"
#include "table/field.h"
#include "table/identity.h"
#include "table/remark.h"
#include "table/view.h"

#include <any>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <typeinfo>
#include <variant>
#include <vector>

namespace bandar::table {

/// Who sits at the table, in starting order of play.
struct Player {
    std::string id;
    std::string name;
    std::string colour; ///< empty if not told
    int seat = 0;       ///< 1 to 5 clockwise, 0 if not told
};

/// What is agreed before the first entry.
struct Setup {
    std::vector<Player> players;
    std::vector<std::size_t> options; ///< the value chosen for each option of the game
};

/// An option of the header: its values, the first of which is the default.
struct Option {
    std::string_view key;
    std::span<const std::string_view> values;
};

/// What any entry may carry, whatever the game.
struct Annotations {
    std::string at; ///< ISO 8601; empty if not told
    std::string note;
    std::string ruling; ///< what the table agreed
    bool outOfTurn = false;

    Strictness strictness() const { return {!ruling.empty(), outOfTurn}; }
};

/// One kind of entry: the word in `do` and its keys, in the order of normal form.
struct EntryKind {
    std::string_view word;
    std::span<const Field> fields;
};

/// An entry of some game: its kind by place in Game::kinds(), and the game's own struct within.
struct Entry {
    std::size_t kind = 0;
    std::any what;
    Annotations annotations;
};

/// A state of some game: an immutable value, cheap to keep.
class State {
public:
    State() = default;
    template <class Typed>
    explicit State(std::shared_ptr<const Typed> typed) : m_typed(std::move(typed)), m_type(&typeid(Typed))
    {}

    /// The state in its game's own type. Of another game, or where there is none, it throws: a fault of the program.
    template <class Typed>
    const Typed &as() const
    {
        if (m_typed == nullptr || *m_type != typeid(Typed))
            throw std::bad_cast();
        return *static_cast<const Typed *>(m_typed.get());
    }

private:
    std::shared_ptr<const void> m_typed;
    const std::type_info *m_type = nullptr;
};

/// What an entry did: the next state, the money that moved and what else is to be told.
template <class Typed>
struct OutcomeOf {
    Typed next;
    std::vector<Posting> postings;
    std::vector<Remark> events;
};
using Outcome = OutcomeOf<State>;
using Applied = std::variant<Outcome, Refusal>;

/// Who must act next, and with what kind of entry.
struct Awaited {
    PlayerId player; ///< empty where nobody in particular is asked
    std::size_t kind = 0;

    bool operator==(const Awaited &) const = default;
};

/// Where in the game a state stands.
struct Moment {
    std::int64_t year = 0;
    std::string_view phase;

    bool operator==(const Moment &) const = default;
};

/// What is entered for one who is asked and never answered, and the moment of that question.
struct Decline {
    Entry entry;
    Moment of;
    bool ofAuction = false; ///< something that was opened within a phase and keeps the rest of it waiting
};

/// What an entry says that an account holds.
struct Claim {
    AccountId account;
    Money amount;
};

/// The score of every player, if the game ended now.
struct Standings {
    struct Row {
        PlayerId player;
        std::vector<Money> columns;
        Money total;
        std::int64_t rank = 0;
        bool tied = false; ///< the total is shared: the rank follows the order of play
    };
    std::vector<std::string_view> columns;
    std::vector<Row> rows; ///< in the order of the header
    bool finished = false;
};

/// A game as the rest of the house knows it: pure functions over its states and entries. Nothing outside the game's own
/// folder needs more.
class Game {
public:
    virtual ~Game() = default;

    virtual std::string_view name() const = 0;
    /// Raised by one whenever the same entries may lead to another state than before: a rule was mended, or a number.
    virtual int rulesVersion() const = 0;
    virtual std::pair<std::size_t, std::size_t> playerRange() const = 0;
    virtual std::span<const Option> options() const = 0;
    virtual std::span<const EntryKind> kinds() const = 0;
    virtual std::vector<Account> accounts(const Setup &setup) const = 0;

    /// An entry of that kind with nothing filled in, and the struct its fields belong to.
    virtual Entry blank(std::size_t kind) const = 0;
    virtual void *fields(Entry &entry) const = 0;
    virtual const void *fields(const Entry &entry) const = 0;

    virtual Outcome start(const Setup &setup) const = 0;
    virtual Applied apply(const State &state, const Entry &entry) const = 0;
    virtual std::vector<Awaited> awaited(const State &state) const = 0;
    /// The entry with its defaults left out and every thing called by its first name; `entry` was accepted in `state`.
    virtual Entry normal(const State &state, const Entry &entry) const = 0;

    virtual Moment moment(const State &state) const = 0;
    /// The phases of a year in their order; in the last one the game is over.
    virtual std::span<const std::string_view> phases() const = 0;
    /// The phase that an entry belongs to; nothing for what may be entered at any time.
    virtual std::optional<std::string_view> phaseOf(const Entry &entry) const = 0;
    /// The decline for the one who is asked, or for the open auction beside that; nothing when nobody is asked.
    virtual std::optional<Decline> decline(const State &state) const = 0;
    /// What an entry says was counted; nothing for every other entry.
    virtual std::optional<Claim> claim(const Entry &entry) const = 0;
    /// To be read while the state stands.
    virtual Balances books(const State &state) const = 0;
    /// Whether only its owner may see the balance.
    virtual bool isHidden(const State &state, AccountId account) const = 0;
    virtual Standings standings(const State &state) const = 0;
    virtual View view(const Setup &setup, const State &state) const = 0;
};

} // namespace bandar::table
