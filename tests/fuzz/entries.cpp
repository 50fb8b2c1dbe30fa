// SPDX-License-Identifier: MPL-2.0
#include "entries.h"

#include <algorithm>

namespace bandar::fuzz {

using table::Field;

namespace {

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

struct Writer {
    Random &random;
    const Named &named;

    std::string anyPlayer() const { return quoted(named.players.empty() ? "nobody" : random.from(named.players)); }
    std::string player() const { return named.actor.empty() || random.oneIn(8) ? anyPlayer() : quoted(named.actor); }

    std::string name(const table::Vocabulary &vocabulary) const
    {
        const auto names = vocabulary.names();
        for (int guess = random.oneIn(3) ? 0 : 8; guess > 0 && !named.words.empty(); --guess) {
            const std::string &word = random.from(named.words);
            if (std::ranges::find(names, word) != names.end())
                return quoted(word);
        }
        return quoted(random.from(names));
    }

    std::string number(const Field &field) const
    {
        if (!random.oneIn(4) || field.most <= field.least)
            return std::to_string(random.number());
        const auto room = static_cast<std::size_t>(std::min<std::int64_t>(field.most - field.least, 100));
        return std::to_string(field.least + static_cast<std::int64_t>(random.below(room + 1)));
    }

    template <class Item>
    std::string list(Item &&item) const
    {
        std::string text = "[";
        for (std::size_t rest = random.below(5); rest > 0; --rest)
            text += item() + (rest > 1 ? "," : "");
        return text + "]";
    }

    std::string value(const Field &field) const
    {
        switch (field.kind) {
        case Field::Kind::number: return number(field);
        case Field::Kind::text: return quoted("told by the table");
        case Field::Kind::name: return name(*field.vocabulary);
        case Field::Kind::player: return player();
        case Field::Kind::names: return list([&] { return name(*field.vocabulary); });
        case Field::Kind::players: return list([&] { return anyPlayer(); });
        case Field::Kind::groups: return list([&] { return "{" + keys({field.parts, field.partCount}) + "}"; });
        }
        return "null";
    }

    std::string keys(std::span<const Field> fields) const
    {
        std::string text;
        const std::size_t rarity = 1 + random.below(6); // of the keys that may be left out
        for (const Field &field : fields) {
            if (field.required ? random.oneIn(50) : !random.oneIn(rarity))
                continue;
            text += (text.empty() ? "" : ",") + quoted(field.key) + ":" + value(field);
        }
        return text;
    }
};

void collect(std::span<const Field> fields, std::vector<std::string> &words)
{
    for (const Field &field : fields) {
        words.emplace_back(field.key);
        if (field.vocabulary != nullptr)
            for (const std::string_view name : field.vocabulary->names())
                words.emplace_back(name);
        collect({field.parts, field.partCount}, words);
    }
}

} // namespace

Entries::Entries(const table::Game &game) : m_kinds(game.kinds())
{
    for (const table::EntryKind &kind : m_kinds) {
        m_words.emplace_back(kind.word);
        collect(kind.fields, m_words);
    }
    for (const table::Option &option : game.options()) {
        m_words.emplace_back(option.key);
        m_words.insert(m_words.end(), option.values.begin(), option.values.end());
    }
    std::ranges::sort(m_words);
    m_words.erase(std::ranges::unique(m_words).begin(), m_words.end());
}

std::string Entries::line(Random &random, const Named &named, const table::EntryKind *kind) const
{
    if (kind == nullptr)
        kind = &random.from(m_kinds);
    std::string text = "{" + quoted("do") + ":" + quoted(kind->word);
    const std::string keys = Writer{random, named}.keys(kind->fields);
    if (!keys.empty())
        text += "," + keys;
    if (random.oneIn(6))
        text += R"(,"ruling":"so the table agreed")";
    if (random.oneIn(12))
        text += R"(,"outOfTurn":true)";
    if (random.oneIn(30))
        text += R"(,"at":"2026-11-30T20:15:00+01:00","note":"by lamplight")";
    return text + "}";
}

} // namespace bandar::fuzz
