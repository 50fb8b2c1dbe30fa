// SPDX-License-Identifier: MPL-2.0
#include "operationscontroller.h"

#include "entryof.h"

#include "operationsahead.h"
#include "operationsrows.h"

#include "indonesia/reasons.h"

#include <algorithm>

namespace bandar::app {

namespace {

// Whether a row number points at one of these.
template <class Things>
bool has(const Things &things, int row)
{
    return row >= 0 && static_cast<std::size_t>(row) < things.size();
}

} // namespace

OperationsController::OperationsController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("operations"), parent),
      m_companies(new RowsModel(CompanyRow::staticMetaObject, this)),
      m_earned(new RowsModel(EarnerRow::staticMetaObject, this)),
      m_lines(new RowsModel(LineRow::staticMetaObject, this)),
      m_cities(new RowsModel(CityDemandRow::staticMetaObject, this)),
      m_fleet(new RowsModel(FleetRow::staticMetaObject, this)),
      m_account(new OperationAccount(game, this))
{}

bool OperationsController::isAsked() const
{
    return indonesia::asked(state()).question == indonesia::Question::operate;
}

void OperationsController::clear()
{
    m_draft = {};
    m_player = askedPlayer();
    if (!isAsked())
        return;
    const auto left = companiesLeft(state(), m_player);
    if (left.size() == 1)
        m_draft = OperationDraft(state(), m_player, left.front());
}

void OperationsController::takeUp(const QByteArray &draft)
{
    const OperationDraft kept = OperationDraft::read(draft, state(), m_player);
    if (kept.company.exists())
        m_draft = kept;
}

bool OperationsController::isTooMuch() const
{
    if (!tried().refusal || m_draft.deliveries.empty())
        return false;
    using indonesia::Reason;
    const auto reason = static_cast<Reason>(tried().refusal->code);
    return reason == Reason::aboveUnits || reason == Reason::aboveCapacity || reason == Reason::shipsNotInLine ||
           reason == Reason::cityIsFull;
}

void OperationsController::chooseCompany(int row)
{
    if (!isActive() || !has(m_companyOfRow, row))
        return;
    const indonesia::CompanyId company = m_companyOfRow[static_cast<std::size_t>(row)];
    if (checkCompany(state(), {}, m_player, company))
        return;
    if (company != m_draft.company)
        m_draft = OperationDraft(state(), m_player, company);
    else if (companiesLeft(state(), m_player).size() > 1)
        m_draft = {};
    touched();
}

void OperationsController::runInert()
{
    if (!isActive() || game().wasJustEntered())
        return;
    std::vector<table::Entry> entries;
    for (const indonesia::Operate &empty : inertRun(state()))
        entries.push_back(entryOf(empty));
    if (!entries.empty())
        enter(std::move(entries));
}

void OperationsController::chooseLine(int row)
{
    if (!isSelling() || !has(m_lineOfRow, row))
        return;
    dropTooMuch();
    m_draft.chooseLine(m_lineOfRow[static_cast<std::size_t>(row)]);
    touched();
}

void OperationsController::lessShips()
{
    if (!isSelling() || !canLessShips())
        return;
    dropTooMuch();
    m_draft.setShips(m_draft.ships() - 1);
    touched();
}

void OperationsController::moreShips()
{
    if (!isSelling() || !canMoreShips())
        return;
    dropTooMuch();
    m_draft.setShips(m_draft.ships() + 1);
    touched();
}

std::optional<indonesia::ProvinceId> OperationsController::cityAt(int row) const
{
    return state().citiesTracked ? std::optional(m_cityOfRow[static_cast<std::size_t>(row)]) : std::nullopt;
}

bool OperationsController::canDeliver(int row) const
{
    return isSelling() && m_draft.line.exists() && (!state().citiesTracked || has(m_cityOfRow, row));
}

// What was refused gives way to the next tap.
void OperationsController::dropTooMuch()
{
    if (isTooMuch())
        m_draft.takeBack(m_draft.deliveries.size() - 1);
}

void OperationsController::deliver(int row)
{
    if (!canDeliver(row))
        return;
    dropTooMuch();
    m_draft.deliver(cityAt(row));
    touched();
}

void OperationsController::deliverAll(int row)
{
    if (!canDeliver(row))
        return;
    dropTooMuch();
    OperationDraft next = m_draft;
    next.deliver(cityAt(row));
    if (!next.fits(state(), m_player))
        m_draft = next;
    while (next.fits(state(), m_player)) {
        m_draft = next;
        next.deliver(cityAt(row));
    }
    touched();
}

void OperationsController::takeBack(int row)
{
    if (!isSelling() || !has(m_draft.deliveries, row))
        return;
    m_draft.takeBack(static_cast<std::size_t>(row));
    touched();
}

void OperationsController::takeBackLast()
{
    if (!isSelling())
        return;
    dropTooMuch();
    touched();
}

void OperationsController::sellSameAgain()
{
    if (!isSelling() || m_sameText.isEmpty())
        return;
    m_draft = m_same;
    touched();
}

void OperationsController::couldNotReach()
{
    if (!isSelling())
        return;
    m_draft.unreached = true;
    touched();
}

void OperationsController::less() { step(-1); }

void OperationsController::more() { step(1); }

void OperationsController::step(std::int64_t by)
{
    const std::int64_t next = m_growth + by;
    if (!isActive() || isChoosing() || next < 0 || next > m_mostGrowth)
        return;
    if (!m_selling)
        m_draft.add = next;
    else if (!m_growing)
        m_draft.buy = next;
    else if (next == m_mostGrowth)
        m_draft.grow.reset();
    else
        m_draft.grow = next;
    touched();
}

} // namespace bandar::app
