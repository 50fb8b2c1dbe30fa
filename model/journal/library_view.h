// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/database_connection.h"

#include <QTemporaryDir>

#include <array>
#include <optional>

#include <sys/types.h>
#include <time.h>

namespace bandar::journal {

/// By what the files of a library are known again, without reading them.
class Traces {
public:
    static Traces of(const QString &library);
    /// Only by the file itself.
    static Traces ofFile(const QByteArray &encodedName);
    bool operator==(const Traces &) const = default;
    /// Whether the library is still the same file, whatever was written into it since.
    bool isOfSameFile(const Traces &other) const;
    bool hasFile() const { return m_files.front().has_value(); }

private:
    struct File {
        dev_t device = 0;
        ino_t number = 0;
        off_t size = 0;
        time_t seconds = 0; ///< of the last change
        long nanoseconds = 0;
        bool operator==(const File &) const = default;
    };
    std::array<std::optional<File>, 3> m_files; ///< the library, its log, its journal
};

/// A library as it lies open before a reader. Not a byte and not a name changes in its folder. Where nobody writes and
/// its log is empty the file is all there is; a log that was left is read from a copy in the folder for temporary
/// files, because SQLite reads none without writing beside it; next to the process that writes, SQLite keeps both in
/// step. Nothing at all, or an empty file, is read as a library without games.
struct LibraryView {
    std::unique_ptr<QTemporaryDir> copy;
    std::unique_ptr<Connection> connection;
    Traces traces;              ///< of the files before they were read
    bool isLive = false;        ///< what others write is seen
    bool hasStrangeLog = false; ///< beside it lies the log of another file

    /// Whether it still shows what the files hold.
    bool isCurrent(const QString &file) const;
};

/// Opens the file, its links followed, to read.
Result<LibraryView> openToRead(const QString &file);

/// It changes too often to be read whole.
Trouble beingWritten(const QString &file);

} // namespace bandar::journal
