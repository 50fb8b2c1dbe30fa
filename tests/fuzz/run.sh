#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Feeds the reader and the rules with records that nobody would write: run.sh [SECONDS]
# Starts from the recorded games, cut short in several places. Fails on anything that the fuzzer finds, which it leaves
# in build/fuzz/found, and where the records reach less than 90 % of the lines of a folder.
source "$(dirname "${BASH_SOURCE[0]}")/../../packaging/stages/common.sh"

seconds=${1:-120}
least=90

build fuzz bandar_fuzz
fuzzer=$root/build/fuzz/bin/bandar_fuzz
found=$root/build/fuzz/found
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/seeds" "$work/corpus" "$found"

for game in tests/games/*.jsonl tests/fuzz/seeds/*; do
    for lines in 1 2 5 15 50 120 250; do
        head -n "$lines" "$game" >"$work/seeds/$(basename "$game").$lines"
    done
done

# One profile at the end is enough.
export LLVM_PROFILE_FILE=/dev/null
if ! quietly fuzz "$fuzzer" -fork="$jobs" -max_total_time="$seconds" -max_len=65536 -timeout=30 -rss_limit_mb=2048 \
    -artifact_prefix="$found/" "$work/corpus" "$work/seeds"; then
    ls "$found"
    exit 1
fi
grep -oE '^#[0-9]+: cov: .*' "$logs/fuzz.log" | tail -n 1

LLVM_PROFILE_FILE=$work/profile quietly fuzz-replay "$fuzzer" -runs=0 "$work/corpus" "$work/seeds"
llvm-profdata-19 merge -o "$work/merged" "$work/profile"

llvm-cov-19 export --summary-only --instr-profile="$work/merged" "$fuzzer" model |
    jq -r --arg root "$root/" '.data[0].files[] | [(.filename | ltrimstr($root)), .summary.lines.count, .summary.lines.covered] | @tsv' \
        >"$work/lines"
awk -v least=$least '
    { folder = $1; sub("/[^/]*$", "", folder); lines[folder] += $2; covered[folder] += $3 }
    { printf "  %-40s %5d of %5d lines\n", $1, $3, $2 }
    END {
        for (folder in lines) {
            percent = 100 * covered[folder] / lines[folder]
            printf "%-18s %6.1f %% of %d lines\n", folder, percent, lines[folder]
            if (percent < least && folder != "model/table") bad = 1
        }
        exit bad
    }' "$work/lines"
