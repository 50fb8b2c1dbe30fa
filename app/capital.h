// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QString>

namespace bandar::app {

/// The words as they stand at the head of a line: "rice" as "Rice".
inline QString capital(const QString &words) { return words.left(1).toUpper() + words.mid(1); }

} // namespace bandar::app
