// SPDX-License-Identifier: MPL-2.0
#include "eveningcontroller.h"
#include "support/suite.h"

#include "gallery/pictures.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bandar::tests {

namespace {

const app::GameShelf &games()
{
    static const app::GameShelf shelf = app::allGames();
    return shelf;
}

/// So many entries of a game that is known by its uuid: three cities, and then bids.
QByteArray bidding(int entries)
{
    return recorded(QStringLiteral("three-players"), entries).replace(0, 1, "{\"uuid\":\"one\",");
}

/// The app over a library of its own, and files beside it.
struct Tray {
    QTemporaryDir folder;
    std::unique_ptr<app::EveningController> evening;

    Tray() { start(); }
    void start()
    {
        evening.reset(); // it holds the library
        evening = std::make_unique<app::EveningController>(
            games(),
            app::openLibrary(folder.filePath(QStringLiteral("games.db")), games(), QDateTime::currentDateTime()));
        evening->setDoubleTap(0);
    }
    /// The app goes on with a game that was taken in, of so many entries.
    void layOnTheTable(int entries)
    {
        bring(bidding(entries));
        start();
        evening->goOn();
    }
    app::IndonesiaSheets &sheets() const { return *evening->screen()->sheets(); }
    app::BidsController &bids() const { return *sheets().bids(); }
    app::ImportController &imports() const { return *evening->imports(); }
    QUrl file(const QString &name, const QByteArray &bytes) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test cannot write its own file");
        return QUrl::fromLocalFile(file.fileName());
    }
    void bring(const QByteArray &bytes) const { imports().takeIn({file(QStringLiteral("a.bandar"), bytes)}); }
    int count() const
    {
        evening->toLibrary();
        return evening->games()->count();
    }
};

} // namespace

