// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/database_header.h"

#include <QByteArray>
#include <QtEndian>

#include <cstdint>

namespace bandar::journal::wal {

// The format: https://www.sqlite.org/fileformat2.html#walformat
inline constexpr qsizetype headerSize = 32;
inline constexpr qsizetype frameHeaderSize = 24;
inline constexpr std::uint32_t magic = 0x377f0682; // with the last bit set: checksums of big-endian words

/// The running checksum of a log.
struct Sum {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    bool operator==(const Sum &) const = default;

    void add(const char *data, qsizetype size, bool isBigEndian)
    {
        const auto word = [&](qsizetype at) {
            return isBigEndian ? qFromBigEndian<std::uint32_t>(data + at) : qFromLittleEndian<std::uint32_t>(data + at);
        };
        for (qsizetype at = 0; at + 8 <= size; at += 8) {
            first += word(at) + second;
            second += word(at + 4) + first;
        }
    }
};

/// One page as it was written into a log.
struct Frame {
    QByteArray header;
    QByteArray page;

    std::uint32_t number() const { return wordAt(header, 0); }
    bool isCommit() const { return wordAt(header, 4) != 0; }
    Sum stored() const { return {wordAt(header, 16), wordAt(header, 20)}; }
    /// What should be stored with it behind a frame with that sum.
    Sum behind(Sum sum, bool isBigEndian) const
    {
        sum.add(header.constData(), 8, isBigEndian);
        sum.add(page.constData(), page.size(), isBigEndian);
        return sum;
    }
    /// Whether it was written since the log with that header began anew: older frames have neither salt.
    bool isOf(const QByteArray &log) const
    {
        return header.mid(8, 4) == log.mid(16, 4) || header.mid(12, 4) == log.mid(20, 4);
    }
};

} // namespace bandar::journal::wal
