// SPDX-License-Identifier: MPL-2.0
#include "newgamecontroller.h"

#include "capital.h"
#include "direction.h"
#include "gameoptions.h"
#include "newheader.h"
#include "words/namer.h"
#include "words/names.h"

#include <QRandomGenerator>

#include <algorithm>

namespace bandar::app {

namespace {

QString text(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

PlayerMark markOf(const Person &person) { return {person.name, initialOf(person.name), person.colour}; }

int most(const table::Game &game) { return static_cast<int>(game.playerRange().second); }
int fewest(const table::Game &game) { return static_cast<int>(game.playerRange().first); }

} // namespace

NewGameController::NewGameController(const table::Game &game, QObject *parent)
    : QObject(parent),
      m_game(game),
      m_playerRows(new RowsModel(PersonRow::staticMetaObject, this)),
      m_otherRows(new RowsModel(PersonRow::staticMetaObject, this)),
      m_optionRows(new RowsModel(OptionRow::staticMetaObject, this)),
      m_seatRows(new RowsModel(SeatRow::staticMetaObject, this))
{
    refresh();
}

void NewGameController::begin(Memory memory)
{
    const QList<Person> group = memory.group;
    const QHash<QString, QString> options = memory.options;
    begin(std::move(memory), group, options);
}

void NewGameController::begin(Memory memory, const QList<Person> &group, const QHash<QString, QString> &options)
{
    m_memory = std::move(memory);
    m_players.clear();
    m_chosen = options;
    for (const Person &person : group.first(qMin<qsizetype>(group.size(), most(m_game))))
        join(person);
    m_order = m_players.isEmpty() ? Order::chosen : Order::asLastTime;
    m_touched = false;
    m_nameRefusal.clear();
    refresh();
}

QString NewGameController::game() const { return words::titled(m_game.name()); }

bool NewGameController::isFull() const { return m_players.size() >= most(m_game); }

void NewGameController::add(int other)
{
    if (other < 0 || other >= m_others.size() || isFull())
        return;
    join({m_others.at(other).name, m_others.at(other).colour});
    touched(Order::chosen);
}

bool NewGameController::addName(const QString &name)
{
    const QString plain = name.trimmed();
    const auto named = [&plain](const Person &person) { return words::isSameName(person.name, plain); };
    m_nameRefusal = capital(words::whyNotAName(plain));
    if (m_nameRefusal.isEmpty() && std::ranges::any_of(m_players, named))
        m_nameRefusal = directed(tr("%1 plays already").arg(plain));
    if (m_nameRefusal.isEmpty() && isFull())
        m_nameRefusal = tr("At most %1 can play").arg(most(m_game));
    if (!m_nameRefusal.isEmpty()) {
        Q_EMIT changed();
        return false;
    }
    const auto known = std::ranges::find_if(m_others, named);
    join(known == m_others.end() ? Person{plain, {}} : Person{known->name, known->colour});
    touched(Order::chosen);
    return true;
}

void NewGameController::drop(int player)
{
    if (player < 0 || player >= m_players.size())
        return;
    m_players.removeAt(player);
    for (Person &person : m_players) {
        if (person.seat > m_players.size())
            person.seat = 0;
    }
    touched(m_order);
}

void NewGameController::move(int from, int to)
{
    if (from < 0 || from >= m_players.size() || to < 0 || to >= m_players.size() || from == to)
        return;
    m_players.move(from, to);
    touched(Order::chosen);
}

void NewGameController::changeColour(int player)
{
    if (player < 0 || player >= m_players.size())
        return;
    const QStringList &colours = markColours();
    const auto place = colours.indexOf(m_players.at(player).colour);
    for (qsizetype step = 1; step < colours.size(); ++step) {
        const QString &colour = colours.at((place + step) % colours.size());
        if (freeColour(colour) != colour)
            continue;
        m_players[player].colour = colour;
        touched(m_order);
        return;
    }
}

void NewGameController::drawLots()
{
    std::shuffle(m_players.begin(), m_players.end(), *QRandomGenerator::global());
    touched(Order::byLots);
}

void NewGameController::choose(const QString &option, const QString &value)
{
    m_chosen.insert(option, value);
    touched(m_order);
}

void NewGameController::seat(int place)
{
    const auto there = std::ranges::find(m_players, place + 1, &Person::seat);
    const int next = nextToSit();
    if (there != m_players.end())
        there->seat = 0;
    else if (next >= 0)
        m_players[next].seat = place + 1;
    touched(m_order);
}

record::Header NewGameController::header(const QDateTime &now) const
{
    return newHeader(m_game, m_players, m_chosen, now);
}

void NewGameController::join(Person person)
{
    person.colour = freeColour(person.colour);
    if (std::ranges::find(m_players, person.seat, &Person::seat) != m_players.end())
        person.seat = 0;
    m_players.append(person);
}

void NewGameController::touched(Order order)
{
    m_order = order;
    m_touched = true;
    m_nameRefusal.clear();
    refresh();
}

void NewGameController::refresh()
{
    m_heading = directed(headingOf());
    m_refusal = whyNot();
    switch (m_order) {
    case Order::asLastTime: m_orderHead = tr("Order of play, as last time"); break;
    case Order::byLots: m_orderHead = tr("Order of play, by lots"); break;
    case Order::chosen: m_orderHead = tr("Order of play"); break;
    }
    showPeople();
    showOptions();
    showSeats();
    showStart();
    Q_EMIT changed();
}

void NewGameController::showPeople()
{
    QList<PersonRow> players;
    for (const Person &person : m_players)
        players.append({markOf(person), words::amount(players.size() + 1)});
    m_playerRows->assign(players);
    m_others = m_memory.people;
    m_others.removeIf([this](const Person &other) {
        return std::ranges::any_of(
            m_players, [&other](const Person &person) { return words::isSameName(person.name, other.name); });
    });
    QList<PersonRow> others;
    for (const Person &person : m_others)
        others.append({.mark = markOf(person)});
    m_otherRows->assign(others);
}

void NewGameController::showOptions()
{
    const table::Setup setup = newSetup(m_game, {}, m_chosen);
    QList<OptionRow> rows;
    for (std::size_t place = 0; place < m_game.options().size(); ++place) {
        const table::Option &option = m_game.options()[place];
        OptionRow row{.key = text(option.key), .head = {}, .note = {}, .choices = {}};
        for (std::size_t value = 0; value < option.values.size(); ++value) {
            const OptionWords told = optionWords(option.key, option.values[value]);
            const bool chosen = setup.options[place] == value;
            row.head = told.head;
            row.note = chosen ? told.note : row.note;
            row.choices.append({text(option.values[value]), told.text, told.icon, chosen});
        }
        rows.append(row);
    }
    m_optionRows->assign(rows);
}

void NewGameController::showSeats()
{
    const int next = nextToSit();
    QList<SeatRow> rows;
    for (int place = 1; place <= m_players.size(); ++place) {
        const auto there = std::ranges::find(m_players, place, &Person::seat);
        if (there != m_players.end())
            rows.append({markOf(*there), true, tr("Place %1: %2").arg(place).arg(there->name)});
        else if (next >= 0)
            rows.append(
                {markOf(m_players.at(next)), false, tr("Place %1, for %2").arg(place).arg(m_players.at(next).name)});
    }
    m_seatRows->assign(rows);
    m_seatsHead = next < 0 ? tr("Seats, clockwise")
                           : tr("Seats, clockwise, if you like: where does %1 sit?").arg(m_players.at(next).name);
}

void NewGameController::showStart()
{
    m_startsHead.clear();
    m_startsWith = {};
    if (!m_refusal.isEmpty())
        return;
    const table::Setup setup = newSetup(m_game, m_players, m_chosen);
    const auto accounts = m_game.accounts(setup);
    const auto first = std::ranges::find(accounts, table::PlayerId(0), &table::Account::owner);
    const table::AccountId account(static_cast<std::size_t>(first - accounts.begin()));
    m_startsHead = tr("Each player starts with");
    m_startsWith = Money(m_game.books(m_game.start(setup).next).balance(account));
}

QString NewGameController::headingOf() const
{
    if (m_players.isEmpty())
        return tr("Who plays?");
    if (m_players.size() == 1)
        return tr("Who plays with %1?").arg(m_players.constFirst().name);
    QStringList rest;
    for (const Person &person : m_players.sliced(1))
        rest.append(person.name);
    const QString last = rest.takeLast();
    const QString all = rest.isEmpty() ? last : tr("%1 and %2").arg(rest.join(tr(", ", "between names")), last);
    return tr("%1 begins, then %2").arg(m_players.constFirst().name, all);
}

QString NewGameController::whyNot() const
{
    const int missing = fewest(m_game) - static_cast<int>(m_players.size());
    if (missing <= 0)
        return {};
    return tr("%1 to %2 can play: %3 more needed").arg(fewest(m_game)).arg(most(m_game)).arg(missing);
}

// The colour that is wanted, or the first one, that nobody has.
QString NewGameController::freeColour(const QString &wanted) const
{
    const auto isFree = [this](const QString &colour) {
        return std::ranges::none_of(m_players, [&colour](const Person &person) { return person.colour == colour; });
    };
    if (markColours().contains(wanted) && isFree(wanted))
        return wanted;
    const auto free = std::ranges::find_if(markColours(), isFree);
    return free == markColours().end() ? QString() : *free;
}

int NewGameController::nextToSit() const
{
    const auto next = std::ranges::find(m_players, 0, &Person::seat);
    return next == m_players.end() ? -1 : static_cast<int>(next - m_players.begin());
}

} // namespace bandar::app
