// SPDX-License-Identifier: MPL-2.0
#include "journal/imports.h"

#include "journal/act_text.h"
#include "journal/fold.h"

#include <sstream>

namespace bandar::journal {

namespace {

using record::Failure;
using record::Fault;

std::optional<record::Header> headerOfHistory(const record::Json::Object &object, record::Games games, Fault &fault)
{
    fault.key = "bandarHistory";
    const auto *version = std::get_if<std::int64_t>(&record::find(object, "bandarHistory")->value);
    if (version == nullptr || *version != 1) {
        fault.kind = version == nullptr ? Fault::Kind::wantsNumber : Fault::Kind::newerFormat;
        fault.value = version == nullptr ? std::string() : std::to_string(*version);
        fault.most = 1;
        return std::nullopt;
    }
    fault.key = "record";
    fault.kind = Fault::Kind::missingKey;
    const record::Json *header = record::find(object, "record");
    const auto *inner = header == nullptr ? nullptr : std::get_if<record::Json::Object>(&header->value);
    return inner == nullptr ? std::nullopt : record::readHeader(*inner, games, fault);
}

std::variant<ReadGame, Failure> readHistory(record::Lines &lines, ReadGame game)
{
    Fold fold;
    EntryId lastId = 0;
    std::optional<Fault> unreadable;
    while (const auto line = lines.next(unreadable)) {
        auto read = readAct(*line, *game.header.game, game.header.setup, lastId);
        if (auto *fault = std::get_if<Fault>(&read)) {
            fault->line = lines.number();
            return Failure{*fault, game.header};
        }
        Act &act = std::get<Act>(read);
        if (fold.add(game.acts, act)) {
            Fault fault;
            fault.kind = Fault::Kind::senselessAct;
            fault.line = lines.number();
            fault.value = wordOf(act.kind);
            return Failure{fault, game.header};
        }
        game.acts.push_back(std::move(act));
    }
    if (unreadable)
        return Failure{*unreadable, game.header};
    return game;
}

std::variant<ReadGame, Failure> readRecord(std::istream &input, record::Games games)
{
    ReadGame game;
    EntryId id = 0;
    const auto replayed =
        record::replay(input, games, record::allEntries, [&](const record::Header &header, const record::Step &step) {
            if (step.entry == nullptr)
                return;
            Act act;
            act.time = step.entry->annotations.at;
            const table::Moment moment = header.game->moment(*step.before);
            act.entries.push_back(std::make_shared<const Written>(Written{++id, *step.entry, moment}));
            game.normal.push_back(
                std::make_shared<const Written>(Written{id, header.game->normal(*step.before, *step.entry), moment}));
            game.acts.push_back(std::move(act));
        });
    if (const auto *failure = std::get_if<Failure>(&replayed))
        return *failure;
    game.header = std::get<record::Replay>(replayed).header;
    return game;
}

} // namespace

std::variant<ReadGame, Failure> readGame(const std::string &text, record::Games games)
{
    std::istringstream input(text);
    record::Lines lines(input);
    std::optional<Fault> fault;
    const auto first = lines.next(fault);
    fault.emplace().line = lines.number();
    const auto object = first ? record::parseObject(*first, *fault) : std::nullopt;
    if (!object || record::find(*object, "bandarHistory") == nullptr) {
        std::istringstream again(text);
        return readRecord(again, games);
    }
    auto header = headerOfHistory(*object, games, *fault);
    if (!header)
        return Failure{*fault, {}};
    return readHistory(lines, ReadGame{.header = std::move(*header), .acts = {}, .normal = {}, .isHistory = true});
}

} // namespace bandar::journal
