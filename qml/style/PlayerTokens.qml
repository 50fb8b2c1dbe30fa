// SPDX-License-Identifier: MPL-2.0
pragma Singleton

import QtQuick

/// How a player of each colour is drawn on a field of 48: the shape alone already says whose it is.
QtObject {
    id: root

    readonly property color lightLetter: "#FFFFFF"
    readonly property color darkLetter: "#0F1D24"

    readonly property var shapes: ({
        red: "M2 24A22 22 0 1 0 46 24A22 22 0 1 0 2 24Z",
        blue: "M6 4H42A2 2 0 0 1 44 6V42A2 2 0 0 1 42 44H6A2 2 0 0 1 4 42V6A2 2 0 0 1 6 4Z",
        green: "M24 4L46 41A1.6 1.6 0 0 1 44.6 43H3.4A1.6 1.6 0 0 1 2 41Z",
        yellow: "M24 2L46 24L24 46L2 24Z",
        black: "M12.5 4.5H35.5L46.5 24L35.5 43.5H12.5L1.5 24Z",
        orange: "M4 44V22A20 20 0 0 1 44 22V44Z",
        purple: "M4 4H44V29L24 46L4 29Z",
        white: "M4 44V17L24 3L44 17V44Z"
    })
    readonly property var dayFills: ({
        red: "#AB2D5A", blue: "#2A5FCB", green: "#279B84", yellow: "#EEDD4A",
        black: "#1A1C1E", orange: "#F5894F", purple: "#6B206F", white: "#FFFFFF"
    })
    readonly property var nightFills: ({
        red: "#CC4264", blue: "#3F6FE0", green: "#48B095", yellow: "#FAEBA0",
        black: "#000000", orange: "#EF5F1A", purple: "#B881BB", white: "#FFFFFF"
    })

    function shape(colour: string): string {
        return root.shapes[colour] ?? root.shapes["white"];
    }

    function fill(colour: string): color {
        const fills = Tokens.night ? root.nightFills : root.dayFills;
        return fills[colour] ?? fills["white"];
    }

    function letter(colour: string): color {
        switch (colour) {
        case "red":
        case "blue":
        case "black":
            return root.lightLetter;
        case "purple":
            return Tokens.night ? root.darkLetter : root.lightLetter;
        }
        return root.darkLetter;
    }

    function hasRim(colour: string): bool {
        return Tokens.night ? colour === "black" : colour === "yellow" || colour === "orange" || colour === "white";
    }

    /// Where the middle of the letter stands, down from the top.
    function letterMiddle(colour: string): real {
        return {green: 31, orange: 26, purple: 21, white: 28}[colour] ?? 24;
    }

    function letterHeight(colour: string): real {
        return {green: 19, yellow: 24}[colour] ?? 26;
    }
}
