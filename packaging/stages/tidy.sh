#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# clang-tidy over the model and the app. A file that was clean is not read again until it, or what it includes, changes.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build debug bandar bandar-cli # for the commands and what is generated
# Headers that g++ has precompiled are nothing that clang-tidy could read.
mkdir -p build/tidy
jq 'map(.command |= gsub(" -fpch-preprocess| -Winvalid-pch -include [^ ]*cmake_pch.hxx"; ""))' \
    build/debug/compile_commands.json >build/tidy/compile_commands.json
ninja -C build/debug -t deps >build/tidy/deps

export clean=${XDG_CACHE_HOME:-$HOME/.cache}/bandar/clang-tidy
mkdir -p "$clean"
find "$clean" -type f -mtime +30 -delete

# included OBJECT: the files that were read for it, also those that g++ had precompiled.
included() {
    awk -v object="$1:" -v precompiled="${1%%.dir/*}.dir/cmake_pch.hxx.gch:" \
        '/^[^ ]/ { wanted = $1 == object || $1 == precompiled } wanted && /^ / { print $1 }' build/tidy/deps
}

# Arguments: directory, compile command and name of one file.
tidy_one() {
    local key object
    object=${2##* -o }
    object=${object%% -c *}
    key=$({
        clang-tidy-19 --version
        clang-tidy-19 -p build/tidy --dump-config "$3" # with what its folder adds
        echo "${2//"$PWD"/}"
        included "$object" | (cd "$1" && xargs cat)
    } | sha256sum | cut -d ' ' -f 1)
    [[ ! -e $clean/$key ]] || return 0
    clang-tidy-19 -p build/tidy --quiet "$3" 2>&1 | sed '/ warnings\? generated\.$/d' || return 1
    touch "$clean/$key"
}
export -f tidy_one included

mapfile -t wanted < <(files 'model/*.cpp' 'app/*.cpp' | sed "s,^,$root/,")
jq -r 'unique_by(.file)[] | select(.file | IN($ARGS.positional[])) | .directory, .command, .file' \
    build/tidy/compile_commands.json --args "${wanted[@]}" |
    tr '\n' '\0' | nice xargs -0 -r -n 3 -P "$jobs" bash -euo pipefail -c 'tidy_one "$@"' tidy
