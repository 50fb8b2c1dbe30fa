// SPDX-License-Identifier: MPL-2.0
#include "support/suite.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace {

std::vector<QObject *(*)()> &makers()
{
    static std::vector<QObject *(*)()> list;
    return list;
}

} // namespace

void bandar::tests::enlist(QObject *(*make)()) { makers().push_back(make); }

// Runs one class after the other and stops at the first that fails. With the name of a class as the first argument it
// runs that one alone, and hands it the rest.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    QString wanted;
    if (arguments.size() > 1 && !arguments[1].startsWith(QLatin1Char('-')))
        wanted = arguments.takeAt(1);

    int classes = 0;
    for (const auto make : makers()) {
        const std::unique_ptr<QObject> tests(make());
        const QString name = QString::fromLatin1(tests->metaObject()->className()).section(QLatin1Char(':'), -1);
        if (!wanted.isEmpty() && name != wanted)
            continue;
        ++classes;
        if (const int failed = QTest::qExec(tests.get(), arguments))
            return failed;
    }
    return classes > 0 ? 0 : 1;
}
