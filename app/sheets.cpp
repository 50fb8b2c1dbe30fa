// SPDX-License-Identifier: MPL-2.0
#include "sheets.h"

#include <algorithm>
#include <utility>

namespace bandar::app {

Sheets::Sheets(RunningGame &game, QObject *parent) : QObject(parent), m_game(game) {}

void Sheets::lay(QList<SheetController *> asked, QList<SheetController *> anyTime)
{
    m_asked = std::move(asked);
    m_anyTime = std::move(anyTime);
    for (SheetController *sheet : m_asked)
        sheet->start();
    choose();
    // Connected behind the sheets, so that they have heard of a change before one of them is chosen.
    connect(&m_game, &RunningGame::changed, this, &Sheets::followGame);
    for (SheetController *sheet : m_asked)
        connect(sheet, &SheetController::leaveWanted, this, &Sheets::wantLibrary);
    for (SheetController *sheet : m_anyTime)
        connect(sheet, &SheetController::leaveWanted, this, &Sheets::close);
}

void Sheets::followGame()
{
    if (m_opened != nullptr && m_opened->hasMoreToSay())
        choose();
    else
        close();
}

void Sheets::open(const QString &panel)
{
    const auto found = std::ranges::find(m_anyTime, panel, &SheetController::panel);
    if (found == m_anyTime.end())
        return;
    if (m_opened != nullptr)
        m_opened->setOpen(false);
    m_opened = *found;
    m_opened->setOpen(true);
    choose();
}

void Sheets::close()
{
    if (m_opened != nullptr)
        m_opened->setOpen(false);
    m_opened = nullptr;
    choose();
}

void Sheets::choose()
{
    SheetController *chosen = m_opened;
    if (chosen == nullptr) {
        const auto active = std::ranges::find_if(m_asked, &SheetController::isActive);
        chosen = active == m_asked.end() ? m_asked.last() : *active;
    }
    if (m_current == chosen)
        return;
    m_current = chosen;
    Q_EMIT currentChanged();
}

} // namespace bandar::app
