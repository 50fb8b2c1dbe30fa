// SPDX-License-Identifier: MPL-2.0
#include "mergerwords.h"

#include "capital.h"

#include "direction.h"
#include "words/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace bandar::app {

using indonesia::Kind;
using indonesia::Reason;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(MergerWords)
};

} // namespace

QString provincesOf(const RunningGame &game, const indonesia::Company &company)
{
    QStringList provinces;
    company.deeds.each([&](indonesia::DeedId deed) {
        const auto names = indonesia::provinceNames.names();
        const auto found = std::ranges::find(names, factsOf(deed).province);
        provinces.append(game.namer().thing(indonesia::provinceNames, static_cast<std::size_t>(found - names.begin())));
    });
    return provinces.join(QStringLiteral(", "));
}

QString kindTitle(const RunningGame &game, Kind kind)
{
    return capital(game.namer().thing(indonesia::kindNames, idOf(kind).place()));
}

QString unitsOf(Kind kind, std::int64_t units)
{
    return kind == Kind::ship ? words::counted(Tr::tr("%1 ship(|s)", nullptr, words::plural(units)), units)
                              : words::counted(Tr::tr("%1 unit(|s)", nullptr, words::plural(units)), units);
}

QString keyOf(const indonesia::Company &company) { return words::textOf(nameOf(firstDeed(company))); }

QString apart(const RunningGame &game, Kind other)
{
    if (other == Kind::ship)
        return Tr::tr("Not with ships");
    return Tr::tr("Not with %1", "kind of company").arg(game.namer().thing(indonesia::kindNames, idOf(other).place()));
}

QString inShort(const RunningGame &game, const indonesia::Verdict &why)
{
    if (!why)
        return {};
    const words::Namer namer = game.namer();
    const auto figure = [&](std::size_t place) { return namer(why->figures[place]); };
    switch (indonesia::reasonOf(*why)) {
    case Reason::kindsDoNotMerge: return apart(game, static_cast<Kind>(why->figures[1].value));
    case Reason::blendTooEarly: return Tr::tr("Only from era %1 on").arg(figure(2));
    case Reason::mergedThisYear: return Tr::tr("Merged this year");
    case Reason::nothingToMerge: return Tr::tr("No unit between them");
    case Reason::mergersTooLow:
        return Tr::tr("%1 deeds, %2 has %3 %4")
            .arg(figure(2), figure(0), namer.thing(indonesia::trackNames, idOf(indonesia::Track::mergers).place()),
                 figure(1));
    case Reason::announcerHasNoSlot: return Tr::tr("%1 has no free slot").arg(figure(0));
    case Reason::winnerHasNoSlot: return Tr::tr("no free slot");
    case Reason::announcerCash:
        return namer.isWithheld(why->figures[2])
                   ? QString()
                   : Tr::tr("Opens at %1, %2 has %3").arg(figure(1), figure(0), figure(2));
    default: return directed(game.words().refusal(*why, namer));
    }
}

} // namespace bandar::app
