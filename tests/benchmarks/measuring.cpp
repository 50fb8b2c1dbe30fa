// SPDX-License-Identifier: MPL-2.0
#include "measuring.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sys/vfs.h>

namespace bandar::benchmarks {

void giveUp(const std::string &why)
{
    std::cerr << why << '\n';
    std::exit(1);
}

void done(const journal::Done &result)
{
    if (const journal::Trouble *trouble = journal::troubleIn(result))
        giveUp(trouble->sentence.toStdString());
}

double median(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

QString diskFolder()
{
    const QString folder = QCoreApplication::applicationDirPath();
    struct statfs system{};
    constexpr long memory = 0x01021994;
    if (statfs(folder.toLocal8Bit().constData(), &system) != 0 || system.f_type == memory)
        giveUp("the build is in memory: what a durable commit costs cannot be measured here");
    return folder + QStringLiteral("/benchmark-XXXXXX");
}

} // namespace bandar::benchmarks
