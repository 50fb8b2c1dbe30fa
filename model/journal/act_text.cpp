// SPDX-License-Identifier: MPL-2.0
#include "journal/act_text.h"

#include "record/json.h"
#include "record/mend.h"
#include "record/values.h"
#include "record/writer.h"

#include <algorithm>
#include <array>

namespace bandar::journal {

namespace {

using record::Fault;
using record::Json;

constexpr std::array<std::string_view, 8> words{"step", "undo", "redo", "amend", "insert", "remove", "settle", "lost"};
constexpr std::array<std::string_view, 7> keys{"act", "time", "of", "entry", "entries", "when", "ruling"};
constexpr std::int64_t latestYear = 100'000;

bool takesEntries(Act::Kind kind)
{
    return kind == Act::Kind::step || kind == Act::Kind::insert || kind == Act::Kind::amend;
}
bool takesTarget(Act::Kind kind)
{
    return kind == Act::Kind::amend || kind == Act::Kind::remove || kind == Act::Kind::settle;
}

bool takesAct(Act::Kind kind) { return kind == Act::Kind::undo || kind == Act::Kind::redo; }

class ActReader {
public:
    ActReader(const table::Game &game, const table::Setup &setup, EntryId &lastId)
        : m_game(game), m_setup(setup), m_lastId(lastId)
    {}

    Fault fault;

    bool take(const Json::Object &object, Act &act)
    {
        for (const auto &[key, value] : object)
            if (std::ranges::find(keys, key) == keys.end()) {
                record::unknownKey(key, keys, fault);
                return false;
            }
        std::int64_t kind = 0;
        const Json *word = need(object, "act");
        if (word == nullptr || !record::takeName(*word, words, Fault::Kind::unknownName, kind, fault))
            return false;
        act.kind = static_cast<Act::Kind>(kind);
        return takeTime(object, act) && takeNumbers(object, act) && takeEntries(object, act) && takeRuling(object, act);
    }

private:
    const Json *need(const Json::Object &object, std::string_view key)
    {
        fault.key = key;
        const Json *json = record::find(object, key);
        if (json == nullptr)
            fault.kind = Fault::Kind::missingKey;
        return json;
    }
    bool takeTime(const Json::Object &object, Act &act)
    {
        fault.key = "time";
        const Json *json = record::find(object, "time");
        return json == nullptr || record::takeTime(*json, act.time, fault);
    }
    bool takeNumber(const Json::Object &object, std::string_view key, std::int64_t least, std::size_t &number)
    {
        const Json *json = need(object, key);
        std::int64_t whole = 0;
        if (json == nullptr || !record::takeNumber(*json, least, table::mostAmount, whole, fault))
            return false;
        number = static_cast<std::size_t>(whole);
        return true;
    }
    bool takeNumbers(const Json::Object &object, Act &act)
    {
        const bool atEnd = act.kind == Act::Kind::insert && record::find(object, "entry") == nullptr;
        if ((takesTarget(act.kind) || act.kind == Act::Kind::insert) && !atEnd &&
            !takeNumber(object, "entry", 1, act.target))
            return false;
        return !takesAct(act.kind) || takeNumber(object, "of", 1, act.of);
    }
    bool takeRuling(const Json::Object &object, Act &act)
    {
        if (act.kind != Act::Kind::settle)
            return true;
        const Json *json = need(object, "ruling");
        return json != nullptr && record::takeText(*json, table::mostText, act.ruling, fault);
    }
    const Json::List *needList(const Json::Object &object, std::string_view key, std::size_t least, std::size_t most)
    {
        const Json *json = need(object, key);
        if (json == nullptr)
            return nullptr;
        const auto *list = std::get_if<Json::List>(&json->value);
        if (list != nullptr && list->size() >= least && list->size() <= most)
            return list;
        fault.kind = Fault::Kind::wantsList;
        fault.least = static_cast<std::int64_t>(least);
        fault.most = static_cast<std::int64_t>(most);
        return nullptr;
    }
    bool takeMoment(const Json &json, table::Moment &moment)
    {
        fault.key = "when";
        const auto *pair = std::get_if<Json::List>(&json.value);
        if (pair == nullptr || pair->size() != 2) {
            fault.kind = Fault::Kind::wantsList;
            fault.least = fault.most = 2;
            return false;
        }
        std::int64_t phase = 0;
        if (!record::takeNumber((*pair)[0], 0, latestYear, moment.year, fault) ||
            !record::takeName((*pair)[1], m_game.phases(), Fault::Kind::unknownName, phase, fault))
            return false;
        moment.phase = m_game.phases()[static_cast<std::size_t>(phase)];
        return true;
    }
    bool takeLostEntries(const Json::Object &object, Act &act)
    {
        if (!takeNumber(object, "entries", 0, act.lostEntries))
            return false;
        m_lastId += act.lostEntries;
        return true;
    }
    bool takeEntries(const Json::Object &object, Act &act)
    {
        if (act.kind == Act::Kind::lost)
            return takeLostEntries(object, act);
        if (!takesEntries(act.kind))
            return true;
        const std::size_t most = act.kind == Act::Kind::amend ? 1 : table::mostAmount;
        const Json::List *entries = needList(object, "entries", 1, most);
        const Json::List *when =
            entries == nullptr ? nullptr : needList(object, "when", entries->size(), entries->size());
        if (when == nullptr)
            return false;
        for (std::size_t place = 0; place < entries->size(); ++place) {
            const auto *entry = std::get_if<Json::Object>(&(*entries)[place].value);
            Written written;
            fault.key = "entries";
            fault.kind = Fault::Kind::wantsItems;
            if (entry == nullptr || !takeMoment((*when)[place], written.moment))
                return false;
            auto read = record::readEntry(*entry, m_game, m_setup, fault);
            if (!read)
                return false;
            written.entry = std::move(*read);
            written.id = act.kind == Act::Kind::amend ? act.target : ++m_lastId;
            act.entries.push_back(std::make_shared<const Written>(std::move(written)));
        }
        return true;
    }

