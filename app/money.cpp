// SPDX-License-Identifier: MPL-2.0
#include "money.h"

#include "words/namer.h"

#include <QCoreApplication>

namespace bandar::app {

Money::Money(table::Money amount)
    : m_text(words::amount(amount.units())), m_sign((amount.units() > 0) - (amount.units() < 0))
{}

Money Money::secret()
{
    Money money;
    money.m_hidden = true;
    return money;
}

QString Money::digits() const { return m_sign < 0 ? m_text.sliced(1) : m_text; }

QString Money::spoken() const
{
    if (m_hidden)
        return QCoreApplication::translate("Money", "hidden");
    return m_sign < 0 ? QCoreApplication::translate("Money", "minus %1").arg(digits()) : m_text;
}

} // namespace bandar::app
