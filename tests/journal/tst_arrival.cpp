// SPDX-License-Identifier: MPL-2.0
#include "journal/arrival.h"
#include "kit/evening.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bandar::tests {

namespace {

using namespace journal;

const QString now = QStringLiteral("2026-11-30T20:00:00Z");

/// A library of its own for one test.
struct Shelf {
    QTemporaryDir folder;
    std::unique_ptr<Library> library;
    Editions editions = bothShelf().editions();

    Shelf()
    {
        auto opened =
            Library::open(folder.filePath(QStringLiteral("games.db")), Library::Access::write, QDate(2026, 11, 30));
        QVERIFY(troubleIn(opened) == nullptr);
        library = std::get<std::unique_ptr<Library>>(std::move(opened));
    }
    Arrival take(const std::string &text) const
    {
        const auto read = readGame(text, bothShelf().games());
        const auto taken = takeIn(*library, std::get<ReadGame>(read), editions, now);
        return std::get<Arrival>(taken);
    }
    KeptGame open(GameId id) const { return std::get<KeptGame>(KeptGame::open(*library, id, editions)); }
    qsizetype games() const { return std::get<QList<GameRow>>(library->games()).size(); }
};

std::string known(std::size_t entries)
{
    std::string text = begunGame();
    text.insert(1, "'uuid':'one',"_json);
    std::string part;
    for (const std::string &line : linesOf(text))
        if (entries + 1 > static_cast<std::size_t>(std::ranges::count(part, '\n')))
            part += line + "\n";
    return part;
}

void carryOut(KeptGame &game, const Wish &wish)
{
    auto plan = game.journal().plan(wish, now.toStdString());
    QVERIFY(troubleIn(game.carryOut(std::get<Plan>(std::move(plan)))) == nullptr);
}

void undo(KeptGame &game)
{
    Wish wish;
    wish.kind = Act::Kind::undo;
    carryOut(game, wish);
}

} // namespace

