// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "games.h"
#include "importrows.h"
#include "journal/arrival.h"
#include "rowsmodel.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace bandar::app {

/// Games that come from files: what became of each, and the question where that must be told which game it is. Files
/// that come together are taken in one after the other.
class ImportController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(bool asking READ isAsking NOTIFY changed FINAL)
    Q_PROPERTY(QString told READ told NOTIFY changed FINAL)
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *alike READ alike CONSTANT FINAL)

public:
    /// Without a library nothing can be taken in. One there is, and the shelf, must outlive the controller.
    ImportController(journal::Library *library, const GameShelf &shelf, QObject *parent = nullptr);

    bool isOpen() const { return isAsking() || !m_told.isEmpty(); } ///< there is something to be looked at
    bool isAsking() const { return m_asked.has_value(); }
    QString told() const { return m_told.join(u'\n'); } ///< what became of the files, a sentence each
    QString question() const;
    RowsModel *alike() const { return m_alike; } ///< AlikeRow: the games that the one asked about may be

    /// Takes games in, each with a record or a history of its own file.
    Q_INVOKABLE void takeIn(const QList<QUrl> &files);
    /// The one asked about is that game of alike().
    Q_INVOKABLE void goOnWith(int row);
    /// It is another game.
    Q_INVOKABLE void addAsNew();
    /// It is left where it is.
    Q_INVOKABLE void leave();
    /// What was told has been read.
    Q_INVOKABLE void close();

Q_SIGNALS:
    void changed();
    /// The game of that number has come, has come back out of the bin, or has become longer.
    void taken(bandar::journal::GameId game);

private:
    struct Asked {
        QString name;
        journal::ReadGame game;
        QList<journal::Counterpart> games;
    };

    void goOn();
    void read(const QUrl &url);
    void take(const QString &name, const journal::ReadGame &game, journal::Choice choice);
    void decide(journal::Choice choice);
    void ask(Asked asked);

    journal::Library *m_library;
    const GameShelf &m_shelf;
    QList<QUrl> m_files; ///< that wait
    QStringList m_told;
    std::optional<Asked> m_asked;
    RowsModel *m_alike;
};

} // namespace bandar::app
