// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "kit/sheet.h"

#include <QStringList>

#include <string>
#include <vector>

namespace bandar::tests {

/// What a run of the command line, or of another program, came to.
struct Ran {
    int status = -1; ///< -1 where it did not end by itself
    std::string out;
    std::string err;
};

/// Runs a call of the command line within this process, `input` on standard input.
Ran call(const std::vector<std::string> &arguments, const std::string &input = {},
         const app::GameShelf &games = shelf());

/// Runs a program; a missing one fails the test, it is never passed over.
Ran runProgram(const QString &program, const QStringList &arguments, const std::string &input = {});

/// hledger on a journal: what it says to these arguments. -s is up to the caller.
Ran hledger(const std::string &journal, const QStringList &arguments);

/// "account commodity amount", one line a balance that is not zero, as hledger adds them up; sorted.
std::vector<std::string> balancesByHledger(const std::string &journal);

} // namespace bandar::tests
