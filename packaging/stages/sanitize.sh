#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# The tests again under AddressSanitizer and UndefinedBehaviorSanitizer; those of the screen would take too long.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build sanitize bandar-cli bandar_{app,cli,journal,property,record,rule,toy,words}_tests
export LSAN_OPTIONS=suppressions=$root/cmake/leaks.supp:print_suppressions=0
run_tests sanitize --label-exclude screen
