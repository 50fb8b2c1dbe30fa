// SPDX-License-Identifier: MPL-2.0
#include "kit/ten_games.h"

#include "journal/arrival.h"
#include "journal/exports.h"
#include "kit/sheet.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlRecord>

namespace bandar::tests {

std::string begun(const QString &recorded, int entries, const std::string &title, bool isHidden)
{
    const QList<QByteArray> lines =
        contentsOf(QStringLiteral(BANDAR_RECORDED_GAMES "/%1.jsonl").arg(recorded)).split('\n');
    QJsonObject header = QJsonDocument::fromJson(lines.first()).object();
    header.insert(QStringLiteral("title"), QString::fromStdString(title));
    header.insert(QStringLiteral("uuid"), QStringLiteral("uuid of ") + QString::fromStdString(title));
    QJsonObject options = header.value(u"options").toObject();
    options.insert(QStringLiteral("money"), isHidden ? QStringLiteral("hidden") : QStringLiteral("open"));
    header.insert(QStringLiteral("options"), options);
    QByteArray record = QJsonDocument(header).toJson(QJsonDocument::Compact) + '\n';
    for (const QByteArray &line : lines.mid(1, entries))
        record += line + '\n';
    return record.toStdString();
}

void fillWithTenGames(Library &library)
{
    const QStringList games{QStringLiteral("two-players"), QStringLiteral("three-players"),
                            QStringLiteral("four-players-untracked"), QStringLiteral("five-players")};
    for (int number = 1; number <= 10; ++number) {
        const std::string title = "game " + std::to_string(number);
        const auto read = readGame(begun(games[number % 4], 20 + 5 * number, title), bothShelf().games());
        const auto taken = takeIn(library, std::get<ReadGame>(read), bothShelf().editions(),
                                  QStringLiteral("2026-11-30T20:00:00Z"), {Choice::Kind::asNew, 0});
        KeptGame game = got(KeptGame::open(library, got(taken).id, bothShelf().editions()));
        Wish note;
        note.kind = number % 3 == 0 ? Act::Kind::undo : Act::Kind::remove;
        if (note.kind == Act::Kind::remove)
            note.target = game.journal().entries()[3]->id;
        auto plan = game.journal().plan(note, "2026-11-30T21:00:00Z");
        got(game.carryOut(std::get<Plan>(std::move(plan))));
    }
}

QStringList historiesOf(Library &library, const Editions &editions)
{
    QStringList histories;
    for (GameId id = 1; id <= 10; ++id) {
        const auto opened = KeptGame::open(library, id, editions);
        const auto *trouble = troubleIn(opened);
        histories << (trouble == nullptr ? QString::fromStdString(writeHistory(std::get<KeptGame>(opened).journal()))
                                         : trouble->sentence);
    }
    return histories;
}

QByteArray dumpOf(const QString &file, const QStringList &tables)
{
    QByteArray dump;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("of the dump"));
        database.setDatabaseName(file);
        if (!database.open())
            qFatal("the test cannot open its own file");
        QSqlQuery query(database);
        for (const QString &table : tables) {
            if (!query.exec(QStringLiteral("SELECT * FROM %1 ORDER BY 1, 2").arg(table)))
                qFatal("the test cannot read its own table");
            while (query.next())
                for (int column = 0; column < query.record().count(); ++column)
                    dump += query.value(column).toByteArray() + '|';
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("of the dump"));
    return dump;
}

} // namespace bandar::tests
