// SPDX-License-Identifier: MPL-2.0
#include "journal/chain.h"

#include <algorithm>
#include <utility>

namespace bandar::journal {

std::size_t Chain::placeOf(EntryId id) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(m_links, id, {}, &Link::id) - m_links.begin());
}

std::vector<WrittenEntry> Chain::list() const
{
    std::vector<WrittenEntry> entries;
    entries.reserve(m_size);
    for (std::size_t place = m_links.front().after; place != 0; place = m_links[place].after)
        entries.push_back(m_links[place].entry);
    return entries;
}

const WrittenEntry *Chain::find(EntryId id) const
{
    const std::size_t place = placeOf(id);
    const bool isIn = place < m_links.size() && m_links[place].id == id && m_links[place].entry;
    return isIn ? &m_links[place].entry : nullptr;
}

void Chain::put(std::span<const WrittenEntry> entries, EntryId before)
{
    const std::size_t next = before == 0 ? 0 : placeOf(before);
    for (const WrittenEntry &entry : entries) {
        const std::size_t place = placeOf(entry->id);
        if (place == m_links.size())
            m_links.emplace_back();
        const std::size_t last = m_links[next].before;
        m_links[place] = {entry->id, entry, last, next};
        m_links[last].after = m_links[next].before = place;
    }
    m_size += entries.size();
}

WrittenEntry Chain::take(EntryId id)
{
    Link &link = m_links[placeOf(id)];
    m_links[link.before].after = link.after;
    m_links[link.after].before = link.before;
    --m_size;
    return std::exchange(link.entry, nullptr);
}

void Chain::putBack(WrittenEntry entry)
{
    const std::size_t place = placeOf(entry->id);
    Link &link = m_links[place];
    link.entry = std::move(entry);
    m_links[link.before].after = m_links[link.after].before = place;
    ++m_size;
}

WrittenEntry Chain::replace(EntryId id, WrittenEntry entry)
{
    return std::exchange(m_links[placeOf(id)].entry, std::move(entry));
}

} // namespace bandar::journal
