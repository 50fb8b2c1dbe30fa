// SPDX-License-Identifier: MPL-2.0
#include "record/ledger.h"

#include "record/csv.h"
#include "record/writer.h"

#include <algorithm>

namespace bandar::record {

namespace {

std::string wordOf(const Header &header, const Step &step)
{
    return step.entry == nullptr ? "start" : std::string(header.game->kinds()[step.entry->kind].word);
}

// The word of the entry and the player it names first: "bid ana".
std::string describe(const Header &header, const Step &step)
{
    std::string text = wordOf(header, step);
    if (step.entry == nullptr)
        return text;
    const void *entry = header.game->fields(*step.entry);
    for (const table::Field &field : header.game->kinds()[step.entry->kind].fields)
        if (field.kind == table::Field::Kind::player && field.given(entry))
            return text + " " + header.setup.players[static_cast<std::size_t>(field.get(entry, 0))].id;
    return text;
}

std::string amount(const std::string &currency, table::Money money)
{
    return currency + " " + std::to_string(money.units());
}

} // namespace

const std::vector<Ledger::Named> &Ledger::accounts(const Header &header)
{
    if (m_accounts.empty())
        for (const table::Account &account : header.game->accounts(header.setup)) {
            const std::string name(account.name);
            m_accounts.push_back(
                {account.owner.exists() ? header.setup.players[account.owner.place()].id + ":" + name : name,
                 std::string(account.currency)});
        }
    return m_accounts;
}

void HledgerLedger::declare(const Header &header)
{
    m_header = header;
    std::vector<std::string> currencies;
    for (const Named &account : accounts(header)) {
        m_text += "account " + account.name + "\n";
        if (std::ranges::find(currencies, account.currency) == currencies.end())
            currencies.push_back(account.currency);
    }
    for (const std::string &currency : currencies)
        m_text += "commodity " + currency + " 1,000.\n";
    constexpr std::string_view noDate = "1970-01-01";
    follow(header.started.empty() ? noDate : std::string_view(header.started));
}

// Dates never fall, whatever the clocks of the table said.
void HledgerLedger::follow(std::string_view at)
{
    constexpr std::size_t dateLength = 10;
    if (const std::string date(at.substr(0, dateLength)); date > m_date)
        m_date = date;
}

void HledgerLedger::watch(const Header &header, const Step &step)
{
    if (step.entry == nullptr)
        declare(header);
    else
        follow(step.entry->annotations.at);

    const table::Game &game = *header.game;
    const std::int64_t year = game.moment(step.outcome->next).year;
    if (!step.outcome->postings.empty()) {
        m_text += "\n" + m_date + " (" + std::to_string(step.number) + ") " + describe(header, step) + "\n";
        for (const table::Posting &posting : step.outcome->postings) {
            const Named &from = accounts(header)[posting.from.place()];
            const Named &to = accounts(header)[posting.to.place()];
            m_text += "    " + from.name + "  " + amount(from.currency, -posting.amount) + "\n";
            m_text += "    " + to.name + "  " + amount(to.currency, posting.amount) + "\n";
        }
    }
    // A year has ended: its earnings have joined the cash by now.
    m_last = step.outcome->next;
    if (step.before != nullptr && year != game.moment(*step.before).year) {
        m_asserted = year - 1;
        assertBalances(header, m_last, "end of year " + std::to_string(m_asserted));
    }
}

void HledgerLedger::assertBalances(const Header &header, const table::State &state, const std::string &moment)
{
    const table::Balances books = header.game->books(state);
    m_text += "\n" + m_date + " " + moment + "\n";
    for (std::size_t place = 0; place < accounts(header).size(); ++place) {
        const Named &account = accounts(header)[place];
        m_text += "    " + account.name + "  " + amount(account.currency, table::Money()) + " = " +
                  amount(account.currency, books.balance(table::AccountId(place))) + "\n";
    }
}

std::string HledgerLedger::text()
{
    const table::Game &game = *m_header.game;
    const std::int64_t year = game.moment(m_last).year;
    if (year != m_asserted) {
        const bool over = game.awaited(m_last).empty();
        assertBalances(m_header, m_last, (over ? "end of year " : "so far in year ") + std::to_string(year));
    }
    return std::move(m_text);
}

void CsvLedger::watch(const Header &header, const Step &step)
{
    if (step.entry == nullptr) {
        m_text = "entry,line,year,phase,do,account,counter,amount,balance,at\r\n";
        m_balances.resize(accounts(header).size());
    }
    const table::Game &game = *header.game;
    const table::Moment moment = game.moment(step.before != nullptr ? *step.before : step.outcome->next);
    const std::string start = std::to_string(step.number) + "," + std::to_string(step.line) + "," +
                              std::to_string(moment.year) + "," + csvCell(moment.phase) + "," +
                              csvCell(wordOf(header, step)) + ",";
    const std::string end = step.entry == nullptr ? std::string() : csvCell(step.entry->annotations.at);
    const auto row = [&](table::AccountId account, table::AccountId counter, table::Money money) {
        table::Money &balance = m_balances[account.place()];
        balance += money;
        m_text += start + csvCell(accounts(header)[account.place()].name) + "," +
                  csvCell(accounts(header)[counter.place()].name) + "," + std::to_string(money.units()) + "," +
                  std::to_string(balance.units()) + "," + end + "\r\n";
    };
    for (const table::Posting &posting : step.outcome->postings) {
        row(posting.from, posting.to, -posting.amount);
        row(posting.to, posting.from, posting.amount);
    }
}

std::string CsvLedger::text() { return std::move(m_text); }

} // namespace bandar::record
