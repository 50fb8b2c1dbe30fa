// SPDX-License-Identifier: MPL-2.0
#include "enumerator.h"
#include "player.h"

#include "indonesia/preview.h"

#include <QTest>

#include <map>
#include <set>

using namespace bandar;
using namespace bandar::indonesia;
using namespace bandar::tests;

namespace {

// So many games reach every refusal; the sanitizers, which are slow, are given fewer.
constexpr int gamesToReachAll = 100;

int gamesToPlay()
{
    const int wanted = qEnvironmentVariableIntValue("BANDAR_PROPERTY_GAMES");
    return wanted > 0 ? wanted : gamesToReachAll;
}

unsigned firstSeed() { return static_cast<unsigned>(qEnvironmentVariableIntValue("BANDAR_PROPERTY_SEED")) + 1; }

table::Setup setupFor(Dice &dice)
{
    table::Setup setup;
    const std::size_t players = 2 + dice() % 4;
    for (std::size_t place = 0; place < players; ++place)
        setup.players.push_back({std::string("p").append(std::to_string(place)), "Player", "", 0});
    setup.options = {dice() % 2, dice() % 3 == 0 ? 1U : 0U};
    return setup;
}

// Leaves of a view by path, found without table::difference().
void flatten(const table::View &view, const std::string &path, std::map<std::string, table::View> &leaves)
{
    if (const auto *object = std::get_if<table::View::Object>(&view.value)) {
        for (const auto &[name, member] : *object)
            flatten(member, path + "/" + name, leaves);
    } else if (const auto *list = std::get_if<table::View::List>(&view.value)) {
        for (std::size_t place = 0; place < list->size(); ++place)
            flatten((*list)[place], path + "/" + std::to_string(place), leaves);
        leaves.emplace(path + "/size", table::View(static_cast<std::int64_t>(list->size())));
    } else {
        leaves.emplace(path, view);
    }
}

Money sumOf(const State &state, Purse which)
{
    Money sum;
    for (PlayerId player : order(state))
        sum += state.books.balance(purse(player, which));
    return sum;
}

// The price of a good, as the rules page has it.
std::int64_t priceOf(Kind kind)
{
    switch (kind) {
    case Kind::rice: return 20;
    case Kind::spice: return 25;
    case Kind::rubber: return 30;
    case Kind::siapFaji: return 35;
    case Kind::oil: return 40;
    case Kind::ship: break;
    }
    return 0;
}

bool isOfMergers(const Entry &entry)
{
    const Question question = questionOf(entry);
    return question == Question::announce || question == Question::mergerBid || question == Question::siapFaji;
}

bool sameView(const table::View &a, const table::View &b)
{
    std::map<std::string, table::View> left;
    std::map<std::string, table::View> right;
    flatten(a, {}, left);
    flatten(b, {}, right);
    return left == right;
}

} // namespace

class OptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void optionsSayPossibleExactlyWhenApplyAccepts();
    void everyRefusalIsReached();

private:
    void playOneGame(unsigned seed);
    void compareAtOneState(const table::Setup &setup, const State &state, Dice &dice, std::vector<Entry> &possible);
    void checkConservation(const State &before, const Entry &entry, const State &after);
    void tryTheImpossible(const State &state, const std::vector<Entry> &entries, Dice &dice);
    void note(const table::Refusal &refusal) { ++m_reached[reasonOf(refusal)]; }

    std::map<Reason, long> m_reached;
    long m_states = 0;
    long m_compared = 0;
    long m_finished = 0;
    std::set<Era> m_eras;
};

void OptionsTest::compareAtOneState(const table::Setup &setup, const State &state, Dice &dice,
                                    std::vector<Entry> &possible)
{
    const std::vector<Entry> entries = Enumerator(state, dice).entries();
    const Options offered = options(state);
    for (const Entry &entry : entries) {
        const Applied applied = apply(state, entry);
        const Verdict said = why(offered, entry);
        const auto *refusal = std::get_if<table::Refusal>(&applied);
        ++m_compared;
        if (refusal != nullptr)
            note(*refusal);
        else
            possible.push_back(entry);
        // The books alone may refuse what every option allows: no option tells how much they hold.
        if (refusal != nullptr && reasonOf(*refusal) == Reason::beyondBooks)
            continue;
        if (said.has_value() != (refusal != nullptr) || (refusal != nullptr && !(*said == *refusal)))
            QFAIL(qPrintable(QStringLiteral("entry of kind %1: options say %2, apply says %3")
                                 .arg(entry.index())
                                 .arg(said ? said->code : -1)
                                 .arg(refusal != nullptr ? refusal->code : -1)));
    }
    if (possible.empty())
        return;
    const Entry &sample = possible[dice() % possible.size()];
    const auto outcome = std::get<Outcome>(apply(state, sample));
    const Preview shown = preview(setup, state, {sample, {}});
    QVERIFY(!shown.refusal && shown.next && *shown.next == outcome.next && shown.postings == outcome.postings);
    const table::View before = view(setup, state);
    const table::View after = view(setup, outcome.next);
    QCOMPARE(shown.changes.empty(), sameView(before, after));
    QCOMPARE(shown.changes, table::difference(before, after));
}

