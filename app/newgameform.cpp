// SPDX-License-Identifier: MPL-2.0
#include "newgameform.h"

#include "capital.h"
#include "direction.h"
#include "playermark.h"
#include "words/names.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include <algorithm>

namespace bandar::app {

namespace {

int most(const table::Game &game) { return static_cast<int>(game.playerRange().second); }
int fewest(const table::Game &game) { return static_cast<int>(game.playerRange().first); }

bool isAmong(const QList<Person> &people, const QString &name)
{
    return std::ranges::any_of(people, [&name](const Person &person) { return words::isSameName(person.name, name); });
}

const QString playersKey = QStringLiteral("players");
const QString takenOutKey = QStringLiteral("takenOut");
const QString optionsKey = QStringLiteral("options");
const QString orderKey = QStringLiteral("order");
const QString typingKey = QStringLiteral("typing");
const QString typedKey = QStringLiteral("typed");
const QString touchedKey = QStringLiteral("touched");

} // namespace

NewGameForm::NewGameForm(const table::Game &game, Memory memory, const QList<Person> &group,
                         const QHash<QString, QString> &options)
    : m_game(&game), m_memory(std::move(memory)), m_chosen(options)
{
    for (const Person &person : group.first(qMin<qsizetype>(group.size(), most(game))))
        join(person);
    m_order = m_players.isEmpty() ? Order::chosen : Order::asLastTime;
    m_typing = m_players.isEmpty() && m_memory.people.isEmpty() ? 0 : nobody;
}

QList<Person> NewGameForm::others() const
{
    QList<Person> others = m_memory.people;
    for (const Person &person : m_takenOut)
        if (!isAmong(others, person.name))
            others.append(person);
    others.removeIf([this](const Person &other) { return isAmong(m_players, other.name); });
    return others;
}

bool NewGameForm::isFull() const { return m_players.size() >= most(*m_game); }

QString NewGameForm::refusal() const
{
    const auto missing = fewest(*m_game) - wouldPlay().size();
    if (missing <= 0)
        return {};
    return tr("%1 to %2 can play: %3 more needed").arg(fewest(*m_game)).arg(most(*m_game)).arg(missing);
}

QList<Person> NewGameForm::wouldPlay() const
{
    NewGameForm started = *this;
    started.takeTyped();
    return started.m_players;
}

void NewGameForm::setTyped(const QString &text)
{
    if (m_typing == nobody || text == m_typed)
        return;
    m_typed = text;
    m_refused.clear();
    m_isDropTold = false;
    m_touched = true;
}

bool NewGameForm::type(int player)
{
    if (m_typing != nobody && !takeTyped())
        return false;
    if (player < 0 || player > m_players.size() || (player == m_players.size() && isFull()))
        return true;
    m_typing = player;
    m_typed = player < m_players.size() ? m_players.at(player).name : QString();
    return true;
}

bool NewGameForm::takeTyped()
{
    if (m_typing == nobody)
        return true;
    const bool isNew = m_typing >= m_players.size();
    const bool isEmpty = m_typed.trimmed().isEmpty();
    if (!isEmpty && !(isNew ? add(m_typed) : rename(m_typing, m_typed)))
        return false;
    m_typed.clear();
    m_isDropTold = false;
    m_typing = isNew && !isEmpty && !isFull() ? static_cast<int>(m_players.size()) : nobody;
    return true;
}

void NewGameForm::leaveTyped()
{
    const QString plain = m_typed.trimmed();
    const bool isNew = m_typing >= m_players.size();
    const bool drops = m_typing != nobody && !plain.isEmpty() && (isNew || plain != m_players.at(m_typing).name);
    if (drops && !m_isDropTold) {
        m_isDropTold = true;
        m_refused =
            directed(isNew ? tr("%1 does not play yet: “Done” takes the name in, a second tap drops it").arg(plain)
                           : tr("%1 is not called %2 yet: “Done” takes that in, a second tap drops it")
                                 .arg(m_players.at(m_typing).name, plain));
        return;
    }
    m_typing = nobody;
    m_typed.clear();
    m_refused.clear();
    m_isDropTold = false;
}

bool NewGameForm::add(const QString &name)
{
    const QString plain = name.trimmed();
    if (!isNameFor(nobody, plain))
        return false;
    const QList<Person> others = this->others();
    const auto known =
        std::ranges::find_if(others, [&plain](const Person &person) { return words::isSameName(person.name, plain); });
    const bool typesNew = m_typing == m_players.size();
    join(known == others.end() ? Person{plain, {}} : Person{known->name, known->colour});
    if (typesNew) // words that find no room any more are told, and not dropped
        m_typing = isFull() && m_typed.trimmed().isEmpty() ? nobody : static_cast<int>(m_players.size());
    touch(Order::chosen);
    return true;
}

bool NewGameForm::rename(int player, const QString &name)
{
    const QString plain = name.trimmed();
    if (player < 0 || player >= m_players.size() || !isNameFor(player, plain))
        return false;
    m_players[player].name = plain;
    touch(m_order);
    return true;
}

void NewGameForm::drop(int player)
{
    if (player < 0 || player >= m_players.size())
        return;
    m_takenOut.removeIf([&](const Person &person) { return words::isSameName(person.name, m_players[player].name); });
    m_takenOut.append({m_players[player].name, m_players[player].colour});
    m_players.removeAt(player);
    for (Person &person : m_players)
        if (person.seat > m_players.size())
            person.seat = 0;
    if (m_typing == player)
        m_typing = nobody;
    else if (m_typing > player)
        --m_typing;
    touch(m_order);
}

void NewGameForm::move(int from, int to)
{
    if (from < 0 || from >= m_players.size() || to < 0 || to >= m_players.size() || from == to)
        return;
    if (m_typing != nobody && m_typing < m_players.size() && !takeTyped())
        return;
    m_players.move(from, to);
    touch(Order::chosen);
}

void NewGameForm::setColour(int player, const QString &colour)
{
    if (player < 0 || player >= m_players.size() || !markColours().contains(colour))
        return;
    const auto other = std::ranges::find(m_players, colour, &Person::colour);
    if (other != m_players.end())
        other->colour = m_players[player].colour;
    m_players[player].colour = colour;
    touch(m_order);
}

void NewGameForm::drawLots()
{
    if (m_typing != nobody && !takeTyped())
        return;
    std::shuffle(m_players.begin(), m_players.end(), *QRandomGenerator::global());
    touch(Order::byLots);
}

void NewGameForm::choose(const QString &option, const QString &value)
{
    m_chosen.insert(option, value);
    touch(m_order);
}

void NewGameForm::seat(int place)
{
    const auto there = std::ranges::find(m_players, place + 1, &Person::seat);
    const int next = nextToSit();
    if (there != m_players.end())
        there->seat = 0;
    else if (next != nobody)
        m_players[next].seat = place + 1;
    touch(m_order);
}

int NewGameForm::nextToSit() const
{
    const auto next = std::ranges::find(m_players, 0, &Person::seat);
    return next == m_players.end() ? nobody : static_cast<int>(next - m_players.begin());
}

void NewGameForm::keepAtHand(const NewGameForm &other)
{
    const QList<Person> filledIn = other.m_touched ? other.wouldPlay() : QList<Person>();
    for (const Person &person : filledIn + other.m_takenOut)
        if (!isAmong(m_takenOut, person.name))
            m_takenOut.append({person.name, person.colour});
}

QByteArray NewGameForm::toJson() const
{
    QJsonObject options;
    for (auto option = m_chosen.begin(); option != m_chosen.end(); ++option)
        options.insert(option.key(), option.value());
    const QJsonObject form{{playersKey, arrayOf(m_players)},
                           {takenOutKey, arrayOf(m_takenOut)},
                           {optionsKey, options},
                           {orderKey, static_cast<int>(m_order)},
                           {typingKey, m_typing},
                           {typedKey, m_typed},
                           {touchedKey, m_touched}};
    const bool isBlank = !m_touched && m_takenOut.isEmpty();
    return isBlank ? QByteArray() : QJsonDocument(form).toJson(QJsonDocument::Compact);
}

NewGameForm NewGameForm::fromJson(const table::Game &game, Memory memory, const QByteArray &json)
{
    const QJsonObject form = QJsonDocument::fromJson(json).object();
    if (form.isEmpty())
        return {game, std::move(memory), {}, {}};
    QHash<QString, QString> options;
    const QJsonObject chosen = form.value(optionsKey).toObject();
    for (auto option = chosen.begin(); option != chosen.end(); ++option)
        options.insert(option.key(), option.value().toString());
    NewGameForm filled(game, std::move(memory), peopleOf(form.value(playersKey)), options);
    filled.m_takenOut = peopleOf(form.value(takenOutKey));
    filled.m_order = Order::chosen;
    filled.m_typing = nobody;
    for (const Order order : {Order::asLastTime, Order::byLots})
        if (form.value(orderKey).toInt() == static_cast<int>(order))
            filled.m_order = order;
    if (const int typing = form.value(typingKey).toInt(nobody); typing >= 0 && typing <= filled.m_players.size()) {
        filled.m_typing = typing;
        filled.m_typed = form.value(typedKey).toString();
    }
    filled.m_touched = form.value(touchedKey).toBool(true);
    return filled;
}

bool NewGameForm::isNameFor(int player, const QString &name)
{
    m_isDropTold = false;
    m_refused = capital(words::whyNotAName(name));
    for (qsizetype place = 0; m_refused.isEmpty() && place < m_players.size(); ++place)
        if (place != player && words::isSameName(m_players.at(place).name, name))
            m_refused = directed(tr("%1 plays already").arg(name));
    if (m_refused.isEmpty() && player == nobody && isFull())
        m_refused = tr("At most %1 can play").arg(most(*m_game));
    return m_refused.isEmpty();
}

void NewGameForm::join(Person person)
{
    person.colour = freeColour(person.colour);
    if (std::ranges::find(m_players, person.seat, &Person::seat) != m_players.end())
        person.seat = 0;
    m_players.append(person);
}

void NewGameForm::touch(Order order)
{
    m_order = order;
    m_touched = true;
    m_refused.clear();
    m_isDropTold = false;
}

// The colour that is wanted, or the first one, that nobody has.
QString NewGameForm::freeColour(const QString &wanted) const
{
    const auto isFree = [this](const QString &colour) {
        return std::ranges::none_of(m_players, [&colour](const Person &person) { return person.colour == colour; });
    };
    if (markColours().contains(wanted) && isFree(wanted))
        return wanted;
    const auto free = std::ranges::find_if(markColours(), isFree);
    return free == markColours().end() ? QString() : *free;
}

} // namespace bandar::app
