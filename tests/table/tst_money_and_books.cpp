// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"
#include "table/books.h"
#include "table/remark.h"

#include <cstdint>
#include <limits>

using namespace bandar::table;

// Money that is right or refused, never wrapped; double entry; what can lift a check.
class MoneyAndBooks : public QObject {
    Q_OBJECT

    static constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    static constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();

private Q_SLOTS:
    void sumsAndProductsAreHeldAtTheEnds()
    {
        QCOMPARE(add(most, 1), most);
        QCOMPARE(add(least, -1), least);
        QCOMPARE(add(2, -5), std::int64_t{-3});
        QCOMPARE(multiply(most, 2), most);
        QCOMPARE(multiply(most, -2), least);
        QCOMPARE(multiply(least, -1), most);
        QCOMPARE(multiply(-6, 7), std::int64_t{-42});
        QCOMPARE((Money(100) - Money(130)).units(), std::int64_t{-30});
        QCOMPARE((Money(7) * 3).units(), std::int64_t{21});
    }

    void everyPostingHasTwoSides()
    {
        Books books;
        const AccountId from(std::size_t{0});
        const AccountId to(std::size_t{3});
        books.post({from, to, Money(40)});
        QCOMPARE(books.balance(from).units(), std::int64_t{-40});
        QCOMPARE(books.balance(to).units(), std::int64_t{40});
        books.post({to, to, Money(5)});
        QCOMPARE(books.balance(to).units(), std::int64_t{40});
        QVERIFY(!books.overrun());
    }

    void booksTellWhenTheyOverrun()
    {
        Books books;
        books.post({AccountId(std::size_t{0}), AccountId(std::size_t{1}), Money(2000000000000000000)});
        QVERIFY(!books.overrun());
        books.post({AccountId(std::size_t{0}), AccountId(std::size_t{1}), Money(1)});
        QVERIFY(books.overrun());
    }

    void whatLiftsACheck()
    {
        constexpr Strictness strict{};
        constexpr Strictness ruled{true, false};
        constexpr Strictness outOfTurn{false, true};
        constexpr Strictness both{true, true};
        for (const Waiver waiver : {Waiver::never, Waiver::ruling, Waiver::outOfTurn, Waiver::correction})
            QVERIFY(!strict.waives(waiver));
        QVERIFY(ruled.waives(Waiver::ruling) && !ruled.waives(Waiver::outOfTurn) && !ruled.waives(Waiver::correction));
        QVERIFY(!outOfTurn.waives(Waiver::ruling) && outOfTurn.waives(Waiver::outOfTurn));
        QVERIFY(!outOfTurn.waives(Waiver::correction));
        QVERIFY(both.waives(Waiver::ruling) && both.waives(Waiver::outOfTurn) && both.waives(Waiver::correction));
        QVERIFY(!both.waives(Waiver::never));
    }

    void setsOfPlayers()
    {
        PlayerSet set;
        QVERIFY(set.empty() && !set.has(PlayerId()));
        set.insert(PlayerId(std::size_t{4}));
        set.insert(PlayerId(std::size_t{1}));
        QCOMPARE(set.size(), 2);
        QVERIFY(set.first() == PlayerId(std::size_t{1}));
        set.erase(PlayerId(std::size_t{1}));
        QVERIFY(set.has(PlayerId(std::size_t{4})) && !set.has(PlayerId(std::size_t{1})));
    }
};

static const bandar::tests::Enlisted<MoneyAndBooks> enlisted;

#include "tst_money_and_books.moc"
