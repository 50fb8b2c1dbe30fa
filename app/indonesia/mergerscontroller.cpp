// SPDX-License-Identifier: MPL-2.0
#include "mergerscontroller.h"

#include "ahead.h"
#include "direction.h"
#include "entryof.h"
#include "mergerwords.h"

#include <QJsonDocument>

#include <algorithm>

namespace bandar::app {

using indonesia::PairOption;
using indonesia::Question;

MergersController::MergersController(RunningGame &game, QObject *parent)
    : PairSheet(game, QStringLiteral("mergers"), parent),
      m_announcers(new RowsModel(MergerPlayerRow::staticMetaObject, this))
{}

bool MergersController::isAsked() const { return indonesia::asked(state()).question == Question::announce; }

void MergersController::clear()
{
    PairSheet::clear();
    setAnnouncer(indonesia::asked(state()).player);
}

void MergersController::setByBid(bool byBid)
{
    if (m_byBid == byBid)
        return;
    m_byBid = byBid;
    forgetWinner();
    clearPrice();
    touched();
}

void MergersController::chooseAnnouncer(int row)
{
    if (row < 0 || row >= static_cast<int>(m_asked.size()))
        return;
    setAnnouncer(m_asked.at(static_cast<std::size_t>(row)));
    forgetWinner();
    clearPrice();
    touched();
}

std::vector<table::PlayerId> MergersController::silent() const
{
    std::vector<table::PlayerId> players;
    if (const auto declines = declinesBefore(state(), announcer(), Question::announce))
        for (const indonesia::Entry &decline : *declines)
            players.push_back(indonesia::actorOf(decline));
    return players;
}

std::vector<table::Entry> MergersController::silence() const
{
    std::vector<table::Entry> entries;
    for (const table::PlayerId player : silent())
        entries.push_back(entryOf(indonesia::NoAnnouncement{player}));
    return entries;
}

std::vector<table::Entry> MergersController::declining() const
{
    std::vector<table::Entry> entries = silence();
    entries.push_back(entryOf(indonesia::NoAnnouncement{announcer()}));
    return entries;
}

indonesia::Verdict MergersController::pairVerdict(const PairOption &option) const
{
    if (option.why)
        return option.why;
    if (const auto &why = option.announce.at(announcer().place()))
        return why;
    if (state().moneyHidden)
        return {};
    return check(priceLimits(state(), option.pair, announcer(), announcer()), {}, option.terms.nominal());
}

table::Money MergersController::leastFor(const PairOption &option, table::PlayerId player) const
{
    return priceLimits(state(), option.pair, announcer(), player).least();
}

MergerPlayerRow MergersController::winnerRow(const PairOption &option, table::PlayerId player) const
{
    MergerPlayerRow row;
    const indonesia::Verdict why = player == announcer() ? indonesia::Verdict() : option.bid.at(player.place());
    row.detail = bidding(why, option.terms, player, leastFor(option, player), row.possible);
    return row;
}

void MergersController::refresh()
{
    const QString name = game().mark(announcer()).name;
    const std::int64_t level = value(state(), announcer(), indonesia::Track::mergers);
    m_mark = game().mark(announcer());
    m_heading = directed(tr("%1 announces a merger").arg(name));
    std::vector<table::PlayerId> decliners = silent();
    decliners.push_back(announcer());
    m_decline =
        directed(decliners.size() == 1 ? tr("%1 announces nothing").arg(name)
                                       : tr("%1 announce nothing", "several players").arg(namesOf(game(), decliners)));
    m_companiesHead = tr("Tap two companies");
    m_companiesNote = words::counted(tr("%2 %1: up to %1 deed(|s)", nullptr, words::plural(level)), level)
                          .arg(game().namer().thing(indonesia::trackNames, idOf(indonesia::Track::mergers).place()));
    m_confirmText = tr("Announce");
    const indonesia::Options options = indonesia::options(state());
    const auto chosen = pair();
    const PairOption *option = chosen ? find(options, *chosen) : nullptr;
    showAnnouncers();
    showCompanies(options);
    m_followers.clear();
    if (option == nullptr) {
        setDeal({});
        showWinners(nullptr);
        return;
    }
    setDeal(Deal{.pair = *chosen,
                 .terms = option->terms,
                 .winner = m_byBid ? announcer() : winner(),
                 .least = leastFor(*option, m_byBid ? announcer() : winner())});
    raisePrice(deal()->least);
    showResult(option->terms, at(state(), chosen->x).kind != at(state(), chosen->y).kind);
    showWinners(option);
    showFollowers(*option);
    proposeMerger();
    showPrice();
}

void MergersController::proposeMerger()
{
    const std::array companies{firstDeed(at(state(), deal()->pair.x)), firstDeed(at(state(), deal()->pair.y))};
    const std::vector<table::PlayerId> silent = this->silent();
    m_noteMatters = !silent.empty();
    if (m_noteMatters)
        m_effectNote =
            directed(silent.size() == 1 ? tr("%1 announces nothing").arg(namesOf(game(), silent))
                                        : tr("%1 announce nothing", "several players").arg(namesOf(game(), silent)));
    std::vector<table::Entry> entries = silence();
    const QString who = game().mark(deal()->winner).name;
    const QString amount = words::amount(price().units());
    if (m_byBid) {
        entries.push_back(entryOf(indonesia::Announce{announcer(), companies, price()}));
        m_confirmText = directed(tr("%1 opens at %2").arg(who, amount));
    } else {
        entries.push_back(entryOf(indonesia::Merge{announcer(), companies, winner(), price()}));
        m_confirmText = directed(tr("%1 wins at %2").arg(who, amount));
    }
    propose(std::move(entries));
}

void MergersController::showAnnouncers()
{
    m_asked.clear();
    QList<MergerPlayerRow> rows;
    const auto order = indonesia::order(state());
    const std::size_t place = placeInOrder(state(), indonesia::asked(state()).player);
    for (std::size_t step = 0; step < order.size(); ++step) {
        const table::PlayerId player = order[(place + step) % order.size()];
        if (!declinesBefore(state(), player, Question::announce))
            continue;
        m_asked.push_back(player);
        rows.append({.key = keyOf(game(), player),
                     .mark = game().mark(player),
                     .detail = {},
                     .announcing = {},
                     .bid = {},
                     .chosen = player == announcer(),
                     .possible = true});
    }
    m_announcers->assign(rows);
}

void MergersController::showFollowers(const PairOption &option)
{
    const auto order = indonesia::order(state());
    const std::size_t place = placeInOrder(state(), announcer());
    std::vector<table::PlayerId> followers;
    for (std::size_t step = 1; step < order.size(); ++step) {
        const table::PlayerId player = order[(place + step) % order.size()];
        if (!option.bid.at(player.place()))
            followers.push_back(player);
    }
    m_followers = followers.empty() ? tr("Nobody else has a free slot to bid with")
                                    : directed(tr("%1 may bid next", "players").arg(namesOf(game(), followers)));
}

QByteArray MergersController::draft() const
{
    QJsonObject kept = pairDraft();
    kept.insert(QStringLiteral("byBid"), m_byBid);
    return QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

void MergersController::takeUp(const QByteArray &draft)
{
    const QJsonObject kept = QJsonDocument::fromJson(draft).object();
    takeUpPair(kept);
    m_byBid = kept.value(u"byBid").toBool(m_byBid);
    if (!declinesBefore(state(), announcer(), Question::announce))
        setAnnouncer(indonesia::asked(state()).player);
}

} // namespace bandar::app
