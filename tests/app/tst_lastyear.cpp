// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "lastyear.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

/// Everybody is told when a year is, or may become, the last.
class LastYears : public QObject {
    Q_OBJECT

    static QString notice(int entries)
    {
        const auto game = seated(QStringLiteral("three-players"), entries);
        const app::Notice notice = app::lastYearNotice(*game);
        return notice.head.isEmpty() ? QString() : notice.head + u' ' + notice.text;
    }

private Q_SLOTS:
    void areToldFromTheMomentTheyAreKnown_data()
    {
        QTest::addColumn<int>("entries");
        QTest::addColumn<QString>("told");
        QTest::newRow("too many deeds are left for the free slots") << 216 << QString();
        QTest::newRow("two deeds are within reach")
            << 217
            << QStringLiteral("This may be the last year: 2 more deeds can leave only one kind, and what is earned now "
                              "counts double");
        QTest::newRow("one deed is")
            << 222
            << QStringLiteral("This may be the last year: 1 more deed can leave only one kind, and what is earned now "
                              "counts double");
        QTest::newRow("it is known")
            << 223
            << QStringLiteral(
                   "The last year: what is earned now counts double, for only spice is left among the deeds");
        QTest::newRow("it is known to its end")
            << 238
            << QStringLiteral(
                   "The last year: what is earned now counts double, for only spice is left among the deeds");
        QTest::newRow("the game is over") << 239 << QString();
    }
    void areToldFromTheMomentTheyAreKnown()
    {
        QFETCH(int, entries);
        QTEST(notice(entries), "told");
    }
    void areNoLongerToldOnceTheDeedsAreOutOfReach()
    {
        QVERIFY(!notice(193).isEmpty());
        QCOMPARE(notice(194), QString());
    }
};

namespace {
const Enlisted<LastYears> enlisted;
}

} // namespace bandar::tests

#include "tst_lastyear.moc"
