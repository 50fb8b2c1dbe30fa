// SPDX-License-Identifier: MPL-2.0
#include "kit/samples.h"
#include "kit/sheet.h"
#include "support/suite.h"
#include "words/faults.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

namespace bandar::tests {

namespace {

using record::Fault;
using table::Field;

const std::vector<std::pair<const char *, QJsonValue>> values{
    {"null", QJsonValue()},
    {"true", true},
    {"a number", 5},
    {"a text", QStringLiteral("5")},
    {"a list", QJsonArray{5, QJsonValue()}},
    {"an object", QJsonObject{{QStringLiteral("do"), 5}}},
};

bool isRight(Field::Kind kind, const QJsonValue &value)
{
    switch (kind) {
    case Field::Kind::number: return value.isDouble();
    case Field::Kind::text:
    case Field::Kind::name:
    case Field::Kind::player: return value.isString();
    default: return false; // the list above is one of no list's items
    }
}

const table::Game &game() { return *shelf().games().front(); }

void rowsOfKinds()
{
    QTest::addColumn<std::size_t>("kind");
    for (std::size_t kind = 0; kind < game().kinds().size(); ++kind)
        QTest::newRow(game().kinds()[kind].word.data()) << kind;
}

} // namespace

/// Of every key of every kind of entry: a value of another type is an error that names the line, the key and what was
/// expected. From the lists of fields, so that no key can be forgotten.
class FieldTypes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesEveryOtherType_data() { rowsOfKinds(); }
    void refusesEveryOtherType()
    {
        QFETCH(const std::size_t, kind);
        const table::EntryKind &entry = game().kinds()[kind];
        const QJsonObject good = Samples().all(entry);
        QCOMPARE(complaintAbout(lineOf(good)), QStringLiteral("read"));
        for (const Field &field : entry.fields)
            for (const auto &[name, value] : values) {
                if (isRight(field.kind, value))
                    continue;
                QJsonObject bad = good;
                bad.insert(QString::fromLatin1(field.key.data()), value);
                expect(bad, field.key);
            }
    }
    void refusesEveryOtherTypeInAnItem()
    {
        for (const table::EntryKind &entry : game().kinds())
            for (const Field &field : entry.fields) {
                if (field.kind != Field::Kind::groups)
                    continue;
                const QString key = QString::fromLatin1(field.key.data());
                for (std::size_t part = 0; part < field.partCount; ++part)
                    for (const auto &[name, value] : values) {
                        if (isRight(field.parts[part].kind, value))
                            continue;
                        QJsonObject bad = Samples().all(entry);
                        QJsonArray items = bad.value(key).toArray();
                        QJsonObject item = items.last().toObject();
                        item.insert(QString::fromLatin1(field.parts[part].key.data()), value);
                        items.replace(items.size() - 1, item);
                        bad.insert(key, items);
                        expect(bad, field.parts[part].key);
                    }
            }
    }
    void refusesItemsOfOtherTypes()
    {
        for (const table::EntryKind &entry : game().kinds())
            for (const Field &field : entry.fields) {
                if (!field.isList())
                    continue;
                const QString key = QString::fromLatin1(field.key.data());
                for (const auto &[name, value] : values) {
                    if (field.kind != Field::Kind::groups && value.isString())
                        continue;
                    if (field.kind == Field::Kind::groups && value.isObject())
                        continue;
                    QJsonObject bad = Samples().all(entry);
                    QJsonArray items = bad.value(key).toArray();
                    items.replace(items.size() - 1, value);
                    bad.insert(key, items);
                    expect(bad, field.key);
                }
            }
    }
    void refusesEachKeyThatIsMissing_data() { rowsOfKinds(); }
    void refusesEachKeyThatIsMissing()
    {
        QFETCH(const std::size_t, kind);
        const table::EntryKind &entry = game().kinds()[kind];
        const QJsonObject least = Samples().least(entry);
        QCOMPARE(complaintAbout(lineOf(least)), QStringLiteral("read"));
        for (const Field &field : entry.fields) {
            const QString key = QString::fromLatin1(field.key.data());
            QJsonObject bad = least;
            bad.remove(key);
            QCOMPARE(complaintAbout(lineOf(bad)),
                     field.required ? QStringLiteral("2: the key \"%1\" is missing").arg(key) : QStringLiteral("read"));
        }
    }
    void refusesEachKeyOfAnItemThatIsMissing()
    {
        for (const char *key : {"goods", "line", "ships"}) {
            QJsonObject delivery{{QStringLiteral("goods"), 1},
                                 {QStringLiteral("line"), QStringLiteral("ship-lampung")},
                                 {QStringLiteral("ships"), 1}};
            delivery.remove(QString::fromLatin1(key));
            const QJsonObject bad{{QStringLiteral("do"), QStringLiteral("operate")},
                                  {QStringLiteral("player"), QStringLiteral("ana")},
                                  {QStringLiteral("company"), QStringLiteral("rice-bali")},
                                  {QStringLiteral("deliveries"), QJsonArray{delivery}}};
            QCOMPARE(complaintAbout(lineOf(bad)),
                     QStringLiteral("2: the key \"%1\" is missing").arg(QString::fromLatin1(key)));
        }
    }
    void refusesAnnotationsOfOtherTypes()
    {
        for (const char *key : {"at", "note", "ruling", "outOfTurn", "do"})
            for (const auto &[name, value] : values) {
                if (key == std::string_view("outOfTurn") ? value.isBool() : value.isString())
                    continue;
                QJsonObject bad = Samples().least(game().kinds().front());
                bad.insert(QString::fromLatin1(key), value);
                expect(bad, key);
            }
    }

private:
    static void expect(const QJsonObject &bad, std::string_view key)
    {
        const std::string line = lineOf(bad);
        const Reading reading = readEntry(line);
        QVERIFY2(reading.fault, line.c_str());
        QVERIFY2(reading.fault->key == key, line.c_str());
        QCOMPARE(reading.fault->line, std::size_t{2});
        using Kind = Fault::Kind;
        const auto wanted = {Kind::wantsNumber, Kind::wantsText, Kind::wantsFlag, Kind::wantsList, Kind::wantsItems};
        QVERIFY2(std::ranges::find(wanted, reading.fault->kind) != wanted.end(), line.c_str());
        QVERIFY2(words::sentence(*reading.fault).contains(u" must "), line.c_str());
    }
};

namespace {
const Enlisted<FieldTypes> enlisted;
}

} // namespace bandar::tests

#include "tst_fieldtypes.moc"
