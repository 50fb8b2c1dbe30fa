// SPDX-License-Identifier: MPL-2.0
#include "recordedgame.h"

#include "journal/exports.h"
#include "journal/imports.h"
#include "pictures.h"
#include "record/writer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace bandar::tests {

namespace {

constexpr int everyEntry = 100'000;

QList<QJsonObject> objectsOf(const QString &game)
{
    QList<QJsonObject> lines;
    for (const QByteArray &line : recorded(game, everyEntry).trimmed().split('\n'))
        lines.append(QJsonDocument::fromJson(line).object());
    return lines;
}

journal::ReadGame read(const std::string &bytes, const app::GameShelf &shelf)
{
    auto game = journal::readGame(bytes, shelf.games());
    if (std::holds_alternative<record::Failure>(game))
        qFatal("not a record");
    return std::get<journal::ReadGame>(std::move(game));
}

// Normal form without times, and without what tells one game of the same people from another.
QStringList normalised(const std::string &bytes, const app::GameShelf &shelf)
{
    journal::ReadGame game = read(bytes, shelf);
    const auto journal = journal::Journal::load(game.header, game.acts);
    game.header.uuid.clear();
    game.header.started.clear();
    QStringList lines{QString::fromStdString(record::write(game.header))};
    const table::Game &rules = journal->game();
    for (std::size_t place = 0; place < journal->entries().size(); ++place) {
        const table::Entry normal = rules.normal(journal->stateAfter(place), journal->entries()[place]->entry);
        lines.append(QString::fromStdString(record::write(rules, game.header.setup, normal, true)));
    }
    return lines;
}

QJsonObject companyWith(app::EveningController *evening, const QString &deed)
{
    const QJsonObject state = QJsonDocument::fromJson(RecordedGame::stateOf(evening).toUtf8()).object();
    for (const QJsonValue company : state.value(u"companies").toArray())
        if (company[u"deeds"].toArray().contains(deed))
            return company.toObject();
    return {};
}

} // namespace

QVariantList RecordedGame::entries() const
{
    QVariantList entries;
    for (const QJsonObject &line : objectsOf(m_name).sliced(1))
        entries.append(line.toVariantMap());
    return entries;
}

QVariantList RecordedGame::players() const
{
    return objectsOf(m_name).first().value(u"players").toArray().toVariantList();
}

QString RecordedGame::option(const QString &key) const
{
    return objectsOf(m_name).first().value(u"options").toObject().value(key).toString();
}

QStringList RecordedGame::lines() const
{
    return normalised(recorded(m_name, everyEntry).toStdString(), app::allGames());
}

QStringList RecordedGame::linesOf(app::EveningController *evening)
{
    const app::RunningGame &game = evening->screen()->game();
    return normalised(journal::writeRecord(game.journal(), game.words()), app::allGames());
}

QString RecordedGame::end() const
{
    QFile file(QStringLiteral(BANDAR_GAMES "/%1.expected.json").arg(m_name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.errorString()));
    const QJsonArray states = QJsonDocument::fromJson(file.readAll()).array();
    return QString::fromUtf8(QJsonDocument(states.last()[u"state"].toObject()).toJson(QJsonDocument::Compact));
}

QString RecordedGame::stateOf(app::EveningController *evening)
{
    const app::RunningGame &game = evening->screen()->game();
    const std::string view = record::write(game.rules().view(game.setup(), game.state()));
    return QString::fromUtf8(QJsonDocument::fromJson(QByteArray::fromStdString(view)).toJson(QJsonDocument::Compact));
}

QString RecordedGame::lineOf(app::EveningController *evening, int place)
{
    const journal::Journal &journal = evening->screen()->game().journal();
    const auto at = static_cast<std::size_t>(place);
    const table::Entry normal = journal.game().normal(journal.stateAfter(at), journal.entries()[at]->entry);
    return QString::fromStdString(record::write(journal.game(), journal.header().setup, normal, true));
}

int RecordedGame::entriesOf(app::EveningController *evening)
{
    return static_cast<int>(evening->screen()->game().journal().entries().size());
}

QString RecordedGame::companyOf(app::EveningController *evening, const QString &deed)
{
    return companyWith(evening, deed).value(u"deeds").toArray().first().toString();
}

int RecordedGame::unitsOf(app::EveningController *evening, const QString &deed)
{
    return companyWith(evening, deed).value(u"units").toInt();
}

} // namespace bandar::tests
