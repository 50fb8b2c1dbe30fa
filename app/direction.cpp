// SPDX-License-Identifier: MPL-2.0
#include "direction.h"

#include <QLocale>

namespace bandar::app {

QString directed(const QString &sentence)
{
    constexpr QChar leftToRight(0x200E);
    constexpr QChar rightToLeft(0x200F);
    const bool wanted = QLocale().textDirection() == Qt::RightToLeft;
    if (sentence.isRightToLeft() == wanted)
        return sentence;
    return (wanted ? rightToLeft : leftToRight) + sentence;
}

} // namespace bandar::app
