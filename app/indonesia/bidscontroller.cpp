// SPDX-License-Identifier: MPL-2.0
#include "bidscontroller.h"

#include "entryof.h"

#include "direction.h"
#include "indonesia/rules.h"
#include "typeddigits.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace bandar::app {

namespace {

// As many as every amount of a record may have.
constexpr qsizetype mostDigits = TypedDigits::most;
// With more players than these there is room for nothing but the place itself over its amount.
constexpr qsizetype mostForWords = 3;

table::Entry bid(table::PlayerId player, table::Money amount) { return entryOf(indonesia::Bid{player, amount}); }

} // namespace

BidsController::BidsController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("bids"), parent),
      m_values(new RowsModel(ValueRow::staticMetaObject, this)),
      m_order(new RowsModel(PlaceRow::staticMetaObject, this))
{}

bool BidsController::isAsked() const { return indonesia::asked(state()).question == indonesia::Question::bid; }

std::vector<table::PlayerId> BidsController::bidders() const
{
    std::vector<table::PlayerId> bidders;
    for (const table::PlayerId player : indonesia::order(state()))
        if (!state().turnBids.at(player.place()))
            bidders.push_back(player);
    return bidders;
}

QString BidsController::typed() const
{
    const auto standing = m_chosen.exists() ? amount(m_chosen) : std::nullopt;
    return standing ? words::amount(standing->units()) : QString();
}

std::optional<table::Money> BidsController::amount(table::PlayerId player) const
{
    const QString &digits = m_digits.at(player.place());
    if (digits.isEmpty())
        return {};
    return table::Money(digits.toLongLong());
}

void BidsController::type(const QString &digit)
{
    if (!isActive() || digit.size() != 1 || digit < u"0" || digit > u"9" || digits().size() == mostDigits)
        return;
    digits() = digits() == u"0" ? digit : digits() + digit;
    touched();
}

void BidsController::erase()
{
    if (!isActive())
        return;
    digits().chop(1);
    touched();
}

void BidsController::clearDigits()
{
    if (!isActive())
        return;
    digits().clear();
    touched();
}

void BidsController::chooseValue(int row)
{
    if (row < 0 || row >= m_offered.size())
        return;
    digits() = QString::number(m_offered.at(row).units());
    touched();
}

void BidsController::choosePlace(int row)
{
    if (row < 0 || row >= m_places.size() || state().turnBids.at(m_places.at(row).place()))
        return;
    m_chosen = m_places.at(row);
    touched();
}

void BidsController::next()
{
    for (const table::PlayerId player : bidders()) {
        if (m_digits.at(player.place()).isEmpty()) {
            m_chosen = player;
            break;
        }
    }
    touched();
}

void BidsController::clear()
{
    m_digits.fill({});
    m_chosen = indonesia::asked(state()).player;
}

void BidsController::takeNearest(table::Money value) { digits() = QString::number(value.units()); }

void BidsController::refresh()
{
    m_limit.clear();
    m_hint.clear();
    m_offered.clear();
    m_mark = game().mark(m_chosen);
    m_heading = directed(tr("%1 bids").arg(m_mark.name));
    m_note = placeInTurn();
    const indonesia::BidLimits limits = indonesia::bidLimits(state(), m_chosen);
    if (!limits.secret)
        m_limit = tr("of %1").arg(words::amount(limits.most.units()));
    proposeBids();
    if (refusal().isEmpty() && ruling().isEmpty())
        offerPlaces();
    else
        m_values->assign(QList<ValueRow>());
    showOrder();
}

void BidsController::proposeBids()
{
    const std::vector<table::PlayerId> bidders = this->bidders();
    std::vector<table::Entry> entries;
    for (const table::PlayerId player : bidders) {
        const auto standing = amount(player);
        if (!standing)
            break;
        entries.push_back(bid(player, *standing));
    }
    const std::size_t count = entries.size();
    if (count == 1)
        m_confirmText =
            tr("%1 bids %2").arg(game().mark(bidders.front()).name, words::amount(amount(bidders.front())->units()));
    else
        m_confirmText = count == bidders.size() || count == 0 ? tr("Enter bids") : tr("Enter %1 bids").arg(count);
    propose(std::move(entries));
    if (tried().refusal) {
        m_chosen = bidders.at(tried().entry);
        m_mark = game().mark(m_chosen);
        m_heading = directed(tr("%1 bids").arg(m_mark.name));
        const indonesia::BidLimits limits = indonesia::bidLimits(state(), m_chosen);
        if (!limits.secret)
            offerNearest({limits.most});
        return;
    }
    QList<EffectRow> rows;
    for (std::size_t place = 0; place < count; ++place) {
        const table::PlayerId player = bidders[place];
        const table::Money paid = *amount(player);
        if (paid != table::Money())
            rows.append({.mark = game().mark(player),
                         .firstOfPlayer = true,
                         .account = tr("To Bank box"),
                         .change = Money(-paid),
                         .balance = game().balance(tried().then, indonesia::purse(player, indonesia::Purse::cash))});
    }
    setEffects(rows);
}

