// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QByteArray>

#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace bandar::journal {

/// Four bytes over numbers and texts in their order: what was stored is told by them from what was not. It says
/// nothing of what an act leads to (see hashOf).
QByteArray checksumOf(std::initializer_list<std::int64_t> numbers, std::initializer_list<QByteArray> texts);

} // namespace bandar::journal
