// SPDX-License-Identifier: MPL-2.0
#include "importcontroller.h"

#include "newheader.h"
#include "recordfile.h"
#include "when.h"
#include "words/namer.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

namespace bandar::app {

namespace {

using journal::Arrival;
using journal::Choice;
using journal::Match;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Import)
};

QString sizeOf(const journal::Distance &distance)
{
    const auto count = static_cast<std::int64_t>(distance.count);
    return distance.inActs ? words::counted(Tr::tr("%1 act(|s)", nullptr, words::plural(count)), count)
                           : words::counted(Tr::tr("%1 entr(y|ies)", nullptr, words::plural(count)), count);
}

QString howAlike(const Match &match)
{
    switch (match.kind) {
    case Match::Kind::otherTable: break;
    case Match::Kind::same: return Tr::tr("The same entries");
    case Match::Kind::older: return Tr::tr("All of the file, and %1 more").arg(sizeOf(match.distance));
    case Match::Kind::longer: return Tr::tr("The file has all of it, and %1 more").arg(sizeOf(match.distance));
    case Match::Kind::parted:
        return Tr::tr("The same for %1, but %2").arg(sizeOf({match.common, false}), match.difference);
    }
    return {};
}

AlikeRow rowOf(const journal::Counterpart &game)
{
    const journal::Summary &summary = game.row.summary;
    return {.title = journal::nameOf(game.row),
            .players = summary.title.isEmpty() ? QString() : summary.players,
            .standing = summary.standing,
            .played = dayInWords(summary.lastPlayed, QDate::currentDate()),
            .how = howAlike(game.match),
            .fits = game.match.kind != Match::Kind::parted};
}

QString whatBecameOf(const Arrival &arrival)
{
    const QString &title = arrival.title;
    switch (arrival.kind) {
    case Arrival::Kind::added: return Tr::tr("%1 is in the library now.").arg(title);
    case Arrival::Kind::known:
        if (arrival.distance.count == 0)
            return Tr::tr("%1 is already here.").arg(title);
        return Tr::tr("%1 is already here: this copy is older by %2.").arg(title, sizeOf(arrival.distance));
    case Arrival::Kind::continued: return Tr::tr("%1 goes on by %2.").arg(title, sizeOf(arrival.distance));
    case Arrival::Kind::parted:
        return Tr::tr("It went another way than the copy here. Both are kept, this one as %1.").arg(title);
    case Arrival::Kind::asked: break;
    }
    return {};
}

} // namespace

ImportController::ImportController(journal::Library *library, const GameShelf &shelf, QObject *parent)
    : QObject(parent), m_library(library), m_shelf(shelf), m_alike(new RowsModel(AlikeRow::staticMetaObject, this))
{}

QString ImportController::question() const
{
    return m_asked ? tr("%1 begins like a game that is here. Is it the same?").arg(m_asked->name) : QString();
}

void ImportController::takeIn(const QList<QUrl> &files)
{
    if (m_library == nullptr || !m_library->canWrite())
        m_told = {tr("Games are not kept here now, so none can be taken in.")};
    else
        m_files += files;
    goOn();
}

void ImportController::goOnWith(int row)
{
    if (m_asked && row >= 0 && row < m_asked->games.size())
        decide({Choice::Kind::into, m_asked->games.at(row).row.id});
}

void ImportController::addAsNew() { decide({Choice::Kind::asNew, 0}); }

void ImportController::leave()
{
    m_asked.reset();
    goOn();
}

void ImportController::close()
{
    m_told.clear();
    Q_EMIT changed();
}

void ImportController::goOn()
{
    while (!m_asked && !m_files.isEmpty())
        read(m_files.takeFirst());
    Q_EMIT changed();
}

void ImportController::read(const QUrl &url)
{
    const QString path = url.toLocalFile();
    const QString name = QFileInfo(path).fileName();
    if (path.isEmpty()) {
        m_told.append(tr("%1 is no file of this tablet.").arg(url.toDisplayString()));
        return;
    }
    const auto bytes = readRecordFile(path, name);
    if (const auto *why = std::get_if<QString>(&bytes)) {
        m_told.append(*why + u'.');
        return;
    }
    const auto game = journal::readGame(std::get<QByteArray>(bytes).toStdString(), m_shelf.games());
    if (const auto *failure = std::get_if<record::Failure>(&game)) {
        m_told.append(tr("%1 is not taken in. Line %2: %3.")
                          .arg(name, QString::number(failure->fault.line), sentence(*failure, m_shelf)));
        return;
    }
    take(name, std::get<journal::ReadGame>(game), {});
}

void ImportController::take(const QString &name, const journal::ReadGame &game, Choice choice)
{
    const auto arrived =
        journal::takeIn(*m_library, game, m_shelf.editions(), recordTime(QDateTime::currentDateTime()), choice);
    if (const auto *trouble = journal::troubleIn(arrived)) {
        m_told.append(tr("%1 is not taken in: %2").arg(name, trouble->sentence));
        return;
    }
    const auto &arrival = std::get<Arrival>(arrived);
    if (arrival.kind == Arrival::Kind::asked) {
        ask({name, game, arrival.counterparts});
        return;
    }
    m_told.append(tr("%1: %2", "the name of a file, and what became of it").arg(name, whatBecameOf(arrival)));
    if (!arrival.told.isEmpty())
        m_told.append(arrival.told);
    if (arrival.kind != Arrival::Kind::known || arrival.wasInBin)
        Q_EMIT taken(arrival.id);
}

void ImportController::decide(Choice choice)
{
    if (!m_asked)
        return;
    const Asked asked = *std::move(m_asked);
    m_asked.reset();
    take(asked.name, asked.game, choice);
    goOn();
}

void ImportController::ask(Asked asked)
{
    QList<AlikeRow> rows;
    for (const journal::Counterpart &game : asked.games)
        rows.append(rowOf(game));
    m_asked = std::move(asked);
    m_alike->assign(rows);
}

} // namespace bandar::app
