// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "playermark.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace bandar::app {

/// A track with its steps, what the next one gives, and the step that is chosen.
struct TrackRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString drawing MEMBER drawing FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString meaning MEMBER meaning FINAL)
    Q_PROPERTY(QStringList steps MEMBER steps FINAL)
    Q_PROPERTY(QString gives MEMBER gives FINAL)
    Q_PROPERTY(QString givesNote MEMBER givesNote FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(int from MEMBER from FINAL)
    Q_PROPERTY(bool secondLine MEMBER secondLine FINAL)

public:
    QString key; ///< "hull"
    QString drawing;
    QString name;
    QString meaning;
    QStringList steps; ///< what is printed at each: "1", "×5"
    QString gives;     ///< what the next step gives
    QString givesNote;
    bool possible = false; ///< a tap on the row takes the step
    bool chosen = false;
    int from = 0;            ///< the step, from 0, that the chosen marker leaves for the next one
    bool secondLine = false; ///< the steps for others stand on a line of their own

    bool operator==(const TrackRow &) const = default;
};

/// A marker on a track, or a step that may be taken: then `key` is its name, "hull-ben".
struct TrackChipRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)
    Q_PROPERTY(int track MEMBER track FINAL)
    Q_PROPERTY(int step MEMBER step FINAL)
    Q_PROPERTY(int line MEMBER line FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(bool apart MEMBER apart FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString key; ///< empty for a marker where it stands
    PlayerMark mark;
    QString spoken;
    int track = 0;
    int step = 0;       ///< from 0
    int line = 0;       ///< 1 for the line of its own
    int place = 0;      ///< among those at the same step and line
    int count = 0;      ///< of them
    bool apart = false; ///< those at its step stand so far apart that each can be tapped
    bool chosen = false;

    bool operator==(const TrackChipRow &) const = default;
};

} // namespace bandar::app
