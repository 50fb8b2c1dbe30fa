// SPDX-License-Identifier: MPL-2.0
import QtQuick
import QtQuick.Templates as T
import Bandar.Style

/// Words of one's own over a line of saffron; `done` when they are meant, by the return key or its button.
FocusScope {
    id: root

    /// What is asked for: the words in place of none, and the name for a screen reader.
    required property string name
    property alias text: field.text
    property alias maximumLength: field.maximumLength
    property alias hints: field.inputMethodHints
    property string doneText: qsTr("Done")
    /// Every letter counts at once: there is nothing to be done with the words.
    property bool live: false

    signal done(text: string)
    /// Another letter stands in the line, or one less.
    signal typed(text: string)

    implicitHeight: 64

    /// The keyboard writes here, whatever in it was tapped last.
    function listen() {
        field.forceActiveFocus();
    }

    function send() {
        if (field.text.trim() !== "")
            root.done(field.text.trim());
    }

    T.TextField {
        id: field

        objectName: root.objectName + "Field"
        focus: true
        width: root.live ? parent.width : button.x - 16
        height: parent.height
        leftPadding: 4
        font.family: Tokens.family
        font.pixelSize: Tokens.figure
        color: Tokens.ink
        selectionColor: Tokens.sea
        selectedTextColor: Tokens.paper
        maximumLength: 1000
        verticalAlignment: TextInput.AlignVCenter
        Accessible.name: root.name
        onAccepted: root.send()
        onTextEdited: {
            root.typed(text);
            if (root.live)
                root.done(text.trim());
        }

        Text {
            x: field.leftPadding
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            visible: field.text === "" && field.preeditText === ""
            text: root.name
            textFormat: Text.PlainText
            font: field.font
            color: Tokens.soft
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        background: Rectangle {
            color: "transparent"

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: field.activeFocus ? Tokens.chosenLine : Tokens.doneLine
                color: field.activeFocus ? Tokens.saffron : Tokens.sea
            }
        }
    }

    TextButton {
        id: button

        objectName: root.objectName + "Done"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: !root.live
        enabled: field.text.trim() !== ""
        text: root.doneText
        onClicked: root.send()
    }
}
