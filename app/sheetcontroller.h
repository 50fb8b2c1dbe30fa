// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rows.h"
#include "rowsmodel.h"
#include "runninggame.h"

#include <QObject>
#include <QStringList>

#include <vector>

namespace bandar::app {

/// What all sheets have in common: who is asked for what, what the half-filled entry would do, why it is not possible,
/// and the one button that enters it. A sheet fills in what stands in refresh() and hands its entries to propose().
class SheetController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString panel READ panel CONSTANT FINAL)
    Q_PROPERTY(bool active READ isActive NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::PlayerMark mark READ mark NOTIFY changed FINAL)
    Q_PROPERTY(QString icon READ icon NOTIFY changed FINAL)
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    Q_PROPERTY(QString declineText READ declineText NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *effects READ effects CONSTANT FINAL)
    Q_PROPERTY(QString effectNote READ effectNote NOTIFY changed FINAL)
    Q_PROPERTY(bool noteMatters READ noteMatters NOTIFY changed FINAL)
    Q_PROPERTY(QString confirmText READ confirmText NOTIFY changed FINAL)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY changed FINAL)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *nearest READ nearest CONSTANT FINAL)
    Q_PROPERTY(bool canRule READ canRule NOTIFY changed FINAL)
    Q_PROPERTY(QString ruling READ ruling NOTIFY changed FINAL)
    Q_PROPERTY(QStringList rulings READ rulings NOTIFY changed FINAL)
    Q_PROPERTY(bool asksRuling READ asksRuling NOTIFY changed FINAL)

public:
    /// `panel` names the sheet among the drafts and to the page that shows it: "bids".
    SheetController(RunningGame &game, QString panel, QObject *parent = nullptr);

    const QString &panel() const { return m_panel; }
    bool isActive() const { return m_active; }
    PlayerMark mark() const { return m_mark; }            ///< nobody's where nobody in particular is asked
    QString icon() const { return m_icon; }               ///< stands in for the chip of nobody
    QString heading() const { return m_heading; }         ///< who does what, in the present tense
    QString note() const { return m_note; }               ///< quiet words beside the heading
    QString declineText() const { return m_decline; }     ///< "Ana passes"; empty where nobody can decline
    RowsModel *effects() const { return m_effects; }      ///< EffectRow
    QString effectNote() const { return m_effectNote; }   ///< what else the entry does: "No money moves"
    bool noteMatters() const { return m_noteMatters; }    ///< it tells of others: who declines along with the entry
    QString confirmText() const { return m_confirmText; } ///< a verb with its number
    bool canConfirm() const { return m_canConfirm; }
    QString refusal() const { return m_refusal; }    ///< why what stands is not possible
    RowsModel *nearest() const { return m_nearest; } ///< ValueRow: legal values next to the refused one
    bool canRule() const { return m_canRule; }       ///< the table may rule otherwise
    QString ruling() const { return m_ruling; }      ///< what the table agreed about the entry that stands
    QStringList rulings() const;                     ///< ready phrases

    /// Enters what stands, once: a second tap finds a new sheet, and comes too soon for that one.
    Q_INVOKABLE virtual void confirm();
    /// Enters the decline at once.
    Q_INVOKABLE void decline();
    bool asksRuling() const { return m_asksRuling; } ///< the phrases are on the table, to be chosen from
    Q_INVOKABLE void askRuling();
    Q_INVOKABLE void leaveRuling();
    /// The table rules: what stands is taken with this ruling. Empty takes the ruling back.
    Q_INVOKABLE void rule(const QString &ruling);
    /// Takes over the value of a row of nearest().
    Q_INVOKABLE void chooseNearest(int row);

    /// Works the sheet out again from the game; takes up a draft of the same occasion.
    void start();
    /// A sheet for any time is on the table, or is taken away.
    void setOpen(bool open);
    /// Whether a sheet for any time stays open though the game has changed: it tells what came of it.
    virtual bool hasMoreToSay() const { return false; }

Q_SIGNALS:
    void changed();
    /// The sheet is done with: one for any time is to be closed, the last one of a game leads to the library.
    void leaveWanted();

protected:
    /// Whether the game asks for what this sheet enters; a sheet for any time says isOpen(). A sheet that is not active
    /// is left empty.
    virtual bool isAsked() const = 0;
    bool isOpen() const { return m_open; }
    /// Begins anew: nothing chosen. Called when the game has changed.
    virtual void clear() = 0;
    /// Sets everything that is shown from the game and from what is chosen, and proposes the entries.
    virtual void refresh() = 0;
    /// The entries of the text button at the top right.
    virtual std::vector<table::Entry> declining() const { return {}; }
    /// The value at that place of nearest() is wanted.
    virtual void takeNearest(table::Money value) { Q_UNUSED(value) }
    /// What is half-filled, and the way back. Whatever the draft holds, nothing impossible may come of it.
    virtual QByteArray draft() const { return {}; }
    virtual void takeUp(const QByteArray &draft) { Q_UNUSED(draft) }

    /// Whether the sheet is for entries like this one at any time: with each of them it begins anew.
    virtual bool isOfItsKind(const table::Entry &entry) const
    {
        Q_UNUSED(entry)
        return false;
    }

    /// Something was tapped: refresh(), keep the draft, tell the screen.
    void touched();
    /// Enters these instead of what is half typed.
    void enter(std::vector<table::Entry> entries);
    /// These entries, confirmed together, are what stands; the one that is refused carries the ruling. Sets the
    /// effects, the refusal and whether it can be confirmed; the effect note too unless it is set before.
    void propose(std::vector<table::Entry> entries);
    /// Something is missing still.
    void proposeNothing();
    /// The button enters nothing but leads on: confirm() is overridden.
    void offerToGoOn() { m_canConfirm = true; }
    void offerNearest(const QList<table::Money> &values);
    /// After propose(): something beside the effects in money: "Slots taken", "0 → 1 of 2".
    void addEffect(const EffectRow &row) { m_effectRows.append(row); }
    /// After propose(): other words for its effects.
    void setEffects(const QList<EffectRow> &rows) { m_effectRows = rows; }
    /// What propose() found out; its state is the present one where nothing is proposed.
    const Tried &tried() const { return m_tried; }

    RunningGame &game() const { return m_game; }
    /// The player who is asked by the game, and the words that all the table may hear.
    table::PlayerId askedPlayer() const;
    QString inWords(const table::Refusal &refusal) const;

    bool m_active = false;
    bool m_open = false;
    PlayerMark m_mark;
    QString m_icon;
    QString m_heading;
    QString m_note;
    QString m_decline;
    QString m_confirmText;
    QString m_effectNote;
    bool m_noteMatters = false;

private:
    void wipe();
    void work();
    QString occasion() const;
    qsizetype answers() const;

    RunningGame &m_game;
    QString m_panel;
    struct Counted {
        std::size_t acts = 0;
        std::size_t entries = 0;
        qsizetype answers = 0;
    };
    mutable Counted m_counted;
    RowsModel *m_effects;
    RowsModel *m_nearest;
    QList<EffectRow> m_effectRows;
    QList<table::Money> m_nearestValues;
    std::vector<table::Entry> m_entries;
    Tried m_tried;
    bool m_canConfirm = false;
    bool m_canRule = false;
    bool m_asksRuling = false;
    QString m_refusal;
    QString m_ruling;
};

} // namespace bandar::app
