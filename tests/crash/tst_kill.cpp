// SPDX-License-Identifier: MPL-2.0
#include "scene.h"

#include <QElapsedTimer>
#include <QTest>
#include <QThread>

#include <map>

namespace bandar::tests {

namespace {

struct Killed {
    bool killed = false; ///< else it came to its end first
    QByteArray said;
    qint64 microseconds = 0;
};

/// Runs the command line on the scene; `at` is the write or sync of the log at which it dies, `after` the time.
Killed run(const Scene &scene, Deed deed, int at, std::optional<qint64> after)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (at > 0) {
        environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(BANDAR_KILL_AT));
        environment.insert(QStringLiteral("BANDAR_KILL_AT"), QString::number(at));
    }
    process.setProcessEnvironment(environment);
    QElapsedTimer clock;
    process.start(QStringLiteral(BANDAR_CLI), scene.arguments(deed));
    process.waitForStarted();
    clock.start();
    process.write(scene.input(deed));
    process.closeWriteChannel();
    if (after) {
        while (clock.nsecsElapsed() / 1000 < *after && process.state() == QProcess::Running)
            process.waitForFinished(0) || process.waitForBytesWritten(0);
        process.kill();
    }
    process.waitForFinished(60'000);
    return {process.exitStatus() == QProcess::CrashExit, process.readAllStandardOutput(), clock.nsecsElapsed() / 1000};
}

} // namespace

/// A process that is killed at any moment loses nothing that it acknowledged.
class Kill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losesNothingThatWasAcknowledged()
    {
        Scene scene;
        std::mt19937 dice(500);
        const int kills = wanted("BANDAR_KILLS", 500);
        std::map<Deed, qint64> usual;
        for (const Deed deed : deeds) {
            scene.reset();
            const Killed clean = run(scene, deed, 0, std::nullopt);
            QVERIFY(!clean.killed);
            QCOMPARE(scene.compare(scene.file(), deed, clean.said), QString());
            usual[deed] = clean.microseconds;
        }

        int inside = 0;
        int anywhere = 0;
        int runs = 0;
        std::map<Deed, int> byDeed;
        while (inside + anywhere < kills) {
            QVERIFY2(++runs < 20 * kills, "the processes come to their end before they are killed");
            const Deed deed = deeds[dice() % deeds.size()];
            const bool atTransaction = runs % 2 == 0;
            const int at = atTransaction ? static_cast<int>(1 + dice() % (deed == Deed::enter ? 400 : 12)) : 0;
            std::optional<qint64> after;
            if (!atTransaction)
                after = static_cast<qint64>(dice() % static_cast<unsigned>(usual[deed] + 1));
            scene.reset();
            const Killed killed = run(scene, deed, at, after);
            const QString wrong = scene.compare(scene.file(), deed, killed.said);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("run %1, deed %2, at %3, after %4 us: %5")
                                                     .arg(runs)
                                                     .arg(static_cast<int>(deed))
                                                     .arg(at)
                                                     .arg(after.value_or(-1))
                                                     .arg(wrong)));
            if (!killed.killed)
                continue;
            ++(atTransaction ? inside : anywhere);
            ++byDeed[deed];
        }
        qInfo("%d killed: %d between BEGIN and the acknowledgement, %d at any moment; entering %d, undoing %d, "
              "changing %d, importing %d",
              inside + anywhere, inside, anywhere, byDeed[Deed::enter], byDeed[Deed::undo], byDeed[Deed::amend],
              byDeed[Deed::import]);
        QVERIFY(inside >= kills * 3 / 10);
        for (const Deed deed : deeds)
            QVERIFY(byDeed[deed] > 0);
    }
};

namespace {
const Enlisted<Kill> enlisted;
}

} // namespace bandar::tests

#include "tst_kill.moc"
