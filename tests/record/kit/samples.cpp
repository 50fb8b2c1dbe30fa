// SPDX-License-Identifier: MPL-2.0
#include "kit/samples.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace bandar::tests {

using table::Field;

namespace {

const QStringList players{QStringLiteral("ana"), QStringLiteral("ben")};

QString latin(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

std::string lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

QJsonObject Samples::least(const table::EntryKind &kind)
{
    QJsonObject entry = object(kind.fields, 0);
    entry.insert(u"do", latin(kind.word));
    return entry;
}

QJsonObject Samples::all(const table::EntryKind &kind)
{
    QJsonObject entry = object(kind.fields, 10);
    entry.insert(u"do", latin(kind.word));
    return entry;
}

QJsonObject Samples::random(const table::EntryKind &kind)
{
    QJsonObject entry = object(kind.fields, 5);
    entry.insert(u"do", latin(kind.word));
    if (number(0, 2) == 0)
        entry.insert(u"at", QStringLiteral("2026-11-30T20:15:00+01:00"));
    if (number(0, 2) == 0)
        entry.insert(u"note", text(1000));
    if (number(0, 2) == 0)
        entry.insert(u"ruling", text(1000));
    if (number(0, 2) == 0)
        entry.insert(u"outOfTurn", true);
    return entry;
}

QJsonValue Samples::value(const Field &field)
{
    if (!field.isList()) {
        switch (field.kind) {
        case Field::Kind::text: return text(field.most);
        case Field::Kind::number: return static_cast<qint64>(number(field.least, field.most));
        default: return name(field);
        }
    }
    const std::int64_t different = field.kind == Field::Kind::players ? players.size()
                                   : field.vocabulary != nullptr
                                       ? static_cast<std::int64_t>(field.vocabulary->names().size())
                                       : 3;
    const std::int64_t items = number(std::max<std::int64_t>(field.least, 1), std::min(field.most, different));
    QJsonArray list;
    for (std::int64_t item = 0; item < items; ++item)
        list.append(field.kind == Field::Kind::groups ? QJsonValue(object({field.parts, field.partCount}, 7))
                                                      : name(field));
    return list;
}

QJsonObject Samples::object(std::span<const Field> fields, int optionalInTen)
{
    QJsonObject object;
    for (const Field &field : fields)
        if (field.required || number(0, 9) < optionalInTen)
            object.insert(latin(field.key), value(field));
    return object;
}

QJsonValue Samples::name(const Field &field)
{
    if (field.kind == Field::Kind::player || field.kind == Field::Kind::players)
        return players[static_cast<qsizetype>(number(0, 1))];
    const auto names = field.vocabulary->names();
    return latin(names[static_cast<std::size_t>(number(0, static_cast<std::int64_t>(names.size()) - 1))]);
}

QString Samples::text(std::int64_t most)
{
    static const QString letters = QStringLiteral("aZ 09,;\"'\\/{}[]%1=+-éß漢ک\u200f\u2028");
    QString text = QStringLiteral("x");
    for (std::int64_t left = number(0, std::min<std::int64_t>(most - 1, 40)); left > 0; --left)
        text += letters[static_cast<qsizetype>(number(0, letters.size() - 1))];
    return text;
}

std::int64_t Samples::number(std::int64_t from, std::int64_t to)
{
    return std::uniform_int_distribution<std::int64_t>(from, to)(m_random);
}

} // namespace bandar::tests
