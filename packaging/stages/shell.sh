#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Every script passes shellcheck.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

{
    files '*.sh'
    echo .ci/run
} | xargs shellcheck --external-sources --source-path=SCRIPTDIR
