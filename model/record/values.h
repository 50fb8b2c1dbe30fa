// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/fault.h"
#include "record/json.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bandar::record {

// Each takes one value of the key that stands in `fault.key`, or tells in `fault` what was expected.

bool takeNumber(const Json &json, std::int64_t least, std::int64_t most, std::int64_t &number, Fault &fault);
/// A text without hidden characters, of at most `most` code points; blank only where that is said.
bool takeText(const Json &json, std::int64_t most, std::string &text, Fault &fault, bool mayBeBlank = false);
bool takeFlag(const Json &json, bool &flag, Fault &fault);
bool takeTime(const Json &json, std::string &time, Fault &fault);
/// The place of a name in a closed list. The fault tells the one that was probably meant, or what there is.
bool takeName(const Json &json, std::span<const std::string_view> names, Fault::Kind unknown, std::int64_t &place,
              Fault &fault);

/// What a text looks like in a message: nothing if it is long or holds what does not belong in one.
std::string shown(const std::string &text);

/// Fills `fault` for a key that is not known.
void unknownKey(std::string_view key, std::span<const std::string_view> known, Fault &fault);
/// The names with commas between, for a hint where none is near.
std::string listed(std::span<const std::string_view> names);

} // namespace bandar::record
