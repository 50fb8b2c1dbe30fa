// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"
#include "record/replay.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <sstream>

namespace bandar::tests {

namespace {

/// What each account of a player gained or lost: "Ana cash" -> -5.
using Changes = std::map<QString, std::int64_t>;

/// As the postings of one entry tell it, added up here.
Changes changesOf(const record::Header &header, const record::Step &step)
{
    const auto accounts = header.game->accounts(header.setup);
    const std::map<std::string_view, QString> names{{"cash", QStringLiteral("cash")},
                                                    {"bank", QStringLiteral("Bank box")},
                                                    {"earnings", QStringLiteral("earnings")}};
    Changes changes;
    for (const table::Posting &posting : step.outcome->postings)
        for (const auto &[account, sign] : {std::pair(posting.from, -1), std::pair(posting.to, 1)}) {
            const table::Account &which = accounts[account.place()];
            if (!which.owner.exists())
                continue;
            const QString owner = QString::fromStdString(header.setup.players[which.owner.place()].name);
            changes[owner + u' ' + names.at(which.name)] += sign * posting.amount.units();
        }
    std::erase_if(changes, [](const auto &change) { return change.second == 0; });
    return changes;
}

/// As the line tells it: "Ana: cash −5, Bank box +5; Ben: ...".
Changes changesIn(const QString &line, const table::Setup &setup)
{
    Changes changes;
    for (const table::Player &player : setup.players) {
        const QString name = QString::fromStdString(player.name);
        static const QString change = QStringLiteral("(?:cash|Bank box|earnings) [+\u2212][\\d\u202F]+");
        const QRegularExpression phrase(QStringLiteral("(?:^|[.;] |  )") + QRegularExpression::escape(name) +
                                        QStringLiteral(": ((?:") + change + QStringLiteral("(?:, )?)+)(?=[;.])"));
        const auto found = phrase.match(line);
        if (!found.hasMatch())
            continue;
        for (QString part : found.captured(1).split(QStringLiteral(", "))) {
            const qsizetype space = part.lastIndexOf(u' ');
            QString digits = part.mid(space + 1);
            digits.remove(QChar(0x202F)).replace(QChar(0x2212), u'-');
            changes[name + u' ' + part.left(space)] += digits.toLongLong();
        }
    }
    return changes;
}

} // namespace

/// What a line of the log says of money is what its postings moved.
class LogMoney : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsThePostings_data() { rowsOfRecordedGames(); }
    void equalsThePostings()
    {
        QFETCH(const QString, path);
        const std::string text = bytesOf(path);
        const Ran ran = call({"log", "-"}, text);
        QCOMPARE(ran.status, 0);
        const std::vector<std::string> lines = linesOf(ran.out);
        std::istringstream input(text);
        std::size_t moved = 0;
        (void)record::replay(input, shelf().games(), record::allEntries,
                             [&](const record::Header &header, const record::Step &step) {
                                 if (step.entry == nullptr)
                                     return;
                                 const Changes changes = changesOf(header, step);
                                 const QString line = QString::fromStdString(lines.at(step.number - 1));
                                 moved += changes.empty() ? 0U : 1U;
                                 if (changesIn(line, header.setup) != changes)
                                     QFAIL(qPrintable(line));
                             });
        QVERIFY(moved > 50);
    }
    void numbersEveryEntry_data() { rowsOfRecordedGames(); }
    void numbersEveryEntry()
    {
        QFETCH(const QString, path);
        const std::vector<std::string> lines = linesOf(call({"log", path.toStdString()}).out);
        QCOMPARE(lines.size(), read(bytesOf(path)).lines.size());
        for (std::size_t at = 0; at < lines.size(); ++at)
            QCOMPARE(QString::fromStdString(lines[at]).left(6),
                     QString::number(at + 1).rightJustified(4).leftJustified(6));
    }
    void tellsTheRulingAndTheNote()
    {
        const std::string line =
            "{'do':'city','player':'ana','province':'riau','ruling':'one more card','note':'was hidden','outOfTurn':true}"_json;
        QCOMPARE(
            call({"log", "-"}, sheet({line})).out,
            std::string(
                "   1  1 · New era         Ana builds a city in Riau. (Out of turn.) (The table ruled: one more card) "
                "(Note: was hidden)\n"));
    }
    void hasOneLineAnEntryWhateverStandsInTexts()
    {
        const std::string note = "{'do':'note','text':'a\\u2028b\\u2029c %1 %2 (a|b)','note':'%3'}"_json;
        const Ran ran = call({"log", "-"}, sheet({note}));
        QCOMPARE(ran.out, std::string("   1  1 · New era         a b c %1 %2 (a|b). (Note: %3)\n"));
    }
};

namespace {
const Enlisted<LogMoney> enlisted;
}

} // namespace bandar::tests

#include "tst_logmoney.moc"
