// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/arithmetic.h"

#include <compare>
#include <cstdint>

namespace bandar::table {

/// An amount in whole units of a currency (rupiah in Indonesia). Sums are held at the ends of 64 bits, and Books
/// take nothing near them, so that an amount is right or refused, never wrapped.
class Money {
public:
    constexpr Money() = default;
    constexpr explicit Money(std::int64_t units) : m_units(units) {}

    constexpr std::int64_t units() const { return m_units; }
    constexpr auto operator<=>(const Money &) const = default;

    constexpr Money operator-() const { return Money(multiply(m_units, -1)); }
    friend constexpr Money operator+(Money a, Money b) { return Money(add(a.m_units, b.m_units)); }
    friend constexpr Money operator-(Money a, Money b) { return a + -b; }
    friend constexpr Money operator*(Money a, std::int64_t times) { return Money(multiply(a.m_units, times)); }
    constexpr Money &operator+=(Money other) { return *this = *this + other; }
    constexpr Money &operator-=(Money other) { return *this = *this - other; }

private:
    std::int64_t m_units = 0;
};

} // namespace bandar::table
