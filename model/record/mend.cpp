// SPDX-License-Identifier: MPL-2.0
#include "record/mend.h"

#include "record/text.h"

namespace bandar::record {

namespace {

// White space alone was refused then as it is now: where it stands it may.
void mend(Json &json)
{
    if (auto *text = std::get_if<std::string>(&json.value)) {
        if (isBlank(*text) && !isWhiteSpace(*text))
            *text = "…";
    } else if (auto *list = std::get_if<Json::List>(&json.value)) {
        for (Json &item : *list)
            mend(item);
    } else if (auto *object = std::get_if<Json::Object>(&json.value)) {
        mendTexts(*object);
    }
}

} // namespace

void mendNames(Json::Object &header)
{
    for (auto &[key, value] : header)
        if (key == "players")
            mend(value);
}

void mendTexts(Json::Object &act)
{
    for (auto &[key, value] : act)
        mend(value);
}

} // namespace bandar::record
