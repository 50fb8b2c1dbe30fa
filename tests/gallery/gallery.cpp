// SPDX-License-Identifier: MPL-2.0
#include "openrecord.h"
#include "pictures.h"
#include "screen.h"

#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>

namespace {

using namespace bandar::tests;

QList<Picture> allPictures()
{
    QList<Picture> pictures;
    for (const auto &some : {bidPictures, newEraPictures, mergerPictures, acquisitionPictures, researchPictures,
                             operationPictures, cityGrowthPictures, endPictures, anyTimePictures, pagePictures})
        pictures.append(some());
    return pictures;
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

// The evening of a picture; none where its record is not one.
Picture::Evening eveningOf(const Picture &picture, const bandar::app::GameShelf &shelf, const QString &folder)
{
    if (picture.evening)
        return picture.evening(shelf, folder);
    auto opened = bandar::app::openRecord(picture.record, picture.name, shelf);
    if (!opened.game) {
        QTextStream(stderr) << opened.fault << Qt::endl;
        return nullptr;
    }
    auto evening = std::make_unique<bandar::app::EveningController>(shelf, std::move(opened.game));
    if (picture.tap)
        picture.tap(*evening->screen());
    return evening;
}

bool save(const Picture &picture, QSize size, bool night, const QDir &folder)
{
    const bandar::app::GameShelf shelf = bandar::app::allGames();
    const QTemporaryDir libraries;
    const Picture::Evening evening = eveningOf(picture, shelf, libraries.path());
    if (!evening)
        return false;
    evening->setNight(night);

    const QVariantMap properties{
        {"evening", QVariant::fromValue(evening.get())}, {"width", size.width()}, {"height", size.height()}};
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

// bandar-gallery DIR [PREFIX]: all pictures, or those whose names begin so.
int main(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() < 2 || arguments.size() > 3) {
        QTextStream(stderr) << "usage: bandar-gallery DIR [PREFIX]" << Qt::endl;
        return 2;
    }
    const QDir folder(arguments.at(1));
    const QString prefix = arguments.value(2);
    bandar::app::prepareStyle();
    bool good = true;
    for (const Picture &picture : allPictures()) {
        if (!picture.name.startsWith(prefix))
            continue;
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1024, 600)}) {
            for (const bool night : {false, true})
                good = save(picture, size, night, folder) && good;
        }
    }
    for (const bool night : {false, true})
        good = (!prefix.isEmpty() || saveParts(night, folder)) && good;
    return good ? 0 : 1;
}
