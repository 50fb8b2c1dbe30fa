// SPDX-License-Identifier: MPL-2.0
#include "openrecord.h"

#include "record/replay.h"

#include <QFile>

#include <sstream>

namespace bandar::app {

OpenedRecord openRecord(const QByteArray &bytes, const QString &name, const GameShelf &shelf)
{
    std::istringstream input(bytes.toStdString());
    table::Outcome start;
    std::vector<RunningGame::Step> steps;
    const auto replayed =
        record::replay(input, shelf.games(), record::allEntries, [&](const record::Header &, const record::Step &step) {
            if (step.entry == nullptr)
                start = *step.outcome;
            else
                steps.push_back({*step.entry, *step.outcome});
        });
    if (const auto *failure = std::get_if<record::Failure>(&replayed))
        return {nullptr, QStringLiteral("%1:%2: %3").arg(name).arg(failure->fault.line).arg(sentence(*failure, shelf))};
    const record::Header &header = std::get<record::Replay>(replayed).header;
    return {std::make_unique<RunningGame>(header, shelf.wordsOf(*header.game), std::move(start), std::move(steps)), {}};
}

OpenedRecord openRecordFile(const QString &path, const GameShelf &shelf)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {nullptr, QStringLiteral("%1: %2").arg(path, file.errorString())};
    return openRecord(file.readAll(), path, shelf);
}

OpenedRecord openBuiltInGame(const GameShelf &shelf)
{
    return openRecordFile(QStringLiteral(":/opening.bandar"), shelf);
}

} // namespace bandar::app
