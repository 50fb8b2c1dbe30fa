// SPDX-License-Identifier: MPL-2.0
#include "journal/arrival.h"
#include "pictures.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>

namespace bandar::tests {

namespace {

using app::EveningController;
using app::GameShelf;

struct Kept {
    QByteArray record;
    QString title;
    int daysAgo = 0;
};

// A library that holds these games, the last of the list played last.
app::OpenedLibrary libraryOf(const QList<Kept> &games, const GameShelf &shelf, const QString &folder)
{
    const QDateTime now = QDateTime::currentDateTime();
    auto opened = app::openLibrary(QDir(folder).filePath(QStringLiteral("games.db")), shelf, now);
    for (const Kept &game : games) {
        auto read = std::get<journal::ReadGame>(journal::readGame(game.record.toStdString(), shelf.games()));
        read.header.title = game.title.toStdString();
        journal::takeIn(*opened.library, read, shelf.editions(), now.addDays(-game.daysAgo).toString(Qt::ISODate),
                        {journal::Choice::Kind::asNew, 0});
    }
    return opened;
}

QList<Kept> someGames()
{
    return {{recorded("two-players", 1000), {}, 400},
            {recorded("four-players-untracked", 90), "Wet Sunday", 12},
            {recorded("five-players", 1000), {}, 3},
            {recorded("three-players", 64), {}, 1}};
}

// Goes on from the page that a library opens with.
auto after(QList<Kept> games, std::function<void(EveningController &)> taps = {})
{
    return [games = std::move(games), taps = std::move(taps)](const GameShelf &shelf, const QString &folder) {
        auto evening = std::make_unique<EveningController>(shelf, libraryOf(games, shelf, folder));
        evening->setDoubleTap(0);
        if (taps)
            taps(*evening);
        return evening;
    };
}

void form(EveningController &evening, const QStringList &names)
{
    evening.toNewGame();
    for (const QString &name : names)
        evening.newGame()->addName(name);
}

// A library that damage has cost two acts of its game.
std::unique_ptr<EveningController> damaged(const GameShelf &shelf, const QString &folder)
{
    libraryOf({{recorded("three-players", 110), {}, 0}}, shelf, folder);
    const QString name = QStringLiteral("damage");
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        file.setDatabaseName(QDir(folder).filePath(QStringLiteral("games.db")));
        if (file.open())
            QSqlQuery(file).exec(QStringLiteral("UPDATE acts SET line = '{}' WHERE number IN (60, 104)"));
    }
    QSqlDatabase::removeDatabase(name);
    return std::make_unique<EveningController>(shelf, libraryOf({}, shelf, folder));
}

// The people have played before, and want to play again.
void again(EveningController &evening, const QStringList &names, int playing)
{
    form(evening, names);
    evening.startGame();
    evening.toLibrary();
    evening.toNewGame();
    while (evening.newGame()->people().size() > playing)
        evening.newGame()->drop(playing);
}

// Games that come from files: the beginning of a recorded one each, with that many entries.
auto arriving(QList<Kept> games, QList<std::pair<QString, int>> files)
{
    return [games = std::move(games), files = std::move(files)](const GameShelf &shelf, const QString &folder) {
        auto evening = after(games)(shelf, folder);
        QList<QUrl> urls;
        for (const auto &[game, entries] : files) {
            QFile file(QDir(folder).filePath(QStringLiteral("%1-%2.bandar").arg(game).arg(entries)));
            if (file.open(QIODevice::WriteOnly))
                file.write(recorded(game, entries));
            urls.append(QUrl::fromLocalFile(file.fileName()));
        }
        evening->imports()->takeIn(urls);
        return evening;
    };
}

// Forty copies of one game, each older than that before it, and then another game.
QList<std::pair<QString, int>> manyCopies()
{
    QList<std::pair<QString, int>> files;
    for (int entries = 90; entries > 50; --entries)
        files.append({QStringLiteral("four-players-untracked"), entries});
    files.append({QStringLiteral("five-players"), 95});
    return files;
}

// Games that begin alike: one of them parts from the others with a bid.
QList<Kept> alikeGames()
{
    QByteArray parted = recorded("five-players", 6);
    parted.replace(R"("amount": 5)", R"("amount": 20)");
    return {{parted, {}, 400},
            {recorded("five-players", 3), "The long evening at Wilhelmina's, with everybody who was there", 12},
            {recorded("five-players", 0), "Friday", 0}};
}

} // namespace

