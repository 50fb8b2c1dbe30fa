// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "record/writer.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <sstream>

namespace bandar::tests {

namespace {

/// The last deed of the company that each deed belongs to.
std::map<std::string, std::string> lastDeeds(const table::Game &game, const record::Header &header,
                                             const table::State &state)
{
    std::map<std::string, std::string> last;
    const QByteArray view = QByteArray::fromStdString(record::write(game.view(header.setup, state)));
    for (const QJsonValue company : QJsonDocument::fromJson(view).object().value(u"companies").toArray()) {
        const QJsonArray deeds = company[u"deeds"].toArray();
        for (const QJsonValue deed : deeds)
            last[deed.toString().toStdString()] = deeds.last().toString().toStdString();
    }
    return last;
}

QJsonValue renamed(const QJsonValue &deed, const std::map<std::string, std::string> &names)
{
    const auto found = names.find(deed.toString().toStdString());
    return found == names.end() ? deed : QJsonValue(QString::fromStdString(found->second));
}

/// The same entry in other words: companies by their last deed, defaults written out, keys in another order.
QJsonObject disguised(QJsonObject entry, const std::map<std::string, std::string> &names)
{
    if (entry.contains(u"company"))
        entry.insert(u"company", renamed(entry.value(u"company"), names));
    QJsonArray companies = entry.value(u"companies").toArray();
    for (QJsonValueRef company : companies)
        company = renamed(company, names);
    if (!companies.isEmpty())
        entry.insert(u"companies", companies);
    QJsonArray deliveries = entry.value(u"deliveries").toArray();
    for (QJsonValueRef item : deliveries) {
        QJsonObject delivery = item.toObject();
        delivery.insert(u"line", renamed(delivery.value(u"line"), names));
        item = delivery;
    }
    if (!deliveries.isEmpty())
        entry.insert(u"deliveries", deliveries);

    const QString word = entry.value(u"do").toString();
    if (word == u"research" && !entry.contains(u"of") && entry.value(u"track").toString() == u"hull")
        entry.insert(u"of", entry.value(u"player"));
    if (word == u"operate" && entry.value(u"company").toString().startsWith(u"ship") && !entry.contains(u"add"))
        entry.insert(u"add", 0);
    entry.insert(u"outOfTurn", entry.value(u"outOfTurn").toBool());
    return entry;
}

std::string disguisedGame(const std::string &text)
{
    std::istringstream input(text);
    std::string result;
    const auto lines = linesOf(text);
    (void)record::replay(
        input, shelf().games(), record::allEntries, [&](const record::Header &header, const record::Step &step) {
            const QJsonObject line = QJsonDocument::fromJson(QByteArray::fromStdString(lines[step.line - 1])).object();
            const QJsonObject entry =
                step.before == nullptr ? line : disguised(line, lastDeeds(*header.game, header, *step.before));
            result += QJsonDocument(entry).toJson(QJsonDocument::Compact).toStdString() + "\r\n";
        });
    return result;
}

} // namespace

/// Normal form says the same with the fewest words, and says it always in the same way.
class NormalForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofAGameIsStable_data() { rowsOfRecordedGames(); }
    void ofAGameIsStable()
    {
        QFETCH(const QString, path);
        const Played game = play(bytesOf(path));
        QVERIFY(!game.state.empty());
        QCOMPARE(play(game.normal).normal, game.normal);
        QCOMPARE(play(game.normal).state, game.state);
        QCOMPARE(play(game.bare).bare, game.bare);
        QCOMPARE(play(game.bare).normal, game.bare);
        QCOMPARE(play(game.bare).state, game.state);
    }
    void ofAGameToldInOtherWordsIsTheSame_data() { rowsOfRecordedGames(); }
    void ofAGameToldInOtherWordsIsTheSame()
    {
        QFETCH(const QString, path);
        const std::string text = bytesOf(path);
        const std::string other = disguisedGame(text);
        QCOMPARE(complaint(other), QStringLiteral("read"));
        QVERIFY(other != text);
        QCOMPARE(play(other).state, play(text).state);
        QCOMPARE(linesOf(play(other).normal), linesOf(play(text).normal));
    }
    void bareHasNeitherTimesNorNotes_data() { rowsOfRecordedGames(); }
    void bareHasNeitherTimesNorNotes()
    {
        QFETCH(const QString, path);
        // A time and a note in every entry go, and nothing else does.
        const auto lines = linesOf(play(bytesOf(path)).bare);
        const std::string annotations = "\"at\":\"2026-11-30\",\"note\":\"\\\"at\\\"\"";
        std::string annotated = lines[0] + "\n";
        for (std::size_t at = 1; at < lines.size(); ++at)
            annotated += "{" + annotations + "," + lines[at].substr(1) + "\n";
        const Played game = play(annotated);
        QCOMPARE(linesOf(game.bare), lines);
        for (std::size_t at = 1; at < lines.size(); ++at)
            QVERIFY(linesOf(game.normal)[at].find(annotations) != std::string::npos);
    }
    void callsACompanyByItsFirstDeed_data() { rowsOfRecordedGames(); }
    void callsACompanyByItsFirstDeed()
    {
        QFETCH(const QString, path);
        std::istringstream input(play(bytesOf(path)).normal);
        (void)record::replay(input, shelf().games(), record::allEntries,
                             [&](const record::Header &header, const record::Step &step) {
                                 if (step.entry == nullptr)
                                     return;
                                 const std::string line = record::write(*header.game, header.setup, *step.entry, true);
                                 for (const auto &[deed, last] : lastDeeds(*header.game, header, *step.before))
                                     if (deed != last && line.find("\"" + last + "\"") != std::string::npos)
                                         QFAIL((line + ": not the first deed").c_str());
                             });
    }

