// SPDX-License-Identifier: MPL-2.0
#include "kit/samples.h"
#include "kit/sheet.h"
#include "record/writer.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace bandar::tests {

namespace {

using table::Field;

QJsonObject objectOf(const std::string &line)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
}

/// What the reader makes of one line, written again.
std::string rewritten(const Reading &reading)
{
    return record::write(*reading.header.game, reading.header.setup, reading.lines.at(0).entry);
}

/// The object without what need not be said.
QJsonObject withoutDefaults(QJsonObject entry, const table::EntryKind &kind)
{
    for (const Field &field : kind.fields) {
        const QString key = QString::fromLatin1(field.key.data());
        if (field.standard && entry.value(key).toInteger(-1) == *field.standard)
            entry.remove(key);
    }
    if (!entry.value(u"outOfTurn").toBool(true))
        entry.remove(u"outOfTurn");
    return entry;
}

/// One of every kind at least, as normal form has it.
const std::vector<std::string> &examples()
{
    static const std::vector<std::string> lines{
        "{'do':'city','player':'ana','province':'bali'}"_json,
        "{'do':'no-city','player':'ana'}"_json,
        "{'do':'bid','player':'ana','amount':0}"_json,
        "{'do':'announce','player':'ana','companies':['rice-bali','rice-aceh'],'bid':60}"_json,
        "{'do':'merge','player':'ana','companies':['ship-lampung','ship-halmahera'],'winner':'ben','bid':154}"_json,
        "{'do':'no-announcement','player':'ana'}"_json,
        "{'do':'merger-bid','player':'ana','bid':1000000000}"_json,
        "{'do':'merger-pass','player':'ana'}"_json,
        "{'do':'siap-faji','player':'ana','keep':3}"_json,
        "{'do':'acquire','player':'ana','deed':'oil-kalimantan-selatan'}"_json,
        "{'do':'pass','player':'ana'}"_json,
        "{'do':'research','player':'ana','track':'bid'}"_json,
        "{'do':'research','player':'ana','track':'hull','of':'ben'}"_json,
        "{'do':'no-research','player':'ana'}"_json,
        "{'do':'operate','player':'ana','company':'ship-jawa-timur'}"_json,
        "{'do':'operate','player':'ana','company':'ship-jawa-timur','add':2}"_json,
        "{'do':'operate','player':'ana','company':'rice-bali','deliveries':[]}"_json,
        "{'do':'operate','player':'ana','company':'rice-bali','deliveries':[{'goods':1,'line':'ship-lampung',"_json
        "'ships':2,'city':'bali'},{'goods':3,'line':'ship-lampung','ships':1}],'grow':0}"_json,
        "{'do':'operate','player':'ana','company':'rice-bali','buy':1}"_json,
        "{'do':'city-growth'}"_json,
        "{'do':'city-growth','grow':[]}"_json,
        "{'do':'city-growth','grow':['bali','aceh']}"_json,
        "{'do':'discard-deed','deed':'spice-maluku'}"_json,
        "{'do':'adjust','player':'ana','account':'earnings','amount':-5,'reason':'a slip'}"_json,
        "{'do':'transfer','from':'ana','to':'ben','amount':1,'reason':'a loan'}"_json,
        "{'do':'set','company':'rice-bali','units':0,'reason':'r'}"_json,
        "{'do':'set','company':'rice-bali','owner':'ben','reason':'r'}"_json,
        "{'do':'set','player':'ana','track':'slots','level':5,'reason':'r'}"_json,
        "{'do':'set','city':'bali','size':3,'reason':'r'}"_json,
        "{'do':'set','order':['ben','ana'],'reason':'r'}"_json,
        "{'do':'set','option':'cities','value':'untracked','reason':'r'}"_json,
        "{'do':'end','reason':'it is late'}"_json,
        "{'do':'count','player':'ana','cash':-12}"_json,
        "{'do':'note','text':'to \\'Ana\\': é漢 \\\\ /'}"_json,
        "{'do':'note','text':'x','at':'2026-11-30T20:15:00+01:00','note':'n','ruling':'r','outOfTurn':true}"_json,
    };
    return lines;
}

} // namespace

/// What is read and written again is the same, for every kind of entry.
class RoundTrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesEveryKindAsItWasRead_data()
    {
        QTest::addColumn<std::string>("line");
        for (const std::string &line : examples())
            QTest::newRow(line.c_str()) << line;
    }
    void writesEveryKindAsItWasRead()
    {
        QFETCH(const std::string, line);
        const Reading reading = readEntry(line);
        QCOMPARE(complaintAbout(line), QStringLiteral("read"));
        QCOMPARE(rewritten(reading), line);
    }
    void hasAnExampleOfEveryKind()
    {
        for (const table::EntryKind &kind : shelf().games().front()->kinds()) {
            const QString start = QStringLiteral("{\"do\":\"%1\"").arg(QString::fromLatin1(kind.word.data()));
            QVERIFY2(std::ranges::any_of(examples(),
                                         [&](const auto &line) { return line.starts_with(start.toStdString()); }),
                     kind.word.data());
        }
    }
    void keepsWhateverTheFieldsCanHold()
    {
        Samples samples(18);
        const auto kinds = shelf().games().front()->kinds();
        for (const table::EntryKind &kind : kinds)
            for (int round = 0; round < 200; ++round) {
                const QJsonObject entry = samples.random(kind);
                const Reading first = readEntry(lineOf(entry));
                QVERIFY2(!first.fault, lineOf(entry).c_str());
                const std::string written = rewritten(first);
                QCOMPARE(objectOf(written), withoutDefaults(entry, kind));
                QCOMPARE(rewritten(readEntry(written)), written);
            }
    }
    void writesKeysInTheOrderOfThePage()
    {
        Samples samples(7);
        for (const table::EntryKind &kind : shelf().games().front()->kinds()) {
            QJsonObject entry = samples.all(kind);
            for (const char *key : {"at", "note", "ruling"})
                entry.insert(QString::fromLatin1(key), QStringLiteral("2026-01-01"));
            entry.insert(u"outOfTurn", true);
            const std::string line = rewritten(readEntry(lineOf(entry)));
            std::vector<std::string> keys{"do"};
            for (const Field &field : kind.fields)
                if (!field.standard ||
                    entry.value(QString::fromLatin1(field.key.data())).toInteger() != *field.standard)
                    keys.emplace_back(field.key);
            keys.insert(keys.end(), {"at", "note", "ruling", "outOfTurn"});
            std::size_t from = 0;
            for (const std::string &key : keys) {
                const std::size_t at = line.find("\"" + key + "\":", from);
                QVERIFY2(at != std::string::npos, (key + " in " + line).c_str());
                from = at;
            }
        }
    }
    void keepsTheRecordedGames_data() { rowsOfRecordedGames(); }
    void keepsTheRecordedGames()
    {
        QFETCH(const QString, path);
        const std::string text = bytesOf(path);
        const Reading reading = read(text);
        QVERIFY(!reading.fault);
        const auto lines = linesOf(text);
        for (const record::Line &line : reading.lines) {
            const table::EntryKind &kind = reading.header.game->kinds()[line.entry.kind];
            const std::string written = record::write(*reading.header.game, reading.header.setup, line.entry);
            QCOMPARE(objectOf(written), withoutDefaults(objectOf(lines[line.number - 1]), kind));
        }
    }
};

namespace {
const Enlisted<RoundTrip> enlisted;
}

} // namespace bandar::tests

#include "tst_roundtrip.moc"
