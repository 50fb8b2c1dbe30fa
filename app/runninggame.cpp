// SPDX-License-Identifier: MPL-2.0
#include "runninggame.h"

#include "capital.h"
#include "journal/telling.h"

#include <QDateTime>

namespace bandar::app {

namespace {

// The time here and how far that is from UTC. The system is asked for its zone once: each time it reads a file.
std::string now()
{
    const QDateTime time = QDateTime::currentDateTimeUtc();
    const QDateTime here = time.toLocalTime();
    const auto offset = time.secsTo(QDateTime(here.date(), here.time(), Qt::UTC));
    return time.toOffsetFromUtc(static_cast<int>(offset)).toString(Qt::ISODate).toStdString();
}

} // namespace

RunningGame::RunningGame(journal::Journal journal, const words::GameWords &words, QString why)
    : m_loose(std::move(journal)),
      m_words(words),
      m_accounts(rules().accounts(setup())),
      m_marks(marksOf(setup())),
      m_trouble(std::move(why)),
      m_drafts(nullptr)
{}

RunningGame::RunningGame(journal::KeptGame game, QString why)
    : m_kept(std::move(game)),
      m_words(m_kept->words()),
      m_accounts(rules().accounts(setup())),
      m_marks(marksOf(setup())),
      m_trouble(std::move(why)),
      m_onlyRead(!m_trouble.isEmpty()),
      m_drafts(&*m_kept)
{}

QString RunningGame::head(const table::Account &account) const { return capital(m_words.account(account.name)); }

Money RunningGame::balance(const table::State &state, table::AccountId account) const
{
    return rules().isHidden(state, account) ? Money::secret() : Money(rules().books(state).balance(account));
}

Tried RunningGame::tryOut(const std::vector<table::Entry> &entries) const
{
    Tried tried{.then = state(), .postings = {}, .events = {}, .refusal = {}};
    for (; tried.entry < entries.size(); ++tried.entry) {
        auto applied = rules().apply(tried.then, entries[tried.entry]);
        if (const auto *refusal = std::get_if<table::Refusal>(&applied)) {
            tried.refusal = *refusal;
            return tried;
        }
        auto &outcome = std::get<table::Outcome>(applied);
        tried.then = std::move(outcome.next);
        tried.postings.insert(tried.postings.end(), outcome.postings.begin(), outcome.postings.end());
        tried.events.insert(tried.events.end(), outcome.events.begin(), outcome.events.end());
    }
    return tried;
}

bool RunningGame::enter(std::vector<table::Entry> entries, const QString &panel)
{
    journal::Wish wish;
    wish.entries = std::move(entries);
    return act(wish, panel);
}

QString RunningGame::undoTitle() const { return journal::undoTitle(journal(), m_words); }

QString RunningGame::redoTitle() const { return journal::redoTitle(journal(), m_words); }

bool RunningGame::undo()
{
    journal::Wish wish;
    wish.kind = journal::Act::Kind::undo;
    return act(wish);
}

bool RunningGame::redo()
{
    journal::Wish wish;
    wish.kind = journal::Act::Kind::redo;
    return act(wish);
}

bool RunningGame::act(const journal::Wish &wish, const QString &panel)
{
    if (m_onlyRead) {
        Q_EMIT changed();
        return false;
    }
    auto planned = journal().plan(wish, now());
    auto *plan = std::get_if<journal::Plan>(&planned);
    if (plan == nullptr)
        return false;
    const bool done = carryOut(std::move(*plan));
    if (done)
        m_drafts.enter(panel);
    if (done && wish.kind == journal::Act::Kind::step)
        m_sinceEntry.start();
    Q_EMIT changed();
    return done;
}

bool RunningGame::carryOut(journal::Plan plan)
{
    if (!m_kept) {
        m_loose->accept(std::move(plan));
        return true;
    }
    const journal::Done done = m_kept->carryOut(std::move(plan));
    const auto *trouble = journal::troubleIn(done);
    m_trouble = trouble == nullptr ? m_kept->copyTrouble() : trouble->sentence;
    return trouble == nullptr;
}

bool RunningGame::wasJustEntered() const { return m_sinceEntry.isValid() && m_sinceEntry.elapsed() < m_doubleTap; }

} // namespace bandar::app
