// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonArray>
#include <QList>
#include <QString>

namespace bandar::app {

/// Somebody who plays at this table: the name, the colour of the pieces, and the seat, 0 if not told.
struct Person {
    QString name;
    QString colour;
    int seat = 0;

    bool operator==(const Person &) const = default;
};

/// As they are stored, in their order.
QJsonArray arrayOf(const QList<Person> &people);
/// Those of them that can be read, each name once.
QList<Person> peopleOf(const QJsonValue &value);

/// What a table remembers apart from its games: who has ever played, who played last, in which order, and how.
struct Memory {
    QList<Person> people;            ///< who played last comes first
    QList<Person> group;             ///< of the last game, in order of play
    QHash<QString, QString> options; ///< of the last game

    /// Another game begins.
    void keep(const QList<Person> &players, const QHash<QString, QString> &chosen);

    QByteArray toJson() const;
    /// What can be read of it; the rest is as if it had never been.
    static Memory fromJson(const QByteArray &json);

    bool operator==(const Memory &) const = default;
};

} // namespace bandar::app
