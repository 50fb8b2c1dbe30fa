// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QLockFile>

#include <memory>

namespace bandar::journal {

/// The lock of the one process that may write a library: a file beside it. One that was killed holds nothing.
Result<std::unique_ptr<QLockFile>> takeLock(const QString &library);

/// Where that file lies.
QString lockOf(const QString &library);

} // namespace bandar::journal
