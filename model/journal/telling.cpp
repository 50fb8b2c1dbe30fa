// SPDX-License-Identifier: MPL-2.0
#include "journal/telling.h"

#include "journal/exports.h"

#include <QCoreApplication>

#include <algorithm>

namespace bandar::journal {

namespace {

using table::Field;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

QString pathText(const std::string &path) { return words::spaced(path).replace(u'/', QStringLiteral(", ")); }

QString viewText(const table::View &view)
{
    if (const auto *yes = std::get_if<bool>(&view.value))
        return *yes ? Tr::tr("yes") : Tr::tr("no");
    if (const auto *number = std::get_if<std::int64_t>(&view.value))
        return words::amount(*number);
    if (const auto *text = std::get_if<std::string>(&view.value))
        return words::spaced(*text);
    QStringList parts;
    if (const auto *list = std::get_if<table::View::List>(&view.value))
        for (const table::View &item : *list)
            parts << viewText(item);
    if (const auto *object = std::get_if<table::View::Object>(&view.value))
        for (const auto &[name, member] : *object)
            parts << QStringLiteral("%1 %2").arg(words::spaced(name), viewText(member));
    return parts.isEmpty() ? Tr::tr("nothing") : parts.join(QStringLiteral(", "));
}

class Teller {
public:
    Teller(const Journal &journal, const words::GameWords &words, bool tellsSecrets = false)
        : m_journal(journal), m_words(words), m_namer(words.namer(journal.header().setup, tellsSecrets))
    {}

    QString entry(const Written &written) const { return m_words.entry(written.entry, m_namer); }
    QString withYear(const WrittenEntry &written) const { return written ? withYear(*written) : QString(); }
    QString withYear(const Written &written) const
    {
        return Tr::tr("%1 (year %2)").arg(entry(written)).arg(written.moment.year);
    }

    QString amended(const Written &old, const Written &now) const
    {
        const table::EntryKind &kind = m_journal.game().kinds()[old.entry.kind];
        const Field *changed = nullptr;
        const Field *actor = nullptr;
        bool onlyOne = old.entry.kind == now.entry.kind;
        for (const Field &field : kind.fields) {
            if (!onlyOne)
                break;
            if (actor == nullptr && field.kind == Field::Kind::player && isGiven(field, now))
                actor = &field;
            if (isSame(field, old, now))
                continue;
            onlyOne =
                changed == nullptr && field.kind == Field::Kind::number && isGiven(field, old) && isGiven(field, now);
            changed = &field;
        }
        if (!onlyOne || changed == nullptr || actor == nullptr)
            return Tr::tr("%1 changed to: %2").arg(withYear(old), entry(now));
        const auto number = [&](const Written &written) { return words::amount(value(*changed, written)); };
        const auto player = table::PlayerId(static_cast<std::size_t>(value(*actor, now)));
        return Tr::tr("%1's %2 of year %3 changed from %4 to %5")
            .arg(m_namer.player(player), words::spaced(kind.word), QString::number(old.moment.year), number(old),
                 number(now));
    }

    QString flagged(const Played &played) const
    {
        const QString reason = reasonOf(m_journal, played, m_words);
        const QString entry = Tr::tr("entry %1: %2").arg(played.place + 1).arg(withYear(*played.written));
        return reason.isEmpty() ? entry : Tr::tr("%1: %2").arg(entry, reason);
    }
    QString account(table::AccountId id) const
    {
        const table::Account account = m_journal.game().accounts(m_journal.header().setup)[id.place()];
        const QString name = m_words.account(account.name);
        return account.owner.exists() ? Tr::tr("%1, %2").arg(m_namer.player(account.owner), name) : name;
    }
    QString balance(table::AccountId id, table::Money money, bool tellsSecrets) const
    {
        const bool hidden = !tellsSecrets && m_journal.game().isHidden(m_journal.state(), id);
        return hidden ? Tr::tr("hidden") : words::amount(money.units());
    }

private:
    const void *fields(const Written &written) const { return m_journal.game().fields(written.entry); }
    bool isGiven(const Field &field, const Written &written) const { return field.given(fields(written)); }
    std::int64_t value(const Field &field, const Written &written) const { return field.get(fields(written), 0); }
    bool isSame(const Field &field, const Written &old, const Written &now) const
    {
        if (field.kind == Field::Kind::groups)
            return entry(old) == entry(now);
        if (isGiven(field, old) != isGiven(field, now))
            return false;
        if (!isGiven(field, old))
            return true;
        if (field.kind == Field::Kind::text)
            return field.getText(fields(old)) == field.getText(fields(now));
        if (field.size(fields(old)) != field.size(fields(now)))
            return false;
        for (std::size_t at = 0; at < field.size(fields(old)); ++at)
            if (field.get(fields(old), at) != field.get(fields(now), at))
                return false;
        return true;
    }

