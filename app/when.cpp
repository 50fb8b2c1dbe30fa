// SPDX-License-Identifier: MPL-2.0
#include "when.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace bandar::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(When)
};

} // namespace

QString dayInWords(const QString &time, QDate today)
{
    // The day that the clock on the wall showed, wherever it hung.
    const QDate day = QDate::fromString(time.left(10), Qt::ISODate);
    if (!day.isValid())
        return {};
    if (day == today)
        return Tr::tr("today");
    if (day.addDays(1) == today)
        return Tr::tr("yesterday");
    const QString form = day.year() == today.year() ? Tr::tr("d MMMM", "a day of this year, as QLocale has it")
                                                    : Tr::tr("d MMMM yyyy", "a day of another year, as QLocale has it");
    return QLocale().toString(day, form);
}

} // namespace bandar::app
