// SPDX-License-Identifier: MPL-2.0
#include "indonesiasheets.h"

namespace bandar::app {

IndonesiaSheets::IndonesiaSheets(RunningGame &game, QObject *parent)
    : Sheets(game, parent),
      m_newEra(new NewEraController(game, this)),
      m_bids(new BidsController(game, this)),
      m_mergers(new MergersController(game, this)),
      m_auction(new AuctionController(game, this)),
      m_siapFaji(new SiapFajiController(game, this)),
      m_acquisitions(new AcquisitionsController(game, this)),
      m_research(new ResearchController(game, this)),
      m_operations(new OperationsController(game, this)),
      m_cityGrowth(new CityGrowthController(game, this)),
      m_end(new EndController(game, this)),
      m_whatIf(new WhatIfController(game, this)),
      m_count(new CountController(game, this)),
      m_adjust(new AdjustController(game, this)),
      m_note(new NoteController(game, this)),
      m_agreeEnd(new AgreeEndController(game, this)),
      m_discard(new DiscardController(game, this))
{
    lay({m_newEra, m_bids, m_mergers, m_auction, m_siapFaji, m_acquisitions, m_research, m_operations, m_cityGrowth,
         m_end},
        {m_whatIf, m_count, m_adjust, m_note, m_agreeEnd, m_discard});
}

} // namespace bandar::app