void OptionsTest::checkConservation(const State &before, const Entry &entry, const State &after)
{
    if (isOfMergers(entry))
        QCOMPARE(sumOf(after, Purse::cash).units(), sumOf(before, Purse::cash).units());
    if (const auto *operation = std::get_if<Operate>(&entry)) {
        const Kind kind = at(before, companyOf(before, operation->company)).kind;
        const std::int64_t proceeds = goodsSold(*operation) * priceOf(kind);
        QCOMPARE(sumOf(after, Purse::earnings).units(), sumOf(before, Purse::earnings).units() + proceeds);
    }
}

void OptionsTest::tryTheImpossible(const State &state, const std::vector<Entry> &entries, Dice &dice)
{
    for (int tries = 0; tries < 6; ++tries) {
        const Entry &entry = entries[dice() % entries.size()];
        for (const Strictness strictness : {Strictness{true, false}, Strictness{false, true}, Strictness{true, true}}) {
            const Applied applied = apply(state, entry, strictness);
            if (const auto *refusal = std::get_if<table::Refusal>(&applied))
                note(*refusal);
        }
    }
}

void OptionsTest::playOneGame(unsigned seed)
{
    Dice dice(seed);
    const table::Setup setup = setupFor(dice);
    Outcome outcome = start(setup);
    Books folded;
    for (int entries = 0; entries < 500; ++entries) {
        for (const table::Posting &posting : outcome.postings)
            folded.post(posting);
        const State state = outcome.next;
        QVERIFY2(folded == state.books, "the fold of the postings is not the books");
        ++m_states;
        m_eras.insert(state.era);

        std::vector<Entry> possible;
        compareAtOneState(setup, state, dice, possible);
        if (QTest::currentTestFailed())
            return;
        tryTheImpossible(state, Enumerator(state, dice).entries(), dice);
        if (state.phase == Phase::finished) {
            ++m_finished;
            return;
        }
        const auto chosen = choose(possible, dice);
        QVERIFY2(chosen, "a game that is not over must go on");
        outcome = std::get<Outcome>(apply(state, *chosen));
        checkConservation(state, *chosen, outcome.next);
    }
}

void OptionsTest::optionsSayPossibleExactlyWhenApplyAccepts()
{
    for (int game = 0; game < gamesToPlay(); ++game) {
        const unsigned seed = firstSeed() + static_cast<unsigned>(game);
        playOneGame(seed);
        if (QTest::currentTestFailed()) {
            qWarning("in the game with seed %u", seed);
            return;
        }
    }
    qInfo("%d games, %ld states, %ld entries compared, %ld games played to their end, eras reached: %zu", gamesToPlay(),
          m_states, m_compared, m_finished, m_eras.size());
    QCOMPARE(m_eras.size(), std::size_t{3});
}

void OptionsTest::everyRefusalIsReached()
{
    // What only the longest sums reach: a delivery of a thousand million goods over as many ships, by ruling.
    State state = start({{{"a", "A", "", 0}, {"b", "B", "", 0}}, {}}).next;
    const PlayerId ana(std::size_t{0});
    state.phase = Phase::operations;
    state.asked = ana;
    const DeedId line(std::size_t{0});
    const DeedId rice(std::size_t{4});
    for (DeedId deed : {line, rice}) {
        state.companyOf[deed.place()] = CompanyId(deed.place());
        at(state, CompanyId(deed.place())) = {.kind = factsOf(deed).kind, .owner = ana, .units = 1};
        at(state, CompanyId(deed.place())).deeds.insert(deed);
    }
    state.citiesTracked = false;
    const Operate vast{.player = ana,
                       .company = rice,
                       .add = {},
                       .deliveries = std::vector{Delivery{table::mostAmount, line, table::mostAmount, {}}},
                       .grow = {},
                       .buy = {}};
    const Applied applied = apply(state, vast, {true, false});
    QVERIFY(std::holds_alternative<table::Refusal>(applied));
    note(std::get<table::Refusal>(applied));

    int missed = 0;
    for (int code = 0; code <= static_cast<int>(Reason::beyondBooks); ++code) {
        const auto reason = static_cast<Reason>(code);
        if (m_reached[reason] == 0) {
            ++missed;
            qWarning("refusal %d is never reached", code);
        }
    }
    qInfo("%d of %d refusals reached", static_cast<int>(Reason::beyondBooks) + 1 - missed,
          static_cast<int>(Reason::beyondBooks) + 1);
    QVERIFY(missed == 0 || gamesToPlay() < gamesToReachAll);
}

QTEST_APPLESS_MAIN(OptionsTest)
#include "tst_options.moc"
