// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QString>

namespace bandar::app {

/// Words of one's own as a record takes them: no control characters, nothing that turns the direction of writing, not
/// longer than a text may be, no space around them; nothing where nobody could see any of it.
QString plainWords(const QString &typed);

} // namespace bandar::app
