#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# The times of a release build, printed; the benchmarks themselves say what is too slow.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build benchmark bandar_benchmarks bandar_screen_benchmarks
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
build/benchmark/bin/bandar_benchmarks </dev/null
build/benchmark/bin/bandar_screen_benchmarks </dev/null
