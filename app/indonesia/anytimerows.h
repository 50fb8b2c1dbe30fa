// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rows.h"

namespace bandar::app {

/// An entry that may be why a count differs, and what would explain it.
struct SuspectRow {
    Q_GADGET
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(QString why MEMBER why FINAL)

public:
    QString entry;
    QString why;

    bool operator==(const SuspectRow &) const = default;
};

/// A place in the final table; empty figures while it is not revealed.
struct StandingRow {
    Q_GADGET
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QList<bandar::app::Money> figures MEMBER figures FINAL)
    Q_PROPERTY(bandar::app::Money score MEMBER score FINAL)
    Q_PROPERTY(bool shown MEMBER shown FINAL)

public:
    QString place;
    PlayerMark mark{};
    QList<Money> figures{};
    Money score{};
    bool shown = false;

    bool operator==(const StandingRow &) const = default;
};

} // namespace bandar::app
