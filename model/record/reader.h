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

/// Reads a record line by line (record page, section 1) and keeps no more than one in memory. Nothing that a file may
/// hold makes it hang or grow: a line and a file have a greatest length.
class Reader {
public:
    static constexpr std::size_t longestLine = std::size_t{1} << 20;
    static constexpr std::size_t longestFile = std::size_t{1} << 28;

    Reader(std::istream &input, Games games) : m_input(input), m_games(games) {}

    /// The header; to be called once, first.
    std::variant<Header, Fault> header();
    /// The next entry; nothing at the end of the file.
    std::optional<std::variant<Line, Fault>> next();

private:
    enum class Taken : std::uint8_t { line, end, tooLong };

    Taken takeLine();
    std::optional<Json::Object> takeObject(Fault &fault, bool &end);

    std::istream &m_input;
    Games m_games;
    Header m_header;
    std::string m_text;
    std::size_t m_line = 0;
    std::size_t m_bytes = 0;
};

/// Reads the header object (line number already in `fault`).
std::optional<Header> readHeader(const Json::Object &object, Games games, Fault &fault);

/// Reads one entry object against the field lists of the game.
std::optional<table::Entry> readEntry(const Json::Object &object, const table::Game &game, const table::Setup &setup,
                                      Fault &fault);

} // namespace bandar::record
