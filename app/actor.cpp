// SPDX-License-Identifier: MPL-2.0
#include "actor.h"

#include <algorithm>

namespace bandar::app {

const table::Field *actorField(const table::EntryKind &kind)
{
    const auto found = std::ranges::find_if(kind.fields, [](const table::Field &field) {
        return field.key == "player" && field.kind == table::Field::Kind::player && field.required;
    });
    return found == kind.fields.end() ? nullptr : &*found;
}

table::PlayerId actorOf(const table::Game &game, const table::Entry &entry)
{
    const table::Field *field = actorField(game.kinds()[entry.kind]);
    if (field == nullptr || !field->given(game.fields(entry)))
        return {};
    return table::PlayerId(static_cast<std::size_t>(field->get(game.fields(entry), 0)));
}

} // namespace bandar::app
