// SPDX-License-Identifier: MPL-2.0
#include "cli/kit/library.h"

#include <QStringConverter>
#include <QTest>

namespace bandar::tests {

namespace {

const std::string mark = "\xEF\xBB\xBF";
const std::string bid = "{'do':'bid','player':'ana','amount':4}"_json;
const std::string note = "{'do':'note','text':'x'}"_json;

std::string inUtf16(const std::string &text)
{
    QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    const QByteArray bytes = encoder(QString::fromStdString(text));
    return bytes.toStdString();
}

// A game of Ana and Ben at their bids, of which Ana's stands as entry 5.
void begin(const CommandShelf &shelf)
{
    QCOMPARE(shelf.run({"new", "--players", "Ana,Ben"}).out, std::string("game 1\n"));
    std::string entries;
    for (const char *player : {"ana", "ben", "ana", "ben"})
        entries += "{'do':'no-city','player':'"_json + player + "\"}\n";
    QCOMPARE(shelf.run({"enter", "1"}, entries + "{'do':'bid','player':'ana','amount':5}\n"_json).status, 0);
}

} // namespace

/// Files as other programs save them, wherever the command line reads one.
class FilesFromElsewhere : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mayBeginWithAMarkAndEndLinesWithCarriageReturns_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("end");
        QTest::newRow("plain") << std::string() << std::string("\n");
        QTest::newRow("a mark") << mark << std::string("\n");
        QTest::newRow("CRLF") << std::string() << std::string("\r\n");
        QTest::newRow("both") << mark << std::string("\r\n");
        QTest::newRow("both, a blank line first") << mark + "\r\n" << std::string("\r\n");
        QTest::newRow("no end") << mark << std::string();
    }
    void mayBeginWithAMarkAndEndLinesWithCarriageReturns()
    {
        QFETCH(const std::string, before);
        QFETCH(const std::string, end);
        const CommandShelf shelf;
        begin(shelf);
        const std::string amended = "saved act 6: Ana's bid of year 1 changed from 5 to 4\n";
        const std::string entry = before + bid + end;
        const auto file = shelf.write("entry.json", entry);
        QVERIFY(shelf.run({"amend", "1", "5", file}).out.starts_with(amended));
        QCOMPARE(shelf.run({"undo", "1"}).status, 0);
        for (const Words &words : {Words{"amend", "1", "5", "-"}, Words{"amend", "1", "5"}})
            QCOMPARE(shelf.run(words + "--preview", entry).status, 0);
        QCOMPARE(shelf.run({"amend", "1", "5", before + bid + end, "--preview"}).status, 0);
        const std::string said = before + note + end;
        QCOMPARE(shelf.run({"insert", "1", "end", shelf.write("note.json", said)}).status, 0);
        QCOMPARE(shelf.run({"insert", "1", "3", "-"}, said).status, 0);
        QCOMPARE(shelf.run({"enter", "1", shelf.write("note.json", said)}).out, std::string("saved 8\n"));
        QCOMPARE(shelf.run({"enter", "1", "-"}, said).out, std::string("saved 9\n"));

        const std::string head = header().substr(0, header().size() - 1);
        const auto started = shelf.write("header.json", before + head + end);
        QCOMPARE(shelf.run({"new", started}).out, std::string("game 2\n"));
        QCOMPARE(shelf.run({"new", "-"}, before + head + end).out, std::string("game 3\n"));
        QCOMPARE(shelf.run({"new", before + head + end}).out, std::string("game 4\n"));
        QCOMPARE(shelf.run({"new", "-"}, before + head + (end.empty() ? "\n" : end) + note).out,
                 std::string("game 5\n"));
        QCOMPARE(shelf.run({"state", started}).status, 0);
        const std::string other = header(",'uuid':'from elsewhere'"_json);
        QCOMPARE(shelf.run({"import", "-"}, before + other.substr(0, other.size() - 1) + end).out,
                 std::string("game 6\n"));
        const std::string history = shelf.run({"export", "1", "--history"}).out;
        QVERIFY(shelf.run({"import", shelf.write("history", before + history)}).out.starts_with("game 1, "));
    }
    void holdOneEntryWhereOneIsAskedFor()
    {
        const CommandShelf shelf;
        begin(shelf);
        for (const std::string &text : {bid + "\n" + bid, bid + "\r\n\r\n" + bid + "\r\n", std::string("\n"), mark}) {
            const Ran ran = shelf.run({"amend", "1", "5", "-"}, text);
            QCOMPARE(ran.status, 1);
            QCOMPARE(ran.err, std::string("bandar-cli: ENTRY is one line of a record\n"));
        }
        QCOMPARE(shelf.run({"new", "-"}, "\n").err, std::string("bandar-cli: HEADER is one line of a record\n"));
    }
    void inUtf16AreToldSo()
    {
        const CommandShelf shelf;
        begin(shelf);
        const std::string said = "this file is UTF-16; save it as UTF-8\n";
        const auto record = shelf.write("record.bandar", inUtf16(header() + note + "\n"));
        for (const char *command : {"state", "score", "log", "ledger", "normalise"}) {
            const Ran ran = shelf.run({command, record});
            QCOMPARE(ran.status, 1);
            QCOMPARE(ran.err, record + ":1: " + said);
        }
        QCOMPARE(shelf.run({"import", record}).err, "bandar-cli: " + record + ":1: " + said);
        QCOMPARE(shelf.run({"import", "-"}, inUtf16(shelf.run({"export", "1", "--history"}).out)).err,
                 "bandar-cli: -:1: " + said);
        QCOMPARE(shelf.run({"new", record}).err, "bandar-cli: " + said);
        QCOMPARE(shelf.run({"enter", "1"}, inUtf16(note)).err, "bandar-cli: -:1: " + said);
        for (const Words &words : {Words{"amend", "1", "5"}, Words{"insert", "1", "1"}, Words{"insert", "1", "end"}}) {
            const Ran ran = shelf.run(words, inUtf16(bid));
            QCOMPARE(ran.status, 1);
            QCOMPARE(ran.err, "bandar-cli: " + said);
        }
    }
};

namespace {
const Enlisted<FilesFromElsewhere> enlisted;
}

} // namespace bandar::tests

#include "tst_filesfromelsewhere.moc"
