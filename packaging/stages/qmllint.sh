#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# No QML file draws a warning.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build debug
quietly qmllint ninja -C build/debug all_qmllint
