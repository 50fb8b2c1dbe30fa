// SPDX-License-Identifier: MPL-2.0
#include "journal/exports.h"

#include "journal/act_text.h"
#include "record/writer.h"

namespace bandar::journal {

QString reasonOf(const Journal &journal, const Played &played, const words::GameWords &words)
{
    if (played.reason)
        return words.refusal(*played.reason, words.namer(journal.header().setup, false));
    // A flag that came with a record has its reason there.
    const QString ruling = QString::fromStdString(played.entry->annotations.ruling);
    return played.fate == Fate::needsRuling ? ruling.section(QStringLiteral(": "), 1) : QString();
}

table::Entry recorded(const Journal &journal, const Played &played, const words::GameWords &words)
{
    table::Entry entry = *played.entry;
    std::string &ruling = entry.annotations.ruling;
    const bool isFlagHere = played.fate == Fate::needsRuling && played.reason;
    if (ruling != notYetSettled && !isFlagHere)
        return entry;
    QString text =
        QStringLiteral("%1: %2").arg(QLatin1String(notYetSettled.data(), static_cast<qsizetype>(notYetSettled.size())),
                                     reasonOf(journal, played, words).left(table::mostText / 2));
    if (!ruling.starts_with(notYetSettled))
        text += QStringLiteral(" (%1)").arg(QString::fromStdString(ruling).left(table::mostText / 4));
    ruling = text.toStdString();
    return entry;
}

std::string writeRecord(const Journal &journal, const words::GameWords &words)
{
    std::string text = record::write(journal.header()) + '\n';
    for (const Played &played : journal.timeline())
        if (played.fate != Fate::setAside)
            text +=
                record::writeAsEntered(journal.game(), journal.header().setup, recorded(journal, played, words)) + '\n';
    return text;
}

std::string writeHistory(const Journal &journal)
{
    std::string text = R"({"bandarHistory":1,"record":)" + record::write(journal.header()) + "}\n";
    for (const Act &act : journal.acts())
        text += write(journal.game(), journal.header().setup, act) + '\n';
    return text;
}

} // namespace bandar::journal
