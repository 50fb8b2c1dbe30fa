// SPDX-License-Identifier: MPL-2.0
#include "indonesia/rules.h"
#include "support/suite.h"
#include "table/books.h"
#include "table/field.h"
#include "table/game.h"

#include <type_traits>

using namespace bandar::table;

namespace {

using ThingId = Id<struct ThingTag>;
template <std::size_t Most>
using Things = SetOf<ThingId, Most>;

ThingId thing(std::size_t place) { return ThingId(place); }

struct Told {
    PlayerId player;
    std::optional<PlayerId> other;
    std::optional<std::int64_t> number;
    std::vector<ThingId> things;
    std::array<ThingId, 2> pair;
};

constexpr std::array<std::string_view, 1> thingNames{"thing"};
constexpr Vocabulary vocabulary{"thing", [] { return std::span<const std::string_view>(thingNames); }};
constexpr std::array toldFields{player<&Told::player>("player"), player<&Told::other>("other"),
                                number<&Told::number>("number"), names<&Told::things>("things", vocabulary),
                                names<&Told::pair>("pair", vocabulary)};

} // namespace

/// There is room for what the house says, what is beyond it changes nothing, and what is not there is never read.
class Room : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsReachBeyondAnyVocabulary()
    {
        for (const std::size_t place : {std::size_t{0}, std::size_t{127}, std::size_t{128}, std::size_t{255},
                                        std::size_t{256}, ThingId::furthest}) {
            QVERIFY(thing(place).exists());
            QCOMPARE(thing(place).place(), place);
        }
        QVERIFY(!thing(ThingId::furthest + 1).exists());
        QVERIFY(!thing(std::size_t{1} << 32).exists());
        QVERIFY(!thing(ThingId().place()).exists());
    }

    void setsHoldAsManyAsTheySay_data()
    {
        QTest::addColumn<int>("most");
        for (const int most : {1, 24, 32, 33, 64, 65, 128})
            QTest::addRow("%d", most) << most;
    }
    void setsHoldAsManyAsTheySay()
    {
        QFETCH(const int, most);
        switch (most) {
        case 1: return fill<1>();
        case 24: return fill<24>();
        case 32: return fill<32>();
        case 33: return fill<33>();
        case 64: return fill<64>();
        case 65: return fill<65>();
        default: return fill<128>();
        }
    }

    void setsAreNoLargerThanTheyMust()
    {
        QCOMPARE(sizeof(PlayerSet), std::size_t{4});
        QCOMPARE(sizeof(Things<32>), std::size_t{4});
        QCOMPARE(sizeof(Things<64>), std::size_t{8});
        QCOMPARE(sizeof(Things<128>), std::size_t{16});
        QCOMPARE(sizeof(bandar::indonesia::DeedSet), std::size_t{4});
        QCOMPARE(sizeof(bandar::indonesia::ProvinceSet), std::size_t{4});
        // A state of Indonesia pays for the accounts of five players, not for those of any game.
        QVERIFY(sizeof(bandar::indonesia::Books) <= 17 * sizeof(Money));
    }

    void booksHoldEveryAccountOfTheLargestGame()
    {
        Books books;
        for (std::size_t place = 1; place < mostAccounts; ++place)
            books.post({AccountId(std::size_t{0}), AccountId(place), Money(static_cast<std::int64_t>(place))});
        QVERIFY(!books.overrun());
        Money sum;
        for (std::size_t place = 1; place < mostAccounts; ++place) {
            QCOMPARE(books.balance(AccountId(place)).units(), static_cast<std::int64_t>(place));
            sum += books.balance(AccountId(place));
        }
        QCOMPARE(books.balance(AccountId(std::size_t{0})), -sum);
    }

    void anAccountThatIsNotThereIsRefusedNotWritten_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("beyond") << 0 << 4;
        QTest::newRow("far beyond") << 1000 << 0;
        QTest::newRow("of nobody") << -1 << 0;
    }
    void anAccountThatIsNotThereIsRefusedNotWritten()
    {
        QFETCH(const int, from);
        QFETCH(const int, to);
        const auto account = [](int place) { return place < 0 ? AccountId() : AccountId(std::size_t(place)); };
        BooksOf<4> books;
        books.post({account(from), account(to), Money(40)});
        QVERIFY(books.overrun());
        QVERIFY(Balances(books) == Balances(BooksOf<4>()));
        QCOMPARE(books.balance(AccountId()), Money());
        QCOMPARE(books.balance(AccountId(std::size_t{4})), Money());
    }

    void balancesCompareWhateverRoomThereIs()
    {
        BooksOf<4> few;
        Books many;
        few.post({AccountId(std::size_t{0}), AccountId(std::size_t{3}), Money(7)});
        QVERIFY(!(Balances(few) == Balances(many)));
        many.post({AccountId(std::size_t{0}), AccountId(std::size_t{3}), Money(7)});
        QVERIFY(Balances(few) == Balances(many));
        many.post({AccountId(std::size_t{0}), AccountId(std::size_t{9}), Money(1)});
        QVERIFY(!(Balances(few) == Balances(many)));
    }

    void nobodyHasNoPurse()
    {
        using namespace bandar::indonesia;
        for (const Purse which : {Purse::cash, Purse::bank, Purse::earnings})
            QVERIFY(!purse(PlayerId(), which).exists());
        QVERIFY(!companyOf(bandar::indonesia::State(), DeedId()).exists());
    }

    void moreFiguresThanARemarkHoldsDoNotCompile()
    {
        static_assert(std::is_constructible_v<Remark, std::uint16_t, const Figure(&)[6]>);
        static_assert(!std::is_constructible_v<Remark, std::uint16_t, const Figure(&)[7]>);
        const Remark remark(3, {count(1), count(2), count(3), count(4), count(5), count(6)});
        QCOMPARE(int{remark.used}, 6);
        QCOMPARE(remark.figures.back().value, std::int64_t{6});
        QCOMPARE(int{Remark(3).used}, 0);
    }

    void aStateIsReadAsItsOwnGameOnly()
    {
        const State state(std::make_shared<const int>(7));
        QCOMPARE(state.as<int>(), 7);
        QVERIFY_THROWS_EXCEPTION(std::bad_cast, state.as<long>());
        QVERIFY_THROWS_EXCEPTION(std::bad_cast, state.as<bandar::indonesia::State>());
        QVERIFY_THROWS_EXCEPTION(std::bad_cast, State().as<int>());
    }

    void anEntryIsReadAsItsOwnGameOnly()
    {
        const auto game = bandar::indonesia::game();
        Entry foreign{0, std::string("of another game"), {}};
        QVERIFY_THROWS_EXCEPTION(std::bad_any_cast, game->fields(foreign));
        QVERIFY_THROWS_EXCEPTION(std::bad_any_cast, game->fields(std::as_const(foreign)));
        QVERIFY_THROWS_EXCEPTION(std::bad_any_cast, game->phaseOf(Entry()));
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, game->blank(game->kinds().size()));
    }

    void whatIsNotToldIsNeverRead()
    {
        Told told;
        for (const Field &field : toldFields) {
            const bool always = field.key == "things";
            QVERIFY(!field.given(&told));
            if (!always)
                QVERIFY_THROWS_EXCEPTION(std::bad_optional_access, field.get(&told, 0));
        }
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, toldFields[3].get(&told, 0));
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, toldFields[4].get(&told, 2));

        for (const Field &field : toldFields) {
            field.open(&told);
            field.put(&told, 0);
            QVERIFY(field.given(&told));
            QCOMPARE(field.get(&told, 0), std::int64_t{0});
        }
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, toldFields[3].get(&told, 1));
        QVERIFY_THROWS_EXCEPTION(std::bad_optional_access, toldFields[4].get(&told, 1)); // one of a pair
    }

