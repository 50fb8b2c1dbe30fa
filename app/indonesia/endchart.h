// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rows.h"
#include "rowsmodel.h"
#include "runninggame.h"
#include "years.h"

#include <QList>
#include <QObject>
#include <QPointF>

namespace bandar::app {

/// The line of a player: its corners as fractions of the chart, from the left and from the bottom. The last year hangs
/// on apart.
struct ChartLine {
    Q_GADGET
    Q_PROPERTY(bandar::app::PlayerMark mark MEMBER mark FINAL)
    Q_PROPERTY(QList<QPointF> corners MEMBER corners FINAL)
    Q_PROPERTY(QList<QPointF> lastYear MEMBER lastYear FINAL)
    Q_PROPERTY(double end MEMBER end FINAL)
    Q_PROPERTY(bandar::app::Money amount MEMBER amount FINAL)

public:
    PlayerMark mark;
    QList<QPointF> corners;
    QList<QPointF> lastYear;
    double end = 0; ///< where it ends, from the bottom
    Money amount;   ///< what it ends with

    bool operator==(const ChartLine &) const = default;
};

/// Something written at an edge of the chart: an amount, a year, an era.
struct ChartTick {
    Q_GADGET
    Q_PROPERTY(double at MEMBER at FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString brief MEMBER brief FINAL)

public:
    double at = 0;
    QString text;
    QString brief{}; ///< the same where there is little room

    bool operator==(const ChartTick &) const = default;
};

/// A game by its years, as a chart with a line for each player.
class EndChart : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QList<QString> kinds READ kinds CONSTANT FINAL)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed FINAL)
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *lines READ lines CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *amounts READ amounts CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *years READ years CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *eras READ eras CONSTANT FINAL)
    Q_PROPERTY(QList<qreal> ends READ ends NOTIFY changed FINAL)
    Q_PROPERTY(double ground READ ground NOTIFY changed FINAL)

public:
    explicit EndChart(RunningGame &game, QObject *parent = nullptr);

    QStringList kinds() const; ///< "Wealth", "Income", ...
    int chosen() const { return m_chosen; }
    QString spoken() const { return m_spoken; }      ///< what the chart shows, in a sentence
    RowsModel *lines() const { return m_lines; }     ///< ChartLine, best first
    RowsModel *amounts() const { return m_amounts; } ///< ChartTick, from the bottom
    RowsModel *years() const { return m_years; }     ///< ChartTick, from the left
    RowsModel *eras() const { return m_eras; }       ///< ChartTick: where each begins
    QList<qreal> ends() const { return m_ends; }     ///< where the lines end, from the bottom
    double ground() const { return m_ground; }       ///< where nothing stands, from the bottom

    Q_INVOKABLE void choose(int kind);

    /// Draws the game, or nothing while it may not be seen.
    void draw(bool shown);

Q_SIGNALS:
    void changed();

private:
    void drawTimes(const std::vector<YearOfGame> &years);
    void drawLines(const std::vector<YearOfGame> &years);

    RunningGame &m_game;
    int m_chosen = 0;
    bool m_shown = false;
    double m_ground = 0;
    QString m_spoken;
    QList<qreal> m_ends;
    RowsModel *m_lines;
    RowsModel *m_amounts;
    RowsModel *m_years;
    RowsModel *m_eras;
};

} // namespace bandar::app
