#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# All tests of the debug build.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build debug
run_tests debug
