#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Installs what is missing, builds with all warnings and tests:
#   packaging/test.sh                  build and tests
#   packaging/test.sh --all            the long checks too (within an hour on two cores)
#   packaging/test.sh --stage NAME…    these stages only; each is packaging/stages/NAME.sh
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

short=(build tests)
long=(house format shell build tests qmllint altered benchmarks crash properties sanitize tidy fuzz mutants)

purpose=check
case ${1-} in
"") stages=("${short[@]}") purpose=test ;;
--all) stages=("${long[@]}") ;;
--stage) stages=("${@:2}") ;;
*)
    sed -n '3,6s/^# //p' "${BASH_SOURCE[0]}" >&2
    exit 2
    ;;
esac

passed=0
failed=0
table=
work=$(mktemp -d)
tally=$work/tally
trap 'rm -rf "$work"' EXIT

# telling NAME: of what a stage printed, the lines that say what failed, and the last ones.
telling() {
    local words='error:|warning:|^FAIL!|MISSED|FAILED|\*\*\*Failed|survived|[Ss]anitizer: |runtime error: '
    echo "== $1 failed with"
    grep -E "$words" "$work/output" | head -n 30 || true
    echo "== and at its end"
    tail -n 15 "$work/output"
    echo
}

# run_stage NAME COMMAND…: a stage counts as one, unless it has written down what it counted.
run_stage() {
    local name=$1 start=$SECONDS yes=1 no=0 word=passed
    shift
    : >"$tally"
    echo "== $name"
    if ! BANDAR_TALLY=$tally timeout --foreground 45m "$@" </dev/null 2>&1 | tee "$work/output"; then
        yes=0 no=1 word=FAILED
        telling "$name" >>"$work/failures"
    fi
    if [[ -s $tally ]]; then
        read -r yes no <"$tally"
        [[ $word == passed || $no -gt 0 ]] || no=1
    fi
    passed=$((passed + yes))
    failed=$((failed + no))
    table+=$(printf '%-12s %-7s %5d s %7d %7d' "$name" "$word" $((SECONDS - start)) "$yes" "$no")$'\n'
    echo "== $name: $word in $((SECONDS - start)) s"
    echo
}

run_stage install "$root/packaging/install.sh" "$purpose"
for stage in "${stages[@]}"; do
    run_stage "$stage" bash "$root/packaging/stages/$stage.sh"
done

# Once more, where whoever reads the end of this alone finds it.
[[ ! -e $work/failures ]] || cat "$work/failures"
printf '%-12s %-7s %7s %7s %7s\n' stage result time passed failed
echo "$table"
echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