indonesia::State BidsController::withTyped(table::PlayerId except) const
{
    indonesia::State then = state();
    for (const table::PlayerId player : bidders()) {
        const auto standing = amount(player);
        if (player == except || !standing)
            continue;
        auto applied = indonesia::apply(then, indonesia::Bid{player, *standing}, {.ruled = true, .outOfTurn = true});
        if (auto *outcome = std::get_if<indonesia::Outcome>(&applied))
            then = std::move(outcome->next);
    }
    return then;
}

void BidsController::offerPlaces()
{
    QList<ValueRow> rows;
    const indonesia::State others = withTyped(m_chosen);
    const auto places = indonesia::orderByBids(others);
    if (std::ranges::none_of(places, &indonesia::BidPlace::hasBid)) {
        m_hint = tr("Nobody has bid yet");
        m_values->assign(rows);
        return;
    }
    const indonesia::BidLimits limits = indonesia::bidLimits(state(), m_chosen);
    for (std::size_t place = 0; place < places.size(); ++place) {
        const table::Money least = indonesia::leastBidFor(others, m_chosen, place);
        if (!m_offered.isEmpty() && m_offered.last() == least)
            continue;
        m_offered.append(least);
        rows.append({.meaning = placeFor(place, least),
                     .amount = Money(least),
                     .chosen = amount(m_chosen) == least,
                     .possible = limits.secret || least <= limits.most});
    }
    m_values->assign(rows);
}

void BidsController::showOrder()
{
    QList<PlaceRow> rows;
    m_places.clear();
    for (const indonesia::BidPlace &place : indonesia::orderByBids(withTyped({}))) {
        m_places.append(place.player);
        rows.append({.place = QString::number(rows.size() + 1),
                     .mark = game().mark(place.player),
                     .bid = Money(place.bid.amount),
                     .counts = Money(place.bid.value()),
                     .multiplier = tr("× %1").arg(place.bid.multiplier),
                     .hasBid = place.hasBid,
                     .typed = place.player == m_chosen,
                     .entered = state().turnBids.at(place.player.place()).has_value()});
    }
    m_order->assign(rows);
}

QString BidsController::placeFor(std::size_t place, table::Money least) const
{
    if (game().playerCount() > mostForWords)
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
    const auto players = static_cast<std::size_t>(game().playerCount());
    const std::size_t place = indonesia::placeInOrder(state(), m_chosen);
    const QString ordinal = place + 1 == players ? tr("last") : ordinals.at(place);
    return tr("%1 of %2", "place in the order of play, number of players").arg(ordinal, counts.at(players - 1));
}

QByteArray BidsController::draft() const
{
    QJsonArray digits;
    for (const QString &typed : m_digits)
        digits.append(typed);
    return QJsonDocument(QJsonObject{{QStringLiteral("digits"), digits}, {QStringLiteral("chosen"), m_chosen.index}})
        .toJson(QJsonDocument::Compact);
}

void BidsController::takeUp(const QByteArray &draft)
{
    const QJsonObject kept = QJsonDocument::fromJson(draft).object();
    const QJsonArray digits = kept.value(u"digits").toArray();
    for (std::size_t place = 0; place < m_digits.size(); ++place) {
        const QString typed = digits.at(static_cast<qsizetype>(place)).toString().left(mostDigits);
        if (std::ranges::all_of(typed, [](QChar digit) { return digit >= u'0' && digit <= u'9'; }))
            m_digits.at(place) = typed;
    }
    const auto bidders = this->bidders();
    const int chosen = kept.value(u"chosen").toInt(-1);
    const auto found = std::ranges::find(bidders, chosen, &table::PlayerId::index);
    if (found != bidders.end())
        m_chosen = *found;
}

} // namespace bandar::app
