// SPDX-License-Identifier: MPL-2.0
#include "counted.h"

#include <QCoreApplication>

namespace bandar::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Counted)
};

} // namespace

QString verdictOn(const table::Claim &claim, const table::Balances &books)
{
    const table::Money difference = claim.amount - books.balance(claim.account);
    if (difference == table::Money())
        return Tr::tr("agrees with the books");
    const QString size = words::amount(std::max(difference, -difference).units());
    return difference > table::Money() ? Tr::tr("%1 more than the books").arg(size)
                                       : Tr::tr("%1 less than the books").arg(size);
}

QString verdictOn(const RunningGame &game, const journal::Played &played)
{
    if (!played.entry || played.fate == journal::Fate::setAside)
        return {};
    const auto claim = game.rules().claim(*played.entry);
    return claim ? verdictOn(*claim, game.rules().books(played.state())) : QString();
}

} // namespace bandar::app
