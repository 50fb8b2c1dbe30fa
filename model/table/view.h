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

namespace detail {

inline void addMembers(View::Object &) {}

template <class Value, class... Rest>
void addMembers(View::Object &object, std::string_view name, Value &&value, Rest &&...rest)
{
    object.emplace_back(name, View(std::forward<Value>(value)));
    addMembers(object, std::forward<Rest>(rest)...);
}

} // namespace detail

/// An object of names and values in turn: objectOf("size", 1, "received", goods). Values are moved in, not copied.
template <class... NamesAndValues>
View::Object objectOf(NamesAndValues &&...namesAndValues)
{
    View::Object object;
    object.reserve(sizeof...(namesAndValues) / 2);
    detail::addMembers(object, std::forward<NamesAndValues>(namesAndValues)...);
    return object;
}

} // namespace bandar::table
