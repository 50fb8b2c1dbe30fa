// SPDX-License-Identifier: MPL-2.0
#include "countcontroller.h"

#include "entryof.h"

#include "anytimerows.h"
#include "counted.h"
#include "direction.h"
#include "indonesia/rules.h"
#include "journal/count.h"
#include "journal/count_text.h"
#include "playerchoice.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace bandar::app {

namespace {

// More than these nobody reads at the table.
constexpr std::size_t mostSuspects = 3;
constexpr std::size_t mostExplanations = 2;

} // namespace

CountController::CountController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("count"), parent),
      m_players(new RowsModel(PlayerChoice::staticMetaObject, this)),
      m_suspects(new RowsModel(SuspectRow::staticMetaObject, this))
{}

bool CountController::isAsked() const { return isOpen(); }

QString CountController::typed() const
{
    return m_digits.isEmpty() ? QString() : words::amount(m_digits.digits().toLongLong());
}

void CountController::choosePlayer(const QString &key)
{
    if (!isActive() || m_told)
        return;
    m_player = playerWith(game(), key);
    touched();
}

void CountController::type(const QString &digit)
{
    if (!isActive() || m_told)
        return;
    m_digits.type(digit);
    touched();
}

void CountController::erase()
{
    m_digits.erase();
    touched();
}

void CountController::clearDigits()
{
    m_digits.clear();
    touched();
}

void CountController::turnSign()
{
    m_digits.turnSign();
    touched();
}

void CountController::confirm()
{
    if (game().wasJustEntered())
        return;
    if (m_told) {
        Q_EMIT leaveWanted();
        return;
    }
    m_entering = true;
    SheetController::confirm();
    m_entering = false;
}

void CountController::clear()
{
    m_digits = {};
    m_told = false;
    m_suspects->assign(QList<SuspectRow>());
    if (m_entering && isOpen())
        tellResult();
    m_player = {};
}

void CountController::tellResult()
{
    const auto timeline = game().journal().timeline();
    if (timeline.empty() || !timeline.back().written || timeline.back().fate == journal::Fate::setAside)
        return;
    const journal::Played &played = timeline.back();
    const auto claim = game().rules().claim(*played.entry);
    if (!claim || game().rules().books(played.state()).balance(claim->account) == claim->amount)
        return;
    const auto count = journal::examine(game().journal(), played.written->id);
    if (!count)
        return;
    m_told = true;
    m_verdict = verdictOn(game(), played);
    m_counter = m_player;
    const auto number = game().journal().find(count->since);
    m_since = count->since != 0 && number
                  ? tr("The count of entry %1 agreed: it went wrong after that").arg(*number + 1)
                  : tr("No earlier count agreed: it may be wrong since the start");
    const words::Namer namer = game().namer();
    QList<SuspectRow> rows;
    for (const journal::Suspect &suspect : count->suspects) {
        if (suspect.explanations.empty() || rows.size() == mostSuspects)
            break;
        const journal::Written &written = *game().journal().entries()[suspect.place];
        QStringList why;
        for (const journal::Explanation &explanation : suspect.explanations)
            if (const QString text = journal::sentence(explanation, namer);
                !why.contains(text) && why.size() < static_cast<qsizetype>(mostExplanations))
                why.append(text);
        rows.append({.entry = directed(
                         tr("Year %1: %2", "year of an entry, the entry")
                             .arg(QString::number(written.moment.year), game().words().entry(written.entry, namer))),
                     .why = why.join(tr(", or ", "between two explanations"))});
    }
    m_suspects->assign(rows);
}

void CountController::refresh()
{
    m_icon = QStringLiteral("count");
    if (m_told) {
        m_mark = game().mark(m_counter);
        m_heading = m_verdict;
        m_confirmText = tr("Back to the game");
        m_effectNote = tr("The books stay as they are");
        offerToGoOn();
        return;
    }
    QList<PlayerChoice> rows = playersToChoose(game(), m_player);
    for (const journal::Played &played : game().journal().timeline()) {
        const QString verdict = verdictOn(game(), played);
        if (verdict.isEmpty() || played.moment.year != state().year)
            continue;
        const table::PlayerId counter = game().accounts()[game().rules().claim(*played.entry)->account.place()].owner;
        const auto row = std::ranges::find(rows, keyOf(game(), counter), &PlayerChoice::key);
        if (row != rows.end())
            row->detail = verdict;
    }
    m_players->assign(rows);
    m_mark = game().mark(m_player);
    m_heading = m_player.exists() ? directed(tr("%1 counts").arg(m_mark.name)) : tr("Who counts?");
    m_confirmText = tr("Enter the count");
    const auto amount = m_digits.amount();
    if (!m_player.exists() || !amount) {
        m_effectNote = !m_player.exists() ? tr("Tap the player") : tr("Type the cash");
        return;
    }
    m_confirmText = tr("%1 counts %2").arg(m_mark.name, words::amount(amount->units()));
    m_effectNote = tr("No money moves");
    propose({entryOf(indonesia::CountCash{m_player, *amount})});
}

QByteArray CountController::draft() const
{
    return QJsonDocument(QJsonObject{{QStringLiteral("digits"), m_digits.digits()},
                                     {QStringLiteral("negative"), m_digits.isNegative()},
                                     {QStringLiteral("player"), keyOf(game(), m_player)}})
        .toJson(QJsonDocument::Compact);
}

void CountController::takeUp(const QByteArray &draft)
{
    const QJsonObject kept = QJsonDocument::fromJson(draft).object();
    m_digits.take(kept.value(u"digits").toString(), kept.value(u"negative").toBool());
    m_player = playerWith(game(), kept.value(u"player").toString());
}

bool CountController::isOfItsKind(const table::Entry &entry) const
{
    return entry.kind == indonesia::kindOf<indonesia::CountCash>();
}

} // namespace bandar::app
