// SPDX-License-Identifier: MPL-2.0
#include "journal/checksum.h"

#include <QCryptographicHash>

namespace bandar::journal {

QByteArray checksumOf(std::initializer_list<std::int64_t> numbers, std::initializer_list<QByteArray> texts)
{
    constexpr qsizetype length = 4;
    // Every length stands before its text, so that no byte can go from one to the next unseen.
    QByteArray bytes;
    for (const std::int64_t number : numbers)
        bytes += QByteArray::number(static_cast<qlonglong>(number)) + ' ';
    for (const QByteArray &text : texts)
        bytes += QByteArray::number(text.size()) + ':' + text;
    return QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_160).left(length);
}

} // namespace bandar::journal
