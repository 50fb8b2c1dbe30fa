// SPDX-License-Identifier: MPL-2.0
#include "kindicon.h"

#include <array>

namespace bandar::app {

QString iconOf(indonesia::Kind kind)
{
    static constexpr std::array<const char *, indonesia::kindCount> drawings{"ship",   "rice", "spice",
                                                                             "rubber", "oil",  "siap-faji"};
    return QString::fromLatin1(drawings.at(idOf(kind).place()));
}

} // namespace bandar::app
