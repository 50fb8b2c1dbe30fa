// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "actors.h"
#include "researchrows.h"
#include "sheetcontroller.h"

#include "indonesia/options.h"
#include "indonesia/state.h"

#include <vector>

namespace bandar::app {

/// The five tracks, and the steps that a player may take (rules 2.5): the one asked, or a later one before whom nobody
/// researches. By ruling, steps on another's tracks.
class ResearchController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bandar::app::RowsModel *tracks READ tracks CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *chips READ chips CONSTANT FINAL)
    Q_PROPERTY(int mostSteps READ mostSteps NOTIFY changed FINAL)
    Q_PROPERTY(int secondLineAt READ secondLineAt NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *actors READ actors CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *whose READ whose CONSTANT FINAL)
    Q_PROPERTY(bool byRuling READ isByRuling NOTIFY changed FINAL)

public:
    explicit ResearchController(RunningGame &game, QObject *parent = nullptr);

    RowsModel *tracks() const { return m_tracks; } ///< TrackRow
    RowsModel *chips() const { return m_chips; }   ///< TrackChipRow
    int mostSteps() const { return m_mostSteps; }  ///< of any track
    /// The track that has a second line; beyond the last if none has.
    int secondLineAt() const { return m_secondLineAt; }
    RowsModel *actors() const { return m_actorRows; } ///< PlayerChoice: who can research now; empty for one alone
    RowsModel *whose() const { return m_whoseRows; }  ///< PlayerChoice: whose marker moves by ruling; empty otherwise
    bool isByRuling() const { return m_byRuling; }

    /// The step of a row of tracks(): the own one, or by ruling that of the other.
    Q_INVOKABLE void chooseTrack(int row);
    /// The step of a row of chips().
    Q_INVOKABLE void chooseStep(int row);
    /// Goes to the player of a row of actors(): those before do not research.
    Q_INVOKABLE void chooseActor(int row);
    /// Offers the tracks of the others, or no longer.
    Q_INVOKABLE void toggleRuling();
    /// Goes to the tracks of the player in a row of whose().
    Q_INVOKABLE void chooseWhose(int row);

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    std::vector<table::Entry> declining() const override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    /// A step, by the track and the player whose it is.
    struct Step {
        indonesia::TrackId track;
        table::PlayerId of;
    };

    const Actor *actor() const;
    /// Whose markers the rows move.
    table::PlayerId moved() const { return m_byRuling ? m_whose : m_actor; }
    std::vector<table::PlayerId> othersThan(table::PlayerId player) const;
    bool canStep(table::PlayerId player, indonesia::Track track) const;
    void choose(indonesia::TrackId track, table::PlayerId of);
    void proposeStep(const Actor &actor);
    void showTracks();
    void showChips();
    void addMarkers(QList<TrackChipRow> &rows, indonesia::TrackId track);
    void addSteps(QList<TrackChipRow> &rows, indonesia::TrackId track);
    bool fitsOneLine() const;
    QString stepText(indonesia::Track track, std::int64_t step) const;
    QString gives(indonesia::Track track, std::int64_t step) const;
    QString givesNote(indonesia::Track track) const;

    table::PlayerId m_actor;
    indonesia::TrackId m_track; ///< chosen
    table::PlayerId m_of;       ///< whose step is chosen
    bool m_byRuling = false;
    table::PlayerId m_whose;
    std::vector<Actor> m_actors;
    std::vector<Step> m_behindChips; ///< the rows of chips()
    int m_mostSteps = 0;
    int m_secondLineAt = 0;
    RowsModel *m_tracks;
    RowsModel *m_chips;
    RowsModel *m_actorRows;
    RowsModel *m_whoseRows;
};

} // namespace bandar::app
