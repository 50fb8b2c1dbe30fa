#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# All tests again under AddressSanitizer and UndefinedBehaviorSanitizer.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build sanitize
export LSAN_OPTIONS=suppressions=$root/cmake/leaks.supp:print_suppressions=0
run_tests sanitize --label-exclude whole-games
