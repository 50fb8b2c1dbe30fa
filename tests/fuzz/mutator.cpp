// SPDX-License-Identifier: MPL-2.0
#include "mutator.h"

#include "odd.h"
#include "spans.h"

#include <algorithm>

namespace bandar::fuzz {

Mutator::Mutator(const Entries &entries, Random &random, std::string_view record) : m_entries(entries), m_random(random)
{
    while (!record.empty()) {
        const std::size_t end = std::min(record.find('\n'), record.size());
        m_lines.emplace_back(record.substr(0, end));
        record.remove_prefix(std::min(end + 1, record.size()));
    }
    if (m_lines.empty())
        m_lines.emplace_back();

    for (const std::string &line : m_lines)
        for (const Span &word : words(line))
            m_named.words.emplace_back(word.in(line));
    const std::string &header = m_lines.front();
    for (const Member &member : members(header))
        if (member.key.in(header) == "id" && member.value.size > 2)
            m_named.players.emplace_back(header.substr(member.value.from + 1, member.value.size - 2));
}

void Mutator::change()
{
    switch (m_random.below(14)) {
    case 0: m_lines.erase(anyPlace() + 1, m_lines.end()); break;
    case 1: m_lines.erase(anyPlace()); break;
    case 2: m_lines.insert(anyPlace(), std::string(anyLine())); break;
    case 3: std::swap(anyLine(), anyLine()); break;
    case 4: m_lines.insert(anyPlace() + 1, std::string(m_random.from(oddLines))); break;
    case 5: insertKey(m_lines.front(), true); break;
    case 6: insertKey(anyLine(), false); break;
    case 7: changeMember(m_lines.front()); break;
    case 8: changeMember(anyLine()); break;
    case 9: changeWord(anyLine()); break;
    case 10: slip(anyLine()); break;
    case 11: changeNumber(anyLine()); break;
    default: m_lines.insert(anyPlace() + 1, m_entries.line(m_random, m_named)); break;
    }
    if (m_lines.empty())
        m_lines.emplace_back();
}

void Mutator::changeNumber(std::string &line)
{
    const std::vector<Span> found = numbers(line);
    if (found.empty())
        return;
    const Span &chosen = m_random.from(found);
    line.replace(chosen.from, chosen.size, std::to_string(m_random.number()));
}

void Mutator::changeWord(std::string &line)
{
    const std::vector<Span> found = words(line);
    if (found.empty())
        return;
    const Span &chosen = m_random.from(found);
    const bool player = !m_named.players.empty() && m_random.oneIn(4);
    line.replace(chosen.from, chosen.size, player ? m_random.from(m_named.players) : m_random.from(m_entries.words()));
}

void Mutator::changeMember(std::string &line)
{
    const std::vector<Member> found = members(line);
    if (found.empty())
        return;
    const Member &chosen = m_random.from(found);
    const std::string_view key = chosen.key.in(line);
    if (key == "at" || key == "started")
        line.replace(chosen.value.from, chosen.value.size, '"' + std::string(m_random.from(oddTimes)) + '"');
    else if (m_random.oneIn(3))
        line.replace(chosen.value.from, chosen.value.size, m_random.from(oddValues));
    else if (m_random.oneIn(2))
        line.replace(chosen.value.from, chosen.value.size, '"' + std::string(m_random.from(oddTexts)) + '"');
    else if (m_random.oneIn(2))
        line.replace(chosen.value.from, chosen.value.size, '"' + std::string(m_random.below(1500), 'x') + '"');
    else if (line[std::min(chosen.whole.end(), line.size() - 1)] == ',')
        line.erase(chosen.whole.from, chosen.whole.size + 1);
}

/// A slip of the finger, as somebody makes who types.
void Mutator::slip(std::string &line)
{
    const std::vector<Span> found = words(line);
    if (found.empty())
        return;
    const Span &chosen = m_random.from(found);
    const std::size_t at = chosen.from + m_random.below(chosen.size + 1);
    if (m_random.oneIn(2))
        line.erase(at, 1);
    else
        line.insert(at, 1, 'e');
}

void Mutator::insertKey(std::string &line, bool header)
{
    const std::size_t player = header && m_random.oneIn(2) ? line.find(R"("id")") : std::string::npos;
    if (player != std::string::npos)
        line.insert(player, std::string(m_random.from(oddPlayerKeys)) + ",");
    else if (!line.empty())
        line.insert(1, std::string(header ? m_random.from(oddHeaderKeys) : m_random.from(oddKeys)) + ",");
}

std::string Mutator::text() const
{
    std::string text;
    for (const std::string &line : m_lines)
        text += line + "\n";
    return text;
}

} // namespace bandar::fuzz
