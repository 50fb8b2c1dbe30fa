// SPDX-License-Identifier: MPL-2.0
#include "pictures.h"

namespace bandar::tests {

namespace {

using app::GameScreen;

void typeInto(auto *sheet, const QString &digits)
{
    for (const QChar digit : digits)
        sheet->type(digit);
}

auto counting(const QString &player, const QString &digits, bool entered = false)
{
    return [=](GameScreen &screen) {
        screen.sheets()->open(QStringLiteral("count"));
        screen.sheets()->count()->choosePlayer(player);
        typeInto(screen.sheets()->count(), digits);
        if (entered)
            screen.sheets()->count()->confirm();
    };
}

void adjusting(GameScreen &screen)
{
    screen.sheets()->open(QStringLiteral("adjust"));
    screen.sheets()->adjust()->choosePlayer(QStringLiteral("ben"));
    typeInto(screen.sheets()->adjust(), QStringLiteral("15"));
    screen.sheets()->adjust()->turnSign();
    screen.sheets()->adjust()->chooseReason(QStringLiteral("counted wrong"));
}

void transferring(GameScreen &screen)
{
    screen.sheets()->open(QStringLiteral("adjust"));
    screen.sheets()->adjust()->chooseWay(true);
    screen.sheets()->adjust()->choosePlayer(QStringLiteral("ben"));
    screen.sheets()->adjust()->chooseReceiver(QStringLiteral("ana"));
    typeInto(screen.sheets()->adjust(), QStringLiteral("10"));
    screen.sheets()->adjust()->chooseReason(QStringLiteral("a round of drinks"));
}

auto opening(const QString &panel)
{
    return [panel](GameScreen &screen) { screen.sheets()->open(panel); };
}

void noting(GameScreen &screen)
{
    screen.sheets()->open(QStringLiteral("note"));
    screen.sheets()->note()->choose(QStringLiteral("Ben took the ship in the strait back before anybody had seen it"));
}

void ending(GameScreen &screen)
{
    screen.sheets()->open(QStringLiteral("agree-end"));
    screen.sheets()->agreeEnd()->choose(screen.sheets()->agreeEnd()->phrases().first());
}

} // namespace

QList<Picture> anyTimePictures()
{
    const auto three = QStringLiteral("three-players");
    const auto five = QStringLiteral("five-players");
    const auto open = QStringLiteral("open");
    const auto ana = QStringLiteral("ana");
    return {
        {"any-count", recorded(three, 100, open), counting(ana, QStringLiteral("99"))},
        {"any-count-five", recorded(five, 100), counting(ana, QString())},
        {"any-count-differs", recorded(three, 100), counting(ana, QStringLiteral("99"), true)},
        {"any-adjust", recorded(three, 100, open), adjusting},
        {"any-adjust-empty", recorded(three, 100, open), opening(QStringLiteral("adjust"))},
        {"any-adjust-auction", recorded(three, 215, open), opening(QStringLiteral("adjust"))},
        {"any-transfer-five", recorded(five, 100), transferring},
        {"any-note", recorded(three, 100), noting},
        {"any-agree-end", recorded(five, 100), ending},
        {"any-agree-end-hidden", recorded(three, 100), opening(QStringLiteral("agree-end"))},
        {"any-last-year", recorded(three, 230, open)},
        {"any-last-year-possible", recorded(three, 219, open)},
    };
}

} // namespace bandar::tests
