// SPDX-License-Identifier: MPL-2.0
#include "samples.h"

namespace bandar::tests {

QStringList Samples::colours() { return {"red", "blue", "green", "yellow", "black", "orange", "purple", "white"}; }

app::PlayerMark Samples::mark(int place)
{
    const QString letter = QStringLiteral("ABCDEFGH").mid(place, 1);
    return {.name = letter, .initial = letter, .colour = colours().value(place)};
}

app::Money Samples::amount(int units) { return app::Money(table::Money(units)); }

app::Money Samples::secret() { return app::Money::secret(); }

} // namespace bandar::tests
