#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Renders every page in every size, by day and by night, to PNG files: packaging/gallery.sh DIR [BUILD]
# BUILD is a configured build folder (build/debug unless told); bandar-gallery is built there first.
set -eu
cd "$(dirname "$0")/.."

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo "usage: packaging/gallery.sh DIR [BUILD]" >&2
    exit 2
fi
pictures=$1
build=${2:-build/debug}
mkdir -p "$pictures"

if [ ! -f "$build/CMakeCache.txt" ]; then
    cmake --preset debug -B "$build" >/dev/null
fi
nice cmake --build "$build" --target bandar-gallery >/dev/null

runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
program=$(find "$build" -type f -name bandar-gallery -perm -u+x -print -quit)
QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software XDG_RUNTIME_DIR="$runtime" LC_ALL=C.UTF-8 "$program" "$pictures"
echo "$(find "$pictures" -name '*.png' | wc -l) pictures in $pictures"
