// SPDX-License-Identifier: MPL-2.0
#include "gamescreen.h"
#include "openings.h"
#include "openrecord.h"

#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTextStream>

namespace {

using bandar::app::GameScreen;

// One state of the bid sheet worth looking at.
struct Picture {
    QString name;
    QByteArray record;
    QString typed;
};

constexpr auto riches = R"({"do":"adjust","player":"player-1","account":"cash","amount":999999900,"reason":"counted"}
{"do":"adjust","player":"player-2","account":"bank","amount":123456,"reason":"counted"}
{"do":"adjust","player":"player-3","account":"cash","amount":-115,"reason":"counted"}
)";

QList<Picture> pictures()
{
    const QStringList three{"Ana", "Ben", "Cem"};
    const QStringList long3{"Maximiliana-Anastasia von Hohenlohe", "Ben", "ليلى"};
    const QStringList five{"Ana", "Ben", "Cem", "Dee", "Eko"};
    const auto open = QStringLiteral("open");
    const auto hidden = QStringLiteral("hidden");
    using bandar::tests::opening;
    return {
        {"bids-first", opening(three, open), ""},
        {"bids-typed", opening(three, open, {5, 3}), "26"},
        {"bids-refused", opening(three, open, {5}), "226"},
        {"bids-hidden", opening(three, hidden, {5, 3}), "26"},
        {"bids-hidden-refused", opening(three, hidden, {5}), "226"},
        {"bids-long-name", opening(long3, open), "12"},
        {"bids-long-number", opening(long3, open), "123456789012"},
        {"bids-five", opening(five, open, {5, 40, 3, 0}), "41"},
        {"bids-right-to-left", opening({"ليلى", "Ben", "Cem"}, open), "226"},
        {"bids-large-amounts", opening({"Ana", "Bernadette", "Cem"}, open) + riches, "1234567"},
        {"bids-over", opening(three, open, {5, 3, 26}), ""},
    };
}

QString nameOf(bool night) { return night ? QStringLiteral("night") : QStringLiteral("day"); }

// Loads a window, draws it and saves the picture. False if QML had anything to complain about.
bool draw(const QString &page, const QVariantMap &properties, const QString &file)
{
    QQmlApplicationEngine engine;
    bandar::app::prepareEngine(engine);
    engine.setInitialProperties(properties);
    bool warned = false;
    QObject::connect(&engine, &QQmlEngine::warnings, [&warned] { warned = true; });
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Bandar/%1.qml").arg(page)));
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    return window != nullptr && window->grabWindow().save(file) && !warned;
}

bool save(const Picture &picture, QSize size, bool night, const QDir &folder)
{
    const bandar::app::GameShelf shelf = bandar::app::allGames();
    auto opened = bandar::app::openRecord(picture.record, picture.name, shelf);
    if (!opened.game) {
        QTextStream(stderr) << opened.fault << Qt::endl;
        return false;
    }
    GameScreen screen(std::move(opened.game));
    for (const QChar digit : picture.typed)
        screen.bids().type(digit);

    QVariantMap properties = screen.properties(night);
    properties.insert({{"width", size.width()}, {"height", size.height()}});
    const QString file =
        QStringLiteral("%1-%2x%3-%4.png").arg(picture.name).arg(size.width()).arg(size.height()).arg(nameOf(night));
    return draw(QStringLiteral("Pages/Main"), properties, folder.filePath(file));
}

bool saveParts(bool night, const QDir &folder)
{
    return draw(QStringLiteral("Gallery/Parts"), {{"night", night}},
                folder.filePath(QStringLiteral("parts-%1.png").arg(nameOf(night))));
}

} // namespace

int main(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    if (QGuiApplication::arguments().size() != 2) {
        QTextStream(stderr) << "usage: bandar-gallery DIR" << Qt::endl;
        return 2;
    }
    const QDir folder(QGuiApplication::arguments().at(1));
    bandar::app::prepareStyle();
    bool good = true;
    for (const Picture &picture : pictures()) {
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1024, 600)}) {
            for (const bool night : {false, true})
                good = save(picture, size, night, folder) && good;
        }
    }
    for (const bool night : {false, true})
        good = saveParts(night, folder) && good;
    return good ? 0 : 1;
}
