// SPDX-License-Identifier: MPL-2.0
pragma Singleton

import QtQuick

/// The drawings of the icons on a field of 24: solid for things of the game, strokes of two for acts.
QtObject {
    id: root

    readonly property var strokes: ({
        arrow: "M3 12H20M14 6L20 12L14 18",
        backspace: "M8 5H22V19H8L2 12ZM11.5 9L17.5 15M17.5 9L11.5 15",
        hidden: "M3 9C5.2 12.4 8.2 14.2 12 14.2C15.8 14.2 18.8 12.4 21 9M12 14.5V18.5M6.6 13L4.6 16.4M17.4 13L19.4 16.4"
    })
    readonly property var solids: ({
        slots: "M1.5 5H7.5V16H1.5ZM9 5H15V16H9ZM16.5 5H22.5V16H16.5ZM18.2 6.7V14.3H20.8V6.7ZM1.5 18.2H22.5V20.4H1.5Z",
        mergers: "M1.5 3.4H6.6C10 3.4 11 6.4 12.2 8.6C12.9 9.9 13.6 10.6 15 10.6V7L22.5 12L15 17V13.4C13.6 13.4 12.9 14.1 12.2 15.4C11 17.6 10 20.6 6.6 20.6H1.5V17.8H6.4C8.1 17.8 8.7 16.2 9.8 14.2C10.3 13.3 10.8 12.6 11.5 12C10.8 11.4 10.3 10.7 9.8 9.8C8.7 7.8 8.1 6.2 6.4 6.2H1.5Z",
        expansion: "M1.8 12.2H11.8V22.2H1.8ZM1.8 1.8H10.4V10.4H1.8ZM3.6 3.6V8.6H8.6V3.6ZM13.6 13.6H22.2V22.2H13.6ZM15.4 15.4V20.4H20.4V15.4ZM16.8 1.8H19V5H22.2V7.2H19V10.4H16.8V7.2H13.6V5H16.8Z",
        hull: "M1.2 13.4H22.8L18.8 22.4H5.2ZM4.4 7.4H11.2V12H4.4ZM12.8 7.4H19.6V12H12.8ZM8.6 1.4H15.4V6H8.6Z",
        bid: "M1 15.6A7 7 0 1 0 15 15.6A7 7 0 1 0 1 15.6ZM13.1 3.6L14.9 1.8L18 4.9L21.1 1.8L22.9 3.6L19.8 6.7L22.9 9.8L21.1 11.6L18 8.5L14.9 11.6L13.1 9.8L16.2 6.7ZM8 12.2L11.4 15.6L8 19L4.6 15.6Z"
    })

    function isSolid(name: string): bool {
        return root.solids[name] !== undefined;
    }

    function path(name: string): string {
        return root.solids[name] ?? root.strokes[name] ?? "";
    }
}
