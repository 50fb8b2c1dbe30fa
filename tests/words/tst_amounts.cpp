// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "words/namer.h"

#include <QLocale>
#include <QTest>

#include <limits>

namespace bandar::tests {

/// Amounts: a narrow no-break space between thousands and a real minus, in every language, up to 64 bits.
class Amounts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areGrouped_data()
    {
        QTest::addColumn<qint64>("units");
        QTest::addColumn<QString>("amount");
        QTest::addColumn<QString>("change");
        const auto row = [](std::int64_t units, const char16_t *amount, const char16_t *change) {
            QTest::addRow("%lld", static_cast<long long>(units))
                << static_cast<qint64>(units) << QString::fromUtf16(amount) << QString::fromUtf16(change);
        };
        row(0, u"0", u"0");
        row(7, u"7", u"+7");
        row(-7, u"\u22127", u"\u22127");
        row(999, u"999", u"+999");
        row(-999, u"\u2212999", u"\u2212999");
        row(1'000, u"1\u202F000", u"+1\u202F000");
        row(-1'000, u"\u22121\u202F000", u"\u22121\u202F000");
        row(12'345, u"12\u202F345", u"+12\u202F345");
        row(123'456, u"123\u202F456", u"+123\u202F456");
        row(-123'456, u"\u2212123\u202F456", u"\u2212123\u202F456");
        row(1'000'000, u"1\u202F000\u202F000", u"+1\u202F000\u202F000");
        row(2'147'483'648, u"2\u202F147\u202F483\u202F648", u"+2\u202F147\u202F483\u202F648");
        row(9'007'199'254'740'993, u"9\u202F007\u202F199\u202F254\u202F740\u202F993",
            u"+9\u202F007\u202F199\u202F254\u202F740\u202F993");
        row(std::numeric_limits<std::int64_t>::max(), u"9\u202F223\u202F372\u202F036\u202F854\u202F775\u202F807",
            u"+9\u202F223\u202F372\u202F036\u202F854\u202F775\u202F807");
        row(std::numeric_limits<std::int64_t>::min(), u"\u22129\u202F223\u202F372\u202F036\u202F854\u202F775\u202F808",
            u"\u22129\u202F223\u202F372\u202F036\u202F854\u202F775\u202F808");
    }
    void areGrouped()
    {
        QFETCH(const qint64, units);
        QFETCH(const QString, amount);
        QFETCH(const QString, change);
        const QLocale before;
        for (const char *language : {"C", "en_US", "de_DE", "fr_FR", "ar_EG", "hi_IN", "id_ID"}) {
            QLocale::setDefault(QLocale(QString::fromLatin1(language)));
            QCOMPARE(words::amount(units), amount);
            QCOMPARE(words::change(units), change);
        }
        QLocale::setDefault(before);
    }
    void ofFiguresAreTheSame()
    {
        const table::Setup setup;
        const words::Namer namer(setup, [](const table::Vocabulary &, std::size_t) { return QString(); }, true);
        for (const std::int64_t units :
             {std::int64_t{0}, std::int64_t{-1234567}, std::int64_t{2'000'000'000'000'000'000}}) {
            QCOMPARE(namer(table::money(table::Money(units))), words::amount(units));
            QCOMPARE(namer(table::count(units)), words::amount(units));
            QCOMPARE(namer(table::secret(table::Money(units), true)), words::amount(units));
        }
    }
    void namesAreSpacedAndTitled()
    {
        QCOMPARE(words::spaced("jawa-timur"), QStringLiteral("jawa timur"));
        QCOMPARE(words::titled("jawa-timur"), QStringLiteral("Jawa Timur"));
        QCOMPARE(words::titled("bali"), QStringLiteral("Bali"));
        QCOMPARE(words::titled(""), QString());
    }
};

namespace {
const Enlisted<Amounts> enlisted;
}

} // namespace bandar::tests

#include "tst_amounts.moc"
