// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace bandar::journal {

/// An entry laid open: what each of its fields holds, so that any may be changed without knowing the game.
struct Form {
    struct Value;
    using Item = std::vector<Value>;
    struct Value {
        bool given = false;
        std::vector<std::int64_t> numbers; ///< of a number, name or player one; of their lists any
        std::string text;
        std::vector<Item> items;

        bool operator==(const Value &) const = default;
    };
    /// Where a value is; `item` and `part` only within a list of groups.
    struct Place {
        std::size_t field = 0;
        std::size_t item = 0;
        std::size_t part = 0;
        bool inItem = false;
    };

    std::size_t kind = 0;
    const table::EntryKind *fields = nullptr;
    Item values;

    Value &at(const Place &place);
    const Value &at(const Place &place) const;
    const table::Field &fieldAt(const Place &place) const;
    /// The places of everything that is not a list of groups, given or not.
    std::vector<Place> places() const;
    /// How many values it holds, those in its lists included.
    std::size_t size() const;
    bool operator==(const Form &other) const { return kind == other.kind && values == other.values; }
};

Form formOf(const table::Game &game, const table::Entry &entry);
table::Entry entryOf(const table::Game &game, const Form &form, const table::Annotations &annotations);

} // namespace bandar::journal
