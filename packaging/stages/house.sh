#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# The rules of the house that no compiler checks.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

git rev-parse --is-inside-work-tree >/dev/null # the list of files comes from git
cpp=('*.cpp' '*.h')
scripts=('*.sh' '*.cmake' '*CMakeLists.txt' .ci/run)

# lines PATTERN [FILES…]: the lines of text files that match.
lines() { files "${@:2}" | xargs -r -d '\n' grep -IHnE "$1" -- || true; }

longer_than() {
    files "${@:2}" | xargs -r -d '\n' wc -l | awk -v most="$1" '$2 != "total" && $1 > most { print $2 ": " $1 }'
}

without_licence() {
    files "${cpp[@]}" '*.qml' "${scripts[@]}" | while read -r file; do
        grep -qm1 'SPDX-License-Identifier: MPL-2.0' "$file" || echo "$file"
    done
}

# Includes of Qt in the model that are found among the headers that draw.
drawing() {
    local headers line name module
    headers=$(qmake6 -query QT_INSTALL_HEADERS)
    lines '^#include <Q' 'model/*' | while read -r line; do
        name=${line#*<}
        for module in QtGui QtQuick QtQml QtWidgets; do
            [[ ! -e $headers/$module/${name%>*} && $name != $module/* ]] || echo "$line"
        done
    done
}

# includes_beside FOLDER ALLOWED: includes of the project's own headers from any other folder.
includes_beside() { lines '^#include "' "$1" | sed -E "\\,include \"($2)/,d"; }

none() {
    local found
    found=$(cat)
    [[ -z $found ]] || printf '%s:\n%s\n\n' "$1" "$found"
}

rules() {
    longer_than 320 "${cpp[@]}" | none 'C++ files of more than 320 lines'
    longer_than 250 '*.qml' | none 'QML files of more than 250 lines'
    without_licence | none 'files without an SPDX line'
    lines 'TO[D]O|FIX[M]E' | none 'something left to do'
    lines '\bQSKI[P]\b' "${cpp[@]}" | none 'skipped tests'
    lines '\btypede[f]\b' "${cpp[@]}" | none 'typedef, where using says the same'
    lines '(^|[^[:alnum:]_.})/-])/(wor[k]|tm[p]|roo[t]|hom[e]/[a-z])\b' | none 'paths of one machine'
    lines '#include <Q|QString|QJson' model/table model/indonesia | none 'Qt where only the standard library belongs'
    drawing | none 'the model draws nothing'

    # Arrows run one way: qml -> app -> journal -> words -> record -> table <- indonesia.
    includes_beside model/table 'table' | none 'table knows nothing else'
    includes_beside model/indonesia 'indonesia|table' | none 'a game knows the table alone'
    includes_beside model/record 'record|table' | none 'record knows no game'
    includes_beside model/journal 'journal|words|record|table' | none 'journal knows no game'
    includes_beside model/words 'words|record|table' | sed '\,^model/words/indonesia,d' |
        none 'words know a game in the file of that game alone'
    lines '^#include "indonesia/' app | sed -E '\,^app/(games\.|indonesia/),d' |
        none 'the app knows a game in games.cpp and in its folder alone'
}

broken=$(rules)
echo "$broken"
[[ -z $broken ]]
