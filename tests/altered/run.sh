#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Builds the command line and the pages a second time, from other facts: rice at 21 and 22, a sixth step of Hull, cloves
# for spice, a fee of 6, earnings counted three times. Whatever it prints has to follow: a number or a name that is
# written down a second time anywhere is found out here. A library of 0.1.0 opens under them with every game in it.
source "$(dirname "${BASH_SOURCE[0]}")/../../packaging/stages/common.sh"

build=$root/build/altered
game=$root/tests/altered/game.jsonl
facts=$(<model/indonesia/facts.cpp)
mkdir -p "$build"

# alter FROM TO: one fact, which has to stand there exactly so.
alter() {
    [[ $facts == *"$1"* ]] || {
        echo "model/indonesia/facts.cpp has no longer: $1"
        exit 1
    }
    facts=${facts//"$1"/"$2"}
}
alter '.rulesVersion = 1' '.rulesVersion = 2'
alter '.shippingFee = Money(5)' '.shippingFee = Money(6)'
alter '.earningsCountTimes = 2' '.earningsCountTimes = 3'
alter '{"rice", Money(20), Money(20)}' '{"rice", Money(21), Money(22)}'
alter '{"hull", {1, 2, 3, 4, 5}, 5}' '{"hull", {1, 2, 3, 4, 5, 7}, 6}'

# build_altered TARGET…: with the facts as they are by now.
build_altered() {
    # Left as they were where they are the same, so that nothing is built again.
    [[ -f $build/facts.cpp && $(<"$build/facts.cpp") == "$facts" ]] || echo "$facts" >"$build/facts.cpp"
    # As the debug build is, so that ccache has what the facts do not change.
    quietly configure-altered cmake --preset debug -B "$build" -DBANDAR_FACTS_SOURCE="$build/facts.cpp"
    quietly build-altered nice ninja --quiet -C "$build" "$@"
}

passed=0
failed=0

# shows WHAT PATTERN COMMAND…: the output has a line like that.
shows() {
    local what=$1 pattern=$2 output
    shift 2
    output=$("$@" 2>&1 || true)
    if grep -qE -- "$pattern" <<<"$output"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf '%s does not show %s:\n%s\n' "$what" "$pattern" "$output"
    fi
}
cli() { "$build/bin/bandar-cli" "$@"; }

build_altered bandar-cli

# Yesterday's library under the rules of today. A name that went, as spice does below, would leave its games unworkable.
library=$build/library.db
rm -f "$library"*
cp tests/journal/stored/version-2.db "$library"
told() { cli "$@" --library "$library"; }
games_that_open() {
    local id count=0
    for id in {1..8}; do
        ! told export "$id" >/dev/null || count=$((count + 1))
    done
    echo "$count games open"
}
shows 'the list of an older library' '"title":"Finished"' told games --json
shows 'an older library' '^8 games open$' games_that_open
shows 'the figures of the newer rules' '“Finished” \(game 1\) was worked out by newer rules: Ana [0-9 ]+' told show 1
shows 'a check of an older library' '^8 games verified$' told verify
shows 'an entry under newer rules' 'worked out by newer rules' told enter 3 <<<'{"do":"note","text":"newer rules"}'
cp tests/journal/stored/version-3.db "$build/newer.db"
shows 'the figures of the older rules' 'newer rules: Ana 5.*445, was 4.*791' cli show 1 --library "$build/newer.db"

alter '{"spice", ' '{"clove", '
build_altered bandar-cli bandar_choices bandar_texts

score_after() { head -n $((1 + $1)) "$game" | cli score -; }
bid_too_little() { sed 's/"bid":88/"bid":84/' "$game" | cli state -; }
refuse() { { cat "$game" && echo "$1"; } | cli state -; }

shows 'the state' '"earnings":15' cli state "$game" --at 11
shows 'the state' '"kind":"clove"' cli state "$game"
shows 'the state' '"deeds":\[.*"clove-halmahera"' cli state "$game"
shows 'the state' '"hull":7' cli state "$game"
shows 'the log' 'earnings \+15' cli log "$game"
shows 'the log' 'cash −21' cli log "$game"
shows 'the log' '[Cc]love Maluku' cli log "$game"
shows 'the score' 'Ana +100 +0 +15 +145' score_after 11
shows 'the score' '× 3' cli score "$game"
shows 'the ledger' 'Rp 21$' cli ledger "$game"
shows 'the ledger' ',21,' cli ledger "$game" --format csv
shows 'the normal form' '"deed":"clove-maluku"' cli normalise "$game"
shows 'a refusal' '\b88\b' bid_too_little
shows 'a refusal' '\b6\b' refuse '{"do":"set","player":"ben","track":"hull","level":7,"reason":"too far"}'
shows 'a hint' 'clove-halmahera' refuse '{"do":"discard-deed","deed":"clove-halmahra"}'
shows 'a refusal' 'spice-halmahera' refuse '{"do":"discard-deed","deed":"spice-halmahera"}'
shows 'a choice' 'rice-bali price 21' "$build/bin/bandar_choices" "$game"

# on_screen ENTRIES NAME…: the texts of the page after so many entries, with what is called so tapped.
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8
on_screen() {
    local entries=$1
    shift
    head -n $((1 + entries)) "$game" >"$build/page.jsonl"
    "$build/bin/bandar_texts" "$build/page.jsonl" "$@"
}
ended() {
    { head -n 12 "$game" && echo '{"do":"end","reason":"late"}'; } >"$build/page.jsonl"
    "$build/bin/bandar_texts" "$build/page.jsonl" confirm revealAll
}

shows 'the page of acquisitions' '^Clove$' on_screen 6
shows 'the page of research' '^7$' on_screen 28
shows 'the page of operations' 'rice at 21$' on_screen 10
shows 'a delivery' '6$' on_screen 10 city-bali
shows 'the sum of a delivery' '\+15$' on_screen 10 city-bali
shows 'the ladder of a merger' '^22$' on_screen 24 merge-rice-bali merge-rice-jawa-barat
shows 'what the ladder comes to' '88$' on_screen 24 merge-rice-bali merge-rice-jawa-barat
shows 'the columns of the score' '^3 × earnings$' ended
shows 'the score at the end' '^145$' ended

tally "$passed" "$failed"
echo "$passed of $((passed + failed)) outputs follow the facts"
[[ $failed -eq 0 ]]
