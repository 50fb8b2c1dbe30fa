// SPDX-License-Identifier: MPL-2.0
#include "journal/stamping.h"

#include "journal/act_text.h"
#include "journal/hash.h"
#include "journal/kept_game.h"
#include "journal/telling.h"
#include "journal/working_out.h"
#include "record/text.h"
#include "record/writer.h"
#include "words/names.h"
#include "words/text.h"

#include <QCoreApplication>
#include <QDateTime>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

const QString workedOutBySetting = QStringLiteral("workedOutBy");

QByteArray bytes(const std::string &text) { return QByteArray::fromStdString(text); }

QString started(const Journal &journal)
{
    if (!journal.header().started.empty() || journal.acts().empty())
        return QString::fromStdString(journal.header().started);
    return QString::fromStdString(journal.acts().front().time);
}

QString numbers(const std::vector<ActNumber> &acts)
{
    constexpr std::size_t most = 12;
    QStringList list;
    for (const ActNumber act : acts)
        if (static_cast<std::size_t>(list.size()) < most)
            list << QString::number(act);
    if (acts.size() > most)
        list << QStringLiteral("…");
    return list.join(QStringLiteral(", "));
}

// The games that this program knows, with their rules: "indonesia 1".
QString rulesOf(const Editions &editions)
{
    QStringList all;
    for (const table::Game *game : editions.games)
        all << QStringLiteral("%1 %2").arg(words::textOf(game->name())).arg(game->rulesVersion());
    return all.join(QStringLiteral(", "));
}

} // namespace

std::int64_t writtenIn(std::span<const Act> acts)
{
    std::int64_t written = 0;
    for (const Act &act : acts)
        written += static_cast<std::int64_t>(act.namedEntries());
    return written;
}

ActRow rowOf(const Journal &journal, std::size_t number, const Act &act, const table::State &state,
             std::int64_t written)
{
    return {.number = static_cast<std::int64_t>(number),
            .line = bytes(write(journal.game(), journal.header().setup, act)),
            .rules = journal.game().rulesVersion(),
            .hash = hashOf(journal.game(), journal.header().setup, state),
            .written = written};
}

QList<ActRow> rowsOf(const Journal &journal, std::size_t known, std::int64_t written)
{
    QList<ActRow> rows;
    const auto acts = journal.acts();
    for (std::size_t place = known; place < acts.size(); ++place) {
        written += static_cast<std::int64_t>(acts[place].namedEntries());
        rows.push_back({.number = static_cast<std::int64_t>(place) + 1,
                        .line = bytes(write(journal.game(), journal.header().setup, acts[place])),
                        .rules = journal.game().rulesVersion(),
                        .hash = {},
                        .written = written});
    }
    if (!rows.isEmpty())
        rows.last().hash = hashOf(journal.game(), journal.header().setup, journal.state());
    return rows;
}

QString listedTitle(const record::Header &header)
{
    return record::isBlank(header.title) ? QString() : QString::fromStdString(header.title);
}

QString playersOf(const record::Header &header) { return words::namesOf(header.setup).join(QStringLiteral(", ")); }

Summary summaryOf(const Journal &journal, const table::State &state, const words::GameWords &words,
                  const QString &lastPlayed)
{
    return {.title = listedTitle(journal.header()),
            .players = playersOf(journal.header()),
            .standing = standingOf(journal, state, words),
            .entries = static_cast<std::int64_t>(journal.entries().size()),
            .finished = journal.game().standings(state).finished,
            .started = started(journal),
            .lastPlayed = lastPlayed,
            .rules = journal.game().rulesVersion(),
            .figures = write(figuresOf(journal.game(), journal.header().setup, state))};
}

