// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "money.h"
#include "newgameform.h"
#include "newgamerows.h"
#include "record/reader.h"
#include "rowsmodel.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>

namespace bandar::app {

/// The form of a new game: who plays in which order, which seat is whose, and what is agreed. What stands in it stays
/// while other pages are looked at.
class NewGameController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(bandar::app::PlayerMark nobody READ nobody CONSTANT FINAL)
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL)
    Q_PROPERTY(QString orderHead READ orderHead NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *players READ players CONSTANT FINAL)
    Q_PROPERTY(int typing READ typing NOTIFY changed FINAL)
    Q_PROPERTY(bool typingNew READ isTypingNew NOTIFY changed FINAL)
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY changed FINAL)
    Q_PROPERTY(int colouring READ colouring NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *colours READ colours CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *others READ others CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *options READ options CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(QString seatsHead READ seatsHead NOTIFY changed FINAL)
    Q_PROPERTY(bool full READ isFull NOTIFY changed FINAL)
    Q_PROPERTY(QString nameRefusal READ nameRefusal NOTIFY changed FINAL)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed FINAL)
    Q_PROPERTY(QString startsHead READ startsHead NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::Money startsWith READ startsWith NOTIFY changed FINAL)

public:
    explicit NewGameController(const table::Game &game, QObject *parent = nullptr);

    /// Begins anew with the last group of the table, or with nobody.
    void begin(Memory memory);
    /// Begins anew with these people in this order.
    void begin(Memory memory, const QList<Person> &group, const QHash<QString, QString> &options);
    /// Goes on with what was filled in when the program was left: toJson() of then. Nothing for an empty one.
    void goOn(Memory memory, const QByteArray &json);
    QByteArray toJson() const { return m_form.toJson(); }
    /// How soon a second tap is taken for a new one: milliseconds.
    void setDoubleTap(int milliseconds) { m_doubleTap = milliseconds; }
    /// Whether somebody has changed what stood there at the beginning.
    bool isTouched() const { return m_form.isTouched(); }

    QString game() const;
    PlayerMark nobody() const { return {}; }                 ///< stands before the heading
    QString heading() const { return m_heading; }            ///< "Ana begins, then Ben and Cem"
    QString orderHead() const { return m_orderHead; }        ///< "Order of play, as last time"
    RowsModel *players() const { return m_playerRows; }      ///< PersonRow, in order of play
    int typing() const { return m_form.typing(); }           ///< the row whose name is being typed, or -1
    bool isTypingNew() const;                                ///< the name of somebody new
    QString typed() const { return m_form.typed(); }         ///< that name as far as it is typed
    int colouring() const { return m_colouring; }            ///< the row that is offered colours(), or -1
    RowsModel *colours() const { return m_colourRows; }      ///< ColourRow
    RowsModel *others() const { return m_otherRows; }        ///< PersonRow: who could play too
    RowsModel *options() const { return m_optionRows; }      ///< OptionRow
    RowsModel *seats() const { return m_seatRows; }          ///< SeatRow, clockwise
    QString seatsHead() const { return m_seatsHead; }        ///< with whom the next tap seats
    bool isFull() const { return m_form.isFull(); }          ///< nobody else can play
    QString nameRefusal() const { return m_form.refused(); } ///< why what was typed is no name here
    QString refusal() const { return m_refusal; }            ///< why the game cannot start; empty if it can
    QString startsHead() const { return m_startsHead; }
    Money startsWith() const { return m_startsWith; } ///< what each player has at the beginning

    void setTyped(const QString &text);
    /// Opens the line for the name of that row, or of somebody new: of the row behind the last.
    Q_INVOKABLE void type(int player);
    /// Takes in the name that is typed. False, with the refusal, if that is no name or plays already.
    Q_INVOKABLE bool takeTyped();
    /// Closes the line; what would be dropped is told before, and a tap that comes too soon after that drops nothing.
    Q_INVOKABLE void leaveTyped();
    /// That one of others() plays too.
    Q_INVOKABLE void add(int other);
    /// Somebody plays too, remembered or not. False, with the refusal, if that is no name or plays already.
    Q_INVOKABLE bool addName(const QString &name);
    Q_INVOKABLE void drop(int player);
    Q_INVOKABLE void move(int from, int to);
    /// Offers that row the colours, or no longer.
    Q_INVOKABLE void offerColours(int player);
    /// The row that is offered colours takes that of colours(), from whoever has it.
    Q_INVOKABLE void chooseColour(int colour);
    Q_INVOKABLE void drawLots();
    Q_INVOKABLE void choose(const QString &option, const QString &value);
    /// Seats the next player there, or frees the place of whoever sits there.
    Q_INVOKABLE void seat(int place);

    const QList<Person> &people() const { return m_form.players(); }
    const QHash<QString, QString> &chosen() const { return m_form.chosen(); }
    /// The header of the game; refusal() is empty, and no name is being typed.
    record::Header header(const QDateTime &now) const;

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void showPeople();
    void showColours();
    void showOptions();
    void showSeats();
    void showStart(const QList<Person> &players);

    const table::Game &m_game;
    NewGameForm m_form;
    QElapsedTimer m_sinceDropTold;
    int m_doubleTap;
    int m_colouring = NewGameForm::nobody;
    QString m_heading;
    QString m_orderHead;
    QString m_seatsHead;
    QString m_refusal;
    QString m_startsHead;
    Money m_startsWith;
    RowsModel *m_playerRows;
    RowsModel *m_colourRows;
    RowsModel *m_otherRows;
    RowsModel *m_optionRows;
    RowsModel *m_seatRows;
};

} // namespace bandar::app
