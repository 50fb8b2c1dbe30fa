// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/entries.h"
#include "indonesia/facts.h"
#include "table/books.h"
#include "table/identity.h"

#include <array>
#include <cstdint>
#include <optional>

namespace bandar::indonesia {

using table::AccountId;
using table::PlayerSet;

enum class Phase : std::uint8_t { newEra, bids, mergers, acquisitions, research, operations, cityGrowth, finished };

/// What a player can be asked (`waitingFor` in records).
enum class Question : std::uint8_t {
    city,
    bid,
    announce,
    mergerBid,
    siapFaji,
    acquire,
    research,
    operate,
    cityGrowth,
    nothing
};

using CompanyId = table::Id<struct CompanyTag>;

/// What a player holds money in.
inline constexpr std::size_t purseCount = 3;
/// The supply, and the purses of everybody.
using Books = table::BooksOf<1 + purseCount * mostPlayersOfGame>;

/// A company: one deed, or several that were merged. It is there while it has a deed.
struct Company {
    Kind kind = Kind::ship;
    PlayerId owner{};
    DeedSet deeds{};
    std::int64_t units = 0;
    bool merged = false;   ///< this year
    bool operated = false; ///< this year

    bool operator==(const Company &) const = default;
};

/// The city of a province; size 0 where there is none.
struct CityState {
    std::int64_t size = 0;
    std::array<std::int64_t, kindCount> received{}; ///< goods of each kind this year

    bool operator==(const CityState &) const = default;
};

/// An auction between the announcement and its end (rules 2.3).
struct Auction {
    CompanyId x{};
    CompanyId y{};
    Money bid{};
    PlayerId leader{};
    PlayerSet in{}; ///< those who may still bid, the leader among them
    PlayerId asked{};

    bool operator==(const Auction &) const = default;
};

/// The turn-order bid of one player this year.
struct TurnBid {
    Money amount;
    std::int64_t multiplier = 1;

    Money value() const { return amount * multiplier; }
    bool operator==(const TurnBid &) const = default;
};

/// Everything that is true of a game after some entry. A small value: to be copied, kept and compared.
struct State {
    Books books;
    std::int8_t playerCount = 0;
    bool moneyHidden = true;
    bool citiesTracked = true;

    std::int64_t year = 1;
    Era era = Era::a;
    Phase phase = Phase::newEra;
    bool bidsAreIn = false; ///< the order of play is that of this year
    std::array<PlayerId, mostPlayersOfGame> order{};
    std::array<std::array<std::int8_t, trackCount>, mostPlayersOfGame> levels{}; ///< step of each marker, from 1

    DeedSet deeds; ///< out on the board, to be acquired
    std::array<Company, deedCount> companies{};
    std::array<CompanyId, deedCount> companyOf{};
    std::array<CityState, provinceCount> cities{};
    std::array<std::int64_t, citySizes> markers{};

    PlayerId asked;             ///< by the phase that is running
    PlayerSet had;              ///< who has had this circuit: acted, passed over or out of turn
    PlayerSet aheadOfTurn;      ///< of those, who acted before their place came: it is passed over once
    PlayerSet passed;           ///< out of the acquisitions of this year
    std::int8_t roundsLeft = 0; ///< circuits still to come in a new era
    std::array<std::optional<TurnBid>, mostPlayersOfGame> turnBids{};
    std::optional<Auction> auction;
    CompanyId reducing;              ///< a new siap faji company that has still all its units
    PlayerId announcer;              ///< of the merger that is being settled
    bool announcedOutOfTurn = false; ///< then the one asked stays asked after it

    bool operator==(const State &) const = default;
};

/// Who is asked what.
struct Asked {
    Question question = Question::nothing;
    PlayerId player; ///< empty in city growth and when nobody is asked

    bool operator==(const Asked &) const = default;
};
Asked asked(const State &state);

/// The phase in which a question is put.
Phase phaseOf(Question question);

// The chart of accounts: the supply, then for each player one account a purse.
constexpr AccountId supply{std::size_t{0}};
constexpr AccountId purse(PlayerId player, Purse which)
{
    return player.exists() ? AccountId(1 + purseCount * player.place() + static_cast<std::size_t>(which)) : AccountId();
}
/// Whether hidden money protects the balance of an account: the cash of each player.
constexpr bool isHidden(const State &state, AccountId account)
{
    return state.moneyHidden && account.exists() && account != supply &&
           (account.place() - 1) % purseCount == static_cast<std::size_t>(Purse::cash);
}
inline Money cashOf(const State &state, PlayerId player) { return state.books.balance(purse(player, Purse::cash)); }

/// The players from `order`, first to last.
std::span<const PlayerId> order(const State &state);

/// The place of a player in the order of play, from 0.
std::size_t placeInOrder(const State &state, PlayerId player);

/// The value printed where the player's marker stands.
std::int64_t value(const State &state, PlayerId player, Track track);
/// Whether a marker stands on the last step of its track.
bool atEnd(const State &state, PlayerId player, Track track);

inline const Company &at(const State &state, CompanyId company) { return state.companies[company.place()]; }
inline Company &at(State &state, CompanyId company) { return state.companies[company.place()]; }
inline CityState &at(State &state, ProvinceId city) { return state.cities[city.place()]; }
inline const CityState &at(const State &state, ProvinceId city) { return state.cities[city.place()]; }

/// The company that a deed belongs to; empty if the deed was not acquired, or there is none.
inline CompanyId companyOf(const State &state, DeedId deed)
{
    return deed.exists() ? state.companyOf[deed.place()] : CompanyId();
}

/// The alphabetically first deed of a company: its name in normal form.
DeedId firstDeed(const Company &company);

/// Calls back with the id of every company there is.
template <class Callback>
void eachCompany(const State &state, Callback &&callback)
{
    for (std::size_t place = 0; place < deedCount; ++place)
        if (!state.companies[place].deeds.empty())
            callback(CompanyId(place));
}

/// How many companies a player owns, and whether one more would fit into the slots.
std::int64_t companiesOwned(const State &state, PlayerId player);
bool hasFreeSlot(const State &state, PlayerId player);

/// The most ships a fleet may have in the current era (rules 1.1).
std::int64_t fleetCap(const State &state, const Company &line);

} // namespace bandar::indonesia
