// SPDX-License-Identifier: MPL-2.0
#include "indonesia/preview.h"

#include <algorithm>

namespace bandar::indonesia {

namespace {

/// The hints of one draft. Nothing is said of what hangs on a field that is still missing.
class Hints {
public:
    Hints(const State &state, const Draft &draft, Preview &preview) : m_state(state), m_draft(draft), m_preview(preview)
    {}

    void operator()(const Bid &entry)
    {
        if (!has("player"))
            return;
        const BidLimits limits = bidLimits(m_state, entry.player);
        add({"amount", 0, limits.most.units(), 1, {}, {}, limits.secret}, entry.amount.units());
    }
    void operator()(const Announce &entry)
    {
        price(entry.companies, entry.player, entry.player, entry.bid, has("player"));
    }
    void operator()(const Merge &entry)
    {
        price(entry.companies, entry.player, entry.winner, entry.bid, has("player") && has("winner"));
    }
    void operator()(const MergerBid &entry)
    {
        if (!m_state.auction || !has("player"))
            return;
        const AuctionLimits limits = auctionLimits(m_state, entry.player);
        add({"bid", limits.least().units(), limits.cash.units(), limits.terms.step().units(), {}, {}, limits.secret},
            entry.bid.units());
    }
    void operator()(const KeepSiapFaji &entry)
    {
        if (m_state.reducing.exists())
            add({"keep", 1, keepLimits(m_state).most, 1, {}, {}, false}, entry.keep);
    }
    void operator()(const Operate &entry)
    {
        const CompanyId company = has("company") && has("player") ? companyOf(m_state, entry.company) : CompanyId();
        if (!company.exists())
            return;
        if (at(m_state, company).kind == Kind::ship) {
            const FleetLimits limits = fleetLimits(m_state, company, entry.player);
            const std::int64_t room = std::max<std::int64_t>(0, limits.cap - limits.ships);
            add({"add", 0, std::min(limits.expansion, room), 1, {}, {}, false}, entry.add.value_or(0));
            return;
        }
        const SaleLimits limits = saleLimits(m_state, company, entry.player);
        if (isSoldOut(limits, entry)) {
            add({"grow", 0, limits.expansion, 1, {}, {}, false}, entry.grow.value_or(limits.expansion));
        } else {
            const std::int64_t payable = std::max<std::int64_t>(0, limits.cash.units() / limits.price.units());
            add({"buy", 0, std::min(limits.expansion, payable), 1, {}, {}, limits.secret}, entry.buy.value_or(0));
        }
        m_preview.left = leftToSell(limits, entry);
    }
    template <class Other>
    void operator()(const Other &)
    {}

private:
    bool has(std::string_view key) const { return std::ranges::find(m_draft.missing, key) == m_draft.missing.end(); }

    void add(NumberHint hint, std::int64_t given)
    {
        if (has(hint.key) && hint.most >= hint.least) {
            const std::int64_t steps = (hint.most - hint.least) / hint.step;
            const std::int64_t highest = hint.least + steps * hint.step;
            if (given >= hint.least)
                hint.below = std::min(highest, given - (given - hint.least) % hint.step);
            if (given <= highest)
                hint.above = given <= hint.least
                                 ? hint.least
                                 : hint.least + (given - hint.least + hint.step - 1) / hint.step * hint.step;
        }
        m_preview.hints.push_back(hint);
    }

    void price(const std::array<DeedId, 2> &deeds, PlayerId announcer, PlayerId winner, Money bid, bool known)
    {
        Pair pair;
        if (!known || !has("companies") || findPair(m_state, deeds, pair) ||
            checkPair(m_state, m_draft.strictness, pair))
            return;
        const PriceLimits limits = priceLimits(m_state, pair, announcer, winner);
        add({"bid",
             limits.least().units(),
             limits.bidderCash.units(),
             limits.terms.step().units(),
             {},
             {},
             limits.secret},
            bid.units());
    }

    LeftToSell leftToSell(const SaleLimits &limits, const Operate &entry) const
    {
        LeftToSell left{.units = limits.units - goodsSold(entry), .room = limits.room, .lines = limits.lines};
        for (const Delivery &delivery : entry.deliveries.value_or(std::vector<Delivery>())) {
            if (delivery.city)
                left.room[delivery.city->place()] -= delivery.goods;
            for (LineLimits &line : left.lines)
                if (line.company == companyOf(m_state, delivery.line))
                    line.capacity -= table::multiply(delivery.goods, delivery.ships);
        }
        return left;
    }

    const State &m_state;
    const Draft &m_draft;
    Preview &m_preview;
};

bool isRequired(const Entry &entry, std::string_view key)
{
    const auto fields = entryKinds()[entry.index()].fields;
    const auto field = std::ranges::find(fields, key, &table::Field::key);
    return field != fields.end() && field->required;
}

} // namespace

Preview preview(const table::Setup &setup, const State &state, const Draft &draft)
{
    Preview preview;
    std::visit(Hints(state, draft, preview), draft.entry);
    std::ranges::copy_if(draft.missing, std::back_inserter(preview.missing),
                         [&draft](std::string_view key) { return isRequired(draft.entry, key); });
    if (!preview.missing.empty()) {
        if (std::ranges::find(preview.missing, "player") == preview.missing.end())
            preview.refusal = checkMoment(asked(state), draft.entry, draft.strictness);
        return preview;
    }
    auto applied = apply(state, draft.entry, draft.strictness);
    if (auto *refusal = std::get_if<table::Refusal>(&applied)) {
        preview.refusal = *refusal;
        return preview;
    }
    auto &outcome = std::get<Outcome>(applied);
    preview.changes = table::difference(view(setup, state), view(setup, outcome.next));
    preview.postings = std::move(outcome.postings);
    preview.next = outcome.next;
    return preview;
}

} // namespace bandar::indonesia
