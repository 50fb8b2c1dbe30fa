// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/alterations_form.h"

#include <span>
#include <vector>

namespace bandar::journal {

/// Entries that tell what one entry with a list of items may have held: those of its kind, first the ones by the same
/// player about the same thing (what the company delivered last year), then by the same player, the nearest first.
class Samples {
public:
    Samples() = default;
    Samples(std::span<const Form> entries, std::size_t place);

    std::span<const Form> all() const { return m_samples; }
    /// A weight, more if the altered entry has items that are usual here, less if it loses such.
    std::int64_t weigh(std::int64_t weight, const Form &entered, const Form &altered) const;

private:
    bool isUsual(std::size_t field, const Form::Item &item) const;

    std::vector<Form> m_samples;
    std::size_t m_alike = 0; ///< how many of them are about the same thing
};

} // namespace bandar::journal
