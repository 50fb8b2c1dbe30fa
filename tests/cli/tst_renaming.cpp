// SPDX-License-Identifier: MPL-2.0
#include "kit/library.h"
#include "kit_library.h"
#include "shelves.h"

namespace bandar::tests {

namespace {

/// A library with one game of Ana and Ben, and the command line on it.
struct OneGame {
    QTemporaryDir folder;

    OneGame() { run({"new", "--players", "Ana,Ben"}); }
    QString file() const { return folder.filePath(QStringLiteral("games.db")); }
    Ran run(const Words &words, const app::GameShelf &games = bothShelf()) const
    {
        return call(words + "--library" + file().toStdString(), {}, games);
    }
    bool isSetAside() const { return QFile::exists(file() + QStringLiteral(".damaged-1")); }
};

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

} // namespace

/// `rename` and `duplicate`: what one game does not allow costs no other.
class Renaming : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesAGameAloneThatIsNotKnown()
    {
        const OneGame library;
        const std::string before = library.run({"export", "1"}).out;
        for (const Words &words : {Words{"rename", "1", "Friday"}, Words{"duplicate", "1"}}) {
            const Ran ran = library.run(words, toyShelf());
            QCOMPARE(ran.status, 2);
            QVERIFY2(contains(ran.err, "needs a newer Bandar"), ran.err.c_str());
            QVERIFY(!library.isSetAside());
        }
        QCOMPARE(library.run({"export", "1"}).out, before);
        QCOMPARE(library.run({"games"}).status, 0);
    }
    void readsTheHeaderFromWhereItIsSound()
    {
        const OneGame library;
        runOn(library.file(), {QStringLiteral("UPDATE games SET header = x'7b' || substr(header, 3)")});
        QCOMPARE(library.run({"rename", "1", "Friday"}).status, 0);
        runOn(library.file(), {QStringLiteral("UPDATE games SET header = x'7b' || substr(header, 3)")});
        QCOMPARE(library.run({"duplicate", "1", "Saturday"}).out, std::string("game 2\n"));
        QVERIFY(!library.isSetAside());
        QVERIFY(contains(library.run({"export", "1"}).out, "'title':'Friday'"_json));
        QVERIFY(contains(library.run({"export", "2"}).out, "'title':'Saturday'"_json));
    }
};

namespace {
const Enlisted<Renaming> enlisted;
}

} // namespace bandar::tests

#include "tst_renaming.moc"
