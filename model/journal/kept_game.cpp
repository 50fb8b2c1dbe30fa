// SPDX-License-Identifier: MPL-2.0
#include "journal/kept_game.h"

#include "journal/act_text.h"
#include "journal/exports.h"
#include "journal/renaming.h"
#include "journal/working_out.h"
#include "journal/yearly_copies.h"
#include "record/header.h"
#include "record/writer.h"
#include "words/faults.h"
#include "words/text.h"

#include <QCoreApplication>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

QByteArray bytes(const std::string &text) { return QByteArray::fromStdString(text); }

Trouble actsDoNotFit() { return {Trouble::Kind::refused, Tr::tr("the acts of that history do not fit together")}; }

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

// The header as it is stored, with a uuid where it came from a build that gave none: that of the list, or a new one.
QByteArray withUuid(const StoredGame &stored, const Editions &editions)
{
    auto read = headerOf(stored, editions);
    auto *header = std::get_if<record::Header>(&read);
    if (header == nullptr || !header->uuid.empty())
        return stored.header;
    header->uuid = (stored.row.uuid.isEmpty() ? newUuid() : stored.row.uuid).toStdString();
    return bytes(record::write(*header));
}

} // namespace

std::optional<Trouble> whyNotStorable(const record::Header &header, const Editions &editions)
{
    record::Fault fault;
    const auto object = record::parseObject(record::write(header), fault);
    if (!object || !record::readHeader(*object, editions.games, fault))
        return unreadable(fault);
    return std::nullopt;
}

Result<KeptGame> KeptGame::open(Library &library, GameId id, const Editions &editions, Gaps gaps)
{
    auto stored = library.stored(id);
    if (const auto *trouble = troubleIn(stored))
        return *trouble;
    StoredGame game = std::get<StoredGame>(std::move(stored));
    if (library.canWrite())
        game.header = withUuid(game, editions);
    auto read = gaps == Gaps::lost ? workOut(game, editions, gaps) : workOutHere(library, game, editions);
    if (const auto *trouble = troubleIn(read)) {
        markUnopened(library, game.row, *trouble);
        return *trouble;
    }
    auto &worked = std::get<WorkedOut>(read);
    const words::GameWords &words = editions.words(worked.journal.game());
    QString told = tell(worked, game.row, words);
    if (!worked.isAsStored && library.canWrite())
        if (const Done stamped = library.stamp(id, stampOf(worked, game.row, words)); troubleIn(stamped) != nullptr)
            return *troubleIn(stamped);
    KeptGame kept(library, id, std::move(worked.journal), words);
    kept.m_told = std::move(told);
    return kept;
}

Result<KeptGame> KeptGame::create(Library &library, const record::Header &header, const std::vector<Act> &acts,
                                  const Editions &editions, const QString &now)
{
    const words::GameWords &words = editions.words(*header.game);
    if (const auto trouble = whyNotStorable(header, editions))
        return *trouble;
    auto journal = Journal::load(header, acts);
    if (!journal)
        return actsDoNotFit();
    const GameRow row{.id = 0,
                      .uuid = QString::fromStdString(header.uuid),
                      .game = words::textOf(header.game->name()),
                      .header = bytes(record::write(header)),
                      .summary = summaryOf(*journal, journal->state(), words, now)};
    const auto id = library.add(row, rowsOf(*journal, 0, 0));
    if (const auto *trouble = troubleIn(id))
        return *trouble;
    return KeptGame(library, std::get<GameId>(id), std::move(*journal), words);
}

Done KeptGame::carryOut(Plan plan)
{
    const QString now = QString::fromStdString(plan.act().time);
    Summary summary = summaryOf(m_journal, plan.state(), *m_words, now);
    const auto written = m_written + static_cast<std::int64_t>(plan.act().namedEntries());
    const ActRow row = rowOf(m_journal, m_journal.acts().size() + 1, plan.act(), plan.state(), written);
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
    m_written = written;
    copyAtYearsEnd(before);
    return done;
}

Done KeptGame::carryOn(const std::vector<Act> &acts)
{
    if (acts.empty())
        return {};
    std::vector<Act> all(m_journal.acts().begin(), m_journal.acts().end());
    const std::size_t known = all.size();
    all.insert(all.end(), acts.begin(), acts.end());
    auto journal = Journal::load(m_journal.header(), std::move(all));
    if (!journal)
        return actsDoNotFit();
    const QString now = QString::fromStdString(acts.back().time);
    const Done done = m_library->append(m_id, rowsOf(*journal, known, m_written),
                                        summaryOf(*journal, journal->state(), *m_words, now));
    if (troubleIn(done) != nullptr)
        return done;
    m_journal = std::move(*journal);
    m_written = writtenIn(m_journal.acts());
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
    const Done copied =
        copyTo(*name, m_id, QString::fromStdString(m_journal.header().uuid), bytes(writeHistory(m_journal)));
    if (const auto *trouble = troubleIn(copied))
        m_copyTrouble = Tr::tr("It is saved, but the copy of this year is not: %1").arg(trouble->sentence);
}

} // namespace bandar::journal
