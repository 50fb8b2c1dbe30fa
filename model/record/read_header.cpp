// SPDX-License-Identifier: MPL-2.0
#include "record/header.h"
#include "record/reader.h"
#include "record/text.h"
#include "record/values.h"

#include <algorithm>
#include <array>

namespace bandar::record {

namespace {

const Json *find(const Json::Object &object, std::string_view key, Fault &fault)
{
    fault.key = key;
    return find(object, key);
}

bool missing(Fault &fault)
{
    fault.kind = Fault::Kind::missingKey;
    return false;
}

bool onlyKnown(const Json::Object &object, std::span<const std::string_view> known, Fault &fault)
{
    for (const auto &[key, value] : object)
        if (std::ranges::find(known, std::string_view(key)) == known.end()) {
            unknownKey(key, known, fault);
            return false;
        }
    return true;
}

bool takePlayer(const Json &json, table::Player &player, Fault &fault)
{
    const auto *object = std::get_if<Json::Object>(&json.value);
    if (object == nullptr) {
        fault.kind = Fault::Kind::wantsItems;
        return false;
    }
    if (!onlyKnown(*object, playerKeys, fault))
        return false;
    const Json *id = find(*object, "id", fault);
    if (id == nullptr)
        return missing(fault);
    const auto *text = std::get_if<std::string>(&id->value);
    if (text == nullptr || !isId(*text)) {
        fault.kind = text == nullptr ? Fault::Kind::wantsText : Fault::Kind::badId;
        fault.value = text == nullptr ? std::string() : shown(*text);
        return false;
    }
    player.id = *text;
    const Json *name = find(*object, "name", fault);
    if (name == nullptr)
        return missing(fault);
    if (!takeText(*name, longestName, player.name, fault))
        return false;
    if (const Json *colour = find(*object, "colour", fault)) {
        std::int64_t place = 0;
        if (!takeName(*colour, colours, Fault::Kind::unknownName, place, fault))
            return false;
        player.colour = colours[static_cast<std::size_t>(place)];
    }
    if (const Json *seat = find(*object, "seat", fault)) {
        std::int64_t place = 0;
        if (!takeNumber(*seat, 1, seats, place, fault))
            return false;
        player.seat = static_cast<int>(place);
    }
    return true;
}

template <class Member>
bool unique(const std::vector<table::Player> &players, Member member, std::string_view key, Fault &fault)
{
    const auto &last = players.back();
    using Value = std::decay_t<decltype(last.*member)>;
    const bool told = last.*member != Value();
    for (std::size_t at = 0; told && at + 1 < players.size(); ++at)
        if (players[at].*member == last.*member) {
            fault.kind = Fault::Kind::twice;
            fault.key = key;
            if constexpr (std::is_same_v<Value, int>)
                fault.value = std::to_string(last.*member);
            else
                fault.value = last.*member;
            return false;
        }
    return true;
}

bool takePlayers(const Json::Object &object, const table::Game &game, table::Setup &setup, Fault &fault)
{
    const Json *players = find(object, "players", fault);
    if (players == nullptr)
        return missing(fault);
    const auto *list = std::get_if<Json::List>(&players->value);
    const auto [fewest, most] = game.playerRange();
    fault.least = static_cast<std::int64_t>(fewest);
    fault.most = static_cast<std::int64_t>(most);
    if (list == nullptr) {
        fault.kind = Fault::Kind::wantsList;
        return false;
    }
    if (list->size() < fewest || list->size() > most) {
        fault.kind = Fault::Kind::playerNumber;
        fault.value = std::to_string(list->size());
        return false;
    }
    for (const Json &item : *list) {
        if (!takePlayer(item, setup.players.emplace_back(), fault))
            return false;
        if (!unique(setup.players, &table::Player::id, "id", fault) ||
            !unique(setup.players, &table::Player::colour, "colour", fault) ||
            !unique(setup.players, &table::Player::seat, "seat", fault))
            return false;
    }
    return true;
}

bool takeOptions(const Json::Object &object, const table::Game &game, table::Setup &setup, Fault &fault)
{
    setup.options.assign(game.options().size(), 0);
    const Json *options = find(object, "options", fault);
    if (options == nullptr)
        return true;
    const auto *given = std::get_if<Json::Object>(&options->value);
    if (given == nullptr) {
        fault.kind = Fault::Kind::wantsItems;
        return false;
    }
    std::vector<std::string_view> keys;
    for (const table::Option &option : game.options())
        keys.push_back(option.key);
    if (!onlyKnown(*given, keys, fault))
        return false;
    for (std::size_t at = 0; at < keys.size(); ++at)
        if (const Json *value = find(*given, keys[at], fault)) {
            std::int64_t place = 0;
            if (!takeName(*value, game.options()[at].values, Fault::Kind::unknownName, place, fault))
                return false;
            setup.options[at] = static_cast<std::size_t>(place);
        }
    return true;
}

bool takeVersion(const Json::Object &object, std::string_view key, std::int64_t newest, bool required, Fault &fault)
{
    const Json *version = find(object, key, fault);
    if (version == nullptr)
        return !required || missing(fault);
    std::int64_t number = 0;
    if (takeNumber(*version, 1, newest, number, fault))
        return true;
    if (fault.kind == Fault::Kind::outOfRange && !fault.value.starts_with('-') && fault.value != "0")
        fault.kind = Fault::Kind::newerFormat;
    return false;
}

const table::Game *takeGame(const Json::Object &object, Games games, Fault &fault)
{
    const Json *game = find(object, "game", fault);
    if (game == nullptr) {
        missing(fault);
        return nullptr;
    }
    std::vector<std::string_view> names;
    for (const table::Game *known : games)
        names.push_back(known->name());
    std::int64_t place = 0;
    if (!takeName(*game, names, Fault::Kind::unknownGame, place, fault))
        return nullptr;
    return games[static_cast<std::size_t>(place)];
}

} // namespace

std::optional<Header> readHeader(const Json::Object &object, Games games, Fault &fault)
{
    // A file that is no record at all is best told by what it lacks.
    if (!takeVersion(object, "bandar", newestVersion, true, fault) || !onlyKnown(object, headerKeys, fault))
        return std::nullopt;
    Header header;
    header.game = takeGame(object, games, fault);
    if (header.game == nullptr || !takePlayers(object, *header.game, header.setup, fault) ||
        !takeVersion(object, "rules", header.game->rulesVersion(), false, fault) ||
        !takeOptions(object, *header.game, header.setup, fault))
        return std::nullopt;
    if (const Json *uuid = find(object, "uuid", fault);
        uuid != nullptr && !takeText(*uuid, table::mostText, header.uuid, fault, true))
        return std::nullopt;
    if (const Json *title = find(object, "title", fault);
        title != nullptr && !takeText(*title, longestTitle, header.title, fault, true))
        return std::nullopt;
    if (const Json *started = find(object, "started", fault);
        started != nullptr && !takeTime(*started, header.started, fault))
        return std::nullopt;
    return header;
}

} // namespace bandar::record
