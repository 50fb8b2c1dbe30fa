// SPDX-License-Identifier: MPL-2.0
#include "screen_speed.h"

#include "eveningcontroller.h"
#include "screen.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <malloc.h>

namespace bandar::benchmarks {

namespace {

constexpr std::size_t entriesOfALongGame = 2'000;
constexpr int taps = 60;
constexpr int warmingUp = 500;
constexpr int rounds = 5'000;

// The memory in use now, in pages: what the allocator could give back is given back before.
double memory()
{
    malloc_trim(0);
    QFile statm(QStringLiteral("/proc/self/statm"));
    return statm.open(QIODevice::ReadOnly) ? statm.readAll().split(' ').value(1).toDouble() : 0;
}

QQuickItem *visible(QQuickItem *item, const QString &name)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == name)
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = visible(child, name))
            return found;
    return nullptr;
}

/// A window with a long game on its table.
class Evening {
public:
    explicit Evening(const QString &library)
        : m_evening(m_shelf, app::openLibrary(library, m_shelf, QDateTime::currentDateTime()))
    {
        m_evening.setDoubleTap(0);
        m_evening.goOn();
        app::prepareEngine(m_engine);
        m_engine.setInitialProperties({{QStringLiteral("evening"), QVariant::fromValue(&m_evening)}});
        m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Bandar/Pages/Main.qml")));
        m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().value(0));
        m_window->grabWindow();
    }

    app::EveningController &evening() { return m_evening; }

    /// From the finger to the page that is drawn again: milliseconds.
    double tap(const QString &name)
    {
        QQuickItem *item = visible(m_window->contentItem(), name);
        if (item == nullptr)
            qFatal("nothing called %s can be seen", qPrintable(name));
        const QPoint at = item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
        QElapsedTimer timer;
        timer.start();
        QTest::touchEvent(m_window, m_finger).press(0, at).commit();
        QTest::touchEvent(m_window, m_finger).release(0, at).commit();
        m_window->grabWindow();
        return static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }

private:
    app::GameShelf m_shelf = app::allGames();
    app::EveningController m_evening;
    QQmlApplicationEngine m_engine;
    QQuickWindow *m_window = nullptr;
    QPointingDevice *m_finger = QTest::createTouchDevice();
};

// A decline or a confirmation, whatever the game asks for.
double enterAndUndo(Evening &evening)
{
    app::SheetController *sheet = evening.evening().screen()->sheets()->current();
    const bool declines = !sheet->declineText().isEmpty();
    double slowest = 0;
    if (!declines && !sheet->canConfirm())
        slowest = evening.tap(QStringLiteral("key0"));
    slowest = std::max(slowest, evening.tap(declines ? QStringLiteral("decline") : QStringLiteral("confirm")));
    return std::max(slowest, evening.tap(QStringLiteral("undo")));
}

} // namespace

std::vector<Figure> tapSpeed()
{
    const QTemporaryDir folder;
    const QString library = folder.filePath(QStringLiteral("library.db"));
    makeLibrary(library, entriesOfALongGame);
    app::prepareStyle();
    Evening evening(library);

    std::vector<double> times;
    for (int tap = 0; tap < taps; ++tap)
        times.push_back(enterAndUndo(evening));
    std::ranges::sort(times);

    app::RunningGame &game = evening.evening().screen()->game();
    const auto entry = game.rules().decline(game.state());
    if (!entry)
        qFatal("nobody is asked");
    // `each` is what one round counts for.
    const auto grown = [](int each, auto &&round) {
        for (int done = 0; done < warmingUp; done += each)
            round();
        const double before = memory();
        for (int done = warmingUp; done < rounds; done += each)
            round();
        return memory() / before;
    };
    // What the event loop of the app does between two taps.
    const auto rest = [] {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    const double byEntries = grown(1, [&game, &entry, &rest] {
        game.enter(entry->entry);
        rest();
        game.undo();
        rest();
    });
    const double byPages = grown(2, [&evening, &rest] {
        evening.evening().toLibrary();
        rest();
        evening.evening().goOn();
        rest();
    });
    return {
        {"tap to updated page, game of 2,000, 95 of 100", times[times.size() * 95 / 100], "ms", Figure::Bar::atMost,
         50},
        {"memory after 5,000 entries and undos", byEntries, "times", Figure::Bar::atMost, 1.1},
        {"memory after 5,000 changes of the page", byPages, "times", Figure::Bar::atMost, 1.1},
    };
}

} // namespace bandar::benchmarks
