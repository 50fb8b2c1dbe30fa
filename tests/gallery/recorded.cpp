// SPDX-License-Identifier: MPL-2.0
#include "pictures.h"

#include <QFile>

namespace bandar::tests {

QByteArray recorded(const QString &game, int entries, const QString &money)
{
    QFile file(QStringLiteral(BANDAR_GAMES "/%1.jsonl").arg(game));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(file.errorString()));
    QByteArrayList lines = file.readAll().trimmed().split('\n');
    lines.resize(qMin<qsizetype>(lines.size(), entries + 1));
    if (!money.isEmpty())
        lines.first().replace("\"hidden\"", "\"" + money.toUtf8() + "\"");
    return lines.join('\n') + '\n';
}

QByteArray withScarceMarkers()
{
    QByteArray record = recorded(QStringLiteral("three-players"), 40, QStringLiteral("open"));
    for (const char *city : {"aceh", "jambi", "lampung", "maluku", "papua", "sarawak"}) {
        QByteArray lines = R"({"do":"city","player":"ana","province":"?","ruling":"All agree","outOfTurn":true})"
                           "\n"
                           R"({"do":"set","city":"?","size":2,"reason":"All agree"})"
                           "\n";
        record += lines.replace('?', city);
    }
    return record;
}

} // namespace bandar::tests
