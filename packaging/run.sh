#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Builds Bandar where something has changed, and starts it:
#   packaging/run.sh [ARGUMENT…]         the app
#   packaging/run.sh --cli ARGUMENT…     bandar-cli, which alone writes to standard output
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release

program=bandar
if [[ ${1-} == --cli ]]; then
    program=bandar-cli
    shift
fi

# Configured with these presets, and for this very folder: a copied tree brings the build of another along.
configured() {
    [[ $build/build.ninja -nt $root/CMakePresets.json ]] &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$build/CMakeCache.txt"
}

bring_up_to_date() {
    "$root/packaging/install.sh" run
    cd "$root"
    if ! configured; then
        echo "packaging/run.sh: configuring in build/release" >&2
        cmake --fresh --preset release
    fi
    local plan
    plan=$(ninja -C "$build" -n "$program")
    [[ $plan == *"no work to do"* ]] && return
    echo "packaging/run.sh: building $program in build/release" >&2
    nice ninja -C "$build" "$program"
}

# One at a time; the lock goes with the subshell. Who may not write here runs what has been built.
if mkdir -p "$build" 2>/dev/null && [[ -w $build ]]; then
    (
        flock 9
        bring_up_to_date </dev/null >&2
    ) 9>"$build/.lock"
elif [[ ! -x $build/bin/$program ]]; then
    echo "packaging/run.sh: nothing is built yet, and $build cannot be written to" >&2
    exit 1
fi

exec "$build/bin/$program" "$@"
