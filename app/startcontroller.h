// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "gameface.h"
#include "playermark.h"
#include "rowsmodel.h"

#include <QObject>

namespace bandar::app {

/// An entry as it is remembered: its number, who made it, and what it was.
struct RememberedRow {
    Q_GADGET
    Q_PROPERTY(QString number MEMBER number FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

public:
    QString number;
    PlayerMark mark; ///< nobody's where nobody in particular made it
    QString text;

    bool operator==(const RememberedRow &) const = default;
};

/// "Where were we": what was entered last into a game that is taken up again.
class StartController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::RowsModel *entries READ entries CONSTANT FINAL)
    Q_PROPERTY(QString played READ played CONSTANT FINAL)

public:
    /// `lastPlayed` is the time of its last act.
    StartController(const RunningGame &game, const GameFace &face, const QString &lastPlayed,
                    QObject *parent = nullptr);

    RowsModel *entries() const { return m_entries; } ///< RememberedRow, the last one last
    QString played() const { return m_played; }      ///< "last played yesterday"

private:
    RowsModel *m_entries;
    QString m_played;
};

} // namespace bandar::app
