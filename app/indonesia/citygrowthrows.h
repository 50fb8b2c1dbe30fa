// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "money.h"
#include "playermark.h"

#include <QList>
#include <QObject>
#include <QString>

namespace bandar::app {

/// A good that cities need to grow.
struct NeededGoodRow {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    QString icon;
    QString name;

    bool operator==(const NeededGoodRow &) const = default;
};

/// A city at the end of the year: what it received of each needed good, what becomes of it, whether a tap chooses it.
struct CityRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString drawing MEMBER drawing FINAL)
    Q_PROPERTY(int size MEMBER size FINAL)
    Q_PROPERTY(QList<int> received MEMBER received FINAL)
    Q_PROPERTY(QString remark MEMBER remark FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)
    Q_PROPERTY(bool largest MEMBER largest FINAL)
    Q_PROPERTY(bool grows MEMBER grows FINAL)
    Q_PROPERTY(bool waiting MEMBER waiting FINAL)
    Q_PROPERTY(bool tappable MEMBER tappable FINAL)

public:
    QString key; ///< its name in records
    QString name;
    QString drawing;
    int size = 0;
    QList<int> received; ///< by needed good, no more than the size
    QString remark;      ///< "grows to 2", "lacks 1 spice"
    QString spoken;
    bool largest = false;
    bool grows = false;
    bool waiting = false; ///< one of those that the first player has to choose from
    bool tappable = false;

    bool operator==(const CityRow &) const = default;
};

/// The account of a player as the year closes: cash, earnings, and what comes of them.
struct ClosingRow {
    Q_GADGET
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(bandar::app::Money cash MEMBER cash FINAL)
    Q_PROPERTY(bandar::app::Money earnings MEMBER earnings FINAL)
    Q_PROPERTY(bandar::app::Money then MEMBER then FINAL)

public:
    PlayerMark mark;
    Money cash;
    Money earnings;
    Money then;

    bool operator==(const ClosingRow &) const = default;
};

/// The markers of one size that are left, before and after.
struct MarkerRow {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString before MEMBER before FINAL)
    Q_PROPERTY(QString after MEMBER after FINAL)

public:
    QString icon;
    QString name;
    QString before; ///< empty where it stays
    QString after;

    bool operator==(const MarkerRow &) const = default;
};

} // namespace bandar::app
