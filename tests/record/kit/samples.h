// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "table/game.h"

#include <QJsonObject>

#include <random>
#include <string>

namespace bandar::tests {

/// Entries made from the field lists that a game declares: what the reader takes, whatever the rules say to it.
class Samples {
public:
    explicit Samples(unsigned seed = 1) : m_random(seed) {}

    /// The least that a kind of entry can carry, or all that it can; every value in its bounds.
    QJsonObject least(const table::EntryKind &kind);
    QJsonObject all(const table::EntryKind &kind);
    /// Some of the keys that may be left out, values at random, annotations at random.
    QJsonObject random(const table::EntryKind &kind);

    QJsonValue value(const table::Field &field);

private:
    QJsonObject object(std::span<const table::Field> fields, int optionalInTen);
    QJsonValue name(const table::Field &field);
    QString text(std::int64_t most);
    std::int64_t number(std::int64_t from, std::int64_t to);

    std::mt19937 m_random;
};

/// One line of a record.
std::string lineOf(const QJsonObject &object);

} // namespace bandar::tests
