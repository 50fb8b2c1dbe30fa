// SPDX-License-Identifier: MPL-2.0
#include "pictures.h"

namespace bandar::tests {

namespace {

constexpr int whole = 1000;

auto revealing(int taps)
{
    return [taps](app::GameScreen &screen) {
        for (int tap = 0; tap < taps; ++tap)
            screen.sheets()->end()->reveal();
    };
}

void showAll(app::GameScreen &screen) { screen.sheets()->end()->revealAll(); }

auto chart(int kind)
{
    return [kind](app::GameScreen &screen) {
        showAll(screen);
        screen.sheets()->end()->chart()->choose(kind);
    };
}

// The same game with everybody under a long name, far richer, and Ana and Ben even.
QByteArray rich(QByteArray record)
{
    record.replace("\"Ana\"", "\"Maximiliana-Anastasia von Hohenlohe\"");
    return record + R"({"do":"adjust","player":"ana","account":"cash","amount":1000000,"reason":"counted"}
{"do":"adjust","player":"ben","account":"bank","amount":1000367,"reason":"counted"}
{"do":"adjust","player":"cem","account":"cash","amount":-4000,"reason":"counted"}
)";
}

QByteArray agreed(const QByteArray &record)
{
    return record + R"({"do":"end","reason":"It is late, and the last bus leaves in ten minutes"}
{"do":"count","player":"ana","cash":30}
)";
}

} // namespace

QList<Picture> endPictures()
{
    const auto three = QStringLiteral("three-players");
    const auto five = QStringLiteral("five-players");
    const auto two = QStringLiteral("two-players");
    return {
        {"end-count", recorded(three, whole)},
        {"end-reveal-last", recorded(three, whole), revealing(1)},
        {"end-reveal-second", recorded(five, whole), revealing(4)},
        {"end-whole", recorded(three, whole), showAll},
        {"end-income", recorded(three, whole), chart(1)},
        {"end-fees", recorded(five, whole), chart(3)},
        {"end-two", recorded(two, whole), showAll},
        {"end-five", recorded(five, whole), showAll},
        {"end-rich", rich(recorded(three, whole)), showAll},
        {"end-agreed-count", agreed(recorded(five, 60))},
        {"end-agreed", agreed(recorded(five, 60)), showAll},
    };
}

} // namespace bandar::tests