/// Games from files, as the app takes them in.
class FilesTakenIn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellWhatBecameOfThem()
    {
        const Tray tray;
        tray.bring(recorded("three-players", 64));
        QCOMPARE(tray.imports().told(), QStringLiteral("a.bandar: Ana, Ben, Cem is in the library now."));
        tray.imports().close();
        QVERIFY(!tray.imports().isOpen());
        tray.bring(recorded("three-players", 60));
        QCOMPARE(tray.imports().told(),
                 QStringLiteral("a.bandar: Ana, Ben, Cem is already here: this copy is older by 4 entries."));
        tray.bring(recorded("three-players", 70));
        QVERIFY(tray.imports().told().endsWith(QStringLiteral("a.bandar: Ana, Ben, Cem goes on by 6 entries.")));
        QCOMPARE(tray.count(), 1);
        QVERIFY(tray.evening->screen() == nullptr);
    }
    void tellWhyTheyAreNotTakenIn()
    {
        const Tray tray;
        tray.bring("{\"bandar\":1}\n");
        QVERIFY2(tray.imports().told().startsWith(QStringLiteral("a.bandar is not taken in. Line 1: ")),
                 qPrintable(tray.imports().told()));
        tray.imports().close();
        const QString gone = tray.folder.filePath(QStringLiteral("gone.bandar"));
        tray.imports().takeIn({QUrl::fromLocalFile(gone), QUrl(QStringLiteral("https://localhost/x"))});
        QCOMPARE(tray.imports().told().count(u'\n'), 1);
        QVERIFY(tray.imports().told().startsWith(QStringLiteral("gone.bandar cannot be read: ")));
        QCOMPARE(tray.count(), 0);
    }
    void areTakenWholeOrNotAtAll()
    {
        const Tray tray;
        QFile large(tray.folder.filePath(QStringLiteral("large.bandar")));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize((qint64{1} << 28) + 1));
        large.close();
        const QString unreadable = QStringLiteral("/proc/self/mem"); // opens, and then cannot be read
        tray.imports().takeIn({QUrl::fromLocalFile(large.fileName()), QUrl::fromLocalFile(unreadable)});
        const QStringList told = tray.imports().told().split(u'\n');
        QCOMPARE(told.size(), 2);
        QCOMPARE(told[0], QStringLiteral("large.bandar is too large to be a game."));
        QVERIFY2(told[1].startsWith(QStringLiteral("mem cannot be read: ")), qPrintable(told[1]));
        QCOMPARE(tray.count(), 0);
        for (const QString &path : {large.fileName(), unreadable}) {
            const app::OpenedRecord opened = app::openRecordFile(path, games());
            QVERIFY(opened.game == nullptr);
            QVERIFY2(opened.fault.startsWith(path), qPrintable(opened.fault));
            QVERIFY(!opened.fault.contains(QStringLiteral(":1:")));
        }
    }
    void areNoneWhereNothingIsKept()
    {
        const Tray tray;
        app::EveningController second(games(), app::openLibrary(tray.folder.filePath(QStringLiteral("games.db")),
                                                                games(), QDateTime::currentDateTime()));
        second.imports()->takeIn({tray.file(QStringLiteral("a.bandar"), recorded("three-players", 64))});
        QVERIFY(second.imports()->told().contains(QStringLiteral("not kept")));
        QCOMPARE(tray.count(), 0);
    }
    void askWhereTheyBeginLikeAGameThatIsHere()
    {
        const Tray tray;
        tray.bring(recorded("three-players", 2));
        tray.bring(recorded("three-players", 64));
        QVERIFY(tray.imports().isAsking());
        QCOMPARE(tray.imports().alike()->count(), 1);
        const QVariant how = tray.imports().alike()->data(tray.imports().alike()->index(0),
                                                          tray.imports().alike()->roleNames().key("how"));
        QCOMPARE(how.toString(), QStringLiteral("The file has all of it, and 62 entries more"));
        tray.imports().leave();
        QVERIFY(!tray.imports().isAsking());
        QCOMPARE(tray.count(), 1);
        tray.bring(recorded("three-players", 64));
        tray.imports().goOnWith(0);
        QVERIFY(!tray.imports().isAsking());
        QCOMPARE(tray.count(), 1);
    }
    void waitWhileOneIsAskedAbout()
    {
        const Tray tray;
        tray.bring(recorded("three-players", 2));
        tray.imports().takeIn({tray.file(QStringLiteral("b.bandar"), recorded("three-players", 64)),
                               tray.file(QStringLiteral("c.bandar"), recorded("five-players", 64))});
        QVERIFY(tray.imports().isAsking());
        QCOMPARE(tray.count(), 1);
        tray.imports().addAsNew();
        QCOMPARE(tray.count(), 3);
    }
    void goOnAlsoOnTheTable()
    {
        Tray tray;
        tray.bring(recorded("three-players", 60));
        tray.start();
        QCOMPARE(tray.evening->page(), QStringLiteral("whereWereWe"));
        tray.bring(recorded("three-players", 64));
        QCOMPARE(tray.evening->page(), QStringLiteral("whereWereWe"));
        QCOMPARE(tray.evening->start()->entries()->count(), 5);
        tray.evening->goOn();
        QCOMPARE(tray.evening->screen()->table()->saved(), QStringLiteral("Saved · entry 64"));
        app::RunningGame &game = tray.evening->screen()->game();
        QVERIFY(game.enter(game.rules().decline(game.state())->entry));
        QCOMPARE(tray.evening->screen()->table()->saved(), QStringLiteral("Saved · entry 65"));
    }
    void leaveTheTableAsItIsWhereItKnowsThem()
    {
        Tray tray;
        tray.layOnTheTable(3);
        tray.bids().type(QStringLiteral("7"));
        tray.bids().confirm();
        tray.sheets().open(QStringLiteral("note"));
        app::GameScreen *const before = tray.evening->screen();
        tray.bring(bidding(2));
        QVERIFY2(tray.imports().told().contains(QStringLiteral("already here")), qPrintable(tray.imports().told()));
        QCOMPARE(tray.evening->screen(), before);
        QVERIFY(tray.sheets().isOpened());
        tray.sheets().close();
        QVERIFY(tray.evening->screen()->game().undo());
        QCOMPARE(tray.bids().typed(), QStringLiteral("7"));
    }
    void leaveWhatIsHalfTypedWhereTheGameGoesOn()
    {
        Tray tray;
        tray.layOnTheTable(3);
        tray.bids().type(QStringLiteral("7"));
        tray.bring(bidding(3) + "{\"do\":\"note\",\"text\":\"tea\"}\n");
        QVERIFY2(tray.imports().told().contains(QStringLiteral("goes on by 1 entry")),
                 qPrintable(tray.imports().told()));
        QCOMPARE(tray.bids().typed(), QStringLiteral("7"));
    }
};

namespace {
const Enlisted<FilesTakenIn> enlisted;
}

} // namespace bandar::tests

#include "tst_import.moc"
