// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T

/// Text in ink, as it is written in the ledger; plain, so that a name with a `<` is only a name.
T.Label {
    color: Tokens.ink
    linkColor: Tokens.sea
    font.family: Tokens.family
    font.pixelSize: Tokens.body
    textFormat: Text.PlainText
    horizontalAlignment: Text.AlignLeft
}
