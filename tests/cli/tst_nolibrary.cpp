// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"
#include "kit/new_files.h"
#include "kit_library.h"

namespace bandar::tests {

namespace {

using Words = std::vector<std::string>;

const std::string city = "{'do':'city','player':'ana','province':'bali'}"_json;

Ran on(const QString &file, Words words, const std::string &input = {})
{
    words.insert(words.end(), {"--library", file.toStdString()});
    return call(words, input);
}

} // namespace

/// A name that leads to no library, to nothing or to another file, is told and left as it is.
class NoLibrary : public QObject {
    Q_OBJECT

    NewFiles m_files{QStringLiteral("library.db")};

    QString newFile() { return m_files.next(); }

private Q_SLOTS:
    void isTouchedForAnEmptyNameOfAGame()
    {
        const QString file = newFile();
        QCOMPARE(on(file, {"new", "--players", "Ana,Ben"}).status, 0); // it has no title
        for (const Words &words : {Words{"show", ""}, Words{"delete", ""}})
            QCOMPARE(on(file, words).status, 2);
        QVERIFY(!on(file, {"games"}).out.empty());
    }
    void isMadeForATypo()
    {
        const QString file = newFile();
        const QString folder = QFileInfo(file).path();
        for (const QString &missing : {file, folder + QStringLiteral("/c/d/typo.db")}) {
            for (const Words &words : std::vector<Words>{{"enter", "1"},
                                                         {"undo", "1"},
                                                         {"redo", "1"},
                                                         {"amend", "1", "1", city},
                                                         {"insert", "1", "end", city},
                                                         {"remove", "1", "1"},
                                                         {"settle", "1", "1", "so be it"},
                                                         {"rename", "1", "Friday"},
                                                         {"duplicate", "1"},
                                                         {"delete", "1"},
                                                         {"restore", "1"}}) {
                const Ran ran = on(missing, words, city + "\n");
                QCOMPARE(ran.status, 2);
                QCOMPARE(ran.err, "bandar-cli: there is no library " + missing.toStdString() + " yet\n");
                QVERIFY2(QDir(folder).isEmpty(), words.front().c_str());
            }
        }
        for (const Words &words : {Words{"copies", folder.toStdString()}, Words{"new", "--players", "A,B"}}) {
            const QString made = newFile();
            QCOMPARE(on(made, words).status, 0);
            QVERIFY(QFile::exists(made));
        }
    }
    void isMadeOfAnEmptyFileForATypo()
    {
        const QString file = newFile();
        write(file, {});
        QCOMPARE(on(file, {"rename", "1", "Friday"}).status, 2);
        QCOMPARE(contentsOf(file), QByteArray());
        QCOMPARE(on(file, {"new", "--players", "A,B"}).status, 0);
    }
    void isMadeForAnotherName()
    {
        const QString file = newFile();
        const QString before = QDir::currentPath();
        QDir::setCurrent(QFileInfo(file).path());
        const Ran colon = on(QStringLiteral(":games.db"), {"new", "--players", "A,B"});
        const Ran bytes = call({"new", "--players", "A,B", "--library", "\xff.db"});
        QDir::setCurrent(before);
        QVERIFY2(colon.status == 0, colon.err.c_str());
        QCOMPARE(bytes.status, 2);
        QVERIFY2(bytes.err.find("UTF-8") != std::string::npos, bytes.err.c_str());
        QCOMPARE(QFileInfo(file).dir().entryList({QStringLiteral("*.db")}), QStringList{QStringLiteral(":games.db")});
    }
    void isChanged()
    {
        QByteArray noise(20'000, '\0');
        for (qsizetype at = 0; at < noise.size(); ++at)
            noise[at] = static_cast<char>(at * at * 31 >> 5);
        for (const QByteArray &contents : {QByteArray("{\"bandar\":1,\"game\":\"indonesia\"}\n"), noise}) {
            const QString file = newFile();
            write(file, contents);
            for (const Words &words : {Words{"new", "--players", "A,B"}, Words{"undo", "1"}, Words{"games"}}) {
                const Ran ran = on(file, words);
                QCOMPARE(ran.status, 2);
                QVERIFY2(ran.err.find("it is no file of games") != std::string::npos, ran.err.c_str());
                QCOMPARE(contentsOf(file), contents);
                QVERIFY(!QFile::exists(file + QStringLiteral(".damaged-1")));
            }
        }
    }
};

namespace {
const Enlisted<NoLibrary> enlisted;
}

} // namespace bandar::tests

#include "tst_nolibrary.moc"
