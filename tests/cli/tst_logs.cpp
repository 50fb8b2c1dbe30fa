// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include <QDir>
#include <QTest>

namespace bandar::tests {

/// `log`: a game to be read, compared with one that was.
class Logs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areAsRead_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(BANDAR_GOLDEN));
        for (const QString &name : folder.entryList({QStringLiteral("*.log")}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void areAsRead()
    {
        QFETCH(const QString, path);
        const QString name = QFileInfo(path).completeBaseName();
        QString game;
        for (const QString &recorded : recordedGames())
            if (QFileInfo(recorded).completeBaseName() == name)
                game = recorded;
        QVERIFY2(!game.isEmpty(), qPrintable(path));
        // To be read before it is renewed: bandar-cli log tests/games/NAME.jsonl >tests/cli/golden/NAME.log
        const std::vector<std::string> told = linesOf(call({"log", game.toStdString()}).out);
        const std::vector<std::string> golden = linesOf(bytesOf(path));
        for (std::size_t at = 0; at < std::min(told.size(), golden.size()); ++at)
            QCOMPARE(told[at], golden[at]);
        QCOMPARE(told.size(), golden.size());
    }
};

namespace {
const Enlisted<Logs> enlisted;
}

} // namespace bandar::tests

#include "tst_logs.moc"
