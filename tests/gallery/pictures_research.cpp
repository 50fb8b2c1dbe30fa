// SPDX-License-Identifier: MPL-2.0
#include "openings.h"
#include "pictures.h"

namespace bandar::tests {

namespace {

// Chooses the step of that track.
auto choosing(int track)
{
    return [track](app::GameScreen &screen) { screen.sheets()->research()->chooseTrack(track); };
}

} // namespace

QList<Picture> researchPictures()
{
    const auto open = QStringLiteral("open");
    const auto lastHull = [](app::GameScreen &screen) {
        app::ResearchController &sheet = *screen.sheets()->research();
        for (int row = 0; row < sheet.chips()->count(); ++row) {
            const auto chip = sheet.chips()->data(sheet.chips()->index(row), Qt::UserRole).toString();
            if (chip.startsWith(QStringLiteral("hull-")) && !chip.endsWith(QStringLiteral("-ben")))
                sheet.chooseStep(row);
        }
    };
    const auto ahead = [](app::GameScreen &screen) {
        screen.sheets()->research()->chooseActor(2);
        screen.sheets()->research()->chooseTrack(0);
    };
    const auto refused = [](app::GameScreen &screen) {
        screen.sheets()->research()->toggleRuling();
        screen.sheets()->research()->chooseWhose(2);
        screen.sheets()->research()->chooseTrack(0);
    };
    const auto ruled = [refused](app::GameScreen &screen) {
        refused(screen);
        screen.sheets()->research()->rule(screen.sheets()->research()->rulings().front());
    };
    const QStringList long5{"Maximiliana-Anastasia von Hohenlohe", "Bernadette-Clementine Wijaya", "ليلى",
                            "Desideria van Amsterdam tot Batavia", "W"};
    const QByteArray started = R"({"do":"acquire","player":"player-1","deed":"rice-bali"}
{"do":"acquire","player":"player-2","deed":"ship-lampung"}
{"do":"acquire","player":"player-3","deed":"ship-halmahera"}
{"do":"acquire","player":"player-4","deed":"spice-maluku"}
{"do":"acquire","player":"player-5","deed":"rice-jawa-barat"}
)";
    return {
        {"research-long-names", opening(long5, QStringLiteral("hidden"), {9, 8, 7, 6, 5}) + started, ahead},
        {"research-three", recorded("three-players", 88, open), choosing(1)},
        {"research-nothing", recorded("three-players", 88, open)},
        {"research-three-first-year", recorded("three-players", 10, open)},
        {"research-first-year", recorded("five-players", 16, open)},
        {"research-another", recorded("five-players", 16, open), lastHull},
        {"research-ahead", recorded("five-players", 16, open), ahead},
        {"research-refused", recorded("five-players", 16, open), refused},
        {"research-ruled", recorded("five-players", 16, open), ruled},
        {"research-late", recorded("five-players", 271, open)},
        {"research-two", recorded("two-players", 98), choosing(3)},
    };
}

} // namespace bandar::tests
