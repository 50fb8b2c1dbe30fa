// SPDX-License-Identifier: MPL-2.0
#include "journal/exports.h"

#include "journal/act_text.h"
#include "record/writer.h"

namespace bandar::journal {

QString reasonOf(const Journal &journal, const Played &played, const words::GameWords &words)
{
    return played.reason ? words.refusal(*played.reason, words.namer(journal.header().setup, false)) : QString();
}

table::Entry recorded(const Journal &journal, const Played &played, const words::GameWords &words)
{
    table::Entry entry = *played.entry;
    std::string &ruling = entry.annotations.ruling;
    const bool isOurs = !played.written || played.written->entry.annotations.ruling.empty();
    if (!ruling.empty() && isOurs) {
        const QString reason = reasonOf(journal, played, words);
        ruling += ": " + reason.left(table::mostText / 2).toStdString();
    }
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
