// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "games.h"
#include "record/replay.h"
#include "support/suite.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bandar::tests {

/// JSON with single quotes: "{'do':'note'}"_json. (Raw strings confuse moc.)
std::string operator""_json(const char *text, std::size_t size);

/// The shelf of the product.
const app::GameShelf &shelf();

/// A header of Ana and Ben; `more` goes behind the players: R"(,"title":"x")".
std::string header(std::string_view more = {});
/// A record: that header, and these lines behind it.
std::string sheet(std::initializer_list<std::string_view> lines);

/// A record as far as it could be read, without the rules.
struct Reading {
    record::Header header;
    std::vector<record::Line> lines;
    std::optional<record::Fault> fault;
};
Reading read(std::string_view text, const app::GameShelf &games = shelf());

/// The line after a good header, read alone; its `ruling` is not needed for what only breaks a rule.
Reading readEntry(std::string_view line);

/// Why a record is not read: "LINE: sentence", or "read" where it is.
QString complaint(std::string_view text, const app::GameShelf &games = shelf());
/// The same for one entry after a good header.
QString complaintAbout(std::string_view line);

/// "LINE: sentence"
QString atLine(int line, const QString &said);

/// The record in normal form and its state, both as text; empty where it is refused.
struct Played {
    std::string normal;
    std::string bare;
    std::string state;
};
Played play(std::string_view text, const app::GameShelf &games = shelf());

/// The recorded games of tests/games: paths.
QStringList recordedGames();
/// One row of test data for each, called by its name.
void rowsOfRecordedGames();
/// The bytes of a file; fails loudly where it cannot be read.
std::string bytesOf(const QString &path);
/// The lines of a text, without their ends.
std::vector<std::string> linesOf(std::string_view text);

} // namespace bandar::tests
