// SPDX-License-Identifier: MPL-2.0
#include "words/indonesia.h"

#include "indonesia/entries.h"
#include "indonesia/facts.h"
#include "indonesia/move.h"
#include "indonesia/rules.h"
#include "words/text.h"

#include <QCoreApplication>

namespace bandar::words {

namespace {

using namespace indonesia;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Indonesia)
};

QString ships(std::int64_t count) { return counted(Tr::tr("%1 ship(|s)", nullptr, plural(count)), count); }
QString units(std::int64_t count) { return counted(Tr::tr("%1 unit(|s)", nullptr, plural(count)), count); }

QString thing(const table::Vocabulary &vocabulary, std::size_t place)
{
    const std::string_view name = vocabulary.names()[place];
    if (&vocabulary == &provinceNames)
        return titled(name);
    if (&vocabulary == &deedNames) {
        const DeedFacts &deed = facts.deeds[place];
        return Tr::tr("%1 %2", "kind and province of a deed")
            .arg(spaced(factsOf(deed.kind).name), titled(deed.province));
    }
    if (&vocabulary == &trackNames)
        return titled(name);
    if (&vocabulary == &entryNames || &vocabulary == &eraNames)
        return textOf(name);
    return spaced(name);
}

/// What was entered, one sentence a kind of entry. Money is told by the postings.
class Teller {
public:
    explicit Teller(const Namer &namer) : m_namer(namer) {}

    QString operator()(const BuildCity &e) const
    {
        return Tr::tr("%1 builds a city in %2").arg(who(e), of(e.province));
    }
    QString operator()(const NoCity &e) const { return Tr::tr("%1 cannot build a city").arg(who(e)); }
    QString operator()(const Bid &e) const
    {
        return Tr::tr("%1 bids %2 for the order of play").arg(who(e), of(e.amount));
    }
    QString operator()(const Announce &e) const
    {
        return Tr::tr("%1 announces %2 + %3 at %4").arg(who(e), of(e.companies[0]), of(e.companies[1]), of(e.bid));
    }
    QString operator()(const Merge &e) const
    {
        return Tr::tr("%1 announces %2 + %3").arg(who(e), of(e.companies[0]), of(e.companies[1]));
    }
    QString operator()(const NoAnnouncement &e) const { return Tr::tr("%1 announces no merger").arg(who(e)); }
    QString operator()(const MergerBid &e) const { return Tr::tr("%1 bids %2").arg(who(e), of(e.bid)); }
    QString operator()(const MergerPass &e) const { return Tr::tr("%1 passes").arg(who(e)); }
    QString operator()(const KeepSiapFaji &e) const { return Tr::tr("%1 keeps %2").arg(who(e), units(e.keep)); }
    QString operator()(const Acquire &e) const { return Tr::tr("%1 acquires %2").arg(who(e), of(e.deed)); }
    QString operator()(const Pass &e) const { return Tr::tr("%1 passes").arg(who(e)); }
    QString operator()(const Research &e) const
    {
        const QString track = m_namer.thing(trackNames, e.track.place());
        return e.of && *e.of != e.player ? Tr::tr("%1 researches %2 of %3").arg(who(e), track, m_namer.player(*e.of))
                                         : Tr::tr("%1 researches %2").arg(who(e), track);
    }
    QString operator()(const NoResearch &e) const { return Tr::tr("%1 researches nothing").arg(who(e)); }
    QString operator()(const Operate &e) const
    {
        QStringList parts{Tr::tr("%1 operates %2").arg(who(e), of(e.company))};
        if (e.add.value_or(0) > 0)
            parts << Tr::tr("adds %1").arg(ships(*e.add));
        if (e.deliveries)
            for (const Delivery &delivery : *e.deliveries)
                parts << told(delivery);
        if (e.buy.value_or(0) > 0)
            parts << Tr::tr("buys %1").arg(units(*e.buy));
        return parts.join(QStringLiteral(", "));
    }
    QString operator()(const GrowCities &) const { return Tr::tr("City growth"); }
    QString operator()(const DiscardDeed &e) const { return Tr::tr("%1 leaves the game").arg(of(e.deed)); }
    QString operator()(const Adjust &e) const
    {
        return Tr::tr("The books of %1 are adjusted: %2").arg(who(e), text(e.reason));
    }
    QString operator()(const Transfer &e) const
    {
        return Tr::tr("%1 pays %2: %3").arg(m_namer.player(e.from), m_namer.player(e.to), text(e.reason));
    }
    QString operator()(const Correct &e) const { return Tr::tr("%1: %2").arg(fact(e), text(e.reason)); }
    QString operator()(const EndGame &e) const { return Tr::tr("The table ends the game: %1").arg(text(e.reason)); }
    QString operator()(const CountCash &e) const { return Tr::tr("%1 counts %2").arg(who(e), of(e.cash)); }
    QString operator()(const Note &e) const { return text(e.text); }

private:
    template <class Acted>
    QString who(const Acted &entry) const
    {
        return m_namer.player(entry.player);
    }
    QString of(DeedId deed) const { return m_namer.thing(deedNames, deed.place()); }
    QString of(ProvinceId province) const { return m_namer.thing(provinceNames, province.place()); }
    QString of(Money money) const { return amount(money.units()); }
    static QString text(const std::string &words) { return QString::fromStdString(words); }

