// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/editions.h"
#include "journal/library.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <optional>

namespace bandar::app {

/// The games of a library, last played first. They are fetched as far as the list is looked at, and what a row shows
/// is worked out when it comes into sight.
class GamesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(bool complete READ isComplete NOTIFY countChanged FINAL)

public:
    enum Role : std::uint16_t {
        TitleRole = Qt::UserRole, ///< the title, or who plays
        MarksRole,                ///< the chips of those who play
        PlayersRole,              ///< who plays, where a title stands first
        StandingRole,             ///< "Year 4 · Operations", or who won
        PlayedRole,               ///< "yesterday"
        FinishedRole,
    };

    /// Without a library there are no games. One there is must outlive the model.
    GamesModel(const journal::Library *library, journal::Editions editions, QObject *parent = nullptr);

    /// Lists the games as they are now; the trouble that the library has with that.
    std::optional<journal::Trouble> refresh();
    const QList<journal::GameRow> &games() const { return m_games; }

    bool isComplete() const { return !m_more; } ///< there are no more than count()
    int count() const { return static_cast<int>(m_games.size()); }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex &parent) const override { return !parent.isValid() && m_more; }
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void countChanged();

private:
    journal::Result<QList<journal::GameRow>> next() const;

    const journal::Library *m_library;
    journal::Editions m_editions;
    QList<journal::GameRow> m_games;
    bool m_more = false;
};

} // namespace bandar::app
