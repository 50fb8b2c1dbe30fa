// SPDX-License-Identifier: MPL-2.0
#include "kit/call.h"

#include "cli/command.h"

#include <QProcess>

#include <algorithm>
#include <sstream>

namespace bandar::tests {

Ran call(const std::vector<std::string> &arguments, const std::string &input, const app::GameShelf &games)
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const cli::Exit exit = cli::run(arguments, games, "1.2.3", {in, out, err});
    return {static_cast<int>(exit), out.str(), err.str()};
}

Ran runProgram(const QString &program, const QStringList &arguments, const std::string &input)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForStarted())
        return {-1, {}, program.toStdString() + " cannot be started: " + process.errorString().toStdString()};
    process.write(input.data(), static_cast<qint64>(input.size()));
    process.closeWriteChannel();
    constexpr int patience = 120'000;
    const bool ended = process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
}

Ran hledger(const std::string &journal, const QStringList &arguments)
{
    return runProgram(QStringLiteral("hledger"), QStringList{QStringLiteral("-f"), QStringLiteral("-")} + arguments,
                      journal);
}

std::vector<std::string> balancesByHledger(const std::string &journal)
{
    const Ran ran = hledger(journal, {QStringLiteral("bal"), QStringLiteral("--flat"), QStringLiteral("-N"),
                                      QStringLiteral("--output-format=csv"), QStringLiteral("--layout=bare")});
    if (ran.status != 0)
        return {"hledger: " + ran.err};
    std::vector<std::string> balances = linesOf(ran.out);
    balances.erase(balances.begin());
    for (std::string &line : balances) {
        std::erase(line, '"');
        std::ranges::replace(line, ',', ' ');
    }
    std::ranges::sort(balances);
    return balances;
}

} // namespace bandar::tests
