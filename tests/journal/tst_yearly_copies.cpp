// SPDX-License-Identifier: MPL-2.0
#include "journal/exports.h"
#include "journal/yearly_copies.h"
#include "kit/arriving.h"
#include "kit_disk.h"

namespace bandar::tests {

namespace {

using namespace journal;

// Behind the twelve entries that are known of it.
void endTheYear(KeptGame &game)
{
    Wish growth;
    growth.entries = {Evening(known(12)).entry("{'do':'city-growth'}"_json)};
    carryOut(game, growth);
}

} // namespace

/// What a game was at the end of every year lies in a second folder.
class YearlyCopies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofEveryYearsEndLieInTheSecondFolder()
    {
        const Shelf shelf;
        shelf.take(known(12));
        const QString copies = shelf.folder.filePath(QStringLiteral("copies"));
        QVERIFY(troubleIn(shelf.library->set(copiesSetting, copies)) == nullptr);
        KeptGame game = shelf.open(1);
        QVERIFY(!QDir(copies).exists());
        endTheYear(game);
        QCOMPARE(game.copyTrouble(), QString());
        const QStringList files = QDir(copies).entryList(QDir::Files);
        QCOMPARE(files, QStringList{QStringLiteral("game-1-one.bandar-history")});
        QCOMPARE(bytesOf(QDir(copies).filePath(files.front())), writeHistory(game.journal()));
    }
    void ofEveryYearsEndTakeNoPlaceOfWhatTheyDoNotHold()
    {
        const Shelf shelf;
        shelf.take(known(12));
        const QString copies = shelf.folder.filePath(QStringLiteral("copies"));
        const QString earlier = copies + QStringLiteral("/game-1-one.bandar-history");
        got(shelf.library->set(copiesSetting, copies));
        got(prepareForCopies(copies));
        const std::string before = writeHistory(shelf.open(1).journal());
        write(earlier, QByteArray::fromStdString(before + "{\"act\":\"another evening\"}\n"));
        const std::string other = bytesOf(earlier);
        KeptGame game = shelf.open(1);
        endTheYear(game);
        QCOMPARE(game.copyTrouble(), QString());
        QCOMPARE(bytesOf(earlier), other);
        QCOMPARE(bytesOf(copies + QStringLiteral("/game-1-one-2.bandar-history")), writeHistory(game.journal()));
        write(earlier, QByteArray::fromStdString(before));
        const GameId id = game.id();
        got(copyTo(copies, id, QStringLiteral("one"), QByteArray::fromStdString(writeHistory(game.journal()))));
        QCOMPARE(bytesOf(earlier), writeHistory(game.journal()));
    }
    void aCopyThatCannotBeWrittenIsToldAndStopsNothing()
    {
        const Shelf shelf;
        shelf.take(known(12));
        const QString blocked = shelf.folder.filePath(QStringLiteral("games.db"));
        QVERIFY(troubleIn(shelf.library->set(copiesSetting, blocked)) == nullptr);
        KeptGame game = shelf.open(1);
        endTheYear(game);
        QVERIFY2(game.copyTrouble().contains(blocked), qPrintable(game.copyTrouble()));
        QCOMPARE(shelf.open(1).journal().entries().size(), std::size_t{13});
    }
    void anEarlierCopyStaysWhereTheDiskIsFull()
    {
        const Shelf shelf;
        shelf.take(known(12));
        const SmallDisk disk("size=64k");
        const QString copy = disk.file(QStringLiteral("game-1-one.bandar-history"));
        write(copy, "as it was");
        QVERIFY(troubleIn(shelf.library->set(copiesSetting, disk.path())) == nullptr);
        disk.fill();
        KeptGame game = shelf.open(1);
        endTheYear(game);
        QVERIFY2(game.copyTrouble().contains(disk.path()), qPrintable(game.copyTrouble()));
        QCOMPARE(bytesOf(copy), std::string("as it was"));
    }
};

namespace {
const Enlisted<YearlyCopies> enlisted;
}

} // namespace bandar::tests

#include "tst_yearly_copies.moc"
