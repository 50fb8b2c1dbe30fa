// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace bandar::tests {

namespace {

QJsonObject objectOf(const std::string &text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

/// The number in a cell of the table.
qint64 numberIn(QString cell) { return cell.remove(QChar(0x202F)).replace(QChar(0x2212), u'-').toLongLong(); }

} // namespace

/// `score`: the table for people and the JSON for programs, both as `state` has it.
class Scores : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asJsonAreThoseOfTheState_data() { rowsOfRecordedGames(); }
    void asJsonAreThoseOfTheState()
    {
        QFETCH(const QString, path);
        const QJsonObject score = objectOf(call({"score", path.toStdString(), "--json"}).out);
        const QJsonObject state = objectOf(call({"state", path.toStdString()}).out);
        const QJsonArray header = objectOf(linesOf(bytesOf(path))[0])[u"players"].toArray();
        QCOMPARE(score.keys(), QStringList({"finished", "players"}));
        QCOMPARE(score[u"finished"], state[u"finished"]);
        const QJsonArray players = score[u"players"].toArray();
        QCOMPARE(players.size(), header.size());
        for (qsizetype at = 0; at < players.size(); ++at) {
            const QJsonObject player = players[at].toObject();
            QCOMPARE(player.keys(), QStringList({"bank", "cash", "earnings", "id", "name", "rank", "score"}));
            QCOMPARE(player[u"name"], header[at][u"name"]);
            for (const char *key : {"id", "cash", "bank", "earnings", "score", "rank"})
                QCOMPARE(player[QString::fromLatin1(key)], state[u"players"][at][QString::fromLatin1(key)]);
            QCOMPARE(player[u"score"].toInteger(),
                     player[u"cash"].toInteger() + player[u"bank"].toInteger() + 2 * player[u"earnings"].toInteger());
        }
    }
    void asATableAreThoseOfTheState_data() { rowsOfRecordedGames(); }
    void asATableAreThoseOfTheState()
    {
        QFETCH(const QString, path);
        const std::vector<std::string> lines = linesOf(call({"score", path.toStdString()}).out);
        QJsonArray players = objectOf(call({"score", path.toStdString(), "--json"}).out)[u"players"].toArray();
        QCOMPARE(static_cast<qsizetype>(lines.size()), players.size() + 2);
        QCOMPARE(lines[0], std::string("The game is over."));
        const qsizetype width = QString::fromStdString(lines[1]).size();
        for (std::size_t rank = 1; rank + 1 < lines.size(); ++rank) {
            const QString line = QString::fromStdString(lines[rank + 1]);
            const QStringList cells = line.split(u' ', Qt::SkipEmptyParts);
            QCOMPARE(cells[0].toULongLong(), rank);
            QJsonObject player;
            for (const QJsonValue item : players)
                if (item[u"rank"].toInteger() == static_cast<qint64>(rank))
                    player = item.toObject();
            QVERIFY(line.contains(player[u"name"].toString()));
            QCOMPARE(numberIn(cells.at(cells.size() - 1)), player[u"score"].toInteger());
            QCOMPARE(numberIn(cells.at(cells.size() - 2)), player[u"earnings"].toInteger());
            QCOMPARE(numberIn(cells.at(cells.size() - 3)), player[u"bank"].toInteger());
            QCOMPARE(numberIn(cells.at(cells.size() - 4)), player[u"cash"].toInteger());
            QCOMPARE(line.size(), width); // columns stand under each other
        }
    }
    void beforeTheEndSayIf()
    {
        QCOMPARE(call({"score", "-"}, header()).out,
                 std::string("If the game ended now:\n"
                             "Rank  Player  cash  Bank box  earnings (× 2)  Score\n"
                             "   1  Ana      100         0               0    100  tie: "
                             "earlier in the order of play first\n"
                             "   2  Ben      100         0               0    100  tie: "
                             "earlier in the order of play first\n"));
    }
    void canBeBelowZero()
    {
        const std::string adjust =
            "{'do':'adjust','player':'ana','account':'earnings','amount':-1234567,'reason':'r'}"_json;
        QCOMPARE(
            call({"score", "-"}, sheet({adjust})).out,
            std::string("If the game ended now:\n"
                        "Rank  Player  cash  Bank box  earnings (× 2)       Score\n"
                        "   1  Ben      100         0               0         100\n"
                        "   2  Ana      100         0      \u22121\u202F234\u202F567  \u22122\u202F469\u202F034\n"));
    }
};

namespace {
const Enlisted<Scores> enlisted;
}

} // namespace bandar::tests

#include "tst_scores.moc"
