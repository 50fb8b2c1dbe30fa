// SPDX-License-Identifier: MPL-2.0
#include "pictures.h"

namespace bandar::tests {

namespace {

// The province in that row is taken, among all provinces if so.
auto taking(int row, bool everywhere = false)
{
    return [row, everywhere](app::GameScreen &screen) {
        screen.sheets()->newEra()->showEverywhere(everywhere);
        screen.sheets()->newEra()->chooseProvince(row);
    };
}

} // namespace

QList<Picture> newEraPictures()
{
    QByteArray longNames = recorded("five-players", 57);
    longNames.replace("\"Cem\"", "\"Maximiliana-Anastasia von Hohenlohe\"").replace("\"Dee\"", "\"ليلى\"");
    return {
        {"new-era-first", recorded("three-players", 0)},
        {"new-era-two", recorded("two-players", 71, "open"), taking(2)},
        {"new-era-chosen", recorded("three-players", 63, "open"), taking(2)},
        {"new-era-last", recorded("three-players", 188, "open"), taking(0)},
        {"new-era-five", longNames, taking(3)},
        {"new-era-everywhere", recorded("three-players", 64, "open"), taking(8, true)},
    };
}

} // namespace bandar::tests
