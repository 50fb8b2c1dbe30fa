// SPDX-License-Identifier: MPL-2.0
#include "journal/alterations_form.h"

#include <span>

namespace bandar::journal {

namespace {

using table::Field;

Form::Value valueOf(const Field &field, const void *entry)
{
    Form::Value value;
    value.given = field.given(entry);
    if (!value.given)
        return value;
    if (field.kind == Field::Kind::text) {
        value.text = field.getText(entry);
        return value;
    }
    const std::size_t size = field.isList() ? field.size(entry) : 1;
    for (std::size_t at = 0; at < size; ++at) {
        if (field.kind != Field::Kind::groups) {
            value.numbers.push_back(field.get(entry, at));
            continue;
        }
        Form::Item &item = value.items.emplace_back();
        for (const Field &part : std::span(field.parts, field.partCount))
            item.push_back(valueOf(part, field.item(entry, at)));
    }
    return value;
}

void put(const Field &field, const Form::Value &value, void *entry)
{
    if (!value.given)
        return;
    if (field.kind == Field::Kind::text) {
        field.putText(entry, value.text);
        return;
    }
    field.open(entry);
    for (const std::int64_t number : value.numbers)
        field.put(entry, number);
    for (const Form::Item &item : value.items) {
        void *added = field.append(entry);
        for (std::size_t part = 0; part < field.partCount; ++part)
            put(field.parts[part], item[part], added);
    }
}

} // namespace

Form::Value &Form::at(const Place &place)
{
    Value &value = values[place.field];
    return place.inItem ? value.items[place.item][place.part] : value;
}

const Form::Value &Form::at(const Place &place) const
{
    const Value &value = values[place.field];
    return place.inItem ? value.items[place.item][place.part] : value;
}

const Field &Form::fieldAt(const Place &place) const
{
    const Field &field = fields->fields[place.field];
    return place.inItem ? field.parts[place.part] : field;
}

std::vector<Form::Place> Form::places() const
{
    std::vector<Place> list;
    for (std::size_t field = 0; field < values.size(); ++field) {
        if (fields->fields[field].kind != Field::Kind::groups)
            list.push_back({field, 0, 0, false});
        for (std::size_t item = 0; item < values[field].items.size(); ++item)
            for (std::size_t part = 0; part < values[field].items[item].size(); ++part)
                list.push_back({field, item, part, true});
    }
    return list;
}

std::size_t Form::size() const
{
    std::size_t size = 0;
    for (std::size_t field = 0; field < values.size(); ++field)
        size += 1 + values[field].numbers.size() + values[field].items.size() * fields->fields[field].partCount;
    return size;
}

Form formOf(const table::Game &game, const table::Entry &entry)
{
    Form form{entry.kind, &game.kinds()[entry.kind], {}};
    for (const Field &field : form.fields->fields)
        form.values.push_back(valueOf(field, game.fields(entry)));
    return form;
}

table::Entry entryOf(const table::Game &game, const Form &form, const table::Annotations &annotations)
{
    table::Entry entry = game.blank(form.kind);
    entry.annotations = annotations;
    for (std::size_t at = 0; at < form.values.size(); ++at)
        put(form.fields->fields[at], form.values[at], game.fields(entry));
    return entry;
}

} // namespace bandar::journal
