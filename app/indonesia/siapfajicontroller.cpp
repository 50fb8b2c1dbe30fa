// SPDX-License-Identifier: MPL-2.0
#include "siapfajicontroller.h"

#include "direction.h"
#include "entryof.h"
#include "indonesia/auction.h"
#include "kindicon.h"
#include "mergerwords.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace bandar::app {

namespace {

// More squares than these nobody counts.
constexpr std::int64_t mostSquares = 40;

} // namespace

SiapFajiController::SiapFajiController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("siap-faji"), parent)
{}

bool SiapFajiController::isAsked() const { return indonesia::asked(state()).question == indonesia::Question::siapFaji; }

void SiapFajiController::clear() { m_keep = isAsked() ? indonesia::keepLimits(state()).most : 0; }

void SiapFajiController::less()
{
    if (!m_canLess)
        return;
    --m_keep;
    touched();
}

void SiapFajiController::more()
{
    if (!m_canMore)
        return;
    ++m_keep;
    touched();
}

void SiapFajiController::refresh()
{
    const indonesia::KeepLimits limits = indonesia::keepLimits(state());
    const indonesia::Company &company = at(state(), state().reducing);
    const table::PlayerId owner = askedPlayer();
    m_mark = game().mark(owner);
    m_kept = words::amount(m_keep);
    m_heading = directed(tr("%1 keeps %2 of %3").arg(m_mark.name, m_kept, unitsOf(company.kind, limits.units)));
    m_company =
        tr("%1 of %2", "kind of company, provinces").arg(kindTitle(game(), company.kind), provincesOf(game(), company));
    m_units = static_cast<int>(std::min(limits.units, mostSquares));
    m_keepShown = static_cast<int>(std::min(m_keep, mostSquares));
    m_canLess = m_keep > 1;
    m_canMore = m_keep < limits.most;
    const std::int64_t gone = limits.units - m_keep;
    m_rest = words::counted(tr("Take %1 unit(|s) off the board", nullptr, words::plural(gone)), gone);
    m_rule = tr("At most %1 stay. Whatever touches another siap faji company goes too; no zone may be broken apart.")
                 .arg(words::amount(limits.most));
    m_confirmText = tr("Keep %1").arg(m_kept);
    propose({entryOf(indonesia::KeepSiapFaji{owner, m_keep})});
}

QByteArray SiapFajiController::draft() const
{
    return QJsonDocument(QJsonObject{{QStringLiteral("keep"), static_cast<double>(m_keep)}})
        .toJson(QJsonDocument::Compact);
}

void SiapFajiController::takeUp(const QByteArray &draft)
{
    const double kept = QJsonDocument::fromJson(draft).object().value(u"keep").toDouble();
    const std::int64_t most = indonesia::keepLimits(state()).most;
    if (kept >= 1 && kept <= static_cast<double>(most))
        m_keep = static_cast<std::int64_t>(kept);
}

} // namespace bandar::app
