// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace bandar::tests {

namespace {

QJsonDocument parsed(const std::string &text) { return QJsonDocument::fromJson(QByteArray::fromStdString(text)); }

QStringList keysOf(const QJsonValue &value)
{
    QStringList keys = value.toObject().keys();
    keys.sort();
    return keys;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

} // namespace

/// `state` prints the state as the record page has it.
class States : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areAsRecorded_data() { rowsOfRecordedGames(); }
    void areAsRecorded()
    {
        QFETCH(const QString, path);
        const QString expected = QString(path).replace(QStringLiteral(".jsonl"), QStringLiteral(".expected.json"));
        const QJsonArray states = parsed(bytesOf(expected)).array();
        QVERIFY(states.size() > 3);
        for (const QJsonValue state : states) {
            const std::string at = std::to_string(state[u"at"].toInteger());
            const Ran ran = call({"state", path.toStdString(), "--at", at});
            QCOMPARE(ran.err, std::string());
            QCOMPARE(parsed(ran.out).object(), state[u"state"].toObject());
        }
    }
    void areTheSameHoweverTheyAreReached_data() { rowsOfRecordedGames(); }
    void areTheSameHoweverTheyAreReached()
    {
        QFETCH(const QString, path);
        const std::string record = bytesOf(path);
        const Ran whole = call({"state", path.toStdString()});
        QCOMPARE(whole.status, 0);
        QCOMPARE(call({"state", "-"}, record).out, whole.out);
        QCOMPARE(call({"state", "-"}, call({"normalise", "-"}, record).out).out, whole.out);
        QCOMPARE(call({"state", "-"}, call({"normalise", "--bare", "-"}, record).out).out, whole.out);
        const std::vector<std::string> lines = linesOf(record);
        QCOMPARE(call({"state", "-", "--at", std::to_string(lines.size() - 1)}, record).out, whole.out);
        // The first N entries alone come to the same as all of them with --at N.
        std::string part = lines[0] + "\n";
        for (std::size_t at = 1; at < lines.size(); ++at) {
            part += lines[at] + "\n";
            if (at % 20 == 0)
                QCOMPARE(call({"state", "-"}, part).out, call({"state", "-", "--at", std::to_string(at)}, record).out);
        }
    }
    void haveExactlyTheKeysOfThePage_data() { rowsOfRecordedGames(); }
    void haveExactlyTheKeysOfThePage()
    {
        QFETCH(const QString, path);
        const std::string record = bytesOf(path);
        for (const char *at : {"0", "30", "60", "90", "120", "150", "200"}) {
            const QJsonObject state = parsed(call({"state", "-", "--at", at}, record).out).object();
            QCOMPARE(keysOf(state), sorted({"game", "year", "era", "phase", "turn", "waitingFor", "finished", "order",
                                            "players", "companies", "deeds", "cities", "markers"}));
            for (const QJsonValue player : state[u"players"].toArray())
                QCOMPARE(keysOf(player), sorted({"id", "cash", "bank", "earnings", "score", "rank", "slots", "mergers",
                                                 "expansion", "hull", "bid"}));
            for (const QJsonValue company : state[u"companies"].toArray())
                QCOMPARE(keysOf(company), sorted({"deeds", "kind", "owner", "units", "operated", "merged"}));
            for (const QJsonValue city : state[u"cities"].toArray())
                QCOMPARE(keysOf(city), sorted({"province", "size", "received"}));
            QCOMPARE(keysOf(state[u"markers"]), QStringList({"1", "2", "3"}));
        }
    }
    void listInOrder_data() { rowsOfRecordedGames(); }
    void listInOrder()
    {
        QFETCH(const QString, path);
        const std::string record = bytesOf(path);
        const QJsonObject head = parsed(linesOf(record)[0]).object();
        const auto names = [](const QJsonValue &list, const QString &key) {
            QStringList all;
            for (const QJsonValue item : list.toArray())
                all << (key.isEmpty() ? item.toString() : item[key].toString());
            return all;
        };
        for (const char *at : {"40", "80", "120", "160", "200"}) {
            const QJsonObject state = parsed(call({"state", "-", "--at", at}, record).out).object();
            QCOMPARE(names(state[u"players"], QStringLiteral("id")), names(head[u"players"], QStringLiteral("id")));
            QCOMPARE(names(state[u"deeds"], {}), sorted(names(state[u"deeds"], {})));
            const QStringList cities = names(state[u"cities"], QStringLiteral("province"));
            QCOMPARE(cities, sorted(cities));
            QStringList firstDeeds;
            for (const QJsonValue company : state[u"companies"].toArray()) {
                QCOMPARE(names(company[u"deeds"], {}), sorted(names(company[u"deeds"], {})));
                firstDeeds << company[u"deeds"][0].toString();
            }
            QCOMPARE(firstDeeds, sorted(firstDeeds));
        }
    }
    void haveNobodyAskedOnceFinished()
    {
        const std::string end = "{'do':'end','reason':'late'}"_json;
        const QJsonObject state = parsed(call({"state", "-"}, sheet({end})).out).object();
        QVERIFY(state[u"turn"].isNull() && state[u"waitingFor"].isNull());
        QCOMPARE(state[u"finished"].toBool(), true);
        QCOMPARE(state[u"phase"].toString(), QStringLiteral("finished"));
        QCOMPARE(state[u"year"].toInteger(), 1);
        QCOMPARE(state[u"era"].toString(), QStringLiteral("A"));
    }
};

namespace {
const Enlisted<States> enlisted;
}

} // namespace bandar::tests

#include "tst_states.moc"
