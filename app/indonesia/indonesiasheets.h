// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "acquisitionscontroller.h"
#include "adjustcontroller.h"
#include "agreeendcontroller.h"
#include "auctioncontroller.h"
#include "bidscontroller.h"
#include "citygrowthcontroller.h"
#include "countcontroller.h"
#include "discardcontroller.h"
#include "endcontroller.h"
#include "mergerscontroller.h"
#include "neweracontroller.h"
#include "notecontroller.h"
#include "operationscontroller.h"
#include "researchcontroller.h"
#include "sheets.h"
#include "siapfajicontroller.h"
#include "whatifcontroller.h"

namespace bandar::app {

/// Every sheet of Indonesia.
class IndonesiaSheets : public bandar::app::Sheets {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::NewEraController *newEra READ newEra CONSTANT FINAL)
    Q_PROPERTY(bandar::app::BidsController *bids READ bids CONSTANT FINAL)
    Q_PROPERTY(bandar::app::MergersController *mergers READ mergers CONSTANT FINAL)
    Q_PROPERTY(bandar::app::AuctionController *auction READ auction CONSTANT FINAL)
    Q_PROPERTY(bandar::app::SiapFajiController *siapFaji READ siapFaji CONSTANT FINAL)
    Q_PROPERTY(bandar::app::AcquisitionsController *acquisitions READ acquisitions CONSTANT FINAL)
    Q_PROPERTY(bandar::app::ResearchController *research READ research CONSTANT FINAL)
    Q_PROPERTY(bandar::app::OperationsController *operations READ operations CONSTANT FINAL)
    Q_PROPERTY(bandar::app::CityGrowthController *cityGrowth READ cityGrowth CONSTANT FINAL)
    Q_PROPERTY(bandar::app::EndController *end READ end CONSTANT FINAL)
    Q_PROPERTY(bandar::app::WhatIfController *whatIf READ whatIf CONSTANT FINAL)
    Q_PROPERTY(bandar::app::CountController *count READ count CONSTANT FINAL)
    Q_PROPERTY(bandar::app::AdjustController *adjust READ adjust CONSTANT FINAL)
    Q_PROPERTY(bandar::app::NoteController *note READ note CONSTANT FINAL)
    Q_PROPERTY(bandar::app::AgreeEndController *agreeEnd READ agreeEnd CONSTANT FINAL)
    Q_PROPERTY(bandar::app::DiscardController *discard READ discard CONSTANT FINAL)

public:
    explicit IndonesiaSheets(RunningGame &game, QObject *parent = nullptr);

    NewEraController *newEra() const { return m_newEra; }
    BidsController *bids() const { return m_bids; }
    MergersController *mergers() const { return m_mergers; }
    AuctionController *auction() const { return m_auction; }
    SiapFajiController *siapFaji() const { return m_siapFaji; }
    AcquisitionsController *acquisitions() const { return m_acquisitions; }
    ResearchController *research() const { return m_research; }
    OperationsController *operations() const { return m_operations; }
    CityGrowthController *cityGrowth() const { return m_cityGrowth; }
    EndController *end() const { return m_end; }
    WhatIfController *whatIf() const { return m_whatIf; }
    CountController *count() const { return m_count; }
    AdjustController *adjust() const { return m_adjust; }
    NoteController *note() const { return m_note; }
    AgreeEndController *agreeEnd() const { return m_agreeEnd; }
    DiscardController *discard() const { return m_discard; }

private:
    NewEraController *m_newEra;
    BidsController *m_bids;
    MergersController *m_mergers;
    AuctionController *m_auction;
    SiapFajiController *m_siapFaji;
    AcquisitionsController *m_acquisitions;
    ResearchController *m_research;
    OperationsController *m_operations;
    CityGrowthController *m_cityGrowth;
    EndController *m_end;
    WhatIfController *m_whatIf;
    CountController *m_count;
    AdjustController *m_adjust;
    NoteController *m_note;
    AgreeEndController *m_agreeEnd;
    DiscardController *m_discard;
};

} // namespace bandar::app
