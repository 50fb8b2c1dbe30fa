// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

namespace {

std::string counted(const std::string &literal) { return "{'do':'count','player':'ana','cash':"_json + literal + "}"; }

const QString range = QStringLiteral("from -1000000000 to 1000000000");

} // namespace

/// All numbers are whole, however they are written, and never rounded.
class Numbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEverySpellingOfAWholeNumber_data()
    {
        QTest::addColumn<std::string>("literal");
        QTest::addColumn<std::string>("plain");
        const std::pair<const char *, const char *> rows[]{
            {"0", "0"},
            {"-0", "0"},
            {"0.0", "0"},
            {"-0.0", "0"},
            {"0e5", "0"},
            {"-0e-5", "0"},
            {"0e999999999", "0"},
            {"0.000e-99999", "0"},
            {"5", "5"},
            {"5.0", "5"},
            {"5.000000", "5"},
            {"5e0", "5"},
            {"5E0", "5"},
            {"5e+0", "5"},
            {"5e-0", "5"},
            {"50e-1", "5"},
            {"0.5e1", "5"},
            {"0.05E+2", "5"},
            {"500.00e-2", "5"},
            {"-5.0", "-5"},
            {"-0.5e1", "-5"},
            {"1e9", "1000000000"},
            {"1e09", "1000000000"},
            {"10e8", "1000000000"},
            {"-1.0e9", "-1000000000"},
            {"1000000000.0", "1000000000"},
            {"0.000000001e18", "1000000000"},
            {"1000000000000000000000000e-24", "1"},
        };
        for (const auto &[literal, plain] : rows)
            QTest::newRow(literal) << std::string(literal) << std::string(plain);
        QTest::newRow("a thousand zeros") << "5." + std::string(1000, '0') << std::string("5");
        QTest::newRow("a thousand zeros taken back") << "5" + std::string(300, '0') + "e-300" << std::string("5");
    }
    void readsEverySpellingOfAWholeNumber()
    {
        QFETCH(const std::string, literal);
        QFETCH(const std::string, plain);
        const std::string text = sheet({counted(literal)});
        QCOMPARE(complaint(text), QStringLiteral("read"));
        QCOMPARE(play(text).normal, sheet({counted(plain)}));
    }

    void refusesFractionsHoweverSmall_data()
    {
        QTest::addColumn<std::string>("literal");
        for (const char *literal :
             {"0.5", "5.5", "-5.1", "4.0000000000000000001", "4.9999999999999999999", "5e-1", "1e-9", "1e-400",
              "1e-99999999999999999999", "1.5e0", "12345678901234567890.5", "0.1e0", "15e-1", "-0.0000000001"})
            QTest::newRow(literal) << std::string(literal);
    }
    void refusesFractionsHoweverSmall()
    {
        QFETCH(const std::string, literal);
        QCOMPARE(complaintAbout(counted(literal)), QStringLiteral("2: \"cash\" must be a whole number %1, not %2")
                                                       .arg(range, QString::fromStdString(literal)));
    }

    void refusesWhatIsTooLargeAndNamesTheKey_data()
    {
        QTest::addColumn<std::string>("literal");
        for (const char *literal : {"1000000001",
                                    "-1000000001",
                                    "2147483648",
                                    "4294967296",
                                    "9007199254740993",
                                    "9223372036854775807",
                                    "9223372036854775808",
                                    "-9223372036854775808",
                                    "-9223372036854775809",
                                    "18446744073709551615",
                                    "18446744073709551616",
                                    "99999999999999999999999999",
                                    "1e10",
                                    "1e18",
                                    "1e19",
                                    "1e20",
                                    "1e21",
                                    "1e300",
                                    "1e308",
                                    "-1e308",
                                    "1e309",
                                    "-1e309",
                                    "1e999999999",
                                    "1e99999999999999999999999",
                                    "9.9e400"})
            QTest::newRow(literal) << std::string(literal);
    }
    void refusesWhatIsTooLargeAndNamesTheKey()
    {
        QFETCH(const std::string, literal);
        const QString said = complaintAbout(counted(literal));
        QVERIFY2(said.startsWith(QStringLiteral("2: \"cash\" must be %1, not ").arg(range)), qPrintable(said));
    }
    void refusesAnIntegerOfFourHundredDigits()
    {
        for (int digits : {20, 64, 65, 308, 309, 310, 400, 100'000}) {
            const QString said = complaintAbout(counted(std::string(static_cast<std::size_t>(digits), '9')));
            QVERIFY2(said.startsWith(QStringLiteral("2: \"cash\" must be %1, not ").arg(range)), qPrintable(said));
            QVERIFY2(said.size() < 200, qPrintable(said)); // not a line of digits
        }
    }
    void namesTheKeyOfANumberTooLargeForADouble()
    {
        const std::string bid = "{'do':'bid','amount':1e309,'player':'ana'}"_json;
        QCOMPARE(complaintAbout(bid), QStringLiteral("2: \"amount\" must be from 0 to 1000000000, not 1e309"));
        const std::string header = "{'bandar':1e309}"_json;
        QCOMPARE(complaint(header), QStringLiteral("1: bandar is 1e309, newer than this program knows (1)"));
        const std::string operate = "{'do':'operate','player':'ana','company':'rice-bali','deliveries':["_json
                                    "{'goods':1,'line':'ship-lampung','ships':-1e400,'city':'bali'}]}"_json;
        QCOMPARE(complaintAbout(operate), QStringLiteral("2: \"ships\" must be from 1 to 1000000000, not -1e400"));
        // Not everything with such digits is a number.
        const std::string note = "{'do':'note','text':'1e309 \\' 1e309','at':'2026-01-01','note':'\\\\'}"_json;
        QCOMPARE(play(sheet({note})).normal, sheet({note}));
        const std::string number = "{'do':'note','text':'1e309 \\' 1e309','note':1e309}"_json;
        QCOMPARE(complaintAbout(number), QStringLiteral("2: \"note\" must be a text in quotes"));
    }
    void takesTheLastOfTwoEvenIfTheFirstIsTooLarge()
    {
        for (const char *first : {"1e309", "-1e309", "1e308", "0.5", "\"5\"", "null", "[1e309]"}) {
            const std::string text = sheet({"{'do':'count','player':'ana','cash':"_json + first + ",'cash':5}"_json});
            QCOMPARE(complaint(text), QStringLiteral("read"));
            QCOMPARE(play(text).normal, sheet({counted("5")}));
        }
    }
};

namespace {
const Enlisted<Numbers> enlisted;
}

} // namespace bandar::tests

#include "tst_numbers.moc"
