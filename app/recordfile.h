// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QByteArray>
#include <QString>

#include <variant>

namespace bandar::app {

/// The file that a word of the command line names: also one that begins with a colon, as nothing on a disk does for Qt.
QString fileNamed(const QString &word);

/// All bytes of a file that should hold a record or a history, or the words for why there are none: never a part of
/// them, and never more than a record may be long. `name` is what those words call the file.
std::variant<QByteArray, QString> readRecordFile(const QString &path, const QString &name);

} // namespace bandar::app
