// SPDX-License-Identifier: MPL-2.0
#include "journal/kept_game.h"

#include "journal/act_text.h"
#include "journal/exports.h"
#include "journal/hash.h"
#include "journal/telling.h"
#include "record/header.h"
#include "record/writer.h"
#include "words/faults.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

QByteArray bytes(const std::string &text) { return QByteArray::fromStdString(text); }

ActRow rowOf(const Journal &journal, std::size_t number, const Act &act, const table::State &state)
{
    return {.number = static_cast<std::int64_t>(number),
            .line = bytes(write(journal.game(), journal.header().setup, act)),
            .rules = static_cast<int>(record::newestVersion),
            .hash = hashOf(journal.game(), journal.header().setup, state)};
}

std::optional<std::vector<Act>> actsOf(const record::Header &header, const QList<ActRow> &rows)
{
    std::vector<Act> acts;
    acts.reserve(static_cast<std::size_t>(rows.size()));
    EntryId lastId = 0;
    for (const ActRow &row : rows) {
        const std::string_view line(row.line.constData(), static_cast<std::size_t>(row.line.size()));
        auto act = readAct(line, *header.game, header.setup, lastId);
        if (std::holds_alternative<record::Fault>(act))
            return std::nullopt;
        acts.push_back(std::get<Act>(std::move(act)));
    }
    return acts;
}

Trouble damagedGame(const GameRow &row)
{
    return {Trouble::Kind::damaged,
            Tr::tr("the game %1 is damaged: what is stored of it does not lead to where it stood").arg(row.id)};
}

Trouble unreadable(const record::Fault &fault) { return {Trouble::Kind::refused, words::sentence(fault)}; }

// Nothing is stored that could not be read again.
std::optional<Trouble> whyNotStorable(const Journal &journal, const ActRow &row)
{
    EntryId lastId = 0;
    const std::string_view line(row.line.constData(), static_cast<std::size_t>(row.line.size()));
    const auto read = readAct(line, journal.game(), journal.header().setup, lastId);
    if (const auto *fault = std::get_if<record::Fault>(&read))
        return unreadable(*fault);
    return std::nullopt;
}

std::optional<std::vector<ActRow>> rehearse(Journal &journal, const std::vector<Act> &acts)
{
    std::vector<ActRow> rows;
    for (const Act &act : acts) {
        auto plan = journal.plan(act);
        if (std::holds_alternative<Denied>(plan))
            return std::nullopt;
        rows.push_back(rowOf(journal, journal.acts().size() + 1, act, std::get<Plan>(plan).state()));
        journal.accept(std::get<Plan>(std::move(plan)));
    }
    return rows;
}

// A uuid may hold anything that a text may: of that only what belongs in the name of a file.
QString copyName(GameId id, const QString &uuid)
{
    QString safe;
    for (const QChar letter : uuid.left(64))
        if (letter.unicode() < 128 && (letter.isLetterOrNumber() || letter == u'-'))
            safe += letter;
    return QStringLiteral("game-%1-%2.bandar-history").arg(QString::number(id), safe);
}

QString started(const Journal &journal)
{
    if (!journal.header().started.empty() || journal.acts().empty())
        return QString::fromStdString(journal.header().started);
    return QString::fromStdString(journal.acts().front().time);
}

} // namespace

std::optional<record::Header> headerOf(const GameRow &row, const Editions &editions)
{
    record::Fault fault;
    const auto object = record::parseObject(row.header.toStdString(), fault);
    return object ? record::readHeader(*object, editions.games, fault) : std::nullopt;
}

QString playersOf(const record::Header &header)
{
    QStringList names;
    for (const table::Player &player : header.setup.players)
        names << QString::fromStdString(player.name);
    return names.join(QStringLiteral(", "));
}

std::optional<Trouble> whyNotStorable(const record::Header &header, const Editions &editions)
{
    record::Fault fault;
    const auto object = record::parseObject(record::write(header), fault);
    if (!object || !record::readHeader(*object, editions.games, fault))
        return unreadable(fault);
    return std::nullopt;
}

Summary summaryOf(const Journal &journal, const table::State &state, const words::GameWords &words,
                  const QString &lastPlayed)
{
    return {.title = QString::fromStdString(journal.header().title),
            .players = playersOf(journal.header()),
            .standing = standingOf(journal, state, words),
            .entries = static_cast<std::int64_t>(journal.entries().size()),
            .finished = journal.game().standings(state).finished,
            .started = started(journal),
            .lastPlayed = lastPlayed};
}

bool verifies(const GameRow &row, const QList<ActRow> &acts, const Editions &editions)
{
    auto header = headerOf(row, editions);
    const auto read = header ? actsOf(*header, acts) : std::nullopt;
    if (!read)
        return false;
    Journal journal(std::move(*header));
    const auto rows = rehearse(journal, *read);
    if (!rows)
        return false;
    for (qsizetype place = 0; place < acts.size(); ++place)
        if (acts[place].hash != (*rows)[static_cast<std::size_t>(place)].hash)
            return false;
    return true;
}

