// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/money.h"

#include <QString>

#include <algorithm>
#include <optional>

namespace bandar::app {

/// An amount as it is typed, digit by digit, with its sign.
class TypedDigits {
public:
    /// As many as every amount of a record may have.
    static constexpr qsizetype most = 9;

    bool isEmpty() const { return m_digits.isEmpty(); }
    const QString &digits() const { return m_digits; }
    bool isNegative() const { return m_negative; }
    /// Nothing while no digit is typed.
    std::optional<table::Money> amount() const
    {
        if (isEmpty())
            return {};
        const table::Money size(m_digits.toLongLong());
        return m_negative ? -size : size;
    }

    void type(const QString &digit)
    {
        if (isNumber(digit) && digit.size() == 1 && m_digits.size() < most)
            m_digits = m_digits == u"0" ? digit : m_digits + digit;
    }
    void erase() { m_digits.chop(1); }
    void clear() { m_digits.clear(); }
    void turnSign() { m_negative = !m_negative; }
    /// Takes over what was kept, as far as it makes sense.
    void take(const QString &digits, bool negative)
    {
        m_digits = isNumber(digits) ? digits.left(most) : QString();
        m_negative = negative;
    }

private:
    static bool isNumber(const QString &text)
    {
        return std::ranges::all_of(text, [](QChar digit) { return digit >= u'0' && digit <= u'9'; });
    }

    QString m_digits;
    bool m_negative = false;
};

} // namespace bandar::app
