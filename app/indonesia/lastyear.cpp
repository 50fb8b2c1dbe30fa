// SPDX-License-Identifier: MPL-2.0
#include "lastyear.h"

#include "indonesia/year.h"

#include <QCoreApplication>

#include <ranges>

namespace bandar::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LastYear)
};

QString leftOver(const indonesia::State &state, const RunningGame &game)
{
    if (state.deeds.empty())
        return Tr::tr("no deed is left");
    const std::size_t kind = idOf(factsOf(state.deeds.first()).kind).place();
    return Tr::tr("only %1 is left among the deeds").arg(game.namer().thing(indonesia::kindNames, kind));
}

} // namespace

QString howOftenItCounts()
{
    constexpr std::int64_t twice = 2;
    const std::int64_t times = indonesia::facts.earningsCountTimes;
    return times == twice ? Tr::tr("double") : Tr::tr("%1 times").arg(times);
}

Notice lastYearNotice(const RunningGame &game)
{
    const auto &state = game.state().as<indonesia::State>();
    const indonesia::LastYearOutlook outlook = indonesia::lastYear(state);
    switch (outlook.how) {
    case indonesia::LastYear::no: break;
    case indonesia::LastYear::certain:
        return {Tr::tr("The last year:"),
                Tr::tr("what is earned now counts %1, for %2", "how often, why the year is the last")
                    .arg(howOftenItCounts(), leftOver(state, game))};
    case indonesia::LastYear::possible:
        return {Tr::tr("This may be the last year:"),
                words::counted(Tr::tr("%1 more deed(|s) can leave only one kind, and what is earned now counts %2",
                                      nullptr, words::plural(outlook.deedsToTake)),
                               outlook.deedsToTake)
                    .arg(howOftenItCounts())};
    }
    return {};
}

QString whyItEnded(const RunningGame &game)
{
    const auto &state = game.state().as<indonesia::State>();
    for (const journal::Played &played : game.journal().timeline() | std::views::reverse) {
        if (!played.entry || played.fate == journal::Fate::setAside)
            continue;
        const auto &entry = std::any_cast<const indonesia::Entry &>(played.entry->what);
        if (const auto *agreed = std::get_if<indonesia::EndGame>(&entry))
            return Tr::tr("The table ended the game in year %1: %2")
                .arg(QString::number(state.year), QString::fromStdString(agreed->reason));
        if (game.rules().phaseOf(*played.entry))
            break;
    }
    const QString left =
        state.deeds.empty()
            ? Tr::tr("no deed was left")
            : Tr::tr("only %1 was left among the deeds")
                  .arg(game.namer().thing(indonesia::kindNames, idOf(factsOf(state.deeds.first()).kind).place()));
    return Tr::tr("Year %1 was the last: in era %2 %3", "year, era, what was left of the deeds")
        .arg(QString::number(state.year), QString(QChar::fromLatin1(nameOf(state.era).front())), left);
}

} // namespace bandar::app
