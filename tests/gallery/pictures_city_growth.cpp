// SPDX-License-Identifier: MPL-2.0
#include "pictures.h"

namespace bandar::tests {

namespace {

auto choosing(QList<int> rows, bool others = false)
{
    return [rows, others](app::GameScreen &screen) {
        if (others)
            screen.sheets()->cityGrowth()->chooseOthers(true);
        for (const int row : rows)
            screen.sheets()->cityGrowth()->chooseCity(row);
    };
}

} // namespace

QList<Picture> cityGrowthPictures()
{
    QByteArray longNames = recorded("five-players", 233);
    longNames.replace("\"Cem\"", "\"Maximiliana-Anastasia von Hohenlohe\"");
    longNames += R"({"do":"adjust","player":"ana","account":"cash","amount":1000000,"reason":"counted"}
{"do":"adjust","player":"ben","account":"earnings","amount":-123456,"reason":"counted"}
)";
    return {
        {"city-growth-one", recorded("three-players", 184, "open")},
        {"city-growth-hidden", recorded("three-players", 166)},
        {"city-growth-last", recorded("three-players", 238, "open")},
        {"city-growth-choice", withScarceMarkers()},
        {"city-growth-chosen", withScarceMarkers(), choosing({1})},
        {"city-growth-others", recorded("three-players", 184, "open"), choosing({1}, true)},
        {"city-growth-five", longNames},
        {"city-growth-five-last", recorded("five-players", 285)},
        {"city-growth-untracked", recorded("four-players-untracked", 198, "open"), choosing({2, 5})},
        {"city-growth-untracked-first", recorded("four-players-untracked", 21, "open")},
        {"city-growth-two", recorded("two-players", 221, "open")},
    };
}

} // namespace bandar::tests
