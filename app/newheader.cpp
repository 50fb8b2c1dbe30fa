// SPDX-License-Identifier: MPL-2.0
#include "newheader.h"

#include "words/names.h"
#include "words/text.h"

#include <QUuid>

#include <algorithm>

namespace bandar::app {

namespace {

std::size_t chosenValue(const table::Option &option, const QHash<QString, QString> &options)
{
    const QString key = words::textOf(option.key);
    const std::string value = options.value(key).toStdString();
    const auto found = std::ranges::find(option.values, std::string_view(value));
    return found == option.values.end() ? 0 : static_cast<std::size_t>(found - option.values.begin());
}

} // namespace

QString recordTime(const QDateTime &time) { return time.toOffsetFromUtc(time.offsetFromUtc()).toString(Qt::ISODate); }

table::Setup newSetup(const table::Game &game, const QList<Person> &people, const QHash<QString, QString> &options)
{
    QStringList names;
    for (const Person &person : people)
        names.append(person.name);
    const QStringList ids = words::idsOf(names);
    table::Setup setup;
    for (qsizetype place = 0; place < people.size(); ++place) {
        const Person &person = people.at(place);
        setup.players.push_back({.id = ids.at(place).toStdString(),
                                 .name = person.name.toStdString(),
                                 .colour = person.colour.toStdString(),
                                 .seat = person.seat});
    }
    for (const table::Option &option : game.options())
        setup.options.push_back(chosenValue(option, options));
    return setup;
}

record::Header newHeader(const table::Game &game, const QList<Person> &people, const QHash<QString, QString> &options,
                         const QDateTime &now)
{
    record::Header header;
    header.game = &game;
    header.setup = newSetup(game, people, options);
    header.uuid = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    header.started = recordTime(now).toStdString();
    return header;
}

} // namespace bandar::app
