#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Five hundred processes killed, the power cut and two hundred bytes flipped, as often as the promise says; and long
# walks through histories.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build benchmark bandar_crash_tests bandar_journal_tests
run() {
    nice "build/benchmark/bin/$1" "${@:2}" -maxwarnings 0 </dev/null >"$logs/crash-${2:-kills}.log" 2>&1
}
# Side by side: most of the time of the kills is waiting.
runs=()
for tests in "bandar_crash_tests" "bandar_journal_tests Walks" "bandar_journal_tests Corrections" \
    "bandar_journal_tests PlantedErrors" "bandar_journal_tests FlippedBytes"; do
    read -ra words <<<"$tests"
    run "${words[@]}" &
    runs+=($!)
done
status=0
for one in "${runs[@]}"; do
    wait "$one" || status=$?
done
grep -hE '^(QINFO|QWARN|FAIL|QFATAL|Totals|   )' "$logs"/crash-*.log || true
exit "$status"
