// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/fault.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace bandar::record {

/// One JSON value of a line, with numbers kept exact: a fraction or a number beyond 64 bits stays text.
struct Json {
    struct Odd {
        std::string literal;
        bool whole = false; ///< a whole number, but far out of range
    };
    using List = std::vector<Json>;
    struct Member;
    using Object = std::vector<Member>; ///< of a key given twice the last counts

    std::variant<std::monostate, bool, std::int64_t, Odd, std::string, List, Object> value;
};

/// One key of an object.
struct Json::Member {
    std::string name;
    Json value;
};

/// The value of a key, or nothing.
const Json *find(const Json::Object &object, std::string_view key);

/// Reads one line that must hold one JSON object. `fault` tells why there is none.
std::optional<Json::Object> parseObject(std::string_view line, Fault &fault);

} // namespace bandar::record
