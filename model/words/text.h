// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QString>

#include <string_view>

namespace bandar::words {

/// A name of the game or of a record, as Qt has it: the bytes are UTF-8.
inline QString textOf(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace bandar::words
