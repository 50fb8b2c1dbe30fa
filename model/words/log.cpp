// SPDX-License-Identifier: MPL-2.0
#include "words/log.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace bandar::words {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Log)
};

QString moneyPhrase(const table::Game &game, const GameWords &words, const Namer &namer,
                    const std::vector<table::Posting> &postings)
{
    const auto accounts = game.accounts(namer.setup());
    QStringList people;
    table::PlayerId last;
    for (const Movement &movement : movements(postings)) {
        const table::Account &account = accounts[movement.account.place()];
        if (!account.owner.exists())
            continue;
        const QString part = words.account(account.name) + u' ' + change(movement.amount.units());
        if (!people.isEmpty() && account.owner == last)
            people.back() += QStringLiteral(", ") + part;
        else
            people << Tr::tr("%1: %2").arg(namer.player(account.owner), part);
        last = account.owner;
    }
    return people.join(QStringLiteral("; "));
}

QString sentence(const QString &text) { return text.isEmpty() || text.endsWith(u'.') ? text : text + u'.'; }

QString padded(const QString &text, qsizetype width, bool right)
{
    return right ? text.rightJustified(width) : text.leftJustified(width);
}

} // namespace

std::vector<Movement> movements(const std::vector<table::Posting> &postings)
{
    std::map<table::AccountId, table::Money> sums;
    for (const table::Posting &posting : postings) {
        sums[posting.from] -= posting.amount;
        sums[posting.to] += posting.amount;
    }
    std::vector<Movement> list;
    for (const auto &[account, amount] : sums)
        if (amount != table::Money())
            list.push_back({account, amount});
    return list;
}

QString logLine(const table::Game &game, const GameWords &words, const Namer &namer, const table::Entry *entry,
                const table::Outcome &outcome)
{
    QStringList parts{sentence(entry == nullptr ? Tr::tr("The game begins") : words.entry(*entry, namer))};
    if (const QString money = moneyPhrase(game, words, namer, outcome.postings); !money.isEmpty())
        parts << sentence(money);
    for (const QString &event : words.events(outcome.events, namer))
        parts << sentence(event);
    if (entry != nullptr) {
        const table::Annotations &annotations = entry->annotations;
        if (annotations.outOfTurn)
            parts << Tr::tr("(Out of turn.)");
        if (!annotations.ruling.empty())
            parts << Tr::tr("(The table ruled: %1)").arg(QString::fromStdString(annotations.ruling));
        if (!annotations.note.empty())
            parts << Tr::tr("(Note: %1)").arg(QString::fromStdString(annotations.note));
    }
    // Texts may hold separators of lines and paragraphs; a log has one line an entry.
    return parts.join(u' ').replace(QChar::LineSeparator, u' ').replace(QChar::ParagraphSeparator, u' ');
}

QString scoreTable(const table::Setup &setup, const GameWords &words, const table::Standings &standings)
{
    std::vector<QStringList> rows;
    const QStringList names = namesOf(setup);
    QStringList head{Tr::tr("Rank"), Tr::tr("Player")};
    for (std::string_view column : standings.columns)
        head << words.scoreColumn(column);
    rows.push_back(head << Tr::tr("Score") << QString());

    auto ranked = standings.rows;
    std::ranges::sort(ranked, {}, &table::Standings::Row::rank);
    for (const auto &row : ranked) {
        QStringList cells{QString::number(row.rank), names.value(row.player.index)};
        for (table::Money column : row.columns)
            cells << amount(column.units());
        cells << amount(row.total.units())
              << (row.tied ? Tr::tr("tie: earlier in the order of play first") : QString());
        rows.push_back(cells);
    }

    QString text = (standings.finished ? Tr::tr("The game is over.") : Tr::tr("If the game ended now:")) + u'\n';
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype at = 0; at < row.size(); ++at) {
            qsizetype width = 0;
            for (const QStringList &other : rows)
                width = std::max(width, other[at].size());
            line += padded(row[at], width, at != 1 && at + 1 != row.size()) + QStringLiteral("  ");
        }
        text +=
            line.trimmed().isEmpty() ? QString() : line.replace(QRegularExpression(QStringLiteral(" +$")), {}) + u'\n';
    }
    return text;
}

} // namespace bandar::words