private:
    template <std::size_t Most>
    static void fill()
    {
        Things<Most> set;
        std::vector<std::size_t> members;
        for (std::size_t place = 0; place < Most; ++place) {
            QVERIFY(!set.has(thing(place)));
            set.insert(thing(place));
            QVERIFY(set.has(thing(place)));
            QVERIFY(set.first() == thing(0));
            QCOMPARE(set.size(), static_cast<int>(place + 1));
        }
        set.each([&](ThingId member) { members.push_back(member.place()); });
        QCOMPARE(members.size(), Most);
        QVERIFY(std::ranges::is_sorted(members) && members.back() == Most - 1);

        // Beyond it, and of no thing at all, nothing happens.
        const Things<Most> full = set;
        for (const ThingId none : {ThingId(), thing(Most), thing(Most + 64), thing(ThingId::furthest)}) {
            QVERIFY(!set.has(none));
            set.insert(none);
            QVERIFY(set == full);
            set.erase(none);
            QVERIFY(set == full);
        }

        for (std::size_t place = 0; place + 1 < Most; ++place)
            set.erase(thing(place));
        QVERIFY(set.first() == thing(Most - 1));
        QCOMPARE(set.size(), 1);
        set.erase(thing(Most - 1));
        QVERIFY(set.empty() && !set.first().exists());
        set.insert(full);
        QVERIFY(set == full);
        set.clear();
        QVERIFY(set == Things<Most>());
    }
};

static const bandar::tests::Enlisted<Room> enlisted;

#include "tst_room.moc"
