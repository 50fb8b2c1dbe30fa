// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/identity.h"
#include "table/money.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace bandar::table {

/// Amounts and counts of a record, unless a field says otherwise.
inline constexpr std::int64_t mostAmount = 1'000'000'000;
/// Code points of a text, unless a field says otherwise.
inline constexpr std::int64_t mostText = 1'000;

/// One key of an entry: what it may hold, and how to reach the member behind it. Reading, writing, normal form, the
/// hint for a misspelt key and the dictionary of the fuzzer all come from lists of these.
struct Field {
    enum class Kind : std::uint8_t { number, text, name, player, names, players, groups };

    std::string_view key;
    Kind kind = Kind::number;
    bool required = true;
    std::int64_t least = 0; ///< of the number, of the code points, or of the items in a list
    std::int64_t most = 0;
    std::optional<std::int64_t> standard; ///< the default, left out in normal form
    const Vocabulary *vocabulary = nullptr;
    const Field *parts = nullptr; ///< the keys of one item of `groups`
    std::size_t partCount = 0;

    void (*open)(void *) = nullptr;              ///< the key is given, even if its list is empty
    void (*put)(void *, std::int64_t) = nullptr; ///< sets a number, name or player; appends in a list
    void (*putText)(void *, std::string_view) = nullptr;
    void *(*append)(void *) = nullptr; ///< a new item of `groups`
    bool (*given)(const void *) = nullptr;
    std::size_t (*size)(const void *) = nullptr;
    /// The number, name or player, or one of a list. It wants `given` and a place below `size`, and throws otherwise:
    /// what was not told is never read.
    std::int64_t (*get)(const void *, std::size_t) = nullptr;
    std::string_view (*getText)(const void *) = nullptr;      ///< empty where it is not given
    const void *(*item)(const void *, std::size_t) = nullptr; ///< one item of `groups`; wants what `get` wants

    constexpr bool isList() const { return kind == Kind::names || kind == Kind::players || kind == Kind::groups; }
    /// The same field with other bounds.
    constexpr Field within(std::int64_t from, std::int64_t to) const
    {
        Field changed = *this;
        changed.least = from;
        changed.most = to;
        return changed;
    }
    /// The same field, which may be left out and then means `value`.
    constexpr Field otherwise(std::int64_t value) const
    {
        Field changed = *this;
        changed.required = false;
        changed.standard = value;
        return changed;
    }
};

namespace detail {

template <class T>
struct Store; // how a member of type T takes and gives what a field carries

template <>
struct Store<std::int64_t> {
    static void put(std::int64_t &to, std::int64_t value) { to = value; }
    static bool given(const std::int64_t &) { return true; }
    static std::int64_t get(const std::int64_t &from, std::size_t) { return from; }
};
template <>
struct Store<Money> {
    static void put(Money &to, std::int64_t value) { to = Money(value); }
    static bool given(const Money &) { return true; }
    static std::int64_t get(const Money &from, std::size_t) { return from.units(); }
};
template <class Tag>
struct Store<Id<Tag>> {
    static void put(Id<Tag> &to, std::int64_t value) { to = Id<Tag>(static_cast<std::size_t>(value)); }
    static bool given(const Id<Tag> &from) { return from.exists(); }
    static std::int64_t get(const Id<Tag> &from, std::size_t)
    {
        return from.exists() ? from.index : throw std::bad_optional_access();
    }
};
template <class T>
struct Store<std::optional<T>> {
    static void put(std::optional<T> &to, std::int64_t value)
    {
        if (!to)
            to.emplace();
        Store<T>::put(*to, value);
    }
    static bool given(const std::optional<T> &from) { return from.has_value(); }
    static std::int64_t get(const std::optional<T> &from, std::size_t at)
    {
        return from.has_value() ? Store<T>::get(*from, at) : throw std::bad_optional_access();
    }
};
template <class Tag>
struct Store<std::vector<Id<Tag>>> {
    static void put(std::vector<Id<Tag>> &to, std::int64_t value) { to.emplace_back(static_cast<std::size_t>(value)); }
    static bool given(const std::vector<Id<Tag>> &from) { return !from.empty(); }
    static std::int64_t get(const std::vector<Id<Tag>> &from, std::size_t at)
    {
        return Store<Id<Tag>>::get(from.at(at), 0);
    }
};
template <class Tag>
struct Store<std::array<Id<Tag>, 2>> {
    static void put(std::array<Id<Tag>, 2> &to, std::int64_t value)
    {
        to[to[0].exists() ? 1 : 0] = Id<Tag>(static_cast<std::size_t>(value));
    }
    static bool given(const std::array<Id<Tag>, 2> &from) { return from[0].exists(); }
    static std::int64_t get(const std::array<Id<Tag>, 2> &from, std::size_t at)
    {
        return Store<Id<Tag>>::get(from.at(at), 0);
    }
};

template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;

template <class T>
std::size_t sizeOf(const T &from)
{
    if constexpr (isOptional<T>)
        return from ? sizeOf(*from) : 0;
    else if constexpr (requires { from.size(); })
        return from.size();
    else
        return 1;
}

template <class Struct, class T>
constexpr std::pair<Struct, T> classOf(T Struct::*);

template <auto Member>
using Owner = typename decltype(classOf(Member))::first_type;
template <auto Member>
using Type = typename decltype(classOf(Member))::second_type;

template <auto Member>
Type<Member> &in(void *entry)
{
    return static_cast<Owner<Member> *>(entry)->*Member;
}
template <auto Member>
const Type<Member> &in(const void *entry)
{
    return static_cast<const Owner<Member> *>(entry)->*Member;
}

template <auto Member>
constexpr Field scalar(std::string_view key, Field::Kind kind)
{
    using T = Type<Member>;
    Field field;
    field.key = key;
    field.kind = kind;
    field.required = !isOptional<T>;
    field.most = mostAmount;
    field.open = [](void *entry) {
        if constexpr (isOptional<T>)
            in<Member>(entry).emplace();
    };
    field.put = [](void *entry, std::int64_t value) { Store<T>::put(in<Member>(entry), value); };
    field.given = [](const void *entry) { return Store<T>::given(in<Member>(entry)); };
    field.size = [](const void *entry) { return sizeOf(in<Member>(entry)); };
    field.get = [](const void *entry, std::size_t at) { return Store<T>::get(in<Member>(entry), at); };
    return field;
}

} // namespace detail

