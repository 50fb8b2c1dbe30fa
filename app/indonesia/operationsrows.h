// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "money.h"
#include "playermark.h"

#include <QObject>

namespace bandar::app {

/// A company of the year: whose it is, what it deals in, and whether it has operated.
struct CompanyRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QString drawing MEMBER drawing FINAL)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString provinces MEMBER provinces FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(bool done MEMBER done FINAL)
    Q_PROPERTY(bool now MEMBER now FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)

public:
    QString key; ///< its first deed
    PlayerMark mark;
    QString drawing;
    QString kind;
    QString provinces;
    QString detail; ///< what it has to sell or to carry with
    bool done = false;
    bool now = false;
    bool possible = false; ///< the one who is asked could operate it

    bool operator==(const CompanyRow &) const = default;
};

/// A shipping line that can carry goods.
struct LineRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)

public:
    QString key; ///< its first deed
    PlayerMark mark;
    QString name;
    QString detail; ///< what it carries yet
    bool chosen = false;
    bool possible = false;

    bool operator==(const LineRow &) const = default;
};

/// A city as this good finds it: what it received before, what it gets now, and its places in all.
struct CityDemandRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString drawing MEMBER drawing FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)
    Q_PROPERTY(int before MEMBER before FINAL)
    Q_PROPERTY(int now MEMBER now FINAL)
    Q_PROPERTY(int places MEMBER places FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)

public:
    QString key;
    QString drawing;
    QString name;
    QString detail; ///< why it takes nothing
    QString spoken;
    int before = 0;
    int now = 0;
    int places = 0; ///< no fewer than what lies in it
    bool possible = false;

    bool operator==(const CityDemandRow &) const = default;
};

/// One delivery in the account.
struct DeliveryRow {
    Q_GADGET
    Q_PROPERTY(QString drawing MEMBER drawing FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(bandar::app::Money fees MEMBER fees FINAL)
    Q_PROPERTY(bandar::app::Money proceeds MEMBER proceeds FINAL)

public:
    QString drawing;
    QString name;
    QString detail;
    Money fees;
    Money proceeds;

    bool operator==(const DeliveryRow &) const = default;
};

/// A figure of a fleet: "Now 3", "At most 5 in era B".
struct FleetRow {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString count MEMBER count FINAL)
    Q_PROPERTY(bool total MEMBER total FINAL)

public:
    QString text;
    QString count;
    bool total = false; ///< what it comes to

    bool operator==(const FleetRow &) const = default;
};

/// What a player earns.
struct EarnerRow {
    Q_GADGET
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(bandar::app::Money amount MEMBER amount FINAL)

public:
    PlayerMark mark;
    QString text;
    Money amount;

    bool operator==(const EarnerRow &) const = default;
};

} // namespace bandar::app
