// SPDX-License-Identifier: MPL-2.0
#include "plainwords.h"

#include "record/text.h"
#include "table/field.h"

#include <QList>

namespace bandar::app {

namespace {

bool turnsWriting(char32_t sign) { return (sign >= 0x202A && sign <= 0x202E) || (sign >= 0x2066 && sign <= 0x2069); }

} // namespace

QString plainWords(const QString &typed)
{
    QList<char32_t> kept;
    for (const uint sign : typed.simplified().toUcs4()) {
        if (kept.size() < table::mostText && QChar::category(sign) != QChar::Other_Control && !turnsWriting(sign) &&
            !QChar::isSurrogate(sign))
            kept.append(sign);
    }
    const QString words = QString::fromUcs4(kept.constData(), kept.size()).trimmed();
    return record::isBlank(words.toStdString()) ? QString() : words;
}

} // namespace bandar::app
