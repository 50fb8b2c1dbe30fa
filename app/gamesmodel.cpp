// SPDX-License-Identifier: MPL-2.0
#include "gamesmodel.h"

#include "journal/kept_game.h"
#include "playermark.h"
#include "when.h"

namespace bandar::app {

namespace {

constexpr qsizetype atOnce = 100;

// Where a game stands, or why it cannot be opened.
QString standingOf(const journal::GameRow &game, journal::Mark mark)
{
    switch (mark) {
    case journal::Mark::none: break;
    case journal::Mark::newer: return GamesModel::tr("It needs a newer Bandar");
    case journal::Mark::unworkable: return GamesModel::tr("It cannot be worked out by this Bandar");
    }
    return game.summary.standing;
}

} // namespace

GamesModel::GamesModel(const journal::Library *library, journal::Editions editions, QObject *parent)
    : QAbstractListModel(parent), m_library(library), m_editions(std::move(editions))
{}

std::optional<journal::Trouble> GamesModel::refresh()
{
    if (m_library == nullptr)
        return std::nullopt;
    beginResetModel();
    m_games.clear();
    auto first = next();
    const auto *trouble = journal::troubleIn(first);
    if (trouble == nullptr)
        m_games = std::get<QList<journal::GameRow>>(first);
    m_more = m_games.size() == atOnce;
    endResetModel();
    Q_EMIT countChanged();
    return trouble == nullptr ? std::nullopt : std::optional(*trouble);
}

void GamesModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    const auto fetched = next();
    const auto *games = std::get_if<QList<journal::GameRow>>(&fetched);
    m_more = games != nullptr && games->size() == atOnce;
    if (games != nullptr && !games->isEmpty()) {
        beginInsertRows({}, count(), count() + static_cast<int>(games->size()) - 1);
        m_games.append(*games);
        endInsertRows();
    }
    Q_EMIT countChanged();
}

journal::Result<QList<journal::GameRow>> GamesModel::next() const
{
    return m_library->games(false, atOnce, m_games.size());
}

QVariant GamesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const journal::GameRow &game = m_games.at(index.row());
    const journal::Summary &summary = game.summary;
    switch (role) {
    case TitleRole: return summary.title.isEmpty() ? summary.players : summary.title;
    case MarksRole: {
        const auto header = journal::headerOf(game, m_editions);
        return QVariant::fromValue(header ? marksOf(header->setup) : QList<PlayerMark>());
    }
    case PlayersRole: return summary.title.isEmpty() ? QString() : summary.players;
    case StandingRole: return standingOf(game, journal::markOf(game, m_editions));
    case PlayedRole: return dayInWords(summary.lastPlayed, QDate::currentDate());
    case FinishedRole: return summary.finished;
    default: return {};
    }
}

QHash<int, QByteArray> GamesModel::roleNames() const
{
    return {{TitleRole, "title"},       {MarksRole, "marks"},   {PlayersRole, "players"},
            {StandingRole, "standing"}, {PlayedRole, "played"}, {FinishedRole, "finished"}};
}

} // namespace bandar::app
