// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/money.h"

#include <QObject>
#include <qqmlregistration.h>
#include <QString>

namespace bandar::app {

/// An amount as the screen may show it. It holds words, never a number, so QML can neither compute with it nor cut it,
/// and a hidden one holds nothing that could give it away.
class Money {
    Q_GADGET
    QML_VALUE_TYPE(money)
    Q_PROPERTY(QString text READ text CONSTANT FINAL)
    Q_PROPERTY(QString digits READ digits CONSTANT FINAL)
    Q_PROPERTY(QString spoken READ spoken CONSTANT FINAL)
    Q_PROPERTY(int sign READ sign CONSTANT FINAL)
    Q_PROPERTY(bool hidden READ isHidden CONSTANT FINAL)

public:
    /// No amount at all: empty text.
    Money() = default;
    explicit Money(table::Money amount);
    /// An amount that hidden money protects.
    static Money secret();

    QString text() const { return m_text; }
    QString digits() const; ///< the text without its sign, which the screen draws
    QString spoken() const;
    int sign() const { return m_sign; }
    bool isHidden() const { return m_hidden; }

    bool operator==(const Money &) const = default;

private:
    QString m_text;
    int m_sign = 0;
    bool m_hidden = false;
};

} // namespace bandar::app
