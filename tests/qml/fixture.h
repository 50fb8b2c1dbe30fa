// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "gamescreen.h"
#include "openrecord.h"

#include <QObject>
#include <qqmlregistration.h>
#include <QQuickItem>
#include <QStringList>

#include <memory>

namespace bandar::tests {

/// A fresh game with its real controllers, as the app makes them.
class Fixture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bandar::app::GameScreen *screen READ screen NOTIFY opened FINAL)

public:
    explicit Fixture(QObject *parent = nullptr);

    app::GameScreen *screen() { return m_screen.get(); }

    /// Starts over with these players, their cities built and these bids made.
    Q_INVOKABLE void open(const QStringList &names, const QString &money, const QList<int> &bids);
    /// Starts over with a recorded game after so many entries; hidden money may be laid open.
    Q_INVOKABLE void openRecorded(const QString &game, int entries, bool open = false);
    /// How soon a second tap is taken for a new one: milliseconds.
    Q_INVOKABLE void setDoubleTap(int milliseconds);
    Q_INVOKABLE int entries() const;
    /// What a screen reader calls an item.
    Q_INVOKABLE static QString accessibleName(QQuickItem *item);

Q_SIGNALS:
    void opened();

private:
    void show(app::OpenedRecord record);

    app::GameShelf m_shelf = app::allGames();
    std::unique_ptr<app::GameScreen> m_screen;
    std::vector<std::unique_ptr<app::GameScreen>> m_before; ///< pages may still look at them
};

} // namespace bandar::tests
