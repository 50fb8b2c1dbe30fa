#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Every C++ file is as clang-format leaves it; format.sh --fix leaves them so.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

how=(--dry-run --Werror)
[[ ${1-} != --fix ]] || how=(-i)
files '*.cpp' '*.h' | xargs --no-run-if-empty clang-format-19 "${how[@]}"
