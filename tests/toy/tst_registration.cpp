// SPDX-License-Identifier: MPL-2.0
#include "shelves.h"
#include "support/suite.h"
#include "table/game_of.h"
#include "table/registration.h"
#include "words/misfits.h"

#include <QTest>

namespace bandar::tests {

namespace {

using namespace table;

/// How large a variant of the toy is.
struct Size {
    std::pair<std::size_t, std::size_t> players{2, 4};
    std::size_t accountsOfAPlayer = 2;
    std::size_t accountsMoreIfOpen = 0;
    std::size_t books = mostAccounts;
    std::size_t kinds = 3;
    std::size_t keys = 2;
    std::size_t names = 2;
    std::size_t options = 1;
    std::size_t values = 2;
    bool nested = false;
};

std::span<const std::string_view> manyNames(std::size_t names)
{
    static const std::vector<std::string_view> all(mostNames + 1, "pearl");
    return std::span(all).first(names);
}
constexpr Vocabulary fewNames{"few", [] { return manyNames(2); }};
constexpr Vocabulary noNames{"no", [] { return manyNames(0); }};
constexpr Vocabulary asManyNames{"as many", [] { return manyNames(mostNames); }};
constexpr Vocabulary tooManyNames{"many", [] { return manyNames(mostNames + 1); }};

Field fieldOf(std::string_view key, Field::Kind kind)
{
    Field field;
    field.key = key;
    field.kind = kind;
    return field;
}

/// A game of nothing but its size.
class Sized final : public Game {
public:
    explicit Sized(const Size &size) : m_size(size), m_balances(size.books)
    {
        m_parts = {fieldOf("list", size.nested ? Field::Kind::names : Field::Kind::name)};
        m_fields.assign(size.keys, fieldOf("bed", Field::Kind::name));
        for (Field &field : m_fields)
            field.vocabulary = size.names == 0          ? &noNames
                               : size.names > mostNames ? &tooManyNames
                               : size.names > 2         ? &asManyNames
                                                        : &fewNames;
        if (!m_fields.empty()) {
            m_fields.back() = fieldOf("dives", Field::Kind::groups);
            m_fields.back().parts = m_parts.data();
            m_fields.back().partCount = m_parts.size();
        }
        m_kinds.assign(size.kinds, {"dive", m_fields});
        m_options.assign(size.options, {"purses", manyNames(size.values)});
    }

    std::string_view name() const override { return "pearls"; }
    int rulesVersion() const override { return 1; }
    std::pair<std::size_t, std::size_t> playerRange() const override { return m_size.players; }
    std::span<const Option> options() const override { return m_options; }
    std::span<const EntryKind> kinds() const override { return m_kinds; }
    std::vector<Account> accounts(const Setup &setup) const override
    {
        const bool open = !setup.options.empty() && setup.options[0] != 0;
        const std::size_t each = m_size.accountsOfAPlayer + (open ? m_size.accountsMoreIfOpen : 0);
        return std::vector<Account>(1 + each * setup.players.size());
    }
    Outcome start(const Setup &) const override { return {}; }
    Balances books(const State &) const override { return Balances(m_balances); }

