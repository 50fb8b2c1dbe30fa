// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "windowplace.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace bandar::tests {

using app::WindowPlace;

/// The window is never larger than the room on its screen, and opens as it was left.
class WindowPlaces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fitIntoTheRoomOfAScreen_data()
    {
        QTest::addColumn<QRect>("room");
        QTest::addColumn<bool>("isMaximized");
        QTest::newRow("1366 x 768, task bar below") << QRect(0, 0, 1366, 728) << true;
        QTest::newRow("1366 x 768, task bar at the left") << QRect(64, 0, 1302, 768) << true;
        QTest::newRow("1024 x 600") << QRect(0, 0, 1024, 600) << true;
        QTest::newRow("1920 x 1200 at scale 2") << QRect(0, 0, 960, 600) << true;
        QTest::newRow("800 x 480") << QRect(0, 0, 800, 480) << true;
        QTest::newRow("1280 x 800 and no frame to spare") << QRect(0, 0, 1280, 800) << true;
        QTest::newRow("1920 x 1080") << QRect(0, 0, 1920, 1080) << false;
        QTest::newRow("a second screen at the left") << QRect(-2560, 200, 2560, 1400) << false;
    }
    void fitIntoTheRoomOfAScreen()
    {
        QFETCH(QRect, room);
        QFETCH(bool, isMaximized);
        const WindowPlace place = app::placeIn(room, {});
        QVERIFY(room.contains(place.normal, true));
        QCOMPARE(place.isMaximized, isMaximized);
        if (!isMaximized)
            QCOMPARE(place.normal.size(), QSize(1280, 800));
        for (const QRect &left : {QRect(5000, 5000, 1280, 800), QRect(-300, -200, 9000, 9000), room,
                                  QRect(room.topLeft(), QSize(400, 300)), QRect(0, 0, 1, 1), QRect(0, 0, -5, 7)})
            QVERIFY(room.contains(app::placeIn(room, {left, false}).normal, true));
    }
    void openAsTheyWereLeft()
    {
        const WindowPlace left{QRect(40, 60, 1000, 700), false};
        QCOMPARE(app::placeIn(QRect(0, 0, 1920, 1080), left), left);
        QCOMPARE(app::placeIn(QRect(0, 0, 1366, 728), left).isMaximized, false);
        QCOMPARE(app::placeIn(QRect(0, 0, 1920, 1080), {left.normal, true}), (WindowPlace{left.normal, true}));
    }
    void keepThePlaceBehindOneThatFillsTheScreen()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("look.ini")), QSettings::IniFormat);
        QCOMPARE(app::placeLeft(settings), WindowPlace());
        app::leave(settings, {QRect(40, 60, 1000, 700), false});
        app::leave(settings, {QRect(0, 0, 1920, 1040), true});
        QCOMPARE(app::placeLeft(settings), (WindowPlace{QRect(40, 60, 1000, 700), true}));
        app::leave(settings, {QRect(50, 60, 900, 700), false});
        QCOMPARE(app::placeLeft(settings), (WindowPlace{QRect(50, 60, 900, 700), false}));
    }
    void openAnewFromRubbish()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("look.ini")), QSettings::IniFormat);
        settings.setValue(QStringLiteral("window/place"), QStringLiteral("over there"));
        QCOMPARE(app::placeIn(QRect(0, 0, 1920, 1080), app::placeLeft(settings)).normal.size(), QSize(1280, 800));
    }
};

namespace {
const Enlisted<WindowPlaces> enlisted;
}

} // namespace bandar::tests

#include "tst_windowplace.moc"
