// SPDX-License-Identifier: MPL-2.0
#include "people.h"

#include "playermark.h"
#include "record/header.h"
#include "words/names.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace bandar::app {

namespace {

bool has(const QList<Person> &people, const QString &name)
{
    return std::ranges::any_of(people, [&name](const Person &person) { return words::isSameName(person.name, name); });
}

} // namespace

QJsonArray arrayOf(const QList<Person> &people)
{
    QJsonArray array;
    for (const Person &person : people) {
        QJsonObject object{{QStringLiteral("name"), person.name}, {QStringLiteral("colour"), person.colour}};
        if (person.seat > 0)
            object.insert(QStringLiteral("seat"), person.seat);
        array.append(object);
    }
    return array;
}

QList<Person> peopleOf(const QJsonValue &value)
{
    QList<Person> people;
    const QJsonArray array = value.toArray();
    for (const auto &item : array) {
        const QJsonObject object = item.toObject();
        Person person{object.value(u"name").toString(), object.value(u"colour").toString(),
                      object.value(u"seat").toInt()};
        if (!words::whyNotAName(person.name).isEmpty() || has(people, person.name))
            continue;
        if (!markColours().contains(person.colour))
            person.colour = markColours().constFirst();
        if (person.seat < 0 || person.seat > record::seats)
            person.seat = 0;
        people.append(person);
    }
    return people;
}

void Memory::keep(const QList<Person> &players, const QHash<QString, QString> &chosen)
{
    people.removeIf([&players](const Person &person) { return has(players, person.name); });
    for (qsizetype place = players.size(); place > 0; --place)
        people.prepend({players.at(place - 1).name, players.at(place - 1).colour});
    group = players;
    options = chosen;
}

QByteArray Memory::toJson() const
{
    QJsonObject chosen;
    for (auto option = options.begin(); option != options.end(); ++option)
        chosen.insert(option.key(), option.value());
    return QJsonDocument(QJsonObject{{QStringLiteral("people"), arrayOf(people)},
                                     {QStringLiteral("group"), arrayOf(group)},
                                     {QStringLiteral("options"), chosen}})
        .toJson(QJsonDocument::Compact);
}

Memory Memory::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    Memory memory{
        .people = peopleOf(object.value(u"people")), .group = peopleOf(object.value(u"group")), .options = {}};
    const QJsonObject chosen = object.value(u"options").toObject();
    for (auto option = chosen.begin(); option != chosen.end(); ++option)
        memory.options.insert(option.key(), option.value().toString());
    return memory;
}

} // namespace bandar::app