    Entry blank(std::size_t) const override { return {}; }
    void *fields(Entry &) const override { return nullptr; }
    const void *fields(const Entry &) const override { return nullptr; }
    Applied apply(const State &, const Entry &) const override { return Refusal(); }
    std::vector<Awaited> awaited(const State &) const override { return {}; }
    Entry normal(const State &, const Entry &entry) const override { return entry; }
    Moment moment(const State &) const override { return {}; }
    std::span<const std::string_view> phases() const override { return {}; }
    std::optional<std::string_view> phaseOf(const Entry &) const override { return {}; }
    std::optional<Decline> decline(const State &) const override { return {}; }
    std::optional<Claim> claim(const Entry &) const override { return {}; }
    bool isHidden(const State &, AccountId) const override { return false; }
    Standings standings(const State &) const override { return {}; }
    View view(const Setup &, const State &) const override { return {}; }

private:
    Size m_size;
    std::vector<Money> m_balances;
    std::vector<Field> m_parts;
    std::vector<Field> m_fields;
    std::vector<EntryKind> m_kinds;
    std::vector<Option> m_options;
};

QString told(const Size &size)
{
    const Sized game(size);
    const auto misfit = whyNotRegistrable(game);
    return misfit ? words::sentence(game, *misfit) : QString();
}

} // namespace

/// What a game may need at most is held against what the house has room for, when a program starts.
class Registration : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameThereIsFits()
    {
        for (const Game *game : bothShelf().games())
            QVERIFY(!whyNotRegistrable(*game));
    }
    void theLargestGameFits()
    {
        QCOMPARE(told({.players = {1, mostPlayers}, .accountsOfAPlayer = 25}), QString());
        QCOMPARE(told({.kinds = mostNames, .keys = mostKeys, .names = mostNames, .options = mostOptions}), QString());
        QCOMPARE(told({.kinds = 1, .keys = 0, .options = 0}), QString());
        // What is on its way: 36 accounts, 52 cards, 116 areas.
        QCOMPARE(told({.players = {2, 4}, .accountsOfAPlayer = 9, .books = 37, .names = 116}), QString());
    }
    void aGameTooLargeIsToldInASentence_data()
    {
        QTest::addColumn<Size>("size");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *what, const Size &size, const char *why) {
            QTest::newRow(what) << size << QString::fromUtf8(why);
        };
        row("accounts", {.accountsOfAPlayer = 32}, "it has 129 accounts, and there is room for 128");
        row("accounts by an option", {.accountsOfAPlayer = 31, .accountsMoreIfOpen = 1},
            "it has 129 accounts, and there is room for 128");
        row("books", {.books = 8}, "its books have room for 8 accounts, and it has 9");
        row("players", {.players = {2, 6}}, "it is for 6 players, and that must be 1 to 5");
        row("no players", {.players = {0, 4}}, "it is for 0 players, and that must be 1 to 4");
        row("players turned round", {.players = {4, 3}}, "it is for 4 players, and that must be 1 to 3");
        row("kinds", {.kinds = 257}, "it has 257 kinds of entry, and that must be 1 to 256");
        row("no kind", {.kinds = 0}, "it has 0 kinds of entry, and that must be 1 to 256");
        row("keys", {.keys = 49}, "\"dive\" has 49 keys, and there is room for 48");
        row("names", {.names = 257}, "\"bed\" knows 257 names, and that must be 1 to 256");
        row("no names", {.names = 0}, "\"bed\" knows 0 names, and that must be 1 to 256");
        row("options", {.options = 33}, "it has 33 options, and there is room for 32");
        row("no values", {.values = 0}, "the option \"purses\" has 0 values, and that must be 1 to 256");
        row("lists in lists", {.nested = true}, "an item of \"dives\" holds a list");
    }
    void aGameTooLargeIsToldInASentence()
    {
        QFETCH(const Size, size);
        QFETCH(const QString, why);
        QCOMPARE(told(size), QStringLiteral("the game \"pearls\" cannot be registered: ") + why);
    }
    void aProgramThatRegistersItStopsAtOnceAndSaysSo()
    {
        std::vector<app::GameEdition> editions;
        editions.push_back({toy::pearls(), toy::pearlWords()});
        editions.push_back({std::make_unique<Sized>(Size{.accountsOfAPlayer = 32}), toy::pearlWords()});
        try {
            const app::GameShelf shelf(std::move(editions));
            QFAIL("it is on the shelf");
        } catch (const std::length_error &error) {
            QCOMPARE(std::string(error.what()), std::string("the game \"pearls\" cannot be registered: it has 129 "
                                                            "accounts, and there is room for 128"));
        }
    }
};

namespace {
const Enlisted<Registration> enlisted;
}

} // namespace bandar::tests

#include "tst_registration.moc"
