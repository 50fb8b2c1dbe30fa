// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QDir>
#include <QTemporaryDir>

#include <utility>

namespace bandar::tests {

/// Files that are not there yet, all of one name, each in a folder of its own.
class NewFiles {
public:
    explicit NewFiles(QString name) : m_name(std::move(name)) {}

    QString next()
    {
        const QDir folder(m_folder.filePath(QString::number(++m_count)));
        folder.mkpath(QStringLiteral("."));
        return folder.filePath(m_name);
    }

private:
    QTemporaryDir m_folder;
    QString m_name;
    int m_count = 0;
};

} // namespace bandar::tests
