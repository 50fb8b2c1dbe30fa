// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/view.h"

#include <algorithm>
#include <string>
#include <vector>

namespace bandar::table {

/// One thing that is not the same in two views: where it stands, as it was and as it is (empty where it is not there).
struct Change {
    std::string path; ///< "players/ana/cash": members by name, items of a list by their first member or place
    View before;
    View after;

    bool operator==(const Change &) const = default;
};

namespace detail {

// An item is known by the value of its first member (id, province, deeds), so that a list may grow in the middle.
inline std::string nameOf(const View &item, std::size_t place)
{
    const View *first = &item;
    if (const auto *object = std::get_if<View::Object>(&first->value); object != nullptr && !object->empty())
        first = &object->front().second;
    if (const auto *list = std::get_if<View::List>(&first->value); list != nullptr && !list->empty())
        first = &list->front();
    const auto *text = std::get_if<std::string>(&first->value);
    return text != nullptr ? *text : std::to_string(place);
}

inline View::Object members(const View &view)
{
    if (const auto *object = std::get_if<View::Object>(&view.value))
        return *object;
    View::Object named;
    for (const View &item : std::get<View::List>(view.value))
        named.emplace_back(nameOf(item, named.size()), item);
    return named;
}

inline bool isTree(const View &view)
{
    const auto *list = std::get_if<View::List>(&view.value);
    const bool ofObjects = list != nullptr && std::ranges::all_of(*list, [](const View &item) {
                               return std::holds_alternative<View::Object>(item.value);
                           });
    return ofObjects || std::holds_alternative<View::Object>(view.value);
}

inline void compare(const std::string &path, const View &before, const View &after, std::vector<Change> &changes)
{
    if (before == after)
        return;
    if (!isTree(before) || !isTree(after)) {
        changes.push_back({path, before, after});
        return;
    }
    const View::Object old = members(before);
    const View::Object now = members(after);
    const auto in = [](const View::Object &object, const std::string &name) {
        const auto found = std::ranges::find(object, name, &std::pair<std::string, View>::first);
        return found == object.end() ? View() : found->second;
    };
    const auto under = [&path](const std::string &name) { return path.empty() ? name : path + "/" + name; };
    for (const auto &[name, view] : old)
        compare(under(name), view, in(now, name), changes);
    for (const auto &[name, view] : now)
        if (std::ranges::find(old, name, &std::pair<std::string, View>::first) == old.end())
            changes.push_back({under(name), View(), view});
}

} // namespace detail

/// What is not the same in two views of one game, in the order of the views.
inline std::vector<Change> difference(const View &before, const View &after)
{
    std::vector<Change> changes;
    detail::compare({}, before, after, changes);
    return changes;
}

} // namespace bandar::table
