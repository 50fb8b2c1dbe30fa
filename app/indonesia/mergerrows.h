// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "money.h"
#include "playermark.h"

#include <QList>
#include <QObject>
#include <QString>

namespace bandar::app {

/// A company that could be merged: what it is, or why not with the one that is chosen.
struct MergeCompanyRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString drawing MEMBER drawing FINAL)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(bandar::app::PlayerMark owner MEMBER owner FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)

public:
    QString key;     ///< its first deed, by the name in records
    QString drawing; ///< the icon of its kind
    QString kind;
    QString name;
    QString detail;
    PlayerMark owner;
    bool chosen = false;
    bool possible = false;

    bool operator==(const MergeCompanyRow &) const = default;
};

/// A player in a merger: who announces, wins or bids, up to what, or why not.
struct MergerPlayerRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(QString announcing MEMBER announcing FINAL)
    Q_PROPERTY(bandar::app::Money bid MEMBER bid FINAL)
    Q_PROPERTY(QString spoken READ spoken FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)

public:
    QString key; ///< the player's id in records
    PlayerMark mark;
    QString detail;     ///< of the bidding
    QString announcing; ///< whether the player could announce the merger, where that is a question
    Money bid;          ///< of the leader of an auction
    /// All of it, as a screen reader says it.
    QString spoken() const
    {
        QStringList words{mark.name, detail, announcing, bid.spoken()};
        words.removeAll(QString());
        return words.join(QStringLiteral(", "));
    }
    bool chosen = false;
    bool possible = false;

    bool operator==(const MergerPlayerRow &) const = default;
};

/// A price on the ladder: what a unit costs, and a figure for each head.
struct RungRow {
    Q_GADGET
    Q_PROPERTY(QString unit MEMBER unit FINAL)
    Q_PROPERTY(QString remark MEMBER remark FINAL)
    Q_PROPERTY(QList<bandar::app::Money> figures MEMBER figures FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)
    Q_PROPERTY(bool gap MEMBER gap FINAL)
    Q_PROPERTY(int rank MEMBER rank FINAL)

public:
    QString unit;
    QString remark; ///< "opening"
    QList<Money> figures;
    bool chosen = false;
    bool possible = false;
    bool gap = false; ///< prices are left out behind it
    int rank = 0;     ///< where there is no room for all, those of the highest rank are left out

    bool operator==(const RungRow &) const = default;
};

} // namespace bandar::app
