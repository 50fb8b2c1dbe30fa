// SPDX-License-Identifier: MPL-2.0
#include "journal/lock.h"

#include "journal/database_trouble.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <QThread>

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bandar::journal {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LibraryLock)
};

// A descriptor is closed with this.
class Opened {
public:
    explicit Opened(int file) : m_file(file) {}
    ~Opened()
    {
        if (m_file >= 0)
            ::close(m_file);
    }
    Opened(const Opened &) = delete;
    Opened &operator=(const Opened &) = delete;

    int file() const { return m_file; }
    int release() { return std::exchange(m_file, -1); }

private:
    int m_file;
};

// Neither a link is followed nor a pipe waited for.
constexpr int asItLies = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;

// 0, or why not. The kernel lets go of it when the last descriptor is closed.
int grip(int file, int how)
{
    while (::flock(file, how | LOCK_NB) != 0)
        if (errno != EINTR)
            return errno;
    return 0;
}

// Whether the path still leads to the file: whoever held it took it away when done.
bool isStillThere(int file, const QByteArray &path)
{
    struct stat opened{};
    struct stat found{};
    return ::fstat(file, &opened) == 0 && ::lstat(path.constData(), &found) == 0 && opened.st_dev == found.st_dev &&
           opened.st_ino == found.st_ino;
}

bool isFile(int file)
{
    struct stat opened{};
    return ::fstat(file, &opened) == 0 && S_ISREG(opened.st_mode);
}

QString thisProgram()
{
    const QString running = QFile::symLinkTarget(QStringLiteral("/proc/self/exe"));
    return QFileInfo(running.isEmpty() ? QCoreApplication::applicationFilePath() : running).fileName();
}

// As QLockFile of Qt writes it. Version 0.1.0 of this program has one, and takes the file away unless it names a
// process that lives.
QByteArray signature()
{
    return QByteArray::number(QCoreApplication::applicationPid()) + '\n' + thisProgram().toUtf8() + '\n' +
           QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId() + '\n' + QSysInfo::bootUniqueId() +
           '\n';
}

// 0, or why not.
int sign(int file)
{
    const QByteArray told = signature();
    if (::ftruncate(file, 0) != 0)
        return errno;
    const ssize_t written = ::pwrite(file, told.constData(), static_cast<size_t>(told.size()), 0);
    if (written == told.size())
        return 0;
    return written < 0 ? errno : ENOSPC;
}

Trouble inUse(const QString &library)
{
    const QString shown = QDir::toNativeSeparators(library);
    QFile lock(lockOf(library));
    const QList<QByteArray> told = lock.open(QIODevice::ReadOnly) ? lock.read(4096).split('\n') : QList<QByteArray>();
    bool isNumber = false;
    const qlonglong process = told.value(0).toLongLong(&isNumber);
    if (!isNumber || told.size() < 3)
        return {Trouble::Kind::inUse, Tr::tr("The library %1 is in use by another program.").arg(shown)};
    return {Trouble::Kind::inUse,
            Tr::tr("The library %1 is in use by %2 on %3 (process %4).")
                .arg(shown, QString::fromUtf8(told[1]), QString::fromUtf8(told[2]), QString::number(process))};
}

// Whether the file is held now, and is still the one of that name; what another holds is waited for a moment.
Result<bool> gripped(int file, const QByteArray &path, const QString &library)
{
    constexpr int pause = 10; // milliseconds
    const int whyNot = grip(file, LOCK_EX);
    if (whyNot == EWOULDBLOCK)
        QThread::msleep(pause);
    else if (whyNot != 0)
        return cannotWrite(lockOf(library), whyNot);
    return whyNot == 0 && isStillThere(file, path);
}

Trouble cannotOpen(const QString &library, int why)
{
    return cannotWrite(why == ELOOP ? lockOf(library) : library, why);
}

} // namespace

QString lockOf(const QString &library) { return library + QStringLiteral(".lock"); }

Lock::~Lock()
{
    if (m_library >= 0)
        ::close(m_library);
    if (isStillThere(m_file, m_path))
        ::unlink(m_path.constData());
    ::close(m_file);
}

Done Lock::holdFileOf(const QString &library)
{
    if (m_library >= 0)
        return {};
    m_library = ::open(QFile::encodeName(library).constData(), O_RDONLY | asItLies);
    if (m_library < 0)
        return errno == ENOENT ? Done() : Done(cannotWrite(library, errno));
    if (grip(m_library, LOCK_EX) == EWOULDBLOCK)
        return Trouble{Trouble::Kind::inUse,
                       Tr::tr("The library %1 is in use by another program, under another name of the same file.")
                           .arg(QDir::toNativeSeparators(library))};
    return {};
}

Result<std::unique_ptr<Lock>> takeLock(const QString &library)
{
    // Whoever asks who holds it has it in the hand for a moment, and one that is let go goes away.
    constexpr int attempts = 15;
    const QByteArray path = QFile::encodeName(lockOf(library));
    for (int attempt = 0; attempt < attempts; ++attempt) {
        Opened opened(::open(path.constData(), O_RDWR | O_CREAT | asItLies, 0666));
        const int whyNotOurs = opened.file() < 0 ? errno : 0;
        Opened looked(whyNotOurs == 0 ? -1 : ::open(path.constData(), O_RDONLY | asItLies));
        const int file = whyNotOurs == 0 ? opened.file() : looked.file();
        if (file < 0)
            return cannotOpen(library, whyNotOurs);
        if (!isFile(file))
            return cannotWrite(lockOf(library), EEXIST);
        const auto held = gripped(file, path, library);
        if (const Trouble *trouble = troubleIn(held))
            return *trouble;
        if (!std::get<bool>(held))
            continue;
        // What a process of another user left, which ended, goes; what is ours is signed.
        const int reason = whyNotOurs != 0 ? whyNotOurs : sign(file);
        const bool isGone = reason != 0 && ::unlink(path.constData()) == 0;
        if (reason == 0)
            return std::unique_ptr<Lock>(new Lock(opened.release(), path));
        if (whyNotOurs == 0 || !isGone)
            return cannotWrite(library, reason);
    }
    return inUse(library);
}

bool isHeld(const QString &library)
{
    const Opened opened(::open(QFile::encodeName(lockOf(library)).constData(), O_RDONLY | asItLies));
    return opened.file() >= 0 && isFile(opened.file()) && grip(opened.file(), LOCK_SH) == EWOULDBLOCK;
}

} // namespace bandar::journal
