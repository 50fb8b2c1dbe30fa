// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "eveningcontroller.h"

#include <QTemporaryDir>

#include <memory>

namespace bandar::tests {

/// The games that the app knows.
const app::GameShelf &games();

/// A library in a folder of its own, which the app can be started with again and again.
struct Tablet {
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("games.db"));

    /// The app, in which no tap comes too soon.
    std::unique_ptr<app::EveningController> start() const;
    /// The library takes in a record.
    void hold(const QByteArray &record, const QString &title = {}) const;
    /// The transactions in the log of the library, which is open.
    int commits() const;
};

} // namespace bandar::tests
