// SPDX-License-Identifier: MPL-2.0
#include "tablecontroller.h"

#include "direction.h"

namespace bandar::app {

TableController::TableController(const RunningGame &game, const GameFace &face, QObject *parent)
    : QObject(parent),
      m_game(game),
      m_face(face),
      m_phases(new RowsModel(PhaseRow::staticMetaObject, this)),
      m_players(new PlayersModel(this))
{
    connect(&game, &RunningGame::changed, this, &TableController::refresh);
    refresh();
}

void TableController::refresh()
{
    const table::Moment moment = m_game.rules().moment(m_game.state());
    const std::vector<table::Awaited> awaited = m_game.rules().awaited(m_game.state());
    const table::PlayerId asked = awaited.empty() ? table::PlayerId() : awaited.front().player;
    m_year = tr("Year %1").arg(moment.year);
    m_era = m_face.era(m_game);
    m_phases->assign(m_face.phases(m_game));
    m_asked = m_game.mark(asked);
    m_heading = asked.exists() ? directed(tr("%1 is next").arg(m_asked.name)) : m_game.words().phase(moment.phase);
    const auto entries = m_game.journal().entries();
    m_lastEntry =
        entries.empty() ? tr("A new game") : directed(m_game.words().entry(entries.back()->entry, m_game.namer()));
    m_saved = savedLine();
    showPlayers(asked);
    Q_EMIT changed();
}

QString TableController::savedLine() const
{
    if (!m_game.trouble().isEmpty())
        return m_game.trouble();
    const auto entries = m_game.journal().entries().size();
    return m_game.isKept() ? tr("Saved · entry %1").arg(entries) : tr("Entry %1 · kept nowhere").arg(entries);
}

void TableController::showPlayers(table::PlayerId asked)
{
    QStringList columns;
    QList<PlayerRow> rows;
    for (const table::PlayerId player : m_face.order(m_game)) {
        PlayerRow row{.mark = m_game.mark(player),
                      .figures = {},
                      .levels = m_face.levels(m_game, player),
                      .asked = player == asked};
        columns.clear();
        for (std::size_t place = 0; place < m_game.accounts().size(); ++place) {
            const table::Account &account = m_game.accounts()[place];
            if (account.owner != player)
                continue;
            columns.append(m_game.head(account));
            row.figures.append(m_game.balance(m_game.state(), table::AccountId(place)));
        }
        rows.append(row);
    }
    m_players->assign(columns, rows);
}

} // namespace bandar::app
