// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "record/text.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

/// `at` and `started` hold an ISO 8601 date, or date and time, of a day that there is.
class Times : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesDatesAndTimes_data()
    {
        QTest::addColumn<std::string>("time");
        for (const char *time :
             {"2026-11-30", "2026-11-30T20:15", "2026-11-30T20:15:00", "2026-11-30T20:15:00Z", "2026-11-30T20:15Z",
              "2026-11-30T20:15:00+01:00", "2026-11-30T20:15:00-11:30", "2026-11-30T20:15:00+0100",
              "2026-11-30T20:15:00+01", "2026-11-30T20:15:00.5Z", "2026-11-30T20:15:00,123456789+01:00", "2024-02-29",
              "2000-02-29", "0001-01-01", "9999-12-31", "2026-12-31T23:59:60Z", "2026-01-01T00:00:00+14:00"})
            QTest::newRow(time) << std::string(time);
    }
    void takesDatesAndTimes()
    {
        QFETCH(const std::string, time);
        const std::string at = "\"" + time + "\"";
        const std::string note = "{'do':'note','text':'x','at':"_json + at + "}";
        QCOMPARE(complaintAbout(note), QStringLiteral("read"));
        QCOMPARE(play(sheet({note})).normal, sheet({note}));
        QCOMPARE(complaint(header(",\"started\":" + at)), QStringLiteral("read"));
    }

    void refusesOthers_data()
    {
        QTest::addColumn<std::string>("time");
        for (const char *time : {"",
                                 " ",
                                 "today",
                                 "2026",
                                 "2026-11",
                                 "2026-11-3",
                                 "26-11-30",
                                 "2026/11/30",
                                 "30.11.2026",
                                 "2026-11-30 20:15",
                                 "2026-11-30T",
                                 "2026-11-30T20",
                                 "2026-11-30T2015:00",
                                 "2026-11-30T20:15:",
                                 "2026-11-30T20:15:00.",
                                 "2026-11-30T20:15:00z ",
                                 "2026-11-30T20:15:00 Z",
                                 "2026-11-30T20:15:00+",
                                 "2026-11-30T20:15:00+1",
                                 "2026-11-30T20:15:00+01:",
                                 "2026-11-30T20:15:00+01:60",
                                 "2026-11-30T20:15:00+24:00",
                                 "2026-11-30T20:60",
                                 "2026-11-30T25:00",
                                 "2026-11-30T20:15:61",
                                 "2026-13-01",
                                 "2026-00-10",
                                 "2026-01-00",
                                 "2026-01-32",
                                 "2026-02-29",
                                 "1900-02-29",
                                 "2026-02-30",
                                 "2026-04-31",
                                 "0000-01-01",
                                 "-2026-01-01",
                                 "+2026-01-01",
                                 "2026-11-30x",
                                 " 2026-11-30",
                                 "2026-11-30 ",
                                 "2026-11-30\\n",
                                 "2026-11-30T20:15:00ZZ",
                                 "\xD9\xA2\xD9\xA0\xD9\xA2\xD9\xA6-11-30"})
            QTest::newRow(time) << std::string(time);
    }
    void refusesOthers()
    {
        QFETCH(const std::string, time);
        const std::string at = "\"" + time + "\"";
        const QString said = complaintAbout("{'do':'note','text':'x','at':"_json + at + "}");
        QVERIFY2(said.startsWith(u"2: \"at\" must be an ISO 8601 date or date and time, not "), qPrintable(said));
        QVERIFY(complaint(header(",\"started\":" + at)).startsWith(u"1: \"started\" must be an ISO 8601 date"));
    }
    void neverFallsOverOthers()
    {
        QVERIFY(!record::isTime(std::string(100'000, '9')));
        QVERIFY(record::isTime("2026-11-30T20:15:00." + std::string(100'000, '9')));
    }
};

namespace {
const Enlisted<Times> enlisted;
}

} // namespace bandar::tests

#include "tst_times.moc"
