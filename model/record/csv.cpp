// SPDX-License-Identifier: MPL-2.0
#include "record/csv.h"

namespace bandar::record {

std::string csvCell(std::string_view text)
{
    constexpr std::string_view formulas = "=+-@\t\r\n";
    constexpr std::string_view quoted = ",;\"\t\r\n";
    std::string cell(text);
    if (!cell.empty() && formulas.find(cell.front()) != std::string_view::npos)
        cell.insert(cell.begin(), '\'');
    if (cell.find_first_of(quoted) == std::string::npos)
        return cell;
    for (std::size_t at = cell.find('"'); at != std::string::npos; at = cell.find('"', at + 2))
        cell.insert(at, 1, '"');
    return '"' + cell + '"';
}

} // namespace bandar::record
