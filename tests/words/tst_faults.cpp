// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "words/faults.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

namespace bandar::tests {

namespace {

using record::Fault;

constexpr int lastKind = static_cast<int>(Fault::Kind::refused);

Fault full(int kind)
{
    Fault fault;
    fault.kind = static_cast<Fault::Kind>(kind);
    fault.line = 7;
    fault.key = "keykey";
    fault.value = "123";
    fault.least = 41;
    fault.most = 42;
    return fault;
}

} // namespace

/// Every fault of a record has a sentence that says what would be right.
class Faults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void haveASentenceEach()
    {
        static const QRegularExpression leftOver(QStringLiteral("%[0-9nL]|  |^ | $|\\.$"));
        std::set<QString> sentences;
        for (int kind = 0; kind < lastKind; ++kind) {
            const QString told = words::sentence(full(kind));
            QVERIFY2(told.size() > 8 && !leftOver.match(told).hasMatch(), qPrintable(told));
            sentences.insert(words::sentence(full(kind)));
        }
        QCOMPARE(static_cast<int>(sentences.size()), lastKind);
    }
    void haveASentenceForWhatCannotBeShown()
    {
        // A value that is too long or holds hidden characters is left out, and nothing is missed.
        using Kind = Fault::Kind;
        for (const Kind kind :
             {Kind::unknownGame, Kind::unknownEntry, Kind::unknownKey, Kind::wantsWhole, Kind::outOfRange,
              Kind::unknownName, Kind::unknownPlayer, Kind::badTime, Kind::badId, Kind::newerFormat}) {
            Fault bare = full(static_cast<int>(kind));
            bare.value.clear();
            if (kind == Kind::unknownKey)
                bare.key.clear();
            const QString told = words::sentence(bare);
            static const QRegularExpression hole(QStringLiteral("  | ,|\"\"|%[0-9]|(not|be|by|:)? ?$"));
            const auto found = hole.match(told);
            QVERIFY2(found.captured().isEmpty(), qPrintable(told));
        }
    }
    void ofTheRulesAreWordedByTheGame() { QCOMPARE(words::sentence(full(lastKind)), QString()); }
    void nameTheKey_data()
    {
        QTest::addColumn<int>("kind");
        using Kind = Fault::Kind;
        for (const Kind kind : {Kind::newerFormat, Kind::unknownKey, Kind::missingKey, Kind::wantsNumber,
                                Kind::wantsWhole, Kind::outOfRange, Kind::wantsText, Kind::blankText, Kind::longText,
                                Kind::hiddenCharacter, Kind::wantsFlag, Kind::wantsList, Kind::wantsItems,
                                Kind::unknownName, Kind::unknownPlayer, Kind::badTime, Kind::twice})
            QTest::addRow("%d", static_cast<int>(kind)) << static_cast<int>(kind);
    }
    void nameTheKey()
    {
        QFETCH(const int, kind);
        QVERIFY2(words::sentence(full(kind)).contains(u"keykey"), qPrintable(words::sentence(full(kind))));
    }
    void tellTheBounds()
    {
        using Kind = Fault::Kind;
        for (const Kind kind :
             {Kind::wantsNumber, Kind::wantsWhole, Kind::outOfRange, Kind::wantsList, Kind::playerNumber}) {
            const QString told = words::sentence(full(static_cast<int>(kind)));
            QVERIFY2(told.contains(u"41") && told.contains(u"42"), qPrintable(told));
        }
        for (const Kind kind : {Kind::lineTooLong, Kind::fileTooLong, Kind::longText, Kind::newerFormat})
            QVERIFY(words::sentence(full(static_cast<int>(kind))).contains(u"42"));
    }
    void keepTextsThatLookLikePlaceholders()
    {
        for (int kind = 0; kind < lastKind; ++kind) {
            Fault odd = full(kind);
            odd.key = "%2 %1";
            odd.value = "%1 %3";
            Fault plain = odd;
            plain.key = "KEY";
            plain.value = "VALUE";
            QString wanted = words::sentence(plain);
            wanted.replace(QStringLiteral("KEY"), QStringLiteral("%2 %1"))
                .replace(QStringLiteral("VALUE"), QStringLiteral("%1 %3"));
            QCOMPARE(words::sentence(odd), wanted);
        }
    }
};

namespace {
const Enlisted<Faults> enlisted;
}

} // namespace bandar::tests

#include "tst_faults.moc"
