// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "entries.h"

#include <string>
#include <vector>

namespace bandar::fuzz {

/// A record as lines of text, changed a line, a word or a number at a time, so that most of what comes out is still a
/// record and gets deep into a game.
class Mutator {
public:
    Mutator(const Entries &entries, Random &random, std::string_view record);

    void change();
    void append(std::string line) { m_lines.push_back(std::move(line)); }

    const Named &named() const { return m_named; }
    std::string text() const;

private:
    std::string &anyLine() { return m_random.from(m_lines); }
    auto anyPlace() { return m_lines.begin() + static_cast<std::ptrdiff_t>(m_random.below(m_lines.size())); }

    void changeNumber(std::string &line);
    void changeWord(std::string &line);
    void changeMember(std::string &line);
    void slip(std::string &line);
    void insertKey(std::string &line, bool header);

    const Entries &m_entries;
    Random &m_random;
    std::vector<std::string> m_lines;
    Named m_named;
};

} // namespace bandar::fuzz
