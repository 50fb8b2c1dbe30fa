// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/library.h"
#include "support/suite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <string>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace bandar::tests {

using namespace journal;
using LibraryPointer = std::unique_ptr<Library>;

/// What was asked for. A test that does not get it cannot go on.
template <class T>
T got(std::variant<T, Trouble> result)
{
    if (const Trouble *trouble = troubleIn(result))
        qFatal("%s", qPrintable(trouble->sentence));
    return std::get<T>(std::move(result));
}

/// "disk", "damaged"; "no trouble" where it is done.
template <class T>
std::string troubleOf(const std::variant<T, Trouble> &result)
{
    const Trouble *trouble = troubleIn(result);
    if (trouble == nullptr)
        return "no trouble";
    if (trouble->sentence.size() < 15)
        return "trouble without a sentence";
    switch (trouble->kind) {
    case Trouble::Kind::inUse: return "in use";
    case Trouble::Kind::disk: return "disk";
    case Trouble::Kind::damaged: return "damaged";
    case Trouble::Kind::damagedGame: return "damaged game";
    case Trouble::Kind::newer: return "newer";
    case Trouble::Kind::unworkable: return "unworkable";
    case Trouble::Kind::unreadable: return "unreadable";
    case Trouble::Kind::failed: return "failed";
    case Trouble::Kind::noSuchGame: return "no such game";
    case Trouble::Kind::refused: return "refused";
    }
    return "unknown";
}

template <class T>
QString sentenceOf(const std::variant<T, Trouble> &result)
{
    return troubleIn(result) == nullptr ? QString() : troubleIn(result)->sentence;
}

inline QDate dayNumber(int number) { return QDate(2026, 1, 1).addDays(number); }

inline Result<LibraryPointer> tryOpen(const QString &file, Library::Access access = Library::Access::write, int day = 0)
{
    return Library::open(file, access, dayNumber(day));
}

inline LibraryPointer openToWrite(const QString &file, int day = 0)
{
    return got(tryOpen(file, Library::Access::write, day));
}

inline LibraryPointer openToRead(const QString &file) { return got(tryOpen(file, Library::Access::read)); }

inline QList<ActRow> actsFrom(std::int64_t first, int count, const QByteArray &word = "act", int size = 0)
{
    QList<ActRow> acts;
    for (std::int64_t number = first; number < first + count; ++number)
        acts.push_back({.number = number,
                        .line = "{\"" + word + "\":" + QByteArray::number(static_cast<qlonglong>(number)) + "}" +
                                QByteArray(size, 'x'),
                        .rules = 3,
                        .hash = QByteArray("\x00\xff\x10", 3) + word});
    return acts;
}

inline GameRow gameCalled(const QString &title)
{
    return {.id = 0,
            .uuid = QStringLiteral("uuid of ") + title,
            .game = QStringLiteral("toy"),
            .header = "{\"header\":1}",
            .summary = {.title = title,
                        .players = QStringLiteral("Ani, Budi"),
                        .standing = QStringLiteral("Year 1"),
                        .entries = 2,
                        .finished = false,
                        .started = QStringLiteral("2026-01-01T10:00:00Z"),
                        .lastPlayed = QStringLiteral("2026-01-01T11:00:00Z")},
            .inBin = false};
}

inline GameId addGame(Library &library, const QString &title, int acts = 0, int size = 0)
{
    return got(library.add(gameCalled(title), actsFrom(1, acts, title.toUtf8(), size)));
}

/// "Ombak, Harbour": the titles as they are listed.
inline std::string titles(const Library &library, bool inBin = false)
{
    QStringList list;
    for (const GameRow &row : got(library.games(inBin)))
        list << row.summary.title;
    return list.join(QStringLiteral(", ")).toStdString();
}

inline QByteArray contentsOf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray("there is no such file");
}

inline void write(const QString &file, const QByteArray &contents)
{
    QFile opened(file);
    if (!opened.open(QIODevice::WriteOnly) || opened.write(contents) != contents.size())
        qFatal("the test cannot write its own file");
}

/// Statements on a file past the library, the first column of the last row.
inline QVariant runOn(const QString &file, const QStringList &statements)
{
    QVariant value;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("of the test"));
        database.setDatabaseName(file);
        if (!database.open())
            qFatal("the test cannot open its own file");
        QSqlQuery query(database);
        for (const QString &statement : statements)
            if (!query.exec(statement))
                qFatal("the test cannot run its own statement");
        if (query.next())
            value = query.value(0);
    }
    QSqlDatabase::removeDatabase(QStringLiteral("of the test"));
    return value;
}

/// Another process. It says that it is ready by returning from its work, and then waits to be ended.
class OtherProcess {
public:
    explicit OtherProcess(const std::function<void()> &work)
    {
        int ends[2];
        if (::pipe(ends) != 0)
            qFatal("the test cannot make a pipe");
        m_process = ::fork();
        if (m_process == 0) {
            work();
            if (::write(ends[1], "r", 1) != 1)
                ::_exit(9);
            for (;;)
                ::pause();
        }
        ::close(ends[1]);
        char ready = 0;
        m_isReady = ::read(ends[0], &ready, 1) == 1;
        ::close(ends[0]);
    }
    ~OtherProcess() { kill(); }
    OtherProcess(const OtherProcess &) = delete;
    OtherProcess &operator=(const OtherProcess &) = delete;

    bool isReady() const { return m_isReady; }
    pid_t id() const { return m_process; }
    void kill()
    {
        if (m_process <= 0)
            return;
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
        m_process = 0;
    }

private:
    pid_t m_process = 0;
    bool m_isReady = false;
};

/// What the work returns, done in a process of its own, by a user who owns nothing if that is wanted.
inline int elsewhere(const std::function<int()> &work, bool asNobody = false)
{
    const pid_t process = ::fork();
    if (process == 0) {
        if (asNobody && (::setgid(65534) != 0 || ::setuid(65534) != 0))
            ::_exit(99);
        ::_exit(work());
    }
    int status = 0;
    ::waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 98;
}

/// A library in a folder of its own, with what is left when its program was killed: the log is not emptied.
inline void leaveUnclean(const QString &file, const std::function<void(Library &)> &work)
{
    OtherProcess other([&] {
        static LibraryPointer library;
        library = openToWrite(file);
        work(*library);
    });
    if (!other.isReady())
        qFatal("the other process failed");
}

} // namespace bandar::tests
