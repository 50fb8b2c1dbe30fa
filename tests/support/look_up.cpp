// SPDX-License-Identifier: MPL-2.0
#include "support/look_up.h"

#include "support/suite.h"

#include <algorithm>
#include <array>
#include <utility>

namespace bandar::tests {

namespace {

// The name of an enumerator as the compiler spells it.
template <indonesia::Reason reason>
std::string spelt()
{
    const std::string_view text = __PRETTY_FUNCTION__;
    const std::size_t from = text.find("Reason::", text.find("reason = ")) + 8;
    return std::string(text.substr(from, text.find_first_of(";]", from) - from));
}

template <std::size_t... Codes>
std::string nameAt(std::size_t code, std::index_sequence<Codes...>)
{
    static constexpr std::array spellers{&spelt<static_cast<indonesia::Reason>(Codes)>...};
    return spellers[code]();
}

} // namespace

std::string nameOf(indonesia::Reason reason)
{
    constexpr auto last = static_cast<std::size_t>(indonesia::Reason::beyondBooks);
    return nameAt(static_cast<std::size_t>(reason), std::make_index_sequence<last + 1>());
}

std::size_t placeIn(const table::Vocabulary &vocabulary, std::string_view name)
{
    const auto names = vocabulary.names();
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        qFatal("the test names a %s that does not exist: %s", std::string(vocabulary.what).c_str(),
               std::string(name).c_str());
    return static_cast<std::size_t>(found - names.begin());
}

std::string figuresOf(const table::Remark &remark, const table::Setup &setup)
{
    std::string text;
    for (std::size_t at = 0; at < remark.used; ++at) {
        const table::Figure &figure = remark.figures[at];
        text += ' ';
        if (figure.kind == table::Figure::Kind::player)
            text += setup.players[static_cast<std::size_t>(figure.value)].id;
        else if (figure.kind == table::Figure::Kind::name)
            text += figure.vocabulary->names()[static_cast<std::size_t>(figure.value)];
        else
            text += std::to_string(figure.value);
    }
    return text;
}

std::string toText(const table::Refusal &refusal, const table::Setup &setup)
{
    return nameOf(indonesia::reasonOf(refusal)) + figuresOf(refusal, setup);
}

} // namespace bandar::tests
