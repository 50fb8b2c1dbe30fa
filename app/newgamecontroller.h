// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "money.h"
#include "newgamerows.h"
#include "people.h"
#include "record/reader.h"
#include "rowsmodel.h"

#include <QDateTime>
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
    /// Whether somebody has changed what stood there at the beginning.
    bool isTouched() const { return m_touched; }

    QString game() const;
    PlayerMark nobody() const { return {}; }              ///< stands before the heading
    QString heading() const { return m_heading; }         ///< "Ana begins, then Ben and Cem"
    QString orderHead() const { return m_orderHead; }     ///< "Order of play, as last time"
    RowsModel *players() const { return m_playerRows; }   ///< PersonRow, in order of play
    RowsModel *others() const { return m_otherRows; }     ///< PersonRow: who is remembered and does not play
    RowsModel *options() const { return m_optionRows; }   ///< OptionRow
    RowsModel *seats() const { return m_seatRows; }       ///< SeatRow, clockwise
    QString seatsHead() const { return m_seatsHead; }     ///< with whom the next tap seats
    bool isFull() const;                                  ///< nobody else can play
    QString nameRefusal() const { return m_nameRefusal; } ///< why the name that was typed is none
    QString refusal() const { return m_refusal; }         ///< why the game cannot start; empty if it can
    QString startsHead() const { return m_startsHead; }
    Money startsWith() const { return m_startsWith; } ///< what each player has at the beginning

    /// That one of others() plays too.
    Q_INVOKABLE void add(int other);
    /// Somebody plays too, remembered or not. False, with the refusal, if that is no name or plays already.
    Q_INVOKABLE bool addName(const QString &name);
    Q_INVOKABLE void drop(int player);
    Q_INVOKABLE void move(int from, int to);
    /// The next colour that nobody has.
    Q_INVOKABLE void changeColour(int player);
    Q_INVOKABLE void drawLots();
    Q_INVOKABLE void choose(const QString &option, const QString &value);
    /// Seats the next player there, or frees the place of whoever sits there.
    Q_INVOKABLE void seat(int place);

    const QList<Person> &people() const { return m_players; }
    const QHash<QString, QString> &chosen() const { return m_chosen; }
    /// The header of the game; refusal() is empty.
    record::Header header(const QDateTime &now) const;

Q_SIGNALS:
    void changed();

private:
    enum class Order : std::uint8_t { asLastTime, byLots, chosen };

    void join(Person person);
    void touched(Order order);
    void refresh();
    void showPeople();
    void showOptions();
    void showSeats();
    void showStart();
    QString headingOf() const;
    QString whyNot() const;
    QString freeColour(const QString &wanted) const;
    int nextToSit() const;

    const table::Game &m_game;
    Memory m_memory;
    QList<Person> m_players;
    QList<Person> m_others;
    QHash<QString, QString> m_chosen;
    Order m_order = Order::chosen;
    bool m_touched = false;
    QString m_heading;
    QString m_orderHead;
    QString m_seatsHead;
    QString m_nameRefusal;
    QString m_refusal;
    QString m_startsHead;
    Money m_startsWith;
    RowsModel *m_playerRows;
    RowsModel *m_otherRows;
    RowsModel *m_optionRows;
    RowsModel *m_seatRows;
};

} // namespace bandar::app
