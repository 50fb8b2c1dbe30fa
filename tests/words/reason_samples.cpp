// SPDX-License-Identifier: MPL-2.0
#include "reason_samples.h"

#include "support/look_up.h"

namespace bandar::tests {

namespace {

using namespace indonesia;
using table::count;
using table::Figure;
using table::money;
using table::player;

const PlayerId ana{std::size_t{0}};
const PlayerId ben{std::size_t{1}};

Figure deed(std::string_view name) { return figure(deedCalled(name)); }
Figure province(std::string_view name) { return figure(provinceCalled(name)); }
Figure track(Track which) { return figure(idOf(which)); }
Figure named(const table::Vocabulary &vocabulary, std::size_t place)
{
    return {Figure::Kind::name, false, static_cast<std::int64_t>(place), &vocabulary};
}
Figure entry(std::string_view word) { return named(entryNames, placeIn(entryNames, word)); }
Money rupiah(std::int64_t amount) { return Money(amount); }
Figure hidden(std::int64_t amount) { return table::secret(Money(amount), true); }

} // namespace

table::Refusal ReasonSample::refusal() const
{
    table::Refusal refusal;
    refusal.code = static_cast<std::uint16_t>(reason);
    for (const Figure &figure : figures)
        refusal.figures[refusal.used++] = figure;
    refusal.waiver = waiverOf(reason);
    return refusal;
}

table::Setup setupOf(const std::string &ana, const std::string &ben)
{
    return {{{"ana", ana, "red", 1}, {"ben", ben, "", 0}, {"cem", "Cem", "", 0}}, {0, 0}};
}

std::vector<ReasonSample> reasonSamples()
{
    const Figure rice = deed("rice-bali");
    const Figure ship = deed("ship-jawa-timur");
    return {
        {Reason::gameOver, {entry("bid")}},
        {Reason::gameOver, {}},
        {Reason::anotherIsAsked, {player(ana), entry("merger-bid")}},
        {Reason::anotherEntryAwaited, {entry("bid"), entry("merger-pass"), player(ben)}},
        {Reason::anotherEntryAwaited, {entry("bid"), entry("city-growth")}},
        {Reason::auctionIsRunning, {player(ana), entry("merger-bid")}},
        {Reason::cityNotOnCard, {province("riau"), figure(Era::b)}},
        {Reason::noCityMarkerLeft, {}},
        {Reason::provinceHasCity, {province("nusa-tenggara-barat")}},
        {Reason::bidAboveCash, {money(rupiah(7101)), hidden(7102), player(ana)}},
        {Reason::companyNotStarted, {rice}},
        {Reason::sameCompany, {rice, deed("rice-aceh")}},
        {Reason::kindsDoNotMerge, {figure(Kind::rubber), figure(Kind::oil)}},
        {Reason::blendTooEarly, {figure(Kind::rice), figure(Kind::spice), figure(Era::b)}},
        {Reason::mergedThisYear, {rice}},
        {Reason::nothingToMerge, {}},
        {Reason::mergersTooLow, {player(ana), count(21), count(22)}},
        {Reason::announcerHasNoSlot, {player(ana), count(31), count(32)}},
        {Reason::announcerCash, {player(ana), money(rupiah(7201)), hidden(7202)}},
        {Reason::belowNominal, {money(rupiah(7301)), money(rupiah(7302))}},
        {Reason::doesNotDivide, {money(rupiah(7401)), count(41), money(rupiah(7402)), money(rupiah(7403))}},
        {Reason::doesNotDivide, {money(rupiah(7401)), count(41), money(rupiah(7402)), money(rupiah(7402))}},
        {Reason::bidderCash, {player(ben), money(rupiah(7501)), hidden(7502)}},
        {Reason::winnerHasNoSlot, {player(ben), count(33), count(34)}},
        // The bid is the nominal price, or another reason would come first.
        {Reason::oneStepMore, {money(rupiah(7601)), money(rupiah(7601)), money(rupiah(7602))}},
        {Reason::notHigher, {money(rupiah(7701)), money(rupiah(7702)), money(rupiah(7703))}},
        {Reason::noAuction, {}},
        {Reason::notInAuction, {player(ben)}},
        {Reason::nothingToReduce, {}},
        {Reason::keepOutOfRange, {count(51), count(52), count(53)}},
        {Reason::keepAboveUnits, {count(54), count(55)}},
        {Reason::deedNotOut, {ship}},
        {Reason::noFreeSlot, {player(ana), count(35), count(36)}},
        {Reason::anothersTrack, {track(Track::slots), player(ben)}},
        {Reason::trackAtEnd, {player(ana), track(Track::expansion), count(61)}},
        {Reason::companyOfAnother, {rice, player(ben)}},
        {Reason::operatedAlready, {rice}},
        {Reason::shipsDoNotSell, {ship}},
        {Reason::goodsAddNoShips, {rice}},
        {Reason::aboveExpansion, {count(62), count(63)}},
        {Reason::aboveFleetCap, {ship, count(64), count(65), figure(Era::c)}},
        {Reason::aboveUnits, {count(66), count(67)}},
        {Reason::lineIsNoLine, {rice}},
        {Reason::shipsNotInLine, {ship, count(68), count(69)}},
        {Reason::aboveCapacity, {ship, count(71), count(72)}},
        {Reason::noCityThere, {province("jambi")}},
        {Reason::cityMissing, {}},
        {Reason::cityNotAsked, {}},
        {Reason::cityIsFull, {province("bali"), figure(Kind::siapFaji), count(73), count(74)}},
        {Reason::growsOnlySoldOut, {count(75), count(76)}},
        {Reason::growsOnlySoldOut, {count(0), count(0)}},
        {Reason::soldOutBuysNothing, {count(77)}},
        {Reason::growthCash, {player(ana), money(rupiah(7801)), hidden(7802)}},
        {Reason::cityGrowsOnce, {province("bali")}},
        {Reason::cityAtLargest, {province("bali"), count(81)}},
        {Reason::cityDoesNotQualify, {province("bali"), figure(Kind::rice), count(82), count(83)}},
        {Reason::tooFewMarkers, {count(84), count(85), count(86)}},
        {Reason::asManyAsCan, {count(87), count(88), count(89)}},
        {Reason::whichCities, {count(91), count(92), count(93)}},
        {Reason::citiesToBeNamed, {}},
        {Reason::shipDeedStays, {ship}},
        {Reason::amountIsZero, {}},
        {Reason::sameAccount, {player(ana)}},
        {Reason::oneFactAtATime, {}},
        {Reason::levelOffTrack, {count(94), track(Track::mergers), count(95)}},
        {Reason::sizeUnknown, {count(96), count(97)}},
        {Reason::orderNotSettled, {}},
        {Reason::orderIncomplete, {count(98)}},
        {Reason::valueOfOtherOption, {named(optionValueNames, 0), named(optionNames, 1)}},
        {Reason::beyondBooks, {}},
    };
}

} // namespace bandar::tests
