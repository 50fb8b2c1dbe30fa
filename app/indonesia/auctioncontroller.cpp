// SPDX-License-Identifier: MPL-2.0
#include "auctioncontroller.h"

#include "direction.h"
#include "entryof.h"
#include "mergerwords.h"

#include <QJsonDocument>

namespace bandar::app {

AuctionController::AuctionController(RunningGame &game, QObject *parent)
    : PricedSheet(game, QStringLiteral("auction"), parent),
      m_bidders(new RowsModel(MergerPlayerRow::staticMetaObject, this))
{}

bool AuctionController::isAsked() const { return indonesia::asked(state()).question == indonesia::Question::mergerBid; }

void AuctionController::clear() { clearPrice(); }

std::vector<table::PlayerId> AuctionController::followers() const
{
    const indonesia::Auction &auction = *state().auction;
    const auto order = indonesia::order(state());
    const std::size_t place = placeInOrder(state(), auction.asked);
    std::vector<table::PlayerId> players;
    for (std::size_t step = 0; step < order.size(); ++step) {
        const table::PlayerId player = order[(place + step) % order.size()];
        if (player != auction.leader && auction.in.has(player))
            players.push_back(player);
    }
    return players;
}

void AuctionController::refresh()
{
    const indonesia::Auction &auction = *state().auction;
    const indonesia::Pair pair{auction.x, auction.y};
    const indonesia::AuctionLimits limits = indonesia::auctionLimits(state(), auction.asked);
    m_mark = game().mark(auction.asked);
    m_heading = directed(
        tr("%1 bids on %2 + %3")
            .arg(m_mark.name, provincesOf(game(), at(state(), pair.x)), provincesOf(game(), at(state(), pair.y))));
    m_decline = directed(tr("%1 passes").arg(m_mark.name));
    setDeal(
        Deal{.pair = pair, .terms = limits.terms, .winner = auction.asked, .least = limits.least(), .opens = false});
    showResult(limits.terms, at(state(), pair.x).kind != at(state(), pair.y).kind);
    m_confirmText = directed(tr("%1 bids %2").arg(m_mark.name, words::amount(price().units())));
    m_effectNote = tr("No money moves until all others have passed");
    propose({entryOf(indonesia::MergerBid{auction.asked, price()})});
    showPrice();
    showBidders();
    const auto others = followers();
    m_othersPassText = others.size() < 2 ? QString()
                                         : directed(tr("%1 pass: %2 wins at %3")
                                                        .arg(namesOf(game(), others), game().mark(auction.leader).name,
                                                             words::amount(auction.bid.units())));
}

QString AuctionController::standing(table::PlayerId player) const
{
    const indonesia::Auction &auction = *state().auction;
    if (player == auction.leader)
        return tr("leads");
    if (!auction.in.has(player)) {
        const indonesia::Verdict why = checkBidder(state(), {}, {auction.x, auction.y}, player);
        return why ? inShort(game(), why) : tr("has passed");
    }
    const indonesia::AuctionLimits limits = indonesia::auctionLimits(state(), player);
    QString now = player == auction.asked ? tr("bids now") : tr("still in");
    if (state().moneyHidden)
        return now;
    const auto most = mostFor(player, limits.least(), limits.terms.step());
    return most ? tr("%1, up to %2", "still in, most that can be paid").arg(now, words::amount(most->units()))
                : tr("%1, has %2", "still in, too little cash").arg(now, words::amount(limits.cash.units()));
}

void AuctionController::showBidders()
{
    const indonesia::Auction &auction = *state().auction;
    QList<MergerPlayerRow> rows;
    for (const table::PlayerId player : indonesia::order(state()))
        rows.append({.key = keyOf(game(), player),
                     .mark = game().mark(player),
                     .detail = standing(player),
                     .announcing = {},
                     .bid = player == auction.leader ? Money(auction.bid) : Money(),
                     .chosen = player == auction.asked,
                     .possible = auction.in.has(player)});
    m_bidders->assign(rows);
}

std::vector<table::Entry> AuctionController::declining() const
{
    return {entryOf(indonesia::MergerPass{state().auction->asked})};
}

void AuctionController::passOthers()
{
    if (!isActive() || m_othersPassText.isEmpty() || game().wasJustEntered())
        return;
    std::vector<table::Entry> passes;
    for (const table::PlayerId player : followers())
        passes.push_back(entryOf(indonesia::MergerPass{player}));
    enter(std::move(passes));
}

QByteArray AuctionController::draft() const { return QJsonDocument(priceDraft()).toJson(QJsonDocument::Compact); }

void AuctionController::takeUp(const QByteArray &draft) { takeUpPrice(QJsonDocument::fromJson(draft).object()); }

} // namespace bandar::app
