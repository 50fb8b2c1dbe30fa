// SPDX-License-Identifier: MPL-2.0
#include "neweracontroller.h"

#include "entryof.h"

#include "direction.h"
#include "indonesia/move.h"
#include "indonesia/options.h"
#include "indonesia/rules.h"
#include "kindicon.h"
#include "words/text.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace bandar::app {

using indonesia::ProvinceId;

namespace {

bool opensEra(const journal::Played &played)
{
    return std::ranges::any_of(played.outcome.events, [](const table::Remark &event) {
        return static_cast<indonesia::Event>(event.code) == indonesia::Event::eraBegins;
    });
}

// Everybody who is still to build, in their order, the one asked first.
std::vector<table::PlayerId> buildersFrom(indonesia::State state)
{
    std::vector<table::PlayerId> builders;
    for (auto now = asked(state); now.question == indonesia::Question::city; now = asked(state)) {
        builders.push_back(now.player);
        auto applied = apply(state, indonesia::NoCity{now.player});
        auto *outcome = std::get_if<indonesia::Outcome>(&applied);
        if (outcome == nullptr)
            break;
        state = std::move(outcome->next);
    }
    return builders;
}

} // namespace

NewEraController::NewEraController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("new-era"), parent),
      m_later(new RowsModel(BuilderRow::staticMetaObject, this)),
      m_provinces(new RowsModel(ProvinceRow::staticMetaObject, this))
{}

bool NewEraController::isAsked() const { return indonesia::asked(state()).question == indonesia::Question::city; }

void NewEraController::chooseProvince(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_shown.size())
        return;
    const ProvinceId province = m_shown[static_cast<std::size_t>(row)];
    if (std::ranges::find(m_tappable, province) == m_tappable.end())
        return;
    m_chosen = province;
    touched();
}

void NewEraController::showEverywhere(bool everywhere)
{
    if (!isActive())
        return;
    m_everywhere = everywhere;
    if (!everywhere && m_chosen.exists() && indonesia::options(state()).cities.at(m_chosen.place()).why)
        m_chosen = {};
    touched();
}

void NewEraController::clear()
{
    m_chosen = {};
    m_everywhere = false;
}

std::vector<table::Entry> NewEraController::declining() const
{
    return {entryOf(indonesia::NoCity{indonesia::asked(state()).player})};
}

void NewEraController::refresh()
{
    m_mark = game().mark(indonesia::asked(state()).player);
    m_heading = directed(tr("%1 builds a city").arg(m_mark.name));
    m_decline = tr("No city");
    m_markers = tr("%1 of size 1 left", "city markers").arg(words::amount(state().markers[0]));
    tellWhy();
    tellOrder();
    showProvinces();
    proposeCity();
}

const indonesia::State *NewEraController::stateBefore() const
{
    const auto timeline = game().journal().timeline();
    for (std::size_t place = timeline.size(); place-- > 0;) {
        if (opensEra(timeline[place]))
            return &(place == 0 ? game().journal().start().next : timeline[place - 1].state()).as<indonesia::State>();
    }
    return nullptr;
}

void NewEraController::tellWhy()
{
    m_left.clear();
    const indonesia::State *before = stateBefore();
    if (before == nullptr) {
        m_why = tr("The first year opens era %1").arg(words::textOf(nameOf(state().era)));
        return;
    }
    if (before->deeds.empty()) {
        m_why = tr("No deed was left");
        return;
    }
    const words::Namer namer = game().namer();
    m_why = tr("All deeds left were of one kind: %1")
                .arg(namer.thing(indonesia::kindNames, idOf(factsOf(before->deeds.first()).kind).place()));
    std::array<QStringList, indonesia::kindCount> deeds;
    before->deeds.each([&](indonesia::DeedId deed) {
        deeds.at(idOf(factsOf(deed).kind).place()).append(namer.thing(indonesia::deedNames, deed.place()));
    });
    for (std::size_t kind = 0; kind < deeds.size(); ++kind) {
        const QString names = deeds.at(kind).join(tr(", "));
        if (!names.isEmpty())
            m_left.append({.icon = iconOf(static_cast<indonesia::Kind>(kind)), .text = names, .spoken = names});
    }
}

void NewEraController::tellOrder()
{
    const std::vector<table::PlayerId> builders = buildersFrom(state());
    QList<BuilderRow> rows;
    for (const table::PlayerId player : builders)
        rows.append({.mark = game().mark(player)});
    rows.removeFirst();
    m_later->assign(rows);
}

void NewEraController::showProvinces()
{
    const QString era = words::textOf(nameOf(state().era));
    m_provincesHead = m_everywhere ? tr("All provinces") : tr("Provinces on the city cards of era %1").arg(era);
    const indonesia::ProvinceSet onCards = indonesia::provincesOnCards(state().era);
    m_shown.clear();
    m_tappable.clear();
    QList<ProvinceRow> rows;
    for (const auto &[province, why] : indonesia::options(state()).cities) {
        if (!m_everywhere && !onCards.has(province))
            continue;
        QString reason;
        if (why) {
            switch (indonesia::reasonOf(*why)) {
            case indonesia::Reason::provinceHasCity: reason = tr("has a city"); break;
            case indonesia::Reason::cityNotOnCard: reason = tr("on no card"); break;
            case indonesia::Reason::noCityMarkerLeft: reason = tr("no marker"); break;
            default: reason = inWords(*why);
            }
        }
        const bool tappable = !why || why->waiver == table::Waiver::ruling;
        m_shown.push_back(province);
        if (tappable)
            m_tappable.push_back(province);
        rows.append({.key = words::textOf(nameOf(province)),
                     .name = provinceName(province),
                     .reason = reason,
                     .possible = !why,
                     .chosen = province == m_chosen,
                     .tappable = tappable});
    }
    m_provinces->assign(rows);
}

void NewEraController::proposeCity()
{
    if (!m_chosen.exists()) {
        m_confirmText = tr("Build a city");
        return;
    }
    m_confirmText = tr("Build in %1").arg(provinceName(m_chosen));
    propose({entryOf(indonesia::BuildCity{indonesia::asked(state()).player, m_chosen})});
    if (tried().refusal)
        return;
    m_effectNote.clear();
    addEffect({.mark = {},
               .firstOfPlayer = false,
               .account = tr("Markers of size 1"),
               .change = {},
               .balance = {},
               .before = words::amount(state().markers[0]),
               .after = words::amount(tried().then.as<indonesia::State>().markers[0])});
}

QString NewEraController::provinceName(ProvinceId province) const
{
    return game().namer().thing(indonesia::provinceNames, province.place());
}

QByteArray NewEraController::draft() const
{
    QJsonObject kept{{QStringLiteral("everywhere"), m_everywhere}};
    if (m_chosen.exists())
        kept.insert(QStringLiteral("province"), words::textOf(nameOf(m_chosen)));
    return QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

void NewEraController::takeUp(const QByteArray &draft)
{
    const QJsonObject kept = QJsonDocument::fromJson(draft).object();
    m_everywhere = kept.value(u"everywhere").toBool();
    const QString chosen = kept.value(u"province").toString();
    for (const auto &[province, why] : indonesia::options(state()).cities)
        if (words::textOf(nameOf(province)) == chosen &&
            (!why || (m_everywhere && why->waiver == table::Waiver::ruling)))
            m_chosen = province;
}

} // namespace bandar::app
