// SPDX-License-Identifier: MPL-2.0
#include "playermark.h"

#include <QTextBoundaryFinder>

namespace bandar::app {

QString initialOf(const QString &name)
{
    const QString trimmed = name.trimmed();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, trimmed);
    const qsizetype end = finder.toNextBoundary();
    return end < 0 ? QString() : trimmed.first(end).toUpper();
}

const QStringList &markColours()
{
    static const QStringList colours{QStringLiteral("red"),    QStringLiteral("blue"),  QStringLiteral("green"),
                                     QStringLiteral("yellow"), QStringLiteral("black"), QStringLiteral("orange"),
                                     QStringLiteral("purple"), QStringLiteral("white")};
    return colours;
}

QList<PlayerMark> marksOf(const table::Setup &setup)
{
    QStringList free = markColours();
    QList<PlayerMark> marks;
    for (const table::Player &player : setup.players) {
        const QString name = QString::fromStdString(player.name);
        marks.append({name, initialOf(name), QString::fromStdString(player.colour)});
        free.removeOne(marks.last().colour);
    }
    for (PlayerMark &mark : marks) {
        if (mark.colour.isEmpty() && !free.isEmpty())
            mark.colour = free.takeFirst();
    }
    return marks;
}

} // namespace bandar::app
