// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "support/suite.h"

#include <QStringConverter>
#include <QTest>

#include <random>

namespace bandar::tests {

namespace {

const std::string pass = "{'do':'no-city','player':'ana'}"_json;
const std::string mark = "\xEF\xBB\xBF";

std::string nested(int depth)
{
    const auto times = static_cast<std::size_t>(depth);
    return "{'do':'operate','player':'ana','company':'rice-bali','deliveries':"_json + std::string(times, '[') +
           std::string(times, ']') + "}";
}

} // namespace

/// What a file may look like around its entries, and which bytes may never be in it.
class Lines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheSameFromEveryShapeOfFile_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<qsizetype>("line");
        const auto row = [](const char *name, const std::string &text, qsizetype line) {
            QTest::newRow(name) << text << line;
        };
        const std::string head = header().substr(0, header().size() - 1);
        row("as it should be", head + "\n" + pass + "\n", 2);
        row("no newline at the end", head + "\n" + pass, 2);
        row("a mark in front", mark + head + "\n" + pass + "\n", 2);
        row("a mark alone on the first line", mark + "\n" + head + "\n" + pass + "\n", 3);
        row("CRLF", head + "\r\n" + pass + "\r\n", 2);
        row("CRLF, mark, no newline at the end", mark + head + "\r\n" + pass, 2);
        row("CRLF without a line feed at the end", head + "\r\n" + pass + "\r", 2);
        row("CRLF and LF mixed", head + "\r\n\n" + pass + "\n", 3);
        row("blank lines everywhere", "\n \n\t\r\n" + head + "\n\r\n\n  \t \n" + pass + "\n\n\n", 8);
        row("blanks around the objects", " \t" + head + "  \n\t" + pass + " \t\n", 2);
        row("blanks inside",
            "  { 'bandar' : 1 , 'game':'indonesia', 'players' : [ {'id':'ana','name':'Ana'} , "_json
            "{'id':'ben','name':'Ben'} ] } "_json
            "\n{ \"do\" :\t\"no-city\" , \"player\": \"ana\" }\n",
            2);
    }
    void readsTheSameFromEveryShapeOfFile()
    {
        QFETCH(const std::string, text);
        QFETCH(const qsizetype, line);
        const Reading reading = read(text);
        QCOMPARE(complaint(text), QStringLiteral("read"));
        QCOMPARE(reading.header.setup.players.size(), std::size_t{2});
        QCOMPARE(reading.lines.size(), std::size_t{1});
        QCOMPARE(static_cast<qsizetype>(reading.lines.front().number), line);
        QCOMPARE(play(text).normal, header() + pass + "\n");
    }

    void needsAHeaderFirst_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("said");
        const QString empty = QStringLiteral("the record is empty: the first line must be its header");
        QTest::newRow("nothing") << std::string() << atLine(1, empty);
        QTest::newRow("a mark alone") << mark << atLine(1, empty);
        QTest::newRow("blank lines alone") << std::string("\n \n\r\n") << atLine(3, empty);
        QTest::newRow("an entry first") << pass + "\n" + header() << QStringLiteral("1: the key \"bandar\" is missing");
        QTest::newRow("an empty object") << std::string("\n{}") << QStringLiteral("2: the key \"bandar\" is missing");
        QTest::newRow("a second header") << header() + "\n" + header()
                                         << QStringLiteral("3: a second header: a record holds one game");
    }
    void needsAHeaderFirst()
    {
        QFETCH(const std::string, text);
        QFETCH(const QString, said);
        QCOMPARE(complaint(text), said);
    }

    void refusesWhatIsNoObject_data()
    {
        QTest::addColumn<std::string>("line");
        for (const char *line : {"[]",
                                 "5",
                                 "\"do\"",
                                 "null",
                                 "true",
                                 "{",
                                 "}",
                                 "{}{}",
                                 "{},",
                                 "{\"do\"}",
                                 "{\"do\":}",
                                 "{'do':'note'}",
                                 "{\"do\":\"note\",}",
                                 "{do:\"note\"}",
                                 "// note",
                                 "{\"do\":\"note\" \"text\":\"x\"}",
                                 "{\"do\":01}",
                                 "{\"do\":+1}",
                                 "{\"do\":.5}",
                                 "{\"do\":5.}",
                                 "{\"do\":1e}",
                                 "{\"do\":0x1}",
                                 "{\"do\":NaN}",
                                 "{\"do\":Infinity}",
                                 "{\"do\":nul}",
                                 "{\"do\":\"note",
                                 "{\"do\":\"a\\x41\"}",
                                 "{\"do\":\"\\ud800\"}",
                                 "{\"do\":\"\\udc00\"}",
                                 "{\"do\":\"\\ud800\\u0041\"}",
                                 "{\"do\":\"tab\there\"}"})
            QTest::newRow(line) << std::string(line);
    }
    void refusesWhatIsNoObject()
    {
        QFETCH(const std::string, line);
        const QString said = complaintAbout(line);
        QVERIFY2(said.startsWith(u"2: this is no JSON: see column ") ||
                     said == u"2: a line must hold one JSON object in braces",
                 qPrintable(said));
    }

    void refusesBytesThatAreNoText_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::newRow("a byte that never is") << std::string("\xFF");
        QTest::newRow("a continuation alone") << std::string("\x80");
        QTest::newRow("cut short") << std::string("\xE2\x82");
        QTest::newRow("overlong slash") << std::string("\xC0\xAF");
        QTest::newRow("overlong NUL") << std::string("\xC0\x80");
        QTest::newRow("a surrogate") << std::string("\xED\xA0\x80");
        QTest::newRow("beyond Unicode") << std::string("\xF4\x90\x80\x80");
        QTest::newRow("five bytes") << std::string("\xF8\x88\x80\x80\x80");
        QTest::newRow("Latin-1") << std::string("Andr\xE9");
        QTest::newRow("a NUL") << std::string("a\0b", 3);
    }
    void refusesBytesThatAreNoText()
    {
        QFETCH(const std::string, bytes);
        const std::string &raw = bytes;
        for (const std::string &line :
             {"{'do':'note','text':'x"_json + raw + "\"}", "{\"" + raw + "\":1}", raw, raw + pass, pass + raw,
              "{'do':'note','text':'x','note':'x"_json + raw + "\"}"}) {
            const Reading reading = readEntry(line);
            QVERIFY2(reading.fault, line.c_str());
            QCOMPARE(reading.fault->line, std::size_t{2});
            using Kind = record::Fault::Kind;
            QCOMPARE(reading.fault->kind, raw.find('\0') != std::string::npos ? Kind::nulByte : Kind::notJson);
        }
    }
    void refusesAMarkThatDoesNotLead()
    {
        const QString said = QStringLiteral(": a byte order mark may only lead the file");
        QCOMPARE(complaint(header() + mark + pass), u'2' + said);
        QCOMPARE(complaint("\n" + mark + header()), u'2' + said);
        QCOMPARE(complaint(mark + mark + header()), u'1' + said);
        const std::string inside = "{'do':'note','text':'a"_json + mark + "b\"}";
        QCOMPARE(complaintAbout(inside), QStringLiteral("read"));
    }

    void tellsAnotherEncoding_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<bool>("isMarked");
        for (const char *encoding : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
            for (const bool isMarked : {false, true})
                QTest::addRow("%s, %s", encoding, isMarked ? "with a mark" : "bare")
                    << QString::fromLatin1(encoding) << isMarked;
    }
    void tellsAnotherEncoding()
    {
        QFETCH(const QString, encoding);
        QFETCH(const bool, isMarked);
        const auto encoded = [&](const std::string &text) {
            QStringEncoder encoder(*QStringConverter::encodingForName(encoding.toLatin1().constData()));
            const QByteArray bytes =
                encoder((isMarked ? QStringLiteral("\uFEFF") : QString()) + QString::fromStdString(text));
            return bytes.toStdString();
        };
        const QString said = QStringLiteral(": this file is %1; save it as UTF-8").arg(encoding.left(6));
        for (const char *end : {"\n", "\r\n"})
            QCOMPARE(complaint(encoded(header().substr(0, header().size() - 1) + end + pass + end)), u'1' + said);
        QCOMPARE(complaint(encoded(pass)), u'1' + said);
        // Some programs append in another encoding than that of the file.
        if (!isMarked)
            QCOMPARE(complaint(header() + encoded(pass + "\n")), u'2' + said);
    }

    void refusesDeepNesting()
    {
        QVERIFY(complaintAbout(nested(2)).startsWith(u"2: \"deliveries\" must hold objects"));
        for (int depth : {6, 7, 100, 100'000})
            QCOMPARE(complaintAbout(nested(depth)),
                     QStringLiteral("2: lists and objects are nested too deep for an entry"));
        const std::string open(500'000, '[');
        QCOMPARE(complaintAbout(open), QStringLiteral("2: lists and objects are nested too deep for an entry"));
        std::string objects;
        for (int depth = 0; depth < 100'000; ++depth)
            objects += "{'a':"_json;
        QCOMPARE(complaintAbout(objects), QStringLiteral("2: lists and objects are nested too deep for an entry"));
    }

    void neverFallsOverRandomBytes()
    {
        std::mt19937 random(2005);
        const std::string good = sheet({pass, "{'do':'bid','player':'ana','amount':5}"_json});
        for (int round = 0; round < 20'000; ++round) {
            std::string text = round % 2 == 0 ? good : good.substr(0, header().size());
            const auto edits = 1 + random() % 8;
            for (unsigned edit = 0; edit < edits; ++edit) {
                const auto byte = static_cast<char>(random() % 256);
                const auto at = random() % text.size();
                if (random() % 2 == 0)
                    text[at] = byte;
                else
                    text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), byte);
            }
            const Reading reading = read(text);
            if (reading.fault) {
                QVERIFY(reading.fault->line >= 1 && reading.fault->line <= linesOf(text).size() + 1);
                QVERIFY(complaint(text).size() > 5);
            }
        }
    }
};

namespace {
const Enlisted<Lines> enlisted;
}

} // namespace bandar::tests

#include "tst_lines.moc"
