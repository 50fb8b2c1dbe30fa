// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/act.h"

#include <span>
#include <vector>

namespace bandar::journal {

/// Entries in an order that can be changed anywhere. However many there are, every change takes the same time but for
/// finding the entry, which takes its logarithm; and every change can be reversed exactly, the last one first.
class Chain {
public:
    Chain() : m_links(1) {}

    std::size_t size() const { return m_size; }
    std::vector<WrittenEntry> list() const;
    /// The entry of that name; nullptr if it is not in the chain.
    const WrittenEntry *find(EntryId id) const;

    /// Puts entries, none of which is in the chain, before the one called `before`, or at the end where that is 0.
    /// Entries that were never in it have greater names than all that were.
    void put(std::span<const WrittenEntry> entries, EntryId before);
    /// Takes an entry out and returns it.
    WrittenEntry take(EntryId id);
    /// Reverses take(), when all that was done since has been reversed.
    void putBack(WrittenEntry entry);
    /// Puts an entry in the place of the one called `id`, which it returns.
    WrittenEntry replace(EntryId id, WrittenEntry entry);

private:
    /// One that was taken out keeps its neighbours: that is how it finds back.
    struct Link {
        EntryId id = 0;
        WrittenEntry entry; ///< empty of one that is not in the chain
        std::size_t before = 0;
        std::size_t after = 0;
    };

    std::size_t placeOf(EntryId id) const;

    std::vector<Link> m_links; ///< by name; the first, of no entry, closes the chain to a ring
    std::size_t m_size = 0;
};

} // namespace bandar::journal
