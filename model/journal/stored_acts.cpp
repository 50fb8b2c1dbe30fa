// SPDX-License-Identifier: MPL-2.0
#include "journal/stored_acts.h"

#include "journal/act_text.h"

#include <algorithm>

namespace bandar::journal {

namespace {

using record::Fault;

// A text from before the checksums that is not even an act was broken; one that names what is not known may be of
// other rules.
bool isBrokenText(const Fault &fault)
{
    switch (fault.kind) {
    case Fault::Kind::unknownName: return fault.key == "act";
    case Fault::Kind::unknownEntry:
    case Fault::Kind::outOfRange: return false;
    default: return true;
    }
}

class StoredReader {
public:
    StoredReader(const StoredGame &stored, const table::Game &game, const table::Setup &setup)
        : m_stored(stored), m_game(game), m_setup(setup)
    {}

    std::variant<StoredActs, UnreadAct> read()
    {
        const std::int64_t count = countOfActs();
        qsizetype at = 0;
        for (std::int64_t number = 1; number <= count; ++number) {
            while (at < m_stored.acts.size() && m_stored.acts[at].number < number)
                ++at; // a number that is broken
            while (at + 1 < m_stored.acts.size() && m_stored.acts[at + 1].number == number &&
                   m_stored.acts[at].soundness == Soundness::broken)
                ++at; // as here, where it reads like that of another
            const bool isThere = at < m_stored.acts.size() && m_stored.acts[at].number == number;
            const ActRow *row = isThere ? &m_stored.acts[at++] : nullptr;
            if (row == nullptr || row->soundness == Soundness::broken) {
                lose(number, row);
                continue;
            }
            if (auto fault = take(*row)) {
                UnreadAct unread{static_cast<ActNumber>(number), std::move(*fault)};
                const bool isStranger = unread.fault.kind == Fault::Kind::unknownPlayer;
                // A player whom one act alone names is a broken name; one whom several name, a broken header.
                if (row->soundness == Soundness::sound || !isBrokenText(unread.fault) ||
                    (isStranger && m_namesStranger))
                    return unread;
                m_namesStranger = m_namesStranger || isStranger;
                lose(number, row);
            }
        }
        return std::move(m_read);
    }

private:
    // What the list counts, if that can be believed: so a lost end is noticed, and a stray row is not taken for one.
    std::int64_t countOfActs() const
    {
        constexpr std::int64_t mostMissing = 10'000; // above that it is the number that is broken
        std::int64_t last = m_stored.row.isSound ? m_stored.row.acts : 0;
        for (const ActRow &act : m_stored.acts) {
            const bool isSound = act.soundness == Soundness::sound;
            const bool isLikely = !m_stored.row.isSound && act.number <= m_stored.acts.size() + mostMissing;
            if (isSound || isLikely || (act.soundness == Soundness::unchecked && act.number == last + 1))
                last = std::max(last, act.number);
        }
        const auto strays =
            std::ranges::count_if(m_stored.acts, [last](const ActRow &act) { return act.number > last; });
        return m_stored.row.isSound ? last : last + strays;
    }
    std::optional<Fault> take(const ActRow &row)
    {
        const std::string_view line(row.line.constData(), static_cast<std::size_t>(row.line.size()));
        EntryId lastId = m_lastId;
        auto read = readAct(line, m_game, m_setup, lastId, Kept::inLibrary);
        if (const auto *fault = std::get_if<Fault>(&read))
            return *fault;
        const EntryId named = std::get<Act>(read).namedEntries();
        // What is known to have been written before it was written in the lost act right before.
        const auto before = static_cast<EntryId>(row.written) - named;
        const bool followsLost = !m_read.lost.empty() && m_read.lost.back() == m_read.acts.size();
        if (row.written > 0 && followsLost && before != m_lastId && static_cast<EntryId>(row.written) >= named) {
            Act &lost = m_read.acts.back();
            lost.lostEntries = before - std::min(before, m_lastId - lost.lostEntries);
            m_read.rows.back().line = lostLine(lost.lostEntries);
            lastId = before;
            read = readAct(line, m_game, m_setup, lastId, Kept::inLibrary);
        }
        m_lastId = lastId;
        m_read.acts.push_back(std::get<Act>(std::move(read)));
        m_read.rows.push_back(row);
        return std::nullopt;
    }
    void lose(std::int64_t number, const ActRow *row)
    {
        Act lost;
        lost.kind = Act::Kind::lost;
        lost.lostEntries = row == nullptr ? 0 : entriesIn(row->line);
        m_lastId += lost.lostEntries;
        m_read.lost.push_back(static_cast<ActNumber>(number));
        if (row != nullptr)
            m_read.broken.push_back(*row);
        else
            m_read.isMissingAny = true;
        m_read.rows.push_back({.number = number, .line = lostLine(lost.lostEntries), .rules = 0, .hash = {}});
        m_read.acts.push_back(std::move(lost));
    }

    const StoredGame &m_stored;
    const table::Game &m_game;
    const table::Setup &m_setup;
    EntryId m_lastId = 0;
    bool m_namesStranger = false;
    StoredActs m_read;
};

} // namespace

void StoredActs::loseUnfit(const std::vector<ActNumber> &unfit, const table::Game &game, const table::Setup &setup)
{
    for (const ActNumber number : unfit) {
        Act &act = acts[number - 1];
        ActRow &row = rows[static_cast<qsizetype>(number) - 1];
        broken.push_back(row);
        act = lostOf(act);
        row.line = QByteArray::fromStdString(write(game, setup, act));
    }
}

std::variant<StoredActs, UnreadAct> readStoredActs(const StoredGame &stored, const table::Game &game,
                                                   const table::Setup &setup)
{
    return StoredReader(stored, game, setup).read();
}

std::size_t entriesIn(const QByteArray &line)
{
    const bool names = line.contains(R"("act":"step")") || line.contains(R"("act":"insert")");
    return names ? static_cast<std::size_t>(line.count("{\"do\":")) : 0;
}

QByteArray lostLine(std::size_t entries)
{
    return R"({"act":"lost","entries":)" + QByteArray::number(static_cast<qulonglong>(entries)) + '}';
}

} // namespace bandar::journal
