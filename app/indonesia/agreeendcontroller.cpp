// SPDX-License-Identifier: MPL-2.0
#include "agreeendcontroller.h"

#include "entryof.h"

#include "indonesia/rules.h"
#include "plainwords.h"
#include "standings.h"

namespace bandar::app {

namespace {

table::Entry ending(const QString &reason) { return entryOf(indonesia::EndGame{reason.toStdString()}); }

} // namespace

AgreeEndController::AgreeEndController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("agree-end"), parent),
      m_places(new RowsModel(StandingRow::staticMetaObject, this))
{}

bool AgreeEndController::isAsked() const { return isOpen(); }

QStringList AgreeEndController::phrases() const
{
    return {tr("It is late"), tr("The result is clear"), tr("Somebody has to leave"), tr("We agreed to stop here")};
}

QString AgreeEndController::secret() const
{
    return state().moneyHidden ? tr("Money is hidden: the scores are revealed once the game is over") : QString();
}

void AgreeEndController::choose(const QString &reason)
{
    if (!isActive())
        return;
    m_reason = plainWords(reason);
    touched();
}

void AgreeEndController::clear() { m_reason.clear(); }

void AgreeEndController::refresh()
{
    m_icon = QStringLiteral("flag");
    m_heading = tr("End the game?");
    m_confirmText = tr("End the game here");
    m_places->assign(state().moneyHidden ? QList<StandingRow>() : standingRows(game()));
    m_effectNote = tr("Undo takes it back");
    propose({ending(m_reason.isEmpty() ? tr("nobody said why") : m_reason)});
    if (m_reason.isEmpty() && refusal().isEmpty()) {
        proposeNothing();
        m_effectNote = tr("Tap the reason");
    }
}

QByteArray AgreeEndController::draft() const { return m_reason.toUtf8(); }

void AgreeEndController::takeUp(const QByteArray &draft) { m_reason = plainWords(QString::fromUtf8(draft)); }

} // namespace bandar::app
