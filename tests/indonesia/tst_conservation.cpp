// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "support/table.h"

#include <random>

using namespace bandar::tests;

// What money does, for a thousand of each: rules 0.2 (1 to 3) and 7. Fixed seeds.
class Conservation : public QObject {
    Q_OBJECT

    std::mt19937 m_random{2026};
    std::int64_t from(std::int64_t least, std::int64_t most)
    {
        return std::uniform_int_distribution<std::int64_t>(least, most)(m_random);
    }
    std::string anybody() { return Names{"ana", "ben", "cem"}[static_cast<std::size_t>(from(0, 2))]; }
    static std::int64_t sumOfCash(const Table &table)
    {
        return table.cash("ana") + table.cash("ben") + table.cash("cem");
    }

private Q_SLOTS:
    void init() { m_random.seed(2026); }

    // rules 7: Merger result: conservation of cash for 1,000 random auctions
    void aThousandMergersMoveCashOnlyBetweenPlayers()
    {
        const std::vector<std::pair<Names, int>> pairs{
            {{"ship-lampung", "ship-halmahera"}, 10},  {{"rice-bali", "rice-aceh"}, 20},
            {{"spice-maluku", "spice-halmahera"}, 25}, {{"rice-bali", "spice-maluku"}, 25},
            {{"rubber-riau", "rubber-papua"}, 30},     {{"oil-papua", "oil-maluku"}, 40}};
        for (int turn = 0; turn < 1000; ++turn) {
            const auto &[deeds, perUnit] = pairs[static_cast<std::size_t>(from(0, 5))];
            const std::string ownerX = anybody();
            const std::string ownerY = anybody();
            const std::string winner = anybody();
            const std::int64_t x = from(1, 12);
            const std::int64_t y = from(0, 12);
            const std::int64_t k = perUnit + from(winner == "ana" ? 0 : 1, 60);
            Table table;
            table.inEra(Era::c).withCash({9000, 9000, 9000});
            for (const char *player : {"ana", "ben", "cem"})
                table.withLevels(player, {.slot = 3, .mergers = 2});
            table.withCompany(ownerX, deeds[0], x).withCompany(ownerY, deeds[1], y).at(Phase::mergers);
            table.play(merge("ana", deeds[0], deeds[1], winner, k * (x + y)));
            QCOMPARE(sumOfCash(table), 27000);
            for (const std::string player : {"ana", "ben", "cem"})
                QCOMPARE(table.cash(player) - 9000, (player == ownerX ? k * x : 0) + (player == ownerY ? k * y : 0) -
                                                        (player == winner ? k * (x + y) : 0));
            QCOMPARE(table.units(deeds[0]), x + y);
        }
    }

    // rules 7: Operations: sum of stack changes = goods value for 1,000 random operations
    void aThousandOperationsAddTheValueOfTheGoods()
    {
        const std::vector<std::pair<const char *, int>> goods{
            {"rice-bali", 20}, {"spice-maluku", 25}, {"rubber-riau", 30}, {"oil-papua", 40}};
        for (int turn = 0; turn < 1000; ++turn) {
            const auto &[deed, price] = goods[static_cast<std::size_t>(from(0, 3))];
            const std::int64_t first = from(1, 3);
            const std::int64_t second = from(1, 3);
            const std::int64_t left = from(0, 2);
            const std::int64_t ships1 = from(1, 6);
            const std::int64_t ships2 = from(1, 6);
            const std::string owner1 = anybody();
            const std::string owner2 = anybody();
            const std::int64_t bought = left > 0 ? from(0, 2) : 0;
            Table table;
            table.inEra(Era::c).withLevels("ana", {.expansion = 2}).withCompany("ana", deed, first + second + left);
            table.withCompany(owner1, "ship-lampung", 18).withCompany(owner2, "ship-halmahera", 18);
            table.withCity("bali", 3).withCity("aceh", 3).at(Phase::operations);
            const EntryText sale = sell(
                "ana", deed, {{first, "ship-lampung", ships1, "bali"}, {second, "ship-halmahera", ships2, "aceh"}});
            table.play(bought > 0 ? sale.buy(bought) : sale);
            QCOMPARE(table.earnings("ana") + table.earnings("ben") + table.earnings("cem"), (first + second) * price);
            QCOMPARE(sumOfCash(table), 300 - bought * price);
            QCOMPARE(table.units(deed), first + second + left + (left > 0 ? bought : 2));
            const std::int64_t fee1 = 5 * first * ships1;
            const std::int64_t fee2 = 5 * second * ships2;
            for (const std::string player : {"ana", "ben", "cem"})
                QCOMPARE(table.earnings(player), (player == "ana" ? (first + second) * price - fee1 - fee2 : 0) +
                                                     (player == owner1 ? fee1 : 0) + (player == owner2 ? fee2 : 0));
        }
    }

    void aThousandBidsMoveCashToTheBankBox()
    {
        for (int turn = 0; turn < 1000; ++turn) {
            Table table;
            const std::int64_t amount = from(0, 100);
            table.withBank("ana", from(0, 50)).at(Phase::bids);
            const std::int64_t before = table.cash("ana") + table.bank("ana");
            table.play(bid("ana", amount));
            QCOMPARE(table.cash("ana") + table.bank("ana"), before);
            QCOMPARE(table.cash("ana"), 100 - amount);
        }
    }
};

static const Enlisted<Conservation> enlisted;

#include "tst_conservation.moc"
