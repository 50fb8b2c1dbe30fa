// SPDX-License-Identifier: MPL-2.0
import QtQuick

/// What separates rows and columns; it stays visible on a page that is drawn smaller.
Rectangle {
    implicitWidth: Tokens.hairline
    implicitHeight: Tokens.hairline
    color: Tokens.rule
}
