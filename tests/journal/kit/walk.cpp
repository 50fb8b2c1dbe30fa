// SPDX-License-Identifier: MPL-2.0
#include "kit/walk.h"

#include "journal/consequences.h"
#include "player.h"

#include <any>

namespace bandar::tests {

using namespace journal;

std::optional<table::Entry> Walker::indonesian(const table::State &state)
{
    const auto &typed = state.as<indonesia::State>();
    std::vector<indonesia::Entry> possible;
    for (indonesia::Entry &entry : Enumerator(typed, m_dice).entries())
        if (std::holds_alternative<indonesia::Outcome>(indonesia::apply(typed, entry)))
            possible.push_back(std::move(entry));
    auto chosen = choose(possible, m_dice);
    if (!chosen)
        return std::nullopt;
    const std::size_t kind = chosen->index();
    return table::Entry{kind, std::any(std::move(*chosen)), {}};
}

// The toy by its field lists alone.
std::optional<table::Entry> Walker::pearly(const Journal &journal, const table::State &state)
{
    const table::Game &game = journal.game();
    for (int attempt = 0; attempt < 40; ++attempt) {
        const auto awaited = game.awaited(state);
        const bool says = awaited.empty() || below(20) == 0;
        table::Entry entry = game.blank(says ? game.kinds().size() - 1 : awaited.front().kind);
        for (const table::Field &field : game.kinds()[entry.kind].fields) {
            void *fields = game.fields(entry);
            if (field.kind == table::Field::Kind::text)
                field.putText(fields, "ahoy");
            else if (field.kind == table::Field::Kind::player)
                field.put(fields, awaited[below(awaited.size())].player.index);
            else if (field.kind == table::Field::Kind::name)
                field.put(fields, static_cast<std::int64_t>(below(2)));
            else
                field.put(fields, 1 + static_cast<std::int64_t>(below(3)));
        }
        if (std::holds_alternative<table::Outcome>(game.apply(state, entry)))
            return entry;
    }
    return std::nullopt;
}

std::optional<table::Entry> Walker::entry(const Journal &journal, const table::State &state)
{
    return journal.game().name() == "indonesia" ? indonesian(state) : pearly(journal, state);
}

Wish Walker::wish(const Journal &journal)
{
    Wish wish;
    const auto entries = journal.entries();
    // The longer the game, the more is taken back, so that a walk goes through many games.
    const std::size_t roll = below(100);
    const std::size_t undoing = entries.size() > 300 ? 50 : 18;
    const bool over = journal.game().awaited(journal.state()).empty();
    if (roll < undoing || (over && roll < 60)) {
        wish.kind = Act::Kind::undo;
    } else if (roll < undoing + 8) {
        wish.kind = Act::Kind::redo;
        const auto takenBack = journal.fold().takenBack();
        if (!takenBack.empty() && below(3) == 0)
            wish.of = takenBack[below(takenBack.size())];
    } else if (roll < undoing + 8 + m_corrections && !entries.empty()) {
        if (const auto flags = openFlags(journal); !flags.empty() && below(2) == 0) {
            const Played &flag = *flags[below(flags.size())];
            wish.kind = flag.fate == Fate::setAside ? Act::Kind::remove : Act::Kind::settle;
            wish.target = flag.written->id;
            wish.ruling = "agreed";
            return wish;
        }
        constexpr std::array kinds{Act::Kind::amend, Act::Kind::insert, Act::Kind::remove};
        wish.kind = kinds[below(kinds.size())];
        const std::size_t place = below(entries.size());
        wish.target = entries[place]->id;
        const bool atEnd = wish.kind == Act::Kind::insert && below(3) == 0;
        if (atEnd)
            wish.target = 0;
        if (wish.kind == Act::Kind::amend || wish.kind == Act::Kind::insert)
            if (auto other = entry(journal, journal.stateAfter(place)))
                wish.entries.push_back(std::move(*other));
    } else {
        table::State state = journal.state();
        for (std::size_t left = 1 + below(2); left > 0; --left) {
            auto next = entry(journal, state);
            if (!next)
                break;
            state = std::get<table::Outcome>(journal.game().apply(state, *next)).next;
            wish.entries.push_back(std::move(*next));
        }
    }
    return wish;
}

} // namespace bandar::tests
