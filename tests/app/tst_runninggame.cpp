// SPDX-License-Identifier: MPL-2.0
#include "openrecord.h"
#include "support/suite.h"
#include "tablecontroller.h"

#include "indonesiaface.h"

#include <QTest>

namespace bandar::tests {

namespace {

const app::GameShelf &games()
{
    static const app::GameShelf shelf = app::allGames();
    return shelf;
}

QString savedLine(app::RunningGame &game)
{
    const app::IndonesiaFace face;
    return app::TableController(game, face).saved();
}

} // namespace

/// A game of a record is played like any other, and says that nobody keeps it.
class RunningGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
