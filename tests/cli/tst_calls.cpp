// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bandar::tests {

namespace {

const std::vector<std::string> commands{"state", "score", "log", "ledger", "normalise"};
const std::string note = "{'do':'note','text':'x'}"_json;

using Words = std::vector<std::string>;
} // namespace

/// What is typed: commands, options, files, and what comes of each.
class Calls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areUnderstood_data()
    {
        QTest::addColumn<Words>("words");
        QTest::addColumn<std::string>("starts");
        const auto row = [](const char *name, const Words &words, const std::string &starts) {
            QTest::newRow(name) << words << starts;
        };
        const std::string game = "{'game':'indonesia',"_json;
        row("state", {"state", "-"}, game);
        row("state, number last", {"state", "-", "--at", "1"}, game);
        row("state, number first", {"state", "--at", "1", "-"}, game);
        row("state, at the start", {"state", "-", "--at", "0"}, game);
        row("state, at the last", {"state", "-", "--at", "2"}, game);
        row("state, zeros in front", {"state", "-", "--at", "0002"}, game);
        row("score", {"score", "-"}, "If the game ended now:\n");
        row("score as JSON", {"score", "-", "--json"}, "{'finished':false,'players':["_json);
        row("score as JSON, option first", {"score", "--json", "-"}, "{'finished':false,"_json);
        row("log", {"log", "-"}, "   1  1 · New era         x.\n");
        row("ledger", {"ledger", "-"}, "account supply\n");
        row("ledger for hledger", {"ledger", "-", "--format", "hledger"}, "account supply\n");
        row("ledger as CSV", {"ledger", "--format", "csv", "-"},
            "entry,line,year,phase,do,account,counter,amount,balance,at\r\n");
        row("normalise", {"normalise", "-"}, "{'bandar':1,"_json);
        row("normalise, bare", {"normalise", "-", "--bare"}, "{'bandar':1,"_json);
        row("help", {"--help"}, "bandar-cli reads recorded games");
        row("help on a command", {"state", "--help"}, "bandar-cli reads recorded games");
        row("version", {"--version"}, "bandar-cli 1.2.3\n");
    }
    void areUnderstood()
    {
        QFETCH(const Words, words);
        QFETCH(const std::string, starts);
        const Ran ran = call(words, sheet({note, note}));
        QCOMPARE(ran.err, std::string());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out.substr(0, starts.size()), starts);
        QVERIFY(ran.out.ends_with('\n'));
    }
    void areRefused_data()
    {
        QTest::addColumn<Words>("words");
        QTest::addColumn<std::string>("said");
        const auto row = [](const Words &words, const std::string &said) {
            std::string name = said;
            for (const std::string &word : words)
                name += " " + word;
            QTest::newRow(name.c_str()) << words << said;
        };
        row({}, "which command?");
        row({"-"}, "there is no command -");
        row({"sate", "-"}, "there is no command sate");
        row({"STATE", "-"}, "there is no command STATE");
        row({"--json"}, "there is no command --json");
        row({"state", "-", "-"}, "one FILE at a time: -");
        row({"state", "-", "--json"}, "state takes no --json");
        row({"state", "-", "--at=1"}, "state takes no --at=1");
        row({"score", "-", "--at", "1"}, "score takes no --at");
        row({"log", "-", "--at", "1"}, "log takes no --at");
        row({"log", "-", "--json"}, "log takes no --json");
        row({"ledger", "-", "--bare"}, "ledger takes no --bare");
        row({"normalise", "-", "--format", "csv"}, "normalise takes no --format");
        row({"state", "-", "--at"}, "--at wants a value");
        row({"ledger", "-", "--format"}, "--format wants a value");
        row({"ledger", "-", "--format", "json"}, "--format is hledger or csv, not json");
        for (const char *number : {"", "-1", "+1", "1.0", "1e0", "x", "0x1", " 1", "1 ", "18446744073709551615",
                                   "18446744073709551616", "99999999999999999999999"})
            row({"state", "-", "--at", number}, "--at wants the number of an entry, not " + std::string(number));
        row({"state", "-", "--at", "3"}, "the record has 2 entries, --at asks for 3");
        row({"state", "-", "--at", "18446744073709551614"},
            "the record has 2 entries, --at asks for 18446744073709551614");
        for (const std::string &command : commands) {
            row({command}, "which FILE?");
            row({command, "/nowhere/at-all.bandar"}, "/nowhere/at-all.bandar cannot be read");
            row({command, "/"}, "/ cannot be read");
            row({command, ""}, " cannot be read");
            row({command, "-", "--frob"}, command + " takes no --frob");
            row({command, std::string(5'000, 'a')}, std::string(5'000, 'a') + " cannot be read");
        }
    }
    void areRefused()
    {
        QFETCH(const Words, words);
        QFETCH(const std::string, said);
        const Ran ran = call(words, sheet({note, note}));
        QCOMPARE(ran.err, "bandar-cli: " + said + "\n(bandar-cli --help tells more)\n");
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, std::string());
    }

    void readFilesOfAnyName()
    {
        const QTemporaryDir folder;
        for (const char *name : {"game.bandar", "no ending", "-x", "%1", "\xC3\xA9", "a\nb"}) {
            const QString path = folder.filePath(QString::fromUtf8(name));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sheet({note}).c_str()) > 0);
            file.close();
            QCOMPARE(call({"state", path.toStdString()}).out, call({"state", "-"}, sheet({note})).out);
        }
    }
    void nameTheFileAndTheLine()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("game.bandar")).toStdString();
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write((header() + "\n\n" + note + "\nnonsense\n").c_str()) > 0);
        file.close();
        for (const std::string &command : commands) {
            const Ran ran = call({command, path});
            QCOMPARE(ran.err, path + ":5: this is no JSON: see column 2\n");
            QCOMPARE(ran.status, 1);
            QCOMPARE(ran.out, std::string());
        }
    }
    void lookAtNoLineAfterTheFirstN()
    {
        const std::string record = sheet({note, "nonsense \xFF"});
        for (const char *number : {"0", "1"})
            QCOMPARE(call({"state", "-", "--at", number}, record).status, 0);
        QCOMPARE(call({"state", "-", "--at", "2"}, record).err, std::string("-:3: this is no JSON: see column 2\n"));
        QCOMPARE(call({"state", "-"}, record).status, 1);
        // What the record lacks is found only where its end is reached.
        QCOMPARE(call({"state", "-", "--at", "5"}, record).status, 1);
        QCOMPARE(call({"state", "-", "--at", "0"}, "nonsense\n").status, 1);
    }
    void countEntriesNotLines()
    {
        const std::string record = "\n\n" + header() + "\n" + note + "\n\n" + note + "\n\n";
        QCOMPARE(call({"state", "-", "--at", "2"}, record).status, 0);
        QCOMPARE(call({"state", "-", "--at", "3"}, record).status, 2);
    }
};

namespace {
const Enlisted<Calls> enlisted;
}

} // namespace bandar::tests

#include "tst_calls.moc"
