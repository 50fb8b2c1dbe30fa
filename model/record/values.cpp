// SPDX-License-Identifier: MPL-2.0
#include "record/values.h"

#include "record/text.h"

#include <algorithm>

namespace bandar::record {

namespace {

bool fail(Fault &fault, Fault::Kind kind)
{
    fault.kind = kind;
    return false;
}

} // namespace

std::string shown(const std::string &text)
{
    constexpr std::size_t most = 64;
    return text.size() > most || hasHiddenCharacter(text) ? std::string() : text;
}

bool takeNumber(const Json &json, std::int64_t least, std::int64_t most, std::int64_t &number, Fault &fault)
{
    fault.least = least;
    fault.most = most;
    if (const auto *odd = std::get_if<Json::Odd>(&json.value)) {
        fault.value = shown(odd->literal);
        return fail(fault, odd->whole ? Fault::Kind::outOfRange : Fault::Kind::wantsWhole);
    }
    const auto *whole = std::get_if<std::int64_t>(&json.value);
    if (whole == nullptr)
        return fail(fault, Fault::Kind::wantsNumber);
    fault.value = std::to_string(*whole);
    if (*whole < least || *whole > most)
        return fail(fault, Fault::Kind::outOfRange);
    number = *whole;
    return true;
}

bool takeText(const Json &json, std::int64_t most, std::string &text, Fault &fault, bool mayBeBlank)
{
    fault.most = most;
    const auto *string = std::get_if<std::string>(&json.value);
    if (string == nullptr)
        return fail(fault, Fault::Kind::wantsText);
    if (hasHiddenCharacter(*string))
        return fail(fault, Fault::Kind::hiddenCharacter);
    if (!mayBeBlank && isBlank(*string))
        return fail(fault, Fault::Kind::blankText);
    if (lengthOf(*string) > most)
        return fail(fault, Fault::Kind::longText);
    text = *string;
    return true;
}

bool takeFlag(const Json &json, bool &flag, Fault &fault)
{
    const auto *yes = std::get_if<bool>(&json.value);
    if (yes == nullptr)
        return fail(fault, Fault::Kind::wantsFlag);
    flag = *yes;
    return true;
}

bool takeTime(const Json &json, std::string &time, Fault &fault)
{
    const auto *string = std::get_if<std::string>(&json.value);
    if (string == nullptr)
        return fail(fault, Fault::Kind::wantsText);
    fault.value = shown(*string);
    if (!isTime(*string))
        return fail(fault, Fault::Kind::badTime);
    time = *string;
    return true;
}

bool takeName(const Json &json, std::span<const std::string_view> names, Fault::Kind unknown, std::int64_t &place,
              Fault &fault)
{
    const auto *string = std::get_if<std::string>(&json.value);
    if (string == nullptr)
        return fail(fault, Fault::Kind::wantsText);
    const auto found = std::ranges::find(names, std::string_view(*string));
    if (found != names.end()) {
        place = found - names.begin();
        return true;
    }
    fault.value = shown(*string);
    const std::string_view meant = nearest(*string, names);
    constexpr std::size_t fewEnoughToList = 8;
    fault.suggestion = meant;
    if (meant.empty())
        fault.choices = listed(names.first(std::min(names.size(), fewEnoughToList))) +
                        (names.size() > fewEnoughToList ? ", …" : "");
    return fail(fault, unknown);
}

void unknownKey(std::string_view key, std::span<const std::string_view> known, Fault &fault)
{
    fault.kind = Fault::Kind::unknownKey;
    fault.key = shown(std::string(key));
    fault.suggestion = nearest(key, known);
}

std::string listed(std::span<const std::string_view> names)
{
    std::string list;
    for (std::string_view name : names)
        list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

} // namespace bandar::record
