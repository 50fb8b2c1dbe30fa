// SPDX-License-Identifier: MPL-2.0
#include "journal/working_out.h"

#include "journal/act_text.h"
#include "journal/hash.h"
#include "journal/renaming.h"
#include "journal/stamping.h"
#include "journal/stored_acts.h"
#include "record/json.h"
#include "record/mend.h"
#include "words/faults.h"
#include "words/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace bandar::journal {

namespace {

using record::Fault;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

Trouble needsNewer(const GameRow &row)
{
    return {Trouble::Kind::newer, Tr::tr("%1 needs a newer Bandar. It was left alone.").arg(namedGame(row))};
}

Trouble unworkable(const GameRow &row, const QString &why)
{
    return {Trouble::Kind::unworkable,
            Tr::tr("%1 cannot be worked out: %2. It was left alone, and `export` writes it as it is stored.")
                .arg(namedGame(row), why)};
}

bool isOfNewer(const Fault &fault)
{
    return fault.kind == Fault::Kind::newerFormat || fault.kind == Fault::Kind::unknownGame;
}

std::optional<record::Header> readHeader(const QByteArray &line, const Editions &editions, Fault &fault)
{
    auto object = record::parseObject(line.toStdString(), fault);
    if (object)
        record::mendNames(*object);
    return object ? record::readHeader(*object, editions.games, fault) : std::nullopt;
}

bool isWhole(const StoredGame &stored, int rules)
{
    return stored.row.isSound && stored.row.mark == Mark::none && stored.row.summary.rules == rules &&
           !stored.row.summary.figures.isEmpty() && stored.isHeaderSound && stored.row.header == stored.header &&
           std::ranges::all_of(stored.acts,
                               [](const ActRow &act) { return act.soundness == Soundness::sound && act.isWhole; });
}

// The newest rules that any of it was worked out with; 0 if that is not known.
int rulesThatWorkedOut(const StoredGame &stored)
{
    int rules = stored.row.isSound ? stored.row.summary.rules : 0;
    for (const ActRow &act : stored.acts)
        rules = act.isWhole && act.soundness == Soundness::sound ? std::max(rules, act.rules) : rules;
    return rules;
}

// The acts with the state's hash at the last of them: what stands before it was worked out when it was entered, and
// stays as long as the same rules and the same acts lead there.
QList<ActRow> restamped(const StoredActs &acts, const QByteArray &hash, int rules, bool isAsBefore)
{
    QList<ActRow> rows;
    std::int64_t written = 0;
    for (std::size_t place = 0; place < acts.acts.size(); ++place) {
        const ActRow &old = acts.rows[static_cast<qsizetype>(place)];
        written += static_cast<std::int64_t>(acts.acts[place].namedEntries());
        rows.push_back({.number = static_cast<std::int64_t>(place) + 1,
                        .line = old.line,
                        .rules = rules,
                        .hash = isAsBefore && old.rules == rules ? old.hash : QByteArray(),
                        .written = written});
    }
    if (!rows.isEmpty())
        rows.last().hash = hash;
    return rows;
}

// Whether so many acts of it lead to the state that stands with the last of them.
bool leadsThere(const StoredGame &stored, const record::Header &header, std::span<const Act> acts)
{
    const QByteArray &hash = stored.acts[static_cast<qsizetype>(acts.size()) - 1].hash;
    const auto journal = Journal::load(header, std::vector<Act>(acts.begin(), acts.end()));
    return hash.isEmpty() || (journal && hashOf(*header.game, header.setup, journal->state()) == hash);
}

// The act after which the states are no longer those that were stored with it and all behind it; nothing where not
// even the first is, for then it is the states that are written in another way.
std::optional<qsizetype> firstElsewhere(const StoredGame &stored, const record::Header &header,
                                        std::span<const Act> acts)
{
    std::size_t right = 1;
    std::size_t wrong = acts.size();
    if (wrong < 2 || !leadsThere(stored, header, acts.first(right)))
        return std::nullopt;
    while (right + 1 < wrong) {
        const std::size_t middle = right + (wrong - right) / 2;
        (leadsThere(stored, header, acts.first(middle)) ? right : wrong) = middle;
    }
    return static_cast<qsizetype>(wrong) - 1;
}

StoredGame withBroken(StoredGame stored, qsizetype place)
{
    stored.acts[place].soundness = Soundness::broken;
    return stored;
}

} // namespace

bool isListed(const GameRow &row, const record::Header &header)
{
    const std::string_view game = header.game->name();
    return row.uuid == QString::fromStdString(header.uuid) && row.summary.title == listedTitle(header) &&
           row.summary.players == playersOf(header) && row.game == words::textOf(game);
}

QString namedGame(const GameRow &row) { return Tr::tr("“%1” (game %2)").arg(nameOf(row), QString::number(row.id)); }

std::optional<record::Header> headerOf(const GameRow &row, const Editions &editions)
{
    Fault fault;
    return readHeader(row.header, editions, fault);
}

