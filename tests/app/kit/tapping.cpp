// SPDX-License-Identifier: MPL-2.0
#include "tapping.h"

#include "gallery/pictures.h"

#include <QJsonDocument>

#include <limits>

namespace bandar::tests {

QVariant valueAt(const app::RowsModel &rows, int row, const QByteArray &role)
{
    return rows.data(rows.index(row), rows.roleNames().key(role));
}

int rowOf(const app::RowsModel &rows, const QByteArray &role, const QString &value)
{
    for (int row = 0; row < rows.count(); ++row)
        if (valueAt(rows, row, role).toString() == value)
            return row;
    return -1;
}

void eachRecorded(const QStringList &kinds, const std::function<void(const QString &, int, const QJsonObject &)> &what)
{
    for (const char *name : {"two-players", "three-players", "four-players-untracked", "five-players",
                             "three-players-corrections", "five-players-corrections"}) {
        const QString game = QString::fromLatin1(name);
        const QByteArrayList lines = recorded(game, std::numeric_limits<int>::max() - 1).trimmed().split('\n');
        for (qsizetype line = 1; line < lines.size(); ++line) {
            const QJsonObject entry = QJsonDocument::fromJson(lines.at(line)).object();
            if (kinds.contains(entry.value(u"do").toString()))
                what(game, static_cast<int>(line) - 1, entry);
        }
    }
}

} // namespace bandar::tests