    void leavesOutWhatNeedNotBeSaid_data()
    {
        QTest::addColumn<std::string>("header");
        QTest::addColumn<std::string>("normal");
        const std::string players = "'players':[{'id':'ana','name':'Ana'},{'id':'ben','name':'Ben'}]"_json;
        const std::string plain = "{'bandar':1,'game':'indonesia',"_json + players + "}";
        const auto row = [&](const char *name, const std::string &from, const std::string &normal) {
            QTest::newRow(name) << from << normal;
        };
        row("defaults",
            "{'options':{'money':'hidden','cities':'tracked'},'rules':1,'game':'indonesia',"_json + players +
                ",'bandar':1.0}"_json,
            plain);
        row("no options", "{'bandar':1,'game':'indonesia',"_json + players + ",'options':{}}"_json, plain);
        row("one option",
            "{'bandar':1,'game':'indonesia',"_json + players +
                ",'options':{'cities':'untracked','money':'hidden'}}"_json,
            "{'bandar':1,'game':'indonesia',"_json + players + ",'options':{'cities':'untracked'}}"_json);
        row("order of keys",
            "{'options':{'cities':'untracked','money':'open'},'started':'2026-01-01','title':'T','uuid':'U',"_json
            "'players':[{'seat':2,'colour':'red','name':'Ana','id':'ana'},{'name':'Ben','id':'ben'}],"_json
            "'game':'indonesia','bandar':1}"_json,
            "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'Ana','colour':'red','seat':2},"_json
            "{'id':'ben','name':'Ben'}],'uuid':'U','title':'T','started':'2026-01-01',"_json
            "'options':{'money':'open','cities':'untracked'}}"_json);
    }
    void leavesOutWhatNeedNotBeSaid()
    {
        QFETCH(const std::string, header);
        QFETCH(const std::string, normal);
        QCOMPARE(play(header).normal, normal + "\n");
        QCOMPARE(play(normal).normal, normal + "\n");
    }
};

namespace {
const Enlisted<NormalForm> enlisted;
}

} // namespace bandar::tests

#include "tst_normalform.moc"
