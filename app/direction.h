// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QString>

namespace bandar::app {

/// The sentence in the direction of the language it is written in, also where it begins with a name of the other one.
QString directed(const QString &sentence);

} // namespace bandar::app