    const Journal &m_journal;
    const words::GameWords &m_words;
    words::Namer m_namer;
};

} // namespace

namespace {

// What the entry was that an act changes: for it the acts before are folded up to there. An act that is not in the
// journal changes what is in force now.
WrittenEntry before(const Journal &journal, const Act &act)
{
    const auto contentOf = [&act](const Fold &fold) {
        const WrittenEntry *entry = fold.find(act.target);
        return entry == nullptr ? WrittenEntry() : *entry;
    };
    const auto acts = journal.acts();
    const auto found = std::ranges::find_if(acts, [&act](const Act &each) { return &each == &act; });
    if (act.target == 0 || found == acts.end())
        return contentOf(journal.fold());
    Fold fold;
    for (std::size_t place = 0; &acts[place] != &act; ++place)
        fold.add(acts.first(place), acts[place]);
    return contentOf(fold);
}

template <class TitleOf>
QString title(const Teller &tell, const Act &act, const WrittenEntry &old, TitleOf &&titleOfAct)
{
    const auto join = [&act](auto &&text) {
        QStringList entries;
        for (const WrittenEntry &written : act.entries)
            entries << text(*written);
        return entries.join(QStringLiteral("; "));
    };
    switch (act.kind) {
    case Act::Kind::step: return join([&tell](const Written &written) { return tell.entry(written); });
    case Act::Kind::undo: return Tr::tr("Undo: %1").arg(titleOfAct(act.of));
    case Act::Kind::redo: return Tr::tr("Redo: %1").arg(titleOfAct(act.of));
    case Act::Kind::amend: return old ? tell.amended(*old, *act.entries.front()) : tell.entry(*act.entries.front());
    case Act::Kind::insert:
        return Tr::tr("Inserted: %1").arg(join([&tell](const Written &written) { return tell.withYear(written); }));
    case Act::Kind::remove: return Tr::tr("Removed: %1").arg(tell.withYear(old));
    case Act::Kind::settle:
        return Tr::tr("Ruled about %1: %2").arg(tell.withYear(old), QString::fromStdString(act.ruling));
    case Act::Kind::lost: return Tr::tr("An act that could not be read any more");
    }
    return {};
}

} // namespace

QString titleOf(const Journal &journal, const Act &act, const words::GameWords &words)
{
    const auto acts = journal.acts();
    return title(Teller(journal, words), act, before(journal, act), [&](ActNumber number) {
        return number == 0 || number > acts.size() ? QString() : titleOf(journal, acts[number - 1], words);
    });
}

QStringList titlesOf(const Journal &journal, const words::GameWords &words)
{
    const Teller tell(journal, words);
    const auto acts = journal.acts();
    QStringList titles;
    Fold fold;
    for (std::size_t place = 0; place < acts.size(); ++place) {
        const WrittenEntry *old = fold.find(acts[place].target);
        titles << title(tell, acts[place], old == nullptr ? WrittenEntry() : *old,
                        [&titles](ActNumber number) { return titles.value(static_cast<qsizetype>(number) - 1); });
        fold.add(acts.first(place), acts[place]);
    }
    return titles;
}

QString undoTitle(const Journal &journal, const words::GameWords &words)
{
    const ActNumber number = journal.fold().toUndo();
    return number == 0 ? QString() : Tr::tr("Undo: %1").arg(titleOf(journal, journal.acts()[number - 1], words));
}

QString redoTitle(const Journal &journal, const words::GameWords &words)
{
    const ActNumber number = journal.fold().toRedo();
    return number == 0 ? QString() : Tr::tr("Redo: %1").arg(titleOf(journal, journal.acts()[number - 1], words));
}

QString sentence(const Journal &journal, const Denied &denied, const words::GameWords &words)
{
    if (const auto *refusal = std::get_if<table::Refusal>(&denied.why))
        return words.refusal(*refusal, words.namer(journal.header().setup, true));
    switch (std::get<Objection>(denied.why)) {
    case Objection::nothingToUndo: return Tr::tr("there is nothing left to undo");
    case Objection::notTheLast: return Tr::tr("that act is not the last of those in force");
    case Objection::nothingToRedo:
        return journal.fold().takenBack().empty()
                   ? Tr::tr("nothing was undone")
                   : Tr::tr("something was entered since; name the act that is to be brought back");
    case Objection::notTakenBack: return Tr::tr("that act was not undone");
    case Objection::noSuchEntry: return Tr::tr("there is no such entry in the game as it stands");
    case Objection::nothingToEnter: return Tr::tr("no entry is given");
    case Objection::oneEntry: return Tr::tr("an entry is changed into exactly one");
    case Objection::changesNothing: return Tr::tr("that is what stands there already");
    case Objection::notFlagged: return Tr::tr("that entry needs no ruling");
    case Objection::setAsideStays:
        return Tr::tr("that entry names what does not exist; no ruling helps, change or remove it");
    case Objection::noRuling: return Tr::tr("what did the table agree?");
    }
    return {};
}

QStringList linesOf(const Journal &journal, const Consequences &consequences, const words::GameWords &words,
                    bool tellsSecrets)
{
    const Teller tell(journal, words, tellsSecrets);
    QStringList lines;
    const auto list = [&](const QString &head, const std::vector<const Played *> &entries) {
        for (const Played *played : entries)
            lines << head.arg(tell.flagged(*played));
    };
    list(Tr::tr("set aside: %1"), consequences.newlySetAside);
    list(Tr::tr("needs a ruling: %1"), consequences.newlyFlagged);
    list(Tr::tr("out of turn: %1"), consequences.newlyOutOfTurn);
    list(Tr::tr("no longer flagged: %1"), consequences.settled);
    for (const Played *played : consequences.supplied)
        lines << Tr::tr("supplied: %1 (year %2)")
                     .arg(words.entry(*played->entry, words.namer(journal.header().setup, false)))
                     .arg(played->moment.year);
    for (const BalanceChange &change : consequences.balances)
        lines << Tr::tr("%1: %2 becomes %3")
                     .arg(tell.account(change.account), tell.balance(change.account, change.before, tellsSecrets),
                          tell.balance(change.account, change.after, tellsSecrets));
    const bool anyHidden = std::ranges::any_of(consequences.balances, [&](const BalanceChange &change) {
        return !tellsSecrets && journal.game().isHidden(journal.state(), change.account);
    });
    for (std::size_t place = 0; place < consequences.before.rows.size() && !anyHidden; ++place) {
        const auto &before = consequences.before.rows[place];
        const auto &after = consequences.after.rows[place];
        if (before.total == after.total && before.rank == after.rank)
            continue;
        lines << Tr::tr("%1: score %2 becomes %3, place %4 becomes %5")
                     .arg(words.namer(journal.header().setup, true).player(before.player),
                          words::amount(before.total.units()), words::amount(after.total.units()),
                          QString::number(before.rank), QString::number(after.rank));
    }
    for (const table::Change &change : consequences.others)
        lines
            << Tr::tr("%1: %2 becomes %3").arg(pathText(change.path), viewText(change.before), viewText(change.after));
    return lines;
}

QString standingOf(const Journal &journal, const table::State &state, const words::GameWords &words)
{
    const table::Standings standings = journal.game().standings(state);
    if (standings.finished && !standings.rows.empty()) {
        const auto first = std::ranges::min_element(standings.rows, {}, &table::Standings::Row::rank);
        return Tr::tr("%1 won with %2")
            .arg(words::namesOf(journal.header().setup).value(first->player.index),
                 words::amount(first->total.units()));
    }
    const table::Moment moment = journal.game().moment(state);
    return Tr::tr("Year %1 · %2").arg(QString::number(moment.year), words.phase(moment.phase));
}

} // namespace bandar::journal
