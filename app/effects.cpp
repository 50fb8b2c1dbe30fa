// SPDX-License-Identifier: MPL-2.0
#include "effects.h"

#include "words/log.h"

namespace bandar::app {

QList<EffectRow> effectsOf(const RunningGame &game, const std::vector<table::Posting> &postings,
                           const table::State &then)
{
    QList<EffectRow> rows;
    table::PlayerId last;
    for (const words::Movement &movement : words::movements(postings)) {
        const table::Account &account = game.accounts().at(movement.account.place());
        if (!account.owner.exists())
            continue;
        rows.append({.mark = game.mark(account.owner),
                     .firstOfPlayer = account.owner != last,
                     .account = game.head(account),
                     .change = Money(movement.amount),
                     .balance = game.balance(then, movement.account)});
        last = account.owner;
    }
    return rows;
}

} // namespace bandar::app
