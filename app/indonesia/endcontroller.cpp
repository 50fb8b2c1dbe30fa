// SPDX-License-Identifier: MPL-2.0
#include "endcontroller.h"

#include "counted.h"
#include "direction.h"
#include "indonesia/rules.h"
#include "lastyear.h"
#include "playerchoice.h"
#include "standings.h"

#include <algorithm>

namespace bandar::app {

EndController::EndController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("end"), parent),
      m_hiddenPlaces(game.playerCount()),
      m_counts(new RowsModel(PlayerChoice::staticMetaObject, this)),
      m_places(new RowsModel(StandingRow::staticMetaObject, this)),
      m_shown(new RowsModel(StandingRow::staticMetaObject, this)),
      m_chart(new EndChart(game, this))
{}

bool EndController::isAsked() const { return indonesia::asked(state()).question == indonesia::Question::nothing; }

// What was revealed stays so while the game is over, whatever is put right then.
void EndController::clear()
{
    if (!isAsked())
        m_hiddenPlaces = game().playerCount();
}

void EndController::reveal()
{
    if (!isActive() || m_hiddenPlaces == 0)
        return;
    --m_hiddenPlaces;
    touched();
}

void EndController::revealAll()
{
    if (!isActive())
        return;
    m_hiddenPlaces = 0;
    touched();
}

void EndController::confirm()
{
    if (!canConfirm() || game().wasJustEntered())
        return;
    if (isRevealed()) {
        Q_EMIT leaveWanted();
        return;
    }
    game().layDown(); // a second tap reveals no more, and does not leave the page
    reveal();
}

void EndController::refresh()
{
    m_why = directed(whyItEnded(game()));
    m_notes.clear();
    m_columns = standingColumns(game());
    showCounts();
    const QList<StandingRow> places = standingRows(game(), m_hiddenPlaces + 1);
    m_places->assign(places);
    m_shown->assign(isCounting() ? QList<StandingRow>() : QList<StandingRow>{places.at(m_hiddenPlaces)});
    m_chart->draw(isRevealed());
    if (isRevealed()) {
        tellRevealed();
    } else if (isCounting()) {
        m_icon = QStringLiteral("count");
        m_heading = tr("Count the cash");
        m_confirmText = tr("Reveal the scores");
        offerToGoOn();
    } else {
        m_mark = places.at(m_hiddenPlaces).mark;
        m_heading =
            directed(m_hiddenPlaces + 1 == places.size()
                         ? tr("%1 is last with %2").arg(m_mark.name, places.last().score.text())
                         : tr("%1 is %2 with %3", "player, place, score")
                               .arg(m_mark.name, ordinal(m_hiddenPlaces + 1), places.at(m_hiddenPlaces).score.text()));
        m_confirmText = m_hiddenPlaces == 1 ? tr("Who wins?") : tr("Who is %1?", "place").arg(ordinal(m_hiddenPlaces));
        offerToGoOn();
    }
}

void EndController::showCounts()
{
    QList<PlayerChoice> rows = playersToChoose(game(), {});
    for (PlayerChoice &row : rows)
        row.detail = tr("not counted");
    for (const journal::Played &played : game().journal().timeline()) {
        const QString verdict = verdictOn(game(), played);
        if (verdict.isEmpty() || played.state().as<indonesia::State>().phase != indonesia::Phase::finished)
            continue;
        const table::PlayerId player = game().accounts()[game().rules().claim(*played.entry)->account.place()].owner;
        const auto row = std::ranges::find(rows, keyOf(game(), player), &PlayerChoice::key);
        if (row != rows.end())
            row->detail = verdict;
    }
    m_counts->assign(rows);
}

void EndController::tellRevealed()
{
    const auto standings = game().rules().standings(game().state());
    const auto winner = std::ranges::min_element(standings.rows, {}, &table::Standings::Row::rank);
    m_mark = game().mark(winner->player);
    m_heading = directed(tr("%1 wins with %2").arg(m_mark.name, words::amount(winner->total.units())));
    m_confirmText = tr("To the library");
    offerToGoOn();

    m_notes = tiesOf(game());
    const auto earned = [](const table::Standings::Row &row) { return row.columns.back(); };
    const auto most = std::ranges::max_element(standings.rows, {}, earned);
    if (earned(*most) > table::Money())
        m_notes.append(directed(
            tr("The last year counts %1. %2 earned the most in it: %3", "double, player, amount")
                .arg(howOftenItCounts(), game().mark(most->player).name, words::amount(earned(*most).units()))));
}

QByteArray EndController::draft() const { return QByteArray::number(m_hiddenPlaces); }

void EndController::takeUp(const QByteArray &draft)
{
    bool isNumber = false;
    const qsizetype hidden = draft.toLongLong(&isNumber);
    if (isNumber)
        m_hiddenPlaces = std::clamp<qsizetype>(hidden, 0, m_hiddenPlaces);
}

} // namespace bandar::app
