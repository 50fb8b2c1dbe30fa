// SPDX-License-Identifier: MPL-2.0
import QtQuick

/// The place of a chip that shows what is hidden of its player for as long as it is held.
MouseArea {
    id: root

    required property string name

    signal held
    signal letGo

    width: 56
    height: 56
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Hold to see the money of %1").arg(name)
    onPressed: held()
    onReleased: letGo()
    onCanceled: letGo()
}
