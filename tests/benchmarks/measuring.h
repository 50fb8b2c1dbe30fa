// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QString>

#include <chrono>
#include <string>
#include <vector>

namespace bandar::benchmarks {

/// Ends the program: what was to be measured did not happen.
[[noreturn]] void giveUp(const std::string &why);

template <class T>
T got(journal::Result<T> result)
{
    if (const journal::Trouble *trouble = journal::troubleIn(result))
        giveUp(trouble->sentence.toStdString());
    return std::get<T>(std::move(result));
}
void done(const journal::Done &result);

template <class Work>
double milliseconds(Work &&work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values);

/// A folder where a commit costs what it costs on a disk: a template for QTemporaryDir.
QString diskFolder();

} // namespace bandar::benchmarks
