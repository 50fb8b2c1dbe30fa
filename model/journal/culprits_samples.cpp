// SPDX-License-Identifier: MPL-2.0
#include "journal/culprits_samples.h"

#include <algorithm>

namespace bandar::journal {

namespace {

using table::Field;

bool isAbout(const Form &a, const Form &b, Field::Kind kind)
{
    for (std::size_t at = 0; at < a.values.size(); ++at)
        if (a.fields->fields[at].kind == kind && !(a.values[at] == b.values[at]))
            return false;
    return true;
}

bool has(const Form &form, std::size_t field, const Form::Item &item)
{
    return std::ranges::find(form.values[field].items, item) != form.values[field].items.end();
}

} // namespace

Samples::Samples(std::span<const Form> entries, std::size_t place)
{
    constexpr std::size_t mostSamples = 24;
    const Form &form = entries[place];
    if (std::ranges::none_of(form.fields->fields, [](const Field &f) { return f.kind == Field::Kind::groups; }))
        return;
    struct Sample {
        int unlike;
        std::size_t distance;
        std::size_t place;
        auto operator<=>(const Sample &) const = default;
    };
    std::vector<Sample> list;
    for (std::size_t other = 0; other < entries.size(); ++other) {
        if (other == place || entries[other].kind != form.kind)
            continue;
        const bool samePlayer = isAbout(form, entries[other], Field::Kind::player);
        const bool sameThing = samePlayer && isAbout(form, entries[other], Field::Kind::name);
        const int unlike = 2 - (samePlayer ? 1 : 0) - (sameThing ? 1 : 0);
        list.push_back({unlike, other < place ? place - other : other - place, other});
    }
    std::ranges::sort(list);
    for (const Sample &sample : std::span(list).first(std::min(mostSamples, list.size()))) {
        m_samples.push_back(entries[sample.place]);
        m_alike += sample.unlike == 0 ? 1 : 0;
    }
}

bool Samples::isUsual(std::size_t field, const Form::Item &item) const
{
    return std::ranges::any_of(all().first(m_alike), [&](const Form &sample) { return has(sample, field, item); });
}

std::int64_t Samples::weigh(std::int64_t weight, const Form &entered, const Form &altered) const
{
    for (std::size_t field = 0; field < entered.values.size(); ++field) {
        for (const Form::Item &item : altered.values[field].items)
            if (!has(entered, field, item) && isUsual(field, item))
                weight *= 2;
        for (const Form::Item &item : entered.values[field].items)
            if (!has(altered, field, item) && isUsual(field, item))
                weight /= 2;
    }
    return weight;
}

} // namespace bandar::journal
