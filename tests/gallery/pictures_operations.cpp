// SPDX-License-Identifier: MPL-2.0
#include "operating.h"
#include "pictures.h"
#include "record/reader.h"

namespace bandar::tests {

namespace {

// Taps written as words: "company siap", "line ship-lampung", "ships 2", "city bali", "any", "more", "less", "same".
auto tapping(const QStringList &taps)
{
    return [taps](app::GameScreen &screen) {
        app::OperationsController &sheet = *screen.sheets()->operations();
        for (const QString &tap : taps) {
            const QString what = tap.section(u' ', 0, 0);
            const QString which = tap.section(u' ', 1);
            if (what == u"company")
                sheet.chooseCompany(rowOf(*sheet.companies(), which));
            else if (what == u"line")
                sheet.chooseLine(rowOf(*sheet.lines(), which));
            else if (what == u"city")
                sheet.deliver(rowOf(*sheet.cities(), which));
            else if (what == u"any")
                sheet.deliver();
            else if (what == u"same")
                sheet.sellSameAgain();
            else if (what == u"more")
                sheet.more();
            else
                while (sheet.ships() != which)
                    sheet.ships().toInt() < which.toInt() ? sheet.moreShips() : sheet.lessShips();
        }
    };
}

// Taps in what was recorded next.
Picture next(const QString &name, const QString &game, int entries, const QString &money)
{
    const QByteArray line = recorded(game, entries + 1).trimmed().split('\n').last();
    return {name, recorded(game, entries, money), [line](app::GameScreen &screen) {
                record::Fault fault;
                const auto object = record::parseObject(line.toStdString(), fault);
                const auto entry = record::readEntry(*object, screen.game().rules(), screen.game().setup(), fault);
                tapIn(*screen.sheets()->operations(), screen.game().state().as<indonesia::State>(),
                      std::get<indonesia::Operate>(std::any_cast<const indonesia::Entry &>(entry->what)));
            }};
}

// The same game with other names.
QByteArray renamed(QByteArray record, const QByteArray &from, const QByteArray &to)
{
    return record.replace("\"name\": \"" + from + '"', "\"name\": \"" + to + '"');
}

} // namespace

QList<Picture> operationPictures()
{
    const auto open = QStringLiteral("open");
    const QStringList two{"company rice-jawa-barat",
                          "line ship-jawa-timur",
                          "city jawa-timur",
                          "line ship-halmahera",
                          "ships 4",
                          "city bengkulu"};
    const QStringList three = two + QStringList{"ships 1", "city bali"};
    return {
        {"operations-choice", recorded("three-players", 110, open)},
        {"operations-empty", recorded("three-players", 110, open), tapping({"company rice-jawa-barat"})},
        {"operations-ruled", recorded("three-players", 110, open),
         [three](app::GameScreen &screen) {
             tapping(three + QStringList{"city bali"})(screen);
             screen.sheets()->operations()->rule(QStringLiteral("All agree"));
         }},
        {"operations-three", recorded("three-players", 110, open), tapping(three)},
        {"operations-two", recorded("three-players", 110, open), tapping(two)},
        {"operations-refused", recorded("three-players", 110, open), tapping(three + QStringList{"city jawa-timur"})},
        {"operations-hidden", recorded("three-players", 110), tapping(three)},
        {"operations-fleet", recorded("three-players", 108, open), tapping({"more"})},
        next("operations-five", "five-players", 278, open),
        {"operations-five-begun", recorded("five-players", 278, open)},
        next("operations-nineteen", "two-players", 193, open),
        next("operations-untracked", "four-players-untracked", 156, open),
        next("operations-untracked-fifteen", "four-players-untracked", 244, open),
        {"operations-long-name",
         renamed(recorded("three-players", 110, open), "Ana", "Maximiliana-Anastasia von Hohenlohe"), tapping(two)},
    };
}

} // namespace bandar::tests