Stamp stampOf(const WorkedOut &worked, const GameRow &row, const words::GameWords &words)
{
    const record::Header &header = worked.journal.header();
    const auto acts = worked.journal.acts();
    const QString lastTime = acts.empty() ? QString() : QString::fromStdString(acts.back().time);
    Stamp stamp{.header = bytes(record::write(header)),
                .game = words::textOf(header.game->name()),
                .uuid = QString::fromStdString(header.uuid),
                .summary = summaryOf(worked.journal, worked.journal.state(), words,
                                     row.isSound ? row.summary.lastPlayed : lastTime),
                .acts = worked.acts,
                .broken = worked.broken,
                .reworked = {}};
    if (worked.isElsewhere && worked.before)
        stamp.reworked = Reworked{.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate),
                                  .rules = header.game->rulesVersion(),
                                  .before = row.summary.figures,
                                  .after = stamp.summary.figures};
    return stamp;
}

QString tell(const WorkedOut &worked, const GameRow &row, const words::GameWords &words)
{
    const Journal &journal = worked.journal;
    QStringList told;
    if (!worked.lost.empty()) {
        told << Tr::tr("%1: damage has cost it act %2 of %3. What came before and behind is there; what is missing has "
                       "to be entered again.")
                    .arg(namedGame(row), numbers(worked.lost))
                    .arg(journal.acts().size());
        if (!worked.unfit.empty())
            told << Tr::tr("Without it act %1 makes no sense, and is left out too.").arg(numbers(worked.unfit));
    }
    const table::Setup &setup = journal.header().setup;
    const QString figures =
        differences(journal.game(), setup, figuresOf(journal.game(), setup, journal.state()), worked.before, words,
                    secretive(journal.game(), setup, journal.state()), Depth::score)
            .join(QStringLiteral("; "));
    if (!worked.isElsewhere)
        return told.join(u' ');
    const QString tail = figures.isEmpty() ? QString() : QStringLiteral(": ") + figures;
    if (worked.lost.empty() && worked.rulesBefore < journal.game().rulesVersion())
        told << Tr::tr("%1 was worked out by newer rules%2.").arg(namedGame(row), tail);
    else if (worked.lost.empty())
        told << Tr::tr("%1 was worked out by other rules%2.").arg(namedGame(row), tail);
    else if (!figures.isEmpty())
        told << Tr::tr("It comes to%1.").arg(tail);
    return told.join(u' ');
}

void markUnopened(Library &library, const GameRow &row, const Trouble &trouble)
{
    // A game of a newer Bandar is not touched, not even by that.
    if (trouble.kind == Trouble::Kind::unworkable && row.mark != Mark::unworkable && library.canWrite())
        library.mark(row.id, Mark::unworkable);
}

QString bringForward(Library &library, const Editions &editions)
{
    const QString rules = rulesOf(editions);
    const auto stamped = library.setting(workedOutBySetting);
    const auto *by = std::get_if<QString>(&stamped);
    if (!library.canWrite() || by == nullptr || *by == rules)
        return {};
    QStringList told;
    for (const bool inBin : {false, true}) {
        const auto games = library.games(inBin);
        const auto *rows = std::get_if<QList<GameRow>>(&games);
        if (rows == nullptr)
            return {};
        for (const GameRow &row : *rows) {
            const auto opened = KeptGame::open(library, row.id, editions);
            const auto *trouble = troubleIn(opened);
            if (trouble != nullptr)
                told << trouble->sentence;
            else if (const QString missing = std::get<KeptGame>(opened).told(); !missing.isEmpty())
                told << missing;
            if (trouble != nullptr && trouble->kind == Trouble::Kind::disk) // the rest waits until it can be written
                return told.join(u'\n');
        }
    }
    library.set(workedOutBySetting, rules);
    return told.join(u'\n');
}

Library::Mender mender(const Editions &editions)
{
    return [editions](Library &library, GameId id) -> QString {
        const auto opened = KeptGame::open(library, id, editions, Gaps::lost);
        if (const auto *kept = std::get_if<KeptGame>(&opened))
            return kept->told();
        return std::get<Trouble>(opened).sentence;
    };
}

} // namespace bandar::journal
