// SPDX-License-Identifier: MPL-2.0
#include "player.h"

namespace bandar::tests {

using namespace indonesia;

namespace {

// How much a player likes an entry: acting before declining, a large sale before a small one.
struct Taste {
    double operator()(const NoCity &) const { return 0.05; }
    double operator()(const Bid &bid) const { return bid.amount == Money() ? 1 : 0.3; }
    double operator()(const Announce &) const { return 3; }
    double operator()(const Merge &) const { return 1; }
    double operator()(const NoAnnouncement &) const { return 4; }
    double operator()(const MergerPass &) const { return 2; }
    double operator()(const Acquire &) const { return 2; }
    double operator()(const Pass &) const { return 0.5; }
    double operator()(const NoResearch &) const { return 0.2; }
    double operator()(const Operate &entry) const
    {
        double taste = 0.1 + static_cast<double>(entry.add.value_or(0));
        if (entry.deliveries)
            for (const Delivery &delivery : *entry.deliveries)
                taste += 4 * static_cast<double>(delivery.goods);
        return taste;
    }
    double operator()(const Adjust &) const { return 0.004; }
    double operator()(const Transfer &) const { return 0.002; }
    double operator()(const Correct &) const { return 0.02; }
    double operator()(const DiscardDeed &) const { return 0.01; }
    double operator()(const EndGame &) const { return 0.0002; }
    double operator()(const CountCash &) const { return 0.002; }
    double operator()(const Note &) const { return 0.002; }
    template <class Other>
    double operator()(const Other &) const
    {
        return 1;
    }
};

} // namespace

std::optional<Entry> choose(const std::vector<Entry> &possible, Dice &dice)
{
    if (possible.empty())
        return std::nullopt;
    std::vector<double> tastes;
    for (const Entry &entry : possible)
        tastes.push_back(std::visit(Taste(), entry));
    return possible[std::discrete_distribution<std::size_t>(tastes.begin(), tastes.end())(dice)];
}

} // namespace bandar::tests
