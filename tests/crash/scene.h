// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "kit/evening.h"

#include <QProcess>
#include <QTemporaryDir>

#include <optional>
#include <random>

namespace bandar::tests {

/// What a process is doing when it is killed.
enum class Deed : std::uint8_t { enter, undo, amend, import };
inline constexpr std::array deeds{Deed::enter, Deed::undo, Deed::amend, Deed::import};

/// A library with one recorded game up to its 60th entry, ready to be worked on by a process that will not live long.
class Scene {
public:
    static constexpr std::size_t begun = 60; ///< entries in the game before the process starts

    Scene();

    QString file() const { return m_folder.filePath(QStringLiteral("games.db")); }
    QString folder() const { return m_folder.path(); }
    /// A fresh copy of the library, with nothing left of the last run.
    void reset();
    /// What a process that does the deed is called with, and what it reads.
    QStringList arguments(Deed deed) const;
    QByteArray input(Deed deed) const;

    /// Whether a library opens, verifies act by act, and holds what the process acknowledged and nothing that it was
    /// never asked for: a sentence where it does not.
    QString compare(const QString &file, Deed deed, const QByteArray &said) const;

private:
    QString compareEntered(const std::vector<std::string> &exported, const QByteArray &said) const;

    QTemporaryDir m_folder;
    std::vector<std::string> m_record; ///< lines of the whole record
    std::vector<std::string> m_export; ///< the same as the library exports it
    std::string m_undone;              ///< what the game exports after the undo
    std::string m_amended;             ///< and after the change
    std::string m_imported;            ///< what the other game exports
};

/// How often: the variable of that name, or the whole number that the promise tells.
int wanted(const char *variable, int promised);

} // namespace bandar::tests
