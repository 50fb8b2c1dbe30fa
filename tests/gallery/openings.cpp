// SPDX-License-Identifier: MPL-2.0
#include "openings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace bandar::tests {

namespace {

QByteArray line(const QJsonObject &object) { return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n'; }

QString idAt(qsizetype place) { return QStringLiteral("player-%1").arg(place + 1); }

} // namespace

QByteArray opening(const QStringList &names, const QString &money, const QList<int> &bids)
{
    const QStringList colours{"red", "blue", "green", "yellow", "black"};
    const QStringList provinces{"bali", "jawa-timur", "sulawesi-utara", "sulawesi-selatan", "sumatera-selatan"};
    QJsonArray players;
    for (qsizetype place = 0; place < names.size(); ++place)
        players.append(QJsonObject{{"id", idAt(place)}, {"name", names.at(place)}, {"colour", colours.at(place)}});
    QByteArray record =
        line({{"bandar", 1}, {"game", "indonesia"}, {"players", players}, {"options", QJsonObject{{"money", money}}}});
    for (qsizetype place = 0; place < names.size(); ++place)
        record += line({{"do", "city"}, {"player", idAt(place)}, {"province", provinces.at(place)}});
    for (qsizetype place = 0; place < bids.size(); ++place)
        record += line({{"do", "bid"}, {"player", idAt(place)}, {"amount", bids.at(place)}});
    return record;
}

} // namespace bandar::tests
