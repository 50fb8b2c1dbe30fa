// SPDX-License-Identifier: MPL-2.0
#include "record/reader.h"

#include "record/text.h"

#include <cstring>

namespace bandar::record {

namespace {

// What a line is written in where that is not UTF-8: the mark in front of the file tells it, or the zeros among the
// first four bytes, for every line of a record begins with ASCII.
std::string_view otherEncoding(std::string_view line, bool leads)
{
    using namespace std::string_view_literals;
    if (leads && (line.starts_with("\xFF\xFE\0\0"sv) || line.starts_with("\0\0\xFE\xFF"sv)))
        return "UTF-32";
    if (leads && (line.starts_with("\xFF\xFE"sv) || line.starts_with("\xFE\xFF"sv)))
        return "UTF-16";
    unsigned zeros = 0;
    if (line.size() >= 4)
        for (const char byte : line.substr(0, 4))
            zeros = zeros << 1U | (byte == '\0' ? 1U : 0U);
    switch (zeros) {
    case 0b0101U:
    case 0b1010U: return "UTF-16";
    case 0b0111U:
    case 0b1110U: return "UTF-32";
    default: return {};
    }
}

} // namespace

Lines::Taken Lines::take()
{
    // The buffer bounds a line before it is taken in, so that an endless line cannot fill the memory.
    m_text.clear();
    std::streambuf *buffer = m_input.rdbuf();
    int next = buffer->sgetc();
    if (next == std::char_traits<char>::eof())
        return Taken::end;
    ++m_line;
    while (next != std::char_traits<char>::eof()) {
        buffer->sbumpc();
        ++m_bytes;
        if (next == '\n')
            break;
        if (m_text.size() >= longestLine)
            return Taken::tooLong;
        m_text.push_back(static_cast<char>(next));
        next = buffer->sgetc();
    }
    if (!m_text.empty() && m_text.back() == '\r')
        m_text.pop_back();
    if (m_line == 1 && m_text.starts_with("\xEF\xBB\xBF"))
        m_text.erase(0, 3);
    return Taken::line;
}

std::optional<std::string_view> Lines::next(std::optional<Fault> &fault)
{
    for (;;) {
        const Taken taken = take();
        if (taken == Taken::end)
            return std::nullopt;
        if (taken == Taken::tooLong || m_bytes > longestFile) {
            fault.emplace();
            fault->line = m_line;
            fault->kind = taken == Taken::tooLong ? Fault::Kind::lineTooLong : Fault::Kind::fileTooLong;
            fault->most = static_cast<std::int64_t>(taken == Taken::tooLong ? longestLine : longestFile);
            return std::nullopt;
        }
        if (m_text.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        const std::string_view encoding = otherEncoding(m_text, m_line == 1);
        if (encoding.empty())
            return m_text;
        fault.emplace();
        fault->line = m_line;
        fault->kind = Fault::Kind::otherEncoding;
        fault->value = encoding;
        return std::nullopt;
    }
}

std::optional<Json::Object> Reader::takeObject(Fault &fault, bool &end)
{
    std::optional<Fault> unreadable;
    const auto line = m_lines.next(unreadable);
    end = !line && !unreadable;
    fault.line = m_lines.number();
    if (unreadable)
        fault = *unreadable;
    return line ? parseObject(*line, fault) : std::nullopt;
}

std::variant<Header, Fault> Reader::header()
{
    Fault fault;
    bool end = false;
    const auto object = takeObject(fault, end);
    if (end) {
        fault.kind = Fault::Kind::noHeader;
        fault.line = std::max<std::size_t>(1, m_lines.number());
    }
    if (!object)
        return fault;
    auto header = readHeader(*object, m_games, fault);
    if (!header)
        return fault;
    header->line = m_lines.number();
    m_header = *header;
    return *header;
}

std::optional<std::variant<Line, Fault>> Reader::next()
{
    Fault fault;
    bool end = false;
    const auto object = takeObject(fault, end);
    if (end)
        return std::nullopt;
    if (!object)
        return fault;
    auto entry = readEntry(*object, *m_header.game, m_header.setup, fault);
    if (!entry)
        return fault;
    return Line{m_lines.number(), std::move(*entry)};
}

} // namespace bandar::record
