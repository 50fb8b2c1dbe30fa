// SPDX-License-Identifier: MPL-2.0
#include "runninggame.h"

namespace bandar::app {

RunningGame::RunningGame(record::Header header, const words::GameWords &words, table::Outcome start,
                         std::vector<Step> steps)
    : m_header(std::move(header)),
      m_words(words),
      m_accounts(rules().accounts(m_header.setup)),
      m_marks(marksOf(m_header.setup)),
      m_start(std::move(start)),
      m_steps(std::move(steps))
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
    auto applied = rules().apply(state(), entry);
    if (auto *outcome = std::get_if<table::Outcome>(&applied)) {
        m_steps.push_back({entry, std::move(*outcome)});
        Q_EMIT changed();
    }
}

} // namespace bandar::app
