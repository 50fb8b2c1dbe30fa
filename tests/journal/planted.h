// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "games.h"
#include "journal/journal.h"

#include <QJsonObject>

#include <optional>
#include <random>
#include <string>
#include <vector>

namespace bandar::tests {

/// What is entered wrong.
enum class Mistake : std::uint8_t {
    enteredTwice,
    deliveryLeftOut,
    purchaseLeftOut,
    transferReversed,
    signTurned,
    wrongPayee,
    wrongLine,
    wrongWinner,
    digitsSwapped,
    tenTimes,
    wrongShips,
    wrongGoods,
};
inline constexpr int mistakes = 12;
std::string nameOf(Mistake mistake);

/// A game with one entry put in wrong, and counts of the cash that really was there.
struct Planted {
    journal::Journal journal; ///< as the table has it
    journal::EntryId culprit = 0;
    journal::EntryId count = 0; ///< one that differs
    std::string wrong;          ///< as entered
    std::string right;          ///< as it happened
};

/// Reads a recorded game; the program ends where that is not possible.
journal::Journal recordedGame(const std::string &name, const app::GameShelf &shelf);
/// The names of the recorded games, in the order of the number of players.
std::vector<std::string> gamesToSpoil();

/// Plants mistakes in one game. Each is one that a table could have made: the game takes it where it stands and all
/// that follows.
class Planter {
public:
    Planter(const journal::Journal &truth, unsigned seed) : m_truth(truth), m_dice(seed) {}

    /// Plants such a mistake somewhere, counted `later` entries after it; nothing if none was found that shows.
    std::optional<Planted> plant(Mistake mistake, std::size_t later, bool everybodyCounts);

private:
    std::vector<table::Entry> truthWithMore(Mistake mistake, std::size_t place);
    QJsonObject spoil(Mistake mistake, QJsonObject entry);
    QJsonObject spoilDelivery(Mistake mistake, QJsonObject entry);
    std::optional<table::Entry> read(const QJsonObject &entry) const;
    QJsonObject write(const table::Entry &entry) const;
    QString anotherPlayer(const QString &besides);
    std::string line(const table::Entry &entry) const;
    int roll(int sides) { return std::uniform_int_distribution<int>(0, sides - 1)(m_dice); }

    const journal::Journal &m_truth;
    std::mt19937 m_dice;
};

} // namespace bandar::tests
