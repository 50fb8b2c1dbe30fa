// SPDX-License-Identifier: MPL-2.0
#include "indonesia/reasons.h"

namespace bandar::indonesia {

Waiver waiverOf(Reason reason)
{
    switch (reason) {
    case Reason::cityNotOnCard:
    case Reason::noCityMarkerLeft:
    case Reason::bidAboveCash:
    case Reason::blendTooEarly:
    case Reason::mergedThisYear:
    case Reason::mergersTooLow:
    case Reason::announcerHasNoSlot:
    case Reason::announcerCash:
    case Reason::belowNominal:
    case Reason::bidderCash:
    case Reason::winnerHasNoSlot:
    case Reason::oneStepMore:
    case Reason::keepOutOfRange:
    case Reason::anothersTrack:
    case Reason::aboveExpansion:
    case Reason::aboveFleetCap:
    case Reason::aboveUnits:
    case Reason::shipsNotInLine:
    case Reason::aboveCapacity:
    case Reason::cityIsFull:
    case Reason::growthCash:
    case Reason::cityDoesNotQualify:
    case Reason::tooFewMarkers:
    case Reason::asManyAsCan: return Waiver::ruling;

    case Reason::gameOver:
    case Reason::anotherIsAsked:
    case Reason::anotherEntryAwaited:
    case Reason::auctionIsRunning:
    case Reason::orderNotSettled: return Waiver::outOfTurn;

    case Reason::provinceHasCity:
    case Reason::kindsDoNotMerge:
    case Reason::nothingToMerge:
    case Reason::doesNotDivide:
    case Reason::notHigher:
    case Reason::notInAuction:
    case Reason::keepAboveUnits:
    case Reason::noFreeSlot:
    case Reason::trackAtEnd:
    case Reason::companyOfAnother:
    case Reason::operatedAlready:
    case Reason::cityMissing:
    case Reason::cityNotAsked:
    case Reason::growsOnlySoldOut:
    case Reason::soldOutBuysNothing:
    case Reason::whichCities:
    case Reason::citiesToBeNamed:
    case Reason::cityAtLargest: return Waiver::correction;

    case Reason::companyNotStarted:
    case Reason::sameCompany:
    case Reason::noAuction:
    case Reason::nothingToReduce:
    case Reason::deedNotOut:
    case Reason::shipsDoNotSell:
    case Reason::goodsAddNoShips:
    case Reason::lineIsNoLine:
    case Reason::noCityThere:
    case Reason::cityGrowsOnce:
    case Reason::shipDeedStays:
    case Reason::amountIsZero:
    case Reason::sameAccount:
    case Reason::oneFactAtATime:
    case Reason::levelOffTrack:
    case Reason::sizeUnknown:
    case Reason::orderIncomplete:
    case Reason::valueOfOtherOption:
    case Reason::beyondBooks: return Waiver::never;
    }
    return Waiver::never;
}

} // namespace bandar::indonesia
