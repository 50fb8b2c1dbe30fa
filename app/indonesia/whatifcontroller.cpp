// SPDX-License-Identifier: MPL-2.0
#include "whatifcontroller.h"

#include "mergerwords.h"

#include <QJsonDocument>

namespace bandar::app {

using indonesia::PairOption;

WhatIfController::WhatIfController(RunningGame &game, QObject *parent)
    : PairSheet(game, QStringLiteral("what-if"), parent)
{}

bool WhatIfController::isAsked() const { return isOpen(); }

void WhatIfController::clear()
{
    PairSheet::clear();
    const table::PlayerId asked = askedPlayer();
    setAnnouncer(asked.exists() ? asked : indonesia::order(state()).front());
}

indonesia::Verdict WhatIfController::pairVerdict(const PairOption &option) const { return option.why; }

MergerPlayerRow WhatIfController::winnerRow(const PairOption &option, table::PlayerId player) const
{
    MergerPlayerRow row;
    row.detail = bidding(option.bid.at(player.place()), option.terms, player, option.terms.nominal(), row.possible);
    if (row.detail.isEmpty())
        row.detail = tr("may bid");
    const auto &why = option.announce.at(player.place());
    if (!why)
        row.announcing = tr("may announce");
    else if (indonesia::reasonOf(*why) == indonesia::Reason::mergersTooLow)
        row.announcing = tr("%1 %2", "research track, level")
                             .arg(game().namer().thing(indonesia::trackNames, idOf(indonesia::Track::mergers).place()),
                                  words::amount(why->figures[1].value));
    return row;
}

void WhatIfController::refresh()
{
    m_icon = QStringLiteral("what-if");
    m_heading = tr("What if they merged?");
    m_companiesHead = tr("Tap two companies");
    m_companiesNote.clear();
    m_effectNote = tr("Nothing is entered here");
    m_why.clear();
    const indonesia::Options options = indonesia::options(state());
    showCompanies(options);
    const auto chosen = pair();
    const PairOption *option = chosen ? find(options, *chosen) : nullptr;
    showWinners(option);
    if (option == nullptr) {
        setDeal({});
        return;
    }
    if (option->why)
        m_why = inWords(*option->why);
    setDeal(Deal{.pair = *chosen, .terms = option->terms, .winner = winner(), .least = option->terms.nominal()});
    showResult(option->terms, at(state(), chosen->x).kind != at(state(), chosen->y).kind);
    showPrice();
}

QByteArray WhatIfController::draft() const { return QJsonDocument(pairDraft()).toJson(QJsonDocument::Compact); }

void WhatIfController::takeUp(const QByteArray &draft) { takeUpPair(QJsonDocument::fromJson(draft).object()); }

} // namespace bandar::app
