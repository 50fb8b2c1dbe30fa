// SPDX-License-Identifier: MPL-2.0
#include "scene.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace bandar::tests {

namespace {

/// The files of a library as the disk has them when the power goes.
class Disk {
public:
    explicit Disk(const Scene &scene) { QVERIFY(QFile::copy(scene.file(), file())); }
    QString file() const { return m_folder.filePath(QStringLiteral("games.db")); }
    QString folder() const { return m_folder.path(); }
    /// What was deleted before the cut is not there afterwards either.
    void dropWhatIsGone(const Scene &scene)
    {
        for (const QString &tail : {QStringLiteral("-wal"), QStringLiteral("-journal")})
            if (!QFile::exists(scene.file() + tail))
                QFile::remove(file() + tail);
    }

private:
    QTemporaryDir m_folder;
};

struct Cut {
    bool was = false;
    QByteArray said;
};

/// Enters, and cuts the power once `lines` entries were acknowledged.
Cut cutAfter(const Scene &scene, const Disk &disk, bool full, std::size_t lines)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(BANDAR_POWER_CUT));
    environment.insert(QStringLiteral("DURABLE"), disk.folder());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(BANDAR_WRITER),
                  {scene.file(), full ? QStringLiteral("full") : QStringLiteral("normal")});
    process.waitForStarted();
    process.write(scene.input(Deed::enter));
    process.closeWriteChannel();
    QByteArray said;
    while (static_cast<std::size_t>(said.count('\n')) < lines && process.waitForReadyRead(30'000))
        said += process.readAllStandardOutput();
    process.kill();
    process.waitForFinished(30'000);
    said += process.readAllStandardOutput();
    return {process.exitStatus() == QProcess::CrashExit, said};
}

struct Outcome {
    int cuts = 0;
    int losses = 0;
};

Outcome cutMany(bool full, int cuts)
{
    Scene scene;
    std::mt19937 dice(25);
    Outcome outcome;
    for (int run = 0; outcome.cuts < cuts && run < 10 * cuts; ++run) {
        scene.reset();
        Disk disk(scene);
        const Cut cut = cutAfter(scene, disk, full, 1 + dice() % 100);
        if (!cut.was)
            continue;
        disk.dropWhatIsGone(scene);
        const QString wrong = scene.compare(disk.file(), Deed::enter, cut.said);
        ++outcome.cuts;
        outcome.losses += wrong.isEmpty() ? 0 : 1;
        if (full && !wrong.isEmpty())
            qWarning("%s", qPrintable(wrong));
    }
    return outcome;
}

} // namespace

/// A power cut loses nothing that was acknowledged, and it is the durability of each commit that sees to it.
class PowerCut : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losesNothingThatWasAcknowledged()
    {
        const int cuts = wanted("BANDAR_POWER_CUTS", 25);
        const Outcome outcome = cutMany(true, cuts);
        qInfo("%d power cuts, %d of them lost something", outcome.cuts, outcome.losses);
        QCOMPARE(outcome.cuts, cuts);
        QCOMPARE(outcome.losses, 0);
    }
    void wouldLoseWithSynchronousNormal()
    {
        const Outcome outcome = cutMany(false, wanted("BANDAR_POWER_CUTS", 25));
        qInfo("with synchronous=NORMAL %d power cuts, %d of them lost something", outcome.cuts, outcome.losses);
        QVERIFY(outcome.losses > 0);
    }
};

namespace {
const Enlisted<PowerCut> enlisted;
}

} // namespace bandar::tests

#include "tst_powercut.moc"
