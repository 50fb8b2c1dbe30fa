// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QRect>

class QSettings;

namespace bandar::app {

/// Where a window stands when it does not fill its screen, in pixels as the screen counts them for programs; and
/// whether it fills it now.
struct WindowPlace {
    QRect normal;
    bool isMaximized = false;

    bool operator==(const WindowPlace &) const = default;
};

/// Where the window opens in the room that a screen has: as it was left, as far as that fits in; else 1280 x 800 in the
/// middle, and all of the room where that is too small for it and its frame. An empty place is one never left.
WindowPlace placeIn(const QRect &room, const WindowPlace &left);

/// How the window was left; an empty place where nobody knows.
WindowPlace placeLeft(const QSettings &settings);
/// It is left so. Where it fills its screen the place that it had before stays.
void leave(QSettings &settings, const WindowPlace &place);

} // namespace bandar::app
