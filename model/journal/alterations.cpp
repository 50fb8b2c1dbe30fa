// SPDX-License-Identifier: MPL-2.0
#include "journal/alterations.h"

#include "table/arithmetic.h"

#include <algorithm>

namespace bandar::journal {

namespace {

using table::Field;

constexpr std::int64_t fewest = 3; ///< how far a small number is off where somebody counted wrong
constexpr std::int64_t mostSmall = 12;
constexpr std::int64_t mostLeftOut = 5;

bool lacksOne(const std::string &longer, const std::string &shorter)
{
    for (std::size_t at = 0; at < longer.size(); ++at)
        if (std::string(longer).erase(at, 1) == shorter)
            return true;
    return false;
}

bool isSmall(std::int64_t number) { return number >= -mostSmall && number <= mostSmall; }

Alteration changed(const Form &form, const Form::Place &place, std::int64_t becomes, Slip slip)
{
    const std::int64_t was = form.at(place).given ? form.at(place).numbers.front() : 0;
    Alteration alteration{{slip, &form.fieldAt(place), was, becomes}, form, weightOf(slip, was, becomes)};
    alteration.form.at(place) = {true, {becomes}, {}, {}};
    return alteration;
}

std::vector<std::int64_t> nearNumbers(std::int64_t number)
{
    constexpr std::int64_t ten = 10;
    std::vector<std::int64_t> list{table::multiply(number, ten), table::multiply(number, -1)};
    if (number % ten == 0)
        list.push_back(number / ten);
    if (isSmall(number))
        for (std::int64_t off = -fewest; off <= fewest; ++off)
            list.push_back(number + off);
    for (std::int64_t power = 1; power <= number / ten; power = table::multiply(power, ten)) {
        const std::int64_t low = number / power % ten;
        const std::int64_t high = number / power / ten % ten;
        list.push_back(number + (low - high) * (ten - 1) * power);
    }
    std::ranges::sort(list);
    list.erase(std::ranges::unique(list).begin(), list.end());
    std::erase(list, number);
    return list;
}

} // namespace

std::int64_t weightOf(Slip slip, std::int64_t was, std::int64_t becomes)
{
    const std::int64_t off = std::max<std::int64_t>(1, was > becomes ? was - becomes : becomes - was);
    switch (slip) {
    case Slip::enteredTwice: return 12'000;
    case Slip::tenTimesTooMuch:
    case Slip::tenTimesTooLittle:
    case Slip::digitsSwapped: return 3'000;
    case Slip::otherWayRound: return 2'500;
    case Slip::signTurned:
    case Slip::itemTwice: return 2'000;
    case Slip::otherPlayer: return 1'500;
    case Slip::fewTooMany:
    case Slip::fewTooLittle: return 1'500 / (off * off);
    case Slip::numberLeftOut: return 1'000 / off;
    case Slip::otherName: return 1'000;
    case Slip::itemLeftOut: return 600;
    case Slip::digitLeftOut:
    case Slip::digitTooMany:
    case Slip::numberTooMuch: return 400;
    case Slip::digitWrong: return 250;
    case Slip::itemTooMany: return 200;
    case Slip::neverHappened:
    case Slip::onceOnly: return 100;
    case Slip::otherNumber: return 20;
    }
    return 0;
}

Slip slipBetween(std::int64_t happened, std::int64_t entered)
{
    constexpr std::int64_t ten = 10;
    if (happened == table::multiply(entered, -1))
        return Slip::signTurned;
    if (entered == table::multiply(happened, ten))
        return Slip::tenTimesTooMuch;
    if (happened == table::multiply(entered, ten))
        return Slip::tenTimesTooLittle;
    if (isSmall(happened) && isSmall(entered) && happened - entered <= fewest && entered - happened <= fewest)
        return entered > happened ? Slip::fewTooMany : Slip::fewTooLittle;

    const std::string was = std::to_string(entered);
    const std::string becomes = std::to_string(happened);
    if (was.size() == becomes.size() + 1 && lacksOne(was, becomes))
        return Slip::digitTooMany;
    if (becomes.size() == was.size() + 1 && lacksOne(becomes, was))
        return Slip::digitLeftOut;
    if (was.size() != becomes.size())
        return Slip::otherNumber;
    std::vector<std::size_t> differ;
    for (std::size_t at = 0; at < was.size(); ++at)
        if (was[at] != becomes[at])
            differ.push_back(at);
    if (differ.size() == 1)
        return Slip::digitWrong;
    const bool swapped = differ.size() == 2 && differ[1] == differ[0] + 1 && was[differ[0]] == becomes[differ[1]] &&
                         was[differ[1]] == becomes[differ[0]];
    return swapped ? Slip::digitsSwapped : Slip::otherNumber;
}

std::vector<Alteration> otherNumbers(const Form &form)
{
    std::vector<Alteration> list;
    for (const Form::Place &place : form.places()) {
        const Field &field = form.fieldAt(place);
        if (field.kind != Field::Kind::number || !form.at(place).given)
            continue;
        const std::int64_t was = form.at(place).numbers.front();
        for (const std::int64_t number : nearNumbers(was))
            if (number >= field.least && number <= field.most)
                list.push_back(changed(form, place, number, slipBetween(number, was)));
    }
    return list;
}

namespace {

// Of a fixed number of names, each by each other: another company merged.
void changeInList(const Form &form, const Form::Place &place, std::vector<Alteration> &list)
{
    const Field &field = form.fieldAt(place);
    const std::vector<std::int64_t> &numbers = form.at(place).numbers;
    if (field.kind != Field::Kind::names || field.least != field.most)
        return;
    for (std::size_t at = 0; at < numbers.size(); ++at)
        for (std::size_t other = 0; other < field.vocabulary->names().size(); ++other)
            if (const auto becomes = static_cast<std::int64_t>(other);
                std::ranges::find(numbers, becomes) == numbers.end()) {
                Alteration alteration{{Slip::otherName, &field, numbers[at], becomes}, form, weightOf(Slip::otherName)};
                alteration.form.at(place).numbers[at] = becomes;
                list.push_back(std::move(alteration));
            }
}

} // namespace

std::vector<Alteration> otherNames(const Form &form, std::size_t players)
{
    std::vector<Alteration> list;
    std::vector<Form::Place> named;
    for (const Form::Place &place : form.places()) {
        const Field &field = form.fieldAt(place);
        changeInList(form, place, list);
        const bool isPlayer = field.kind == Field::Kind::player;
        if ((!isPlayer && field.kind != Field::Kind::name) || !form.at(place).given)
            continue;
        const std::size_t count = isPlayer ? players : field.vocabulary->names().size();
        for (std::size_t other = 0; other < count; ++other)
            if (const auto becomes = static_cast<std::int64_t>(other); becomes != form.at(place).numbers.front())
                list.push_back(changed(form, place, becomes, isPlayer ? Slip::otherPlayer : Slip::otherName));
        if (isPlayer)
            for (const Form::Place &earlier : named) {
                Alteration turned = changed(form, place, form.at(earlier).numbers.front(), Slip::otherWayRound);
                turned.form.at(earlier) = form.at(place);
                if (!(turned.form == form))
                    list.push_back(std::move(turned));
            }
        if (isPlayer)
            named.push_back(place);
    }
    return list;
}

namespace {

void changeOptional(const Form &form, const Form::Place &place, std::vector<Alteration> &list)
{
    const Field &field = form.fieldAt(place);
    const Form::Value &value = form.at(place);
    if (!value.given || value.numbers.front() == field.standard)
        for (std::int64_t number = 1; number <= mostLeftOut; ++number)
            list.push_back(changed(form, place, number, Slip::numberLeftOut));
    if (value.given && value.numbers.front() != 0) {
        Alteration without = changed(form, place, 0, Slip::numberTooMuch);
        without.form.at(place) = {};
        list.push_back(std::move(without));
    }
}

void takeOut(const Form &form, std::size_t at, std::vector<Alteration> &list)
{
    const auto &items = form.values[at].items;
    for (std::size_t item = 0; item < items.size(); ++item) {
        const Slip slip = std::ranges::count(items, items[item]) > 1 ? Slip::itemTwice : Slip::itemTooMany;
        Alteration without{
            {slip, &form.fields->fields[at], static_cast<std::int64_t>(item) + 1, 0}, form, weightOf(slip)};
        auto &left = without.form.values[at].items;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(item));
        list.push_back(std::move(without));
    }
}

/// Items to try: each as it was seen, then with small numbers in the place of its own.
class Items {
public:
    Items(const Form &form, std::size_t field, std::span<const Form> samples) : m_field(form.fields->fields[field])
    {
        take(form, field);
        for (const Form &sample : samples)
            take(sample, field);
        const std::size_t seen = m_items.size();
        for (std::size_t at = 0; at < seen && at < mostVaried; ++at)
            vary(Form::Item(m_items[at]), 0);
    }
    const std::vector<Form::Item> &list() const { return m_items; }

private:
    static constexpr std::size_t mostSeen = 30;
    static constexpr std::size_t mostVaried = 12;

