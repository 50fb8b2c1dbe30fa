// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/reasons.h"

#include <QObject>
#include <QTest>

#include <optional>
#include <string>

namespace bandar::tests {

/// Puts a class of tests among those that the program runs.
void enlist(QObject *(*make)());

template <class Tests>
struct Enlisted {
    Enlisted()
    {
        enlist([]() -> QObject * { return new Tests; });
    }
};

/// "bidAboveCash"
std::string nameOf(indonesia::Reason reason);

} // namespace bandar::tests

// How QCOMPARE tells what it compares.
template <>
inline char *QTest::toString(const std::string &text)
{
    return qstrdup(text.c_str());
}
template <>
inline char *QTest::toString(const bandar::indonesia::Reason &reason)
{
    return qstrdup(bandar::tests::nameOf(reason).c_str());
}
template <>
inline char *QTest::toString(const std::optional<bandar::indonesia::Reason> &reason)
{
    return qstrdup(reason ? bandar::tests::nameOf(*reason).c_str() : "accepted");
}
