#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Everything, with warnings as errors.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build debug
