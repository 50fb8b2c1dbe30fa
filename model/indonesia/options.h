// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/auction.h"
#include "indonesia/bids.h"
#include "indonesia/city_growth.h"
#include "indonesia/corrections.h"
#include "indonesia/mergers.h"
#include "indonesia/operations.h"

#include <array>
#include <optional>
#include <vector>

namespace bandar::indonesia {

/// One thing that could be chosen, and why not where it cannot.
template <class Thing>
struct Choice {
    Thing what;
    Verdict why;
};

/// What one player may bid for the order of play, and what it takes for each place.
struct BidOption {
    PlayerId player;
    BidLimits limits;
    std::array<Money, mostPlayersOfGame> leastForPlace{}; ///< as the bids stand; see leastBidFor()
};

/// Two companies: whether anybody may merge them, and for each player whether they may announce it or bid.
struct PairOption {
    Pair pair;
    MergerTerms terms;
    Verdict why;
    std::array<Verdict, mostPlayersOfGame> announce{}; ///< Mergers level and slots; cash plays no part
    std::array<Verdict, mostPlayersOfGame> bid{};      ///< slots
};

/// The auction that is running, as the one asked finds it.
struct AuctionOption {
    Pair pair;
    PlayerId leader;
    AuctionLimits limits;
};

/// A marker that the one asked could move.
struct ResearchOption {
    TrackId track;
    PlayerId of;
    Verdict why;
};

/// A company that the one asked could operate, with all that limits it.
struct CompanyOption {
    CompanyId company;
    Verdict why;
    std::optional<FleetLimits> fleet; ///< shipping
    std::optional<SaleLimits> sale;   ///< production
};

/// Every choice of the one who is asked, possible or with its refusal; and what may be put right at any time. Possible
/// if and only if apply() accepts. Only what the question needs is filled in.
struct Options {
    Asked asked;
    std::array<CompanyId, deedCount> companyOf{};
    std::vector<Choice<ProvinceId>> cities{};
    std::vector<BidOption> bids{};   ///< in order of play
    std::vector<PairOption> pairs{}; ///< at any time: the "what if" of mergers
    std::array<Money, mostPlayersOfGame> cash{};
    bool cashIsSecret = false;
    std::optional<AuctionOption> auction{};
    std::optional<KeepLimits> keep{};
    std::vector<Choice<DeedId>> deeds{}; ///< all deeds of the game
    std::vector<ResearchOption> research{};
    std::vector<CompanyOption> companies{};
    std::optional<GrowthLimits> growth{};
    CorrectionLimits corrections;
};

Options options(const State &state);

/// Why an entry is not possible, by these options alone. For entries as they are entered live: neither ruled nor out
/// of turn.
Verdict why(const Options &options, const Entry &entry);

/// The pair of companies in the options, whichever is named first; nothing if a company is not there or both are one.
const PairOption *find(const Options &options, Pair pair);

/// The ladder of a merger (rules 2.3): `rungs` prices from `from` on, one step of units apart, as `winner` would feel
/// them.
std::vector<Rung> ladder(const State &state, Pair pair, PlayerId winner, Money from, std::size_t rungs);

} // namespace bandar::indonesia
