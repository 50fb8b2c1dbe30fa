// SPDX-License-Identifier: MPL-2.0
#include "screen_speed.h"

#include "eveningcontroller.h"
#include "journal/arrival.h"
#include "journal/imports.h"
#include "long_game.h"
#include "measuring.h"
#include "screen.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace bandar::benchmarks {

namespace {

constexpr std::size_t entriesOfAnEvening = 400;
constexpr int pairs = 9;

// The most memory that this process had, in KiB.
long peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray &line : status.readAll().split('\n'))
            if (line.startsWith("VmHWM:"))
                return line.simplified().split(' ').value(1).toLong();
    return 0;
}

int quitWithTheFirstFrame(QQmlApplicationEngine &engine)
{
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    if (window == nullptr)
        return 1;
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [] {
            std::printf("%ld\n", peakMemory());
            std::fflush(stdout);
            std::_Exit(0);
        },
        Qt::DirectConnection);
    return QGuiApplication::exec();
}

struct Shown {
    double milliseconds = 0;
    double memory = 0;
};

Shown show(const QString &program, const QStringList &arguments)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        std::exit(1);
    return {static_cast<double>(timer.nsecsElapsed()) / 1e6, process.readAllStandardOutput().trimmed().toDouble()};
}

} // namespace

void makeLibrary(const QString &file, std::size_t entries)
{
    const app::GameShelf shelf = app::allGames();
    app::OpenedLibrary opened = app::openLibrary(file, shelf, QDateTime::currentDateTime());
    std::ostringstream record;
    writeLongGame(record, entries);
    const auto read = journal::readGame(record.str(), shelf.games());
    const auto taken = journal::takeIn(*opened.library, std::get<journal::ReadGame>(read), shelf.editions(),
                                       QStringLiteral("2026-01-01"));
    if (const auto *trouble = journal::troubleIn(taken)) {
        std::fprintf(stderr, "%s\n", qPrintable(trouble->sentence));
        std::exit(1);
    }
}

int showEmptyWindow()
{
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick.Controls\nApplicationWindow { width: 1280; height: 800; visible: true }");
    return quitWithTheFirstFrame(engine);
}

int showGame(const QString &library)
{
    app::prepareStyle();
    const app::GameShelf shelf = app::allGames();
    app::EveningController evening(shelf, app::openLibrary(library, shelf, QDateTime::currentDateTime()));
    QQmlApplicationEngine engine;
    app::prepareEngine(engine);
    engine.setInitialProperties({{QStringLiteral("evening"), QVariant::fromValue(&evening)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Bandar/Pages/Main.qml")));
    return quitWithTheFirstFrame(engine);
}

std::vector<Figure> firstFrameSpeed()
{
    const QString program = QCoreApplication::applicationFilePath();
    const QTemporaryDir folder;
    const QString library = folder.filePath(QStringLiteral("library.db"));
    makeLibrary(library, entriesOfAnEvening);

    std::vector<double> later;
    std::vector<double> larger;
    for (int pair = 0; pair < pairs; ++pair) {
        const Shown empty = show(program, {QStringLiteral("--empty")});
        const Shown game = show(program, {QStringLiteral("--game"), library});
        later.push_back(game.milliseconds - empty.milliseconds);
        larger.push_back(game.memory / empty.memory);
    }
    return {
        {"resumed game of 400, after an empty window", median(later), "ms", Figure::Bar::atMost, 250},
        {"its memory to that of an empty window", median(larger), "times", Figure::Bar::atMost, 1.6},
    };
}

} // namespace bandar::benchmarks
