// SPDX-License-Identifier: MPL-2.0
#include "startcontroller.h"

#include "actor.h"
#include "direction.h"
#include "when.h"

namespace bandar::app {

namespace {

constexpr std::size_t remembered = 5;

} // namespace

StartController::StartController(const RunningGame &game, const GameFace &face, const QString &lastPlayed,
                                 QObject *parent)
    : QObject(parent), m_entries(new RowsModel(RememberedRow::staticMetaObject, this))
{
    const auto entries = game.journal().entries();
    QList<RememberedRow> rows;
    for (std::size_t place = entries.size() - qMin(entries.size(), remembered); place < entries.size(); ++place) {
        const table::Entry &entry = entries[place]->entry;
        rows.append({.number = words::amount(static_cast<std::int64_t>(place) + 1),
                     .mark = game.mark(actorOf(game.rules(), entry)),
                     .text = directed(face.brief(game, place))});
    }
    m_entries->assign(rows);
    const QString day = dayInWords(lastPlayed, QDate::currentDate());
    m_played = day.isEmpty() ? QString() : tr("last played %1").arg(day);
}

} // namespace bandar::app
