// SPDX-License-Identifier: MPL-2.0
#include "sheetcontroller.h"

#include "capital.h"
#include "direction.h"
#include "effects.h"
#include "plainwords.h"
#include "words/text.h"

#include <algorithm>

namespace bandar::app {

SheetController::SheetController(RunningGame &game, QString panel, QObject *parent)
    : QObject(parent),
      m_game(game),
      m_panel(std::move(panel)),
      m_effects(new RowsModel(EffectRow::staticMetaObject, this)),
      m_nearest(new RowsModel(ValueRow::staticMetaObject, this))
{
    connect(&game, &RunningGame::changed, this, &SheetController::start);
}

void SheetController::start()
{
    const bool was = m_active;
    m_active = isAsked();
    if (!m_active && !was)
        return;
    m_ruling.clear();
    m_asksRuling = false;
    clear();
    if (m_active)
        takeUp(m_game.drafts().takeUp(m_panel, occasion()));
    work();
}

void SheetController::setOpen(bool open)
{
    m_open = open;
    start();
}

void SheetController::touched()
{
    work();
    if (m_active)
        m_game.drafts().keep(m_panel, occasion(), draft());
}

void SheetController::work()
{
    wipe();
    if (m_active)
        refresh();
    m_effects->assign(m_effectRows);
    Q_EMIT changed();
}

void SheetController::wipe()
{
    m_mark = {};
    m_icon.clear();
    m_heading.clear();
    m_note.clear();
    m_decline.clear();
    m_confirmText.clear();
    m_effectNote.clear();
    m_noteMatters = false;
    proposeNothing();
    m_nearestValues.clear();
    m_nearest->assign(QList<ValueRow>());
}

void SheetController::proposeNothing()
{
    m_entries.clear();
    m_effectRows.clear();
    m_refusal.clear();
    m_canConfirm = false;
    m_canRule = false;
    m_tried = {.then = m_game.state(), .postings = {}, .events = {}, .refusal = {}};
}

void SheetController::propose(std::vector<table::Entry> entries)
{
    proposeNothing();
    if (entries.empty())
        return;
    m_entries = std::move(entries);
    m_tried = m_game.tryOut(m_entries);
    while (m_tried.refusal && m_tried.refusal->waiver == table::Waiver::ruling && !m_ruling.isEmpty() &&
           m_entries[m_tried.entry].annotations.ruling.empty()) {
        m_entries[m_tried.entry].annotations.ruling = m_ruling.toStdString();
        m_tried = m_game.tryOut(m_entries);
    }
    if (m_tried.refusal) {
        m_refusal = inWords(*m_tried.refusal);
        m_canRule = m_tried.refusal->waiver == table::Waiver::ruling;
        return;
    }
    m_effectRows = effectsOf(m_game, m_tried.postings, m_tried.then);
    if (m_effectRows.isEmpty() && m_effectNote.isEmpty())
        m_effectNote = tr("No money moves");
    m_canConfirm = !m_game.isOnlyRead();
    if (!m_canConfirm)
        m_refusal = tr("This library can only be read");
}

void SheetController::offerNearest(const QList<table::Money> &values)
{
    m_nearestValues = values;
    QList<ValueRow> rows;
    for (const table::Money value : values)
        rows.append({.meaning = {}, .amount = Money(value), .chosen = false, .possible = true});
    m_nearest->assign(rows);
}

table::PlayerId SheetController::askedPlayer() const
{
    const auto awaited = m_game.rules().awaited(m_game.state());
    return awaited.empty() ? table::PlayerId() : awaited.front().player;
}

QString SheetController::inWords(const table::Refusal &refusal) const
{
    return directed(capital(m_game.words().refusal(refusal, m_game.namer())));
}

QStringList SheetController::rulings() const
{
    QStringList phrases{tr("House rule"), tr("All agree"), tr("As the board shows it")};
    for (qsizetype player = 0; player < m_game.playerCount(); ++player) {
        const PlayerMark mark = m_game.mark(table::PlayerId(static_cast<std::size_t>(player)));
        if (mark != m_mark)
            phrases.append(tr("%1 lends it").arg(mark.name));
    }
    return phrases;
}

void SheetController::enter(std::vector<table::Entry> entries) { m_game.enter(std::move(entries), m_panel); }

void SheetController::confirm()
{
    if (!m_canConfirm || m_game.wasJustEntered())
        return;
    m_canConfirm = false;
    enter(m_entries);
}

void SheetController::decline()
{
    if (!m_active || m_game.wasJustEntered())
        return;
    if (auto entries = declining(); !entries.empty())
        enter(std::move(entries));
}

void SheetController::askRuling()
{
    m_asksRuling = true;
    Q_EMIT changed();
}

void SheetController::leaveRuling()
{
    m_asksRuling = false;
    Q_EMIT changed();
}

void SheetController::rule(const QString &ruling)
{
    m_asksRuling = false;
    m_ruling = plainWords(ruling);
    work();
}

void SheetController::chooseNearest(int row)
{
    if (row < 0 || row >= m_nearestValues.size())
        return;
    takeNearest(m_nearestValues.at(row));
    touched();
}

// What may be entered at any time, a note or a count, changes no occasion but that of its own sheet. A tap asks for it
// and a game is long: where nothing was corrected since, only the new entries are counted.
qsizetype SheetController::answers() const
{
    const auto acts = m_game.journal().acts();
    const auto entries = m_game.journal().entries();
    const bool isKnown =
        acts.size() >= m_counted.acts && std::ranges::all_of(acts.subspan(m_counted.acts), [](const journal::Act &act) {
            return act.kind == journal::Act::Kind::step;
        });
    if (!isKnown)
        m_counted = {};
    m_counted.answers +=
        std::ranges::count_if(entries.subspan(m_counted.entries), [this](const journal::WrittenEntry &written) {
            return m_game.rules().phaseOf(written->entry).has_value() || isOfItsKind(written->entry);
        });
    m_counted.acts = acts.size();
    m_counted.entries = entries.size();
    return m_counted.answers;
}

QString SheetController::occasion() const
{
    const table::Moment moment = m_game.rules().moment(m_game.state());
    return QStringLiteral("%1/%2/%3/%4")
        .arg(moment.year)
        .arg(words::textOf(moment.phase))
        .arg(askedPlayer().index)
        .arg(answers());
}

} // namespace bandar::app
