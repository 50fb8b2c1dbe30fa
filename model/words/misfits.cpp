// SPDX-License-Identifier: MPL-2.0
#include "words/misfits.h"

#include "words/text.h"

#include <QCoreApplication>

namespace bandar::words {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Misfits)
};

QString told(const table::Misfit &misfit)
{
    using What = table::Misfit::What;
    const QString where = QString::fromStdString(misfit.where);
    const QString number = QString::number(misfit.number);
    const QString least = QString::number(misfit.least);
    const QString most = QString::number(misfit.most);
    switch (misfit.what) {
    case What::players: return Tr::tr("it is for %1 players, and that must be %2 to %3").arg(number, least, most);
    case What::accounts: return Tr::tr("it has %1 accounts, and there is room for %2").arg(number, most);
    case What::books: return Tr::tr("its books have room for %1 accounts, and it has %2").arg(number, least);
    case What::kinds: return Tr::tr("it has %1 kinds of entry, and that must be %2 to %3").arg(number, least, most);
    case What::keys: return Tr::tr("\"%1\" has %2 keys, and there is room for %3").arg(where, number, most);
    case What::lists: return Tr::tr("an item of \"%1\" holds a list").arg(where);
    case What::names: return Tr::tr("\"%1\" knows %2 names, and that must be %3 to %4").arg(where, number, least, most);
    case What::options: return Tr::tr("it has %1 options, and there is room for %2").arg(number, most);
    case What::values:
        return Tr::tr("the option \"%1\" has %2 values, and that must be %3 to %4").arg(where, number, least, most);
    }
    return {};
}

} // namespace

QString sentence(const table::Game &game, const table::Misfit &misfit)
{
    const std::string_view name = game.name();
    return Tr::tr("the game \"%1\" cannot be registered: %2").arg(textOf(name), told(misfit));
}

} // namespace bandar::words
