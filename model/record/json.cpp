// SPDX-License-Identifier: MPL-2.0
#include "record/json.h"

#include "record/header.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <map>

namespace bandar::record {

const Json *find(const Json::Object &object, std::string_view key)
{
    const auto found = std::ranges::find(object, key, &Json::Member::name);
    return found == object.end() ? nullptr : &found->value;
}

namespace {

constexpr std::size_t deepest = 6;   // an act, its entries, an entry, its list, an item, and one that is too much
constexpr std::size_t mostKeys = 64; // far more than any object of a record has: with these it is refused already
static_assert(mostKeys > table::mostKeys + 1 + annotationKeys.size()); // "do" beside them

/// Numbers of a line that no double holds, by their place among its numbers; of more than a few the line is no record.
constexpr std::size_t mostTooLarge = 8;
using TooLarge = std::map<std::size_t, std::string>;

// A literal with a fraction or an exponent, kept exact: 5.0 and 5e2 are whole, 4.0000000000000001 is not.
Json number(const std::string &literal)
{
    const std::size_t exponentAt = literal.find_first_of("eE");
    const std::string mantissa = literal.substr(0, exponentAt);
    std::string digits;
    std::ranges::copy_if(mantissa, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    if (digits.find_first_not_of('0') == std::string::npos)
        return {std::int64_t{0}};
    constexpr std::int64_t farOut = 10'000; // a larger exponent is out of every range, whatever the digits
    std::int64_t exponent = 0;
    if (exponentAt != std::string::npos) {
        const std::size_t from = exponentAt + (literal[exponentAt + 1] == '+' ? 2 : 1);
        if (std::from_chars(literal.data() + from, literal.data() + literal.size(), exponent).ec != std::errc() ||
            exponent < -farOut || exponent > farOut)
            return {Json::Odd{literal, literal[exponentAt + 1] != '-'}};
    }
    // The reader writes the point as the locale has it.
    const std::size_t point = mantissa.find_first_not_of("-0123456789");
    exponent -= point == std::string::npos ? 0 : static_cast<std::int64_t>(mantissa.size() - point - 1);
    while (exponent < 0 && digits.back() == '0') {
        digits.pop_back();
        ++exponent;
    }
    if (exponent < 0)
        return {Json::Odd{literal, false}};
    if (exponent > 20)
        return {Json::Odd{literal, true}};
    digits.append(static_cast<std::size_t>(exponent), '0');
    if (mantissa.front() == '-')
        digits.insert(digits.begin(), '-');
    std::int64_t whole = 0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), whole).ec != std::errc())
        return {Json::Odd{literal, true}};
    return {whole};
}

// Builds the tree without recursion and without ever going deeper than an entry can be.
class Builder {
public:
    explicit Builder(const TooLarge &tooLarge) : m_tooLarge(tooLarge) {}

    bool null() { return put({std::monostate()}); }
    bool boolean(bool yes) { return put({yes}); }
    bool number_integer(std::int64_t value)
    {
        ++m_numbers;
        return put({value});
    }
    bool number_unsigned(std::uint64_t value)
    {
        ++m_numbers;
        if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return put({static_cast<std::int64_t>(value)});
        return put({Json::Odd{std::to_string(value), true}});
    }
    bool number_float(double, const std::string &literal)
    {
        const auto known = m_tooLarge.find(m_numbers++);
        return put(number(known == m_tooLarge.end() ? literal : known->second));
    }
    bool string(std::string &text) { return put({std::move(text)}); }
    bool binary(nlohmann::json::binary_t &) { return false; }
    bool start_object(std::size_t) { return open({Json::Object()}); }
    bool start_array(std::size_t) { return open({Json::List()}); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string &name)
    {
        auto &object = std::get<Json::Object>(m_open.back()->value);
        const auto known = std::ranges::find(object, name, &Json::Member::name);
        Json::Member &member = known == object.end() ? added(object) : *known;
        member.name = std::move(name);
        m_slot = &member.value;
        return true;
    }
    bool parse_error(std::size_t position, const std::string &token, const nlohmann::json::exception &error)
    {
        m_position = position;
        if (error.id == 406)
            m_overflow = token;
        return false;
    }

    Json root;
    bool tooDeep() const { return m_tooDeep; }
    /// The number at which reading stopped because no double holds it.
    const std::string &overflow() const { return m_overflow; }
    std::size_t numbers() const { return m_numbers; }
    std::size_t position() const { return m_position; }

private:
    // Of more keys than there can be the last is written over, so that a line of nothing but keys takes no time.
    static Json::Member &added(Json::Object &object)
    {
        return object.size() < mostKeys ? object.emplace_back() : object.back();
    }

    Json *put(Json &&value, int)
    {
        Json *slot = m_open.empty() ? &root : m_slot;
        if (!m_open.empty())
            if (auto *list = std::get_if<Json::List>(&m_open.back()->value))
                slot = &list->emplace_back();
        *slot = std::move(value);
        return slot;
    }
    bool put(Json &&value) { return put(std::move(value), 0) != nullptr; }
    bool open(Json &&value)
    {
        m_tooDeep = m_open.size() >= deepest;
        if (m_tooDeep)
            return false;
        m_open.push_back(put(std::move(value), 0));
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        return true;
    }

    std::vector<Json *> m_open;
    Json *m_slot = nullptr;
    bool m_tooDeep = false;
    std::string m_overflow;
    const TooLarge &m_tooLarge;
    std::size_t m_numbers = 0;
    std::size_t m_position = 0;
};

} // namespace

std::optional<Json::Object> parseObject(std::string_view line, Fault &fault)
{
    std::string readable;
    TooLarge tooLarge;
    for (;;) {
        Builder builder(tooLarge);
        if (line.find('\0') != std::string_view::npos) {
            fault.kind = Fault::Kind::nulByte;
        } else if (line.starts_with("\xEF\xBB\xBF")) {
            fault.kind = Fault::Kind::strayMark;
        } else if (nlohmann::json::sax_parse(line.begin(), line.end(), &builder)) {
            if (auto *object = std::get_if<Json::Object>(&builder.root.value))
                return std::move(*object);
            fault.kind = Fault::Kind::notObject;
        } else if (builder.tooDeep()) {
            fault.kind = Fault::Kind::tooDeep;
        } else if (const std::string &literal = builder.overflow();
                   !literal.empty() && tooLarge.size() < mostTooLarge) {
            // Too large for a double, it is a number all the same, and its key is to be named: read again with one that
            // a double holds in its place.
            if (readable.empty())
                readable = line;
            readable.replace(builder.position() - literal.size(), literal.size(), "1e99");
            line = readable;
            tooLarge.emplace(builder.numbers(), literal);
            continue;
        } else {
            fault.kind = Fault::Kind::notJson;
            fault.value = std::to_string(builder.position());
        }
        return std::nullopt;
    }
}

} // namespace bandar::record
