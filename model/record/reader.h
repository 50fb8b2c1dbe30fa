// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/fault.h"
#include "record/json.h"
#include "table/game.h"

#include <functional>
#include <istream>
#include <optional>
#include <span>
#include <string>
#include <variant>

namespace bandar::record {

/// The games that a record may be of.
using Games = std::span<const table::Game *const>;

/// The first line of a record.
struct Header {
    const table::Game *game = nullptr;
    table::Setup setup;
    std::string uuid;
    std::string title;
    std::string started; ///< ISO 8601
    std::size_t line = 0;
};

/// One entry with the line it stands in.
struct Line {
    std::size_t number = 0;
    table::Entry entry;
};

/// The lines of a file, blank ones passed over, without the byte order mark that may lead it and without their ends.
/// UTF-16 and UTF-32 are told for what they are. Nothing that a file may hold makes it hang or grow: a line and a file
/// have a greatest length. Whatever reads a text file or standard input reads it by this.
class Lines {
public:
    static constexpr std::size_t longestLine = std::size_t{1} << 20;
    static constexpr std::size_t longestFile = std::size_t{1} << 28;

    explicit Lines(std::istream &input) : m_input(input) {}

    /// The next line that is not blank, good until the next call; nothing at the end, or where `fault` says why.
    std::optional<std::string_view> next(std::optional<Fault> &fault);
    /// The number of that line, from 1.
    std::size_t number() const { return m_line; }

private:
    enum class Taken : std::uint8_t { line, end, tooLong };

    Taken take();

    std::istream &m_input;
    std::string m_text;
    std::size_t m_line = 0;
    std::size_t m_bytes = 0;
};

/// Reads a record line by line (record page, section 1) and keeps no more than one in memory.
class Reader {
public:
    static constexpr std::size_t longestLine = Lines::longestLine;
    static constexpr std::size_t longestFile = Lines::longestFile;

    Reader(std::istream &input, Games games) : m_lines(input), m_games(games) {}

    /// The header; to be called once, first.
    std::variant<Header, Fault> header();
    /// The next entry; nothing at the end of the file.
    std::optional<std::variant<Line, Fault>> next();

private:
    std::optional<Json::Object> takeObject(Fault &fault, bool &end);

    Lines m_lines;
    Games m_games;
    Header m_header;
};

/// Reads the header object (line number already in `fault`).
std::optional<Header> readHeader(const Json::Object &object, Games games, Fault &fault);

/// Reads one entry object against the field lists of the game.
std::optional<table::Entry> readEntry(const Json::Object &object, const table::Game &game, const table::Setup &setup,
                                      Fault &fault);

} // namespace bandar::record
