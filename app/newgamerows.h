// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "playermark.h"

#include <QList>
#include <QObject>
#include <qqmlregistration.h>

namespace bandar::app {

/// Somebody who plays in the new game, at that place of the order; or who could.
struct PersonRow {
    Q_GADGET
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString spokenColour MEMBER spokenColour FINAL)

public:
    PlayerMark mark;
    QString place{};
    QString spokenColour{};

    bool operator==(const PersonRow &) const = default;
};

/// A colour that somebody may take: as their chip would be, or as that of who has it now.
struct ColourRow {
    Q_GADGET
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(bool taken MEMBER taken FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    PlayerMark mark;
    bool taken = false;
    bool chosen = false;
    QString spoken{};

    bool operator==(const ColourRow &) const = default;
};

/// One way to play it: "hidden", an icon, and what it is called.
struct OptionChoice {
    Q_GADGET
    QML_VALUE_TYPE(optionChoice)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString value;
    QString text;
    QString icon;
    bool chosen = false;

    bool operator==(const OptionChoice &) const = default;
};

/// What is to be agreed before a game, and what the chosen way means.
struct OptionRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString head MEMBER head FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QList<bandar::app::OptionChoice> choices MEMBER choices FINAL)

public:
    QString key;
    QString head;
    QString note;
    QList<OptionChoice> choices;

    bool operator==(const OptionRow &) const = default;
};

/// A place at the table: who sits there, or who would if it were tapped.
struct SeatRow {
    Q_GADGET
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(bool taken MEMBER taken FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    PlayerMark mark;
    bool taken = false;
    QString spoken;

    bool operator==(const SeatRow &) const = default;
};

} // namespace bandar::app
