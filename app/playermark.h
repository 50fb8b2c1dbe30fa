// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <QList>
#include <QObject>
#include <qqmlregistration.h>
#include <QString>
#include <QStringList>

namespace bandar::app {

/// Who a player is to the eye: the name, its initial, and the colour that decides the shape of the chip.
struct PlayerMark {
    Q_GADGET
    QML_VALUE_TYPE(playerMark)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString initial MEMBER initial FINAL)
    Q_PROPERTY(QString colour MEMBER colour FINAL)

public:
    QString name;
    QString initial;
    QString colour;

    bool operator==(const PlayerMark &) const = default;
};

/// The first letter of a name as people count letters, so that an emoji or an accent stays whole; in upper case.
QString initialOf(const QString &name);

/// The colours a player may have, in the order in which they are given to those who chose none.
const QStringList &markColours();

/// "red", in the language of the table.
QString colourInWords(const QString &colour);

/// The players in the order of the header. Whoever chose no colour is given one that nobody has.
QList<PlayerMark> marksOf(const table::Setup &setup);

} // namespace bandar::app
