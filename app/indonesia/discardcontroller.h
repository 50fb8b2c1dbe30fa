// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "deedrows.h"
#include "sheetcontroller.h"

#include "indonesia/state.h"

namespace bandar::app {

/// A deed that has no place on the board leaves the game.
class DiscardController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::DeedTable *deeds READ deeds CONSTANT FINAL)
    Q_PROPERTY(QString eraEnd READ eraEnd NOTIFY changed FINAL)

public:
    explicit DiscardController(RunningGame &game, QObject *parent = nullptr);

    DeedTable *deeds() const { return m_table; } ///< the deeds that can be blocked
    QString eraEnd() const { return m_eraEnd; }  ///< what it means for the end of the era or the game

    /// Takes over the deed of a row of deeds().
    Q_INVOKABLE void chooseDeed(int row);

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    /// The deeds that may be discarded.
    indonesia::DeedSet blockable() const;

    indonesia::DeedId m_deed;
    QString m_eraEnd;
    DeedTable *m_table;
};

} // namespace bandar::app
