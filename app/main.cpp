// SPDX-License-Identifier: MPL-2.0
#include "eveningcontroller.h"
#include "openrecord.h"
#include "recordfile.h"
#include "screen.h"
#include "screenawake.h"
#include "windowkeeper.h"
#include "windowplace.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QScreen>
#include <QSettings>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <optional>
#include <string_view>

namespace {

void failOnWarnings(QQmlApplicationEngine &engine)
{
    QObject::connect(&engine, &QQmlEngine::warnings, &engine, [] { QCoreApplication::exit(1); }, Qt::QueuedConnection);
}

void quitAfterFirstFrame(QQmlApplicationEngine &engine)
{
    if (auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0)))
        QObject::connect(
            window, &QQuickWindow::frameSwapped, &engine, [] { QCoreApplication::exit(0); }, Qt::QueuedConnection);
    QTimer::singleShot(20'000, &engine, [] { QCoreApplication::exit(1); });
}

// The window as it was left, on the screen where it was left if that is still there.
QVariantMap placeOnScreen(const QSettings &settings)
{
    const bandar::app::WindowPlace left = bandar::app::placeLeft(settings);
    const QScreen *screen = QGuiApplication::screenAt(left.normal.center());
    if (screen == nullptr)
        screen = QGuiApplication::primaryScreen();
    if (screen == nullptr)
        return {};
    const bandar::app::WindowPlace place = bandar::app::placeIn(screen->availableGeometry(), left);
    return {{QStringLiteral("x"), place.normal.x()},
            {QStringLiteral("y"), place.normal.y()},
            {QStringLiteral("width"), place.normal.width()},
            {QStringLiteral("height"), place.normal.height()},
            {QStringLiteral("visibility"), place.isMaximized ? QWindow::Maximized : QWindow::Windowed}};
}

struct CommandLine {
    QCommandLineParser parser;
    QCommandLineOption selfTest{QStringLiteral("self-test"),
                                QCoreApplication::translate("main", "Draw one frame and quit: 0 if all is well.")};
    QCommandLineOption library{
        QStringLiteral("library"),
        QCoreApplication::translate("main", "The library of games; that of this tablet if left out."),
        QStringLiteral("FILE")};
    QCommandLineOption night{QStringLiteral("night"),
                             QCoreApplication::translate("main", "Light letters on a dark page.")};

    CommandLine()
    {
        parser.setApplicationDescription(
            QCoreApplication::translate("main", "The banker for tables of the board game Indonesia."));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addOptions({selfTest, library, night});
        parser.addPositionalArgument(
            QStringLiteral("FILE"),
            QCoreApplication::translate("main", "A record or history to look at; the game played last if left out."),
            QStringLiteral("[FILE]"));
    }
};

// Whether all that is asked for are words on a terminal, for which there need not be a screen.
bool asksForWords(int argc, char *argv[])
{
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "--help" || argument == "-h" || argument == "--version" || argument == "-v";
    });
}

void describe()
{
    QCoreApplication::setApplicationName(QStringLiteral("bandar"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BANDAR_VERSION));
}

} // namespace

int main(int argc, char *argv[])
{
    describe();
    if (asksForWords(argc, argv)) {
        const QCoreApplication words(argc, argv);
        CommandLine().parser.process(words);
    }

    const QGuiApplication application(argc, argv);
    CommandLine line;
    line.parser.process(application);
    const QStringList files = line.parser.positionalArguments();
    if (files.size() > 1)
        line.parser.showHelp(2);

    const bandar::app::GameShelf shelf = bandar::app::allGames();
    std::unique_ptr<bandar::app::EveningController> evening;
    if (!files.isEmpty() || (line.parser.isSet(line.selfTest) && !line.parser.isSet(line.library))) {
        bandar::app::OpenedRecord opened =
            files.isEmpty() ? bandar::app::openBuiltInGame(shelf)
                            : bandar::app::openRecordFile(bandar::app::fileNamed(files.constFirst()), shelf);
        if (!opened.game) {
            QTextStream(stderr) << opened.fault << Qt::endl;
            return 1;
        }
        evening = std::make_unique<bandar::app::EveningController>(shelf, std::move(opened.game));
    } else {
        const QString file = line.parser.isSet(line.library) ? bandar::app::fileNamed(line.parser.value(line.library))
                                                             : bandar::journal::defaultLibrary();
        bandar::app::OpenedLibrary opened = bandar::app::openLibrary(file, shelf, QDateTime::currentDateTime());
        for (const QString &told : {opened.told, opened.trouble}) {
            if (!told.isEmpty())
                QTextStream(stderr) << told << Qt::endl;
        }
        evening = std::make_unique<bandar::app::EveningController>(shelf, std::move(opened));
    }

    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("bandar"), QStringLiteral("bandar"));
    if (line.parser.isSet(line.night))
        evening->setNight(true);
    else if (!line.parser.isSet(line.selfTest))
        evening->remember(settings);
    QObject::connect(&application, &QGuiApplication::applicationStateChanged, evening.get(),
                     &bandar::app::EveningController::followApplication);
    std::optional<bandar::app::ScreenAwake> awake;
    if (!line.parser.isSet(line.selfTest))
        awake.emplace(*evening);
    bandar::app::prepareStyle();
    QQmlApplicationEngine engine;
    bandar::app::prepareEngine(engine);
    QVariantMap properties{{QStringLiteral("evening"), QVariant::fromValue(evening.get())}};
    properties.insert(placeOnScreen(settings));
    engine.setInitialProperties(properties);
    QObject::connect(
        &engine, &QQmlApplicationEngine::objectCreationFailed, &application, [] { QCoreApplication::exit(1); },
        Qt::QueuedConnection);
    if (line.parser.isSet(line.selfTest))
        failOnWarnings(engine);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Bandar/Pages/Main.qml")));
    std::optional<bandar::app::WindowKeeper> keeper;
    if (line.parser.isSet(line.selfTest))
        quitAfterFirstFrame(engine);
    else if (auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0)))
        keeper.emplace(*window, settings);
    return QGuiApplication::exec();
}