/// Games that come from a file: new, known, continued or parted.
class Arrivals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutAnIdentityAreAlwaysNew()
    {
        const Shelf shelf;
        QCOMPARE(shelf.take(begunGame()).kind, Arrival::Kind::added);
        QCOMPARE(shelf.take(begunGame()).kind, Arrival::Kind::added);
        QCOMPARE(shelf.games(), qsizetype{2});
    }
    void thatAreKnownChangeNothing()
    {
        const Shelf shelf;
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::added);
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.take(known(7)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.games(), qsizetype{1});
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{15});
    }
    void thatAreLongerContinue()
    {
        const Shelf shelf;
        shelf.take(known(7));
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::continued);
        QCOMPARE(shelf.games(), qsizetype{1});
        const KeptGame game = shelf.open(1);
        QCOMPARE(writeRecord(game.journal(), game.words()), Evening(known(15)).record());
    }
    void thatWentAnotherWayAreBothKeptAndNamed()
    {
        const Shelf shelf;
        shelf.take(known(15));
        const std::string other = known(14) + "{'do':'bid','player':'ana','amount':7}\n"_json;
        const Arrival arrival = shelf.take(other);
        QCOMPARE(arrival.kind, Arrival::Kind::parted);
        QCOMPARE(arrival.title, QStringLiteral("Ana, Ben (2)"));
        QCOMPARE(shelf.games(), qsizetype{2});
        QCOMPARE(shelf.take(other).kind, Arrival::Kind::known);
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::known);
    }
    void ofAWholeHistoryBringWhatWasUndone()
    {
        const Shelf from;
        from.take(known(15));
        KeptGame game = from.open(1);
        undo(game);
        const std::string shorter = writeHistory(game.journal());
        undo(game);
        const std::string longer = writeHistory(game.journal());
        const Shelf to;
        QCOMPARE(to.take(shorter).kind, Arrival::Kind::added);
        QCOMPARE(to.take(longer).kind, Arrival::Kind::continued);
        QCOMPARE(to.take(shorter).kind, Arrival::Kind::known);
        QCOMPARE(to.open(1).journal().acts().size(), std::size_t{17});
        QCOMPARE(writeHistory(to.open(1).journal()), longer);
    }
    void outOfTheBinComeBack()
    {
        const Shelf shelf;
        shelf.take(known(15));
        QVERIFY(troubleIn(shelf.library->discard(1)) == nullptr);
        QCOMPARE(shelf.games(), qsizetype{0});
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.games(), qsizetype{1});
    }
    void aDuplicateGoesItsOwnWay()
    {
        const Shelf shelf;
        shelf.take(known(15));
        const auto copy = duplicate(*shelf.library, 1, {}, shelf.editions);
        KeptGame game = shelf.open(std::get<GameId>(copy));
        undo(game);
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{15});
        QCOMPARE(game.journal().entries().size(), std::size_t{14});
        QVERIFY(game.journal().header().uuid != "one");
        QCOMPARE(QString::fromStdString(game.journal().header().title), QStringLiteral("Ana, Ben (2)"));
    }
    void aTitleIsThatOfTheRecordToo()
    {
        const Shelf shelf;
        shelf.take(known(15));
        QVERIFY(troubleIn(rename(*shelf.library, 1, QStringLiteral(" Friday, \"late\" "), shelf.editions)) == nullptr);
        QCOMPARE(QString::fromStdString(shelf.open(1).journal().header().title), QStringLiteral("Friday, \"late\""));
        const QString tooLong(121, QLatin1Char('x'));
        const auto refused = rename(*shelf.library, 1, tooLong, shelf.editions);
        QVERIFY(troubleIn(refused) != nullptr && troubleIn(refused)->kind == Trouble::Kind::refused);
    }
    void thatWereUndoneHereStayUndone()
    {
        const Shelf shelf;
        shelf.take(known(15));
        KeptGame game = shelf.open(1);
        undo(game);
        QCOMPARE(shelf.take(known(15)).kind, Arrival::Kind::known);
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{14});
    }
    void whatCouldNotBeReadAgainIsNotStored()
    {
        const Shelf shelf;
        shelf.take(known(15));
        for (const QString &bad : {QStringLiteral("a\tb"), QStringLiteral("a\nb"), QString(121, QLatin1Char('x'))}) {
            const auto copy = duplicate(*shelf.library, 1, bad, shelf.editions);
            QVERIFY(troubleIn(copy) != nullptr && troubleIn(copy)->kind == Trouble::Kind::refused);
        }
        KeptGame game = shelf.open(1);
        Wish note;
        note.entries = {Evening(known(12)).entry("{'do':'note','text':'x'}"_json)};
        note.entries[0].annotations.ruling = "with\ttab";
        auto plan = game.journal().plan(note, now.toStdString());
        const Done done = game.carryOut(std::get<Plan>(std::move(plan)));
        QVERIFY(troubleIn(done) != nullptr && troubleIn(done)->kind == Trouble::Kind::refused);
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{15});
        QCOMPARE(shelf.games(), qsizetype{1});
    }
    void ofEveryYearsEndLieInTheSecondFolder()
    {
        const Shelf shelf;
        shelf.take(known(12));
        const QString copies = shelf.folder.filePath(QStringLiteral("copies"));
        QVERIFY(troubleIn(shelf.library->set(copiesSetting, copies)) == nullptr);
        KeptGame game = shelf.open(1);
        Wish growth;
        growth.entries = {Evening(known(12)).entry("{'do':'city-growth'}"_json)};
        QVERIFY(!QDir(copies).exists());
        carryOut(game, growth);
        QCOMPARE(game.copyTrouble(), QString());
        const QStringList files = QDir(copies).entryList(QDir::Files);
        QCOMPARE(files, QStringList{QStringLiteral("game-1-one.bandar-history")});
        QCOMPARE(bytesOf(QDir(copies).filePath(files.front())), writeHistory(game.journal()));
    }
    void aCopyThatCannotBeWrittenIsToldAndStopsNothing()
    {
        const Shelf shelf;
        shelf.take(known(12));
        const QString blocked = shelf.folder.filePath(QStringLiteral("games.db"));
        QVERIFY(troubleIn(shelf.library->set(copiesSetting, blocked)) == nullptr);
        KeptGame game = shelf.open(1);
        Wish growth;
        growth.entries = {Evening(known(12)).entry("{'do':'city-growth'}"_json)};
        carryOut(game, growth);
        QVERIFY2(game.copyTrouble().contains(blocked), qPrintable(game.copyTrouble()));
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{13});
    }
};

namespace {
const Enlisted<Arrivals> enlisted;
}

} // namespace bandar::tests

#include "tst_arrival.moc"