Result<KeptGame> KeptGame::open(Library &library, GameId id, const Editions &editions)
{
    const auto row = library.game(id);
    if (const auto *trouble = troubleIn(row))
        return *trouble;
    const auto rows = library.acts(id);
    if (const auto *trouble = troubleIn(rows))
        return *trouble;
    const auto &game = std::get<GameRow>(row);
    const auto &stored = std::get<QList<ActRow>>(rows);
    auto header = headerOf(game, editions);
    auto acts = header ? actsOf(*header, stored) : std::nullopt;
    auto journal = acts ? Journal::load(std::move(*header), std::move(*acts)) : std::nullopt;
    if (!journal)
        return damagedGame(game);
    const QByteArray hash = hashOf(journal->game(), journal->header().setup, journal->state());
    if (!stored.isEmpty() && stored.last().hash != hash)
        return damagedGame(game);
    const words::GameWords &words = editions.words(journal->game());
    return KeptGame(library, id, std::move(*journal), words);
}

Result<KeptGame> KeptGame::create(Library &library, const record::Header &header, const std::vector<Act> &acts,
                                  const Editions &editions, const QString &now)
{
    const words::GameWords &words = editions.words(*header.game);
    if (const auto trouble = whyNotStorable(header, editions))
        return *trouble;
    Journal journal(header);
    const auto rows = rehearse(journal, acts);
    if (!rows)
        return Trouble{Trouble::Kind::refused, Tr::tr("the acts of that history do not fit together")};
    const GameRow row{
        .id = 0,
        .uuid = QString::fromStdString(header.uuid),
        .game = QString::fromUtf8(header.game->name().data(), static_cast<qsizetype>(header.game->name().size())),
        .header = bytes(record::write(header)),
        .summary = summaryOf(journal, journal.state(), words, now)};
    const auto id = library.add(row, QList<ActRow>(rows->begin(), rows->end()));
    if (const auto *trouble = troubleIn(id))
        return *trouble;
    return KeptGame(library, std::get<GameId>(id), std::move(journal), words);
}

Done KeptGame::carryOut(Plan plan)
{
    const QString now = QString::fromStdString(plan.act().time);
    Summary summary = summaryOf(m_journal, plan.state(), *m_words, now);
    const ActRow row = rowOf(m_journal, m_journal.acts().size() + 1, plan.act(), plan.state());
    if (plan.act().kind == Act::Kind::step)
        summary.entries += static_cast<std::int64_t>(plan.act().entries.size());
    else
        summary.entries = static_cast<std::int64_t>(plan.entryCount());
    if (const auto trouble = whyNotStorable(m_journal, row))
        return *trouble;
    const Done done = m_library->append(m_id, {row}, summary);
    if (troubleIn(done) != nullptr)
        return done;
    const table::State before = m_journal.state();
    m_journal.accept(std::move(plan));
    copyAtYearsEnd(before);
    return done;
}

Done KeptGame::carryOn(const std::vector<Act> &acts)
{
    if (acts.empty())
        return {};
    Journal journal = m_journal;
    const auto rows = rehearse(journal, acts);
    if (!rows)
        return Trouble{Trouble::Kind::refused, Tr::tr("the acts of that history do not fit together")};
    const QString now = QString::fromStdString(acts.back().time);
    const Done done = m_library->append(m_id, QList<ActRow>(rows->begin(), rows->end()),
                                        summaryOf(journal, journal.state(), *m_words, now));
    if (troubleIn(done) == nullptr)
        m_journal = std::move(journal);
    return done;
}

QByteArray KeptGame::draft(const QString &panel) const
{
    const auto stored = m_library->draft(m_id, panel);
    const auto *draft = std::get_if<QByteArray>(&stored);
    return draft == nullptr ? QByteArray() : *draft;
}

void KeptGame::copyAtYearsEnd(const table::State &before)
{
    const table::Game &game = m_journal.game();
    const bool ended = game.standings(m_journal.state()).finished && !game.standings(before).finished;
    m_copyTrouble.clear();
    if (game.moment(m_journal.state()).year == game.moment(before).year && !ended)
        return;
    const auto folder = m_library->setting(copiesSetting);
    const auto *name = std::get_if<QString>(&folder);
    if (name == nullptr || name->isEmpty())
        return;
    QSaveFile file(QDir(*name).filePath(copyName(m_id, QString::fromStdString(m_journal.header().uuid))));
    const QByteArray history = bytes(writeHistory(m_journal));
    if (!QDir().mkpath(*name) || !file.open(QIODevice::WriteOnly) || file.write(history) != history.size() ||
        !file.commit())
        m_copyTrouble = Tr::tr("the copy of this year could not be written to %1: %2").arg(*name, file.errorString());
}

} // namespace bandar::journal
