#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Five hundred processes killed and the power cut, as often as the promise says; and long walks through histories.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build benchmark bandar_crash_tests bandar_journal_tests
status=0
for tests in "bandar_crash_tests" "bandar_journal_tests Walks" "bandar_journal_tests Corrections" \
    "bandar_journal_tests PlantedErrors"; do
    read -ra words <<<"$tests"
    nice "build/benchmark/bin/${words[0]}" "${words[@]:1}" -maxwarnings 0 </dev/null >"$logs/crash.log" 2>&1 || status=$?
    grep -E '^(QINFO|QWARN|FAIL|QFATAL|Totals|   )' "$logs/crash.log" || true
done
exit "$status"
