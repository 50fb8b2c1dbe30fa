// SPDX-License-Identifier: MPL-2.0
#include "journal/figures.h"

#include "record/json.h"
#include "record/writer.h"
#include "words/namer.h"

#include <QCoreApplication>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

std::string keyOf(const table::Setup &setup, table::PlayerId player) { return setup.players[player.place()].id; }

std::string keyOf(const table::Setup &setup, const table::Account &account)
{
    return keyOf(setup, account.owner) + '/' + std::string(account.name);
}

QString told(const QString &who, std::int64_t now, const std::optional<Figures> &before, const std::string &key)
{
    if (!before)
        return Tr::tr("%1 %2").arg(who, words::amount(now));
    const auto was = before->amounts.find(key);
    return Tr::tr("%1 %2, was %3").arg(who, words::amount(now), words::amount(was->second));
}

} // namespace

Figures figuresOf(const table::Game &game, const table::Setup &setup, const table::State &state)
{
    Figures figures;
    const auto accounts = game.accounts(setup);
    for (std::size_t place = 0; place < accounts.size(); ++place)
        if (accounts[place].owner.exists())
            figures.amounts[keyOf(setup, accounts[place])] = game.books(state).balance(table::AccountId(place)).units();
    for (const table::Standings::Row &row : game.standings(state).rows)
        figures.amounts[keyOf(setup, row.player)] = row.total.units();
    return figures;
}

QByteArray write(const Figures &figures)
{
    // Ids and names of accounts hold nothing that JSON would want escaped.
    std::string line = "{";
    for (const auto &[key, amount] : figures.amounts)
        line += (line.size() > 1 ? ",\"" : "\"") + key + "\":" + std::to_string(amount);
    return QByteArray::fromStdString(line + '}');
}

std::optional<Figures> readFigures(const QByteArray &line)
{
    record::Fault fault;
    const auto object = record::parseObject(line.toStdString(), fault);
    if (!object)
        return std::nullopt;
    Figures figures;
    for (const auto &[key, value] : *object) {
        const auto *amount = std::get_if<std::int64_t>(&value.value);
        if (amount == nullptr)
            return std::nullopt;
        figures.amounts[key] = *amount;
    }
    return figures;
}

table::PlayerSet secretive(const table::Game &game, const table::Setup &setup, const table::State &state)
{
    table::PlayerSet players;
    const auto accounts = game.accounts(setup);
    if (!game.standings(state).finished)
        for (std::size_t place = 0; place < accounts.size(); ++place)
            if (accounts[place].owner.exists() && game.isHidden(state, table::AccountId(place)))
                players.insert(accounts[place].owner);
    return players;
}

QStringList differences(const table::Game &game, const table::Setup &setup, const Figures &now,
                        const std::optional<Figures> &before, const words::GameWords &words, table::PlayerSet secretive,
                        Depth depth)
{
    const auto differs = [&](const std::string &key) {
        if (!now.amounts.contains(key) || !before)
            return now.amounts.contains(key);
        const auto was = before->amounts.find(key);
        return was != before->amounts.end() && was->second != now.amounts.at(key);
    };
    const auto accounts = game.accounts(setup);
    const words::Namer namer = words.namer(setup, false);
    QStringList lines;
    for (std::size_t place = 0; place < setup.players.size(); ++place) {
        const table::PlayerId player(place);
        const QString name = namer.player(player);
        const std::string score = keyOf(setup, player);
        QStringList own;
        if (differs(score))
            own << told(name, now.amounts.at(score), before, score);
        for (const table::Account &account : accounts)
            if (const bool isOwn = account.owner == player; isOwn && differs(keyOf(setup, account)))
                own << told(Tr::tr("%1, %2:").arg(name, words.account(account.name)),
                            now.amounts.at(keyOf(setup, account)), before, keyOf(setup, account));
        if (secretive.has(player) && !own.isEmpty())
            own = before ? QStringList{Tr::tr("%1 has more or less than before").arg(name)} : QStringList();
        lines << own.mid(0, depth == Depth::all ? own.size() : 1);
    }
    return lines;
}

} // namespace bandar::journal
