// SPDX-License-Identifier: MPL-2.0
#include "openings.h"
#include "pictures.h"

namespace bandar::tests {

namespace {

// Chooses the deed in that row.
auto choosing(int row)
{
    return [row](app::GameScreen &screen) { screen.sheets()->acquisitions()->chooseDeed(row); };
}

// Goes to a later player, before whom others pass, and chooses the deed in that row.
auto ahead(int player, int row, bool agreed)
{
    return [player, row, agreed](app::GameScreen &screen) {
        app::AcquisitionsController &sheet = *screen.sheets()->acquisitions();
        sheet.chooseAnother();
        sheet.chooseActor(player);
        sheet.chooseDeed(row);
        if (agreed)
            sheet.agreePasses();
    };
}

} // namespace

QList<Picture> acquisitionPictures()
{
    const auto open = QStringLiteral("open");
    const QStringList long3{"Maximiliana-Anastasia von Hohenlohe", "Ben", "ليلى"};
    const QByteArray first5 = opening({"Ana", "Ben", "Cem", "Dee", "Eko"}, open, {5, 4, 3, 2, 1});
    return {
        {"acquisitions-five", recorded("five-players", 95, open), choosing(5)},
        {"acquisitions-nothing", recorded("five-players", 95, open)},
        {"acquisitions-era-a", first5},
        {"acquisitions-ahead", first5, ahead(3, 4, false)},
        {"acquisitions-ahead-agreed", first5, ahead(3, 4, true)},
        {"acquisitions-long-name", opening(long3, QStringLiteral("hidden"), {5, 4, 3}), ahead(1, 0, false)},
        {"acquisitions-two", recorded("two-players", 95), choosing(0)},
        {"acquisitions-two-kinds", recorded("three-players", 51, open), choosing(1)},
        {"discard", recorded("five-players", 95, open),
         [](app::GameScreen &screen) {
             screen.sheets()->open(QStringLiteral("discard"));
             screen.sheets()->discard()->chooseDeed(1);
         }},
    };
}

} // namespace bandar::tests
