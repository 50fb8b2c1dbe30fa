// SPDX-License-Identifier: MPL-2.0
#include "scene.h"

#include "journal/arrival.h"
#include "journal/working_out.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace bandar::tests {

using namespace journal;

namespace {

const QString amendment = QStringLiteral(R"({"do":"bid","player":"ben","amount":2})");

std::string recordCalled(const char *name)
{
    for (const QString &path : recordedGames())
        if (path.endsWith(QLatin1String(name)))
            return bytesOf(path);
    qFatal("no game %s", name);
}

std::string joined(const std::vector<std::string> &lines, std::size_t count)
{
    std::string text;
    for (std::size_t at = 0; at < count; ++at)
        text += lines[at] + '\n';
    return text;
}

std::unique_ptr<Library> opened(const QString &file, QString &trouble)
{
    auto library = Library::open(file, Library::Access::write, QDate(2026, 11, 30));
    if (const Trouble *found = troubleIn(library)) {
        trouble = found->sentence;
        return nullptr;
    }
    return std::get<std::unique_ptr<Library>>(std::move(library));
}

// What every game of a library exports, in the order in which they came.
std::vector<std::string> exportsOf(Library &library, const Editions &editions)
{
    std::vector<std::string> texts;
    for (GameId id = 1; std::holds_alternative<GameRow>(library.game(id)); ++id) {
        const auto game = KeptGame::open(library, id, editions);
        const auto *kept = std::get_if<KeptGame>(&game);
        texts.push_back(kept == nullptr ? troubleIn(game)->sentence.toStdString()
                                        : writeRecord(kept->journal(), kept->words()));
    }
    return texts;
}

} // namespace

int wanted(const char *variable, int promised)
{
    const int number = qEnvironmentVariableIntValue(variable);
    return number > 0 ? number : promised;
}

Scene::Scene()
{
    std::string text = recordCalled("/two-players.jsonl");
    text.insert(1, "'uuid':'5c5f4f7e',"_json);
    m_record = linesOf(text);
    const Evening whole(text);
    m_export = linesOf(whole.record());
    const std::string beginning = joined(m_record, begun + 1);
    Evening undone(beginning);
    undone.undo();
    m_undone = undone.record();
    Evening amended(beginning);
    amended.amend(6, amendment.toStdString());
    m_amended = amended.record();
    std::string other = recordCalled("/three-players.jsonl");
    other.insert(1, "'uuid':'0ffe7c1a',"_json);
    m_imported = Evening(other).record();

    QFile file(m_folder.filePath(QStringLiteral("other.jsonl")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(other)) > 0);
    QString trouble;
    const auto library = opened(m_folder.filePath(QStringLiteral("base.db")), trouble);
    QVERIFY2(library, qPrintable(trouble));
    const auto game = readGame(beginning, bothShelf().games());
    QVERIFY(troubleIn(takeIn(*library, std::get<ReadGame>(game), bothShelf().editions(), {})) == nullptr);
}

void Scene::reset()
{
    QDir folder(m_folder.path());
    for (const QString &name : folder.entryList({QStringLiteral("games.db*")}, QDir::Files))
        folder.remove(name);
    QVERIFY(QFile::copy(m_folder.filePath(QStringLiteral("base.db")), file()));
}

QStringList Scene::arguments(Deed deed) const
{
    QStringList words;
    switch (deed) {
    case Deed::enter: words << QStringLiteral("enter") << QStringLiteral("1"); break;
    case Deed::undo: words << QStringLiteral("undo") << QStringLiteral("1"); break;
    case Deed::amend:
        words << QStringLiteral("amend") << QStringLiteral("1") << QStringLiteral("6") << amendment;
        break;
    case Deed::import: words << QStringLiteral("import") << m_folder.filePath(QStringLiteral("other.jsonl")); break;
    }
    return words << QStringLiteral("--library") << file();
}

QByteArray Scene::input(Deed deed) const
{
    QByteArray lines;
    for (std::size_t at = begun + 1; deed == Deed::enter && at < m_record.size(); ++at)
        lines += QByteArray::fromStdString(m_record[at]) + '\n';
    return lines;
}

QString Scene::compareEntered(const std::vector<std::string> &exported, const QByteArray &said) const
{
    std::size_t acknowledged = begun;
    for (const QByteArray &line : said.split('\n'))
        if (line.startsWith("saved "))
            acknowledged = line.mid(6).toULongLong();
    const std::size_t kept = linesOf(exported.front()).size() - 1;
    if (kept < acknowledged || kept > acknowledged + 1)
        return QStringLiteral("%1 entries were acknowledged, %2 are there").arg(acknowledged).arg(kept);
    if (exported.front() != joined(m_export, kept + 1))
        return QStringLiteral("the entries are not those that were entered");
    if (stateOf(exported.front()) != stateOf(joined(m_record, kept + 1)))
        return QStringLiteral("the state is not that of the entries");
    return {};
}

QString Scene::compare(const QString &file, Deed deed, const QByteArray &said) const
{
    QString trouble;
    const auto library = opened(file, trouble);
    if (!library)
        return trouble;
    const Editions editions = bothShelf().editions();
    if (const Done checked = library->check(); troubleIn(checked) != nullptr)
        return troubleIn(checked)->sentence;
    const auto exported = exportsOf(*library, editions);
    for (std::size_t game = 1; game <= exported.size(); ++game) {
        const auto stored = library->stored(static_cast<GameId>(game));
        const auto worked = workOut(std::get<StoredGame>(stored), editions);
        if (troubleIn(worked) != nullptr || !std::get<WorkedOut>(worked).isAsStored)
            return QStringLiteral("game %1 does not verify").arg(game);
    }
    if (exported.empty())
        return QStringLiteral("the game is gone");
    if (deed == Deed::enter)
        return compareEntered(exported, said);

    const bool acknowledged = said.contains("saved act") || said.contains("game ");
    const std::string before = joined(m_export, begun + 1);
    const bool untouched = exported.size() == 1 && exported[0] == before;
    bool done = false;
    if (deed == Deed::import)
        done = exported.size() == 2 && exported[0] == before && exported[1] == m_imported;
    else
        done = exported.size() == 1 && exported[0] == (deed == Deed::undo ? m_undone : m_amended);
    if (!done && !untouched)
        return QStringLiteral("half of it was done");
    return acknowledged && !done ? QStringLiteral("it was acknowledged, and is not there") : QString();
}

} // namespace bandar::tests
