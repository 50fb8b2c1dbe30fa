// SPDX-License-Identifier: MPL-2.0
#include "adjustcontroller.h"

#include "entryof.h"

#include "direction.h"
#include "indonesia/rules.h"
#include "plainwords.h"
#include "playerchoice.h"
#include "words/text.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace bandar::app {

namespace {

table::Entry adjustment(table::PlayerId player, indonesia::Purse purse, table::Money amount, const QString &reason)
{
    return entryOf(indonesia::Adjust{player, table::Id<indonesia::PurseTag>(static_cast<std::size_t>(purse)), amount,
                                     reason.toStdString()});
}

QString named(indonesia::Purse purse)
{
    const std::string_view name = indonesia::purseNames.names()[static_cast<std::size_t>(purse)];
    return words::textOf(name);
}

constexpr std::array purses{indonesia::Purse::cash, indonesia::Purse::bank, indonesia::Purse::earnings};

} // namespace

AdjustController::AdjustController(RunningGame &game, QObject *parent)
    : SheetController(game, QStringLiteral("adjust"), parent),
      m_players(new RowsModel(PlayerChoice::staticMetaObject, this)),
      m_receivers(new RowsModel(PlayerChoice::staticMetaObject, this)),
      m_accounts(new RowsModel(NamedChoice::staticMetaObject, this))
{}

bool AdjustController::isAsked() const { return isOpen(); }

QStringList AdjustController::reasons() const
{
    return {tr("counted wrong"), tr("paid the wrong one"), tr("change given back"), tr("lent"), tr("house rule")};
}

QString AdjustController::typed() const
{
    return m_digits.isEmpty() ? QString() : words::amount(m_digits.digits().toLongLong());
}

QString AdjustController::limit() const
{
    if (m_between)
        return tr("to pay");
    return m_digits.isNegative() ? tr("taken away") : tr("added");
}

void AdjustController::chooseWay(bool between)
{
    m_between = between;
    touched();
}

void AdjustController::choosePlayer(const QString &key)
{
    m_player = playerWith(game(), key);
    touched();
}

void AdjustController::chooseReceiver(const QString &key)
{
    m_receiver = playerWith(game(), key);
    touched();
}

void AdjustController::chooseAccount(const QString &key)
{
    const auto found = std::ranges::find(purses, key, named);
    if (found != purses.end())
        m_purse = *found;
    touched();
}

void AdjustController::chooseReason(const QString &reason)
{
    m_reason = plainWords(reason);
    touched();
}

void AdjustController::type(const QString &digit)
{
    m_digits.type(digit);
    touched();
}

void AdjustController::erase()
{
    m_digits.erase();
    touched();
}

void AdjustController::clearDigits()
{
    m_digits.clear();
    touched();
}

void AdjustController::turnSign()
{
    m_digits.turnSign();
    touched();
}

void AdjustController::clear()
{
    m_between = false;
    m_digits = {};
    m_player = {};
    m_receiver = {};
    m_purse = indonesia::Purse::cash;
    m_reason.clear();
}

void AdjustController::refresh()
{
    m_icon = QStringLiteral("correct");
    m_heading = m_between ? tr("Who pays whom?") : tr("Whose account?");
    m_confirmText = m_between ? tr("Enter the payment") : tr("Put it right");
    if (m_player.exists()) {
        m_mark = game().mark(m_player);
        m_heading =
            m_between ? directed(tr("%1 pays").arg(m_mark.name)) : directed(tr("The books of %1").arg(m_mark.name));
    }
    showChoices();
    if (isRefusedNow())
        return;
    if (m_between)
        proposeTransfer();
    else
        proposeAdjustment();
}

void AdjustController::showChoices()
{
    m_players->assign(playersToChoose(game(), m_player));
    m_receivers->assign(playersToChoose(game(), m_receiver));
    QList<NamedChoice> accounts;
    for (const indonesia::Purse purse : purses) {
        const table::AccountId account = indonesia::purse(table::PlayerId(std::size_t{0}), purse);
        accounts.append({named(purse), game().head(game().accounts()[account.place()]), purse == m_purse});
    }
    m_accounts->assign(accounts);
}

bool AdjustController::isRefusedNow()
{
    const table::PlayerId anybody(std::size_t{0});
    const indonesia::Entry probe(indonesia::Adjust{anybody, {}, table::Money(1), {}});
    if (!indonesia::checkMoment(indonesia::asked(state()), probe, {}))
        return false;
    propose({adjustment(anybody, m_purse, table::Money(1), {})});
    return true;
}

void AdjustController::proposeAdjustment()
{
    const auto amount = m_digits.amount();
    if (!m_player.exists() || !amount) {
        m_effectNote = m_player.exists() ? tr("Type by how much") : tr("Tap the player");
        return;
    }
    const QString size = words::amount(m_digits.digits().toLongLong());
    m_confirmText = m_digits.isNegative() ? tr("Take %1 from %2").arg(size, m_mark.name)
                                          : tr("Give %1 to %2").arg(size, m_mark.name);
    proposeWithReason(adjustment(m_player, m_purse, *amount, m_reason));
}

void AdjustController::proposeTransfer()
{
    if (!m_player.exists() || !m_receiver.exists() || m_digits.digits().toLongLong() == 0) {
        m_effectNote = tr("Type how much");
        if (!m_receiver.exists())
            m_effectNote = tr("Tap who is paid");
        if (!m_player.exists())
            m_effectNote = tr("Tap who pays");
        return;
    }
    const table::Money amount(m_digits.digits().toLongLong());
    m_confirmText = tr("%1 pays %2 %3", "payer, receiver, amount")
                        .arg(m_mark.name, game().mark(m_receiver).name, words::amount(amount.units()));
    proposeWithReason(entryOf(indonesia::Transfer{m_player, m_receiver, amount, m_reason.toStdString()}));
}

void AdjustController::proposeWithReason(table::Entry entry)
{
    propose({std::move(entry)});
    if (!m_reason.isEmpty() || !refusal().isEmpty())
        return;
    proposeNothing();
    m_effectNote = tr("Tap the reason");
}

QByteArray AdjustController::draft() const
{
    return QJsonDocument(QJsonObject{{QStringLiteral("between"), m_between},
                                     {QStringLiteral("digits"), m_digits.digits()},
                                     {QStringLiteral("negative"), m_digits.isNegative()},
                                     {QStringLiteral("player"), keyOf(game(), m_player)},
                                     {QStringLiteral("receiver"), keyOf(game(), m_receiver)},
                                     {QStringLiteral("account"), named(m_purse)},
                                     {QStringLiteral("reason"), m_reason}})
        .toJson(QJsonDocument::Compact);
}

void AdjustController::takeUp(const QByteArray &draft)
{
    const QJsonObject kept = QJsonDocument::fromJson(draft).object();
    m_between = kept.value(u"between").toBool();
    m_digits.take(kept.value(u"digits").toString(), kept.value(u"negative").toBool());
    m_player = playerWith(game(), kept.value(u"player").toString());
    m_receiver = playerWith(game(), kept.value(u"receiver").toString());
    const auto purse = std::ranges::find(purses, kept.value(u"account").toString(), named);
    m_purse = purse == purses.end() ? indonesia::Purse::cash : *purse;
    m_reason = plainWords(kept.value(u"reason").toString());
}

bool AdjustController::isOfItsKind(const table::Entry &entry) const
{
    return entry.kind == indonesia::kindOf<indonesia::Adjust>() ||
           entry.kind == indonesia::kindOf<indonesia::Transfer>();
}

} // namespace bandar::app
