// SPDX-License-Identifier: MPL-2.0
#include "planted.h"

#include "record/writer.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>
#include <fstream>

namespace bandar::tests {

namespace {

using journal::Journal;
using journal::Written;

constexpr int tries = 1'000;

/// A journal of entries that are possible one after the other; nothing if one is not.
std::optional<Journal> played(const record::Header &header, const std::vector<table::Entry> &entries)
{
    Journal journal(header);
    for (const table::Entry &entry : entries) {
        auto plan = journal.plan({journal::Act::Kind::step, {entry}, 0, 0, {}}, {});
        if (!std::holds_alternative<journal::Plan>(plan))
            return std::nullopt;
        journal.accept(std::get<journal::Plan>(std::move(plan)));
    }
    return journal;
}

std::vector<table::Entry> entriesOf(const Journal &journal)
{
    std::vector<table::Entry> entries;
    for (const auto &written : journal.entries())
        entries.push_back(written->entry);
    return entries;
}

std::int64_t swapped(std::int64_t number, int at)
{
    std::string digits = std::to_string(number);
    const auto place = static_cast<std::size_t>(at) % (digits.size() - 1);
    std::swap(digits[place], digits[place + 1]);
    return digits.front() == '0' ? number : std::stoll(digits);
}

} // namespace

std::string nameOf(Mistake mistake)
{
    static const std::array<const char *, mistakes> names{
        "entered twice", "delivery left out", "purchase left out", "transfer reversed", "sign turned", "wrong payee",
        "wrong line",    "wrong winner",      "digits swapped",    "ten times",         "wrong ships", "wrong goods"};
    return names[static_cast<std::size_t>(mistake)];
}

std::vector<std::string> gamesToSpoil()
{
    return {"two-players",  "three-players",           "three-players-corrections", "four-players-untracked",
            "five-players", "five-players-corrections"};
}

Journal recordedGame(const std::string &name, const app::GameShelf &shelf)
{
    std::ifstream file(std::string(BANDAR_RECORDED_GAMES) + "/" + name + ".jsonl");
    record::Reader reader(file, shelf.games());
    const record::Header header = std::get<record::Header>(reader.header());
    std::vector<table::Entry> entries;
    while (const auto next = reader.next())
        entries.push_back(std::get<record::Line>(*next).entry);
    return played(header, entries).value();
}

std::string Planter::line(const table::Entry &entry) const
{
    return record::write(m_truth.game(), m_truth.header().setup, entry, true);
}

QJsonObject Planter::write(const table::Entry &entry) const
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(line(entry))).object();
}

std::optional<table::Entry> Planter::read(const QJsonObject &entry) const
{
    record::Fault fault;
    const std::string text = QJsonDocument(entry).toJson(QJsonDocument::Compact).toStdString();
    const auto json = record::parseObject(text, fault);
    return record::readEntry(*json, m_truth.game(), m_truth.header().setup, fault);
}

QString Planter::anotherPlayer(const QString &besides)
{
    for (;;) {
        const auto &players = m_truth.header().setup.players;
        const auto id = QString::fromStdString(players[static_cast<std::size_t>(roll(int(players.size())))].id);
        if (id != besides)
            return id;
    }
}

// The recorded games hold few transfers and adjustments: the table makes one more where one is needed.
std::vector<table::Entry> Planter::truthWithMore(Mistake mistake, std::size_t place)
{
    std::vector<table::Entry> entries = entriesOf(m_truth);
    const bool adjusts = mistake == Mistake::signTurned || (mistake != Mistake::transferReversed && roll(2) == 0);
    const bool needs = mistake == Mistake::enteredTwice || mistake == Mistake::transferReversed ||
                       mistake == Mistake::signTurned || mistake == Mistake::wrongPayee ||
                       ((mistake == Mistake::digitsSwapped || mistake == Mistake::tenTimes) && roll(2) == 0);
    if (!needs)
        return entries;
    QJsonObject more{{QStringLiteral("reason"), QStringLiteral("agreed")}};
    const int amount = roll(2) == 0 ? 5 * (1 + roll(12)) : 12 + roll(80);
    const QString player = anotherPlayer({});
    more[QStringLiteral("amount")] = amount;
    if (adjusts) {
        more[QStringLiteral("do")] = QStringLiteral("adjust");
        more[QStringLiteral("player")] = player;
        more[QStringLiteral("account")] = roll(3) == 0 ? QStringLiteral("earnings") : QStringLiteral("cash");
    } else {
        more[QStringLiteral("do")] = QStringLiteral("transfer");
        more[QStringLiteral("from")] = player;
        more[QStringLiteral("to")] = anotherPlayer(player);
    }
    entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(place), *read(more));
    return entries;
}

QJsonObject Planter::spoilDelivery(Mistake mistake, QJsonObject entry)
{
    const QString key = QStringLiteral("deliveries");
    QJsonArray deliveries = entry.value(key).toArray();
    if (deliveries.isEmpty())
        return {};
    const int at = roll(int(deliveries.size()));
    QJsonObject delivery = deliveries[at].toObject();
    const auto bump = [&](const QString &number) {
        delivery[number] = delivery.value(number).toInt() + (roll(2) == 0 ? 1 : -1) * (roll(4) == 0 ? 2 : 1);
    };
    if (mistake == Mistake::wrongShips)
        bump(QStringLiteral("ships"));
    if (mistake == Mistake::wrongGoods)
        bump(QStringLiteral("goods"));
    if (mistake == Mistake::wrongLine) {
        const QJsonObject other = deliveries[roll(int(deliveries.size()))].toObject();
        delivery[QStringLiteral("line")] = other[QStringLiteral("line")];
    }
    if (mistake == Mistake::deliveryLeftOut) {
        deliveries.removeAt(at);
        entry.remove(QStringLiteral("grow")); // nobody is asked about it then
    } else
        deliveries[at] = delivery;
    entry[key] = deliveries;
    return entry;
}

