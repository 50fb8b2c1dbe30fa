// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace bandar::tests {

using Names = std::vector<std::string>;

/// One entry as it stands in a record: a line of JSON, put together by the functions below or written out.
class EntryText {
public:
    EntryText(const char *json) : m_text(json, std::string_view(json).size() - 1) {}
    EntryText(const std::string &json) : m_text(json, 0, json.size() - 1) {}
    static EntryText of(std::string_view word);

    EntryText with(std::string_view key, std::int64_t number) const;
    EntryText with(std::string_view key, std::string_view text) const;
    EntryText with(std::string_view key, const Names &texts) const;
    EntryText withRaw(std::string_view key, std::string_view json) const;

    EntryText grow(std::int64_t areas) const { return with("grow", areas); }
    EntryText buy(std::int64_t areas) const { return with("buy", areas); }
    EntryText ruled() const { return with("ruling", "the table agreed"); }
    EntryText outOfTurn() const { return withRaw("outOfTurn", "true"); }
    /// What stands where history wins over the rules: out of turn, and ruled.
    EntryText corrected() const { return ruled().outOfTurn(); }

    std::string line() const { return m_text + "}"; }

private:
    std::string m_text; ///< without the last brace
};

/// Goods that each passed a number of ships of a line to a city; the city is left out where none is tracked.
struct Goods {
    std::int64_t goods;
    std::string line;
    std::int64_t ships;
    std::string city;
};

using Text = std::string_view;

EntryText city(Text player, Text province);
EntryText noCity(Text player);
EntryText bid(Text player, std::int64_t amount);
EntryText announce(Text player, Text x, Text y, std::int64_t bid);
EntryText merge(Text player, Text x, Text y, Text winner, std::int64_t bid);
EntryText noAnnouncement(Text player);
EntryText mergerBid(Text player, std::int64_t bid);
EntryText mergerPass(Text player);
EntryText siapFaji(Text player, std::int64_t keep);
EntryText acquire(Text player, Text deed);
EntryText pass(Text player);
EntryText research(Text player, Text track);
EntryText research(Text player, Text track, Text of);
EntryText noResearch(Text player);
EntryText operate(Text player, Text company);
EntryText addShips(Text player, Text line, std::int64_t add);
EntryText sell(Text player, Text company, const std::vector<Goods> &deliveries);
EntryText growCities();
EntryText growCities(const Names &cities);
EntryText discardDeed(Text deed);
EntryText adjust(Text player, Text account, std::int64_t amount);
EntryText transfer(Text from, Text to, std::int64_t amount);
EntryText setUnits(Text company, std::int64_t units);
EntryText setOwner(Text company, Text owner);
EntryText setLevel(Text player, Text track, std::int64_t level);
EntryText setSize(Text city, std::int64_t size);
EntryText setOrder(const Names &order);
EntryText setOption(Text option, Text value);
EntryText endGame();
EntryText count(Text player, std::int64_t cash);
EntryText note(Text text);

} // namespace bandar::tests
