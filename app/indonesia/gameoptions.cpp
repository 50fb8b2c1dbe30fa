// SPDX-License-Identifier: MPL-2.0
#include "gameoptions.h"

#include "words/namer.h"

#include <QCoreApplication>

namespace bandar::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(GameOptions)
};

} // namespace

OptionWords optionWords(std::string_view key, std::string_view value)
{
    if (key == "money") {
        const QString head = Tr::tr("Money");
        if (value == "hidden")
            return {head, Tr::tr("Hidden"), QStringLiteral("hidden"), Tr::tr("A balance shows while its chip is held")};
        if (value == "open")
            return {head, Tr::tr("Open"), QStringLiteral("shown"), Tr::tr("All see every balance")};
    }
    if (key == "cities") {
        const QString head = Tr::tr("Cities");
        if (value == "tracked")
            return {head, Tr::tr("Tracked"), QStringLiteral("city-1"), Tr::tr("Deliveries name their city")};
        if (value == "untracked")
            return {head, Tr::tr("Not tracked"), QString(), Tr::tr("Demand stays on the board")};
    }
    return {words::titled(key), words::titled(value), QString(), QString()};
}

} // namespace bandar::app
