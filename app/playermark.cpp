// SPDX-License-Identifier: MPL-2.0
#include "playermark.h"

#include "record/text.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QHash>
#include <QTextBoundaryFinder>

namespace bandar::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(PlayerMark)
};

} // namespace

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

QString colourInWords(const QString &colour)
{
    const QHash<QString, QString> words{
        {QStringLiteral("red"), Tr::tr("red")},       {QStringLiteral("blue"), Tr::tr("blue")},
        {QStringLiteral("green"), Tr::tr("green")},   {QStringLiteral("yellow"), Tr::tr("yellow")},
        {QStringLiteral("black"), Tr::tr("black")},   {QStringLiteral("orange"), Tr::tr("orange")},
        {QStringLiteral("purple"), Tr::tr("purple")}, {QStringLiteral("white"), Tr::tr("white")}};
    return words.value(colour, colour);
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
