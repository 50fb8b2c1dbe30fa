// SPDX-License-Identifier: MPL-2.0
#include "eveningcontroller.h"

#include "newheader.h"
#include "when.h"
#include "words/text.h"

#include <QSettings>

namespace bandar::app {

namespace {

const QString startPage = QStringLiteral("whereWereWe");
const QString libraryPage = QStringLiteral("library");
const QString newGamePage = QStringLiteral("newGame");
const QString tablePage = QStringLiteral("table");

const QString peopleSetting = QStringLiteral("people");
const QString nightSetting = QStringLiteral("night");

} // namespace

EveningController::EveningController(const GameShelf &shelf, std::unique_ptr<RunningGame> game, QObject *parent)
    : QObject(parent),
      m_shelf(shelf),
      m_games(new GamesModel(nullptr, shelf.editions(), this)),
      m_newGame(new NewGameController(*shelf.games().front(), this)),
      m_formKeeper(*m_newGame, nullptr),
      m_imports(new ImportController(nullptr, shelf, this))
{
    lay(std::move(game));
}

EveningController::EveningController(const GameShelf &shelf, OpenedLibrary opened, QObject *parent)
    : QObject(parent),
      m_shelf(shelf),
      m_library(std::move(opened.library)),
      m_why(opened.trouble),
      m_page(libraryPage),
      m_told(opened.trouble.isEmpty() ? opened.told : opened.trouble),
      m_games(new GamesModel(m_library.get(), shelf.editions(), this)),
      m_newGame(new NewGameController(*shelf.games().front(), this)),
      m_formKeeper(*m_newGame, m_library.get()),
      m_imports(new ImportController(m_library.get(), shelf, this))
{
    connect(m_imports, &ImportController::taken, this, &EveningController::takenIn);
    listGames();
    m_newGame->goOn(memory(), m_formKeeper.kept());
    if (m_games->count() == 0) {
        toNewGame();
        return;
    }
    const journal::GameRow &last = m_games->games().constFirst();
    if (last.summary.finished)
        return;
    if (auto kept = openKept(last.id); kept.game) {
        m_page = startPage;
        lay(std::move(kept.game), last.summary.lastPlayed);
    }
}

EveningController::~EveningController()
{
    // Games that are on their way out still stand in the library, and what is half typed goes there.
    qDeleteAll(findChildren<GameScreen *>(Qt::FindDirectChildrenOnly));
}

void EveningController::remember(QSettings &settings)
{
    setNight(settings.value(nightSetting).toBool());
    connect(this, &EveningController::nightChanged, this,
            [this, &settings] { settings.setValue(nightSetting, m_night); });
}

void EveningController::followApplication(Qt::ApplicationState state)
{
    if (state != Qt::ApplicationActive)
        writeDrafts();
}

void EveningController::setDoubleTap(int milliseconds)
{
    m_doubleTap = milliseconds;
    m_newGame->setDoubleTap(milliseconds);
    if (m_screen != nullptr)
        m_screen->game().setDoubleTap(milliseconds);
}

QString EveningController::lastPlayed() const
{
    if (m_games->count() == 0)
        return {};
    const QString day = dayInWords(m_games->games().constFirst().summary.lastPlayed, QDate::currentDate());
    return day.isEmpty() ? QString() : tr("Last played: %1").arg(day);
}

QString EveningController::lastStanding() const
{
    return m_games->count() == 0 ? QString() : m_games->games().constFirst().summary.standing;
}

void EveningController::setMenuOpen(bool open)
{
    if (m_menuOpen == open)
        return;
    m_menuOpen = open;
    Q_EMIT menuOpenChanged();
}

void EveningController::setNight(bool night)
{
    if (m_night == night)
        return;
    m_night = night;
    Q_EMIT nightChanged();
}

void EveningController::turn()
{
    m_turned = (m_turned + 90) % 360;
    Q_EMIT turnedChanged();
}

void EveningController::goOn()
{
    if (m_screen == nullptr)
        return;
    m_screen->game().layDown();
    setPage(tablePage);
}

void EveningController::toLibrary()
{
    listGames();
    setPage(libraryPage);
}

void EveningController::toNewGame()
{
    if (wasJustTurned())
        return;
    if (!m_newGame->isTouched())
        m_newGame->begin(memory());
    setPage(newGamePage);
}

void EveningController::oneMore()
{
    if (m_screen == nullptr)
        return;
    const RunningGame &game = m_screen->game();
    const table::Setup &setup = game.setup();
    QList<Person> group;
    for (const table::PlayerId player : m_screen->face().order(game))
        group.append({game.mark(player).name, game.mark(player).colour, setup.players[player.place()].seat});
    QHash<QString, QString> options;
    for (std::size_t place = 0; place < setup.options.size(); ++place) {
        const table::Option &option = game.rules().options()[place];
        options.insert(words::textOf(option.key), words::textOf(option.values[setup.options[place]]));
    }
    m_newGame->begin(memory(), group, options);
    listGames();
    setPage(newGamePage);
}

void EveningController::startGame()
{
    if (m_page != newGamePage || wasJustTurned() || !m_newGame->takeTyped() || !m_newGame->refusal().isEmpty())
        return;
    auto game = create(m_newGame->header(QDateTime::currentDateTime()));
    Memory now = memory();
    now.keep(m_newGame->people(), m_newGame->chosen());
    if (isKeeping())
        m_library->set(peopleSetting, QString::fromUtf8(now.toJson()));
    m_unkept = now;
    m_newGame->begin(now);
    lay(std::move(game));
    goOn();
}

void EveningController::openGame(int row)
{
    if (m_page != libraryPage || row < 0 || row >= m_games->count() || wasJustTurned())
        return;
    const journal::GameRow wanted = m_games->games().at(row);
    auto opened = openKept(wanted.id);
    if (!opened.game)
        return;
    if (opened.told.isEmpty()) {
        lay(std::move(opened.game));
        goOn();
    } else { // read before anything is entered
        lay(std::move(opened.game), wanted.summary.lastPlayed);
        setPage(startPage);
    }
}

void EveningController::setPage(const QString &page)
{
    setMenuOpen(false);
    if (page != m_page) {
        m_sincePage.start();
        writeDrafts();
    }
    m_page = page;
    Q_EMIT pageChanged();
}

void EveningController::writeDrafts()
{
    m_formKeeper.write();
    if (m_screen != nullptr)
        m_screen->game().drafts().write();
}

bool EveningController::wasJustTurned() const
{
    return m_sincePage.isValid() && m_sincePage.elapsed() < (m_doubleTap < 0 ? doubleTap : m_doubleTap);
}

void EveningController::tell(const QString &sentence)
{
    m_told = sentence;
    Q_EMIT toldChanged();
}

// The pages may still look at the game that was on the table: it goes when they have heard of the new one.
void EveningController::lay(std::unique_ptr<RunningGame> game, const std::optional<QString> &lastPlayed)
{
    writeDrafts(); // the new one may be the same game, and reads what was half typed
    GameScreen *before = m_screen;
    if (m_doubleTap >= 0)
        game->setDoubleTap(m_doubleTap);
    m_screen = new GameScreen(std::move(game), this);
    m_start = nullptr;
    if (lastPlayed)
        m_start = new StartController(m_screen->game(), m_screen->face(), *lastPlayed, m_screen);
    connect(m_screen->sheets(), &Sheets::oneMoreWanted, this, &EveningController::oneMore);
    connect(m_screen->sheets(), &Sheets::libraryWanted, this, &EveningController::toLibrary);
    Q_EMIT screenChanged();
    if (before != nullptr)
        before->deleteLater();
}

EveningController::Opened EveningController::openKept(journal::GameId id)
{
    auto kept = journal::KeptGame::open(*m_library, id, m_shelf.editions());
    const auto *trouble = journal::troubleIn(kept);
    if (trouble != nullptr) {
        tell(trouble->sentence);
        return {};
    }
    const QString told = std::get<journal::KeptGame>(kept).told();
    if (!told.isEmpty())
        tell(m_why.isEmpty() ? told : told + u'\n' + m_why);
    return {
        std::make_unique<RunningGame>(std::get<journal::KeptGame>(std::move(kept)), isKeeping() ? QString() : m_why),
        told};
}

std::unique_ptr<RunningGame> EveningController::create(const record::Header &header)
{
    QString why = m_why;
    if (isKeeping()) {
        auto kept = journal::KeptGame::create(*m_library, header, {}, m_shelf.editions(),
                                              recordTime(QDateTime::currentDateTime()));
        const auto *trouble = journal::troubleIn(kept);
        if (trouble == nullptr)
            return std::make_unique<RunningGame>(std::get<journal::KeptGame>(std::move(kept)));
        why = trouble->sentence;
    }
    return std::make_unique<RunningGame>(journal::Journal(header), m_shelf.wordsOf(*header.game), why);
}

void EveningController::listGames()
{
    if (const auto trouble = m_games->refresh())
        tell(trouble->sentence);
}

void EveningController::takenIn(journal::GameId id)
{
    listGames();
    if (m_screen == nullptr || m_screen->game().keptAs() != id)
        return;
    auto opened = openKept(id);
    if (opened.game && opened.game->journal().acts().size() != m_screen->game().journal().acts().size())
        lay(std::move(opened.game),
            m_start == nullptr ? std::nullopt : std::optional(m_games->games().constFirst().summary.lastPlayed));
}

Memory EveningController::memory() const
{
    if (!m_library || (!isKeeping() && m_unkept != Memory()))
        return m_unkept;
    const auto stored = m_library->setting(peopleSetting);
    const auto *json = std::get_if<QString>(&stored);
    return json == nullptr ? m_unkept : Memory::fromJson(json->toUtf8());
}

} // namespace bandar::app
