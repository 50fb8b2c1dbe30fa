// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/facts.h"
#include "indonesia/reasons.h"
#include "table/game.h"

#include <string>
#include <string_view>

namespace bandar::tests {

/// The place of a name in its list; the program ends where there is no such name, for then the test is wrong.
std::size_t placeIn(const table::Vocabulary &vocabulary, std::string_view name);

inline indonesia::DeedId deedCalled(std::string_view name)
{
    return indonesia::DeedId(placeIn(indonesia::deedNames, name));
}
inline indonesia::ProvinceId provinceCalled(std::string_view name)
{
    return indonesia::ProvinceId(placeIn(indonesia::provinceNames, name));
}

/// The figures of a remark, with a space before each: " 101 100 ana".
std::string figuresOf(const table::Remark &remark, const table::Setup &setup);

/// A refusal and its figures: "bidAboveCash 101 100 ana".
std::string toText(const table::Refusal &refusal, const table::Setup &setup);

} // namespace bandar::tests
