// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/reader.h"
#include "table/game.h"
#include "table/view.h"

#include <string>

namespace bandar::record {

/// The header as one line of a record, keys in the order of the record page, defaults left out.
std::string write(const Header &header);

/// An entry as one line of a record. Bare: without `at` and `note`.
std::string write(const table::Game &game, const table::Setup &setup, const table::Entry &entry, bool bare = false);

/// The same with every key that was given, defaults too: a rule may refuse a default that is told.
std::string writeAsEntered(const table::Game &game, const table::Setup &setup, const table::Entry &entry);

/// A view as one JSON value.
std::string write(const table::View &view);

} // namespace bandar::record
