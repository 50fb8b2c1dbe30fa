// SPDX-License-Identifier: MPL-2.0
#include "openings.h"
#include "pictures.h"

namespace bandar::tests {

namespace {

constexpr auto riches = R"({"do":"adjust","player":"player-1","account":"cash","amount":999999900,"reason":"counted"}
{"do":"adjust","player":"player-2","account":"bank","amount":123456,"reason":"counted"}
{"do":"adjust","player":"player-3","account":"cash","amount":-115,"reason":"counted"}
)";

// Types the bids of the sheet one after the other.
auto typing(QStringList bids)
{
    return [bids](app::GameScreen &screen) {
        for (const QString &bid : bids) {
            screen.sheets()->bids()->next();
            for (const QChar digit : bid)
                screen.sheets()->bids()->type(digit);
        }
    };
}

} // namespace

QList<Picture> bidPictures()
{
    const QStringList three{"Ana", "Ben", "Cem"};
    const QStringList long3{"Maximiliana-Anastasia von Hohenlohe", "Ben", "ليلى"};
    const QStringList five{"Ana", "Ben", "Cem", "Dee", "Eko"};
    const auto open = QStringLiteral("open");
    const auto hidden = QStringLiteral("hidden");
    return {
        {"bids-first", opening(three, open)},
        {"bids-typed", opening(three, open), typing({"5", "3", "26"})},
        {"bids-recorded", recorded("three-players", 65, "open"), typing({"5", "3", "26"})},
        {"bids-refused", opening(three, open), typing({"5", "226"})},
        {"bids-hidden", opening(three, hidden), typing({"5", "3", "26"})},
        {"bids-hidden-refused", opening(three, hidden), typing({"5", "226"})},
        {"bids-long-name", opening(long3, open), typing({"12"})},
        {"bids-long-number", opening(long3, open), typing({"123456789012"})},
        {"bids-five", opening(five, open), typing({"5", "40", "3", "0", "41"})},
        {"bids-right-to-left", opening({"ليلى", "Ben", "Cem"}, open), typing({"226"})},
        {"bids-large-amounts", opening({"Ana", "Bernadette", "Cem"}, open) + riches, typing({"1234567"})},
    };
}

} // namespace bandar::tests
