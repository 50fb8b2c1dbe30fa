// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "money.h"
#include "playermark.h"

#include <QObject>
#include <qqmlregistration.h>
#include <QStringList>

namespace bandar::tests {

/// Values of every kind that a part can be asked to draw.
class Samples : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    Q_INVOKABLE static QStringList colours();
    Q_INVOKABLE static bandar::app::PlayerMark mark(int place);
    Q_INVOKABLE static bandar::app::Money amount(int units);
    Q_INVOKABLE static bandar::app::Money secret();
};

} // namespace bandar::tests
