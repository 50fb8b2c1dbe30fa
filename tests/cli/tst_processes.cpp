// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace bandar::tests {

namespace {

const QString program = QStringLiteral(BANDAR_CLI);

/// A line of the shell, with the program as $cli and a recorded game as $game.
Ran shell(const QString &line)
{
    const QString set = QStringLiteral("cli='%1'; game='%2'; ").arg(program, recordedGames().first());
    return runProgram(QStringLiteral("bash"), {QStringLiteral("-c"), set + line});
}

const QString unwritable = QStringLiteral("bandar-cli: standard output cannot be written\n");

} // namespace

/// What only a real process shows: standard input and output, status, and how much of the machine it takes.
class Processes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellTheirStatus()
    {
        QCOMPARE(shell(QStringLiteral("$cli state \"$game\" | head -c 20")).out, "{'game':'indonesia',"_json);
        QCOMPARE(shell(QStringLiteral("$cli --version")).status, 0);
        QVERIFY(shell(QStringLiteral("$cli --version")).out.starts_with("bandar-cli "));
        QCOMPARE(shell(QStringLiteral("$cli state \"$game\"")).status, 0);
        QCOMPARE(shell(QStringLiteral("$cli state - <\"$game\"")).out,
                 shell(QStringLiteral("$cli state \"$game\"")).out);
        QCOMPARE(shell(QStringLiteral("echo x | $cli state -")).status, 1);
        QCOMPARE(shell(QStringLiteral("$cli")).status, 2);
        QCOMPARE(shell(QStringLiteral("$cli state")).status, 2);
    }
    void sayWhenTheirOutputIsLost_data()
    {
        QTest::addColumn<QString>("call");
        for (const char *call :
             {"state \"$game\"", "score \"$game\"", "score \"$game\" --json", "log \"$game\"", "ledger \"$game\"",
              "ledger \"$game\" --format csv", "normalise \"$game\"", "--help", "--version"})
            QTest::newRow(call) << QString::fromLatin1(call);
    }
    void sayWhenTheirOutputIsLost()
    {
        QFETCH(const QString, call);
        for (const char *where : {" >/dev/full", " >&-"}) {
            const Ran ran = shell(QStringLiteral("$cli ") + call + QString::fromLatin1(where));
            QCOMPARE(ran.status, 2);
            QVERIFY2(QString::fromStdString(ran.err).startsWith(unwritable), ran.err.c_str());
        }
    }
    void sayWhenTheirInputCannotBeRead_data()
    {
        QTest::addColumn<QString>("call");
        for (const char *call : {"state /", "state - </", "state - <&-", "state /proc/self/mem", "state /nowhere/x",
                                 "score /dev/null/x", "normalise \"$game\"/x", "ledger ''"})
            QTest::newRow(call) << QString::fromLatin1(call);
    }
    void sayWhenTheirInputCannotBeRead()
    {
        QFETCH(const QString, call);
        const Ran ran = shell(QStringLiteral("$cli ") + call);
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, std::string());
        QVERIFY2(ran.err.find(" cannot be read\n") != std::string::npos, ran.err.c_str());
    }
    void sayWhenWhatALibraryIsToTakeCannotBeRead_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("source");
        const auto row = [](const char *call, const char *source) {
            QTest::newRow(call) << QString::fromLatin1(call) << QString::fromLatin1(source);
        };
        for (const char *call : {"import - </", "import - <&-", "enter 1 </", "enter 1 - <&-", "amend 1 1 </"})
            row(call, "standard input");
        for (const char *call : {"import /proc/self/mem", "enter 1 /proc/self/mem", "new /proc/self/mem"})
            row(call, "/proc/self/mem");
        row("import /", "/");
        row("enter 1 /", "/");
    }
    void sayWhenWhatALibraryIsToTakeCannotBeRead()
    {
        QFETCH(const QString, call);
        QFETCH(const QString, source);
        const QTemporaryDir folder;
        const QString library = QStringLiteral("export XDG_DATA_HOME='%1'; ").arg(folder.path());
        QCOMPARE(shell(library + QStringLiteral("$cli import \"$game\"")).out, std::string("game 1\n"));
        const Ran ran = shell(library + QStringLiteral("$cli ") + call);
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, std::string());
        QVERIFY2(ran.err.find(source.toStdString() + " cannot be read") != std::string::npos, ran.err.c_str());
        QCOMPARE(shell(library + QStringLiteral("$cli games | wc -l")).out, std::string("1\n"));
    }
    void takeAFileInThatComesInPieces()
    {
        const QTemporaryDir folder;
        const Ran ran = shell(QStringLiteral("XDG_DATA_HOME='%1' $cli import <(head -n 20 \"$game\"; sleep 0.2; "
                                             "tail -n +21 \"$game\") && XDG_DATA_HOME='%1' $cli export 1 | wc -l; "
                                             "wc -l <\"$game\"")
                                  .arg(folder.path()));
        const QStringList lines = QString::fromStdString(ran.out).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[1], lines[2]);
    }
    void endWithinBounds_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *input, const char *said) {
            QTest::newRow(name) << QString::fromLatin1(input) << QString::fromLatin1(said);
        };
        row("an endless line", "tr '\\0' x </dev/zero", "-:1: the line is longer than 1048576 bytes\n");
        row("an endless line behind a header", "head -n 1 \"$game\"; tr '\\0' ' ' </dev/zero",
            "-:2: the line is longer than 1048576 bytes\n");
        row("endless zeros", "cat /dev/zero", "-:1: the line is longer than 1048576 bytes\n");
        row("endless nonsense", "head -n 1 \"$game\"; yes nonsense", "-:2: this is no JSON: see column 2\n");
        row("endless brackets", "yes '[' | tr -d '\\n'", "-:1: the line is longer than 1048576 bytes\n");
    }
    void endWithinBounds()
    {
        QFETCH(const QString, input);
        QFETCH(const QString, said);
        QElapsedTimer timer;
        timer.start();
        QProcess process;
        process.start(
            QStringLiteral("bash"),
            {QStringLiteral("-c"), QStringLiteral("game='%1'; { %2; } | exec '%3' state -; exit ${PIPESTATUS[1]}")
                                       .arg(recordedGames().first(), input, program)});
        QVERIFY(process.waitForFinished(120'000));
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        const QString err = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(err.endsWith(said), qPrintable(err));
        QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed())));
    }
    void neverHoldMuchMemory_data()
    {
        QTest::addColumn<QString>("input");
        const auto row = [](const char *name, const char *input) { QTest::newRow(name) << QString::fromLatin1(input); };
        row("an endless line", "tr '\\0' x </dev/zero");
        row("endless blank lines", "yes ''");
        row("random bytes", "head -c 300000000 /dev/urandom");
        row("a file of long lines",
            "head -n 1 \"$game\"; for i in {1..200}; do head -c 1000000 /dev/zero | tr '\\0' ' '; echo; done");
    }
    void neverHoldMuchMemory()
    {
        // Waits for the program alone and asks the kernel for its peak.
        QFETCH(const QString, input);
        QProcess source;
        QProcess reader;
        source.setStandardOutputProcess(&reader);
        source.start(QStringLiteral("bash"),
                     {QStringLiteral("-c"), QStringLiteral("game='%1'; %2").arg(recordedGames().first(), input)});
        reader.start(program, {QStringLiteral("state"), QStringLiteral("-")});
        QVERIFY(reader.waitForStarted());
        qint64 peak = 0;
        static const QRegularExpression highWater(QStringLiteral("VmHWM:\\s*(\\d+) kB"));
        QElapsedTimer timer;
        timer.start();
        while (reader.state() == QProcess::Running && timer.elapsed() < 120'000) {
            QFile status(QStringLiteral("/proc/%1/status").arg(reader.processId()));
            if (status.open(QIODevice::ReadOnly))
                peak = std::max(peak, highWater.match(QString::fromLatin1(status.readAll())).captured(1).toLongLong());
            reader.waitForFinished(5);
        }
        source.kill();
        source.waitForFinished();
        QVERIFY(reader.state() == QProcess::NotRunning);
        QVERIFY2(peak > 0 && peak < 150 * 1024, qPrintable(QString::number(peak)));
    }
    void waitForNothingBehindTheFirstN()
    {
        // The writer keeps the pipe open: what is asked for is there all the same.
        QProcess process;
        process.start(program,
                      {QStringLiteral("state"), QStringLiteral("-"), QStringLiteral("--at"), QStringLiteral("10")});
        QVERIFY(process.waitForStarted());
        std::string part;
        const auto lines = linesOf(bytesOf(recordedGames().first()));
        for (std::size_t at = 0; at <= 10; ++at)
            part += lines[at] + "\n";
        process.write(part.c_str());
        QVERIFY(process.waitForFinished(20'000)); // standard input is still open
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput().toStdString(), call({"state", "-"}, part).out);
    }
};

namespace {
const Enlisted<Processes> enlisted;
}

} // namespace bandar::tests

#include "tst_processes.moc"
