// SPDX-License-Identifier: MPL-2.0
#include "journal/standings_csv.h"

#include "record/csv.h"
#include "words/names.h"

namespace bandar::journal {

namespace {

constexpr std::string_view lineEnd = "\r\n";

/// Puts one row after the other.
class Sheet {
public:
    Sheet &cell(std::string_view text) { return add(record::csvCell(text)); }
    Sheet &cell(std::int64_t number) { return add(std::to_string(number)); }
    void endRow()
    {
        m_text += lineEnd;
        m_begun = false;
    }
    std::string text() { return std::move(m_text); }

private:
    Sheet &add(const std::string &cell)
    {
        if (m_begun)
            m_text += ',';
        m_text += cell;
        m_begun = true;
        return *this;
    }

    std::string m_text;
    bool m_begun = false;
};

void addRows(Sheet &sheet, const Journal &journal, const table::State &state, std::string_view how)
{
    const table::Standings standings = journal.game().standings(state);
    const QStringList names = words::namesOf(journal.header().setup);
    for (const table::Standings::Row &row : standings.rows) {
        sheet.cell(journal.game().moment(state).year).cell(how);
        sheet.cell(journal.header().setup.players[row.player.place()].id);
        sheet.cell(names.value(row.player.index).toStdString());
        for (const table::Money column : row.columns)
            sheet.cell(column.units());
        sheet.cell(row.total.units()).cell(row.rank).endRow();
    }
}

} // namespace

std::string standingsCsv(const Journal &journal)
{
    const table::Game &game = journal.game();
    Sheet sheet;
    sheet.cell("year").cell("state").cell("player").cell("name");
    for (const std::string_view column : game.standings(journal.start().next).columns)
        sheet.cell(column);
    sheet.cell("score").cell("rank").endRow();

    const table::State *before = &journal.start().next;
    for (const Played &played : journal.timeline()) {
        if (game.moment(played.state()).year != game.moment(*before).year)
            addRows(sheet, journal, *before, "year");
        before = &played.state();
    }
    addRows(sheet, journal, *before, game.standings(*before).finished ? "end" : "running");
    return sheet.text();
}

} // namespace bandar::journal