Result<record::Header> headerOf(const StoredGame &stored, const Editions &editions)
{
    Fault fault;
    auto header = readHeader(stored.header, editions, fault);
    if (!header && isOfNewer(fault))
        return needsNewer(stored.row);
    if (!header)
        return unworkable(stored.row, Tr::tr("its header cannot be read (%1)").arg(words::sentence(fault)));
    if (rulesThatWorkedOut(stored) > header->game->rulesVersion())
        return needsNewer(stored.row);
    return *std::move(header);
}

Mark markOf(const GameRow &row, const Editions &editions)
{
    const Mark mark = row.mark == Mark::newer ? Mark::none : row.mark;
    const auto game = std::ranges::find_if(editions.games, [&row](const table::Game *known) {
        const std::string_view name = known->name();
        return row.game == words::textOf(name);
    });
    if (game != editions.games.end())
        return row.isSound && row.summary.rules > (*game)->rulesVersion() ? Mark::newer : mark;
    Fault fault; // no checksum covers the name of the game in the list
    return !readHeader(row.header, editions, fault) && isOfNewer(fault) ? Mark::newer : mark;
}

Result<WorkedOut> workOut(const StoredGame &stored, const Editions &editions, Gaps gaps)
{
    auto readable = headerOf(stored, editions);
    if (const auto *trouble = troubleIn(readable))
        return *trouble;
    auto &header = std::get<record::Header>(readable);
    const table::Setup setup = header.setup;
    const table::Game &game = *header.game;
    const int rules = game.rulesVersion();
    const int rulesBefore = rulesThatWorkedOut(stored);

    auto read = readStoredActs(stored, game, setup);
    if (const auto *unread = std::get_if<UnreadAct>(&read))
        return unworkable(stored.row, Tr::tr("act %1 cannot be read by this program (%2)")
                                          .arg(unread->number)
                                          .arg(words::sentence(unread->fault)));
    auto &acts = std::get<StoredActs>(read);
    if (acts.isMissingAny && gaps == Gaps::damage)
        return Trouble{
            Trouble::Kind::damaged,
            Tr::tr("The library is damaged: acts of %1 are not where they should be.").arg(namedGame(stored.row))};
    const bool isListedRight = isListed(stored.row, header);
    std::vector<ActNumber> unfit;
    std::optional<Journal> journal;
    if (acts.lost.empty())
        journal = Journal::load(std::move(header), acts.acts);
    else
        journal = Journal::loadWhatFits(std::move(header), acts.acts, unfit);
    if (!journal)
        return unworkable(stored.row, Tr::tr("its acts do not fit together"));
    acts.loseUnfit(unfit, game, setup);

    const QByteArray hash = hashOf(game, setup, journal->state());
    const Figures now = figuresOf(game, setup, journal->state());
    const ActRow last = stored.acts.isEmpty() ? ActRow{} : stored.acts.constLast();
    const auto before = stored.row.isSound ? readFigures(stored.row.summary.figures) : std::nullopt;
    const bool leadsElsewhere =
        !acts.lost.empty() || (!last.hash.isEmpty() && last.hash != hash) || (before && *before != now);
    // The acts of an older library have no checksums, but the state after each.
    const bool isOfTheseRules = last.soundness == Soundness::unchecked && last.rules == rules;
    if (isOfTheseRules && acts.lost.empty() && leadsElsewhere)
        if (const auto broken = firstElsewhere(stored, journal->header(), acts.acts))
            return workOut(withBroken(stored, *broken), editions, gaps);
    WorkedOut worked{.journal = std::move(*journal),
                     .lost = acts.lost,
                     .unfit = unfit,
                     .broken = acts.broken,
                     .acts = restamped(acts, hash, rules, !leadsElsewhere)};
    if (before)
        worked.isElsewhere = *before != now;
    else
        worked.isElsewhere = leadsElsewhere && (!isOfTheseRules || !acts.lost.empty());
    worked.isAsStored =
        isWhole(stored, rules) && isListedRight && !leadsElsewhere && (last.hash == hash || stored.acts.isEmpty());
    worked.rulesBefore = rulesBefore;
    worked.before = before;
    return worked;
}

Result<WorkedOut> workOutHere(const Library &library, const StoredGame &stored, const Editions &editions)
{
    auto worked = workOut(stored, editions);
    const auto *trouble = troubleIn(worked);
    const bool misses = trouble != nullptr && trouble->kind == Trouble::Kind::damaged;
    return misses && troubleIn(library.check()) == nullptr ? workOut(stored, editions, Gaps::lost) : worked;
}

QByteArray historyAsStored(const StoredGame &stored)
{
    QByteArray text = R"({"bandarHistory":1,"record":)" + stored.header + "}\n";
    std::int64_t next = 1;
    for (const ActRow &act : stored.acts) {
        for (; next < act.number; ++next)
            text += lostLine(0) + '\n';
        text += (act.soundness == Soundness::broken ? lostLine(entriesIn(act.line)) : act.line) + '\n';
        ++next;
    }
    return text;
}

} // namespace bandar::journal
