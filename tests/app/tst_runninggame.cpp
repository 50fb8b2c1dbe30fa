// SPDX-License-Identifier: MPL-2.0
#include "journal/exports.h"
#include "openrecord.h"
#include "support/suite.h"
#include "tablecontroller.h"

#include "indonesiaface.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bandar::tests {

namespace {

const QDateTime evening(QDate(2026, 11, 30), QTime(20, 0), Qt::UTC);

const app::GameShelf &games()
{
    static const app::GameShelf shelf = app::allGames();
    return shelf;
}

table::Entry bidOf(const app::RunningGame &game, const char *player, int amount)
{
    record::Fault fault;
    const QByteArray line = QByteArrayLiteral("{\"do\":\"bid\",\"player\":\"") + player +
                            "\",\"amount\":" + QByteArray::number(amount) + '}';
    const auto object = record::parseObject(line.toStdString(), fault);
    return *record::readEntry(*object, game.rules(), game.setup(), fault);
}

QString savedLine(const app::RunningGame &game)
{
    const app::IndonesiaFace face;
    return app::TableController(game, face).saved();
}

} // namespace

/// What is confirmed on the tablet is in its library, and the app goes on where it was.
class RunningGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goOnWhereTheyWere()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.db"));
        {
            const auto opened = app::openLibrary(file, games(), evening);
            QVERIFY(opened.game->isKept());
            QCOMPARE(savedLine(*opened.game), QStringLiteral("Saved · entry 3"));
            const auto awaited = opened.game->rules().awaited(opened.game->state()).front();
            const std::string asked = opened.game->setup().players[awaited.player.place()].id;
            opened.game->enter(bidOf(*opened.game, asked.c_str(), 7));
            QCOMPARE(savedLine(*opened.game), QStringLiteral("Saved · entry 4"));
        }
        const auto again = app::openLibrary(file, games(), evening);
        QCOMPARE(again.game->journal().entries().size(), std::size_t{4});
        QVERIFY(journal::writeRecord(again.game->journal(), again.game->words()).find("\"amount\":7") !=
                std::string::npos);
    }
    void sayWhyTheyAreNotKept()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.db"));
        const auto first = app::openLibrary(file, games(), evening);
        const auto second = app::openLibrary(file, games(), evening);
        QVERIFY(first.game->isKept());
        QVERIFY(!second.game->isKept());
        QVERIFY2(savedLine(*second.game).contains(file), qPrintable(savedLine(*second.game)));
    }
    void setADamagedLibraryAside()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.db"));
        QFile text(file);
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("a shopping list\n") > 0);
        text.close();
        const auto opened = app::openLibrary(file, games(), evening);
        QVERIFY(opened.game->isKept());
        QVERIFY2(opened.told.contains(QStringLiteral(".damaged-1")), qPrintable(opened.told));
        QFile aside(file + QStringLiteral(".damaged-1"));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), QByteArray("a shopping list\n"));
    }
    void ofARecordAreKeptNowhere()
    {
        const auto opened = app::openBuiltInGame(games());
        QCOMPARE(savedLine(*opened.game), QStringLiteral("Entry 3 · kept nowhere"));
    }
};

namespace {
const Enlisted<RunningGames> enlisted;
}

} // namespace bandar::tests

#include "tst_runninggame.moc"
