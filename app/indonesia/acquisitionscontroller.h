// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "actors.h"
#include "deedrows.h"
#include "sheetcontroller.h"

#include "indonesia/state.h"

#include <vector>

namespace bandar::app {

/// The deeds that can be started (rules 2.4), what they mean for the end of the era, and starting one for a player
/// before whom others pass.
class AcquisitionsController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString others READ others NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::DeedTable *deeds READ deeds CONSTANT FINAL)
    Q_PROPERTY(QString eraEnd READ eraEnd NOTIFY changed FINAL)
    Q_PROPERTY(bool canDiscard READ canDiscard NOTIFY changed FINAL)
    Q_PROPERTY(bool canBeAnother READ canBeAnother NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *actors READ actors CONSTANT FINAL)
    Q_PROPERTY(QString passesBefore READ passesBefore NOTIFY changed FINAL)
    Q_PROPERTY(bool passesAgreed READ passesAgreed NOTIFY changed FINAL)

public:
    explicit AcquisitionsController(RunningGame &game, QObject *parent = nullptr);

    QString others() const { return m_others; }      ///< who else can still start a company
    DeedTable *deeds() const { return m_table; }     ///< the deeds that are out
    QString eraEnd() const { return m_eraEnd; }      ///< what they mean for the end of the era or the game
    bool canDiscard() const { return m_canDiscard; } ///< a deed could be without a place on the board
    bool canBeAnother() const { return m_actors.size() > 1; }
    RowsModel *actors() const { return m_actorRows; }       ///< PlayerChoice, while another player is being chosen
    QString passesBefore() const { return m_passesBefore; } ///< who would pass before; empty for the one asked
    bool passesAgreed() const { return m_agreed; }

    /// Takes over the deed of a row of deeds().
    Q_INVOKABLE void chooseDeed(int row);
    /// Lays the players on the table who may still start a company.
    Q_INVOKABLE void chooseAnother();
    /// Goes to the player of a row of actors(); the first is the one asked.
    Q_INVOKABLE void chooseActor(int row);
    /// Those named in passesBefore() pass, or do not after all.
    Q_INVOKABLE void agreePasses();

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    std::vector<table::Entry> declining() const override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    const Actor *actor() const;
    QString whoElse() const;
    void proposeStart(const Actor &actor);
    void showEraEnd();

    indonesia::DeedId m_deed;
    table::PlayerId m_actor;
    bool m_choosing = false;
    bool m_agreed = false;
    std::vector<Actor> m_actors;
    QString m_others;
    QString m_eraEnd;
    QString m_passesBefore;
    bool m_canDiscard = false;
    DeedTable *m_table;
    RowsModel *m_actorRows;
};

} // namespace bandar::app
