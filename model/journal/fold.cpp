// SPDX-License-Identifier: MPL-2.0
#include "journal/fold.h"

#include <algorithm>

namespace bandar::journal {

std::optional<std::size_t> Fold::find(EntryId id) const
{
    const auto found = std::ranges::find(m_entries, id, [](const WrittenEntry &entry) { return entry->id; });
    if (found == m_entries.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_entries.begin());
}

std::optional<Objection> Fold::change(const Act &act)
{
    const auto end = m_entries.size();
    const auto place = act.target == 0 ? end : find(act.target);
    if (!place || (act.target == 0 && act.kind != Act::Kind::step && act.kind != Act::Kind::insert))
        return Objection::noSuchEntry;
    const auto at = m_entries.begin() + static_cast<std::ptrdiff_t>(*place);
    switch (act.kind) {
    case Act::Kind::step: m_entries.insert(m_entries.end(), act.entries.begin(), act.entries.end()); break;
    case Act::Kind::insert: m_entries.insert(at, act.entries.begin(), act.entries.end()); break;
    case Act::Kind::amend:
        if (act.entries.size() != 1)
            return Objection::oneEntry;
        *at = act.entries.front();
        break;
    case Act::Kind::remove: m_entries.erase(at); break;
    case Act::Kind::settle: {
        Written ruled = **at;
        ruled.entry.annotations.ruling = act.ruling;
        ruled.settled = true;
        *at = std::make_shared<const Written>(std::move(ruled));
        break;
    }
    case Act::Kind::undo:
    case Act::Kind::redo:
    case Act::Kind::lost: break;
    }
    return std::nullopt;
}

std::optional<Objection> Fold::undo(std::span<const Act> earlier, ActNumber number)
{
    if (m_inForce.empty())
        return Objection::nothingToUndo;
    if (number != m_inForce.back())
        return Objection::notTheLast;
    const Act &last = earlier[m_inForce.back() - 1];
    m_takenBack.push_back(m_inForce.back());
    m_inForce.pop_back();
    if (last.kind == Act::Kind::step) {
        m_entries.resize(m_entries.size() - last.entries.size());
        return std::nullopt;
    }
    // A change in the middle leaves no trace of what was there before: the others are made again.
    m_entries.clear();
    for (const ActNumber each : m_inForce)
        change(earlier[each - 1]);
    return std::nullopt;
}

std::optional<Objection> Fold::redo(std::span<const Act> earlier, ActNumber number)
{
    const auto found = std::ranges::find(m_takenBack, number);
    if (number == 0)
        return Objection::nothingToRedo;
    if (found == m_takenBack.end())
        return Objection::notTakenBack;
    if (const auto objection = change(earlier[number - 1]))
        return objection;
    if (static_cast<std::size_t>(found - m_takenBack.begin()) < m_parked)
        --m_parked;
    m_takenBack.erase(found);
    m_inForce.push_back(number);
    return std::nullopt;
}

std::optional<Objection> Fold::add(std::span<const Act> earlier, const Act &act)
{
    if (act.kind == Act::Kind::undo)
        return undo(earlier, act.of);
    if (act.kind == Act::Kind::redo)
        return redo(earlier, act.of);
    if (act.kind == Act::Kind::lost)
        return std::nullopt;
    if (const auto objection = change(act))
        return objection;
    m_inForce.push_back(earlier.size() + 1);
    m_parked = m_takenBack.size();
    return std::nullopt;
}

} // namespace bandar::journal
