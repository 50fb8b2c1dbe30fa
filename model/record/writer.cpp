// SPDX-License-Identifier: MPL-2.0
#include "record/writer.h"

#include "record/header.h"

#include <nlohmann/json.hpp>

namespace bandar::record {

namespace {

using Object = nlohmann::ordered_json;
using table::Field;

Object one(const Field &field, const table::Setup &setup, const void *entry, std::size_t at)
{
    switch (field.kind) {
    case Field::Kind::text: return std::string(field.getText(entry));
    case Field::Kind::number: return field.get(entry, at);
    case Field::Kind::name:
    case Field::Kind::names: return field.vocabulary->names()[static_cast<std::size_t>(field.get(entry, at))];
    case Field::Kind::player:
    case Field::Kind::players: return setup.players[static_cast<std::size_t>(field.get(entry, at))].id;
    case Field::Kind::groups: break;
    }
    return {};
}

enum class Defaults : std::uint8_t { leftOut, asGiven };

void putFields(Object &object, std::span<const Field> fields, const table::Setup &setup, const void *entry,
               Defaults defaults)
{
    for (const Field &field : fields) {
        if (!field.given(entry))
            continue;
        const bool isDefault = field.standard && field.get(entry, 0) == *field.standard;
        if (isDefault && defaults == Defaults::leftOut)
            continue;
        if (!field.isList()) {
            object[std::string(field.key)] = one(field, setup, entry, 0);
            continue;
        }
        Object list = Object::array();
        for (std::size_t at = 0; at < field.size(entry); ++at) {
            if (field.kind == Field::Kind::groups)
                putFields(list.emplace_back(Object::object()), {field.parts, field.partCount}, setup,
                          field.item(entry, at), defaults);
            else
                list.push_back(one(field, setup, entry, at));
        }
        object[std::string(field.key)] = std::move(list);
    }
}

Object tree(const table::View &view)
{
    return std::visit(
        [](const auto &value) -> Object {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, std::monostate>) {
                return nullptr;
            } else if constexpr (std::is_same_v<Value, table::View::List>) {
                Object list = Object::array();
                for (const table::View &item : value)
                    list.push_back(tree(item));
                return list;
            } else if constexpr (std::is_same_v<Value, table::View::Object>) {
                Object object = Object::object();
                for (const auto &[key, member] : value)
                    object[key] = tree(member);
                return object;
            } else {
                return value;
            }
        },
        view.value);
}

} // namespace

std::string write(const Header &header)
{
    Object object{{"bandar", newestVersion}, {"game", header.game->name()}};
    Object players = Object::array();
    for (const table::Player &player : header.setup.players) {
        Object &item = players.emplace_back(Object{{"id", player.id}, {"name", player.name}});
        if (!player.colour.empty())
            item["colour"] = player.colour;
        if (player.seat != 0)
            item["seat"] = player.seat;
    }
    object["players"] = std::move(players);
    for (const auto &[key, text] :
         {std::pair("uuid", &header.uuid), std::pair("title", &header.title), std::pair("started", &header.started)})
        if (!text->empty())
            object[key] = *text;
    const auto options = header.game->options();
    for (std::size_t at = 0; at < options.size(); ++at)
        if (header.setup.options[at] != 0)
            object["options"][std::string(options[at].key)] = options[at].values[header.setup.options[at]];
    return object.dump();
}

namespace {

std::string lineOf(const table::Game &game, const table::Setup &setup, const table::Entry &entry, bool bare,
                   Defaults defaults)
{
    const table::EntryKind &kind = game.kinds()[entry.kind];
    Object object{{"do", kind.word}};
    putFields(object, kind.fields, setup, game.fields(entry), defaults);
    const table::Annotations &annotations = entry.annotations;
    if (!bare && !annotations.at.empty())
        object["at"] = annotations.at;
    if (!bare && !annotations.note.empty())
        object["note"] = annotations.note;
    if (!annotations.ruling.empty())
        object["ruling"] = annotations.ruling;
    if (annotations.outOfTurn)
        object["outOfTurn"] = true;
    return object.dump();
}

} // namespace

std::string write(const table::Game &game, const table::Setup &setup, const table::Entry &entry, bool bare)
{
    return lineOf(game, setup, entry, bare, Defaults::leftOut);
}

std::string writeAsEntered(const table::Game &game, const table::Setup &setup, const table::Entry &entry)
{
    return lineOf(game, setup, entry, false, Defaults::asGiven);
}

std::string write(const table::View &view) { return tree(view).dump(); }

} // namespace bandar::record
