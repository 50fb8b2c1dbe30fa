// SPDX-License-Identifier: MPL-2.0
#include "journal/count_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Count)
};

QString shown(const table::Field &field, std::int64_t value, const words::Namer &namer)
{
    const auto place = static_cast<std::size_t>(std::max<std::int64_t>(0, value));
    switch (field.kind) {
    case table::Field::Kind::player:
    case table::Field::Kind::players: return namer.player(table::PlayerId(place));
    case table::Field::Kind::name:
    case table::Field::Kind::names: return namer.thing(*field.vocabulary, place);
    case table::Field::Kind::number:
    case table::Field::Kind::text:
    case table::Field::Kind::groups: break;
    }
    return words::amount(value);
}

QString key(const table::Field &field) { return words::spaced(field.key); }

QString slipOf(Slip slip)
{
    switch (slip) {
    case Slip::tenTimesTooMuch: return Tr::tr("ten times too much: %1 should be %2");
    case Slip::tenTimesTooLittle: return Tr::tr("a zero left out: %1 should be %2");
    case Slip::digitsSwapped: return Tr::tr("digits swapped: %1 should be %2");
    case Slip::digitLeftOut: return Tr::tr("a digit left out: %1 should be %2");
    case Slip::digitTooMany: return Tr::tr("a digit too many: %1 should be %2");
    case Slip::digitWrong: return Tr::tr("a wrong digit: %1 should be %2");
    case Slip::signTurned: return Tr::tr("plus for minus: %1 should be %2");
    default: return Tr::tr("%1 should be %2");
    }
}

QString accountName(const Journal &journal, table::AccountId id, const words::GameWords &words,
                    const words::Namer &namer)
{
    const auto accounts = journal.game().accounts(journal.header().setup);
    const table::Account &account = accounts[id.place()];
    const QString name = words.account(account.name);
    return account.owner.exists() ? Tr::tr("%1: %2").arg(namer.player(account.owner), name) : name;
}

QString verdict(const Counted &counted)
{
    const table::Money difference = counted.difference();
    const QString claim = words::amount(counted.claim.amount.units());
    const QString books = words::amount(counted.books.units());
    if (counted.agrees())
        return Tr::tr("%1 counted, the books agree.").arg(claim);
    const QString size = words::amount(std::max(difference, -difference).units());
    return difference > table::Money()
               ? Tr::tr("%1 counted, %2 in the books: %3 more than there should be.").arg(claim, books, size)
               : Tr::tr("%1 counted, %2 in the books: %3 missing.").arg(claim, books, size);
}

/// Where an entry stands among those in force, from 1.
std::size_t numberOf(const Journal &journal, EntryId id) { return journal.find(id).value_or(0) + 1; }

QStringList linesOf(const Journal &journal, const Suspect &suspect, const words::GameWords &words,
                    const words::Namer &namer)
{
    constexpr qsizetype mostExplanations = 3;
    const Written &written = *journal.entries()[suspect.place];
    QString entry = Tr::tr("Entry %1, year %2, %3: %4")
                        .arg(QString::number(numberOf(journal, suspect.id)), QString::number(written.moment.year),
                             words.phase(written.moment.phase), words.entry(written.entry, namer));
    if (suspect.effect != table::Money())
        entry += QStringLiteral(" (%1)").arg(words::change(suspect.effect.units()));
    QStringList lines{entry};
    for (const Explanation &explanation : suspect.explanations) {
        const bool told = explanation.instead && explanation.change.slip != Slip::onceOnly;
        const QString text = sentence(explanation, namer);
        const QString line = told ? Tr::tr("   %1. Then: %2").arg(text, words.entry(*explanation.instead, namer))
                                  : Tr::tr("   %1.").arg(text);
        // Two may differ in what words do not tell.
        if (lines.size() <= mostExplanations && !lines.contains(line))
            lines << line;
    }
    return lines;
}

} // namespace

QString sentence(const Explanation &explanation, const words::Namer &namer)
{
    const Change &change = explanation.change;
    switch (change.slip) {
    case Slip::enteredTwice: return Tr::tr("entered twice");
    case Slip::otherWayRound: return Tr::tr("the other way round");
    case Slip::otherPlayer:
    case Slip::otherName:
    case Slip::fewTooMany:
    case Slip::fewTooLittle:
        return Tr::tr("%1: %2 instead of %3")
            .arg(key(*change.field), shown(*change.field, change.becomes, namer),
                 shown(*change.field, change.was, namer));
    case Slip::numberLeftOut: return Tr::tr("left out: %1 %2").arg(key(*change.field), words::amount(change.becomes));
    case Slip::numberTooMuch: return Tr::tr("too much: %1 %2").arg(key(*change.field), words::amount(change.was));
    case Slip::itemLeftOut: return Tr::tr("one left out of the list \"%1\"").arg(key(*change.field));
    case Slip::itemTwice: return Tr::tr("twice in the list \"%1\"").arg(key(*change.field));
    case Slip::itemTooMany:
        return Tr::tr("number %1 of the list \"%2\" was not").arg(words::amount(change.was), key(*change.field));
    case Slip::neverHappened: return Tr::tr("it never happened");
    case Slip::onceOnly: return Tr::tr("it happened once more");
    default: return slipOf(change.slip).arg(words::amount(change.was), words::amount(change.becomes));
    }
}

QString countTable(const Journal &journal, const Count &count, const words::GameWords &words, const words::Namer &namer,
                   std::size_t most)
{
    const auto about = [&](const Counted &counted) {
        return Tr::tr("%1. %2").arg(accountName(journal, counted.claim.account, words, namer), verdict(counted));
    };
    QStringList lines{about(count.asked)};
    for (const Counted &counted : count.together)
        lines << Tr::tr("At the same time %1").arg(about(counted));
    if (!count.asked.agrees()) {
        lines << (count.since == 0
                      ? Tr::tr("No earlier count agreed: it may be wrong since the start.")
                      : Tr::tr("The last count that agreed is entry %1.").arg(numberOf(journal, count.since)));
        if (count.miscount)
            lines << Tr::tr("The count itself may be read wrong: %1.")
                         .arg(slipOf(*count.miscount)
                                  .arg(words::amount(count.asked.claim.amount.units()),
                                       words::amount(count.asked.books.units())));
    }
    for (std::size_t at = 0; at < std::min(most, count.suspects.size()); ++at)
        lines << linesOf(journal, count.suspects[at], words, namer);
    return lines.join(u'\n').replace(QChar::LineSeparator, u' ').replace(QChar::ParagraphSeparator, u' ') + u'\n';
}

} // namespace bandar::journal
