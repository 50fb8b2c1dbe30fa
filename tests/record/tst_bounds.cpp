// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "support/suite.h"
#include "words/faults.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstring>
#include <istream>
#include <streambuf>

namespace bandar::tests {

namespace {

/// A text, and then another one again and again without an end.
class Endless final : public std::streambuf {
public:
    Endless(std::string first, const std::string &then) : m_first(std::move(first))
    {
        while (m_then.size() < 65'536)
            m_then += then;
        setg(m_first.data(), m_first.data(), m_first.data() + m_first.size());
    }
    std::size_t handedOut() const { return m_handedOut; }

protected:
    int_type underflow() override
    {
        m_handedOut += static_cast<std::size_t>(egptr() - eback());
        setg(m_then.data(), m_then.data(), m_then.data() + m_then.size());
        return traits_type::to_int_type(*gptr());
    }

private:
    std::string m_first;
    std::string m_then;
    std::size_t m_handedOut = 0;
};

constexpr std::size_t mebibyte = std::size_t{1} << 20;

std::string lineOfSize(std::size_t bytes)
{
    const std::string line = "{'do':'note','text':'x'}"_json;
    return line + std::string(bytes - line.size(), ' ');
}

} // namespace

/// No file can make the reader hang or grow.
class Bounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesALineOfOneMebibyteAndNoMore()
    {
        const QString said = QStringLiteral("the line is longer than 1048576 bytes");
        QCOMPARE(complaintAbout(lineOfSize(mebibyte)), QStringLiteral("read"));
        QCOMPARE(complaintAbout(lineOfSize(mebibyte + 1)), atLine(2, said));
        QCOMPARE(complaint(header() + lineOfSize(mebibyte)), QStringLiteral("read"));
        QCOMPARE(complaint(header() + lineOfSize(mebibyte + 1)), atLine(2, said));
        QCOMPARE(complaint(header() + std::string(mebibyte + 1, ' ') + "\n"), atLine(2, said));
        QCOMPARE(complaint(header() + "\n" + std::string(3 * mebibyte, 'x')), atLine(3, said));
    }
    void stopsInAnEndlessLine_data()
    {
        QTest::addColumn<std::string>("then");
        for (const char *then : {"x", " ", "[", "{\"a\":", "\"do\":\"note\",", "9", "1e309,", "\xEF\xBB\xBF"})
            QTest::newRow(then) << std::string(then);
        QTest::newRow("NUL") << std::string(1, '\0');
        QTest::newRow("carriage return") << std::string("\r");
    }
    void stopsInAnEndlessLine()
    {
        QFETCH(const std::string, then);
        for (const std::string &first : {std::string(), header(), header() + "{\"do\":\"note\","}) {
            Endless buffer(first, then);
            std::istream input(&buffer);
            const auto replayed = record::replay(input, shelf().games());
            const auto &fault = std::get<record::Failure>(replayed).fault;
            QCOMPARE(fault.kind, record::Fault::Kind::lineTooLong);
            QCOMPARE(fault.line, std::size_t{first.empty() ? 1U : 2U});
            QVERIFY(buffer.handedOut() < 2 * mebibyte);
        }
    }
    void stopsInAnEndlessFileOfGarbageAtOnce()
    {
        for (const char *then : {"x\n", "{}\n", "[\n", "{\"do\":\"bid\"}\n"}) {
            Endless buffer(header(), then);
            std::istream input(&buffer);
            QVERIFY(std::holds_alternative<record::Failure>(record::replay(input, shelf().games())));
            QVERIFY(buffer.handedOut() < mebibyte);
        }
    }
    void stopsInAnEndlessFileOfBlankLines()
    {
        QElapsedTimer timer;
        timer.start();
        Endless buffer(header(), std::string(60'000, ' ') + "\n");
        std::istream input(&buffer);
        const auto replayed = record::replay(input, shelf().games());
        const auto &fault = std::get<record::Failure>(replayed).fault;
        QCOMPARE(words::sentence(fault), QStringLiteral("the record is longer than 268435456 bytes"));
        QVERIFY(buffer.handedOut() < 257 * mebibyte);
        QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed())));
    }
    void readsNoFurtherThanAsked()
    {
        Endless buffer(sheet({"{'do':'note','text':'a'}"_json, "{'do':'note','text':'b'}"_json}), "garbage\n");
        std::istream input(&buffer);
        const auto replayed = record::replay(input, shelf().games(), 2);
        QCOMPARE(std::get<record::Replay>(replayed).entries, std::size_t{2});
        QVERIFY(buffer.handedOut() < mebibyte);
    }

    void heavyLinesAreReadInTheTimeOfTheirBytes_data()
    {
        QTest::addColumn<std::string>("unit");
        QTest::newRow("numbers too large for a double") << std::string("1e309,");
        QTest::newRow("empty objects") << std::string("{},");
        QTest::newRow("empty lists") << std::string("[],");
        QTest::newRow("texts") << std::string("\"\",");
        QTest::newRow("escapes") << std::string("'\\ud83d\\udea2\\\\',"_json);
        QTest::newRow("deliveries") << std::string("{'goods':1,'line':'ship-lampung','ships':1,'city':'bali'},"_json);
    }
    void heavyLinesAreReadInTheTimeOfTheirBytes()
    {
        QFETCH(const std::string, unit);
        std::string line = "{'do':'operate','player':'ana','company':'rice-bali','deliveries':["_json;
        while (line.size() < mebibyte - 200)
            line += unit;
        line.back() = ']';
        line += "}";
        QElapsedTimer timer;
        timer.start();
        (void)complaintAbout(line);
        QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    }
};

namespace {
const Enlisted<Bounds> enlisted;
}

} // namespace bandar::tests

#include "tst_bounds.moc"
