// SPDX-License-Identifier: MPL-2.0
#include "record/text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

namespace bandar::record {

namespace {

// Calls back with every code point of valid UTF-8, until the callback says no.
template <class Callback>
bool allCodePoints(std::string_view text, Callback &&callback)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        // The leading ones of the first byte count the bytes; a byte without any stands alone.
        const auto bytes = static_cast<std::size_t>(std::max(1, std::countl_one(lead)));
        char32_t point = bytes == 1 ? lead : lead & (0x7FU >> bytes);
        for (std::size_t more = 1; more < bytes && at + more < text.size(); ++more)
            point = point << 6 | (static_cast<unsigned char>(text[at + more]) & 0x3FU);
        if (!callback(point))
            return false;
        at += bytes;
    }
    return true;
}

bool isSpace(char32_t c)
{
    return c == ' ' || (c >= 0x09 && c <= 0x0D) || c == 0x85 || c == 0xA0 || c == 0x1680 ||
           (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

/// The characters from one to another.
struct Span {
    char32_t first;
    char32_t last;
};

// Default_Ignorable_Code_Point of Unicode 15, and what is empty by itself: the Braille pattern without dots, the frame
// of an annotation, the Egyptian blanks, and the head of a note that is not drawn.
constexpr std::array unseen{
    Span{0x00AD, 0x00AD},   Span{0x034F, 0x034F},   Span{0x061C, 0x061C},   Span{0x115F, 0x1160},
    Span{0x17B4, 0x17B5},   Span{0x180B, 0x180F},   Span{0x200B, 0x200F},   Span{0x202A, 0x202E},
    Span{0x2060, 0x206F},   Span{0x2800, 0x2800},   Span{0x3164, 0x3164},   Span{0xFE00, 0xFE0F},
    Span{0xFEFF, 0xFEFF},   Span{0xFFA0, 0xFFA0},   Span{0xFFF0, 0xFFFB},   Span{0x13441, 0x13442},
    Span{0x1BCA0, 0x1BCA3}, Span{0x1D159, 0x1D159}, Span{0x1D173, 0x1D17A}, Span{0xE0000, 0xE0FFF},
};

// Takes digits off the front of `text`.
std::optional<int> takeNumber(std::string_view &text, std::size_t digits)
{
    if (text.size() < digits)
        return std::nullopt;
    int number = 0;
    for (char digit : text.substr(0, digits)) {
        if (digit < '0' || digit > '9')
            return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    text.remove_prefix(digits);
    return number;
}

bool take(std::string_view &text, char wanted)
{
    if (text.empty() || text.front() != wanted)
        return false;
    text.remove_prefix(1);
    return true;
}

bool takeDate(std::string_view &text)
{
    const auto year = takeNumber(text, 4);
    if (!year || !take(text, '-'))
        return false;
    const auto month = takeNumber(text, 2);
    if (!month || !take(text, '-'))
        return false;
    const auto day = takeNumber(text, 2);
    if (!day || *year < 1 || *month < 1 || *month > 12)
        return false;
    constexpr std::array days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (*year % 4 == 0 && *year % 100 != 0) || *year % 400 == 0;
    return *day >= 1 && *day <= days[static_cast<std::size_t>(*month - 1)] + (*month == 2 && leap ? 1 : 0);
}

bool takeClock(std::string_view &text)
{
    const auto hour = takeNumber(text, 2);
    if (!hour || *hour > 23 || !take(text, ':'))
        return false;
    const auto minute = takeNumber(text, 2);
    if (!minute || *minute > 59)
        return false;
    if (!take(text, ':'))
        return true;
    const auto second = takeNumber(text, 2);
    if (!second || *second > 60)
        return false;
    if (take(text, '.') || take(text, ',')) {
        const std::size_t digits = text.find_first_not_of("0123456789");
        if (digits == 0 || text.empty())
            return false;
        text.remove_prefix(std::min(digits, text.size()));
    }
    return true;
}

bool takeZone(std::string_view &text)
{
    if (text.empty() || take(text, 'Z'))
        return true;
    if (!take(text, '+') && !take(text, '-'))
        return false;
    const auto hours = takeNumber(text, 2);
    if (!hours || *hours > 23)
        return false;
    const bool colon = take(text, ':');
    if (text.empty())
        return !colon;
    const auto minutes = takeNumber(text, 2);
    return minutes && *minutes <= 59;
}

std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t at = 0; at <= b.size(); ++at)
        row[at] = at;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

} // namespace

std::int64_t lengthOf(std::string_view text)
{
    return std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
}

bool isWhiteSpace(std::string_view text) { return allCodePoints(text, isSpace); }

bool isUnseen(char32_t point)
{
    return isSpace(point) ||
           std::ranges::any_of(unseen, [point](const Span &span) { return point >= span.first && point <= span.last; });
}

bool isBlank(std::string_view text) { return allCodePoints(text, isUnseen); }

bool hasHiddenCharacter(std::string_view text)
{
    return !allCodePoints(text, [](char32_t c) {
        const bool control = c < 0x20 || (c >= 0x7F && c <= 0x9F);
        const bool turns = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        return !control && !turns;
    });
}

bool isTime(std::string_view text)
{
    if (!takeDate(text))
        return false;
    if (text.empty())
        return true;
    return take(text, 'T') && takeClock(text) && takeZone(text) && text.empty();
}

bool isId(std::string_view text)
{
    return !text.empty() && text.size() <= 32 &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> names)
{
    constexpr std::size_t longest = 64;
    if (word.empty() || word.size() > longest)
        return {};
    std::string_view best;
    std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (std::string_view name : names) {
        const std::size_t edits = distance(word, name);
        if (edits < least) {
            least = edits;
            best = name;
        }
    }
    return best;
}

} // namespace bandar::record
