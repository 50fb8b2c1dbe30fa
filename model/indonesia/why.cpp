// SPDX-License-Identifier: MPL-2.0
#include "indonesia/options.h"

#include "indonesia/rules.h"
#include "indonesia/turn.h"

#include <algorithm>

namespace bandar::indonesia {

namespace {

/// Answers from the options what apply() would say of an entry in turn.
class Answer {
public:
    explicit Answer(const Options &options) : m_options(options) {}

    Verdict operator()(const BuildCity &entry) const { return m_options.cities[entry.province.place()].why; }
    Verdict operator()(const Bid &entry) const
    {
        const auto bid = std::ranges::find(m_options.bids, entry.player, &BidOption::player);
        return check(bid->limits, {}, entry);
    }
    Verdict operator()(const Announce &entry) const
    {
        return merger(entry.companies, entry.player, entry.player, entry.bid);
    }
    Verdict operator()(const Merge &entry) const
    {
        return merger(entry.companies, entry.player, entry.winner, entry.bid);
    }
    Verdict operator()(const MergerBid &entry) const { return check(m_options.auction->limits, {}, entry.bid); }
    Verdict operator()(const KeepSiapFaji &entry) const { return check(*m_options.keep, {}, entry.keep); }
    Verdict operator()(const Acquire &entry) const { return m_options.deeds[entry.deed.place()].why; }
    Verdict operator()(const Research &entry) const
    {
        const PlayerId whose = entry.of.value_or(entry.player);
        return std::ranges::find_if(
                   m_options.research,
                   [&](const ResearchOption &option) { return option.track == entry.track && option.of == whose; })
            ->why;
    }
    Verdict operator()(const Operate &entry) const
    {
        const CompanyId company = m_options.companyOf[entry.company.place()];
        if (!company.exists())
            return refuse(Reason::companyNotStarted, {figure(entry.company)});
        const auto option = std::ranges::find(m_options.companies, company, &CompanyOption::company);
        if (option->why)
            return option->why;
        return option->fleet ? check(*option->fleet, {}, entry) : check(*option->sale, m_options.companyOf, {}, entry);
    }
    Verdict operator()(const GrowCities &entry) const { return check(*m_options.growth, {}, entry); }
    Verdict operator()(const DiscardDeed &entry) const { return check(m_options.corrections, entry); }
    Verdict operator()(const Adjust &entry) const { return check(entry); }
    Verdict operator()(const Transfer &entry) const { return check(entry); }
    Verdict operator()(const Correct &entry) const { return check(m_options.corrections, {}, entry); }
    Verdict operator()(const EndGame &entry) const { return check(m_options.corrections, entry); }
    // Declines, counts and notes: nothing but the turn can be wrong.
    template <class Always>
    Verdict operator()(const Always &) const
    {
        return {};
    }

private:
    Verdict merger(const std::array<DeedId, 2> &deeds, PlayerId announcer, PlayerId winner, Money price) const
    {
        for (DeedId deed : deeds)
            if (!m_options.companyOf[deed.place()].exists())
                return refuse(Reason::companyNotStarted, {figure(deed)});
        const Pair pair{m_options.companyOf[deeds[0].place()], m_options.companyOf[deeds[1].place()]};
        const PairOption *option = find(m_options, pair);
        if (option == nullptr)
            return refuse(Reason::sameCompany, {figure(deeds[0]), figure(deeds[1])});
        if (option->why)
            return option->why;
        if (option->announce[announcer.place()])
            return option->announce[announcer.place()];
        if (winner != announcer && option->bid[winner.place()])
            return option->bid[winner.place()];
        const PriceLimits limits{.terms = option->terms,
                                 .announcer = announcer,
                                 .announcerCash = m_options.cash[announcer.place()],
                                 .bidder = winner,
                                 .bidderCash = m_options.cash[winner.place()],
                                 .secret = m_options.cashIsSecret};
        return check(limits, {}, price);
    }
    const Options &m_options;
};

} // namespace

Verdict why(const Options &options, const Entry &entry)
{
    if (auto no = checkMoment(options.asked, entry, {}))
        return no;
    return std::visit(Answer(options), entry);
}

} // namespace bandar::indonesia
