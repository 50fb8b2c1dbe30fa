// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "people.h"
#include "table/game.h"

#include <QCoreApplication>

#include <cstdint>

namespace bandar::app {

/// What is filled in for a new game, as a value: who plays in which order, which seat and colour is whose, what is
/// agreed, and the name that is just being typed. No two who play have the same name, colour or seat, and there are
/// never more of them than can play.
class NewGameForm {
    Q_DECLARE_TR_FUNCTIONS(NewGameForm)

public:
    enum class Order : std::uint8_t { chosen, asLastTime, byLots };
    static constexpr int nobody = -1;

    /// A blank one. The game outlives it.
    explicit NewGameForm(const table::Game &game) : NewGameForm(game, {}, {}, {}) {}
    /// With these people in this order, as far as so many can play.
    NewGameForm(const table::Game &game, Memory memory, const QList<Person> &group,
                const QHash<QString, QString> &options);

    const table::Game &game() const { return *m_game; }
    const QList<Person> &players() const { return m_players; } ///< in order of play
    /// Who has ever played, or was taken out, and does not play.
    QList<Person> others() const;
    const QHash<QString, QString> &chosen() const { return m_chosen; }
    Order order() const { return m_order; }
    /// Whether somebody has changed what stood there at the beginning.
    bool isTouched() const { return m_touched; }
    bool isFull() const; ///< nobody else can play

    /// Why it cannot start, were the name that is being typed taken in; empty if it can.
    QString refusal() const;
    /// Who would play if it started now: with the name that is being typed, if that is one.
    QList<Person> wouldPlay() const;

    /// Whose name is being typed: a place in players(), the one behind them for somebody new, or nobody's.
    int typing() const { return m_typing; }
    QString typed() const { return m_typed; }     ///< as it stands in the line
    QString refused() const { return m_refused; } ///< why what was typed is no name here, or what would be dropped
    void setTyped(const QString &text);
    /// Opens the line for the name of that player, or for somebody new. What was typed before is taken in first: false
    /// where that is refused, and it stays.
    bool type(int player);
    /// Takes in what is typed, and is ready for the next new name. False, with refused(), where it is no name or plays
    /// already: it stays as it was typed. A line without a word in it is closed.
    bool takeTyped();
    /// Closes the line. Words that would be dropped are told first: the second call drops them.
    void leaveTyped();
    bool isDropTold() const { return m_isDropTold; } ///< the next leaveTyped() drops what is typed

    /// Somebody plays too, remembered or not. False, with refused(), if that is no name or plays already.
    bool add(const QString &name);
    bool rename(int player, const QString &name);
    /// Takes somebody out, to those who could play.
    void drop(int player);
    void move(int from, int to);
    /// Who has that colour takes the other for it.
    void setColour(int player, const QString &colour);
    void drawLots();
    void choose(const QString &option, const QString &value);
    /// Seats the next player there, or frees the place of whoever sits there.
    void seat(int place);
    int nextToSit() const; ///< a place in players(), or nobody

    /// Who stands in another form that was touched, or was taken out of one, is still a tap away.
    void keepAtHand(const NewGameForm &other);

    /// Everything but what is remembered apart from it; empty where nobody has touched it and nobody was taken out.
    QByteArray toJson() const;
    /// What can be read of it; a blank one where that is nothing.
    static NewGameForm fromJson(const table::Game &game, Memory memory, const QByteArray &json);

private:
    bool isNameFor(int player, const QString &name);
    void join(Person person);
    void touch(Order order);
    QString freeColour(const QString &wanted) const;

    const table::Game *m_game;
    Memory m_memory;
    QList<Person> m_players;
    QList<Person> m_takenOut;
    QHash<QString, QString> m_chosen;
    Order m_order = Order::chosen;
    bool m_touched = false;
    int m_typing = nobody;
    QString m_typed;
    QString m_refused;
    bool m_isDropTold = false;
};

} // namespace bandar::app
