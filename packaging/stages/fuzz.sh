#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Random and half-broken records against the reader and the rules.
exec "$(dirname "${BASH_SOURCE[0]}")/../../tests/fuzz/run.sh"
