// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/alterations.h"
#include "journal/journal.h"

#include <memory>
#include <vector>

namespace bandar::journal {

/// What was counted, against the books at that moment.
struct Counted {
    EntryId id = 0;        ///< of the count entry; 0 for a claim that was not entered
    std::size_t place = 0; ///< among the entries in force
    table::Claim claim;
    table::Money books;

    table::Money difference() const { return claim.amount - books; }
    bool agrees() const { return claim.amount == books; }
};

/// What would make the books agree with the count.
struct Explanation {
    Change change;
    std::shared_ptr<const table::Entry> instead; ///< what happened; nothing if the entry never did
    std::int64_t weight = 0;                     ///< how likely, against others that explain as many counts
    std::int64_t counts = 0;  ///< of those made together, how many then hold; those that then fail count against it
    std::size_t knockOns = 0; ///< entries that would then be flagged, or supplied
};

/// An entry that may be why a count differs.
struct Suspect {
    EntryId id = 0;
    std::size_t place = 0;
    table::Money effect;                   ///< on the account, or on what ends up in it
    std::vector<Explanation> explanations; ///< likeliest first; none if it only touched the account
};

/// What a search goes by.
struct Evidence {
    Counted asked;
    std::vector<Counted> together; ///< made at the same time by others
    std::vector<Counted> agreed;   ///< earlier ones that agreed and must go on doing so
    std::vector<Counted> differed; ///< earlier ones that did not
    std::size_t from = 0;          ///< the first entry that may be wrong
    std::size_t to = 0;            ///< the one after the last
};

/// The entries that may be why the count asked for differs, likeliest first: those that explain it if one of their
/// fields is put differently, if they never happened, or happened once more; then the others that touched the account.
/// Only one wrong entry is looked for. The work is bounded: in a long game the nearest entries are looked at first.
std::vector<Suspect> findCulprits(const Journal &journal, const Evidence &evidence);

} // namespace bandar::journal
