// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "eveningcontroller.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <memory>

namespace bandar::tests {

/// A state of the app worth looking at: a game and what was tapped since, or an evening of its own.
struct Picture {
    using Evening = std::unique_ptr<app::EveningController>;

    QString name;
    QByteArray record;
    std::function<void(app::GameScreen &)> tap = {};
    /// The evening instead of the record; a library of its own belongs into the folder.
    std::function<Evening(const app::GameShelf &, const QString &folder)> evening = {};
};

/// The beginning of a recorded game: its header and so many entries. `money` may turn hidden money into open.
QByteArray recorded(const QString &game, int entries, const QString &money = {});

/// City growth of a game in which two cities have what they need and one marker of the next size is left.
QByteArray withScarceMarkers();

// The pictures of each panel.
QList<Picture> bidPictures();
QList<Picture> newEraPictures();
QList<Picture> mergerPictures();
QList<Picture> acquisitionPictures();
QList<Picture> researchPictures();
QList<Picture> operationPictures();
QList<Picture> cityGrowthPictures();
QList<Picture> endPictures();
QList<Picture> anyTimePictures();
QList<Picture> pagePictures();

} // namespace bandar::tests
