// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "money.h"
#include "playermark.h"

#include <QList>
#include <QObject>
#include <qqmlregistration.h>

namespace bandar::app {

/// A phase of the year in the masthead: done, running now, or to come.
struct PhaseRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool done MEMBER done FINAL)
    Q_PROPERTY(bool now MEMBER now FINAL)

public:
    QString name;
    bool done = false;
    bool now = false;

    bool operator==(const PhaseRow &) const = default;
};

/// How far a player has come in one thing: an icon, what it allows, and both in words.
struct Level {
    Q_GADGET
    QML_VALUE_TYPE(level)
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    QString icon;
    QString text;
    QString spoken;

    bool operator==(const Level &) const = default;
};

/// A company as its owner's row tells it: the good it deals in, its units and what caps them, and both in words.
struct Holding {
    Q_GADGET
    QML_VALUE_TYPE(holding)
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    QString icon;
    QString text;
    QString spoken;

    bool operator==(const Holding &) const = default;
};

/// A player in order of play, with a figure for each account and the levels reached.
struct PlayerRow {
    Q_GADGET
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QList<bandar::app::Money> figures MEMBER figures FINAL)
    Q_PROPERTY(QList<bandar::app::Level> levels MEMBER levels FINAL)
    Q_PROPERTY(QList<bandar::app::Holding> holdings MEMBER holdings FINAL)
    Q_PROPERTY(int freeSlots MEMBER freeSlots FINAL)
    Q_PROPERTY(bool asked MEMBER asked FINAL)
    Q_PROPERTY(bool shown MEMBER shown FINAL)

public:
    PlayerMark mark;
    QList<Money> figures;
    QList<Level> levels;
    QList<Holding> holdings;
    int freeSlots = 0; ///< companies that the player could still take on
    bool asked = false;
    bool shown = false; ///< hidden figures are shown while the chip is held

    bool operator==(const PlayerRow &) const = default;
};

/// What an entry would do to one account of one player.
struct EffectRow {
    Q_GADGET
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(bool firstOfPlayer MEMBER firstOfPlayer FINAL)
    Q_PROPERTY(QString account MEMBER account FINAL)
    Q_PROPERTY(bandar::app::Money change MEMBER change FINAL)
    Q_PROPERTY(bandar::app::Money balance MEMBER balance FINAL)
    Q_PROPERTY(QString before MEMBER before FINAL)
    Q_PROPERTY(QString after MEMBER after FINAL)

public:
    PlayerMark mark;
    bool firstOfPlayer = false;
    QString account;
    Money change;
    Money balance;
    QString before{}; ///< of what is no money, with `after`: "0", "1 of 2"
    QString after{};

    bool operator==(const EffectRow &) const = default;
};

/// An amount to be tapped: what it would mean, whether it is the one that stands, and whether it can be had.
struct ValueRow {
    Q_GADGET
    Q_PROPERTY(QString meaning MEMBER meaning FINAL)
    Q_PROPERTY(bandar::app::Money amount MEMBER amount FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)

public:
    QString meaning;
    Money amount;
    bool chosen = false;
    bool possible = false;

    bool operator==(const ValueRow &) const = default;
};

/// A place in the order of play as the bids stand.
struct PlaceRow {
    Q_GADGET
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(bandar::app::Money bid MEMBER bid FINAL)
    Q_PROPERTY(bandar::app::Money counts MEMBER counts FINAL)
    Q_PROPERTY(QString multiplier MEMBER multiplier FINAL)
    Q_PROPERTY(bool hasBid MEMBER hasBid FINAL)
    Q_PROPERTY(bool typed MEMBER typed FINAL)
    Q_PROPERTY(bool entered MEMBER entered FINAL)

public:
    QString place;
    PlayerMark mark;
    Money bid;
    Money counts;
    QString multiplier;
    bool hasBid = false;
    bool typed = false;
    bool entered = false;

    bool operator==(const PlaceRow &) const = default;
};

} // namespace bandar::app
