// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "games.h"
#include "indonesia/rules.h"
#include "pearls.h"
#include "words/indonesia.h"

namespace bandar::tests {

/// A shelf of the toy alone.
inline const app::GameShelf &toyShelf()
{
    static const app::GameShelf games = [] {
        std::vector<app::GameEdition> editions;
        editions.push_back({toy::pearls(), toy::pearlWords()});
        return app::GameShelf(std::move(editions));
    }();
    return games;
}

/// A shelf of the product's game and the toy.
inline const app::GameShelf &bothShelf()
{
    static const app::GameShelf games = [] {
        std::vector<app::GameEdition> editions;
        editions.push_back({indonesia::game(), std::make_unique<words::IndonesiaWords>()});
        editions.push_back({toy::pearls(), toy::pearlWords()});
        return app::GameShelf(std::move(editions));
    }();
    return games;
}

/// A whole game of the toy, in normal form.
inline std::string playedPearls()
{
    return R"({"bandar":1,"game":"pearls","players":[{"id":"ana","name":"Ana"},{"id":"ben","name":"Ben"},)"
           R"({"id":"cem","name":"Cem"}],"title":"At sea","started":"2026-11-30"}
{"do":"bid","player":"cem","coins":3}
{"do":"bid","player":"ana","coins":2,"at":"2026-11-30T20:15:00Z","note":"after a while"}
{"do":"say","text":"hurry up"}
{"do":"bid","player":"ben","coins":3}
{"do":"dive","player":"ben","pearls":3,"bed":"north"}
{"do":"bid","player":"ana","coins":0}
{"do":"bid","player":"ben","coins":4}
{"do":"bid","player":"cem","coins":11,"ruling":"on credit"}
{"do":"dive","player":"cem","pearls":3}
{"do":"bid","player":"ben","coins":0}
{"do":"bid","player":"ana","coins":0}
{"do":"bid","player":"cem","coins":0,"ruling":"has less than nothing"}
{"do":"dive","player":"ana","bed":"south"}
{"do":"bid","player":"ben","coins":7}
{"do":"bid","player":"ana","coins":1}
{"do":"bid","player":"cem","coins":0,"ruling":"still"}
{"do":"dive","player":"ben"}
)";
}

} // namespace bandar::tests
