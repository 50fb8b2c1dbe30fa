// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <string>
#include <string_view>

namespace bandar::record {

/// A text as one cell of RFC 4180, quoted where it must be or where a spreadsheet might part it. What a spreadsheet
/// would take for a formula (it begins with = + - @ or a control character) gets an apostrophe in front. Not for
/// numbers: those are written as they are, the minus included.
std::string csvCell(std::string_view text);

} // namespace bandar::record
