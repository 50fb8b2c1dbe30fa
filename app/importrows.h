// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QObject>
#include <qqmlregistration.h>
#include <QString>

namespace bandar::app {

/// A game that is here and begins like one from a file: what tells it from others, and how far the two agree.
struct AlikeRow {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(QString standing MEMBER standing FINAL)
    Q_PROPERTY(QString played MEMBER played FINAL)
    Q_PROPERTY(QString how MEMBER how FINAL)
    Q_PROPERTY(bool fits MEMBER fits FINAL)

public:
    QString title;
    QString players{}; ///< where a title stands first
    QString standing;
    QString played;
    QString how;       ///< "The file has 8 entries more", or where they part
    bool fits = false; ///< it can be the same game: one goes on with the other

    bool operator==(const AlikeRow &) const = default;
};

} // namespace bandar::app
