// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "kit_library.h"

#include <sys/mount.h>

namespace bandar::tests {

/// A disk of its own, small enough to be filled. There must be one: nothing else shows what a full disk does, or
/// one that can only be read.
class SmallDisk {
public:
    explicit SmallDisk(const char *options) : m_options(options)
    {
        m_isThere = ::mount("tmpfs", folder(), "tmpfs", 0, m_options) == 0;
        if (!m_isThere)
            qFatal("the test cannot mount a small disk: it must run as root");
    }
    ~SmallDisk() { ::umount2(folder(), MNT_DETACH); }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    QString path() const { return m_folder.path(); }
    QString file(const QString &name) const { return m_folder.filePath(name); }
    void fill() const
    {
        QFile ballast(file(QStringLiteral("ballast")));
        if (!ballast.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
            qFatal("the test cannot write its own file");
        while (ballast.write(QByteArray(4096, 'b')) == 4096) {
        }
    }
    void makeReadOnly()
    {
        if (::mount(nullptr, folder(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) != 0)
            qFatal("the test cannot make its disk one that can only be read");
    }
    void makeRoom() const { QFile::remove(file(QStringLiteral("ballast"))); }
    QStringList names() const
    {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }

private:
    const char *folder() { return (m_path = QFile::encodeName(m_folder.path())).constData(); }

    QTemporaryDir m_folder;
    QByteArray m_path;
    const char *m_options;
    bool m_isThere = false;
};

} // namespace bandar::tests
