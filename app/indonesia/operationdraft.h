// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/operations.h"

#include <QByteArray>

#include <array>
#include <optional>
#include <vector>

namespace bandar::app {

/// The operation of one company as far as it is tapped in. It may hold more than the rules allow, never what does not
/// exist.
class OperationDraft {
public:
    OperationDraft() { m_ships.fill(1); }
    /// Nothing tapped yet; a line to start with, if there is one that carries.
    OperationDraft(const indonesia::State &state, table::PlayerId player, indonesia::CompanyId which);

    indonesia::CompanyId company; ///< none is chosen yet where it does not exist
    indonesia::DeedId line;       ///< by its first deed
    std::vector<indonesia::Delivery> deliveries;
    std::optional<std::int64_t> grow; ///< as far as it differs from the Expansion level
    std::int64_t buy = 0;
    std::int64_t add = 0;
    bool unreached = false; ///< the rest could not be sold: nobody wants to hear of it any more

    /// The ships that the next good passes; each line keeps its own number.
    std::int64_t ships() const { return line.exists() ? m_ships.at(line.place()) : 1; }
    void setShips(std::int64_t ships);
    /// Takes the line; the next good is a delivery of its own.
    void chooseLine(indonesia::DeedId which);
    /// One good more: with the last delivery if it goes the same way, unless something was chosen in between.
    void deliver(std::optional<indonesia::ProvinceId> city);
    /// One good of that delivery less.
    void takeBack(std::size_t delivery);
    std::int64_t goods() const;

    /// The entry that it makes: growth or purchase, whichever the sale allows.
    indonesia::Operate entry(const indonesia::State &state, table::PlayerId player) const;
    /// Whether the rules allow the deliveries as they stand.
    bool fits(const indonesia::State &state, table::PlayerId player) const;
    /// Delivers like that earlier sale, as far as it is possible now.
    void deliverAgain(const indonesia::State &state, table::PlayerId player,
                      const std::vector<indonesia::Delivery> &earlier);

    QByteArray written() const;
    /// Whatever was written, only what exists in the game is taken over.
    static OperationDraft read(const QByteArray &written, const indonesia::State &state, table::PlayerId player);

private:
    std::array<std::int64_t, indonesia::deedCount> m_ships{}; ///< by the first deed of the line
    bool m_apart = true;                                      ///< the next good is a delivery of its own
};

/// The operation of a company that does nothing.
indonesia::Operate emptyOperation(const indonesia::State &state, table::PlayerId player, indonesia::CompanyId company);

/// The lines a company may send its goods by: those of its operator first, then in order of play.
std::vector<indonesia::LineLimits> linesFor(const indonesia::State &state, const indonesia::SaleLimits &limits,
                                            table::PlayerId player);

} // namespace bandar::app
