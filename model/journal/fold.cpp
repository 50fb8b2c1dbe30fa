// SPDX-License-Identifier: MPL-2.0
#include "journal/fold.h"

#include <algorithm>

namespace bandar::journal {

std::vector<ActNumber> Fold::takenBack() const
{
    std::vector<ActNumber> numbers = m_takenBack;
    std::erase(numbers, ActNumber{0});
    return numbers;
}

std::optional<Objection> Fold::change(const Act &act, ActNumber number)
{
    const bool adds = act.kind == Act::Kind::step || act.kind == Act::Kind::insert;
    const WrittenEntry *target = m_entries.find(act.target);
    if (target == nullptr && (act.target != 0 || !adds))
        return Objection::noSuchEntry;
    Change made{number, nullptr};
    switch (act.kind) {
    case Act::Kind::step: m_entries.put(act.entries, 0); break;
    case Act::Kind::insert: m_entries.put(act.entries, act.target); break;
    case Act::Kind::amend:
        if (act.entries.size() != 1)
            return Objection::oneEntry;
        made.old = m_entries.replace(act.target, act.entries.front());
        break;
    case Act::Kind::remove: made.old = m_entries.take(act.target); break;
    case Act::Kind::settle: {
        Written ruled = **target;
        ruled.entry.annotations.ruling = act.ruling;
        ruled.settled = true;
        made.old = m_entries.replace(act.target, std::make_shared<const Written>(std::move(ruled)));
        break;
    }
    case Act::Kind::undo:
    case Act::Kind::redo:
    case Act::Kind::lost: break;
    }
    m_inForce.push_back(std::move(made));
    return std::nullopt;
}

std::optional<Objection> Fold::undo(std::span<const Act> earlier, ActNumber number)
{
    if (m_inForce.empty())
        return Objection::nothingToUndo;
    Change &last = m_inForce.back();
    if (number != last.number)
        return Objection::notTheLast;
    // All that came after it has been taken back already, so that its reverse leads exactly to where it began.
    const Act &act = earlier[number - 1];
    if (act.kind == Act::Kind::remove)
        m_entries.putBack(std::move(last.old));
    else if (last.old)
        m_entries.replace(act.target, std::move(last.old));
    else
        for (const WrittenEntry &entry : act.entries)
            m_entries.take(entry->id);
    m_inForce.pop_back();
    m_takenBack.push_back(number);
    m_placeTaken.resize(std::max(m_placeTaken.size(), number + 1));
    m_placeTaken[number] = m_takenBack.size();
    return std::nullopt;
}

std::optional<Objection> Fold::redo(std::span<const Act> earlier, ActNumber number)
{
    if (number == 0)
        return Objection::nothingToRedo;
    if (!isTakenBack(number))
        return Objection::notTakenBack;
    if (const auto objection = change(earlier[number - 1], number))
        return objection;
    m_takenBack[m_placeTaken[number] - 1] = 0;
    m_placeTaken[number] = 0;
    while (!m_takenBack.empty() && m_takenBack.back() == 0)
        m_takenBack.pop_back();
    m_parked = std::min(m_parked, m_takenBack.size());
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
    if (const auto objection = change(act, earlier.size() + 1))
        return objection;
    m_parked = m_takenBack.size();
    return std::nullopt;
}

} // namespace bandar::journal
