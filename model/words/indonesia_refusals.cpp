// SPDX-License-Identifier: MPL-2.0
#include "words/indonesia.h"

#include "indonesia/entries.h"
#include "indonesia/facts.h"
#include "indonesia/reasons.h"

#include <QCoreApplication>

namespace bandar::words {

namespace {

using indonesia::Reason;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(IndonesiaRefusals)
};

/// The figures of one refusal as words, by place.
class Figures {
public:
    Figures(const table::Refusal &refusal, const Namer &namer) : m_refusal(refusal), m_namer(namer) {}

    QString operator[](std::size_t at) const { return m_namer(m_refusal.figures[at]); }
    bool withholds(std::size_t at) const { return m_namer.isWithheld(m_refusal.figures[at]); }
    std::int64_t value(std::size_t at) const { return m_refusal.figures[at].value; }
    std::size_t size() const { return m_refusal.used; }

private:
    const table::Refusal &m_refusal;
    const Namer &m_namer;
};

QString ships(std::int64_t count) { return counted(Tr::tr("%1 ship(|s)", nullptr, plural(count)), count); }
QString units(std::int64_t count) { return counted(Tr::tr("%1 unit(|s)", nullptr, plural(count)), count); }
QString goods(std::int64_t count) { return counted(Tr::tr("%1 good(|s)", nullptr, plural(count)), count); }
QString cities(std::int64_t count) { return counted(Tr::tr("%1 cit(y|ies)", nullptr, plural(count)), count); }
QString markers(std::int64_t count) { return counted(Tr::tr("%1 marker(|s)", nullptr, plural(count)), count); }

// The amount is public: it is what somebody just said. The cash it is held against may not be, and is told last.
QString cash(const Figures &f, std::size_t at, const QString &open, const QString &hidden, const QString &who,
             const QString &amount)
{
    return f.withholds(at) ? hidden.arg(who, amount) : open.arg(who, amount, f[at]);
}

QString trackName(indonesia::Track track) { return titled(indonesia::factsOf(track).name); }

// Every reason has its sentence: the compiler says where one is missing.
QString sentence(Reason reason, const Figures &f)
{
    switch (reason) {
    // whose turn it is
    case Reason::gameOver: return Tr::tr("the game is over");
    case Reason::anotherIsAsked: return Tr::tr("it is the turn of %1 (%2)").arg(f[0], f[1]);
    case Reason::anotherEntryAwaited:
        if (f.size() < 3)
            return Tr::tr("not now (%1): next is %2").arg(f[0], f[1]);
        return Tr::tr("not now (%1): it is the turn of %3 (%2)").arg(f[0], f[1], f[2]);
    case Reason::auctionIsRunning: return Tr::tr("first %1 must answer (%2)").arg(f[0], f[1]);
    case Reason::beyondBooks: return Tr::tr("that is more than the books can hold");
    // new era and bids
    case Reason::cityNotOnCard: return Tr::tr("%1 is on no city card of era %2").arg(f[0], f[1]);
    case Reason::noCityMarkerLeft: return Tr::tr("no city marker of size 1 is left");
    case Reason::provinceHasCity: return Tr::tr("%1 has a city already").arg(f[0]);
    case Reason::bidAboveCash:
        if (f.value(1) == 0 && !f.withholds(1))
            return Tr::tr("%1 cannot bid %2: only 0, for want of cash").arg(f[2], f[0]);
        return cash(f, 1, Tr::tr("%1 cannot bid %2: 0 to %3"),
                    Tr::tr("%1 cannot bid %2: it is more than the cash at hand"), f[2], f[0]);
    // mergers and acquisitions
    case Reason::companyNotStarted: return Tr::tr("%1 is no company: nobody has acquired it").arg(f[0]);
    case Reason::sameCompany: return Tr::tr("%1 and %2 belong to one company").arg(f[0], f[1]);
    case Reason::kindsDoNotMerge: return Tr::tr("%1 and %2 cannot become one company").arg(f[0], f[1]);
    case Reason::blendTooEarly: return Tr::tr("%1 and %2 merge from era %3 on").arg(f[0], f[1], f[2]);
    case Reason::mergedThisYear: return Tr::tr("%1 has merged this year").arg(f[0]);
    case Reason::nothingToMerge: return Tr::tr("the two companies have no unit between them");
    case Reason::mergersTooLow:
        return Tr::tr("%1 has %4 %2; together the companies have %3 deeds")
            .arg(f[0], f[1], f[2], trackName(indonesia::Track::mergers));
    case Reason::announcerHasNoSlot:
    case Reason::winnerHasNoSlot:
    case Reason::noFreeSlot:
        return Tr::tr("%1 has %2 of %3 %4 in use")
            .arg(f[0], f[1], f[2], spaced(indonesia::factsOf(indonesia::Track::slots).name));
    case Reason::announcerCash:
        return cash(f, 2, Tr::tr("%1 cannot pay the opening price of %2 out of %3"),
                    Tr::tr("%1 cannot pay the opening price of %2"), f[0], f[1]);
    case Reason::belowNominal: return Tr::tr("%1 is below the nominal price of %2").arg(f[0], f[1]);
    case Reason::doesNotDivide:
        if (f.value(2) == f.value(3))
            return Tr::tr("%1 does not divide by %2 units: %3").arg(f[0], f[1], f[2]);
        return Tr::tr("%1 does not divide by %2 units: %3 or %4").arg(f[0], f[1], f[2], f[3]);
    case Reason::bidderCash:
        return cash(f, 2, Tr::tr("%1 cannot pay %2 out of %3"), Tr::tr("%1 cannot pay %2"), f[0], f[1]);
    case Reason::oneStepMore:
        return Tr::tr("%1 is what the announcer opened with: another wins from %2").arg(f[0], f[2]);
    case Reason::notHigher: return Tr::tr("%1 is not above the bid of %2: at least %3").arg(f[0], f[1], f[2]);
    case Reason::noAuction: return Tr::tr("no auction is running");
    case Reason::notInAuction: return Tr::tr("%1 has no part in this auction any more").arg(f[0]);
    case Reason::nothingToReduce: return Tr::tr("no new company waits to be reduced");
    case Reason::keepOutOfRange: return Tr::tr("%1 cannot be kept: %2 to %3").arg(units(f.value(0)), f[1], f[2]);
    case Reason::keepAboveUnits: return Tr::tr("%1 cannot be kept of %2").arg(f[0], units(f.value(1)));
    case Reason::deedNotOut: return Tr::tr("the deed %1 is not on the board").arg(f[0]);
    // research and operations
    case Reason::anothersTrack:
        return Tr::tr("%1 is a track of %2: of another's only %3 can be raised")
            .arg(f[0], f[1], trackName(indonesia::Track::hull));
    case Reason::trackAtEnd: return Tr::tr("%2 of %1 is at its end, step %3").arg(f[0], f[1], f[2]);
    case Reason::companyOfAnother: return Tr::tr("%1 belongs to %2").arg(f[0], f[1]);
    case Reason::operatedAlready: return Tr::tr("%1 has operated this year").arg(f[0]);
    case Reason::shipsDoNotSell: return Tr::tr("%1 is a shipping company: it only adds ships").arg(f[0]);
    case Reason::goodsAddNoShips: return Tr::tr("%1 is no shipping company: it adds no ships").arg(f[0]);
    case Reason::aboveExpansion:
        return Tr::tr("%1 is more than %3 %2 allows").arg(f[0], f[1], trackName(indonesia::Track::expansion));
    case Reason::aboveFleetCap:
        return Tr::tr("%1 may have %3 in era %4, not %2").arg(f[0], f[1], ships(f.value(2)), f[3]);
    case Reason::aboveUnits:
        return Tr::tr("%1 cannot be sold: the company has %2").arg(goods(f.value(0)), units(f.value(1)));
    case Reason::lineIsNoLine: return Tr::tr("%1 is no shipping company").arg(f[0]);
    case Reason::shipsNotInLine: return Tr::tr("%1 has %3, not %2").arg(f[0], f[1], ships(f.value(2)));
    case Reason::aboveCapacity:
        return Tr::tr("%1 carries %3 (ships × %4), not %2 (goods × ships)")
            .arg(f[0], f[1], f[2], trackName(indonesia::Track::hull));
    case Reason::noCityThere: return Tr::tr("%1 has no city").arg(f[0]);
    case Reason::cityMissing: return Tr::tr("each delivery must name its city");
    case Reason::cityNotAsked: return Tr::tr("this table does not track cities: a delivery names none");
    case Reason::cityIsFull: return Tr::tr("%1 still takes %4 %2 this year, not %3").arg(f[0], f[1], f[2], f[3]);
    case Reason::growsOnlySoldOut:
        if (f.value(1) == 0)
            return Tr::tr("a company without units sells nothing: its growth can only be bought");
        return Tr::tr("%1 of %2 sold: growth is free only when all are").arg(f[0], units(f.value(1)));
    case Reason::soldOutBuysNothing:
        return Tr::tr("all is sold (%1): growth is free and none is bought").arg(units(f.value(0)));
    case Reason::growthCash:
        return cash(f, 2, Tr::tr("%1 cannot pay %2 for growth out of %3"), Tr::tr("%1 cannot pay %2 for growth"), f[0],
                    f[1]);
    // city growth, and at any time
    case Reason::cityGrowsOnce: return Tr::tr("%1 grows once a year").arg(f[0]);
    case Reason::cityAtLargest: return Tr::tr("%1 is of size %2, the largest").arg(f[0], f[1]);
    case Reason::cityDoesNotQualify:
        return Tr::tr("%1 received %4 %2: it needs %3 to grow").arg(f[0], f[1], f[2], f[3]);
    case Reason::tooFewMarkers:
        return Tr::tr("%2 to size %1, but %3").arg(f[0], cities(f.value(1)), markers(f.value(2)));
    case Reason::asManyAsCan: return Tr::tr("%3 must grow to size %1, not %2").arg(f[0], f[1], cities(f.value(2)));
    case Reason::whichCities:
        return Tr::tr("%3 of %2 of size %1 can grow: name which").arg(f[0], cities(f.value(1)), f[2]);
    case Reason::citiesToBeNamed: return Tr::tr("this table does not track cities: name those that grow, or none");
    case Reason::shipDeedStays: return Tr::tr("%1 is a shipping deed: it can always start").arg(f[0]);
    case Reason::amountIsZero: return Tr::tr("an amount of 0 adjusts nothing");
    case Reason::sameAccount: return Tr::tr("%1 cannot pay to the own cash").arg(f[0]);
    case Reason::oneFactAtATime:
        return Tr::tr("set takes one of: company and units; company and owner; player, track and level; "
                      "city and size; order; option and value");
    case Reason::levelOffTrack: return Tr::tr("%2 has levels 1 to %3, not %1").arg(f[0], f[1], f[2]);
    case Reason::sizeUnknown: return Tr::tr("a city has size 1 to %2, not %1").arg(f[0], f[1]);
    case Reason::orderNotSettled: return Tr::tr("the order of play can be set once the bids of the year are in");
    case Reason::orderIncomplete: return Tr::tr("the order must name each of the %1 players once").arg(f[0]);
    case Reason::valueOfOtherOption: return Tr::tr("%1 is no value of the option %2").arg(f[0], f[1]);
    }
    return {};
}

} // namespace

QString IndonesiaWords::refusal(const table::Refusal &refusal, const Namer &namer) const
{
    return sentence(indonesia::reasonOf(refusal), Figures(refusal, namer));
}

} // namespace bandar::words
