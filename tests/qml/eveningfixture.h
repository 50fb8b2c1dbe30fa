// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "eveningcontroller.h"

#include <QObject>
#include <qqmlregistration.h>
#include <QQuickItem>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace bandar::tests {

/// The whole app over a library of its own, empty at first. It can be ended and started again.
class EveningFixture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bandar::app::EveningController *evening READ evening NOTIFY started FINAL)

public:
    explicit EveningFixture(QObject *parent = nullptr);
    ~EveningFixture() override;

    app::EveningController *evening() { return m_evening.get(); }

    /// Puts the beginning of a recorded game into the library, as the last played, and starts the app again.
    Q_INVOKABLE void keep(const QString &game, int entries);
    /// The same for so many games at once.
    Q_INVOKABLE void keepMany(const QString &game, int entries, int games);
    /// Drops a file with the beginning of a recorded game, or with any other text, in the middle of an item.
    Q_INVOKABLE void dropGame(QQuickItem *item, const QString &game, int entries);
    Q_INVOKABLE void dropText(QQuickItem *item, const QString &text);
    /// Drops so many files that are no games at once, and then the beginning of a recorded game.
    Q_INVOKABLE void dropMany(QQuickItem *item, const QString &game, int entries, int others);
    /// Ends the app and starts it again on the same library.
    Q_INVOKABLE void restart();

Q_SIGNALS:
    void started();

private:
    void end();
    QUrl file(const QString &name, const QByteArray &bytes) const;
    static void drop(QQuickItem *item, const QList<QUrl> &files);

    app::GameShelf m_shelf = app::allGames();
    QTemporaryDir m_folder;
    std::unique_ptr<app::EveningController> m_evening;
};

} // namespace bandar::tests
