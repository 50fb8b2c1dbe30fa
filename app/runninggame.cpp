// SPDX-License-Identifier: MPL-2.0
#include "runninggame.h"

#include <QDateTime>

namespace bandar::app {

namespace {

std::string now()
{
    const QDateTime time = QDateTime::currentDateTime();
    return time.toOffsetFromUtc(time.offsetFromUtc()).toString(Qt::ISODate).toStdString();
}

} // namespace

RunningGame::RunningGame(journal::Journal journal, const words::GameWords &words, QString why)
    : m_loose(std::move(journal)),
      m_words(words),
      m_accounts(rules().accounts(setup())),
      m_marks(marksOf(setup())),
      m_trouble(std::move(why))
{}

RunningGame::RunningGame(journal::KeptGame game)
    : m_kept(std::move(game)),
      m_words(m_kept->words()),
      m_accounts(rules().accounts(setup())),
      m_marks(marksOf(setup()))
{}

QString RunningGame::head(const table::Account &account) const
{
    const QString name = m_words.account(account.name);
    return name.left(1).toUpper() + name.mid(1);
}

Money RunningGame::balance(const table::State &state, table::AccountId account) const
{
    return rules().isHidden(state, account) ? Money::secret() : Money(rules().books(state).balance(account));
}

void RunningGame::enter(const table::Entry &entry)
{
    journal::Wish wish;
    wish.entries = {entry};
    auto planned = journal().plan(wish, now());
    auto *plan = std::get_if<journal::Plan>(&planned);
    if (plan == nullptr)
        return;
    if (m_kept) {
        const journal::Done done = m_kept->carryOut(std::move(*plan));
        const auto *trouble = journal::troubleIn(done);
        m_trouble = trouble == nullptr ? m_kept->copyTrouble() : trouble->sentence;
    } else {
        m_loose->accept(std::move(*plan));
    }
    Q_EMIT changed();
}

} // namespace bandar::app
