// SPDX-License-Identifier: MPL-2.0
#include "kit/samples.h"
#include "kit/sheet.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

namespace bandar::tests {

namespace {

using table::Field;

const table::Game &game() { return *shelf().games().front(); }

QString keyOf(const Field &field)
{
    return QString::fromLatin1(field.key.data(), static_cast<qsizetype>(field.key.size()));
}

/// The entry with `value` at that key, read.
QString said(const table::EntryKind &kind, const Field &field, const QJsonValue &value)
{
    QJsonObject entry = Samples().all(kind);
    entry.insert(keyOf(field), value);
    return complaintAbout(lineOf(entry));
}

QJsonArray repeated(const QJsonValue &value, qsizetype times)
{
    QJsonArray list;
    while (times-- > 0)
        list.append(value);
    return list;
}

template <class Callback>
void eachField(Field::Kind kind, Callback &&callback)
{
    for (const table::EntryKind &entry : game().kinds())
        for (const Field &field : entry.fields)
            if (field.kind == kind)
                callback(entry, field);
}

} // namespace

/// The bounds of every number and of every list, as the record page has them.
class Ranges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsEveryNumberToItsBounds()
    {
        int fields = 0;
        eachField(Field::Kind::number, [&](const table::EntryKind &kind, const Field &field) {
            ++fields;
            QCOMPARE(said(kind, field, static_cast<qint64>(field.least)), QStringLiteral("read"));
            QCOMPARE(said(kind, field, static_cast<qint64>(field.most)), QStringLiteral("read"));
            for (const std::int64_t outside : {field.least - 1, field.most + 1, -4'000'000'000'000, 4'000'000'000'000})
                QCOMPARE(said(kind, field, static_cast<qint64>(outside)),
                         QStringLiteral("2: \"%1\" must be from %2 to %3, not %4")
                             .arg(keyOf(field))
                             .arg(field.least)
                             .arg(field.most)
                             .arg(outside));
        });
        QCOMPARE(fields, 14);
    }
    void hasTheBoundsOfTheRecordPage()
    {
        // Amounts are 0 to 1,000,000,000 unless said otherwise.
        QStringList others;
        eachField(Field::Kind::number, [&](const table::EntryKind &kind, const Field &field) {
            if (field.least != 0 || field.most != 1'000'000'000)
                others << QStringLiteral("%1.%2 %3..%4")
                              .arg(QString::fromLatin1(kind.word.data()), keyOf(field))
                              .arg(field.least)
                              .arg(field.most);
        });
        QCOMPARE(others, (QStringList{QStringLiteral("adjust.amount -1000000000..1000000000"),
                                      QStringLiteral("transfer.amount 1..1000000000"),
                                      QStringLiteral("count.cash -1000000000..1000000000")}));
    }
    void holdsDeliveriesToTheirBounds()
    {
        const auto delivery = [](const char *goods, const char *ships) {
            return complaintAbout("{'do':'operate','player':'ana','company':'rice-bali','deliveries':["_json +
                                  "{'goods':1,'line':'ship-lampung','ships':1},{'goods':"_json + goods +
                                  ",'line':'ship-lampung','ships':"_json + ships + "}]}");
        };
        QCOMPARE(delivery("1000000000", "1000000000"), QStringLiteral("read"));
        QCOMPARE(delivery("0", "1"), QStringLiteral("2: \"goods\" must be from 1 to 1000000000, not 0"));
        QCOMPARE(delivery("1", "0"), QStringLiteral("2: \"ships\" must be from 1 to 1000000000, not 0"));
        QCOMPARE(delivery("-1", "1"), QStringLiteral("2: \"goods\" must be from 1 to 1000000000, not -1"));
        QCOMPARE(delivery("1", "1000000001"),
                 QStringLiteral("2: \"ships\" must be from 1 to 1000000000, not 1000000001"));
    }
    void wantsTwoCompaniesForAMerger()
    {
        eachField(Field::Kind::names, [&](const table::EntryKind &kind, const Field &field) {
            if (field.key != "companies")
                return;
            for (qsizetype items : {0, 1, 3, 24})
                QCOMPARE(said(kind, field, repeated(QStringLiteral("rice-bali"), items)),
                         QStringLiteral("2: \"companies\" must be a list of 2"));
            QCOMPARE(said(kind, field, repeated(QStringLiteral("rice-bali"), 2)), QStringLiteral("read"));
        });
    }
    void takesNoListLongerThanThereAreThings()
    {
        const auto grow = [](qsizetype cities) {
            QJsonObject entry{{QStringLiteral("do"), QStringLiteral("city-growth")}};
            entry.insert(u"grow", repeated(QStringLiteral("bali"), cities));
            return complaintAbout(lineOf(entry));
        };
        QCOMPARE(grow(0), QStringLiteral("read"));
        QCOMPARE(grow(26), QStringLiteral("read")); // what it means is for the rules to say
        QCOMPARE(grow(27), QStringLiteral("2: \"grow\" must be a list of 0 to 26"));
        QCOMPARE(grow(50'000), QStringLiteral("2: \"grow\" must be a list of 0 to 26"));

        const auto order = [](qsizetype players) {
            QJsonObject entry{{QStringLiteral("do"), QStringLiteral("set")},
                              {QStringLiteral("reason"), QStringLiteral("x")}};
            entry.insert(u"order", repeated(QStringLiteral("ana"), players));
            return complaintAbout(lineOf(entry));
        };
        QCOMPARE(order(2), QStringLiteral("read"));
        QCOMPARE(order(3), QStringLiteral("2: \"order\" must be a list of 0 to 2"));
        QCOMPARE(order(50'000), QStringLiteral("2: \"order\" must be a list of 0 to 2"));
    }
    void takesDeliveriesAsManyAsALineHolds()
    {
        QJsonObject entry{{QStringLiteral("do"), QStringLiteral("operate")},
                          {QStringLiteral("player"), QStringLiteral("ana")},
                          {QStringLiteral("company"), QStringLiteral("rice-bali")}};
        const QJsonObject delivery{{QStringLiteral("goods"), 1},
                                   {QStringLiteral("line"), QStringLiteral("ship-lampung")},
                                   {QStringLiteral("ships"), 1}};
        entry.insert(u"deliveries", repeated(delivery, 20'000));
        QCOMPARE(complaintAbout(lineOf(entry)), QStringLiteral("read"));
        entry.insert(u"deliveries", QJsonArray());
        QCOMPARE(complaintAbout(lineOf(entry)), QStringLiteral("read"));
    }
};

namespace {
const Enlisted<Ranges> enlisted;
}

} // namespace bandar::tests

#include "tst_ranges.moc"
