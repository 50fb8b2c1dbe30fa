// SPDX-License-Identifier: MPL-2.0
#include "briefly.h"

#include "indonesia/operations.h"

#include <QCoreApplication>

namespace bandar::app {

namespace {

struct Brief {
    Q_DECLARE_TR_FUNCTIONS(Brief)

public:
    static QString fleet(const QString &owner, std::int64_t added)
    {
        if (added == 0)
            return tr("%1’s line adds no ship").arg(owner);
        return words::counted(tr("%2’s line adds %1 ship(|s)"), added).arg(owner);
    }
    static QString sale(const QString &owner, const QString &good, std::int64_t sold, std::int64_t units)
    {
        if (sold == 0)
            return tr("%1’s %2 sells nothing", "player, good").arg(owner, good);
        return tr("%1’s %2 sells %3 of %4", "player, good, how many, of how many")
            .arg(owner, good, words::amount(sold), words::amount(units));
    }
    static QString adjustment(const QString &owner, const QString &account, std::int64_t change)
    {
        return tr("%1’s %2 put right by %3", "player, account, amount").arg(owner, account, words::change(change));
    }
    static QString transfer(const QString &from, const QString &to, std::int64_t amount)
    {
        return tr("%1 pays %2 %3", "player, player, amount").arg(from, to, words::amount(amount));
    }
    static QString growth(const QString &sale, bool soldOut, std::int64_t grown)
    {
        if (grown == 0)
            return sale;
        return (soldOut ? tr("%1, grows by %2", "what was sold, units") : tr("%1, buys %2", "what was sold, units"))
            .arg(sale, words::amount(grown));
    }
};

} // namespace

QString briefly(const RunningGame &game, std::size_t place)
{
    const journal::Journal &journal = game.journal();
    const table::Entry &entry = journal.entries()[place]->entry;
    const words::Namer namer = game.namer();
    const auto &typed = std::any_cast<const indonesia::Entry &>(entry.what);
    if (const auto *adjust = std::get_if<indonesia::Adjust>(&typed)) {
        const QString account = game.words().account(indonesia::purseNames.names()[adjust->account.place()]);
        return Brief::adjustment(game.mark(adjust->player).name, account, adjust->amount.units());
    }
    if (const auto *transfer = std::get_if<indonesia::Transfer>(&typed))
        return Brief::transfer(game.mark(transfer->from).name, game.mark(transfer->to).name, transfer->amount.units());
    const auto *operate = std::get_if<indonesia::Operate>(&typed);
    const auto &before = journal.stateAfter(place).as<indonesia::State>();
    const auto company = operate == nullptr ? indonesia::CompanyId() : companyOf(before, operate->company);
    if (!company.exists())
        return game.words().entry(entry, namer);
    const indonesia::Company &was = at(before, company);
    const indonesia::Company &is = at(journal.stateAfter(place + 1).as<indonesia::State>(), company);
    const QString owner = game.mark(operate->player).name;
    if (was.kind == indonesia::Kind::ship)
        return Brief::fleet(owner, is.units - was.units);
    const std::int64_t sold = indonesia::goodsSold(*operate);
    const QString good = namer.thing(indonesia::kindNames, idOf(was.kind).place());
    return Brief::growth(Brief::sale(owner, good, sold, was.units), sold == was.units, is.units - was.units);
}

} // namespace bandar::app
