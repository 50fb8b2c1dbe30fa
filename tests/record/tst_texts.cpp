// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "support/suite.h"

#include <QTest>

namespace bandar::tests {

namespace {

/// Where a text may stand: the line up to the text, the key, the line after, how long it may be, whether it may be
/// blank.
struct Place {
    const char *key;
    std::string before;
    std::string after;
    std::size_t most;
    bool mayBeBlank;
    int line;
};

const std::vector<Place> &places()
{
    static const std::vector<Place> all{
        {"text", header() + "{'do':'note','text':"_json, "}", 1000, false, 2},
        {"note", header() + "{'do':'note','text':'x','note':"_json, "}", 1000, true, 2},
        {"ruling", header() + "{'do':'note','text':'x','ruling':"_json, "}", 1000, false, 2},
        {"reason", header() + "{'do':'end','reason':"_json, "}", 1000, false, 2},
        {"reason", header() + "{'do':'adjust','player':'ana','account':'cash','amount':1,'reason':"_json, "}", 1000,
         false, 2},
        {"reason", header() + "{'do':'transfer','from':'ana','to':'ben','amount':1,'reason':"_json, "}", 1000, false,
         2},
        {"reason", header() + "{'do':'set','player':'ana','track':'hull','level':2,'reason':"_json, "}", 1000, false,
         2},
        {"title",
         "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'A'},{'id':'ben','name':'B'}],'title':"_json,
         "}", 120, true, 1},
        {"uuid",
         "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'A'},{'id':'ben','name':'B'}],'uuid':"_json, "}",
         1000, true, 1},
        {"name", "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'A'},{'id':'ben','name':"_json, "}]}",
         64, false, 1},
    };
    return all;
}

QString saidOf(const Place &place, const std::string &literal)
{
    return complaint(place.before + '"' + literal + '"' + place.after);
}

QString about(const Place &place, const QString &said)
{
    return QStringLiteral("%1: \"%2\" %3").arg(place.line).arg(QString::fromLatin1(place.key), said);
}

std::string times(std::string_view what, std::size_t count)
{
    std::string text;
    while (count-- > 0)
        text += what;
    return text;
}

} // namespace

/// Every text: not blank, not too long, nothing in it that cannot be seen.
class Texts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesABlankText_data()
    {
        QTest::addColumn<std::string>("blank");
        QTest::newRow("empty") << std::string();
        QTest::newRow("a space") << std::string(" ");
        QTest::newRow("spaces") << std::string("    ");
        QTest::newRow("no-break space") << std::string("\xC2\xA0");
        QTest::newRow("thin spaces") << std::string("\xE2\x80\x89\xE2\x80\xAF");
        QTest::newRow("ideographic space") << std::string("\xE3\x80\x80");
        QTest::newRow("escaped") << std::string("\\u2003 \\u00a0");
        // What Unicode lets a font leave out, and what is empty by itself.
        for (const char32_t point :
             {U'\u00AD',     U'\u034F',     U'\u061C',     U'\u115F',     U'\u1160',     U'\u17B4',     U'\u17B5',
              U'\u180B',     U'\u180E',     U'\u180F',     U'\u200B',     U'\u200C',     U'\u200D',     U'\u200E',
              U'\u200F',     U'\u2060',     U'\u2064',     U'\u206A',     U'\u206F',     U'\u2800',     U'\u3164',
              U'\uFE00',     U'\uFE0F',     U'\uFEFF',     U'\uFFA0',     U'\uFFF0',     U'\uFFF9',     U'\U00013441',
              U'\U0001BCA0', U'\U0001D159', U'\U0001D173', U'\U000E0001', U'\U000E0020', U'\U000E01EF', U'\U000E0FFF'})
            QTest::addRow("U+%04X", static_cast<unsigned>(point)) << QString::fromUcs4(&point, 1).toStdString() + " ";
        QTest::newRow("some of them together") << std::string("\xE2\x80\x8B \xE3\x85\xA4\xEF\xB8\x8F");
    }
    void refusesABlankText()
    {
        QFETCH(const std::string, blank);
        for (const Place &place : places())
            QCOMPARE(saidOf(place, blank),
                     place.mayBeBlank ? QStringLiteral("read") : about(place, QStringLiteral("must not be blank")));
    }

