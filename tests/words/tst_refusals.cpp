// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"
#include "reason_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <sstream>

namespace bandar::tests {

namespace {

using indonesia::Reason;

const words::IndonesiaWords indonesiaWords;

QString sentence(const table::Refusal &refusal, const table::Setup &setup)
{
    return indonesiaWords.refusal(refusal, indonesiaWords.namer(setup, true));
}

bool isUnfinished(const QString &text)
{
    static const QRegularExpression leftOver(QStringLiteral("%[0-9nL]|\\(\\w*\\||\u2026|  |^ | $"));
    return text.isEmpty() || leftOver.match(text).hasMatch();
}

} // namespace

/// Every reason of the rules has a sentence, and all its numbers stand in it.
class Refusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void haveASampleEach()
    {
        std::vector<bool> seen(reasonCount);
        for (const ReasonSample &sample : reasonSamples())
            seen.at(static_cast<std::size_t>(sample.reason)) = true;
        for (std::size_t code = 0; code < reasonCount; ++code)
            QVERIFY2(seen[code], nameOf(static_cast<Reason>(code)).c_str());
        // The last one that is listed is the last one there is.
        table::Refusal beyond;
        beyond.code = static_cast<std::uint16_t>(reasonCount);
        QVERIFY(sentence(beyond, setupOf()).isEmpty());
    }
    void haveASentenceWithEveryNumber_data()
    {
        QTest::addColumn<std::size_t>("sample");
        const auto samples = reasonSamples();
        for (std::size_t at = 0; at < samples.size(); ++at)
            QTest::addRow("%s %zu", nameOf(samples[at].reason).c_str(), at) << at;
    }
    void haveASentenceWithEveryNumber()
    {
        QFETCH(const std::size_t, sample);
        const ReasonSample reason = reasonSamples()[sample];
        const table::Setup setup = setupOf();
        const words::Namer namer = indonesiaWords.namer(setup, true);
        const QString told = sentence(reason.refusal(), setup);
        QVERIFY2(!isUnfinished(told), qPrintable(told));
        if (reason.reason == Reason::gameOver)
            return; // that an entry is over says all
        if (reason.reason == Reason::growsOnlySoldOut && reason.figures[1].value == 0)
            return; // "a company without units"
        for (const table::Figure &figure : reason.figures)
            QVERIFY2(told.contains(namer(figure)), qPrintable(namer(figure) + QStringLiteral(" in: ") + told));
        // One line, and no sentence in a sentence.
        QVERIFY2(!told.contains(u'\n') && !told.endsWith(u'.') && !told[0].isSpace(), qPrintable(told));
    }
    void areToldApart()
    {
        std::map<QString, Reason> seen;
        for (const ReasonSample &sample : reasonSamples()) {
            const QString told = sentence(sample.refusal(), setupOf());
            const auto [known, isNew] = seen.emplace(told, sample.reason);
            QVERIFY2(isNew || known->second == sample.reason, qPrintable(told));
        }
    }
    void keepNamesThatLookLikePlaceholders()
    {
        const table::Setup setup = setupOf("%1 %2 %3 %4", "%3 %1 (a|b)");
        const words::Namer namer = indonesiaWords.namer(setup, true);
        for (const ReasonSample &sample : reasonSamples()) {
            const QString told = sentence(sample.refusal(), setup);
            for (const table::Figure &figure : sample.figures)
                if (figure.kind == table::Figure::Kind::player)
                    QVERIFY2(told.contains(namer(figure)), qPrintable(told));
            QString known = sentence(sample.refusal(), setupOf("Ana", "Ben"));
            known.replace(QStringLiteral("Ana"), QStringLiteral("%1 %2 %3 %4"))
                .replace(QStringLiteral("Ben"), QStringLiteral("%3 %1 (a|b)"));
            QCOMPARE(told, known);
        }
    }

    void haveTheFiguresThatTheRulesGive_data() { rowsOfRecordedGames(); }
    void haveTheFiguresThatTheRulesGive()
    {
        // Every entry of a game tried at many moments of it: what is refused is told in full, with figures of the kinds
        // that the samples have.
        QFETCH(const QString, path);
        const auto samples = reasonSamples();
        const auto kindsOf = [](const auto &figures, std::size_t used) {
            std::string kinds;
            for (std::size_t at = 0; at < used; ++at)
                kinds += static_cast<char>('0' + static_cast<int>(figures[at].kind));
            return kinds;
        };
        const std::string text = bytesOf(path);
        const Reading pool = read(text);
        std::istringstream input(text);
        std::size_t refused = 0;
        (void)record::replay(input, shelf().games(), record::allEntries,
                             [&](const record::Header &header, const record::Step &step) {
                                 if (step.number % 7 != 0)
                                     return;
                                 for (std::size_t at = step.number % 3; at < pool.lines.size(); at += 3) {
                                     const auto applied = header.game->apply(step.outcome->next, pool.lines[at].entry);
                                     const auto *refusal = std::get_if<table::Refusal>(&applied);
                                     if (refusal == nullptr)
                                         continue;
                                     ++refused;
                                     const QString told = sentence(*refusal, header.setup);
                                     QVERIFY2(!isUnfinished(told), qPrintable(told));
                                     const std::string kinds = kindsOf(refusal->figures, refusal->used);
                                     const bool known = std::ranges::any_of(samples, [&](const ReasonSample &sample) {
                                         return sample.reason == indonesia::reasonOf(*refusal) &&
                                                kindsOf(sample.figures, sample.figures.size()) == kinds;
                                     });
                                     QVERIFY2(known, (nameOf(indonesia::reasonOf(*refusal)) + " " + kinds).c_str());
                                 }
                             });
        QVERIFY(refused > 1'000);
    }
};

namespace {
const Enlisted<Refusals> enlisted;
}

} // namespace bandar::tests

#include "tst_refusals.moc"
