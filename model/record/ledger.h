// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "record/replay.h"

#include <string>
#include <vector>

namespace bandar::record {

/// Writes every posting of a replay as text that another program reads (record page, section 5).
class Ledger {
public:
    virtual ~Ledger() = default;
    /// To be called for the start and after each entry, in order.
    virtual void watch(const Header &header, const Step &step) = 0;
    /// The whole text, once the replay is over.
    virtual std::string text() = 0;

protected:
    struct Named {
        std::string name; ///< "supply", "ana:cash"
        std::string currency;
    };
    const std::vector<Named> &accounts(const Header &header);

private:
    std::vector<Named> m_accounts;
};

/// A journal for hledger: accounts and commodities declared, both amounts of every posting written out, and at the end
/// of each year the balance of every account asserted.
class HledgerLedger final : public Ledger {
public:
    void watch(const Header &header, const Step &step) override;
    std::string text() override;

private:
    void declare(const Header &header);
    void follow(std::string_view at);
    void assertBalances(const Header &header, const table::State &state, const std::string &moment);

    std::string m_text;
    std::string m_date;
    Header m_header;
    table::State m_last;
    std::int64_t m_asserted = 0; ///< the last year whose balances were
};

/// RFC 4180: one row for each side of a posting, with the running balance of its account.
class CsvLedger final : public Ledger {
public:
    void watch(const Header &header, const Step &step) override;
    std::string text() override;

private:
    std::string m_text;
    std::vector<table::Money> m_balances;
};

} // namespace bandar::record
