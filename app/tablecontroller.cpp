// SPDX-License-Identifier: MPL-2.0
#include "tablecontroller.h"

#include "counted.h"
#include "direction.h"
#include "reassignment.h"

namespace bandar::app {

TableController::TableController(RunningGame &game, const GameFace &face, QObject *parent)
    : QObject(parent),
      m_game(game),
      m_face(face),
      m_phases(new RowsModel(PhaseRow::staticMetaObject, this)),
      m_players(new PlayersModel(this))
{
    connect(&game, &RunningGame::changed, this, &TableController::refresh);
    refresh();
}

void TableController::undo() { m_game.undo(); }

void TableController::redo() { m_game.redo(); }

void TableController::thatWas(int other)
{
    if (other >= 0 && other < m_otherPlayers.size())
        reassignLast(m_game, m_otherPlayers.at(other));
}

void TableController::show(int row)
{
    m_shown = row;
    showPlayers();
}

void TableController::hide() { show(-1); }

void TableController::refresh()
{
    const table::Moment moment = m_game.rules().moment(m_game.state());
    const bool over = m_game.rules().standings(m_game.state()).finished;
    m_year = over ? tr("The end") : tr("Year %1").arg(moment.year);
    m_era = over ? tr("Year %1").arg(moment.year) : m_face.era(m_game);
    m_phases->assign(over ? QList<PhaseRow>() : m_face.phases(m_game));
    m_supply = m_face.supply(m_game);
    m_notice = m_face.notice(m_game);
    m_shown = -1;
    showLastEntry();
    showPlayers();
    Q_EMIT changed();
}

void TableController::showLastEntry()
{
    const auto entries = m_game.journal().entries();
    m_lastEntry = entries.empty() ? tr("A new game") : directed(m_face.brief(m_game, entries.size() - 1));
    const auto timeline = m_game.journal().timeline();
    if (!timeline.empty())
        if (const QString verdict = verdictOn(m_game, timeline.back()); !verdict.isEmpty())
            m_lastEntry = directed(tr("%1: %2", "a count, whether it agrees").arg(m_lastEntry, verdict));
    m_saved = savedLine();
    m_troubled = !m_game.trouble().isEmpty();
    m_undoTitle = directed(m_game.undoTitle());
    m_redoTitle = directed(m_game.redoTitle());
    m_others.clear();
    m_otherPlayers = whoElseLast(m_game);
    for (const table::PlayerId player : m_otherPlayers)
        m_others.append(directed(tr("That was %1").arg(m_game.mark(player).name)));
}

QString TableController::savedLine() const
{
    if (!m_game.trouble().isEmpty())
        return m_game.isKept() ? m_game.trouble() : tr("Kept nowhere: %1", "why").arg(m_game.trouble());
    const auto entries = m_game.journal().entries().size();
    return m_game.isKept() ? tr("Saved · entry %1").arg(entries) : tr("Entry %1 · kept nowhere").arg(entries);
}

void TableController::showPlayers()
{
    const std::vector<table::Awaited> awaited = m_game.rules().awaited(m_game.state());
    const table::PlayerId asked = awaited.empty() ? table::PlayerId() : awaited.front().player;
    QStringList columns;
    QList<PlayerRow> rows;
    m_hidden = false;
    for (const table::PlayerId player : m_face.order(m_game)) {
        PlayerRow row{.mark = m_game.mark(player),
                      .figures = {},
                      .levels = m_face.levels(m_game, player),
                      .holdings = m_face.holdings(m_game, player),
                      .freeSlots = m_face.freeSlots(m_game, player),
                      .asked = player == asked,
                      .shown = rows.size() == m_shown};
        columns.clear();
        for (std::size_t place = 0; place < m_game.accounts().size(); ++place) {
            const table::Account &account = m_game.accounts()[place];
            if (account.owner != player)
                continue;
            const table::AccountId id(place);
            columns.append(m_game.head(account));
            m_hidden = m_hidden || m_game.rules().isHidden(m_game.state(), id);
            row.figures.append(row.shown ? Money(m_game.rules().books(m_game.state()).balance(id))
                                         : m_game.balance(m_game.state(), id));
        }
        rows.append(row);
    }
    m_players->assign(columns, rows);
}

} // namespace bandar::app
