// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

namespace bandar::app {

/// The field of an entry that says who acts; none where nobody in particular does.
const table::Field *actorField(const table::EntryKind &kind);

/// Who acts in an entry; nobody where nobody in particular does.
table::PlayerId actorOf(const table::Game &game, const table::Entry &entry);

} // namespace bandar::app
