// SPDX-License-Identifier: MPL-2.0
#include "playermark.h"

#include "record/text.h"
#include "words/names.h"

#include <QTextBoundaryFinder>

namespace bandar::app {

QString initialOf(const QString &name)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end >= 0; end = finder.toNextBoundary()) {
        const QString letter = name.sliced(start, end - start);
        if (!record::isBlank(letter.toStdString()))
            return letter.toUpper();
        start = end;
    }
    return {};
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
    const QStringList names = words::namesOf(setup);
    for (const table::Player &player : setup.players) {
        const QString &name = names.at(marks.size());
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
