// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "people.h"
#include "record/reader.h"

#include <QDateTime>

namespace bandar::app {

/// A time as records have it, with its offset.
QString recordTime(const QDateTime &time);

/// The header of a game of those people, in order of play, that begins now.
record::Header newHeader(const table::Game &game, const QList<Person> &people, const QHash<QString, QString> &options,
                         const QDateTime &now);

/// The setup alone.
table::Setup newSetup(const table::Game &game, const QList<Person> &people, const QHash<QString, QString> &options);

} // namespace bandar::app
