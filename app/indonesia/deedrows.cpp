// SPDX-License-Identifier: MPL-2.0
#include "deedrows.h"

#include "capital.h"

#include "indonesia/year.h"
#include "kindicon.h"
#include "words/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace bandar::app {

using indonesia::DeedId;
using indonesia::DeedSet;
using indonesia::Era;
using indonesia::Kind;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Deeds)
};

const indonesia::State &stateOf(const RunningGame &game) { return game.state().as<indonesia::State>(); }

// "up to 3 ships, then 4, 5": the caps of this era and those to come.
QString capsInWords(Era now, const indonesia::DeedFacts &deed, bool brief)
{
    QStringList later;
    for (auto era = static_cast<std::size_t>(now) + 1; era < indonesia::eraCount; ++era)
        later.append(words::amount(deed.caps.at(era)));
    const auto cap = deed.caps.at(static_cast<std::size_t>(now));
    const QString most = brief ? Tr::tr("up to %1", "ships").arg(words::amount(cap))
                               : words::counted(Tr::tr("up to %1 ship(|s)", nullptr, words::plural(cap)), cap);
    return later.isEmpty() ? most
                           : Tr::tr("%1, then %2", "most ships now, and in later eras")
                                 .arg(most, later.join(Tr::tr(", ", "between numbers")));
}

QString whatEnds(const RunningGame &game)
{
    const Era era = stateOf(game).era;
    return era == Era::c ? Tr::tr("the game")
                         : Tr::tr("era %1").arg(game.namer().thing(indonesia::eraNames, static_cast<std::size_t>(era)));
}

std::vector<Kind> kindsOf(DeedSet deeds)
{
    std::vector<Kind> kinds;
    deeds.each([&](DeedId deed) {
        if (std::ranges::find(kinds, factsOf(deed).kind) == kinds.end())
            kinds.push_back(factsOf(deed).kind);
    });
    std::ranges::sort(kinds);
    return kinds;
}

} // namespace

DeedTable::DeedTable(QObject *parent)
    : QObject(parent),
      m_heads(new RowsModel(DeedHeadRow::staticMetaObject, this)),
      m_rows(new RowsModel(DeedRow::staticMetaObject, this))
{}

void DeedTable::show(const RunningGame &game, DeedSet deeds, DeedId chosen)
{
    const words::Namer namer = game.namer();
    const indonesia::State &state = stateOf(game);
    QList<DeedHeadRow> heads;
    QList<DeedRow> rows;
    m_shown.clear();
    m_longest = 0;
    for (const Kind kind : kindsOf(deeds)) {
        int place = 0;
        deeds.each([&](DeedId deed) {
            const indonesia::DeedFacts &facts = factsOf(deed);
            if (facts.kind != kind)
                return;
            QStringList notes;
            QStringList brief;
            if (kind == Kind::ship) {
                notes.append(capsInWords(state.era, facts, false));
                brief.append(capsInWords(state.era, facts, true));
            }
            DeedSet left = state.deeds;
            left.erase(deed);
            if (indonesia::isEraOver(left) && !indonesia::isEraOver(state.deeds)) {
                notes.append(Tr::tr("then %1 ends").arg(whatEnds(game)));
                brief.append(notes.last());
            }
            const std::string_view name = nameOf(deed);
            m_shown.append(deed);
            rows.append({.key = words::textOf(name),
                         .name = words::titled(facts.province),
                         .note = notes.join(u'\n'),
                         .briefNote = brief.join(u'\n'),
                         .spoken = namer.thing(indonesia::deedNames, deed.place()),
                         .column = static_cast<int>(heads.size()),
                         .place = place++,
                         .chosen = deed == chosen});
        });
        heads.append({iconOf(kind), capital(kindInWords(game, kind))});
        m_longest = std::max(m_longest, place);
    }
    m_heads->assign(heads);
    m_rows->assign(rows);
    Q_EMIT changed();
}

DeedId DeedTable::at(int row) const { return row < 0 || row >= m_shown.size() ? DeedId() : m_shown.at(row); }

QString kindInWords(const RunningGame &game, Kind kind)
{
    return kind == Kind::ship ? Tr::tr("ships") : game.namer().thing(indonesia::kindNames, idOf(kind).place());
}

QString eraEndInWords(const RunningGame &game, DeedSet now, DeedSet then)
{
    const QString ending = whatEnds(game);
    const std::vector<Kind> kinds = kindsOf(then);
    if (kinds.empty())
        return Tr::tr("No deed will be left: %1 ends after this year").arg(ending);
    const QString first = kindInWords(game, kinds.front());
    if (kinds.size() == 1)
        return then == now ? Tr::tr("Only %1 left: %2 ends after this year").arg(first, ending)
                           : Tr::tr("Then only %1 left: %2 ends after this year").arg(first, ending);
    if (kinds.size() == 2)
        return Tr::tr("With no %1 or no %2 left, %3 ends after this year")
            .arg(first, kindInWords(game, kinds.back()), ending);
    return Tr::tr("%1 ends when only one kind of deed is left").arg(capital(ending));
}

} // namespace bandar::app
