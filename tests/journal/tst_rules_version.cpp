// SPDX-License-Identifier: MPL-2.0
#include "journal/figures.h"
#include "kit/ten_games.h"
#include "record/replay.h"

#include <QCryptographicHash>
#include <QDir>

#include <sstream>

namespace bandar::tests {

namespace {

// What the rules make of every recorded game, after each entry.
void addWhatTheyMake(QCryptographicHash &digest)
{
    const auto games = bothShelf().games();
    const QDir folder(QStringLiteral(BANDAR_RECORDED_GAMES));
    for (const QString &file : folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name)) {
        std::istringstream input(contentsOf(folder.filePath(file)).toStdString());
        const auto read = record::replay(
            input, games, record::allEntries, [&digest](const record::Header &header, const record::Step &step) {
                digest.addData(write(figuresOf(*header.game, header.setup, step.outcome->next)));
            });
        QVERIFY(std::holds_alternative<record::Replay>(read));
    }
}

} // namespace

/// A library knows by the version of the rules whose games it has to work out anew, and what to tell of them.
class RulesVersion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isRaisedWithEveryChangeOfTheRules()
    {
        QCryptographicHash digest(QCryptographicHash::Sha256);
        addWhatTheyMake(digest);
        digest.addData(contentsOf(QStringLiteral(BANDAR_FACTS)));
        const QString found = QString::fromLatin1(digest.result().toHex().left(16));
        // One line for each version there ever was.
        const QMap<int, QString> known{{1, QStringLiteral("663bca10fac5a023")}};
        const int version = indonesia::game()->rulesVersion();
        QVERIFY2(known.value(version) == found,
                 qPrintable(QStringLiteral("The facts or what the rules make of them are no longer those of version "
                                           "%1. Raise facts.rulesVersion and add the line {%2, \"%3\"} here; if only "
                                           "the writing of the facts has changed, change the line of version %1.")
                                .arg(version)
                                .arg(version + 1)
                                .arg(found)));
        QCOMPARE(known.lastKey(), version);
    }
};

namespace {
const Enlisted<RulesVersion> enlisted;
}

} // namespace bandar::tests

#include "tst_rules_version.moc"
