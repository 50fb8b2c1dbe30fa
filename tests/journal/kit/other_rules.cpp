// SPDX-License-Identifier: MPL-2.0
#include "kit/other_rules.h"

#include "indonesia/state.h"

namespace bandar::tests {

OtherRules::OtherRules(Differences differences)
    : m_differences(differences), m_kinds(m_game->kinds().begin(), m_game->kinds().end())
{
    for (table::EntryKind &kind : m_kinds)
        if (kind.word == "city-growth" && !differences.knowsCityGrowth)
            kind.word = "cities-grow";
}

table::Applied OtherRules::apply(const table::State &state, const table::Entry &entry) const
{
    auto applied = m_game->apply(state, entry);
    auto *outcome = std::get_if<table::Outcome>(&applied);
    const bool isBid = kinds()[entry.kind].word == "bid";
    if (outcome == nullptr || !isBid || m_differences.giftForABid == 0)
        return applied;
    const auto &bid = std::get<indonesia::Bid>(*std::any_cast<indonesia::Entry>(&entry.what));
    auto next = std::make_shared<indonesia::State>(outcome->next.as<indonesia::State>());
    const table::Posting gift{indonesia::supply, indonesia::purse(bid.player, indonesia::Purse::cash),
                              table::Money(m_differences.giftForABid)};
    next->books.post(gift);
    outcome->postings.push_back(gift);
    outcome->next = table::State(std::shared_ptr<const indonesia::State>(std::move(next)));
    return applied;
}

table::View OtherRules::view(const table::Setup &setup, const table::State &state) const
{
    table::View seen = m_game->view(setup, state);
    if (m_differences.showsMore)
        std::get<table::View::Object>(seen.value).emplace_back("weather", table::View("fair"));
    return seen;
}

} // namespace bandar::tests
