// SPDX-License-Identifier: MPL-2.0
#include "journal/hash.h"

#include <QCryptographicHash>

#include <array>
#include <charconv>
#include <string>
#include <string_view>
#include <type_traits>

namespace bandar::journal {

namespace {

// Every value with a mark of its kind and its length, so that no two different views give the same bytes.
void append(std::string &bytes, std::int64_t number)
{
    std::array<char, 24> digits{};
    bytes.append(digits.data(), std::to_chars(digits.begin(), digits.end(), number).ptr);
}

void append(std::string &bytes, std::string_view text)
{
    append(bytes, static_cast<std::int64_t>(text.size()));
    bytes += ':';
    bytes += text;
}

void append(std::string &bytes, const table::View &view)
{
    std::visit(
        [&bytes](const auto &value) {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, std::monostate>) {
                bytes += 'n';
            } else if constexpr (std::is_same_v<Value, bool>) {
                bytes += value ? 't' : 'f';
            } else if constexpr (std::is_same_v<Value, std::int64_t>) {
                bytes += 'i';
                append(bytes, value);
                bytes += ';';
            } else if constexpr (std::is_same_v<Value, std::string>) {
                append(bytes, std::string_view(value));
            } else if constexpr (std::is_same_v<Value, table::View::List>) {
                bytes += '[';
                for (const table::View &item : value)
                    append(bytes, item);
                bytes += ']';
            } else {
                bytes += '{';
                for (const auto &[key, member] : value) {
                    append(bytes, std::string_view(key));
                    append(bytes, member);
                }
                bytes += '}';
            }
        },
        view.value);
}

} // namespace

QByteArray hashOf(const table::Game &game, const table::Setup &setup, const table::State &state)
{
    std::string seen;
    seen.reserve(4096);
    append(seen, game.view(setup, state));
    const auto bytes = QByteArray::fromRawData(seen.data(), static_cast<qsizetype>(seen.size()));
    return QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_160).left(16);
}

} // namespace bandar::journal
