// SPDX-License-Identifier: MPL-2.0
#include "ahead.h"

#include "indonesia/declines.h"

namespace bandar::app {

std::optional<std::vector<indonesia::Entry>> declinesBefore(const indonesia::State &state, table::PlayerId actor,
                                                            indonesia::Question question)
{
    std::vector<indonesia::Entry> declines;
    indonesia::State now = state;
    while (true) {
        const indonesia::Asked asked = indonesia::asked(now);
        if (asked.question != question || now.phase != state.phase || now.year != state.year)
            return std::nullopt;
        if (asked.player == actor)
            return declines;
        const auto silent = indonesia::silence(now);
        if (!silent || declines.size() == static_cast<std::size_t>(state.playerCount))
            return std::nullopt;
        auto applied = indonesia::apply(now, silent->entry);
        auto *outcome = std::get_if<indonesia::Outcome>(&applied);
        if (outcome == nullptr)
            return std::nullopt;
        declines.push_back(silent->entry);
        now = std::move(outcome->next);
    }
}

} // namespace bandar::app
