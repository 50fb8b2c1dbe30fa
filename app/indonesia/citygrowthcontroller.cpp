// SPDX-License-Identifier: MPL-2.0
#include "citygrowthcontroller.h"

#include "entryof.h"

#include "direction.h"
#include "words/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace bandar::app {

using indonesia::ProvinceId;

namespace {

QString cityIcon(std::int64_t size) { return QStringLiteral("city-%1").arg(size); }

// The cities that grow without anybody's choice, larger ones first.
std::vector<ProvinceId> growingAnyway(const indonesia::GrowthLimits &limits)
{
    std::vector<ProvinceId> cities;
    if (!limits.citiesTracked)
        return cities;
    for (std::size_t size = limits.bySize.size(); size-- > 0;) {
        const indonesia::GrowthOfSize &growth = limits.bySize.at(size);
        if (growth.growing > 0 && !growth.isChoice())
            growth.qualified.each([&](ProvinceId city) { cities.push_back(city); });
    }
    return cities;
}

indonesia::ProvinceSet setOf(const std::vector<ProvinceId> &cities)
{
    indonesia::ProvinceSet set;
    for (const ProvinceId city : cities)
        set.insert(city);
    return set;
}

} // namespace

CityGrowthController::CityGrowthController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("city-growth"), parent),
      m_goods(new RowsModel(NeededGoodRow::staticMetaObject, this)),
      m_cities(new RowsModel(CityRow::staticMetaObject, this)),
      m_account(new RowsModel(ClosingRow::staticMetaObject, this)),
      m_markers(new RowsModel(MarkerRow::staticMetaObject, this))
{}

bool CityGrowthController::isAsked() const
{
    return indonesia::asked(state()).question == indonesia::Question::cityGrowth;
}

bool CityGrowthController::isChosen(ProvinceId city) const
{
    return std::ranges::find(m_chosen, city) != m_chosen.end();
}

bool CityGrowthController::isTappable(ProvinceId city) const
{
    const std::int64_t size = m_limits.sizes.at(city.place());
    if (size == 0 || size >= static_cast<std::int64_t>(indonesia::citySizes))
        return false;
    if (!m_limits.citiesTracked || m_others)
        return true;
    const indonesia::GrowthOfSize &growth = m_limits.bySize.at(static_cast<std::size_t>(size - 1));
    return growth.isChoice() && growth.qualified.has(city);
}

void CityGrowthController::chooseCity(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_shown.size() ||
        !isTappable(m_shown[static_cast<std::size_t>(row)]))
        return;
    const ProvinceId city = m_shown[static_cast<std::size_t>(row)];
    const std::int64_t size = m_limits.sizes.at(city.place());
    if (isChosen(city)) {
        std::erase(m_chosen, city);
    } else {
        const bool onlyOne =
            !m_others && isTracked() && m_limits.bySize.at(static_cast<std::size_t>(size - 1)).growing == 1;
        if (onlyOne)
            std::erase_if(m_chosen, [&](ProvinceId other) { return m_limits.sizes.at(other.place()) == size; });
        m_chosen.push_back(city);
    }
    touched();
}

void CityGrowthController::chooseOthers(bool others)
{
    if (!isActive() || !canChooseOthers())
        return;
    m_others = others;
    if (!others)
        m_chosen = growingAnyway(m_limits);
    touched();
}

void CityGrowthController::show(int row)
{
    m_shownRow = row;
    const auto closing = isActive() ? this->closing() : std::nullopt;
    if (closing)
        showAccount(*closing);
}

void CityGrowthController::hide() { show(-1); }

void CityGrowthController::clear()
{
    m_limits = indonesia::growthLimits(state());
    m_others = false;
    m_shownRow = -1;
    m_chosen = growingAnyway(m_limits);
}

void CityGrowthController::refresh()
{
    m_choosing = !m_limits.citiesTracked || m_limits.needsChoice() || m_others;
    tellHeading();
    showGoods();
    showCities();
    proposeGrowth();
    showMarkers();
}

