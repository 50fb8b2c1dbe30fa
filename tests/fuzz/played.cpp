// SPDX-License-Identifier: MPL-2.0
#include "played.h"

#include "checks.h"
#include "indonesia/rules.h"
#include "record/ledger.h"
#include "record/writer.h"

#include <array>
#include <sstream>

namespace bandar::fuzz {

namespace {

/// The line of a record with that number, from 1.
std::string lineOf(std::string_view record, std::size_t number)
{
    std::istringstream input{std::string(record)};
    std::string line;
    while (number-- > 0 && std::getline(input, line)) {
    }
    return line;
}

} // namespace

record::Games games()
{
    static const auto indonesia = indonesia::game();
    static const std::array<const table::Game *, 1> all{indonesia.get()};
    return all;
}

std::optional<table::Entry> readEntry(const std::string &header, const std::string &line)
{
    std::istringstream input(header + '\n' + line);
    record::Reader reader(input, games());
    (void)reader.header();
    auto next = reader.next();
    if (!next || !std::holds_alternative<record::Line>(*next))
        return std::nullopt;
    return std::get<record::Line>(std::move(*next)).entry;
}

std::optional<Played> play(std::string_view record)
{
    std::istringstream input{std::string(record)};
    Auditor auditor;
    record::HledgerLedger hledger;
    record::CsvLedger csv;
    std::string heading;
    std::string normal;
    table::State before;
    table::State after;
    std::optional<table::Entry> last;

    auto replayed =
        record::replay(input, games(), record::allEntries, [&](const record::Header &header, const record::Step &step) {
            auditor.watch(header, step);
            hledger.watch(header, step);
            csv.watch(header, step);
            after = step.outcome->next;
            if (step.entry == nullptr) {
                heading = normal = record::write(header) + '\n';
                return;
            }
            before = *step.before;
            last = *step.entry;
            normal += record::write(*header.game, header.setup, header.game->normal(before, *last)) + '\n';
        });

    if (const auto *failure = std::get_if<record::Failure>(&replayed)) {
        if (failure->fault.kind == record::Fault::Kind::refused) {
            const auto refused = readEntry(heading, lineOf(record, failure->fault.line));
            require(refused.has_value(), "what the rules refuse could be read");
            checkForesight(failure->header.setup, after, *refused);
        }
        return std::nullopt;
    }
    auto &replay = std::get<record::Replay>(replayed);
    const record::Header &header = replay.header;
    if (last)
        checkForesight(header.setup, before, *last);
    require(!hledger.text().empty() && !csv.text().empty(), "a ledger is never empty");
    std::string state = record::write(header.game->view(header.setup, replay.state));
    return Played{std::move(replay), std::move(state), std::move(normal)};
}

} // namespace bandar::fuzz
