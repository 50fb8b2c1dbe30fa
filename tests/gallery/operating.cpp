// SPDX-License-Identifier: MPL-2.0
#include "operating.h"

#include "indonesia/rules.h"

namespace bandar::tests {

namespace {

QString keyOf(const indonesia::State &state, indonesia::DeedId deed)
{
    const std::string_view name = nameOf(firstDeed(at(state, companyOf(state, deed))));
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

bool isChosen(const app::RowsModel &rows, int row)
{
    return rows.data(rows.index(row), rows.roleNames().key("chosen")).toBool();
}

int stepTo(app::OperationsController &sheet, std::int64_t wanted)
{
    int taps = 0;
    for (; sheet.growth().toInt() < wanted && sheet.canMore(); ++taps)
        sheet.more();
    for (; sheet.growth().toInt() > wanted; ++taps)
        sheet.less();
    return taps;
}

} // namespace

int rowOf(const app::RowsModel &rows, const QString &key)
{
    const int role = rows.roleNames().key("key");
    for (int row = 0; row < rows.count(); ++row)
        if (rows.data(rows.index(row), role).toString() == key)
            return row;
    qFatal("nothing is called %s", qPrintable(key));
}

int tapIn(app::OperationsController &sheet, const indonesia::State &state, const indonesia::Operate &operation)
{
    int taps = 0;
    if (sheet.isChoosing()) {
        sheet.chooseCompany(rowOf(*sheet.companies(), keyOf(state, operation.company)));
        ++taps;
    }
    if (!sheet.isSelling())
        return taps + stepTo(sheet, operation.add.value_or(0));
    const indonesia::Delivery *last = nullptr;
    const auto deliveries = operation.deliveries.value_or(std::vector<indonesia::Delivery>());
    for (const indonesia::Delivery &delivery : deliveries) {
        const int line = rowOf(*sheet.lines(), keyOf(state, delivery.line));
        const bool alike = last != nullptr && last->city == delivery.city && last->ships == delivery.ships;
        if (!isChosen(*sheet.lines(), line) || alike) {
            sheet.chooseLine(line);
            ++taps;
        }
        for (; sheet.ships().toInt() < delivery.ships && sheet.canMoreShips(); ++taps)
            sheet.moreShips();
        for (; sheet.ships().toInt() > delivery.ships; ++taps)
            sheet.lessShips();
        int city = -1;
        if (delivery.city) {
            const std::string_view name = nameOf(*delivery.city);
            city = rowOf(*sheet.cities(), QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        }
        for (std::int64_t good = 0; good < delivery.goods; ++good, ++taps)
            sheet.deliver(city);
        last = &delivery;
    }
    const auto areas = sheet.isGrowing() ? operation.grow : operation.buy;
    return taps + (areas || !sheet.isGrowing() ? stepTo(sheet, areas.value_or(0)) : 0);
}

} // namespace bandar::tests