    void countsCodePoints_data()
    {
        QTest::addColumn<std::string>("letter");
        QTest::newRow("ASCII") << std::string("a");
        QTest::newRow("two bytes") << std::string("\xC3\xA9");
        QTest::newRow("three bytes") << std::string("\xE6\xBC\xA2");
        QTest::newRow("four bytes, two UTF-16 units") << std::string("\xF0\x9F\x9A\xA2");
        QTest::newRow("an escaped pair") << std::string("\\ud83d\\udea2");
    }
    void countsCodePoints()
    {
        QFETCH(const std::string, letter);
        for (const Place &place : places()) {
            QCOMPARE(saidOf(place, times(letter, place.most)), QStringLiteral("read"));
            const QString said = QStringLiteral("is longer than %1 characters").arg(place.most);
            QCOMPARE(saidOf(place, times(letter, place.most + 1)), about(place, said));
            QCOMPARE(saidOf(place, times(letter, 5'000)), about(place, said));
        }
    }

    void refusesControlCharacters()
    {
        const QString said = QStringLiteral("holds a control character or one that turns the direction of text");
        for (unsigned point = 0; point < 0x100; ++point) {
            const bool control = point < 0x20 || (point >= 0x7F && point < 0xA0);
            if (point == '"' || point == '\\')
                continue;
            const std::string escaped = QStringLiteral("a\\u%1b").arg(point, 4, 16, QLatin1Char('0')).toStdString();
            for (const Place &place : places())
                QCOMPARE(saidOf(place, escaped), control ? about(place, said) : QStringLiteral("read"));
        }
        for (const Place &place : places()) {
            QCOMPARE(saidOf(place, "a\\nb"), about(place, said));
            QCOMPARE(saidOf(place, "a\\tb"), about(place, said));
            QCOMPARE(saidOf(place, "a\x7F"), about(place, said));
            QCOMPARE(saidOf(place, "a\xC2\x85"), about(place, said));
            QCOMPARE(saidOf(place, "\\u0000"), about(place, said));
        }
    }
    void refusesWhatTurnsTheDirectionOfText()
    {
        const QString said = QStringLiteral("holds a control character or one that turns the direction of text");
        for (unsigned point = 0x2020; point < 0x2070; ++point) {
            const bool turns = (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
            const std::string letter = QString(QChar(point)).toStdString();
            for (const Place &place : places()) {
                const QString wanted = turns ? about(place, said) : QStringLiteral("read");
                QCOMPARE(saidOf(place, "a" + letter + "b"), wanted);
                QCOMPARE(saidOf(place, QStringLiteral("a\\u%1").arg(point, 4, 16).toStdString()), wanted);
            }
        }
    }
    void takesEveryOtherLetter()
    {
        for (const char *text :
             {"Andr\xC3\xA9", "\xD8\xA3\xD9\x86\xD8\xA7", "\xD7\x90\xD7\xA0\xD7\x94", "\xE6\xBC\xA2",
              "\xF0\x9F\x91\xA8\xE2\x80\x8D\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA7", "a\xCC\x81", "\xEF\xBF\xBE",
              "\xF4\x8F\xBF\xBF", "\xE2\x80\x8B\x61\xE2\x80\x8B", "\xE2\xA0\x81", "\xCC\x81", "\xE1\x85\xA1",
              "\xEF\xBF\xBC", "=1+1", "%1 %2", "a\\\"b\\\\c\\/d", "<b>", "x"})
            for (const Place &place : places())
                QCOMPARE(saidOf(place, text), QStringLiteral("read"));
    }
    void keepsATextAsItIs()
    {
        const std::string text = "  two  spaces, a \\'quote\\', \\\\ and é漢🚢 "_json;
        const std::string note = "{'do':'note','text':"_json + ("\"" + text + "\"}");
        QCOMPARE(play(sheet({note})).normal, sheet({note}));
        const std::string escaped = "{'do':'note','text':'\\u00e9\\ud83d\\udea2\\/'}"_json;
        const std::string plain = "{'do':'note','text':'é🚢/'}"_json;
        QCOMPARE(play(sheet({escaped})).normal, sheet({plain}));
    }
};

namespace {
const Enlisted<Texts> enlisted;
}

} // namespace bandar::tests

#include "tst_texts.moc"
