// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace bandar::record {

/// The code points of a text in valid UTF-8.
std::int64_t lengthOf(std::string_view text);
/// Nothing in it but white space.
bool isWhiteSpace(std::string_view text);
/// A character that nobody sees: white space, what Unicode lets a font leave out (Default_Ignorable_Code_Point), and
/// the few signs that are empty themselves, as the Braille pattern without dots.
bool isUnseen(char32_t point);
/// Nothing in it that can be seen.
bool isBlank(std::string_view text);
/// Control characters (Cc) or those that turn the direction of text (U+202A-202E, U+2066-2069).
bool hasHiddenCharacter(std::string_view text);
/// An ISO 8601 date, or date and time, of the Gregorian calendar.
bool isTime(std::string_view text);
/// What the id of a player may be: [a-z0-9-], 1 to 32 characters.
bool isId(std::string_view text);

/// The one of `names` that `word` was probably meant to be; empty where none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

} // namespace bandar::record