    QString told(const Delivery &delivery) const
    {
        const QString goods =
            Tr::tr("%1 over %2 (%3)").arg(amount(delivery.goods), of(delivery.line), ships(delivery.ships));
        return delivery.city ? Tr::tr("%1 to %2").arg(goods, of(*delivery.city)) : goods;
    }
    QString fact(const Correct &e) const
    {
        if (e.company && e.units)
            return Tr::tr("%1 has %2").arg(of(*e.company), units(*e.units));
        if (e.company && e.owner)
            return Tr::tr("%1 belongs to %2").arg(of(*e.company), m_namer.player(*e.owner));
        if (e.player && e.track && e.level)
            return Tr::tr("%1 stands on step %2 of %3")
                .arg(m_namer.player(*e.player), amount(*e.level), m_namer.thing(trackNames, e.track->place()));
        if (e.city && e.size)
            return Tr::tr("The city in %1 has size %2").arg(of(*e.city), amount(*e.size));
        if (e.order) {
            QStringList players;
            for (PlayerId player : *e.order)
                players << m_namer.player(player);
            return Tr::tr("The order of play is %1").arg(players.join(QStringLiteral(", ")));
        }
        if (e.option && e.value)
            return Tr::tr("From here on the option %1 is %2")
                .arg(m_namer.thing(optionNames, e.option->place()), m_namer.thing(optionValueNames, e.value->place()));
        return Tr::tr("Something is set right, and what is not told");
    }

    const Namer &m_namer;
};

QString told(const table::Remark &event, const Namer &namer)
{
    const auto figure = [&](std::size_t at) { return namer(event.figures[at]); };
    const auto number = [&](std::size_t at) { return event.figures[at].value; };
    switch (static_cast<Event>(event.code)) {
    case Event::yearBegins: return Tr::tr("Year %1 begins").arg(figure(0));
    case Event::eraBegins: return Tr::tr("Era %1 begins").arg(figure(0));
    case Event::deedsLeave:
        return counted(Tr::tr("%1 deed(|s) leave(s|) the game", nullptr, plural(number(0))), number(0));
    case Event::auctionWon: return Tr::tr("%1 wins %2 + %3 at %4").arg(figure(0), figure(1), figure(2), figure(3));
    case Event::becameBlend:
        return Tr::tr("%1 becomes %2 with %3").arg(figure(0), spaced(factsOf(Kind::siapFaji).name), units(number(1)));
    case Event::cityGrew: return Tr::tr("%1 grows to size %2").arg(figure(0), figure(1));
    case Event::noCityGrew: return Tr::tr("No city grows");
    case Event::unitsAre: return Tr::tr("%1 has %2").arg(figure(0), units(number(1)));
    case Event::earningsCount: return Tr::tr("The game is over: earnings count %1 times").arg(figure(0));
    case Event::countAgrees: return Tr::tr("It agrees with the books");
    case Event::countDiffers: return Tr::tr("The books say %1").arg(figure(2));
    case Event::nothingToDo: return Tr::tr("It has no effect");
    case Event::orderIs: break;
    }
    return {};
}

} // namespace

Namer IndonesiaWords::namer(const table::Setup &setup, bool tellsSecrets) const { return {setup, thing, tellsSecrets}; }

QString IndonesiaWords::entry(const table::Entry &entry, const Namer &namer) const
{
    return std::visit(Teller(namer), std::any_cast<const Entry &>(entry.what));
}

QStringList IndonesiaWords::events(const std::vector<table::Remark> &events, const Namer &namer) const
{
    QStringList sentences;
    QStringList order;
    for (const table::Remark &event : events) {
        if (static_cast<Event>(event.code) == Event::orderIs)
            order << namer(event.figures[1]);
        else
            sentences << told(event, namer);
    }
    if (!order.isEmpty())
        sentences.prepend(Tr::tr("The order of play is %1").arg(order.join(QStringLiteral(", "))));
    return sentences;
}

QString IndonesiaWords::account(std::string_view name) const
{
    if (name == purseNames.names()[static_cast<std::size_t>(Purse::cash)])
        return Tr::tr("cash");
    if (name == purseNames.names()[static_cast<std::size_t>(Purse::bank)])
        return Tr::tr("Bank box");
    return name == purseNames.names()[static_cast<std::size_t>(Purse::earnings)] ? Tr::tr("earnings")
                                                                                 : Tr::tr("supply");
}

QString IndonesiaWords::phase(std::string_view name) const
{
    constexpr auto count = static_cast<std::size_t>(Phase::finished) + 1;
    const QString words[count]{Tr::tr("New era"),  Tr::tr("Bids"),       Tr::tr("Mergers"),     Tr::tr("Acquisitions"),
                               Tr::tr("Research"), Tr::tr("Operations"), Tr::tr("City growth"), Tr::tr("Finished")};
    for (std::size_t at = 0; at < count; ++at)
        if (nameOf(static_cast<Phase>(at)) == name)
            return words[at];
    return {};
}

QString IndonesiaWords::scoreColumn(std::string_view name) const
{
    const bool weighed = name == purseNames.names()[static_cast<std::size_t>(Purse::earnings)];
    return weighed ? Tr::tr("%1 (× %2)").arg(account(name), amount(facts.earningsCountTimes)) : account(name);
}

} // namespace bandar::words
