# shellcheck shell=bash
# SPDX-License-Identifier: MPL-2.0
# Sourced by every stage: where things are, quiet builds, the count of what passed and failed.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
logs=$root/build/logs
jobs=$(nproc)
mkdir -p "$logs"
cd "$root"
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 # one build finds what another has compiled
export CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_INODECACHE=1 # also with precompiled headers
export CCACHE_IGNOREOPTIONS=-Werror # mutants may have warnings, and are compiled after everything else
export CCACHE_DEPEND=1 # by what g++ tells of the headers: each file is read once
export QTEST_FUNCTION_TIMEOUT=1500000 # ms: a busy machine is no failure

# quietly LOG COMMAND…: the output goes into a log and is shown only where the command fails.
quietly() {
    local log=$logs/$1.log status=0
    shift
    "$@" >"$log" 2>&1 </dev/null || status=$?
    if [[ $status -ne 0 ]]; then
        head -n 60 "$log"
        [[ $(wc -l <"$log") -le 60 ]] || { echo '[…]' && tail -n 40 "$log"; }
        echo "failed with status $status: $* (all of it in ${log#"$root/"})"
    fi
    return "$status"
}

# build PRESET [TARGET…]: configures where that is needed and brings the targets (or everything) up to date.
build() {
    local preset=$1
    shift
    if [[ ! build/$preset/build.ninja -nt CMakePresets.json ]] ||
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "build/$preset/CMakeCache.txt"; then
        quietly "configure-$preset" cmake --fresh --preset "$preset"
    fi
    quietly "build-$preset" nice ninja --quiet -C "build/$preset" "$@"
}

# tally PASSED FAILED: what a stage counts for, where that is more than one.
tally() { echo "$1 $2" >"${BANDAR_TALLY:-/dev/null}"; }

# run_tests PRESET [OPTION…]: ctest, without a screen and with a home of its own.
run_tests() {
    local log=$logs/tests-$1.log home status=0
    home=$(mktemp -d)
    HOME=$home XDG_RUNTIME_DIR=$home LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software \
        ctest --test-dir "build/$1" "${@:2}" --parallel "$jobs" --timeout 600 --output-on-failure --no-tests=error \
        </dev/null 2>&1 | tee "$log" || status=$?
    rm -rf "$home"
    if [[ $(tail -n 50 "$log") =~ ([0-9]+)" tests failed out of "([0-9]+) ]]; then
        tally $((BASH_REMATCH[2] - BASH_REMATCH[1])) "${BASH_REMATCH[1]}"
    fi
    return "$status"
}

# files PATTERN…: the files of the project, also those not committed yet.
files() {
    git -C "$root" ls-files --cached --others --exclude-standard -- "$@" | while read -r file; do
        [[ ! -f $file ]] || echo "$file"
    done
}
