// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QString>

#include <cstdint>
#include <utility>
#include <variant>

namespace bandar::journal {

/// Why the library cannot do what is asked, with the whole sentence for people.
struct Trouble {
    enum class Kind : std::uint8_t {
        inUse,       ///< another process holds the library; the sentence tells which
        disk,        ///< no room, no permission to write, the device fails: nothing was changed
        damaged,     ///< the file is not what was written
        damagedGame, ///< the file is whole; something that is stored of games in it is not what was written
        newer,       ///< written by a newer version, or a game of one: left alone
        unworkable,  ///< one game is whole, or of its header nothing is left, and cannot be worked out
        unreadable,  ///< cannot be reached or read, or is no library at all: left alone
        failed,      ///< the fault of this program, or the machine has not enough for it: nothing was changed
        noSuchGame,  ///< or it lies in the bin
        refused,     ///< what is asked for makes no sense as things stand
    };

    Kind kind = Kind::disk;
    QString sentence;
};

/// Something, or why not.
template <class T>
using Result = std::variant<T, Trouble>;
/// Done, or why not.
using Done = std::variant<std::monostate, Trouble>;

/// The trouble, or nothing where there is none.
template <class T>
const Trouble *troubleIn(const std::variant<T, Trouble> &result)
{
    return std::get_if<Trouble>(&result);
}

} // namespace bandar::journal