/// A number or an amount of money: 0 to mostAmount unless within() says otherwise. A std::optional may be left out.
template <auto Member>
constexpr Field number(std::string_view key)
{
    return detail::scalar<Member>(key, Field::Kind::number);
}

/// One of the names of a vocabulary.
template <auto Member>
constexpr Field name(std::string_view key, const Vocabulary &vocabulary)
{
    Field field = detail::scalar<Member>(key, Field::Kind::name);
    field.vocabulary = &vocabulary;
    return field;
}

/// The id of a player of the header.
template <auto Member>
constexpr Field player(std::string_view key)
{
    return detail::scalar<Member>(key, Field::Kind::player);
}

/// A list of names of a vocabulary, any length up to the number of names.
template <auto Member>
constexpr Field names(std::string_view key, const Vocabulary &vocabulary)
{
    Field field = detail::scalar<Member>(key, Field::Kind::names);
    field.vocabulary = &vocabulary;
    return field;
}

/// A list of players.
template <auto Member>
constexpr Field players(std::string_view key)
{
    return detail::scalar<Member>(key, Field::Kind::players);
}

/// A text that is not blank, at most mostText code points.
template <auto Member>
constexpr Field text(std::string_view key)
{
    Field field;
    field.key = key;
    field.kind = Field::Kind::text;
    field.least = 1;
    field.most = mostText;
    field.putText = [](void *entry, std::string_view value) { detail::in<Member>(entry) = value; };
    field.given = [](const void *entry) { return !detail::in<Member>(entry).empty(); };
    field.getText = [](const void *entry) -> std::string_view { return detail::in<Member>(entry); };
    return field;
}

/// A list of items with keys of their own; left out it is empty.
template <auto Member, std::size_t N>
constexpr Field groups(std::string_view key, const std::array<Field, N> &parts)
{
    Field field;
    field.key = key;
    field.kind = Field::Kind::groups;
    field.required = false;
    field.most = mostAmount;
    field.parts = parts.data();
    field.partCount = N;
    field.open = [](void *entry) {
        if constexpr (detail::isOptional<detail::Type<Member>>)
            detail::in<Member>(entry).emplace();
    };
    field.append = [](void *entry) -> void * {
        auto &list = detail::in<Member>(entry);
        return &(list.has_value() ? *list : list.emplace()).emplace_back();
    };
    field.given = [](const void *entry) { return detail::in<Member>(entry).has_value(); };
    field.size = [](const void *entry) { return detail::sizeOf(detail::in<Member>(entry)); };
    field.item = [](const void *entry, std::size_t at) -> const void * {
        const auto &list = detail::in<Member>(entry);
        return list.has_value() ? &list->at(at) : throw std::bad_optional_access();
    };
    return field;
}

} // namespace bandar::table
