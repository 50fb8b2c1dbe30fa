// SPDX-License-Identifier: MPL-2.0
#include "support/entry_text.h"

namespace bandar::tests {

namespace {

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

EntryText by(std::string_view word, Text player) { return EntryText::of(word).with("player", player); }

EntryText correction(std::string_view word) { return EntryText::of(word).with("reason", "put right"); }

} // namespace

EntryText EntryText::of(std::string_view word) { return {"{\"do\":" + quoted(word) + "}"}; }

EntryText EntryText::withRaw(std::string_view key, std::string_view json) const
{
    return {m_text + "," + quoted(key) + ":" + std::string(json) + "}"};
}

EntryText EntryText::with(std::string_view key, std::int64_t number) const
{
    return withRaw(key, std::to_string(number));
}

EntryText EntryText::with(std::string_view key, std::string_view text) const { return withRaw(key, quoted(text)); }

EntryText EntryText::with(std::string_view key, const Names &texts) const
{
    std::string list;
    for (const std::string &text : texts)
        list += (list.empty() ? "" : ",") + quoted(text);
    return withRaw(key, "[" + list + "]");
}

EntryText city(Text player, Text province) { return by("city", player).with("province", province); }
EntryText noCity(Text player) { return by("no-city", player); }
EntryText bid(Text player, std::int64_t amount) { return by("bid", player).with("amount", amount); }

EntryText announce(Text player, Text x, Text y, std::int64_t bid)
{
    return by("announce", player).with("companies", Names{std::string(x), std::string(y)}).with("bid", bid);
}

EntryText merge(Text player, Text x, Text y, Text winner, std::int64_t bid)
{
    return by("merge", player)
        .with("companies", Names{std::string(x), std::string(y)})
        .with("winner", winner)
        .with("bid", bid);
}

EntryText noAnnouncement(Text player) { return by("no-announcement", player); }
EntryText mergerBid(Text player, std::int64_t bid) { return by("merger-bid", player).with("bid", bid); }
EntryText mergerPass(Text player) { return by("merger-pass", player); }
EntryText siapFaji(Text player, std::int64_t keep) { return by("siap-faji", player).with("keep", keep); }
EntryText acquire(Text player, Text deed) { return by("acquire", player).with("deed", deed); }
EntryText pass(Text player) { return by("pass", player); }
EntryText research(Text player, Text track) { return by("research", player).with("track", track); }
EntryText research(Text player, Text track, Text of) { return research(player, track).with("of", of); }
EntryText noResearch(Text player) { return by("no-research", player); }
EntryText operate(Text player, Text company) { return by("operate", player).with("company", company); }
EntryText addShips(Text player, Text line, std::int64_t add) { return operate(player, line).with("add", add); }

EntryText sell(Text player, Text company, const std::vector<Goods> &deliveries)
{
    std::string list;
    for (const Goods &delivery : deliveries) {
        list += (list.empty() ? "{\"goods\":" : ",{\"goods\":") + std::to_string(delivery.goods) +
                ",\"line\":" + quoted(delivery.line) + ",\"ships\":" + std::to_string(delivery.ships);
        if (!delivery.city.empty())
            list += ",\"city\":" + quoted(delivery.city);
        list += "}";
    }
    return operate(player, company).withRaw("deliveries", "[" + list + "]");
}

EntryText growCities() { return EntryText::of("city-growth"); }
EntryText growCities(const Names &cities) { return growCities().with("grow", cities); }
EntryText discardDeed(Text deed) { return EntryText::of("discard-deed").with("deed", deed); }

EntryText adjust(Text player, Text account, std::int64_t amount)
{
    return correction("adjust").with("player", player).with("account", account).with("amount", amount);
}

EntryText transfer(Text from, Text to, std::int64_t amount)
{
    return correction("transfer").with("from", from).with("to", to).with("amount", amount);
}

EntryText setUnits(Text company, std::int64_t units)
{
    return correction("set").with("company", company).with("units", units);
}

EntryText setOwner(Text company, Text owner) { return correction("set").with("company", company).with("owner", owner); }

EntryText setLevel(Text player, Text track, std::int64_t level)
{
    return correction("set").with("player", player).with("track", track).with("level", level);
}

EntryText setSize(Text city, std::int64_t size) { return correction("set").with("city", city).with("size", size); }
EntryText setOrder(const Names &order) { return correction("set").with("order", order); }

EntryText setOption(Text option, Text value) { return correction("set").with("option", option).with("value", value); }

EntryText endGame() { return correction("end"); }
EntryText count(Text player, std::int64_t cash) { return by("count", player).with("cash", cash); }
EntryText note(Text text) { return EntryText::of("note").with("text", text); }

} // namespace bandar::tests
