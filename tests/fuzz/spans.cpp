// SPDX-License-Identifier: MPL-2.0
#include "spans.h"

#include <algorithm>

namespace bandar::fuzz {

namespace {

constexpr std::string_view numerals = "-0123456789";

/// The place after the quote that closes the text opened at `at`.
std::size_t afterText(std::string_view line, std::size_t at)
{
    return std::min(line.find('"', at + 1), line.size() - 1) + 1;
}

/// The place after the value that begins at `at`.
std::size_t afterValue(std::string_view line, std::size_t at)
{
    int depth = 0;
    while (at < line.size()) {
        const char c = line[at];
        if (c == '"') {
            at = afterText(line, at);
        } else if (c == '[' || c == '{') {
            ++depth;
            ++at;
        } else if (depth == 0 && (c == ',' || c == ']' || c == '}')) {
            return at;
        } else {
            depth -= c == ']' || c == '}' ? 1 : 0;
            ++at;
        }
        if (depth == 0 && (c == ']' || c == '}'))
            return at;
    }
    return at;
}

} // namespace

std::vector<Span> words(std::string_view line)
{
    std::vector<Span> found;
    for (std::size_t at = line.find('"'); at < line.size(); at = line.find('"', at)) {
        const std::size_t end = afterText(line, at);
        found.push_back({at + 1, end - at > 2 ? end - at - 2 : 0});
        at = end;
    }
    return found;
}

std::vector<Span> numbers(std::string_view line)
{
    std::vector<Span> found;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find_first_not_of(numerals, at), line.size());
        if (end > at)
            found.push_back({at, end - at});
        at = end < line.size() && line[end] == '"' ? afterText(line, end) : end + 1;
    }
    return found;
}

std::vector<Member> members(std::string_view line)
{
    std::vector<Member> found;
    for (const Span &key : words(line)) {
        const std::size_t colon = line.find_first_not_of(" ", key.end() + 1);
        if (colon >= line.size() || line[colon] != ':')
            continue;
        const std::size_t from = std::min(line.find_first_not_of(" ", colon + 1), line.size());
        const std::size_t end = afterValue(line, from);
        found.push_back({{key.from - 1, end - key.from + 1}, key, {from, end - from}});
    }
    return found;
}

} // namespace bandar::fuzz
