#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Every rule of the game has a test that notices when it breaks.
exec "$(dirname "${BASH_SOURCE[0]}")/../../tests/mutants/run.sh"
