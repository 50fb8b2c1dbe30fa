// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/remark.h"

#include <cstdint>
#include <optional>
#include <string>

namespace bandar::record {

/// What is wrong with a line of a record, in data. The words layer makes the sentence.
struct Fault {
    enum class Kind : std::uint8_t {
        notJson, ///< `value` tells where: the column
        notObject,
        tooDeep,
        lineTooLong,   ///< most: bytes
        fileTooLong,   ///< most: bytes
        otherEncoding, ///< value: what the file is instead of UTF-8
        nulByte,
        strayMark, ///< a byte order mark that does not lead the file
        noHeader,
        headerAgain,     ///< a second header
        newerFormat,     ///< value: the version; most: the newest known
        unknownGame,     ///< value; suggestion: the games there are
        playerNumber,    ///< value, least, most
        twice,           ///< key, value: of two players
        unknownEntry,    ///< value; suggestion
        unknownKey,      ///< key; suggestion
        missingKey,      ///< key
        wantsNumber,     ///< key
        wantsWhole,      ///< key, value: a number with a fraction
        outOfRange,      ///< key, value, least, most
        wantsText,       ///< key
        blankText,       ///< key
        longText,        ///< key, most
        hiddenCharacter, ///< key: control or direction characters
        wantsFlag,       ///< key
        wantsList,       ///< key, least, most: number of items
        wantsItems,      ///< key: a list of objects
        unknownName,     ///< key, value; suggestion
        unknownPlayer,   ///< key, value; suggestion: the players there are
        badId,           ///< key, value
        badTime,         ///< key, value
        senselessAct,    ///< value: an act of a history that does not fit those before it
        refused,         ///< the rules: see `refusal`
    };

    Kind kind = Kind::notJson;
    std::size_t line = 0;
    std::string key;
    std::string value;
    std::string suggestion; ///< what was probably meant
    std::string choices;    ///< what there is, where nothing is near
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::optional<table::Refusal> refusal;
};

} // namespace bandar::record