std::int64_t CityGrowthController::leftToChoose() const
{
    std::int64_t left = 0;
    if (!m_limits.citiesTracked || m_others)
        return left;
    for (const indonesia::GrowthOfSize &growth : m_limits.bySize) {
        if (!growth.isChoice())
            continue;
        const auto chosen =
            std::ranges::count_if(m_chosen, [&](ProvinceId city) { return growth.qualified.has(city); });
        left += std::max<std::int64_t>(0, growth.growing - chosen);
    }
    return left;
}

indonesia::GrowCities CityGrowthController::entry() const
{
    if (m_limits.citiesTracked && !m_limits.needsChoice() && setOf(m_chosen) == growthByItself(m_limits))
        return {};
    return {m_chosen};
}

std::optional<indonesia::Outcome> CityGrowthController::closing() const
{
    auto applied = apply(state(), indonesia::GrowCities{std::vector<ProvinceId>()}, {.ruled = true, .outOfTurn = true});
    if (auto *outcome = std::get_if<indonesia::Outcome>(&applied))
        return std::move(*outcome);
    return {};
}

void CityGrowthController::tellHeading()
{
    const std::int64_t left = leftToChoose();
    if (left > 0) {
        std::int64_t growing = 0;
        std::int64_t qualified = 0;
        for (const indonesia::GrowthOfSize &growth : m_limits.bySize) {
            growing += growth.isChoice() ? growth.growing : 0;
            qualified += growth.isChoice() ? growth.qualified.size() : 0;
        }
        m_mark = game().mark(indonesia::order(state()).front());
        m_heading = directed(
            tr("%1 chooses %2 of %3 cities").arg(m_mark.name, words::amount(growing), words::amount(qualified)));
        if (left < growing)
            m_note = tr("%1 more").arg(words::amount(left));
        return;
    }
    if (m_chosen.empty()) {
        m_icon = cityIcon(1);
        m_heading = m_limits.citiesTracked ? tr("No city grows") : tr("Which cities grow?");
        return;
    }
    const ProvinceId first = m_chosen.front();
    const std::int64_t size = m_limits.sizes.at(first.place()) + 1;
    m_icon = cityIcon(size);
    m_heading = m_chosen.size() > 1
                    ? tr("%1 cities grow").arg(m_chosen.size())
                    : tr("%1 grows to %2").arg(game().namer().thing(indonesia::provinceNames, first.place())).arg(size);
    if (m_limits.citiesTracked && m_limits.needsChoice() && !m_others)
        m_note = directed(tr("as %1 chooses").arg(game().mark(indonesia::order(state()).front()).name));
}

void CityGrowthController::proposeGrowth()
{
    const auto closing = this->closing();
    const bool last = closing && closing->next.phase == indonesia::Phase::finished;
    m_confirmText = last ? tr("Close the last year") : tr("Close year %1").arg(state().year);
    if (m_limits.citiesTracked)
        m_effectNote = tr("All deliveries are cleared");
    else if (m_chosen.empty())
        m_effectNote = tr("No city grows");
    else
        m_effectNote = last ? tr("Earnings count %1 times").arg(indonesia::facts.earningsCountTimes)
                            : tr("Earnings join the cash");
    if (leftToChoose() == 0)
        propose({entryOf(entry())});
    setEffects({});
    if (closing) {
        tellNext(*closing);
        showAccount(*closing);
    }
}

QByteArray CityGrowthController::draft() const
{
    QJsonArray chosen;
    for (const ProvinceId city : m_chosen)
        chosen.append(words::textOf(nameOf(city)));
    return QJsonDocument(QJsonObject{{QStringLiteral("chosen"), chosen}, {QStringLiteral("others"), m_others}})
        .toJson(QJsonDocument::Compact);
}

void CityGrowthController::takeUp(const QByteArray &draft)
{
    const QJsonObject kept = QJsonDocument::fromJson(draft).object();
    m_others = kept.value(u"others").toBool() && canChooseOthers();
    if (m_others)
        m_chosen.clear();
    for (const auto &name : kept.value(u"chosen").toArray()) {
        const auto found = std::ranges::find_if(indonesia::facts.provinces, [&](std::string_view province) {
            return words::textOf(province) == name.toString();
        });
        const ProvinceId city(static_cast<std::size_t>(found - indonesia::facts.provinces.begin()));
        if (found != indonesia::facts.provinces.end() && isTappable(city) && !isChosen(city))
            m_chosen.push_back(city);
    }
}

} // namespace bandar::app
