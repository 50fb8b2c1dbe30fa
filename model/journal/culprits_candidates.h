// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/culprits.h"
#include "journal/culprits_effects.h"
#include "journal/culprits_samples.h"

#include <optional>
#include <vector>

namespace bandar::journal {

/// How well what an alteration does there and then fits the counts.
enum class Fit : std::uint8_t {
    everyCount,   ///< all that were made together
    countAsked,   ///< the one asked
    consequences, ///< none, but it changes who owns what: the rest may follow
    perhaps,      ///< none, but it is of the right size
};

/// An alteration that the game accepts where it stands, and that may explain the count.
struct Candidate {
    std::size_t place = 0;
    Change change;
    std::shared_ptr<const table::Entry> instead;
    std::int64_t weight = 0;
    Fit fit = Fit::everyCount;
};

/// Finds candidates entry by entry, the nearest to the count first.
class Candidates {
public:
    Candidates(const Journal &journal, const Evidence &evidence);
    std::vector<Candidate> find();

private:
    struct Where {
        std::size_t place;
        const Played *played;
        const table::State *before;
        Form form;
        Effects effects;
    };
    struct Seen {
        Slip slip;
        const table::Field *field;
        std::int64_t becomes;
        Effects effects;
        bool operator==(const Seen &) const = default;
    };

    std::optional<Where> locate(std::size_t place) const;
    void look(const Where &where);
    void lookAtWhole(const Where &where);
    void solveNumbers(const Where &where);
    void solve(const Where &where, const Form::Place &place);
    void consider(const Where &where, Alteration alteration);
    void addWithNumbers(const Where &where, const Alteration &alteration, Fit fit);
    std::shared_ptr<const table::Entry> entryAs(const Where &where, const Form &form) const;
    std::optional<Effects> tryOut(const Where &where, Form &form);
    std::optional<Fit> fitOf(const Effects &changed) const;
    bool isNear(const Effects &changed) const;
    bool fits(const Effects &changed, const Counted &counted) const;
    void add(const Where &where, const Change &change, std::shared_ptr<const table::Entry> instead, std::int64_t weight,
             Fit fit);
    std::int64_t gapToTwin(const Where &where) const;

    const Journal &m_journal;
    const Evidence &m_evidence;
    std::vector<table::Account> m_accounts;
    std::vector<const Played *> m_played; ///< by place
    std::vector<Form> m_forms;            ///< by place
    Samples m_samples;                    ///< for the entry that is looked at
    std::vector<Candidate> m_found;
    std::vector<Seen> m_seen; ///< of the entry that is looked at
    int m_left;               ///< entries that may still be tried out
};

} // namespace bandar::journal
