// SPDX-License-Identifier: MPL-2.0
#include "operationaccount.h"

#include "direction.h"
#include "indonesia/move.h"
#include "indonesia/operations.h"
#include "kindicon.h"
#include "operationsrows.h"

namespace bandar::app {

using indonesia::Purpose;
using indonesia::Purse;

namespace {

std::vector<table::Posting> postingsOf(const indonesia::State &state, const indonesia::Operate &sale)
{
    auto applied = indonesia::apply(state, sale, {.ruled = true});
    auto *outcome = std::get_if<indonesia::Outcome>(&applied);
    return outcome != nullptr ? std::move(outcome->postings) : std::vector<table::Posting>();
}

// What the postings of one purpose bring to an account; to all of them where none is named.
table::Money sumOf(const std::vector<table::Posting> &postings, Purpose purpose, table::AccountId to = {})
{
    table::Money sum;
    for (const table::Posting &posting : postings)
        if (posting.purpose == static_cast<std::uint8_t>(purpose) && (!to.exists() || posting.to == to))
            sum = sum + posting.amount;
    return sum;
}

} // namespace

QString provincesOf(const indonesia::Company &company)
{
    QStringList provinces;
    company.deeds.each([&](indonesia::DeedId deed) { provinces.append(words::titled(factsOf(deed).province)); });
    provinces.sort();
    return provinces.join(OperationAccount::tr(", ", "between provinces"));
}

OperationAccount::OperationAccount(const RunningGame &game, QObject *parent)
    : QObject(parent),
      m_game(game),
      m_deliveries(new RowsModel(DeliveryRow::staticMetaObject, this)),
      m_others(new RowsModel(EarnerRow::staticMetaObject, this))
{}

void OperationAccount::clear()
{
    m_deliveries->assign(QList<DeliveryRow>());
    m_others->assign(QList<EarnerRow>());
    m_sold.clear();
    m_ownText.clear();
    m_netText.clear();
    m_fees = m_proceeds = m_own = m_net = Money();
    m_mark = {};
    Q_EMIT changed();
}

void OperationAccount::show(const indonesia::Operate &sale)
{
    const auto postings = postingsOf(state(), sale);
    const auto earnings = indonesia::purse(sale.player, Purse::earnings);
    const table::Money fees = sumOf(postings, Purpose::fee);
    const table::Money proceeds = sumOf(postings, Purpose::proceeds);
    const table::Money own = sumOf(postings, Purpose::fee, earnings);
    const indonesia::Company &company = at(state(), companyOf(state(), sale.company));

    m_mark = m_game.mark(sale.player);
    m_sold = tr("%1 of %2 sold").arg(words::amount(goodsSold(sale)), words::amount(company.units));
    m_fees = Money(-fees);
    m_proceeds = Money(proceeds);
    m_own = Money(own);
    m_ownText = own == table::Money() ? QString() : tr("to %1’s own line").arg(m_mark.name);
    m_net = Money(proceeds - fees + own);
    m_netText = directed(proceeds - fees + own < table::Money() ? tr("%1 loses").arg(m_mark.name)
                                                                : tr("%1 earns").arg(m_mark.name));
    QList<EarnerRow> others;
    for (const table::PlayerId player : indonesia::order(state())) {
        const table::Money earned = sumOf(postings, Purpose::fee, indonesia::purse(player, Purse::earnings));
        const PlayerMark mark = m_game.mark(player);
        if (player != sale.player && earned != table::Money())
            others.append(
                {.mark = mark, .text = directed(tr("%1’s line earns").arg(mark.name)), .amount = Money(earned)});
    }
    m_others->assign(others);
    showDeliveries(sale);
    Q_EMIT changed();
}

void OperationAccount::showDeliveries(const indonesia::Operate &sale)
{
    const words::Namer namer = m_game.namer();
    const QString icon = iconOf(at(state(), companyOf(state(), sale.company)).kind);
    QList<DeliveryRow> rows;
    for (const indonesia::Delivery &delivery : sale.deliveries.value_or(std::vector<indonesia::Delivery>())) {
        indonesia::Operate alone = sale;
        alone.deliveries = std::vector{delivery};
        alone.grow.reset();
        alone.buy.reset();
        const auto postings = postingsOf(state(), alone);
        const PlayerMark owner = m_game.mark(at(state(), companyOf(state(), delivery.line)).owner);
        const QString ships =
            words::counted(tr("%1 ship(|s) of", nullptr, words::plural(delivery.ships)), delivery.ships);
        const QString place = delivery.city ? namer.thing(indonesia::provinceNames, delivery.city->place())
                                            : provincesOf(at(state(), companyOf(state(), delivery.line)));
        rows.append({.drawing = icon,
                     .name = delivery.goods == 1
                                 ? place
                                 : tr("%1 × %2", "goods, city").arg(words::amount(delivery.goods), place),
                     .detail = tr("%1 %2", "\"3 ships of\", player").arg(ships, owner.name),
                     .fees = Money(-sumOf(postings, Purpose::fee)),
                     .proceeds = Money(sumOf(postings, Purpose::proceeds))});
    }
    m_deliveries->assign(rows);
}

} // namespace bandar::app
