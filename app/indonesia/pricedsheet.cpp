// SPDX-License-Identifier: MPL-2.0
#include "pricedsheet.h"

#include "indonesia/auction.h"
#include "kindicon.h"
#include "mergerwords.h"
#include "priceladder.h"

#include <algorithm>

namespace bandar::app {

using indonesia::Reason;

namespace {

// A price this long is refused long before.
constexpr qsizetype mostDigits = 9;
constexpr qsizetype mostKept = 15;

} // namespace

PricedSheet::PricedSheet(RunningGame &game, QString panel, QObject *parent)
    : SheetController(game, std::move(panel), parent), m_ladder(new RowsModel(RungRow::staticMetaObject, this))
{}

void PricedSheet::setDeal(std::optional<Deal> deal)
{
    m_deal = std::move(deal);
    if (m_deal)
        return;
    m_unitPrice.clear();
    m_typed.clear();
    m_typedLimit.clear();
    m_canLess = m_canMore = false;
    m_heads.clear();
    m_rungs.clear();
    m_ladder->assign(QList<RungRow>());
}

void PricedSheet::clearPrice()
{
    m_price.reset();
    m_digits.clear();
    m_begun = false;
    m_typing = false;
}

void PricedSheet::raisePrice(table::Money least)
{
    if (m_price && *m_price < least)
        m_price.reset();
}

table::Money PricedSheet::aligned(table::Money price) const
{
    const std::int64_t step = m_deal->terms.step().units();
    return table::Money((price.units() + step - 1) / step * step);
}

table::Money PricedSheet::price() const
{
    if (!m_digits.isEmpty())
        return m_typesTotal ? table::Money(m_digits.toLongLong()) : m_deal->terms.step() * m_digits.toLongLong();
    return m_price ? *m_price : aligned(m_deal->least);
}

void PricedSheet::setPrice(table::Money price)
{
    m_price = price;
    m_digits.clear();
    m_begun = false;
    touched();
}

void PricedSheet::less()
{
    if (m_canLess)
        setPrice(std::max(aligned(price()) - m_deal->terms.step(), aligned(m_deal->least)));
}

void PricedSheet::more()
{
    if (m_canMore)
        setPrice(std::max(aligned(price() + table::Money(1)), aligned(m_deal->least)));
}

void PricedSheet::chooseRung(int row)
{
    if (row >= 0 && row < m_rungs.size())
        setPrice(m_rungs.at(row));
}

void PricedSheet::setTyping(bool typing)
{
    if (!m_deal || typing == m_typing)
        return;
    if (!typing && price() == aligned(price()))
        m_price = price();
    m_digits.clear();
    m_begun = false;
    m_typing = typing;
    touched();
}

void PricedSheet::setTypesTotal(bool total)
{
    if (!m_deal || total == m_typesTotal)
        return;
    if (price() == aligned(price()))
        m_price = price();
    m_digits.clear();
    m_begun = false;
    m_typesTotal = total;
    touched();
}

void PricedSheet::type(const QString &digit)
{
    if (!m_deal || !m_typing || digit.size() != 1 || digit < u"0" || digit > u"9" || m_digits.size() == mostDigits)
        return;
    m_digits = m_digits == u"0" ? digit : m_digits + digit;
    m_begun = true;
    touched();
}

void PricedSheet::erase()
{
    if (!m_deal || !m_typing)
        return;
    m_digits.chop(1);
    m_begun = true;
    touched();
}

void PricedSheet::clearDigits()
{
    if (!m_deal || !m_typing)
        return;
    m_digits.clear();
    m_price.reset();
    m_begun = true;
    touched();
}

void PricedSheet::takeNearest(table::Money value)
{
    m_price = value;
    m_digits.clear();
    m_begun = false;
}

std::optional<table::Money> PricedSheet::mostFor(table::PlayerId player, table::Money least, table::Money step) const
{
    const table::Money cash = cashOf(state(), player);
    if (state().moneyHidden || cash < least)
        return {};
    return table::Money(cash.units() / step.units() * step.units());
}

void PricedSheet::showResult(const indonesia::MergerTerms &terms, bool blends)
{
    m_resultIcon = iconOf(terms.result);
    m_result = terms.result == indonesia::Kind::ship ? tr("Shipping") : kindTitle(game(), terms.result);
    const QString units = unitsOf(terms.result, terms.units);
    const QString deeds = words::counted(tr("%1 deed(|s)", nullptr, words::plural(terms.deeds)), terms.deeds);
    m_resultNote = blends ? tr("of %1, %2 stay", "units before, how many the new company keeps")
                                .arg(units, words::amount(indonesia::keepLimitsOf(terms.units).most))
                          : tr("%1, %2", "units, deeds").arg(units, deeds);
}

void PricedSheet::showPrice()
{
    if (!m_deal)
        return;
    const table::Money step = m_deal->terms.step();
    const table::Money standing = price();
    const bool divides = standing == aligned(standing);
    m_unitPrice = divides ? words::amount(standing.units() / step.units()) : QStringLiteral("–");
    const table::Money least = aligned(m_deal->least);
    m_canLess = standing > least;
    m_canMore = state().moneyHidden || standing < least || standing + step <= cashOf(state(), m_deal->winner);
    const table::Money shown = m_typesTotal ? standing : table::Money(standing.units() / step.units());
    m_typed = m_begun && m_digits.isEmpty() ? QString() : words::amount(shown.units());
    m_typedLimit =
        tr("from %1", "least price").arg(words::amount(m_typesTotal ? least.units() : least.units() / step.units()));
    showHeads();
    showLadder();
    offerNearestPrices();
}

void PricedSheet::showHeads()
{
    const auto nameOf = [&](table::PlayerId player) { return game().mark(player).name; };
    const indonesia::Company &x = at(state(), m_deal->pair.x);
    const indonesia::Company &y = at(state(), m_deal->pair.y);
    const QString winner = nameOf(m_deal->winner);
    const auto gets = [&](table::PlayerId owner, std::int64_t units) {
        return tr("%1 gets\nfor %2", "owner, units").arg(nameOf(owner), unitsOf(x.kind, units));
    };
    m_heads = {tr("%1 pays").arg(winner)};
    if (x.owner == y.owner)
        m_heads << gets(x.owner, m_deal->terms.units);
    else
        m_heads << gets(x.owner, x.units) << gets(y.owner, y.units);
    m_heads << tr("%1’s net").arg(winner) << tr("%1’s cash").arg(winner);
}

QStringList PricedSheet::accounts() const
{
    QStringList accounts = m_heads;
    return accounts.replaceInStrings(QStringLiteral("\n"), QStringLiteral(" "));
}

void PricedSheet::showLadder()
{
    const PriceLadder ladder{
        .pair = m_deal->pair,
        .terms = m_deal->terms,
        .winner = m_deal->winner,
        .first = m_deal->opens ? m_deal->terms.nominal() : aligned(m_deal->least),
        .firstRemark = m_deal->opens ? tr("opening") : tr("least"),
        .least = m_deal->least,
        .standing = price(),
    };
    const std::vector<indonesia::Rung> rungs = rungsOf(state(), ladder);
    m_rungs.clear();
    for (const indonesia::Rung &rung : rungs)
        m_rungs.append(rung.bid);
    m_ladder->assign(rowsOf(state(), ladder, rungs));
}

void PricedSheet::offerNearestPrices()
{
    const auto &refused = tried().refusal;
    if (!refused)
        return;
    const auto figure = [&](std::size_t place) { return table::Money(refused->figures[place].value); };
    switch (indonesia::reasonOf(*refused)) {
    case Reason::doesNotDivide:
        if (figure(2) == figure(3))
            offerNearest({figure(2)});
        else
            offerNearest({figure(2), figure(3)});
        break;
    case Reason::belowNominal:
    case Reason::oneStepMore:
    case Reason::notHigher: offerNearest({aligned(m_deal->least)}); break;
    case Reason::bidderCash:
        if (const auto most = mostFor(m_deal->winner, m_deal->least, m_deal->terms.step()))
            offerNearest({*most});
        break;
    default: break;
    }
}

QJsonObject PricedSheet::priceDraft() const
{
    return {{QStringLiteral("price"), m_price ? QString::number(m_price->units()) : QString()},
            {QStringLiteral("digits"), m_digits},
            {QStringLiteral("typing"), m_typing},
            {QStringLiteral("total"), m_typesTotal}};
}

void PricedSheet::takeUpPrice(const QJsonObject &kept)
{
    const auto number = [&](const QString &key) {
        const QString text = kept.value(key).toString();
        if (text.size() > mostKept)
            return QString();
        return std::ranges::all_of(text, [](QChar digit) { return digit >= u'0' && digit <= u'9'; }) ? text : QString();
    };
    clearPrice();
    if (const QString price = number(QStringLiteral("price")); !price.isEmpty())
        m_price = table::Money(price.toLongLong());
    m_typing = kept.value(u"typing").toBool();
    m_typesTotal = kept.value(u"total").toBool();
    if (m_typing)
        m_digits = number(QStringLiteral("digits")).left(mostDigits);
    m_begun = !m_digits.isEmpty();
}

} // namespace bandar::app
