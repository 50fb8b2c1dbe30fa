// SPDX-License-Identifier: MPL-2.0
#include "record/header.h"
#include "record/reader.h"
#include "record/values.h"

#include <algorithm>

namespace bandar::record {

namespace {

using table::Field;

class EntryReader {
public:
    EntryReader(const table::Setup &setup, Fault &fault) : m_fault(fault)
    {
        for (const table::Player &player : setup.players)
            m_players.push_back(player.id);
    }

    bool takeField(const Field &field, const Json &json, void *entry)
    {
        m_fault.key = field.key;
        if (!field.isList())
            return takeOne(field, json, entry);
        const auto *list = std::get_if<Json::List>(&json.value);
        m_fault.least = field.least;
        m_fault.most = mostItems(field);
        if (list == nullptr)
            return fail(Fault::Kind::wantsList);
        const auto items = static_cast<std::int64_t>(list->size());
        if (items < field.least || items > m_fault.most)
            return fail(Fault::Kind::wantsList);
        field.open(entry);
        return std::ranges::all_of(*list, [&](const Json &item) {
            m_fault.key = field.key;
            return field.kind == Field::Kind::groups ? takeGroup(field, item, entry) : takeOne(field, item, entry);
        });
    }

    // Every key known, every required key there.
    bool takeFields(std::span<const Field> fields, const Json::Object &object, void *entry, bool annotated)
    {
        for (const auto &[key, value] : object) {
            const auto field = std::ranges::find(fields, std::string_view(key), &Field::key);
            if (field != fields.end()) {
                if (!takeField(*field, value, entry))
                    return false;
            } else if (!annotated || (key != "do" && std::ranges::find(annotationKeys, key) == annotationKeys.end())) {
                return unknown(fields, key, annotated);
            }
        }
        for (const Field &field : fields)
            if (field.required && find(object, field.key) == nullptr) {
                m_fault.key = field.key;
                return fail(Fault::Kind::missingKey);
            }
        return true;
    }

    bool takeAnnotations(const Json::Object &object, table::Annotations &annotations)
    {
        return std::ranges::all_of(object, [&](const Json::Member &member) {
            m_fault.key = member.name;
            if (member.name == "at")
                return takeTime(member.value, annotations.at, m_fault);
            if (member.name == "note")
                return takeText(member.value, table::mostText, annotations.note, m_fault, true);
            if (member.name == "ruling")
                return takeText(member.value, table::mostText, annotations.ruling, m_fault);
            return member.name != "outOfTurn" || takeFlag(member.value, annotations.outOfTurn, m_fault);
        });
    }

private:
    bool fail(Fault::Kind kind)
    {
        m_fault.kind = kind;
        return false;
    }

    // A list of names or players cannot be longer than there are different ones.
    std::int64_t mostItems(const Field &field) const
    {
        if (field.kind == Field::Kind::players)
            return std::min(field.most, static_cast<std::int64_t>(m_players.size()));
        if (field.vocabulary != nullptr)
            return std::min(field.most, static_cast<std::int64_t>(field.vocabulary->names().size()));
        return field.most;
    }

    bool takeOne(const Field &field, const Json &json, void *entry)
    {
        std::int64_t number = 0;
        std::string text;
        switch (field.kind) {
        case Field::Kind::number:
            if (!takeNumber(json, field.least, field.most, number, m_fault))
                return false;
            break;
        case Field::Kind::text:
            if (!takeText(json, field.most, text, m_fault))
                return false;
            field.putText(entry, text);
            return true;
        case Field::Kind::name:
        case Field::Kind::names:
            if (!takeName(json, field.vocabulary->names(), Fault::Kind::unknownName, number, m_fault))
                return false;
            break;
        case Field::Kind::player:
        case Field::Kind::players:
            if (!takeName(json, m_players, Fault::Kind::unknownPlayer, number, m_fault))
                return false;
            break;
        case Field::Kind::groups: return false;
        }
        field.put(entry, number);
        return true;
    }

    bool takeGroup(const Field &field, const Json &json, void *entry)
    {
        const auto *object = std::get_if<Json::Object>(&json.value);
        if (object == nullptr)
            return fail(Fault::Kind::wantsItems);
        return takeFields({field.parts, field.partCount}, *object, field.append(entry), false);
    }

    bool unknown(std::span<const Field> fields, const std::string &key, bool annotated)
    {
        std::vector<std::string_view> known;
        for (const Field &field : fields)
            known.push_back(field.key);
        if (annotated)
            known.insert(known.end(), annotationKeys.begin(), annotationKeys.end());
        unknownKey(key, known, m_fault);
        return false;
    }

    Fault &m_fault;
    std::vector<std::string_view> m_players;
};

} // namespace

std::optional<table::Entry> readEntry(const Json::Object &object, const table::Game &game, const table::Setup &setup,
                                      Fault &fault)
{
    fault.key = "do";
    const Json *word = find(object, "do");
    if (word == nullptr) {
        fault.kind = find(object, "bandar") != nullptr ? Fault::Kind::headerAgain : Fault::Kind::missingKey;
        return std::nullopt;
    }
    std::vector<std::string_view> words;
    for (const table::EntryKind &kind : game.kinds())
        words.push_back(kind.word);
    std::int64_t kind = 0;
    if (!takeName(*word, words, Fault::Kind::unknownEntry, kind, fault))
        return std::nullopt;

    const auto place = static_cast<std::size_t>(kind);
    table::Entry entry = game.blank(place);
    EntryReader reader(setup, fault);
    if (!reader.takeFields(game.kinds()[place].fields, object, game.fields(entry), true) ||
        !reader.takeAnnotations(object, entry.annotations))
        return std::nullopt;
    return entry;
}

} // namespace bandar::record
