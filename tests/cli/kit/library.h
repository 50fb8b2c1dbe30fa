// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "kit/call.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

namespace bandar::tests {

/// The words of a call.
using Words = std::vector<std::string>;
inline Words operator+(Words words, const std::string &more)
{
    words.push_back(more);
    return words;
}

/// A folder with a library of its own, and the command line on it.
class CommandShelf {
public:
    /// Runs a call; where it is one on a library, on that of this folder.
    Ran run(Words words, const std::string &input = {}) const
    {
        static const Words onRecords{"state", "score", "log", "ledger", "normalise"};
        if (std::ranges::find(onRecords, words.front()) == onRecords.end())
            words = std::move(words) + "--library" + path("games.db");
        return call(words, input);
    }
    /// Writes a file of the folder: its path.
    std::string write(const std::string &name, const std::string &bytes) const
    {
        QFile file(QString::fromStdString(path(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0)
            qFatal("the test cannot write its own file");
        return path(name);
    }

private:
    std::string path(const std::string &name) const
    {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }

    QTemporaryDir m_folder;
};

} // namespace bandar::tests
