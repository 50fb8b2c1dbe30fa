// SPDX-License-Identifier: MPL-2.0
import QtQuick

/// What every page of the evening is: from each the page can be turned and the menu opened.
FocusScope {
    signal menuWanted
    signal turnWanted

    focus: true
}
