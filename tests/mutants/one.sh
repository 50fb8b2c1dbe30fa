#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# One mutant, in the copy of the tree of one worker: called by run.sh, prints one line.
set -euo pipefail

name=${1%.patch}
patch=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/$1
slot=$BANDAR_MUTANTS/$BANDAR_SLOT
log=$slot/log
start=$SECONDS
export CCACHE_BASEDIR=$slot/tree

# Ends here, with the tree as it was before.
verdict() {
    printf '%-9s %-36s %4d s  %s\n' "$1" "$name" $((SECONDS - start)) "$2"
    [[ $1 == unfit ]] || git -C "$slot/tree" apply -R --recount "$patch"
    exit 0
}

rule=$(head -n 1 "$patch" 2>/dev/null || true)
[[ $rule == '# rule: '* ]] || verdict unfit 'no first line "# rule: …"'
git -C "$slot/tree" apply --recount "$patch" 2>"$log" || verdict unfit "does not apply: $(head -n 1 "$log")"
ninja -C "$slot/tree/build/debug" bandar_rule_tests >"$log" 2>&1 ||
    verdict broken "does not compile: $(grep -m 1 'error:' "$log" || true)"

# A mutant may go round for ever, and take memory as it goes.
ulimit -v 4000000
export QTEST_FUNCTION_TIMEOUT=20000 QTEST_DISABLE_STACK_DUMP=1
status=0
timeout --signal=KILL 30 "$slot/tree/build/debug/bin/bandar_rule_tests" >"$log" 2>&1 || status=$?
[[ $status -ne 0 ]] || verdict survived "${rule#\# rule: }"
verdict killed "$(sed -nE 's/^(FAIL!|QFATAL) *: ([^ ]*\(.*\)) .*/\2/p' "$log" | head -n 1 | cut -c -70)"
