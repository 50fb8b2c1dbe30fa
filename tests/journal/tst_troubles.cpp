// SPDX-License-Identifier: MPL-2.0
#include "journal/database_trouble.h"
#include "kit_library.h"

#include <cerrno>

#include <sys/stat.h>

namespace bandar::tests {

/// Everything that goes wrong is told for what it is; damage is what SQLite calls damage, and a file that is not what
/// was written.
class Troubles : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString &name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    void ofEveryCodeOfSqlite_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<std::string>("kind");
        const auto rows = [](const std::string &kind, const QList<int> &codes) {
            for (const int code : codes)
                QTest::newRow(qPrintable(QString::number(code))) << code << kind;
        };
        // CORRUPT and its kinds, NOTADB, SHORT_READ, DATA (a wrong checksum), CORRUPTFS
        rows("damaged", {11, 267, 523, 779, 26, 522, 8202, 8458});
        // BUSY and its kinds, PROTOCOL
        rows("in use", {5, 261, 517, 773, 15});
        // PERM; READONLY and its kinds; FULL; CANTOPEN and its kinds; NOLFS
        rows("disk", {3, 8, 264, 520, 776, 1032, 1288, 1544, 13, 14, 270, 526, 782, 1038, 1294, 1550, 22});
        // IOERR and its kinds: WRITE, FSYNC, DIR_FSYNC, TRUNCATE, FSTAT, UNLOCK, RDLOCK, DELETE, BLOCKED, ACCESS,
        // CHECKRESERVEDLOCK, LOCK, CLOSE, DIR_CLOSE, SHMOPEN, SHMSIZE, SHMLOCK, SHMMAP, SEEK, DELETE_NOENT, MMAP,
        // GETTEMPPATH, CONVPATH, VNODE, AUTH, BEGIN_ATOMIC, COMMIT_ATOMIC, ROLLBACK_ATOMIC
        rows("disk", {10,   778,  1034, 1290, 1546, 1802, 2058, 2314, 2570, 2826, 3338, 3594, 3850, 4106, 4362,
                      4618, 4874, 5130, 5386, 5642, 5898, 6154, 6410, 6666, 6922, 7178, 7434, 7690, 7946});
        rows("unreadable", {266}); // IOERR_READ
        // ERROR and its kinds, INTERNAL, ABORT, LOCKED (by this program itself), NOMEM, IOERR_NOMEM, INTERRUPT,
        // NOTFOUND, EMPTY, SCHEMA, TOOBIG
        rows("failed", {1, 257, 513, 769, 2, 4, 516, 6, 262, 518, 7, 3082, 9, 12, 16, 17, 18});
        // CONSTRAINT and its kinds, MISMATCH, MISUSE, AUTH, FORMAT, RANGE, NOTICE, WARNING, ROW, DONE, and no code
        rows("failed", {19, 275, 531, 787, 1043, 1299, 1555, 1811, 2067, 2323, 2579, 2835, 3091,
                        20, 21,  23,  24,  25,   27,   283,  539,  28,   284,  100,  101,  0});
    }
    void ofEveryCodeOfSqlite()
    {
        QFETCH(const int, code);
        QFETCH(const std::string, kind);
        const QString native = code == 0 ? QString() : QString::number(code);
        const QSqlError error(QStringLiteral("driver"), QStringLiteral("what SQLite says"), QSqlError::UnknownError,
                              native);
        const Done done = journal::troubleOf(error, QStringLiteral("/a/library"));
        QCOMPARE(tests::troubleOf(done), kind);
        QVERIFY(sentenceOf(done).contains(QStringLiteral("/a/library")));
        if (kind == "failed")
            QVERIFY(sentenceOf(done).contains(QStringLiteral("Nothing was changed")));
    }
    void ofTheSystem_data()
    {
        QTest::addColumn<int>("reason");
        QTest::addColumn<std::string>("kind");
        const auto rows = [](const std::string &kind, const QList<int> &reasons) {
            for (const int reason : reasons)
                QTest::newRow(qPrintable(qt_error_string(reason))) << reason << kind;
        };
        rows("disk", {ENOSPC, EDQUOT, EACCES, EPERM, EROFS, EIO, EISDIR, EEXIST, ENOLCK});
        rows("unreadable", {ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP});
        rows("failed", {ENOMEM, EMFILE, ENFILE, EINTR});
    }
    void ofTheSystem()
    {
        QFETCH(const int, reason);
        QFETCH(const std::string, kind);
        QCOMPARE(tests::troubleOf(Done(cannotWrite(QStringLiteral("/a/library"), reason))), kind);
    }
    void ofWhatIsNoLibrary_data()
    {
        QTest::addColumn<QString>("path");
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("folder")));
        QVERIFY(::mkfifo(QFile::encodeName(file(QStringLiteral("pipe"))).constData(), 0600) == 0);
        QVERIFY(QFile::link(file(QStringLiteral("loop")), file(QStringLiteral("loop"))));
        write(file(QStringLiteral("text")), "a letter");
        runOn(file(QStringLiteral("foreign")),
              {QStringLiteral("PRAGMA application_id=77"), QStringLiteral("CREATE TABLE bookmarks (x)")});
        runOn(file(QStringLiteral("other pages")),
              {QStringLiteral("PRAGMA page_size=1024"), QStringLiteral("CREATE TABLE games (x)")});
        for (const char *name : {"folder", "pipe", "loop", "text/below", "foreign", "other pages"})
            QTest::newRow(name) << file(QString::fromLatin1(name));
        QTest::newRow("device") << QStringLiteral("/dev/zero");
        QTest::newRow("too long") << file(QString(300, u'x'));
    }
    void ofWhatIsNoLibrary()
    {
        QFETCH(const QString, path);
        const QByteArray before = QFileInfo(path).isFile() ? contentsOf(path) : QByteArray();
        const QStringList names = QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System);
        QCOMPARE(tests::troubleOf(tryOpen(path, Library::Access::read)), std::string("unreadable"));
        QCOMPARE(tests::troubleOf(tryOpen(path)), std::string("unreadable"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System), names);
        if (QFileInfo(path).isFile())
            QCOMPARE(contentsOf(path), before);
    }
    void ofABrokenDescriptionOfATableIsDamage()
    {
        // SQLite reads it as another table, and tells every question about it as a mistake of the asker.
        const QString sound = file(QStringLiteral("sound"));
        addGame(*openToWrite(sound), QStringLiteral("game"), 3);
        const QByteArray contents = contentsOf(sound);
        for (const char *word : {"standing", "lastPlayed", "acts (game", "draft BLOB", "settings (key"}) {
            QByteArray broken = contents;
            const qsizetype at = broken.indexOf(word);
            QVERIFY(at > 0);
            broken[at] = static_cast<char>(broken[at] ^ 1);
            const QString copy = file(QStringLiteral("broken"));
            write(copy, broken);
            QCOMPARE(tests::troubleOf(tryOpen(copy, Library::Access::read)), std::string("damaged"));
            QCOMPARE(tests::troubleOf(tryOpen(copy)), std::string("damaged"));
        }
        runOn(sound, {QStringLiteral("CREATE INDEX mine ON games (title)")}); // somebody's own is no damage
        QCOMPARE(titles(*openToRead(sound)), std::string("game"));
        QCOMPARE(titles(*openToWrite(sound)), std::string("game"));
    }
};

namespace {
const Enlisted<Troubles> enlisted;
}

} // namespace bandar::tests

#include "tst_troubles.moc"
