// SPDX-License-Identifier: MPL-2.0
#include "kit_library.h"

namespace bandar::tests {

/// A backup is whole, and takes the place of nothing that it does not hold.
class Backups : public QObject {
    Q_OBJECT

    static Summary summary() { return gameCalled(QStringLiteral("game")).summary; }

private Q_SLOTS:
    void areWhole()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games"));
        const QString copy = folder.filePath(QStringLiteral("new/folder/it's a copy"));
        const auto library = openToWrite(file);
        const GameId id = addGame(*library, QStringLiteral("game"), 3);
        got(library->backUp(copy));
        got(library->append(id, actsFrom(4, 1), summary()));
        QVERIFY(QFileInfo(file + QStringLiteral("-wal")).size() > 0);
        got(library->backUp(copy));
        QCOMPARE(QDir(QFileInfo(copy).absolutePath()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        {
            const auto other = openToWrite(copy);
            QCOMPARE(got(other->acts(id)).size(), 4);
            got(other->check());
            got(other->append(id, actsFrom(5, 1), summary()));
            QCOMPARE(troubleOf(library->backUp(copy)), std::string("refused")); // it is open
        }
        QCOMPARE(troubleOf(library->backUp(file)), std::string("refused"));
        QCOMPARE(troubleOf(library->backUp(file + QStringLiteral("-wal"))), std::string("refused"));
        QCOMPARE(got(library->acts(id)).size(), 4);
        const Done refused = openToRead(file)->backUp(copy);
        QCOMPARE(troubleOf(refused), std::string("refused"));
        QVERIFY2(sentenceOf(refused).contains(QStringLiteral("has acts there that are not here")),
                 qPrintable(sentenceOf(refused)));
        QCOMPARE(got(openToRead(copy)->acts(id)).size(), 5);
        got(openToRead(file)->backUp(copy + QStringLiteral(" of Friday")));
        QCOMPARE(got(openToRead(copy + QStringLiteral(" of Friday"))->acts(id)).size(), 4);
        QCOMPARE(troubleOf(library->backUp(file + QStringLiteral("/no folder/copy"))), std::string("unreadable"));
    }
    void replaceNoActThatIsNotHere()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games"));
        const QString copy = folder.filePath(QStringLiteral("copy 100%1"));
        {
            const auto library = openToWrite(file);
            addGame(*library, QStringLiteral("game"), 5);
            got(library->backUp(copy));
            got(library->backUp(copy));
        }
        runOn(file, {QStringLiteral("UPDATE acts SET line = '{\"act\":\"lost\",\"entries\":1}' WHERE number = 3")});
        QCOMPARE(troubleOf(openToRead(file)->backUp(copy)), std::string("refused"));
    }
    void replaceGamesOfTheBin()
    {
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("copy"));
        {
            const auto old = openToWrite(copy);
            got(old->discard(addGame(*old, QStringLiteral("long gone"))));
        }
        const auto mine = openToWrite(folder.filePath(QStringLiteral("mine")));
        got(mine->backUp(copy));
        QCOMPARE(titles(*openToRead(copy)), std::string());
    }
    void replaceNothingThatCannotBeRead()
    {
        const QTemporaryDir folder;
        const QString damaged = folder.filePath(QStringLiteral("damaged"));
        const QString newer = folder.filePath(QStringLiteral("newer"));
        addGame(*openToWrite(newer), QStringLiteral("theirs"));
        runOn(newer, {QStringLiteral("PRAGMA user_version=99"), QStringLiteral("CREATE TABLE more (a)")});
        addGame(*openToWrite(damaged), QStringLiteral("theirs"));
        QByteArray contents = contentsOf(damaged);
        contents[20] = 'x';
        write(damaged, contents);
        const auto mine = openToWrite(folder.filePath(QStringLiteral("mine")));
        for (const QString &theirs : {damaged, newer}) {
            const QByteArray before = contentsOf(theirs);
            QCOMPARE(troubleOf(mine->backUp(theirs)), std::string("refused"));
            QCOMPARE(contentsOf(theirs), before);
        }
    }
    void replaceNoOtherLibrary()
    {
        const QTemporaryDir folder;
        const QString yours = folder.filePath(QStringLiteral("yours"));
        addGame(*openToWrite(yours), QStringLiteral("yours"));
        const QByteArray before = contentsOf(yours);
        const auto mine = openToWrite(folder.filePath(QStringLiteral("mine")));
        addGame(*mine, QStringLiteral("mine"));
        const Done refused = mine->backUp(yours);
        QCOMPARE(troubleOf(refused), std::string("refused"));
        QVERIFY(sentenceOf(refused).contains(QStringLiteral("“yours”")));
        QCOMPARE(contentsOf(yours), before);
    }
};

namespace {
const Enlisted<Backups> enlisted;
}

} // namespace bandar::tests

#include "tst_backups.moc"
