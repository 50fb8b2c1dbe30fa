// SPDX-License-Identifier: MPL-2.0
#include "app/kit/tablet.h"
#include "support/suite.h"

#include "gallery/pictures.h"
#include "journal/kit_library.h"

#include <QFile>
#include <QTest>

namespace bandar::tests {

/// What damage has done is told before anything else is done.
class EveningsAfterDamage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellWhatDamageHasCostBeforeItIsPlayed()
    {
        const Tablet tablet;
        tablet.hold(recorded("two-players", 64));
        tablet.hold(recorded("three-players", 64));
        runOn(tablet.file, {QStringLiteral("UPDATE acts SET line = '{}' WHERE game = 1 AND number = 60")});
        const auto evening = tablet.start();
        QCOMPARE(evening->told(), QString());
        evening->toLibrary();
        for (const bool isDamaged : {true, false}) {
            evening->openGame(1);
            QCOMPARE(evening->page(), isDamaged ? QStringLiteral("whereWereWe") : QStringLiteral("table"));
            QVERIFY2(evening->told().contains(QStringLiteral("damage has cost it act 60 of 64")),
                     qPrintable(evening->told()));
            QCOMPARE(evening->screen()->table()->saved(), QStringLiteral("Saved · entry 63"));
            evening->toLibrary(); // it is told once
        }
    }
    void setADamagedLibraryAside()
    {
        const Tablet tablet;
        tablet.hold(recorded("three-players", 64), QStringLiteral("Friday"));
        QFile library(tablet.file);
        QVERIFY(library.open(QIODevice::ReadWrite) && library.write("x") == 1);
        library.close();
        const auto evening = tablet.start();
        QVERIFY(evening->isKeeping());
        QVERIFY2(evening->told().contains(QStringLiteral(".damaged-1")), qPrintable(evening->told()));
        QVERIFY(QFile::exists(tablet.file + QStringLiteral(".damaged-1")));
    }
    void leaveAloneWhatIsNoLibrary()
    {
        const Tablet tablet;
        QFile text(tablet.file);
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("a shopping list\n") > 0);
        text.close();
        const auto evening = tablet.start();
        QVERIFY(!evening->isKeeping());
        QVERIFY2(evening->told().contains(QStringLiteral("it is no file of games")), qPrintable(evening->told()));
        QVERIFY(text.open(QIODevice::ReadOnly));
        QCOMPARE(text.readAll(), QByteArray("a shopping list\n"));
        QVERIFY(!QFile::exists(tablet.file + QStringLiteral(".damaged-1")));
    }
};

namespace {
const Enlisted<EveningsAfterDamage> enlisted;
}

} // namespace bandar::tests

#include "tst_evening_damage.moc"
