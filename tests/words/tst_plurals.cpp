// SPDX-License-Identifier: MPL-2.0
#include "kit/samples.h"
#include "kit/sheet.h"
#include "reason_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>

namespace bandar::tests {

namespace {

const words::IndonesiaWords indonesiaWords;

QString entryInWords(const std::string &line)
{
    const Reading reading = readEntry(line);
    if (reading.fault)
        return QStringLiteral("not read");
    return indonesiaWords.entry(reading.lines[0].entry, indonesiaWords.namer(reading.header.setup, true));
}

/// "1 ships", "2 ship", "0 unit": a count and a noun that do not fit.
bool isWrongNumber(const QString &text)
{
    static const QRegularExpression wrong(
        QStringLiteral("(?<![\\d\u202F])1 (ships|units|goods|cities|markers|deeds|players|areas)\\b|"
                       "(?<!of )\\b(0|[2-9]|\\d[\\d\u202F]+) (ship|unit|good|city|marker|deed|player|area)\\b"));
    return wrong.match(text).hasMatch();
}

} // namespace

/// Singular and plural are told right, without any translation.
class Plurals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofEntries_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<QString>("told");
        const auto row = [](const std::string &line, const char16_t *told) {
            QTest::newRow(line.c_str()) << line << QString::fromUtf16(told);
        };
        row("{'do':'operate','player':'ana','company':'ship-lampung','add':1}"_json,
            u"Ana operates ship Lampung, adds 1 ship");
        row("{'do':'operate','player':'ana','company':'ship-lampung','add':2}"_json,
            u"Ana operates ship Lampung, adds 2 ships");
        row("{'do':'operate','player':'ana','company':'ship-lampung','add':0}"_json, u"Ana operates ship Lampung");
        row("{'do':'operate','player':'ana','company':'rice-bali','buy':1}"_json,
            u"Ana operates rice Bali, buys 1 unit");
        row("{'do':'operate','player':'ana','company':'rice-bali','buy':1234567}"_json,
            u"Ana operates rice Bali, buys 1\u202F234\u202F567 units");
        row("{'do':'operate','player':'ana','company':'rice-bali','deliveries':[{'goods':1,'line':'ship-lampung','"
            "ships':1,"
            "'city':'aceh'},{'goods':2,'line':'ship-lampung','ships':3}]}"_json,
            u"Ana operates rice Bali, 1 over ship Lampung (1 ship) to Aceh, 2 over ship Lampung (3 ships)");
        row("{'do':'siap-faji','player':'ana','keep':1}"_json, u"Ana keeps 1 unit");
        row("{'do':'siap-faji','player':'ana','keep':5}"_json, u"Ana keeps 5 units");
        row("{'do':'set','company':'rice-bali','units':1,'reason':'r'}"_json, u"rice Bali has 1 unit: r");
        row("{'do':'set','company':'rice-bali','units':0,'reason':'r'}"_json, u"rice Bali has 0 units: r");
    }
    void ofEntries()
    {
        QFETCH(const std::string, line);
        QFETCH(const QString, told);
        QCOMPARE(entryInWords(line), told);
    }
    void ofEveryEntryThereCanBe()
    {
        Samples samples(5);
        for (const table::EntryKind &kind : shelf().games().front()->kinds())
            for (int round = 0; round < 50; ++round) {
                const QString told = entryInWords(lineOf(samples.random(kind)));
                QVERIFY2(!told.isEmpty() && told != u"not read", kind.word.data());
                QVERIFY2(!told.contains(u"(s)") && !told.contains(u"%n"), qPrintable(told));
            }
    }
    void ofRefusals()
    {
        for (const ReasonSample &sample : reasonSamples())
            for (const std::int64_t number : {0, 1, 2, 21, 1'000}) {
                ReasonSample with = sample;
                for (table::Figure &figure : with.figures)
                    if (figure.kind == table::Figure::Kind::count)
                        figure.value = number;
                const table::Setup setup = setupOf();
                const QString told = indonesiaWords.refusal(with.refusal(), indonesiaWords.namer(setup, true));
                // These counts are never one: what divides by one, two companies, all the players.
                using indonesia::Reason;
                const bool alwaysMore = sample.reason == Reason::doesNotDivide ||
                                        sample.reason == Reason::mergersTooLow ||
                                        sample.reason == Reason::orderIncomplete;
                QVERIFY2(!isWrongNumber(told) || (alwaysMore && number < 2), qPrintable(told));
            }
    }
    void areChosenByTheCount()
    {
        const QString ships = QStringLiteral("%1 ship(|s)");
        QCOMPARE(words::counted(ships, 1), QStringLiteral("1 ship"));
        QCOMPARE(words::counted(ships, 0), QStringLiteral("0 ships"));
        QCOMPARE(words::counted(ships, -1), QStringLiteral("\u22121 ships"));
        QCOMPARE(words::counted(ships, 5'000'000'000), QStringLiteral("5\u202F000\u202F000\u202F000 ships"));
        QCOMPARE(words::counted(QStringLiteral("%1 cit(y|ies) leave(s|)"), 1), QStringLiteral("1 city leaves"));
        QCOMPARE(words::counted(QStringLiteral("%1 cit(y|ies) leave(s|)"), 2), QStringLiteral("2 cities leave"));
        // A translation has no such forms and is left as it is.
        QCOMPARE(words::counted(QStringLiteral("%1 Schiffe"), 2), QStringLiteral("2 Schiffe"));
    }
    void ofCountsBeyondAnIntKeepTheirLastDigits()
    {
        QCOMPARE(words::plural(1), 1);
        QCOMPARE(words::plural(999'999), 999'999);
        QCOMPARE(words::plural(5'000'000'021) % 100, 21);
        QVERIFY(words::plural(std::numeric_limits<std::int64_t>::max()) > 1);
    }
};

namespace {
const Enlisted<Plurals> enlisted;
}

} // namespace bandar::tests

#include "tst_plurals.moc"
