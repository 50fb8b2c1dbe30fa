// SPDX-License-Identifier: MPL-2.0
#include "notecontroller.h"

#include "entryof.h"

#include "indonesia/rules.h"
#include "plainwords.h"

namespace bandar::app {

NoteController::NoteController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("note"), parent)
{}

bool NoteController::isAsked() const { return isOpen(); }

QStringList NoteController::phrases() const
{
    return {tr("We take a break"),       tr("A move was taken back"),      tr("The board was bumped and put right"),
            tr("We looked up the rule"), tr("To be looked at afterwards"), tr("A fine move")};
}

void NoteController::choose(const QString &text)
{
    if (!isActive())
        return;
    m_text = plainWords(text);
    touched();
}

void NoteController::clear() { m_text.clear(); }

void NoteController::refresh()
{
    m_icon = QStringLiteral("file");
    m_heading = tr("A note in the log");
    m_confirmText = tr("Write it down");
    if (!m_text.isEmpty())
        propose({entryOf(indonesia::Note{m_text.toStdString()})});
}

QByteArray NoteController::draft() const { return m_text.toUtf8(); }

void NoteController::takeUp(const QByteArray &draft) { m_text = plainWords(QString::fromUtf8(draft)); }

bool NoteController::isOfItsKind(const table::Entry &entry) const
{
    return entry.kind == indonesia::kindOf<indonesia::Note>();
}

} // namespace bandar::app
