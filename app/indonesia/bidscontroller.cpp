// SPDX-License-Identifier: MPL-2.0
#include "bidscontroller.h"

#include "direction.h"
#include "effects.h"

#include <algorithm>
#include <array>

namespace bandar::app {

namespace {

// As many as can still be told from one another on the screen; an amount this long is refused long before.
constexpr qsizetype mostDigits = 12;
// With more players than these there is room for nothing but the place itself over its amount.
constexpr qsizetype mostForWords = 3;
constexpr std::string_view amountKey = "amount";

} // namespace

BidsController::BidsController(RunningGame &game, QObject *parent)
    : SheetController(parent),
      m_game(game),
      m_values(new RowsModel(ValueRow::staticMetaObject, this)),
      m_order(new RowsModel(PlaceRow::staticMetaObject, this))
{
    connect(&game, &RunningGame::changed, this, &BidsController::startSheet);
    startSheet();
}

QString BidsController::typed() const { return m_digits.isEmpty() ? QString() : words::amount(m_digits.toLongLong()); }

void BidsController::type(const QString &digit)
{
    if (digit.size() != 1 || digit < u"0" || digit > u"9" || m_digits.size() == mostDigits)
        return;
    setDigits(m_digits == u"0" ? digit : m_digits + digit);
}

void BidsController::erase() { setDigits(m_digits.left(m_digits.size() - 1)); }

void BidsController::clear() { setDigits({}); }

void BidsController::choose(int row)
{
    if (row >= 0 && row < m_offered.size())
        setDigits(QString::number(m_offered.at(row).units()));
}

void BidsController::confirm()
{
    if (m_canConfirm)
        m_game.enter(entry(*amount()));
}

std::optional<table::Money> BidsController::amount() const
{
    if (m_digits.isEmpty())
        return {};
    return table::Money(m_digits.toLongLong());
}

table::Entry BidsController::entry(table::Money amount) const
{
    return {indonesia::kindOf<indonesia::Bid>(), indonesia::Entry(indonesia::Bid{m_bidder, amount}), {}};
}

void BidsController::startSheet()
{
    const indonesia::Asked now = indonesia::asked(state());
    m_active = now.question == indonesia::Question::bid;
    m_bidder = m_active ? now.player : table::PlayerId();
    m_mark = m_game.mark(m_bidder);
    m_heading = m_active ? directed(tr("%1 bids").arg(m_mark.name)) : QString();
    m_note = m_active ? placeInTurn() : QString();
    setDigits({});
}

void BidsController::setDigits(const QString &digits)
{
    m_digits = digits;
    m_limit.clear();
    m_hint.clear();
    m_refusal.clear();
    m_canConfirm = false;
    m_confirmText = m_digits.isEmpty() ? tr("Bid") : tr("Bid %1").arg(typed());
    effects()->assign(QList<EffectRow>());
    if (m_active)
        showBid();
    else
        showNothing();
    Q_EMIT changed();
}

void BidsController::showNothing()
{
    m_offered.clear();
    m_values->assign(QList<ValueRow>());
    m_order->assign(QList<PlaceRow>());
}

void BidsController::showBid()
{
    const std::optional<table::Money> standing = amount();
    indonesia::Draft draft{.entry = indonesia::Bid{m_bidder, standing.value_or(table::Money())}, .missing = {}};
    if (!standing)
        draft.missing.push_back(amountKey);
    const indonesia::Preview preview = indonesia::preview(m_game.setup(), state(), draft);
    const auto hint = std::ranges::find(preview.hints, amountKey, &indonesia::NumberHint::key);
    if (!hint->secret)
        m_limit = tr("of %1").arg(words::amount(hint->most));
    if (preview.refusal)
        showRefusal(*preview.refusal, *hint);
    else
        offerPlaces();
    showOrder(preview.next.value_or(state()));
    if (preview.next) {
        effects()->assign(
            effectsOf(m_game, preview.postings, table::State(std::make_shared<const indonesia::State>(*preview.next))));
        m_canConfirm = true;
    }
}

void BidsController::showRefusal(const table::Refusal &refusal, const indonesia::NumberHint &hint)
{
    m_refusal = directed(m_game.words().refusal(refusal, m_game.namer()));
    m_offered.clear();
    QList<ValueRow> rows;
    for (const std::optional<std::int64_t> nearest : {hint.below, hint.above}) {
        if (!nearest || hint.secret)
            continue;
        m_offered.append(table::Money(*nearest));
        rows.append({.meaning = {}, .amount = Money(m_offered.last()), .chosen = false, .possible = true});
    }
    m_values->assign(rows);
}

void BidsController::offerPlaces()
{
    m_offered.clear();
    QList<ValueRow> rows;
    const indonesia::Options options = indonesia::options(state());
    const auto option = std::ranges::find(options.bids, m_bidder, &indonesia::BidOption::player);
    const auto places = indonesia::orderByBids(state());
    if (std::ranges::none_of(places, &indonesia::BidPlace::hasBid)) {
        m_hint = tr("Nobody has bid yet");
        m_values->assign(rows);
        return;
    }
    for (std::size_t place = 0; place < places.size(); ++place) {
        const table::Money least = option->leastForPlace.at(place);
        if (!m_offered.isEmpty() && m_offered.last() == least)
            continue;
        m_offered.append(least);
        rows.append({.meaning = placeFor(place, least),
                     .amount = Money(least),
                     .chosen = amount() == least,
                     .possible = option->limits.secret || !why(options, indonesia::Bid{m_bidder, least})});
    }
    m_values->assign(rows);
}

void BidsController::showOrder(const indonesia::State &then)
{
    QList<PlaceRow> rows;
    for (const indonesia::BidPlace &place : indonesia::orderByBids(then)) {
        rows.append({.place = QString::number(rows.size() + 1),
                     .mark = m_game.mark(place.player),
                     .bid = Money(place.bid.amount),
                     .counts = Money(place.bid.value()),
                     .multiplier = tr("× %1").arg(place.bid.multiplier),
                     .hasBid = place.hasBid,
                     .typed = place.player == m_bidder});
    }
    m_order->assign(rows);
}

QString BidsController::placeFor(std::size_t place, table::Money least) const
{
    if (m_game.playerCount() > mostForWords)
        return std::array{tr("1st"), tr("2nd"), tr("3rd"), tr("4th"), tr("5th")}.at(place);
    const std::array ordinals{tr("first"), tr("second"), tr("third")};
    const QString meaning =
        least == table::Money() ? tr("%1 with", "place, then an amount") : tr("%1 from", "place, then an amount");
    return meaning.arg(ordinals.at(place));
}

QString BidsController::placeInTurn() const
{
    const std::array ordinals{tr("first"), tr("second"), tr("third"), tr("fourth"), tr("fifth")};
    const std::array counts{tr("one"), tr("two"), tr("three"), tr("four"), tr("five")};
    const auto players = static_cast<std::size_t>(m_game.playerCount());
    const std::size_t place = indonesia::placeInOrder(state(), m_bidder);
    const QString ordinal = place + 1 == players ? tr("last") : ordinals.at(place);
    return tr("%1 of %2", "place in the order of play, number of players").arg(ordinal, counts.at(players - 1));
}

} // namespace bandar::app
