// SPDX-License-Identifier: MPL-2.0
#include "kit/sheet.h"
#include "reason_samples.h"

#include <QTest>

#include <sstream>

namespace bandar::tests {

namespace {

using indonesia::Reason;

const words::IndonesiaWords indonesiaWords;

QString told(const table::Refusal &refusal, const table::Setup &setup, bool secrets)
{
    return indonesiaWords.refusal(refusal, indonesiaWords.namer(setup, secrets));
}

bool isSecret(const table::Figure &figure) { return figure.secret; }

/// The same state with that much more in everybody's purse: nobody else can see that.
table::State richer(const table::State &state, std::int64_t amount)
{
    auto typed = std::make_shared<indonesia::State>(state.as<indonesia::State>());
    for (std::size_t place = 0; place < static_cast<std::size_t>(typed->playerCount); ++place)
        typed->books.post({indonesia::supply, indonesia::purse(table::PlayerId(place), indonesia::Purse::cash),
                           table::Money(amount)});
    return table::State(std::shared_ptr<const indonesia::State>(std::move(typed)));
}

} // namespace

/// What hidden money protects is told to nobody but its owner.
class Secrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areInTheReasonsThatHoldCash()
    {
        std::vector<Reason> secret;
        for (const ReasonSample &sample : reasonSamples())
            if (std::ranges::any_of(sample.figures, isSecret))
                secret.push_back(sample.reason);
        QCOMPARE(secret, (std::vector<Reason>{Reason::bidAboveCash, Reason::announcerCash, Reason::bidderCash,
                                              Reason::growthCash}));
    }
    void areNotToldWhenWithheld()
    {
        const table::Setup setup = setupOf();
        for (const ReasonSample &sample : reasonSamples()) {
            const QString open = told(sample.refusal(), setup, true);
            const QString hidden = told(sample.refusal(), setup, false);
            if (std::ranges::none_of(sample.figures, isSecret)) {
                QCOMPARE(hidden, open);
                continue;
            }
            QVERIFY(!hidden.isEmpty() && hidden != open);
            // A whole sentence without it, not one with a hole.
            QVERIFY2(!hidden.contains(u'%') && !hidden.contains(u'\u2026') && !hidden.endsWith(u' '),
                     qPrintable(hidden));
            for (const table::Figure &figure : sample.figures) {
                const QString number = indonesiaWords.namer(setup, true)(figure);
                QVERIFY2(open.contains(number), qPrintable(open));
                QCOMPARE(hidden.contains(number), !figure.secret);
            }
        }
    }
    void areToldWhereMoneyIsOpen()
    {
        for (ReasonSample sample : reasonSamples()) {
            for (table::Figure &figure : sample.figures)
                figure.secret = false;
            QCOMPARE(told(sample.refusal(), setupOf(), false), told(sample.refusal(), setupOf(), true));
        }
    }
    void areWithheldByAnyNamer()
    {
        const table::Setup setup = setupOf();
        const table::Figure figure = table::secret(table::Money(4321), true);
        QVERIFY(!indonesiaWords.namer(setup, false)(figure).contains(u"321"));
        QCOMPARE(indonesiaWords.namer(setup, true)(figure), words::amount(4321));
    }

    void doNotShowInAnyRefusalOfAGame_data() { rowsOfRecordedGames(); }
    void doNotShowInAnyRefusalOfAGame()
    {
        // With other amounts in the purses, what is refused for the same reason is told in the same words.
        QFETCH(const QString, path);
        const std::string text = bytesOf(path);
        const Reading pool = read(text);
        std::istringstream input(text);
        std::size_t compared = 0;
        std::size_t secret = 0;
        (void)record::replay(input, shelf().games(), record::allEntries,
                             [&](const record::Header &header, const record::Step &step) {
                                 if (step.number % 5 != 0 || !step.outcome->next.as<indonesia::State>().moneyHidden)
                                     return;
                                 // Poor enough that what is bid is often too much; out of turn, so that this is what is
                                 // told.
                                 const table::State poor = richer(step.outcome->next, -150);
                                 const table::State poorer = richer(step.outcome->next, -167);
                                 for (const record::Line &line : pool.lines) {
                                     table::Entry entry = line.entry;
                                     entry.annotations.outOfTurn = true;
                                     const auto first = header.game->apply(poor, entry);
                                     const auto second = header.game->apply(poorer, entry);
                                     const auto *one = std::get_if<table::Refusal>(&first);
                                     const auto *other = std::get_if<table::Refusal>(&second);
                                     if (one == nullptr || other == nullptr || one->code != other->code)
                                         continue;
                                     ++compared;
                                     secret += *one != *other;
                                     QCOMPARE(told(*one, header.setup, false), told(*other, header.setup, false));
                                 }
                             });
        if (linesOf(text)[0].find("open") == std::string::npos)
            QVERIFY(compared > 1'000 && secret > 0);
    }
    void doNotShowWhenNotesAreCounted()
    {
        const std::string line = "{'do':'count','player':'ana','cash':42}"_json;
        std::istringstream input(sheet({line}));
        QString open;
        QString hidden;
        (void)record::replay(
            input, shelf().games(), record::allEntries, [&](const record::Header &header, const record::Step &step) {
                open = indonesiaWords.events(step.outcome->events, indonesiaWords.namer(header.setup, true)).join(u' ');
                hidden =
                    indonesiaWords.events(step.outcome->events, indonesiaWords.namer(header.setup, false)).join(u' ');
            });
        QVERIFY(open.contains(u"100"));
        QVERIFY(!hidden.isEmpty() && !hidden.contains(u"100"));
    }
};

namespace {
const Enlisted<Secrets> enlisted;
}

} // namespace bandar::tests

#include "tst_secrets.moc"