QList<Picture> pagePictures()
{
    const QString longName = QStringLiteral("Maximiliana-Anastasia von Hohenlohe");
    const QStringList three{"Ana", "Ben", "Cem"};
    const QStringList five{"Ana", "Ben", "Cem", "Dee", "Eko"};
    const QStringList long5{longName, "Bernadette of Rotterdam", "ليلى", "Wilhelmina", "Ferdinand the Great"};
    return {
        {"page-start", {}, {}, after(someGames())},
        {"page-start-five", {}, {}, after({{recorded("five-players", 95), {}, 0}})},
        {"page-start-operations", {}, {}, after({{recorded("three-players", 110, "open"), {}, 0}})},
        {"page-start-damaged", {}, {}, damaged},
        {"page-library", {}, {}, after(someGames(), [](EveningController &evening) { evening.toLibrary(); })},
        {"page-library-empty", {}, {}, after({}, [](EveningController &evening) { evening.toLibrary(); })},
        {"page-library-in-use",
         {},
         {},
         [](const GameShelf &shelf, const QString &folder) {
             const auto other = std::make_shared<app::OpenedLibrary>(libraryOf({}, shelf, folder));
             auto evening = std::make_unique<EveningController>(shelf, libraryOf({}, shelf, folder));
             evening->setDoubleTap(0);
             QObject::connect(evening.get(), &QObject::destroyed, [other] {});
             evening->toLibrary();
             return evening;
         }},
        {"page-new-first", {}, {}, after({})},
        {"page-new-one", {}, {}, after({}, [](EveningController &evening) { form(evening, {"Ana"}); })},
        {"page-new-typing",
         {},
         {},
         after({},
               [three](EveningController &evening) {
                   form(evening, three);
                   evening.newGame()->setTyped(QStringLiteral("ben"));
                   evening.newGame()->takeTyped();
               })},
        {"page-new-renaming",
         {},
         {},
         after({},
               [five](EveningController &evening) {
                   again(evening, five, 4);
                   evening.newGame()->type(1);
                   evening.newGame()->setTyped(QStringLiteral("Cem"));
                   evening.newGame()->takeTyped();
               })},
        {"page-new-colours",
         {},
         {},
         after({},
               [five](EveningController &evening) {
                   again(evening, five, 5);
                   evening.newGame()->offerColours(1);
               })},
        {"page-new", {}, {}, after({}, [five](EveningController &evening) { again(evening, five, 3); })},
        {"page-new-seats",
         {},
         {},
         after({},
               [five](EveningController &evening) {
                   again(evening, five, 5);
                   for (const int place : {0, 3, 1})
                       evening.newGame()->seat(place);
               })},
        {"page-new-four",
         {},
         {},
         after({},
               [three](EveningController &evening) {
                   form(evening, three);
                   evening.newGame()->addName(QStringLiteral("Dee"));
                   evening.newGame()->choose(QStringLiteral("money"), QStringLiteral("open"));
                   evening.newGame()->choose(QStringLiteral("cities"), QStringLiteral("untracked"));
               })},
        {"page-new-long", {}, {}, after({}, [long5](EveningController &evening) { again(evening, long5, 4); })},
        {"page-import-asked", {}, {}, arriving(alikeGames(), {{"five-players", 95}})},
        {"page-import-told",
         {},
         {},
         arriving({{recorded("three-players", 64), {}, 1}}, {{"three-players", 60}, {"four-players-untracked", 90}})},
        {"page-import-many", {}, {}, arriving(alikeGames(), manyCopies())},
        {"page-import-many-told", {}, {}, arriving({}, manyCopies())},
        {"page-menu",
         recorded("three-players", 65, "open"),
         {},
         [](const GameShelf &shelf, const QString &) {
             auto opened = app::openRecord(recorded("three-players", 65, "open"), QStringLiteral("menu"), shelf);
             auto evening = std::make_unique<EveningController>(shelf, std::move(opened.game));
             evening->setMenuOpen(true);
             return evening;
         }},
    };
}

} // namespace bandar::tests
