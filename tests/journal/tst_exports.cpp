// SPDX-License-Identifier: MPL-2.0
#include "kit/evening.h"

#include <QTest>

namespace bandar::tests {

/// A game leaves as a record or a whole history, and comes back as it was.
class Exports : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRecordComesBackWordForWord_data() { rowsOfRecordedGames(); }
    void aRecordComesBackWordForWord()
    {
        QFETCH(const QString, path);
        const std::string text = bytesOf(path);
        const Evening evening(text);
        QCOMPARE(evening.state(), stateOf(text));
        QCOMPARE(play(evening.record()).normal, play(text).normal);
        QCOMPARE(evening.supplied(), std::size_t{0});
    }
    void aHistoryComesBackWithWhatWasUndone()
    {
        Evening evening(playedPearls());
        evening.undo();
        evening.undo();
        evening.remove(2);
        evening.redo();
        const std::string history = journal::writeHistory(evening.journal());
        const Evening again(history);
        QCOMPARE(journal::writeHistory(again.journal()), history);
        QCOMPARE(again.state(), evening.state());
        QCOMPARE(again.journal().acts().size(), evening.journal().acts().size());
    }
    void wrongHistoriesAreRefusedWithTheLine_data()
    {
        QTest::addColumn<QString>("act");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const std::string &act, const std::string &why) {
            QTest::newRow(name) << QString::fromStdString(act) << QString::fromStdString(why);
        };
        row("no such act", "{'act':'stap'}"_json, "'act' cannot be 'stap' (did you mean 'step'?)"_json);
        row("nothing to undo", "{'act':'undo','of':1}"_json, "this 'undo' does not fit the acts before it"_json);
        row("an unknown key", "{'act':'undo','off':1}"_json,
            "the key 'off' does not belong here (did you mean 'of'?)"_json);
        row("no entries", "{'act':'step','when':[]}"_json, "the key 'entries' is missing"_json);
        row("no moment", "{'act':'step','entries':[{'do':'say','text':'x'}]}"_json, "the key 'when' is missing"_json);
        row("a strange phase", "{'act':'step','entries':[{'do':'say','text':'x'}],'when':[[1,'noon']]}"_json,
            "'when' cannot be 'noon' (there is: bids, dive, finished)"_json);
        row("an entry that is none", "{'act':'step','entries':[{'do':'say'}],'when':[[1,'bids']]}"_json,
            "the key 'text' is missing"_json);
        row("nothing to remove", "{'act':'remove','entry':7}"_json,
            "this 'remove' does not fit the acts before it"_json);
    }
    void wrongHistoriesAreRefusedWithTheLine()
    {
        QFETCH(const QString, act);
        QFETCH(const QString, why);
        const std::string head = "{'bandarHistory':1,'record':"_json + linesOf(playedPearls()).front() + "}\n";
        const auto read = journal::readGame(head + act.toStdString() + "\n", bothShelf().games());
        const auto *failure = std::get_if<record::Failure>(&read);
        QVERIFY(failure != nullptr);
        QCOMPARE(failure->fault.line, std::size_t{2});
        QCOMPARE(app::sentence(*failure, bothShelf()), why);
    }
};

namespace {
const Enlisted<Exports> enlisted;
}

} // namespace bandar::tests

#include "tst_exports.moc"
