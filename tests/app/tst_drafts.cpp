// SPDX-License-Identifier: MPL-2.0
#include "app/kit/tablet.h"
#include "support/suite.h"

#include "gallery/pictures.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

namespace bandar::tests {

namespace {

constexpr int longEnough = app::draftsWait + 200; ///< milliseconds, for the disk too

/// A tablet with a game at its first bids on the table.
struct Bidding {
    Tablet tablet;
    std::unique_ptr<app::EveningController> evening;

    Bidding()
    {
        tablet.hold(recorded(QStringLiteral("three-players"), 3));
        begin();
    }
    /// Starts the app, again where it was started before: from the draft that is on the disk.
    void begin()
    {
        evening.reset();
        evening = tablet.start();
        evening->goOn();
    }
    app::RunningGame &game() const { return evening->screen()->game(); }
    app::IndonesiaSheets &sheets() const { return *evening->screen()->sheets(); }
    app::BidsController &bids() const { return *sheets().bids(); }
    void tap(const char *digits) const
    {
        for (const char digit : QByteArray(digits))
            bids().type(QString(QChar::fromLatin1(digit)));
    }
    void tapTenTimes() const
    {
        tap("1");
        for (int pair = 0; pair < 4; ++pair) {
            tap("2");
            bids().erase();
        }
        tap("2");
    }
    void note(const QString &text) const
    {
        sheets().open(QStringLiteral("note"));
        sheets().note()->choose(text);
    }
    /// What the disk has of the draft of a panel, whether or not the app goes on.
    QByteArray onTheDisk(const QString &panel) const
    {
        const auto library = journal::Library::open(tablet.file, journal::Library::Access::read, {});
        return std::get<QByteArray>(std::get<0>(library)->draft(1, panel));
    }
};

/// Somebody who writes into the library for as long as this stands.
class OtherWriter {
public:
    explicit OtherWriter(const QString &file)
        : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other writer")))
    {
        m_database.setDatabaseName(file);
        QVERIFY(m_database.open());
        QVERIFY(QSqlQuery(m_database).exec(QStringLiteral("BEGIN IMMEDIATE")));
    }
    ~OtherWriter()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(QStringLiteral("other writer"));
    }
    OtherWriter(const OtherWriter &) = delete;
    OtherWriter &operator=(const OtherWriter &) = delete;

private:
    QSqlDatabase m_database;
};

} // namespace