    void add(const Form::Item &item)
    {
        if (std::ranges::find(m_items, item) == m_items.end())
            m_items.push_back(item);
    }
    void take(const Form &sample, std::size_t field)
    {
        for (const Form::Item &item : sample.values[field].items)
            if (m_items.size() < mostSeen)
                add(item);
    }
    void vary(Form::Item item, std::size_t part)
    {
        if (part == item.size()) {
            add(item);
            return;
        }
        const Field &field = m_field.parts[part];
        if (field.kind != Field::Kind::number) {
            vary(std::move(item), part + 1);
            return;
        }
        for (std::int64_t number = field.least; number <= field.least + fewest && number <= field.most; ++number) {
            item[part] = {true, {number}, {}, {}};
            vary(item, part + 1);
        }
    }

    const Field &m_field;
    std::vector<Form::Item> m_items;
};

void putIn(const Form &form, std::size_t at, std::span<const Form> samples, std::vector<Alteration> &list)
{
    constexpr std::int64_t half = 12; // tried so late, an item is half as likely
    const Items items(form, at, samples);
    std::int64_t tried = 0;
    for (const Form::Item &item : items.list()) {
        Alteration with{{Slip::itemLeftOut, &form.fields->fields[at], 0, 0},
                        form,
                        weightOf(Slip::itemLeftOut) * half / (half + tried++)};
        with.form.values[at].given = true;
        with.form.values[at].items.push_back(item);
        list.push_back(std::move(with));
    }
}

} // namespace

std::vector<Alteration> leftOutOrTooMuch(const Form &form, std::span<const Form> samples)
{
    std::vector<Alteration> list;
    for (const Form::Place &place : form.places())
        if (form.fieldAt(place).kind == Field::Kind::number && !form.fieldAt(place).required)
            changeOptional(form, place, list);
    for (std::size_t at = 0; at < form.values.size(); ++at)
        if (form.fields->fields[at].kind == Field::Kind::groups) {
            takeOut(form, at, list);
            putIn(form, at, samples, list);
        }
    return list;
}

} // namespace bandar::journal
