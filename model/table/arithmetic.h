// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <cstdint>
#include <limits>

namespace bandar::table {

/// The sum, held at the ends of 64 bits: a number that large is refused by the books, never wrapped.
constexpr std::int64_t add(std::int64_t a, std::int64_t b)
{
    std::int64_t sum = 0;
    if (!__builtin_add_overflow(a, b, &sum))
        return sum;
    return b > 0 ? std::numeric_limits<std::int64_t>::max() : std::numeric_limits<std::int64_t>::min();
}

/// The product, held at the ends of 64 bits like add().
constexpr std::int64_t multiply(std::int64_t a, std::int64_t b)
{
    std::int64_t product = 0;
    if (!__builtin_mul_overflow(a, b, &product))
        return product;
    return (a > 0) == (b > 0) ? std::numeric_limits<std::int64_t>::max() : std::numeric_limits<std::int64_t>::min();
}

} // namespace bandar::table
