// SPDX-License-Identifier: MPL-2.0
#include "record/replay.h"
#include "record/writer.h"
#include "support/suite.h"
#include "support/table.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <fstream>
#include <map>
#include <sstream>

using namespace bandar;

// The recorded games beside this folder, with the states that somebody else worked out for them.
class RecordedGames : public QObject {
    Q_OBJECT

    std::unique_ptr<table::Game> m_game = indonesia::game();

    record::Replay replayed(std::istream &input, std::size_t limit = record::allEntries,
                            const std::function<void(const record::Header &, const record::Step &)> &watch = {}) const
    {
        const std::array games{static_cast<const table::Game *>(m_game.get())};
        auto read = record::replay(input, games, limit, watch);
        if (auto *replay = std::get_if<record::Replay>(&read))
            return std::move(*replay);
        const auto &fault = std::get<record::Failure>(read).fault;
        QTest::qFail(("line " + std::to_string(fault.line) + " is refused").c_str(), __FILE__, __LINE__);
        return {};
    }
    static QStringList files() { return QDir(QStringLiteral(BANDAR_GAMES)).entryList({QStringLiteral("*.jsonl")}); }
    static std::string pathOf(const QString &file) { return (QStringLiteral(BANDAR_GAMES "/") + file).toStdString(); }
    static void addFiles()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : files())
            QTest::newRow(qPrintable(file)) << file;
    }

private Q_SLOTS:
    void expectedStates_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("at");
        QTest::addColumn<QJsonObject>("state");
        for (const QString &file : files()) {
            QString name = QString::fromStdString(pathOf(file));
            QFile expected(name.replace(QStringLiteral(".jsonl"), QStringLiteral(".expected.json")));
            QVERIFY(expected.open(QIODevice::ReadOnly));
            for (const QJsonValue &one : QJsonDocument::fromJson(expected.readAll()).array()) {
                const int at = one.toObject()[QLatin1String("at")].toInt();
                QTest::addRow("%s at %d", qPrintable(file), at)
                    << file << at << one.toObject()[QLatin1String("state")].toObject();
            }
        }
    }
    void expectedStates()
    {
        QFETCH(QString, file);
        QFETCH(int, at);
        QFETCH(QJsonObject, state);
        std::ifstream input(pathOf(file));
        const auto replay = replayed(input, static_cast<std::size_t>(at));
        const std::string text = record::write(m_game->view(replay.header.setup, replay.state));
        const QJsonObject found = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        QCOMPARE(found.keys(), state.keys());
        for (const QString &key : state.keys())
            QVERIFY2(found[key] == state[key], qPrintable(key));
    }

    void thereAreRecordedGames() { QVERIFY(files().size() >= 6); }

    // Every balance is the fold of the postings, at every step.
    void postingsAreTheBooks_data() { addFiles(); }
    void postingsAreTheBooks()
    {
        QFETCH(QString, file);
        std::ifstream input(pathOf(file));
        std::map<int, std::int64_t> fold;
        replayed(input, record::allEntries, [&](const record::Header &header, const record::Step &step) {
            for (const table::Posting &posting : step.outcome->postings) {
                fold[posting.from.index] -= posting.amount.units();
                fold[posting.to.index] += posting.amount.units();
            }
            const auto accounts = m_game->accounts(header.setup).size();
            for (std::size_t account = 0; account < accounts; ++account)
                QCOMPARE(m_game->books(step.outcome->next).balance(table::AccountId(account)).units(),
                         fold[static_cast<int>(account)]);
        });
    }

    // rules 7: Whole game: save and load
    void savedAndLoadedInNormalForm_data() { addFiles(); }
    void savedAndLoadedInNormalForm()
    {
        QFETCH(QString, file);
        std::ifstream input(pathOf(file));
        std::string saved;
        const auto played =
            replayed(input, record::allEntries, [&](const record::Header &header, const record::Step &step) {
                saved += step.entry == nullptr
                             ? record::write(header)
                             : record::write(*m_game, header.setup, m_game->normal(*step.before, *step.entry));
                saved += '\n';
            });
        std::istringstream again(saved);
        const auto loaded = replayed(again);
        QCOMPARE(loaded.entries, played.entries);
        QVERIFY(loaded.state.as<indonesia::State>() == played.state.as<indonesia::State>());
    }

    // rules 7: Whole game: undo/redo over every command restores the identical state
    void undoAndRedoOverEveryEntry_data() { addFiles(); }
    void undoAndRedoOverEveryEntry()
    {
        QFETCH(QString, file);
        std::ifstream input(pathOf(file));
        // Undo is the state before, redo the entry once more: both have to be what they were.
        replayed(input, record::allEntries, [&](const record::Header &, const record::Step &step) {
            if (step.entry == nullptr)
                return;
            const indonesia::State before = step.before->as<indonesia::State>();
            const auto redone = m_game->apply(*step.before, *step.entry);
            QVERIFY(step.before->as<indonesia::State>() == before);
            QVERIFY(std::get<table::Outcome>(redone).next.as<indonesia::State>() ==
                    step.outcome->next.as<indonesia::State>());
        });
    }
};

static const tests::Enlisted<RecordedGames> enlisted;

#include "tst_recorded_games.moc"
