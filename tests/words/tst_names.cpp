// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"
#include "words/indonesia.h"
#include "words/log.h"
#include "words/names.h"

#include <QTest>

namespace bandar::tests {

namespace {

table::Setup setupOf(const QStringList &names)
{
    table::Setup setup;
    for (const QString &name : names)
        setup.players.push_back({"p" + std::to_string(setup.players.size()), name.toStdString(), "", 0});
    return setup;
}

} // namespace

/// What players are called, and that nobody at a table is taken for somebody else.
class Names : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void callEachPlayerByAnIdOfTheirOwn()
    {
        QCOMPARE(words::idsOf({"Ana", "Élodie", "ليلى", "Ana!", "Jan  de Wit"}),
                 QStringList({"ana", "elodie", "player-3", "ana-2", "jan-de-wit"}));
        const QStringList longOnes = words::idsOf({QString(64, u'a'), QString(60, u'a')});
        QCOMPARE(longOnes, QStringList({QString(32, u'a'), QString(30, u'a') + "-2"}));
        QCOMPARE(words::idsOf({"player 2", "王"}), QStringList({"player-2", "player-2-2"}));
    }
    void areTheSameToTheEye_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("isSame");
        const auto row = [](const char *name, const QString &one, const QString &other, bool isSame) {
            QTest::newRow(name) << one << other << isSame;
        };
        row("case", QStringLiteral("Ana"), QStringLiteral("aNA"), true);
        row("space around and between", QStringLiteral(" Jan  de Wit"), QStringLiteral("Jan de\u00A0Wit "), true);
        row("an accent put together", QStringLiteral("Andr\u00E9"), QStringLiteral("Andre\u0301"), true);
        row("an accent of a capital", QStringLiteral("\u00C9lodie"), QStringLiteral("e\u0301lodie"), true);
        row("zero-width space", QStringLiteral("Ana"), QStringLiteral("A\u200Bna\u200B"), true);
        row("soft hyphen", QStringLiteral("Ana"), QStringLiteral("An\u00ADa"), true);
        row("a tag", QStringLiteral("Ana"), QStringLiteral("Ana\U000E0041"), true);
        row("sharp s", QStringLiteral("Weiß"), QStringLiteral("WEISS"), true);
        row("other letters", QStringLiteral("Ana"), QStringLiteral("Anna"), false);
        row("an accent more", QStringLiteral("Andre"), QStringLiteral("Andr\u00E9"), false);
        row("a space more", QStringLiteral("Anna Lena"), QStringLiteral("Annalena"), false);
        row("an emoji more", QStringLiteral("Ana"), QStringLiteral("Ana \U0001F6A2"), false);
    }
    void areTheSameToTheEye()
    {
        QFETCH(const QString, one);
        QFETCH(const QString, other);
        QFETCH(const bool, isSame);
        QCOMPARE(words::isSameName(one, other), isSame);
        QCOMPARE(words::isSameName(other, one), isSame);
    }
    void areToldApart_data()
    {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char *name, const QStringList &typed, const QStringList &told) {
            QTest::newRow(name) << typed << told;
        };
        row("nobody has another's name", {"Ana", "Ben"}, {"Ana", "Ben"});
        row("twins", {"Ana", "Ben", "ana"}, {"Ana (1)", "Ben", "ana (2)"});
        row("two pairs", {"Ana", "Ben", "Ben", "Ana"}, {"Ana (1)", "Ben (1)", "Ben (2)", "Ana (2)"});
        row("somebody has the number in the name", {"Ana", "Ana", "Ana (1)"}, {"Ana (2)", "Ana (3)", "Ana (1)"});
        row("all of them", {"A", "A", "A", "A", "A"}, {"A (1)", "A (2)", "A (3)", "A (4)", "A (5)"});
        row("a name that looks like a placeholder", {"%2", "%2"}, {"%2 (1)", "%2 (2)"});
    }
    void areToldApart()
    {
        QFETCH(const QStringList, typed);
        QFETCH(const QStringList, told);
        const table::Setup setup = setupOf(typed);
        QCOMPARE(words::namesOf(setup), told);
        const words::Namer namer = words::IndonesiaWords().namer(setup, true);
        for (qsizetype place = 0; place < told.size(); ++place)
            QCOMPARE(namer.player(table::PlayerId(static_cast<std::size_t>(place))), told.at(place));
        QCOMPARE(namer.player({}), QString());
    }
    void areToldApartInLogAndScore()
    {
        const std::string record = "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'Ana'},"
                                   "{'id':'other','name':'Ana'}]}\n{'do':'no-city','player':'ana'}\n"
                                   "{'do':'transfer','from':'ana','to':'other','amount':5,'reason':'x'}\n"_json;
        const auto log = linesOf(call({"log", "-"}, record).out);
        QCOMPARE(log.size(), std::size_t{2});
        QVERIFY2(log[0].find(" Ana (1) ") != std::string::npos, log[0].c_str());
        QVERIFY2(log[1].find("Ana (2): cash +5") != std::string::npos, log[1].c_str());
        const auto score = linesOf(call({"score", "-"}, record).out);
        QCOMPARE(score.size(), std::size_t{4});
        QVERIFY2(score[2].find(" Ana (2) ") != std::string::npos, score[2].c_str());
        QVERIFY2(score[3].find(" Ana (1) ") != std::string::npos, score[3].c_str());
    }
    void wantALetter()
    {
        QCOMPARE(words::whyNotAName(QStringLiteral("Ana")), QString());
        QCOMPARE(words::whyNotAName(QStringLiteral(" \u2800\u3164")), QStringLiteral("a name has at least one letter"));
        QCOMPARE(words::whyNotAName(QString(65, u'x')), QStringLiteral("a name has at most 64 letters"));
        QCOMPARE(words::whyNotATitle(QStringLiteral("Friday")), QString());
    }
};

namespace {
const Enlisted<Names> enlisted;
}

} // namespace bandar::tests

#include "tst_names.moc"
