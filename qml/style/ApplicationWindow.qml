// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T

/// A window of paper.
T.ApplicationWindow {
    color: Tokens.paper
    font.family: Tokens.family
    font.pixelSize: Tokens.body
}
