// SPDX-License-Identifier: MPL-2.0
#include "pairsheet.h"

#include "kindicon.h"
#include "mergerwords.h"

#include <algorithm>

namespace bandar::app {

using indonesia::CompanyId;
using indonesia::Kind;
using indonesia::PairOption;

PairSheet::PairSheet(RunningGame &game, QString panel, QObject *parent)
    : PricedSheet(game, std::move(panel), parent),
      m_companies(new RowsModel(MergeCompanyRow::staticMetaObject, this)),
      m_winners(new RowsModel(MergerPlayerRow::staticMetaObject, this))
{}

void PairSheet::clear()
{
    m_first = m_second = {};
    m_announcer = m_winner = {};
    clearPrice();
}

std::optional<indonesia::Pair> PairSheet::pair() const
{
    return m_second.exists() ? std::optional(indonesia::Pair{m_first, m_second}) : std::nullopt;
}

bool PairSheet::canNeverMerge(CompanyId x, CompanyId y) const
{
    return !indonesia::resultOf(at(state(), x).kind, at(state(), y).kind);
}

void PairSheet::chooseCompany(int row)
{
    if (row < 0 || row >= static_cast<int>(m_listed.size()))
        return;
    const CompanyId tapped = m_listed.at(static_cast<std::size_t>(row));
    if (tapped == m_second) {
        m_second = {};
    } else if (tapped == m_first) {
        m_first = m_second;
        m_second = {};
    } else if (!m_first.exists() || canNeverMerge(m_first, tapped)) {
        m_first = tapped;
        m_second = {};
    } else {
        m_second = tapped;
    }
    m_winner = {};
    clearPrice();
    touched();
}

void PairSheet::chooseWinner(int row)
{
    if (row < 0 || row >= static_cast<int>(m_players.size()))
        return;
    m_winner = m_players.at(static_cast<std::size_t>(row));
    touched();
}

void PairSheet::showCompanies(const indonesia::Options &options)
{
    m_listed.clear();
    eachCompany(state(), [&](CompanyId company) { m_listed.push_back(company); });
    // What is merged with one another stands together: goods that blend, and the ships last.
    const auto group = [this](CompanyId company) {
        switch (at(state(), company).kind) {
        case Kind::spice: return 0;
        case Kind::rice: return 1;
        case Kind::siapFaji: return 2;
        case Kind::rubber: return 3;
        case Kind::oil: return 4;
        case Kind::ship: break;
        }
        return 5;
    };
    std::ranges::stable_sort(m_listed, {}, group);
    QList<MergeCompanyRow> rows;
    for (const CompanyId id : m_listed) {
        const indonesia::Company &company = at(state(), id);
        const bool chosen = id == m_first || id == m_second;
        QString why = company.merged ? tr("Merged this year") : QString();
        if (m_first.exists() && !chosen && canNeverMerge(m_first, id))
            why = apart(game(), at(state(), m_first).kind);
        else if (m_first.exists() && !chosen)
            if (const PairOption *option = find(options, {m_first, id}))
                why = inShort(game(), pairVerdict(*option));
        const QString deeds =
            words::counted(tr("%1 deed(|s)", nullptr, words::plural(company.deeds.size())), company.deeds.size());
        rows.append({.key = keyOf(company),
                     .drawing = iconOf(company.kind),
                     .kind = kindTitle(game(), company.kind),
                     .name = provincesOf(game(), company),
                     .detail = why.isEmpty() || chosen
                                   ? tr("%1, %2", "units, deeds").arg(unitsOf(company.kind, company.units), deeds)
                                   : why,
                     .owner = game().mark(company.owner),
                     .chosen = chosen,
                     .possible = chosen || why.isEmpty()});
    }
    m_companies->assign(rows);
}

void PairSheet::showWinners(const PairOption *option)
{
    m_players.clear();
    QList<MergerPlayerRow> rows;
    if (option != nullptr) {
        const auto order = indonesia::order(state());
        m_players.assign(order.begin(), order.end());
        for (const table::PlayerId player : m_players) {
            MergerPlayerRow row = winnerRow(*option, player);
            row.key = keyOf(game(), player);
            row.mark = game().mark(player);
            row.chosen = player == winner();
            rows.append(row);
        }
    }
    m_winners->assign(rows);
}

QString PairSheet::bidding(const indonesia::Verdict &why, const indonesia::MergerTerms &terms, table::PlayerId player,
                           table::Money least, bool &possible) const
{
    possible = !why;
    if (why)
        return inShort(game(), why);
    if (state().moneyHidden)
        return {};
    if (const auto most = mostFor(player, least, terms.step()))
        return tr("up to %1", "most that can be paid").arg(words::amount(most->units()));
    possible = false;
    return tr("has %1", "too little cash").arg(words::amount(cashOf(state(), player).units()));
}

QJsonObject PairSheet::pairDraft() const
{
    QJsonObject kept = priceDraft();
    kept.insert(QStringLiteral("first"), m_first.index);
    kept.insert(QStringLiteral("second"), m_second.index);
    kept.insert(QStringLiteral("announcer"), m_announcer.index);
    kept.insert(QStringLiteral("winner"), m_winner.index);
    return kept;
}

void PairSheet::takeUpPair(const QJsonObject &kept)
{
    const auto company = [&](QStringView key) {
        const int index = kept.value(key).toInt(-1);
        if (index < 0 || index >= static_cast<int>(indonesia::deedCount))
            return CompanyId();
        const CompanyId id(static_cast<std::size_t>(index));
        return at(state(), id).deeds.empty() ? CompanyId() : id;
    };
    const auto player = [&](QStringView key) {
        const int index = kept.value(key).toInt(-1);
        return index >= 0 && index < static_cast<int>(state().playerCount)
                   ? table::PlayerId(static_cast<std::size_t>(index))
                   : table::PlayerId();
    };
    m_first = company(u"first");
    m_second = company(u"second");
    if (!m_first.exists() || m_first == m_second || (m_second.exists() && canNeverMerge(m_first, m_second)))
        m_second = {};
    m_winner = player(u"winner");
    if (const auto announcer = player(u"announcer"); announcer.exists())
        m_announcer = announcer;
    takeUpPrice(kept);
}

} // namespace bandar::app
