// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"
#include "kit_disk.h"

#include <QCryptographicHash>

#include <sys/stat.h>

namespace bandar::tests {

namespace {

using Words = std::vector<std::string>;

const std::string city = "{'do':'city','player':'ana','province':'bali'}"_json;

// All that a folder shows: names, bytes, times and rights.
QStringList shownBy(const QString &folder)
{
    QStringList shown;
    for (const QFileInfo &file : QDir(folder).entryInfoList(
             QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name)) {
        struct stat found{};
        ::lstat(QFile::encodeName(file.filePath()).constData(), &found);
        const QByteArray contents = file.isFile() ? contentsOf(file.filePath()) : QByteArray();
        shown << QStringLiteral("%1 %2 %3.%4 %5 %6")
                     .arg(file.fileName())
                     .arg(found.st_mode)
                     .arg(found.st_mtim.tv_sec)
                     .arg(found.st_mtim.tv_nsec)
                     .arg(contents.size())
                     .arg(QString::fromLatin1(QCryptographicHash::hash(contents, QCryptographicHash::Md5).toHex()));
    }
    return shown;
}

Ran on(const QString &file, Words words, const std::string &input = {})
{
    words.insert(words.end(), {"--library", file.toStdString()});
    return call(words, input);
}

// Every command that only asks, but for the copy.
std::vector<Words> questions()
{
    return {{"games"},
            {"games", "--json"},
            {"games", "--bin"},
            {"show", "1"},
            {"show", "1", "--at", "1"},
            {"history", "1"},
            {"statement", "1", "ana"},
            {"count", "1", "ana", "5"},
            {"export", "1"},
            {"export", "1", "--history"},
            {"export", "1", "--csv"},
            {"export", "1", "--standings"},
            {"figures", "1"},
            {"copies"},
            {"verify"},
            {"undo", "1", "--preview"},
            {"amend", "1", "1", "{'do':'city','player':'ana','province':'jawa-timur'}"_json, "--preview"},
            {"insert", "1", "1", "{'do':'note','text':'x'}"_json, "--preview"},
            {"insert", "1", "end", "{'do':'note','text':'x'}"_json, "--preview"},
            {"remove", "1", "1", "--preview"}};
}

// One game with an entry.
void fill(const QString &file)
{
    if (on(file, {"new", "--players", "Ana,Ben"}).status != 0 || on(file, {"enter", "1"}, city + "\n").status != 0)
        qFatal("the test cannot make its library");
}

void flip(const QString &file, qsizetype at)
{
    QByteArray contents = contentsOf(file);
    contents[at] = static_cast<char>(contents[at] ^ 0x55);
    write(file, contents);
}

// What the log of a killed writer holds, and the file does not.
const QString logged = QStringLiteral("/kept/in/the/log");

void killAWriterOf(const QString &file)
{
    leaveUnclean(file, [](Library &library) { got(library.set(QStringLiteral("copies"), logged)); });
}

} // namespace

/// Who only asks needs nothing but to read, and changes neither a byte nor a name, whatever is found.
class ReadingALibrary : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QTemporaryDir m_elsewhere; ///< for temporary files
    int m_files = 0;

