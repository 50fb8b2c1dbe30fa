// SPDX-License-Identifier: MPL-2.0
#include "kit/samples.h"
#include "kit/sheet.h"
#include "support/suite.h"

#include <QElapsedTimer>
#include <QTest>

namespace bandar::tests {

namespace {

std::string manyKeys(int count, const std::string &before, const std::string &after)
{
    std::string line = "{" + before;
    for (int key = 0; key < count; ++key)
        line += "\"" + std::to_string(key) + "\":1,";
    return line + after + "}";
}

} // namespace

/// Every key is known, and what is not is told with the key that was probably meant.
class Keys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesUnknownKeysWithAHint_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<QString>("said");
        const auto row = [](const std::string &line, const std::string &said) {
            QTest::newRow(said.c_str()) << line << QString::fromStdString(said);
        };
        row("{'do':'bid','player':'ana','amout':5}"_json,
            "the key 'amout' does not belong here (did you mean 'amount'?)"_json);
        row("{'do':'bid','player':'ana','amount':5,'Amount':5}"_json,
            "the key 'Amount' does not belong here (did you mean 'amount'?)"_json);
        row("{'do':'bid','playr':'ana','amount':5}"_json,
            "the key 'playr' does not belong here (did you mean 'player'?)"_json);
        row("{'do':'no-city','player':'ana','not':'x'}"_json,
            "the key 'not' does not belong here (did you mean 'note'?)"_json);
        row("{'do':'no-city','player':'ana','rulling':'x'}"_json,
            "the key 'rulling' does not belong here (did you mean 'ruling'?)"_json);
        row("{'do':'no-city','player':'ana','outofturn':true}"_json,
            "the key 'outofturn' does not belong here (did you mean 'outOfTurn'?)"_json);
        row("{'do':'no-city','player':'ana','colour':'red'}"_json, "the key 'colour' does not belong here"_json);
        row("{'do':'no-city','player':'ana','':1}"_json, "a key does not belong here"_json);
        row("{'do':'no-city','player':'ana','a\\u0000b':1}"_json, "a key does not belong here"_json);
        row("{'do':'no-city','player':'ana','province':'bali'}"_json, "the key 'province' does not belong here"_json);
        row("{'do':'operate','player':'ana','company':'rice-bali','deliveries':[{'good':1}]}"_json,
            "the key 'good' does not belong here (did you mean 'goods'?)"_json);
        row("{'do':'operate','player':'ana','company':'rice-bali','deliveries':[{'note':'x'}]}"_json,
            "the key 'note' does not belong here"_json);
        row("{'do':'bidd','player':'ana','amount':5}"_json, "there is no entry 'bidd' (did you mean 'bid'?)"_json);
        row("{'do':'Note','text':'x'}"_json, "there is no entry 'Note' (did you mean 'note'?)"_json);
        row("{'do':'xylophone'}"_json,
            "there is no entry 'xylophone' (there is: city, no-city, bid, announce, merge, no-announcement, merger-bid, merger-pass, …)"_json);
        row("{'do':''}"_json,
            "there is no entry like that (there is: city, no-city, bid, announce, merge, no-announcement, merger-bid, merger-pass, …)"_json);
        row("{'player':'ana'}"_json, "the key 'do' is missing"_json);
        row("{}"_json, "the key 'do' is missing"_json);
        row("{'do':'bid','player':'anna','amount':5}"_json,
            "'player' names no player of the header: 'anna' (did you mean 'ana'?)"_json);
        row("{'do':'bid','player':'Ana','amount':5}"_json,
            "'player' names no player of the header: 'Ana' (did you mean 'ana'?)"_json);
        row("{'do':'bid','player':'zoe','amount':5}"_json,
            "'player' names no player of the header: 'zoe' (there is: ana, ben)"_json);
        row("{'do':'city','player':'ana','province':'balli'}"_json,
            "'province' cannot be 'balli' (did you mean 'bali'?)"_json);
        row("{'do':'city','player':'ana','province':'Bali'}"_json,
            "'province' cannot be 'Bali' (did you mean 'bali'?)"_json);
        row("{'do':'city','player':'ana','province':'jawa timur'}"_json,
            "'province' cannot be 'jawa timur' (did you mean 'jawa-timur'?)"_json);
        row("{'do':'city','player':'ana','province':'atlantis'}"_json,
            "'province' cannot be 'atlantis' (there is: aceh, bali, bengkulu, halmahera, jambi, jawa-barat, jawa-tengah, jawa-timur, …)"_json);
        row("{'do':'acquire','player':'ana','deed':'rise-bali'}"_json,
            "'deed' cannot be 'rise-bali' (did you mean 'rice-bali'?)"_json);
        row("{'do':'research','player':'ana','track':'speed'}"_json,
            "'track' cannot be 'speed' (there is: slots, mergers, expansion, hull, bid)"_json);
    }
    void refusesUnknownKeysWithAHint()
    {
        QFETCH(const std::string, line);
        QFETCH(const QString, said);
        QCOMPARE(complaintAbout(line), atLine(2, said));
    }

    void knowsEveryKeyOnlyInItsPlace()
    {
        // A key of one kind of entry is unknown to every kind that does not declare it.
        const auto kinds = shelf().games().front()->kinds();
        for (const table::EntryKind &kind : kinds)
            for (const table::EntryKind &other : kinds)
                for (const table::Field &field : other.fields) {
                    const QString key = QString::fromLatin1(field.key.data());
                    QJsonObject entry = Samples().all(kind);
                    if (entry.contains(key))
                        continue;
                    entry.insert(key, Samples().value(field));
                    const Reading reading = readEntry(lineOf(entry));
                    QVERIFY(reading.fault);
                    QCOMPARE(reading.fault->kind, record::Fault::Kind::unknownKey);
                    QCOMPARE(reading.fault->key, std::string(field.key));
                }
    }

    void takesTheLastOfAKeyGivenTwice_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<std::string>("means");
        const auto row = [](const std::string &line, const std::string &means) {
            QTest::newRow(line.c_str()) << line << means;
        };
        row("{'do':'count','player':'ana','cash':5,'cash':7}"_json, "{'do':'count','player':'ana','cash':7}"_json);
        row("{'do':'note','do':'count','player':'ben','player':'ana','cash':7}"_json,
            "{'do':'count','player':'ana','cash':7}"_json);
        row("{'text':1,'do':'note','text':'a','text':'b'}"_json, "{'do':'note','text':'b'}"_json);
        row("{'do':'note','text':'b','te\\u0078t':'c'}"_json, "{'do':'note','text':'c'}"_json);
        row("{'do':'note','text':'b','note':'x','note':'y','at':'never','at':'2026-01-01'}"_json,
            "{'do':'note','text':'b','at':'2026-01-01','note':'y'}"_json);
        row("{'do':'note','text':'b','outOfTurn':true,'outOfTurn':false}"_json, "{'do':'note','text':'b'}"_json);
    }
    void takesTheLastOfAKeyGivenTwice()
    {
        QFETCH(const std::string, line);
        QFETCH(const std::string, means);
        QCOMPARE(complaintAbout(line), QStringLiteral("read"));
        QCOMPARE(play(sheet({line})).normal, sheet({means}));
    }
    void takesTheLastListGivenTwiceAlone()
    {
        const std::string twice =
            "{'do':'operate','player':'ana','company':'rice-bali','deliveries':["_json
            "{'goods':1,'line':'ship-lampung','ships':1},{'goods':9,'line':'ship-lampung','ships':1}],"_json
            "'deliveries':[{'goods':9,'goods':2,'line':'ship-lampung','ships':3}]}"_json;
        const Reading reading = readEntry(twice);
        QVERIFY(!reading.fault);
        const table::Game &game = *reading.header.game;
        const auto fields = game.kinds()[reading.lines[0].entry.kind].fields;
        const auto list = std::ranges::find(fields, "deliveries", &table::Field::key);
        const void *entry = game.fields(reading.lines[0].entry);
        QCOMPARE(list->size(entry), std::size_t{1});
        QCOMPARE(list->parts[0].get(list->item(entry, 0), 0), std::int64_t{2});
    }
    void theLastOfAKeyGivenTwiceMustBeRight()
    {
        for (const std::string &line : {"{'do':'count','player':'ana','cash':5,'cash':null}"_json,
                                        "{'do':'count','player':'ana','cash':5,'cash':0.5}"_json})
            QVERIFY(complaintAbout(line).startsWith(u"2: \"cash\" must be"));
    }

    void hundredThousandKeysTakeNoLongerThanTheirBytes()
    {
        QElapsedTimer timer;
        timer.start();
        const QString said = complaintAbout(manyKeys(100'000, "\"do\":\"note\",", "\"text\":\"x\""));
        QCOMPARE(said, QStringLiteral("2: the key \"0\" does not belong here"));
        QVERIFY(complaint(manyKeys(100'000, "", "\"bandar\":1")).startsWith(u"1: the key "));
        const std::string operate = "{'do':'operate','player':'ana','company':'rice-bali','deliveries':["_json +
                                    manyKeys(100'000, "", "'goods':1"_json) + "]}";
        QVERIFY(complaintAbout(operate).startsWith(u"2: the key \"0\" does not belong here"));
        QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    }
};

namespace {
const Enlisted<Keys> enlisted;
}

} // namespace bandar::tests

#include "tst_keys.moc"
