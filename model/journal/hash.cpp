// SPDX-License-Identifier: MPL-2.0
#include "journal/hash.h"

#include "record/writer.h"

#include <QCryptographicHash>

namespace bandar::journal {

QByteArray hashOf(const table::Game &game, const table::Setup &setup, const table::State &state)
{
    const std::string seen = record::write(game.view(setup, state));
    const QByteArrayView bytes(seen.data(), static_cast<qsizetype>(seen.size()));
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    hash.addData(bytes);
    return hash.result().left(16);
}

} // namespace bandar::journal
