// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/state.h"
#include "sheetcontroller.h"

namespace bandar::app {

/// The table ends the game here: why, and how everybody would stand.
class AgreeEndController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QList<QString> phrases READ phrases CONSTANT FINAL)
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *places READ places CONSTANT FINAL)
    Q_PROPERTY(QString secret READ secret NOTIFY changed FINAL)

public:
    explicit AgreeEndController(RunningGame &game, QObject *parent = nullptr);

    QStringList phrases() const;
    QString reason() const { return m_reason; }
    RowsModel *places() const { return m_places; } ///< StandingRow; none while money is hidden
    QString secret() const;                        ///< what stands in their place then

    Q_INVOKABLE void choose(const QString &reason);

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }

    QString m_reason;
    RowsModel *m_places;
};

} // namespace bandar::app