// An empty object where this entry cannot be spoilt so.
QJsonObject Planter::spoil(Mistake mistake, QJsonObject entry)
{
    const QString word = entry.value(QStringLiteral("do")).toString();
    const bool isTransfer = word == QStringLiteral("transfer");
    const bool isAdjust = word == QStringLiteral("adjust");
    const QString number = entry.contains(QStringLiteral("bid")) ? QStringLiteral("bid") : QStringLiteral("amount");
    const std::int64_t amount = entry.value(number).toInteger();
    const bool hasAmount = word != QStringLiteral("count") && amount >= 2;
    switch (mistake) {
    case Mistake::enteredTwice: return isTransfer || isAdjust ? entry : QJsonObject();
    case Mistake::purchaseLeftOut: return entry.take(QStringLiteral("buy")).toInt() > 0 ? entry : QJsonObject();
    case Mistake::transferReversed: {
        const QString from = entry.value(QStringLiteral("from")).toString();
        entry[QStringLiteral("from")] = entry.value(QStringLiteral("to"));
        entry[QStringLiteral("to")] = from;
        return isTransfer ? entry : QJsonObject();
    }
    case Mistake::signTurned: entry[number] = static_cast<qint64>(-amount); return isAdjust ? entry : QJsonObject();
    case Mistake::wrongPayee: {
        const QString key = isTransfer ? QStringLiteral("to") : QStringLiteral("player");
        entry[key] = anotherPlayer(entry.value(key).toString());
        return isTransfer || isAdjust ? entry : QJsonObject();
    }
    case Mistake::wrongWinner: {
        const QString key = QStringLiteral("winner");
        if (!entry.contains(key))
            return {};
        entry[key] = anotherPlayer(entry.value(key).toString());
        return entry;
    }
    case Mistake::digitsSwapped:
        if (!hasAmount || amount < 10)
            return {};
        entry[number] = static_cast<qint64>(swapped(amount, roll(4)));
        return entry;
    case Mistake::tenTimes:
        if (!hasAmount)
            return {};
        entry[number] = static_cast<qint64>(amount % 10 == 0 && roll(2) == 0 ? amount / 10 : amount * 10);
        return entry;
    case Mistake::deliveryLeftOut:
    case Mistake::wrongLine:
    case Mistake::wrongShips:
    case Mistake::wrongGoods: return spoilDelivery(mistake, entry);
    }
    return {};
}

std::optional<Planted> Planter::plant(Mistake mistake, std::size_t later, bool everybodyCounts)
{
    for (int turn = 0; turn < tries; ++turn) {
        const auto place = static_cast<std::size_t>(roll(int(m_truth.entries().size()) - 8));
        const std::vector<table::Entry> all = truthWithMore(mistake, place);
        const std::size_t moment = std::min(all.size(), place + 1 + later);
        const std::vector<table::Entry> happened(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(moment));
        const auto wrong = read(spoil(mistake, write(happened[place])));
        if (!wrong || (mistake != Mistake::enteredTwice && line(*wrong) == line(happened[place])))
            continue;
        std::vector<table::Entry> entered = happened;
        if (mistake == Mistake::enteredTwice)
            entered.insert(entered.begin() + static_cast<std::ptrdiff_t>(place), *wrong);
        else
            entered[place] = *wrong;
        const auto truth = played(m_truth.header(), happened);
        auto told = played(m_truth.header(), entered);
        if (!truth || !told)
            continue;

        const auto &players = m_truth.header().setup.players;
        std::vector<std::size_t> differ;
        std::vector<std::int64_t> cash;
        const auto accounts = m_truth.game().accounts(m_truth.header().setup);
        for (std::size_t account = 0; account < accounts.size(); ++account) {
            if (accounts[account].name != "cash")
                continue;
            const auto balance = [&](const Journal &of) {
                return of.game().books(of.state()).balance(table::AccountId(account)).units();
            };
            if (balance(*truth) != balance(*told))
                differ.push_back(cash.size());
            cash.push_back(balance(*truth));
        }
        if (differ.empty())
            continue;
        const std::size_t asked = differ[static_cast<std::size_t>(roll(int(differ.size())))];
        Planted planted{*told, told->entries()[mistake == Mistake::enteredTwice ? place + 1 : place]->id, 0,
                        line(*wrong), mistake == Mistake::enteredTwice ? "once" : line(happened[place])};
        for (std::size_t player = 0; player < players.size(); ++player) {
            if (!everybodyCounts && player != asked)
                continue;
            const QJsonObject count{{QStringLiteral("do"), QStringLiteral("count")},
                                    {QStringLiteral("player"), QString::fromStdString(players[player].id)},
                                    {QStringLiteral("cash"), static_cast<qint64>(cash[player])}};
            auto plan = planted.journal.plan({journal::Act::Kind::step, {*read(count)}, 0, 0, {}}, {});
            planted.journal.accept(std::get<journal::Plan>(std::move(plan)));
            if (player == asked)
                planted.count = planted.journal.entries().back()->id;
        }
        return planted;
    }
    return std::nullopt;
}

} // namespace bandar::tests
