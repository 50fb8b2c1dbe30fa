// SPDX-License-Identifier: MPL-2.0
#include "openrecord.h"

#include "journal/imports.h"
#include "recordfile.h"

#include <QCoreApplication>
#include <QFile>

namespace bandar::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(OpenedLibrary)
};

// What cannot be kept can still be looked at.
void openToLook(OpenedLibrary &opened, const QString &file, const GameShelf &shelf, const QDateTime &now)
{
    using journal::Library;
    auto read = Library::open(file, Library::Access::read, now.date());
    if (const auto *trouble = journal::troubleIn(read);
        trouble != nullptr && trouble->kind == journal::Trouble::Kind::damaged) {
        auto looked = Library::lookInto(file, journal::mender(shelf.editions()));
        if (auto *found = std::get_if<Library::Looked>(&looked)) {
            opened.trouble += u' ' + found->told;
            read = std::move(found->library);
        }
    }
    auto *library = std::get_if<std::unique_ptr<Library>>(&read);
    if (library == nullptr || (*library)->isMissing())
        return;
    opened.library = std::move(*library);
    if (const QString told = opened.library->told(); !told.isEmpty())
        opened.trouble += u' ' + told;
    opened.trouble = Tr::tr("This library can only be read, and nothing is kept. %1").arg(opened.trouble);
}

QByteArray builtInRecord()
{
    QFile file(QStringLiteral(":/opening.bandar"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

OpenedRecord openRecord(const QByteArray &bytes, const QString &name, const GameShelf &shelf)
{
    auto read = journal::readGame(bytes.toStdString(), shelf.games());
    if (const auto *failure = std::get_if<record::Failure>(&read))
        return {nullptr, QStringLiteral("%1:%2: %3").arg(name).arg(failure->fault.line).arg(sentence(*failure, shelf))};
    auto &game = std::get<journal::ReadGame>(read);
    const words::GameWords &words = shelf.wordsOf(*game.header.game);
    auto journal = journal::Journal::load(std::move(game.header), std::move(game.acts));
    return {std::make_unique<RunningGame>(std::move(*journal), words), {}};
}

OpenedRecord openRecordFile(const QString &path, const GameShelf &shelf)
{
    const auto read = readRecordFile(path, path);
    if (const auto *why = std::get_if<QString>(&read))
        return {nullptr, *why};
    return openRecord(std::get<QByteArray>(read), path, shelf);
}

OpenedRecord openBuiltInGame(const GameShelf &shelf)
{
    return openRecord(builtInRecord(), QStringLiteral("opening.bandar"), shelf);
}

OpenedLibrary openLibrary(const QString &file, const GameShelf &shelf, const QDateTime &now)
{
    using journal::Library;
    const journal::Editions editions = shelf.editions();
    OpenedLibrary opened;
    if (Library::wasSetAside(file)) {
        opened.trouble = Tr::tr("It was set aside because it is damaged.");
        openToLook(opened, file, shelf, now);
        return opened;
    }
    const auto open = [&] { return Library::open(file, Library::Access::write, now.date()); };
    auto library = open();
    if (const auto *trouble = journal::troubleIn(library);
        trouble != nullptr && trouble->kind == journal::Trouble::Kind::damaged) {
        const auto rescued = Library::rescue(file, journal::mender(editions));
        const auto *why = journal::troubleIn(rescued);
        opened.told = why == nullptr ? std::get<QString>(rescued) : trouble->sentence + u'\n' + why->sentence;
        library = open();
    }
    if (const auto *trouble = journal::troubleIn(library)) {
        opened.trouble = trouble->sentence;
        openToLook(opened, file, shelf, now);
    } else {
        opened.library = std::get<std::unique_ptr<Library>>(std::move(library));
        QStringList told{opened.told, opened.library->told(), journal::bringForward(*opened.library, editions)};
        told.removeAll(QString());
        opened.told = told.join(u'\n');
    }
    return opened;
}

} // namespace bandar::app
