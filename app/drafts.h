// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/kept_game.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace bandar::app {

/// How long what is half typed waits for the disk at the most: milliseconds.
inline constexpr int draftsWait = 300;

/// The half-typed entries of a game, one for each panel and occasion: in memory with the tap, and the last of every
/// panel in the library soon after. All that wait are written in one transaction; what is entered before is not
/// written.
class Drafts : public QObject {
    Q_OBJECT

public:
    /// `game` keeps them, and outlives this; without it they are in memory alone.
    explicit Drafts(const journal::KeptGame *game);
    /// Writes what still waits.
    ~Drafts() override;

    /// Empty where nothing was typed.
    QByteArray at(const QString &panel, const QString &occasion) const;
    void keep(const QString &panel, const QString &occasion, const QByteArray &draft);
    /// The same as at(), for a panel that goes on with it: from now on it is the last of its panel again.
    QByteArray takeUp(const QString &panel, const QString &occasion);
    /// What was typed on that panel is entered: it is still in memory, for an undo, and waits for the disk no longer.
    void enter(const QString &panel) { m_waiting.remove(panel); }
    /// Writes what waits. What the disk does not take waits for the next call, or for the next tap.
    void write();

private:
    struct Typed {
        QString occasion;
        QByteArray draft;

        bool operator==(const Typed &) const = default;
    };
    static Typed fromJson(const QByteArray &json);
    static QByteArray toJson(const Typed &typed);
    const Typed &stored(const QString &panel) const;
    void wait(const QString &panel, const Typed &typed);

    const journal::KeptGame *m_game;
    QHash<QString, QByteArray> m_typed;
    mutable QHash<QString, Typed> m_stored; ///< what the library holds, as far as anybody has asked
    QHash<QString, Typed> m_waiting;
    QTimer m_timer;
};

} // namespace bandar::app
