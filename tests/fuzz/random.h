// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace bandar::fuzz {

/// Choices that follow from a seed alone, so that what the fuzzer finds can be found again.
class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}

    /// 0 to `count` - 1.
    std::size_t below(std::size_t count) { return m_engine() % count; }
    bool oneIn(std::size_t count) { return below(count) == 0; }

    template <class Container>
    auto &from(Container &&container)
    {
        return container[below(std::size(container))];
    }

    /// Mostly what a game has in it, sometimes the ends of what a record may hold and what lies beyond.
    std::int64_t number()
    {
        static constexpr std::int64_t edges[] = {-1, 0, 1'000'000'000, 1'000'000'001, INT64_MAX, INT64_MIN};
        switch (below(8)) {
        case 0: return from(edges);
        case 1: return static_cast<std::int64_t>(below(200)) * 5;
        default: return static_cast<std::int64_t>(below(8));
        }
    }

private:
    std::minstd_rand m_engine;
};

} // namespace bandar::fuzz