    const table::Game &m_game;
    const table::Setup &m_setup;
    EntryId &m_lastId;
};

} // namespace

std::string_view wordOf(Act::Kind kind) { return words[static_cast<std::size_t>(kind)]; }

std::string write(const table::Game &game, const table::Setup &setup, const Act &act)
{
    std::string line = R"({"act":")" + std::string(wordOf(act.kind)) + '"';
    if (!act.time.empty())
        line += R"(,"time":)" + record::write(table::View(act.time));
    if (takesAct(act.kind))
        line += R"(,"of":)" + std::to_string(act.of);
    if (act.target != 0)
        line += R"(,"entry":)" + std::to_string(act.target);
    if (!act.entries.empty()) {
        std::string when;
        line += R"(,"entries":[)";
        for (const WrittenEntry &written : act.entries) {
            const bool first = written == act.entries.front();
            line += (first ? "" : ",") + record::writeAsEntered(game, setup, written->entry);
            when += (first ? "[" : ",[") + std::to_string(written->moment.year) + ",\"" +
                    std::string(written->moment.phase) + "\"]";
        }
        line += R"(],"when":[)" + when + ']';
    }
    if (act.kind == Act::Kind::lost)
        line += R"(,"entries":)" + std::to_string(act.lostEntries);
    if (!act.ruling.empty())
        line += R"(,"ruling":)" + record::write(table::View(act.ruling));
    return line + '}';
}

std::variant<Act, Fault> readAct(std::string_view line, const table::Game &game, const table::Setup &setup,
                                 EntryId &lastId, Kept where)
{
    ActReader reader(game, setup, lastId);
    auto object = record::parseObject(line, reader.fault);
    if (object && where == Kept::inLibrary)
        record::mendTexts(*object);
    Act act;
    if (!object || !reader.take(*object, act))
        return reader.fault;
    return act;
}

} // namespace bandar::journal
