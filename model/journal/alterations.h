// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/alterations_form.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace bandar::journal {

/// How what was entered may differ from what happened.
enum class Slip : std::uint8_t {
    enteredTwice,      ///< an equal entry stands near
    tenTimesTooMuch,   ///< a zero too many
    tenTimesTooLittle, ///< a zero left out
    digitsSwapped,     ///< 12 for 21
    digitLeftOut,      ///< 15 for 125
    digitTooMany,      ///< 1225 for 125
    digitWrong,        ///< 135 for 125
    fewTooMany,        ///< one to three more than there were
    fewTooLittle,      ///< one to three less
    otherNumber,       ///< any other number
    signTurned,        ///< plus for minus
    otherWayRound,     ///< two players exchanged
    otherPlayer,
    otherName,
    numberLeftOut, ///< a key that may be left out
    numberTooMuch, ///< the same, given where there was nothing
    itemLeftOut,
    itemTwice,
    itemTooMany,
    neverHappened, ///< the whole entry
    onceOnly,      ///< it happened once more
};

/// One difference between two entries, in figures.
struct Change {
    Slip slip = Slip::otherNumber;
    const table::Field *field = nullptr; ///< what differs; empty for the whole entry
    std::int64_t was = 0;                ///< as entered: a number, or the place of a player or of a name
    std::int64_t becomes = 0;
};

/// An entry with one thing in it put differently.
struct Alteration {
    Change change;
    Form form;
    std::int64_t weight = 0; ///< how common the slip is, against others
};

/// How common a slip is at a table, against others.
std::int64_t weightOf(Slip slip, std::int64_t was = 0, std::int64_t becomes = 0);

/// What kind of slip turns one number into another.
Slip slipBetween(std::int64_t happened, std::int64_t entered);

/// Every number of an entry with the numbers that may have been meant.
std::vector<Alteration> otherNumbers(const Form &form);
/// Other players, other names, things turned round.
std::vector<Alteration> otherNames(const Form &form, std::size_t players);
/// Numbers and items of lists that may be too many, or missing. `samples` are entries of the same kind, the likeliest
/// first, whose items are tried.
std::vector<Alteration> leftOutOrTooMuch(const Form &form, std::span<const Form> samples);

} // namespace bandar::journal