/// A tap waits for no disk, and what is half typed is there soon after.
class HalfTyped : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isNotWrittenWithTheTap()
    {
        const Bidding table;
        const int before = table.tablet.commits();
        table.tapTenTimes();
        QCOMPARE(table.bids().typed(), QStringLiteral("12"));
        QCOMPARE(table.tablet.commits(), before);
    }
    void isOnTheDiskSoonAfterInOnePiece()
    {
        const Bidding table;
        const int before = table.tablet.commits();
        table.tapTenTimes();
        table.note(QStringLiteral("tea"));
        QTest::qWait(longEnough);
        QCOMPARE(table.tablet.commits(), before + 1);
        QVERIFY(table.onTheDisk(QStringLiteral("bids")).contains("12"));
        QVERIFY(table.onTheDisk(QStringLiteral("note")).contains("tea"));
    }
    void isOnTheDiskThoughTheTapsGoOn()
    {
        const Bidding table;
        table.tap("7");
        for (int tap = 0; tap < 5; ++tap) {
            QTest::qWait(app::draftsWait / 3);
            table.bids().next();
        }
        QVERIFY(table.onTheDisk(QStringLiteral("bids")).contains("7"));
    }
    void isNotWrittenWhereItIsTakenBack()
    {
        const Bidding table;
        table.tap("1");
        QTest::qWait(longEnough);
        const int before = table.tablet.commits();
        table.tap("2");
        table.bids().erase();
        QTest::qWait(longEnough);
        QCOMPARE(table.tablet.commits(), before);
    }
    void isOnTheDiskOnceTheProgramIsLeft()
    {
        for (const Qt::ApplicationState state :
             {Qt::ApplicationInactive, Qt::ApplicationHidden, Qt::ApplicationSuspended}) {
            const Bidding table;
            table.tap("12");
            table.evening->followApplication(Qt::ApplicationActive);
            QCOMPARE(table.onTheDisk(QStringLiteral("bids")), QByteArray());
            table.evening->followApplication(state);
            QVERIFY(table.onTheDisk(QStringLiteral("bids")).contains("12"));
        }
    }
    void isOnTheDiskOnceAnotherPageComes()
    {
        const Bidding table;
        table.tap("12");
        table.evening->toLibrary();
        QVERIFY(table.onTheDisk(QStringLiteral("bids")).contains("12"));
        table.evening->openGame(0);
        QCOMPARE(table.bids().typed(), QStringLiteral("12"));
    }
    void survivesTheEndOfTheProgram()
    {
        Bidding table;
        table.tap("12");
        table.note(QStringLiteral("tea"));
        table.begin();
        QCOMPARE(table.bids().typed(), QStringLiteral("12"));
        table.sheets().open(QStringLiteral("note"));
        QCOMPARE(table.sheets().note()->text(), QStringLiteral("tea"));
    }
    void isNeverWrittenOnceItIsEntered()
    {
        const Bidding table;
        table.tap("1");
        table.bids().confirm();
        QTest::qWait(longEnough);
        const int before = table.tablet.commits();
        table.tapTenTimes();
        table.bids().confirm();
        QCOMPARE(table.tablet.commits(), before + 1);
        QTest::qWait(longEnough);
        QCOMPARE(table.tablet.commits(), before + 1);
    }
    void isThereAgainAfterAnUndoAndOnTheDiskToo()
    {
        Bidding table;
        table.tap("12");
        table.bids().confirm();
        table.game().undo();
        QCOMPARE(table.bids().typed(), QStringLiteral("12"));
        table.begin();
        QCOMPARE(table.bids().typed(), QStringLiteral("12"));
    }
    void isThatOfItsQuestionWhateverIsCorrected()
    {
        Bidding table;
        table.tap("1");
        table.bids().confirm();
        table.tap("2");
        table.bids().confirm();
        table.tap("3");
        table.game().undo();
        QCOMPARE(table.bids().typed(), QStringLiteral("2"));
        table.game().undo();
        QCOMPARE(table.bids().typed(), QStringLiteral("1"));
        table.game().redo();
        table.game().redo();
        QCOMPARE(table.bids().typed(), QStringLiteral("3"));
        table.begin();
        QCOMPARE(table.bids().typed(), QStringLiteral("3"));
    }
    void isNoLongerHalfTypedOnceANoteIsWrittenDown()
    {
        Bidding table;
        table.note(QStringLiteral("tea"));
        QTest::qWait(longEnough);
        table.sheets().note()->confirm();
        table.sheets().open(QStringLiteral("note"));
        QCOMPARE(table.sheets().note()->text(), QString());
        table.begin();
        table.sheets().open(QStringLiteral("note"));
        QCOMPARE(table.sheets().note()->text(), QString());
        table.game().undo();
        table.sheets().open(QStringLiteral("note"));
        QCOMPARE(table.sheets().note()->text(), QStringLiteral("tea"));
    }
    void isNoLongerHalfTypedOnceMoneyIsPutRightOrCounted()
    {
        const Bidding table;
        table.sheets().open(QStringLiteral("adjust"));
        app::AdjustController &adjust = *table.sheets().adjust();
        adjust.choosePlayer(QStringLiteral("ana"));
        adjust.type(QStringLiteral("5"));
        adjust.chooseReason(QStringLiteral("a coin"));
        adjust.confirm();
        table.sheets().open(QStringLiteral("adjust"));
        QCOMPARE(adjust.typed(), QString());
        table.sheets().open(QStringLiteral("count"));
        app::CountController &count = *table.sheets().count();
        count.choosePlayer(QStringLiteral("ana"));
        for (const char *digit : {"1", "0", "5"})
            count.type(QString::fromLatin1(digit));
        count.confirm();
        table.sheets().open(QStringLiteral("count"));
        QCOMPARE(count.typed(), QString());
    }
    void staysWhileANoteIsWrittenDown()
    {
        Bidding table;
        table.tap("12");
        table.note(QStringLiteral("tea"));
        table.sheets().note()->confirm();
        QCOMPARE(table.bids().typed(), QStringLiteral("12"));
        QTest::qWait(longEnough);
        table.begin();
        QCOMPARE(table.bids().typed(), QStringLiteral("12"));
    }
    void isTriedAgainWhereTheDiskDidNotTakeIt()
    {
        const Bidding table;
        {
            const OtherWriter other(table.tablet.file);
            table.tap("12");
            table.evening->followApplication(Qt::ApplicationInactive);
            QCOMPARE(table.onTheDisk(QStringLiteral("bids")), QByteArray());
            QCOMPARE(table.evening->screen()->table()->isTroubled(), false);
        }
        table.note(QStringLiteral("tea"));
        QTest::qWait(longEnough);
        QVERIFY(table.onTheDisk(QStringLiteral("bids")).contains("12"));
    }
};

namespace {
const Enlisted<HalfTyped> enlisted;
}

} // namespace bandar::tests

#include "tst_drafts.moc"
