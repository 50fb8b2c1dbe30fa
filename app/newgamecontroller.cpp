// SPDX-License-Identifier: MPL-2.0
#include "newgamecontroller.h"

#include "capital.h"
#include "direction.h"
#include "gameoptions.h"
#include "newheader.h"
#include "runninggame.h"
#include "words/namer.h"
#include "words/text.h"

#include <algorithm>

namespace bandar::app {

namespace {

PlayerMark markOf(const Person &person) { return {person.name, initialOf(person.name), person.colour}; }

QString headingOf(const QList<Person> &players)
{
    if (players.isEmpty())
        return NewGameController::tr("Who plays?");
    if (players.size() == 1)
        return NewGameController::tr("Who plays with %1?").arg(players.constFirst().name);
    QStringList rest;
    for (const Person &person : players.sliced(1))
        rest.append(person.name);
    const QString last = rest.takeLast();
    const QString all =
        rest.isEmpty()
            ? last
            : NewGameController::tr("%1 and %2").arg(rest.join(NewGameController::tr(", ", "between names")), last);
    return NewGameController::tr("%1 begins, then %2").arg(players.constFirst().name, all);
}

} // namespace

NewGameController::NewGameController(const table::Game &game, QObject *parent)
    : QObject(parent),
      m_game(game),
      m_form(game),
      m_doubleTap(doubleTap),
      m_playerRows(new RowsModel(PersonRow::staticMetaObject, this)),
      m_colourRows(new RowsModel(ColourRow::staticMetaObject, this)),
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
    const NewGameForm before = m_form;
    m_form = NewGameForm(m_game, std::move(memory), group, options);
    m_form.keepAtHand(before);
    m_colouring = NewGameForm::nobody;
    refresh();
}

void NewGameController::goOn(Memory memory, const QByteArray &json)
{
    if (json.isEmpty())
        return;
    m_form = NewGameForm::fromJson(m_game, std::move(memory), json);
    refresh();
}

QString NewGameController::game() const { return words::titled(m_game.name()); }

bool NewGameController::isTypingNew() const
{
    return m_form.typing() != NewGameForm::nobody && m_form.typing() >= m_form.players().size();
}

void NewGameController::setTyped(const QString &text)
{
    m_form.setTyped(text);
    refresh();
}

void NewGameController::type(int player)
{
    m_colouring = NewGameForm::nobody;
    m_form.type(player);
    refresh();
}

bool NewGameController::takeTyped()
{
    const bool taken = m_form.takeTyped();
    refresh();
    return taken;
}

void NewGameController::leaveTyped()
{
    if (m_form.isDropTold() && m_sinceDropTold.elapsed() < m_doubleTap)
        return;
    m_form.leaveTyped();
    if (m_form.isDropTold())
        m_sinceDropTold.start();
    refresh();
}

void NewGameController::add(int other)
{
    const QList<Person> others = m_form.others();
    if (other < 0 || other >= others.size() || isFull())
        return;
    addName(others.at(other).name);
}

bool NewGameController::addName(const QString &name)
{
    const bool added = m_form.add(name);
    refresh();
    return added;
}

void NewGameController::drop(int player)
{
    m_colouring = NewGameForm::nobody;
    m_form.drop(player);
    refresh();
}

void NewGameController::move(int from, int to)
{
    m_colouring = NewGameForm::nobody;
    m_form.move(from, to);
    refresh();
}

void NewGameController::offerColours(int player)
{
    // The colours stand where the name of that row may just be typed.
    const bool isFree = m_form.typing() != player || m_form.takeTyped();
    m_colouring = player == m_colouring || !isFree ? NewGameForm::nobody : player;
    refresh();
}

void NewGameController::chooseColour(int colour)
{
    m_form.setColour(m_colouring, markColours().value(colour));
    m_colouring = NewGameForm::nobody;
    refresh();
}

void NewGameController::drawLots()
{
    m_colouring = NewGameForm::nobody;
    m_form.drawLots();
    refresh();
}

void NewGameController::choose(const QString &option, const QString &value)
{
    m_form.choose(option, value);
    refresh();
}

void NewGameController::seat(int place)
{
    m_form.seat(place);
    refresh();
}

