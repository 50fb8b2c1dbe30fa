// SPDX-License-Identifier: MPL-2.0
#include "pictures.h"
#include "rowof.h"

namespace bandar::tests {

namespace {

void choose(app::PairSheet &sheet, const QStringList &companies, const QString &winner, int steps)
{
    for (const QString &company : companies)
        sheet.chooseCompany(rowOf(*sheet.companies(), company));
    if (!winner.isEmpty())
        sheet.chooseWinner(rowOf(*sheet.winners(), winner));
    for (int step = 0; step < steps; ++step)
        sheet.more();
}

void type(app::PricedSheet &sheet, const QString &digits, bool total)
{
    sheet.setTyping(true);
    sheet.setTypesTotal(total);
    for (const QChar digit : digits)
        sheet.type(digit);
}

auto merging(QStringList companies, QString winner = {}, int steps = 0)
{
    return [=](app::GameScreen &screen) { choose(*screen.sheets()->mergers(), companies, winner, steps); };
}

auto mergingTyped(QStringList companies, QString winner, QString digits, bool total)
{
    return [=](app::GameScreen &screen) {
        choose(*screen.sheets()->mergers(), companies, winner, 0);
        type(*screen.sheets()->mergers(), digits, total);
    };
}

auto asking(QStringList companies, QString winner = {}, int steps = 0)
{
    return [=](app::GameScreen &screen) {
        screen.sheets()->open(QStringLiteral("what-if"));
        choose(*screen.sheets()->whatIf(), companies, winner, steps);
    };
}

constexpr auto riches = R"({"do":"adjust","player":"ana","account":"cash","amount":999999900,"reason":"counted"}
{"do":"adjust","player":"cem","account":"cash","amount":1000000,"reason":"counted"}
)";

QByteArray longNamed(QByteArray record)
{
    return record.replace("\"name\": \"Ana\"", "\"name\": \"Maximiliana-Anastasia von Hohenlohe\"");
}

} // namespace

QList<Picture> mergerPictures()
{
    const auto open = QStringLiteral("open");
    const auto three = QStringLiteral("three-players");
    const auto five = QStringLiteral("five-players");
    const QStringList blend{"spice-halmahera", "rice-jawa-barat"};
    const QStringList ships{"ship-sulawesi-selatan", "ship-halmahera"};
    return {
        {"mergers-first", recorded(three, 77, open)},
        {"mergers-one", recorded(three, 77, open), merging({"spice-halmahera"})},
        {"mergers-look", recorded(three, 77, open), merging(blend, "ana", 4)},
        {"mergers-hidden", recorded(three, 77), merging(blend, "ana", 4)},
        {"mergers-refused", recorded(three, 77, open), merging({"spice-halmahera", "spice-maluku"})},
        {"mergers-typed", recorded(three, 77, open), mergingTyped(blend, "ana", "30", false)},
        {"mergers-total-refused", recorded(three, 77, open), mergingTyped(blend, "ana", "182", true)},
        {"mergers-by-bid", recorded(three, 77, open),
         [blend](app::GameScreen &screen) {
             choose(*screen.sheets()->mergers(), blend, {}, 0);
             screen.sheets()->mergers()->setByBid(true);
         }},
        {"mergers-ahead", recorded(three, 99, open),
         [](app::GameScreen &screen) {
             screen.sheets()->mergers()->chooseAnnouncer(1);
             choose(*screen.sheets()->mergers(), {"rice-kalimantan-timur", "spice-maluku"}, "cem", 1);
         }},
        {"mergers-five", recorded(five, 68, open), merging(ships, {}, 2)},
        {"mergers-crowded", recorded(five, 119, open), merging({"ship-jawa-timur"})},
        {"mergers-most", recorded(five, 239, open), merging({"rubber-riau"})},
        {"mergers-rich", longNamed(recorded(three, 77, open) + riches), merging(blend, "ana", 4)},
        {"auction-first", recorded(three, 79, open)},
        {"auction-hidden", recorded(three, 79)},
        {"auction-typed", recorded(three, 79, open),
         [](app::GameScreen &screen) { type(*screen.sheets()->auction(), "29", false); }},
        {"auction-refused", recorded(three, 79, open),
         [](app::GameScreen &screen) { type(*screen.sheets()->auction(), "277", true); }},
        {"auction-five", recorded(five, 70, open)},
        {"siap-faji", recorded(three, 84, open)},
        {"what-if-first", recorded(three, 90, open), asking({})},
        {"what-if", recorded(three, 90, open), asking({"ship-jawa-timur", "ship-halmahera"}, "ben", 2)},
        {"what-if-hidden", recorded(three, 90), asking({"ship-jawa-timur", "ship-halmahera"}, "ben", 2)},
        {"what-if-five", recorded(five, 119, open), asking({"ship-jawa-timur", "ship-jawa-barat"})},
    };
}

} // namespace bandar::tests
