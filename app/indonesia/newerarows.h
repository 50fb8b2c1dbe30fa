// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "playermark.h"

#include <QObject>
#include <QString>

namespace bandar::app {

/// A province where somebody may want to build, and in short why not.
struct ProvinceRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(bool tappable MEMBER tappable FINAL)

public:
    QString key; ///< its name in records
    QString name;
    QString reason;
    bool possible = false;
    bool chosen = false;
    bool tappable = false; ///< possible, or by a ruling of the table

    bool operator==(const ProvinceRow &) const = default;
};

/// A player who builds later.
struct BuilderRow {
    Q_GADGET
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)

public:
    PlayerMark mark;

    bool operator==(const BuilderRow &) const = default;
};

} // namespace bandar::app
