// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "formkeeper.h"
#include "gamescreen.h"
#include "gamesmodel.h"
#include "importcontroller.h"
#include "newgamecontroller.h"
#include "openrecord.h"
#include "startcontroller.h"

#include <QElapsedTimer>

#include <memory>
#include <optional>

class QSettings;

namespace bandar::app {

/// The program from start to end: which page is on the screen, which game is on the table, and the library it is kept
/// in, if there is one.
class EveningController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString page READ page NOTIFY pageChanged FINAL)
    Q_PROPERTY(bandar::app::GameScreen *screen READ screen NOTIFY screenChanged FINAL)
    Q_PROPERTY(bandar::app::StartController *start READ start NOTIFY screenChanged FINAL)
    Q_PROPERTY(bandar::app::GamesModel *games READ games CONSTANT FINAL)
    Q_PROPERTY(bandar::app::NewGameController *newGame READ newGame CONSTANT FINAL)
    Q_PROPERTY(bandar::app::ImportController *imports READ imports CONSTANT FINAL)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged FINAL)
    Q_PROPERTY(bool keeping READ isKeeping CONSTANT FINAL)
    Q_PROPERTY(QString lastPlayed READ lastPlayed NOTIFY pageChanged FINAL)
    Q_PROPERTY(QString lastStanding READ lastStanding NOTIFY pageChanged FINAL)
    Q_PROPERTY(bool menuOpen READ isMenuOpen WRITE setMenuOpen NOTIFY menuOpenChanged FINAL)
    Q_PROPERTY(bool night READ isNight WRITE setNight NOTIFY nightChanged FINAL)
    Q_PROPERTY(int turned READ turned NOTIFY turnedChanged FINAL)

public:
    /// A game that no library keeps, at once on the table. The shelf outlives the evening.
    EveningController(const GameShelf &shelf, std::unique_ptr<RunningGame> game, QObject *parent = nullptr);
    /// A library: its last game if that is not over, else the list of games, or a new game where there is none. Where
    /// the library can only be read, or not even that, the page says why, and new games are kept nowhere.
    EveningController(const GameShelf &shelf, OpenedLibrary opened, QObject *parent = nullptr);
    ~EveningController() override;

    /// Takes up how the page was looked at last, and keeps it there from now on.
    void remember(QSettings &settings);
    /// What is half typed or filled in is on the disk before the program is left: it may end without a word then.
    void followApplication(Qt::ApplicationState state);
    /// How soon a second tap is taken for a new one, in every game: milliseconds.
    void setDoubleTap(int milliseconds);

    QString page() const { return m_page; } ///< "whereWereWe", "library", "newGame", "table"
    GameScreen *screen() const { return m_screen; }
    StartController *start() const { return m_start; }
    GamesModel *games() const { return m_games; }
    NewGameController *newGame() const { return m_newGame; }
    ImportController *imports() const { return m_imports; } ///< games that come from files
    QString told() const { return m_told; } ///< what is wrong with the library, or was; empty where all is well
    bool isKeeping() const { return m_library && m_library->canWrite(); } ///< games are kept
    QString lastPlayed() const;                    ///< when the last game of the list was played, and
    QString lastStanding() const;                  ///< where it stands
    bool isMenuOpen() const { return m_menuOpen; } ///< over the page, until another page comes
    void setMenuOpen(bool open);
    bool isNight() const { return m_night; }
    void setNight(bool night);
    int turned() const { return m_turned; } ///< degrees, to face another seat

    /// Turns the page to face the next seat.
    Q_INVOKABLE void turn();
    /// To the game on the table, if there is one.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void toLibrary();
    /// To the form of a new game; what somebody has filled in stays.
    Q_INVOKABLE void toNewGame();
    /// The same people once more: in their order of play, as they played.
    Q_INVOKABLE void oneMore();
    /// Starts the game of the form, once.
    Q_INVOKABLE void startGame();
    /// Lays the game of that row of games() on the table.
    Q_INVOKABLE void openGame(int row);

Q_SIGNALS:
    void pageChanged();
    void screenChanged();
    void toldChanged();
    void menuOpenChanged();
    void nightChanged();
    void turnedChanged();

private:
    void setPage(const QString &page);
    void writeDrafts();
    /// A tap that comes now belongs to the page before.
    bool wasJustTurned() const;
    void tell(const QString &sentence);
    struct Opened {
        std::unique_ptr<RunningGame> game; ///< none where it cannot be opened
        QString told;                      ///< what damage or other rules have done to it
    };
    /// On the table; with "where were we" for the page of that, where it is told when it was played last.
    void lay(std::unique_ptr<RunningGame> game, const std::optional<QString> &lastPlayed = {});
    Opened openKept(journal::GameId id);
    std::unique_ptr<RunningGame> create(const record::Header &header);
    void listGames();
    /// A game came from a file, or became longer by one: that on the table too, if it is that.
    void takenIn(journal::GameId id);
    Memory memory() const;

    const GameShelf &m_shelf;
    std::unique_ptr<journal::Library> m_library;
    QString m_why; ///< why nothing is kept, where it should be
    QString m_page = QStringLiteral("table");
    QString m_told;
    GameScreen *m_screen = nullptr;
    StartController *m_start = nullptr;
    GamesModel *m_games;
    NewGameController *m_newGame;
    FormKeeper m_formKeeper;
    ImportController *m_imports;
    Memory m_unkept; ///< who played this evening, where no library remembers it
    QElapsedTimer m_sincePage;
    int m_doubleTap = -1;
    bool m_menuOpen = false;
    bool m_night = false;
    int m_turned = 0;
};

} // namespace bandar::app
