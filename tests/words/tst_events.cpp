// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"
#include "reason_samples.h"
#include "support/look_up.h"

#include <QRegularExpression>
#include <QTest>

#include <set>
#include <sstream>

namespace bandar::tests {

namespace {

using namespace indonesia;
using table::count;
using table::money;
using table::player;

const words::IndonesiaWords indonesiaWords;
const PlayerId ana{std::size_t{0}};
const PlayerId ben{std::size_t{1}};

struct EventSample {
    Event event;
    std::vector<table::Figure> figures;
    QString told;
};

table::Remark remarkOf(const EventSample &sample)
{
    table::Remark remark;
    remark.code = static_cast<std::uint16_t>(sample.event);
    for (const table::Figure &figure : sample.figures)
        remark.figures[remark.used++] = figure;
    return remark;
}

std::vector<EventSample> samples()
{
    const auto rice = figure(deedCalled("rice-bali"));
    const auto spice = figure(deedCalled("spice-halmahera"));
    const auto bali = figure(provinceCalled("bali"));
    return {
        {Event::yearBegins, {count(12)}, QStringLiteral("Year 12 begins")},
        {Event::eraBegins, {figure(Era::b)}, QStringLiteral("Era B begins")},
        {Event::deedsLeave, {count(3)}, QStringLiteral("3 deeds leave the game")},
        {Event::deedsLeave, {count(1)}, QStringLiteral("1 deed leaves the game")},
        {Event::orderIs, {count(1), player(ben)}, QStringLiteral("The order of play is Ben")},
        {Event::auctionWon,
         {player(ana), rice, spice, money(Money(1250))},
         QStringLiteral("Ana wins rice Bali + spice Halmahera at 1\u202F250")},
        {Event::becameBlend, {rice, count(5)}, QStringLiteral("rice Bali becomes siap faji with 5 units")},
        {Event::becameBlend, {rice, count(1)}, QStringLiteral("rice Bali becomes siap faji with 1 unit")},
        {Event::cityGrew, {bali, count(2)}, QStringLiteral("Bali grows to size 2")},
        {Event::noCityGrew, {}, QStringLiteral("No city grows")},
        {Event::unitsAre, {rice, count(4)}, QStringLiteral("rice Bali has 4 units")},
        {Event::unitsAre, {rice, count(1)}, QStringLiteral("rice Bali has 1 unit")},
        {Event::earningsCount, {count(2)}, QStringLiteral("The game is over: earnings count 2 times")},
        // The entry itself tells who counted how much.
        {Event::countAgrees, {player(ana), money(Money(65))}, QStringLiteral("It agrees with the books")},
        {Event::countDiffers,
         {player(ana), money(Money(65)), money(Money(-70))},
         QStringLiteral("The books say \u221270")},
        {Event::nothingToDo, {}, QStringLiteral("It has no effect")},
    };
}

} // namespace

/// Every event of the rules is told with all its numbers.
class Events : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areToldInFull()
    {
        const table::Setup setup = setupOf();
        std::set<Event> seen;
        for (const EventSample &sample : samples()) {
            seen.insert(sample.event);
            const QStringList told = indonesiaWords.events({remarkOf(sample)}, indonesiaWords.namer(setup, true));
            QCOMPARE(told, QStringList{sample.told});
        }
        for (int code = 0; code <= static_cast<int>(Event::nothingToDo); ++code)
            QVERIFY2(seen.contains(static_cast<Event>(code)), qPrintable(QString::number(code)));
    }
    void tellTheOrderOfPlayOnce()
    {
        const table::Setup setup = setupOf();
        std::vector<table::Remark> remarks;
        for (std::size_t place : {2U, 0U, 1U})
            remarks.push_back(remarkOf({Event::orderIs, {count(1), player(PlayerId(place))}, {}}));
        remarks.push_back(remarkOf({Event::noCityGrew, {}, {}}));
        QCOMPARE(indonesiaWords.events(remarks, indonesiaWords.namer(setup, true)),
                 (QStringList{QStringLiteral("The order of play is Cem, Ana, Ben"), QStringLiteral("No city grows")}));
    }
    void ofEveryGameAreSentences_data() { rowsOfRecordedGames(); }
    void ofEveryGameAreSentences()
    {
        QFETCH(const QString, path);
        static const QRegularExpression leftOver(
            QStringLiteral("%[0-9nL]|\\(\\w*\\||\\(s\\)|  |\\.\\.|, \\.|\\b1 [a-z]+s\\b"));
        const Ran ran = call({"log", path.toStdString()});
        QCOMPARE(ran.status, 0);
        for (const std::string &line : linesOf(ran.out)) {
            const QString told = QString::fromStdString(line).mid(26);
            QVERIFY2(!told.isEmpty() && (told.endsWith(u'.') || told.endsWith(u')')), line.c_str());
            QVERIFY2(!leftOver.match(told).hasMatch(), line.c_str());
        }
    }
};

namespace {
const Enlisted<Events> enlisted;
}

} // namespace bandar::tests

#include "tst_events.moc"
