// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rows.h"
#include "runninggame.h"

namespace bandar::app {

/// A player who can be chosen, known by the id of the record.
struct PlayerChoice {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString key;
    PlayerMark mark;
    QString detail{}; ///< quiet words behind the name
    bool chosen = false;

    bool operator==(const PlayerChoice &) const = default;
};

/// A ready phrase or an account to be tapped.
struct NamedChoice {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString key;
    QString name;
    bool chosen = false;

    bool operator==(const NamedChoice &) const = default;
};

/// Everybody in the order of play.
QList<PlayerChoice> playersToChoose(const RunningGame &game, table::PlayerId chosen);
/// The player with that id; nobody where there is none.
table::PlayerId playerWith(const RunningGame &game, const QString &key);
/// The id of a player in the record; empty for nobody.
QString keyOf(const RunningGame &game, table::PlayerId player);

} // namespace bandar::app
