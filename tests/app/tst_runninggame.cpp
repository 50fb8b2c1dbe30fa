// SPDX-License-Identifier: MPL-2.0
#include "openrecord.h"
#include "plainwords.h"
#include "support/suite.h"
#include "tablecontroller.h"

#include "indonesiaface.h"

#include <QStringConverter>
#include <QTest>

namespace bandar::tests {

namespace {

const app::GameShelf &games()
{
    static const app::GameShelf shelf = app::allGames();
    return shelf;
}

const QByteArray twins = R"({"bandar":1,"game":"indonesia","players":[)"
                         R"({"id":"ana","name":"Ana"},{"id":"two","name":"ana"}]})"
                         "\n"
                         R"({"do":"no-city","player":"ana"})"
                         "\n";

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
    void ofAFileMayBeginWithAMarkAndEndLinesWithCarriageReturns()
    {
        const QByteArray record = twins.trimmed().replace("\n", "\r\n");
        const auto opened = app::openRecord("\xEF\xBB\xBF" + record, QStringLiteral("twins.bandar"), games());
        QVERIFY2(opened.game != nullptr, qPrintable(opened.fault));
        QCOMPARE(opened.game->journal().entries().size(), std::size_t{1});
    }
    void ofAFileInUtf16AreToldSo()
    {
        QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
        const QByteArray bytes = encoder(QString::fromUtf8(twins));
        const auto opened = app::openRecord(bytes, QStringLiteral("twins.bandar"), games());
        QVERIFY(opened.game == nullptr);
        QCOMPARE(opened.fault, QStringLiteral("twins.bandar:1: this file is UTF-16; save it as UTF-8"));
    }
    void tellPlayersOfOneNameApart()
    {
        const auto opened = app::openRecord(twins, {}, games());
        QCOMPARE(opened.game->mark(table::PlayerId(0)).name, QStringLiteral("Ana (1)"));
        QCOMPARE(opened.game->mark(table::PlayerId(1)).name, QStringLiteral("ana (2)"));
        QVERIFY2(opened.game->undoTitle().contains(u"Ana (1)"), qPrintable(opened.game->undoTitle()));
    }
    void showTheFirstLetterThatIsSeen()
    {
        QCOMPARE(app::initialOf(QStringLiteral("\u200B élodie")), QStringLiteral("É"));
        QCOMPARE(app::initialOf(QStringLiteral("\u3164\U0001F6A2 Ana")), QStringLiteral("\U0001F6A2"));
        QCOMPARE(app::initialOf(QStringLiteral("e\u0301va")), QStringLiteral("E\u0301"));
    }
    void takeNoWordsThatNobodySees()
    {
        QCOMPARE(app::plainWords(QStringLiteral(" \u200B\u2800 ")), QString());
        QCOMPARE(app::plainWords(QStringLiteral(" lent\u200B ")), QStringLiteral("lent\u200B"));
    }
};

namespace {
const Enlisted<RunningGames> enlisted;
}

} // namespace bandar::tests

#include "tst_runninggame.moc"
