// SPDX-License-Identifier: MPL-2.0
#include "journal/statement.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Statement)
};

/// Adds the postings of one outcome that touch the account.
class Lines {
public:
    explicit Lines(table::AccountId account) : m_account(account) {}

    void take(const StatementLine &about, std::span<const table::Posting> postings)
    {
        for (const table::Posting &posting : postings) {
            if (posting.from == m_account)
                add(about, posting.to, -posting.amount);
            if (posting.to == m_account)
                add(about, posting.from, posting.amount);
        }
    }
    std::vector<StatementLine> list() { return std::move(m_lines); }

private:
    void add(StatementLine line, table::AccountId counter, table::Money amount)
    {
        m_balance += amount;
        line.counter = counter;
        line.amount = amount;
        line.balance = m_balance;
        m_lines.push_back(std::move(line));
    }

    table::AccountId m_account;
    table::Money m_balance;
    std::vector<StatementLine> m_lines;
};

constexpr std::array isRight{true, true, false, false, false, true, true};
using Row = std::array<QString, isRight.size()>;

QString laidOut(const std::vector<Row> &rows)
{
    std::array<qsizetype, isRight.size()> widths{};
    for (const Row &row : rows)
        for (std::size_t at = 0; at < row.size(); ++at)
            widths[at] = std::max(widths[at], row[at].size());
    QString text;
    for (const Row &row : rows) {
        QStringList cells;
        for (std::size_t at = 0; at < row.size(); ++at)
            cells << (isRight[at] ? row[at].rightJustified(widths[at]) : row[at].leftJustified(widths[at]));
        text += cells.join(QStringLiteral("  ")) + u'\n';
    }
    return text;
}

} // namespace

std::vector<StatementLine> statementOf(const Journal &journal, table::AccountId account)
{
    Lines lines(account);
    const table::State *before = &journal.start().next;
    StatementLine about;
    about.moment = journal.game().moment(*before);
    lines.take(about, journal.start().postings);
    for (const Played &played : journal.timeline()) {
        about.number = played.written ? played.place + 1 : 0;
        about.id = played.written ? played.written->id : 0;
        about.entry = played.entry;
        about.moment = journal.game().moment(*before);
        lines.take(about, played.outcome.postings);
        before = &played.state();
    }
    return lines.list();
}

table::AccountId accountOf(const Journal &journal, table::PlayerId player, std::string_view name)
{
    const auto accounts = journal.game().accounts(journal.header().setup);
    const auto found = std::ranges::find_if(
        accounts, [&](const table::Account &account) { return account.owner == player && account.name == name; });
    return found == accounts.end() ? table::AccountId()
                                   : table::AccountId(static_cast<std::size_t>(found - accounts.begin()));
}

QString statementTable(const Journal &journal, table::AccountId account, const words::GameWords &words,
                       const words::Namer &namer)
{
    const auto accounts = journal.game().accounts(journal.header().setup);
    const auto nameOf = [&](table::AccountId id) {
        const table::Account &each = accounts[id.place()];
        const QString name = words.account(each.name);
        return each.owner.exists() ? Tr::tr("%1: %2").arg(namer.player(each.owner), name) : name;
    };
    std::vector<Row> rows{{Tr::tr("Entry"), Tr::tr("Year"), Tr::tr("Phase"), Tr::tr("What was entered"), Tr::tr("With"),
                           Tr::tr("Amount"), Tr::tr("Balance")}};
    for (const StatementLine &line : statementOf(journal, account)) {
        QString what = line.entry ? words.entry(*line.entry, namer) : Tr::tr("The game begins");
        what.replace(QChar::LineSeparator, u' ').replace(QChar::ParagraphSeparator, u' ');
        const bool isSupplied = line.entry && line.id == 0;
        rows.push_back({isSupplied ? QStringLiteral("–") : QString::number(line.number),
                        QString::number(line.moment.year), words.phase(line.moment.phase), what, nameOf(line.counter),
                        words::change(line.amount.units()), words::amount(line.balance.units())});
    }
    return nameOf(account) + u'\n' + laidOut(rows);
}

} // namespace bandar::journal
