// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <string_view>

namespace bandar::fuzz {

// What nobody should write into a record, and somebody will.

// clang-format off
inline constexpr std::string_view oddValues[] = {
    "null", "true", "false", R"("5")", "5.0", "5.5", "5e-1", "1e2", "1e400", "-0", "18446744073709551615", "1e99999999999",
    "99999999999999999999", "[]", "{}", "[5]", "[{}]", "[null,null]", R"({"id":"ana"})", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]",
};
inline constexpr std::string_view oddTexts[] = {
    "", " ", R"(\u200b)", "\xe2\xa0\x80", R"(\u202e)", R"(\u0000)", R"(\u00a0)", R"(\ud83d\ude00)", R"(\ud83d)", "\xc3\xa9", "\xe2\x80\xae", "\xe2\x80\x89",
    "\xf0\x9f\x98\x80", "\xff", "UPPER", "ana ben",
};
inline constexpr std::string_view oddTimes[] = {
    "2026-11-30", "2026-02-29", "2024-02-29", "2026-11-31", "2026-13-01", "2026-11-30T24:00:00Z", "2026-11-30T20:15",
    "2026-11-30T20:15Z", "2026-11-30T20:15:00", "2026-11-30T20:15:61Z", "2026-11-30T20:60:00Z", "2026-11-30T20:15:00.125Z",
    "2026-11-30T20:15:00,5+01", "2026-11-30T20:15:00.+01:00", "2026-11-30T20:15:00+0100", "2026-11-30T20:15:00-25:00",
    "2026-11-30T20:15:00+01:60", "2026-11-30T20:15:00+1", "20261130", "20261130T201500Z", "0000-01-01", "2026-11-30t20:15z",
};
inline constexpr std::string_view oddLines[] = {
    "", "   ", "[]", "5", "{", "{}", R"({"do":5})", R"({"bandar":1})", "\xef\xbb\xbf{}", R"({"do":"note","text":"a","text":"b"})",
};
inline constexpr std::string_view oddKeys[] = {
    R"("ruling":"so the table agreed")", R"("outOfTurn":true)", R"("outOfTurn":true,"ruling":"not yet settled: who pays")",
    R"("outOfTurn":1)", R"("note":"at night")", R"("amout":5)", R"("at":"2026-11-30")",
};
inline constexpr std::string_view oddHeaderKeys[] = {
    R"("uuid":"0d7e")", R"("title":"By lamplight")", R"("started":"2026-11-30T20:15:00+01:00")", R"("rules":1)", R"("rules":2)",
    R"("options":{"money":"open","cities":"untracked"})", R"("options":{})", R"("options":{"cites":"tracked"})",
};
inline constexpr std::string_view oddPlayerKeys[] = {
    R"("seat":1)", R"("seat":5)", R"("colour":"white")", R"("name":"Dewi")", R"("id":"dewi")",
};
// clang-format on

} // namespace bandar::fuzz
