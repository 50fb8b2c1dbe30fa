// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"

#include "record/writer.h"
#include "words/faults.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <sstream>

namespace bandar::tests {

std::string operator""_json(const char *text, std::size_t size)
{
    std::string json(text, size);
    std::ranges::replace(json, '\'', '"');
    return json;
}

const app::GameShelf &shelf()
{
    static const app::GameShelf games = app::allGames();
    return games;
}

std::string header(std::string_view more)
{
    return "{'bandar':1,'game':'indonesia','players':[{'id':'ana','name':'Ana'},{'id':'ben','name':'Ben'}]"_json +
           std::string(more) + "}\n";
}

std::string sheet(std::initializer_list<std::string_view> lines)
{
    std::string text = header();
    for (std::string_view line : lines)
        text.append(line).append("\n");
    return text;
}

Reading read(std::string_view text, const app::GameShelf &games)
{
    std::istringstream input{std::string(text)};
    record::Reader reader(input, games.games());
    Reading reading;
    auto header = reader.header();
    if (auto *fault = std::get_if<record::Fault>(&header)) {
        reading.fault = *fault;
        return reading;
    }
    reading.header = std::get<record::Header>(header);
    while (auto next = reader.next()) {
        if (auto *fault = std::get_if<record::Fault>(&*next)) {
            reading.fault = *fault;
            break;
        }
        reading.lines.push_back(std::get<record::Line>(*next));
    }
    return reading;
}

Reading readEntry(std::string_view line) { return read(sheet({line})); }

QString complaint(std::string_view text, const app::GameShelf &games)
{
    const Reading reading = read(text, games);
    if (!reading.fault)
        return QStringLiteral("read");
    return atLine(static_cast<int>(reading.fault->line), words::sentence(*reading.fault));
}

QString atLine(int line, const QString &said) { return QString::number(line) + QStringLiteral(": ") + said; }

QString complaintAbout(std::string_view line) { return complaint(sheet({line})); }

Played play(std::string_view text, const app::GameShelf &games)
{
    std::istringstream input{std::string(text)};
    Played played;
    auto replayed = record::replay(input, games.games(), record::allEntries,
                                   [&](const record::Header &header, const record::Step &step) {
                                       const table::Game &game = *header.game;
                                       if (step.entry == nullptr) {
                                           played.normal = played.bare = record::write(header) + "\n";
                                           return;
                                       }
                                       const table::Entry normal = game.normal(*step.before, *step.entry);
                                       played.normal += record::write(game, header.setup, normal) + "\n";
                                       played.bare += record::write(game, header.setup, normal, true) + "\n";
                                   });
    const auto *replay = std::get_if<record::Replay>(&replayed);
    if (replay == nullptr)
        return {};
    played.state = record::write(replay->header.game->view(replay->header.setup, replay->state));
    return played;
}

QStringList recordedGames()
{
    const QDir folder(QStringLiteral(BANDAR_RECORDED_GAMES));
    QStringList paths;
    for (const QString &name : folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    if (paths.isEmpty())
        qFatal("no recorded games in %s", BANDAR_RECORDED_GAMES);
    return paths;
}

void rowsOfRecordedGames()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : recordedGames())
        QTest::newRow(qPrintable(QFileInfo(path).completeBaseName())) << path;
}

std::string bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return file.readAll().toStdString();
}

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

} // namespace bandar::tests
