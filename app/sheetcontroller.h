// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rows.h"
#include "rowsmodel.h"

#include <QObject>

namespace bandar::app {

/// What the sheets of all phases have in common: who is asked for what, what the half-filled entry would do, and the
/// one button that enters it.
class SheetController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool active READ isActive NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark READ mark NOTIFY changed FINAL)
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *effects READ effects CONSTANT FINAL)
    Q_PROPERTY(QString confirmText READ confirmText NOTIFY changed FINAL)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY changed FINAL)

public:
    explicit SheetController(QObject *parent = nullptr);

    bool isActive() const { return m_active; }
    PlayerMark mark() const { return m_mark; }
    QString heading() const { return m_heading; }
    QString note() const { return m_note; }
    RowsModel *effects() const { return m_effects; }
    QString confirmText() const { return m_confirmText; }
    bool canConfirm() const { return m_canConfirm; }

    /// Makes the entry once; a second tap finds a new sheet that has nothing to confirm.
    Q_INVOKABLE virtual void confirm() = 0;

Q_SIGNALS:
    void changed();

protected:
    bool m_active = false;
    bool m_canConfirm = false;
    PlayerMark m_mark;
    QString m_heading;
    QString m_note;
    QString m_confirmText;

private:
    RowsModel *m_effects;
};

} // namespace bandar::app
