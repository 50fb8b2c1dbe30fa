// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace bandar::fuzz {

/// A piece of a line, by its place.
struct Span {
    std::size_t from = 0;
    std::size_t size = 0;

    std::size_t end() const { return from + size; }
    std::string_view in(std::string_view line) const { return line.substr(from, size); }
};

/// A key with its value: `whole` is both and the colon.
struct Member {
    Span whole;
    Span key; ///< without the quotes
    Span value;
};

// Pieces of a line that is more or less JSON. Nothing here needs it to be right.

std::vector<Span> words(std::string_view line); ///< what stands in quotes
std::vector<Span> numbers(std::string_view line);
std::vector<Member> members(std::string_view line);

} // namespace bandar::fuzz
