#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Two thousand random games with fixed seeds: options, preview and apply agree at every state, no refusal is out of reach.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build benchmark bandar_property_tests
games=1000
export QTEST_FUNCTION_TIMEOUT=1500000 # milliseconds: all these games are one test function
for ((seed = 1; seed < 2 * games; seed += games)); do
    BANDAR_PROPERTY_GAMES=$games BANDAR_PROPERTY_SEED=$seed \
        nice build/benchmark/bin/bandar_property_tests -maxwarnings 0 </dev/null >"$logs/properties-$seed.log" 2>&1 &
    runs[seed]=$!
done
status=0
for seed in "${!runs[@]}"; do
    wait "${runs[seed]}" || status=$?
    grep -E '^(QINFO|FAIL|QFATAL|Totals)' "$logs/properties-$seed.log"
done
exit "$status"
