// SPDX-License-Identifier: MPL-2.0
import QtQuick
import Bandar.App
import Bandar.Controls

/// The panel of whatever sheet is on the table. Only that one is loaded.
FocusScope {
    id: root

    required property IndonesiaSheets sheets
    required property PageMetrics metrics

    readonly property bool wide: (loader.item as SheetPanel)?.wide ?? false
    readonly property real headingRoom: (loader.item as SheetPanel)?.headingRoom ?? 0
    readonly property NumberPad pad: (loader.item as SheetPanel)?.pad ?? null
    readonly property SheetController current: sheets.current

    function load() {
        loader.setSource(`${root.fileOf(root.current.panel)}Panel.qml`, {sheet: root.current, sheets: root.sheets, metrics: root.metrics});
    }

    // "new-era" is shown by NewEraPanel.qml.
    function fileOf(name: string): string {
        return name.split("-").map(word => word.charAt(0).toUpperCase() + word.slice(1)).join("");
    }

    onCurrentChanged: load()

    Loader {
        id: loader

        anchors.fill: parent
        focus: true
    }
}
