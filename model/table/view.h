// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace bandar::table {

/// What can be seen of a state, by name: the neutral shape in which a game hands its state to whoever prints, hashes
/// or compares it.
struct View {
    using List = std::vector<View>;
    using Object = std::vector<std::pair<std::string, View>>;

    std::variant<std::monostate, bool, std::int64_t, std::string, List, Object> value;

    View() = default;
    View(bool yes) : value(yes) {}
    View(std::int64_t number) : value(number) {}
    View(int number) : value(std::int64_t{number}) {}
    View(std::string text) : value(std::move(text)) {}
    View(std::string_view text) : value(std::string(text)) {}
    View(const char *text) : value(std::string(text)) {}
    View(List list) : value(std::move(list)) {}
    View(Object object) : value(std::move(object)) {}

    bool operator==(const View &) const = default;
};

} // namespace bandar::table