record::Header NewGameController::header(const QDateTime &now) const
{
    return newHeader(m_game, m_form.players(), m_form.chosen(), now);
}

void NewGameController::refresh()
{
    const QList<Person> players = m_form.wouldPlay();
    m_heading = directed(headingOf(players));
    m_refusal = m_form.refusal();
    switch (m_form.order()) {
    case NewGameForm::Order::asLastTime: m_orderHead = tr("Order of play, as last time"); break;
    case NewGameForm::Order::byLots: m_orderHead = tr("Order of play, by lots"); break;
    case NewGameForm::Order::chosen: m_orderHead = tr("Order of play"); break;
    }
    showPeople();
    showColours();
    showOptions();
    showSeats();
    showStart(players);
    Q_EMIT changed();
}

void NewGameController::showPeople()
{
    QList<PersonRow> players;
    for (const Person &person : m_form.players())
        players.append({markOf(person), words::amount(players.size() + 1),
                        directed(tr("%1 is %2: change the colour").arg(person.name, colourInWords(person.colour)))});
    m_playerRows->assign(players);
    QList<PersonRow> others;
    for (const Person &person : m_form.others())
        others.append({.mark = markOf(person)});
    m_otherRows->assign(others);
}

void NewGameController::showColours()
{
    QList<ColourRow> rows;
    const QList<Person> &players = m_form.players();
    const bool isOffered = m_colouring >= 0 && m_colouring < players.size();
    for (const QString &colour : isOffered ? markColours() : QStringList()) {
        const Person &player = players.at(m_colouring);
        const auto owner = std::ranges::find(players, colour, &Person::colour);
        const bool isTaken = owner != players.end() && owner->name != player.name;
        const QString &name = isTaken ? owner->name : player.name;
        rows.append({.mark = {name, initialOf(name), colour},
                     .taken = isTaken,
                     .chosen = player.colour == colour,
                     .spoken = directed(isTaken ? tr("%1, which %2 has: they change").arg(colourInWords(colour), name)
                                                : colourInWords(colour))});
    }
    m_colourRows->assign(rows);
}

void NewGameController::showOptions()
{
    const table::Setup setup = newSetup(m_game, {}, m_form.chosen());
    QList<OptionRow> rows;
    for (std::size_t place = 0; place < m_game.options().size(); ++place) {
        const table::Option &option = m_game.options()[place];
        OptionRow row{.key = words::textOf(option.key), .head = {}, .note = {}, .choices = {}};
        for (std::size_t value = 0; value < option.values.size(); ++value) {
            const OptionWords told = optionWords(option.key, option.values[value]);
            const bool chosen = setup.options[place] == value;
            row.head = told.head;
            row.note = chosen ? told.note : row.note;
            row.choices.append({words::textOf(option.values[value]), told.text, told.icon, chosen});
        }
        rows.append(row);
    }
    m_optionRows->assign(rows);
}

void NewGameController::showSeats()
{
    const QList<Person> &players = m_form.players();
    const int next = m_form.nextToSit();
    QList<SeatRow> rows;
    for (int place = 1; place <= players.size(); ++place) {
        const auto there = std::ranges::find(players, place, &Person::seat);
        if (there != players.end())
            rows.append({markOf(*there), true, tr("Place %1: %2").arg(place).arg(there->name)});
        else if (next >= 0)
            rows.append(
                {markOf(players.at(next)), false, tr("Place %1, for %2").arg(place).arg(players.at(next).name)});
    }
    m_seatRows->assign(rows);
    m_seatsHead = next < 0 ? tr("Seats, clockwise")
                           : tr("Seats, clockwise, if you like: where does %1 sit?").arg(players.at(next).name);
}

void NewGameController::showStart(const QList<Person> &players)
{
    m_startsHead.clear();
    m_startsWith = {};
    if (!m_refusal.isEmpty())
        return;
    const table::Setup setup = newSetup(m_game, players, m_form.chosen());
    const auto accounts = m_game.accounts(setup);
    const auto first = std::ranges::find(accounts, table::PlayerId(0), &table::Account::owner);
    const table::AccountId account(static_cast<std::size_t>(first - accounts.begin()));
    m_startsHead = tr("Each player starts with");
    m_startsWith = Money(m_game.books(m_game.start(setup).next).balance(account));
}

} // namespace bandar::app
