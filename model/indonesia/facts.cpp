// SPDX-License-Identifier: MPL-2.0
#include "indonesia/facts.h"

#include <algorithm>

namespace bandar::indonesia {

// Rules page, sections 0, 1 and 6.1. This is the one place where a number or a name of the game stands.
constexpr Facts facts{
    .rulesVersion = 1,
    .startingCash = Money(100),
    .shippingFee = Money(5),
    .fewestPlayers = 2,
    .mostPlayers = 5,
    .citiesForTwo = 2,
    .cities = 1,
    .kinds = {{
        // name, price of a good, merger price of a unit
        {"ship", Money(0), Money(10)},
        {"rice", Money(20), Money(20)},
        {"spice", Money(25), Money(25)},
        {"rubber", Money(30), Money(30)},
        {"oil", Money(40), Money(40)},
        {"siap-faji", Money(35), Money(35)},
    }},
    .blendPrice = Money(25),
    .blendFrom = Era::b,
    .blendDivisor = 2,
    .tracks = {{
        {"slots", {1, 2, 3, 4, 5}, 5},
        {"mergers", {1, 2, 3, 4, 5}, 5},
        {"expansion", {1, 2, 3, 4, 5}, 5},
        {"hull", {1, 2, 3, 4, 5}, 5},
        {"bid", {1, 5, 25, 100, 400}, 5},
    }},
    .markers = {12, 8, 3},
    .earningsCountTimes = 2,
    .deeds = {{
        {Era::a, Kind::ship, "halmahera", {3, 4, 5}},
        {Era::a, Kind::ship, "jawa-timur", {2, 3, 3}},
        {Era::a, Kind::ship, "lampung", {2, 3, 4}},
        {Era::a, Kind::ship, "sulawesi-selatan", {3, 3, 4}},
        {Era::a, Kind::rice, "bali", {}},
        {Era::a, Kind::rice, "jawa-barat", {}},
        {Era::a, Kind::spice, "halmahera", {}},
        {Era::a, Kind::spice, "maluku", {}},
        {Era::b, Kind::ship, "jawa-barat", {0, 4, 5}},
        {Era::b, Kind::ship, "sumatera-utara", {0, 4, 5}},
        {Era::b, Kind::rice, "aceh", {}},
        {Era::b, Kind::rice, "kalimantan-timur", {}},
        {Era::b, Kind::spice, "jawa-tengah", {}},
        {Era::b, Kind::spice, "sulawesi-tengah", {}},
        {Era::b, Kind::rubber, "kalimantan-barat", {}},
        {Era::b, Kind::rubber, "riau", {}},
        {Era::b, Kind::rubber, "sumatera-barat", {}},
        {Era::c, Kind::rice, "sulawesi-tenggara", {}},
        {Era::c, Kind::spice, "sumatera-selatan", {}},
        {Era::c, Kind::rubber, "papua", {}},
        {Era::c, Kind::oil, "kalimantan-selatan", {}},
        {Era::c, Kind::oil, "maluku", {}},
        {Era::c, Kind::oil, "papua", {}},
        {Era::c, Kind::oil, "sarawak", {}},
    }},
    .cards = {{
        {Era::a, {"jawa-barat", "jawa-tengah", "sumatera-selatan"}},
        {Era::a, {"jawa-timur", "sulawesi-selatan", "sumatera-selatan"}},
        {Era::a, {"bali", "jawa-tengah", "sulawesi-utara"}},
        {Era::a, {"jawa-barat", "sulawesi-selatan", "sulawesi-utara"}},
        {Era::a, {"bali", "jawa-barat", "jawa-timur"}},
        {Era::b, {"aceh", "sumatera-utara", "bengkulu"}},
        {Era::b, {"sumatera-barat", "lampung", "kalimantan-selatan"}},
        {Era::b, {"aceh", "lampung", "maluku"}},
        {Era::b, {"sumatera-barat", "bengkulu", "jawa-barat"}},
        {Era::b, {"sumatera-utara", "kalimantan-selatan", "maluku"}},
        {Era::c, {"jambi", "sulawesi-tengah", "nusa-tenggara-timur"}},
        {Era::c, {"jawa-barat", "nusa-tenggara-timur", "halmahera"}},
        {Era::c, {"nusa-tenggara-barat", "halmahera", "papua"}},
        {Era::c, {"sarawak", "sulawesi-tengah", "papua"}},
        {Era::c, {"jambi", "sarawak", "nusa-tenggara-barat"}},
    }},
    .provinces =
        {
            "aceh",
            "bali",
            "bengkulu",
            "halmahera",
            "jambi",
            "jawa-barat",
            "jawa-tengah",
            "jawa-timur",
            "kalimantan-barat",
            "kalimantan-selatan",
            "kalimantan-tengah",
            "kalimantan-timur",
            "lampung",
            "maluku",
            "nusa-tenggara-barat",
            "nusa-tenggara-timur",
            "papua",
            "riau",
            "sarawak",
            "sulawesi-selatan",
            "sulawesi-tengah",
            "sulawesi-tenggara",
            "sulawesi-utara",
            "sumatera-barat",
            "sumatera-selatan",
            "sumatera-utara",
        },
};

// What the state has room for.
static_assert(facts.mostPlayers <= mostPlayersOfGame);
static_assert(std::ranges::all_of(facts.tracks, [](const TrackFacts &track) {
    return track.steps >= 1 && track.steps <= static_cast<std::int64_t>(mostSteps);
}));

} // namespace bandar::indonesia
