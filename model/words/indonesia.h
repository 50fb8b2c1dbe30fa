// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "words/game_words.h"

namespace bandar::words {

/// Indonesia in words: the one game that this folder knows, and the one class that knows it.
class IndonesiaWords final : public GameWords {
public:
    Namer namer(const table::Setup &setup, bool tellsSecrets) const override;
    QString refusal(const table::Refusal &refusal, const Namer &namer) const override;
    QString entry(const table::Entry &entry, const Namer &namer) const override;
    QStringList events(const std::vector<table::Remark> &events, const Namer &namer) const override;
    QString account(std::string_view name) const override;
    QString phase(std::string_view name) const override;
    QString scoreColumn(std::string_view name) const override;
};

} // namespace bandar::words
