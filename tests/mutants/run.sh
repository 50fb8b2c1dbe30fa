#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Breaks one rule of the game at a time and checks that the tests notice: run.sh [NAME…]
# Each NAME.patch here is a unified diff whose first line says which rule it breaks ("# rule: …"). It is applied to a
# copy of the tree, built, and has to make bandar_rule_tests fail. A mutant that survives is a rule without a test.
source "$(dirname "${BASH_SOURCE[0]}")/../../packaging/stages/common.sh"

here=$root/tests/mutants
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

patches=("${@/%/.patch}")
[[ $# -gt 0 ]] || mapfile -t patches < <(cd "$here" && printf '%s\n' *.patch)

# prepare SLOT: one worker's copy of the tree, built and found sound.
prepare() {
    mkdir -p "$work/$1/tree"
    files . | tar -c --files-from=- | tar -x -C "$work/$1/tree"
    export CCACHE_BASEDIR=$work/$1/tree
    # As the debug build is, so that ccache has it; but a mutant may have a warning.
    quietly "mutants-$1" cmake -S "$work/$1/tree" --preset debug -DCMAKE_COMPILE_WARNING_AS_ERROR=OFF
    quietly "mutants-$1" nice ninja --quiet -C "$work/$1/tree/build/debug" bandar_rule_tests
    quietly "mutants-$1" "$work/$1/tree/build/debug/bin/bandar_rule_tests"
}

for ((slot = 0; slot < jobs; ++slot)); do
    prepare "$slot"
done

results=$work/results
printf '%s\n' "${patches[@]}" |
    BANDAR_MUTANTS=$work xargs -P "$jobs" -n 1 --process-slot-var=BANDAR_SLOT nice "$here/one.sh" | tee "$results" || true

killed=$(grep -c '^killed' "$results" || true)
tally "$killed" $((${#patches[@]} - killed))
echo "$killed of ${#patches[@]} mutants killed"
[[ $killed -eq ${#patches[@]} ]] || {
    grep -v '^killed' "$results"
    exit 1
}