    QString newFile()
    {
        const QString folder = m_folder.filePath(QString::number(++m_files));
        QDir().mkpath(folder);
        return folder + QStringLiteral("/it's a #1 %41? library.db");
    }
    bool leftNothingElsewhere() const { return QDir(m_elsewhere.path()).isEmpty(); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QFile::setPermissions(m_folder.path(),
                                      QFile::permissions(m_folder.path()) | QFile::ExeOther | QFile::ReadOther));
        QVERIFY(::chmod(QFile::encodeName(m_elsewhere.path()).constData(), 01777) == 0);
        qputenv("TMPDIR", QFile::encodeName(m_elsewhere.path()));
    }
    void cleanupTestCase() { qunsetenv("TMPDIR"); }

    void changesNothing_data()
    {
        QTest::addColumn<std::function<void(QString)>>("prepare");
        QTest::addColumn<int>("status");
        using Prepare = std::function<void(QString)>;
        const auto row = [](const char *name, int status, const Prepare &prepare) {
            QTest::newRow(name) << Prepare([prepare](const QString &file) {
                fill(file);
                prepare(file);
            }) << status;
        };
        row("closed", 0, [](const QString &) {});
        row("left by a kill", 0, killAWriterOf);
        row("left by a kill, without its index", 0, [](const QString &file) {
            killAWriterOf(file);
            QFile::remove(file + QStringLiteral("-shm"));
        });
        row("with the lock of nobody", 0,
            [](const QString &file) { write(file + QStringLiteral(".lock"), "1\ninit\nhost\n\n\n"); });
        row("a broken page", 5, [](const QString &file) { flip(file, 4096 + 3); });
        row("a broken header", 5, [](const QString &file) { flip(file, 20); });
        row("a broken log", 5, [](const QString &file) {
            killAWriterOf(file);
            flip(file + QStringLiteral("-wal"), 70);
        });
        row("cut short", 5, [](const QString &file) { write(file, contentsOf(file).chopped(1)); });
        row("a letter", 2, [](const QString &file) { write(file, "Dear Ana,\n"); });
        row("of another program", 2, [](const QString &file) {
            QFile::remove(file);
            runOn(file, {QStringLiteral("CREATE TABLE bookmarks (x)")});
        });
        row("of a newer version", 2, [](const QString &file) {
            runOn(file, {QStringLiteral("CREATE TABLE seats (x)"), QStringLiteral("PRAGMA user_version=999")});
        });
        row("a broken number of its version", 5,
            [](const QString &file) { runOn(file, {QStringLiteral("PRAGMA user_version=259")}); });
    }
    void changesNothing()
    {
        QFETCH(const std::function<void(QString)>, prepare);
        QFETCH(const int, status);
        const QString file = newFile();
        prepare(file);
        const QString folder = QFileInfo(file).path();
        const QStringList before = shownBy(folder);
        for (const Words &words : questions()) {
            const Ran ran = on(file, words);
            QVERIFY2(ran.status == status, (words.front() + ": " + ran.err).c_str());
            if (status != 5) // of what is damaged it is shown what can still be read
                QCOMPARE(ran.out.empty(), status != 0 || words.back() == "--bin");
            QCOMPARE(ran.err.empty(), status == 0);
            QCOMPARE(shownBy(folder), before);
        }
        const QTemporaryDir other(m_folder.filePath(QStringLiteral("other-XXXXXX")));
        QCOMPARE(on(file, {"backup", other.filePath(QStringLiteral("copy")).toStdString()}).status, status);
        QVERIFY(status == 5 || QDir(other.path()).isEmpty() == (status != 0));
        QCOMPARE(shownBy(folder), before);
        QVERIFY(leftNothingElsewhere());
    }
    void showsWhatCanStillBeRead()
    {
        const QString file = newFile();
        fill(file);
        const std::string whole = on(file, {"show", "1"}).out;
        flip(file, 20);
        QCOMPARE(on(file, {"show", "1"}).out, whole);
        QCOMPARE(on(file, {"games"}).status, 5);
        QVERIFY(on(file, {"games"}).err.find("Nothing is missing") != std::string::npos);
        // Who writes has it set aside first, and that is opened to look.
        QCOMPARE(on(file, {"enter", "1"}, "{'do':'note','text':'x'}\n"_json).status, 5);
        QCOMPARE(on(file, {"show", "1"}).out, whole);
        QCOMPARE(on(file, {"show", "1"}).status, 0);
        const QString aside = file + QStringLiteral(".damaged-1");
        QCOMPARE(on(aside, {"show", "1"}).out, whole);
        QCOMPARE(on(aside, {"enter", "1"}, "{'do':'note','text':'x'}\n"_json).status, 2);
        QVERIFY(!QFile::exists(aside + QStringLiteral(".damaged-1")));
    }
    void showsWhatTheLogHolds()
    {
        const QString file = newFile();
        fill(file);
        killAWriterOf(file);
        QCOMPARE(on(file, {"copies"}).out, logged.toStdString() + "\n");
        const QTemporaryDir other(m_folder.filePath(QStringLiteral("other-XXXXXX")));
        const QString copy = other.filePath(QStringLiteral("copy"));
        QCOMPARE(on(file, {"backup", copy.toStdString()}).status, 0);
        QCOMPARE(on(copy, {"copies"}).out, logged.toStdString() + "\n");
    }
    void makesNoLibrary()
    {
        const QString file = newFile();
        const QString folder = QFileInfo(file).path();
        for (const QString &missing : {file, folder + QStringLiteral("/no/such/folder/library.db")}) {
            QCOMPARE(on(missing, {"games"}).status, 0);
            QCOMPARE(on(missing, {"games"}).out, std::string());
            QVERIFY(on(missing, {"games"}).err.find(missing.toStdString()) != std::string::npos);
            QCOMPARE(on(missing, {"games", "--json"}).out, std::string("[]\n"));
            for (const char *command : {"show", "history", "export"})
                QCOMPARE(on(missing, {command, "1"}).status, 2);
            QCOMPARE(on(missing, {"undo", "1", "--preview"}).status, 2);
            QCOMPARE(on(missing, {"backup", file.toStdString() + " copy"}).status, 2);
            QVERIFY(QDir(folder).isEmpty());
        }
    }
    void worksOnADiskThatCanOnlyBeRead_data()
    {
        QTest::addColumn<bool>("isKilled");
        QTest::newRow("closed") << false;
        QTest::newRow("left by a kill") << true;
    }
    void worksOnADiskThatCanOnlyBeRead()
    {
        QFETCH(const bool, isKilled);
        SmallDisk disk("size=4m");
        const QStringList others = QDir(m_elsewhere.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        const QString file = disk.file(QStringLiteral("games"));
        fill(file);
        if (isKilled)
            killAWriterOf(file);
        write(file + QStringLiteral(".lock"),
              QByteArray("1\nbandar-cli\n") + QSysInfo::machineHostName().toUtf8() + "\n\n\n");
        disk.makeReadOnly();
        const QStringList before = shownBy(disk.path());
        for (const Words &words : questions()) {
            const Ran ran = on(file, words);
            QVERIFY2(ran.status == 0, (words.front() + ": " + ran.err).c_str());
        }
        for (const Words &words : {Words{"enter", "1"}, Words{"undo", "1"}, Words{"new", "--players", "A,B"}})
            QCOMPARE(on(file, words, city).status, 4);
        QCOMPARE(shownBy(disk.path()), before);
        QCOMPARE(QDir(m_elsewhere.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), others);
    }
    void worksForWhoMayOnlyRead_data() { worksOnADiskThatCanOnlyBeRead_data(); }
    void worksForWhoMayOnlyRead()
    {
        QFETCH(const bool, isKilled);
        const QString file = newFile();
        fill(file);
        if (isKilled)
            killAWriterOf(file);
        const QString folder = QFileInfo(file).path();
        const QStringList before = shownBy(folder);
        const int wrong = elsewhere(
            [&file] {
                int asked = 0;
                for (const Words &words : questions()) {
                    ++asked;
                    if (on(file, words).status != 0)
                        return asked;
                }
                return on(file, {"undo", "1"}).status == 4 ? 0 : 50;
            },
            true);
        QCOMPARE(wrong, 0);
        QCOMPARE(shownBy(folder), before);
        // One that may not even be read is no matter of the disk.
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(elsewhere([&file] { return on(file, {"games"}).status; }, true), 2);
    }
    void worksBesideTheOneThatWrites()
    {
        const QString file = newFile();
        fill(file);
        OtherProcess other([&file] {
            static LibraryPointer held;
            held = openToWrite(file);
            got(held->set(QStringLiteral("copies"), logged));
        });
        QVERIFY(other.isReady());
        for (const Words &words : questions()) {
            const Ran ran = on(file, words);
            QVERIFY2(ran.status == 0, (words.front() + ": " + ran.err).c_str());
        }
        QCOMPARE(on(file, {"copies"}).out, logged.toStdString() + "\n");
        const Ran refused = on(file, {"undo", "1"});
        QCOMPARE(refused.status, 3);
        QVERIFY2(refused.err.find("process " + std::to_string(other.id())) != std::string::npos, refused.err.c_str());
        other.kill();
        QCOMPARE(on(file, {"undo", "1"}).status, 0);
    }
    void followsLinksToTheOneLibrary()
    {
        const QString file = newFile();
        const QString link = m_folder.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(file, link));
        fill(link); // made through a link that leads nowhere yet
        QVERIFY(QFile::exists(file));
        killAWriterOf(link);
        QCOMPARE(on(link, {"copies"}).out, on(file, {"copies"}).out);
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(QFileInfo(file).path()));
        QCOMPARE(on(QFileInfo(file).fileName(), {"copies"}).out, logged.toStdString() + "\n");
        QVERIFY(QDir::setCurrent(before));
    }
};

namespace {
const Enlisted<ReadingALibrary> enlisted;
}

} // namespace bandar::tests

#include "tst_reading.moc"
