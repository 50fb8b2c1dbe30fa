// SPDX-License-Identifier: MPL-2.0
#include "windowplace.h"

#include <QMargins>
#include <QSettings>

namespace bandar::app {

namespace {

constexpr QSize usual(1280, 800);
constexpr QSize least(320, 200);       ///< less than that is no window that anybody left so
constexpr QMargins frame(8, 40, 8, 8); ///< what a system may draw around it

const QString placeSetting = QStringLiteral("window/place");
const QString maximizedSetting = QStringLiteral("window/maximized");

} // namespace

WindowPlace placeIn(const QRect &room, const WindowPlace &left)
{
    const QRect inside = room.marginsRemoved(frame);
    const bool isKnown = left.normal.width() >= least.width() && left.normal.height() >= least.height();
    QRect normal(QPoint(), (isKnown ? left.normal.size() : usual).boundedTo(inside.size()));
    if (isKnown && room.intersects(left.normal)) {
        const QPoint last = inside.bottomRight() - QPoint(normal.width() - 1, normal.height() - 1);
        normal.moveTo(qBound(inside.left(), left.normal.left(), last.x()),
                      qBound(inside.top(), left.normal.top(), last.y()));
    } else {
        normal.moveCenter(inside.center());
    }
    const bool isTooSmall = inside.width() < usual.width() || inside.height() < usual.height();
    return {normal, isKnown ? left.isMaximized : isTooSmall};
}

WindowPlace placeLeft(const QSettings &settings)
{
    return {settings.value(placeSetting).toRect(), settings.value(maximizedSetting).toBool()};
}

void leave(QSettings &settings, const WindowPlace &place)
{
    if (!place.isMaximized)
        settings.setValue(placeSetting, place.normal);
    settings.setValue(maximizedSetting, place.isMaximized);
}

} // namespace bandar::app
