// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "rowsmodel.h"
#include "runninggame.h"

#include "indonesia/state.h"

#include <QList>
#include <QObject>
#include <QString>

#include <vector>

namespace bandar::app {

/// A kind of deed: the head of a column.
struct DeedHeadRow {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    QString icon;
    QString name;

    bool operator==(const DeedHeadRow &) const = default;
};

/// A deed under its kind: `key` is its name in records, `name` that of its province, `spoken` both.
struct DeedRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QString briefNote MEMBER briefNote FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)
    Q_PROPERTY(int column MEMBER column FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString key;
    QString name;
    QString note;
    QString briefNote; ///< the same in fewer words
    QString spoken;
    int column = 0;
    int place = 0; ///< in its column
    bool chosen = false;

    bool operator==(const DeedRow &) const = default;
};

/// Deeds by kind in columns, only kinds that have any.
class DeedTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the controllers")
    Q_PROPERTY(bandar::app::RowsModel *heads READ heads CONSTANT FINAL)
    Q_PROPERTY(bandar::app::RowsModel *rows READ rows CONSTANT FINAL)
    Q_PROPERTY(int longest READ longest NOTIFY changed FINAL)

public:
    explicit DeedTable(QObject *parent);

    RowsModel *heads() const { return m_heads; } ///< DeedHeadRow
    RowsModel *rows() const { return m_rows; }   ///< DeedRow
    int longest() const { return m_longest; }    ///< deeds in the longest column

    /// Lays out these deeds, each with what there is to know of it now.
    void show(const RunningGame &game, indonesia::DeedSet deeds, indonesia::DeedId chosen);
    /// The deed in that row; empty if there is no such row.
    indonesia::DeedId at(int row) const;

Q_SIGNALS:
    void changed();

private:
    RowsModel *m_heads;
    RowsModel *m_rows;
    int m_longest = 0;
    QList<indonesia::DeedId> m_shown;
};

/// "ships", "rice": a kind of deed within a sentence.
QString kindInWords(const RunningGame &game, indonesia::Kind kind);

/// What the deeds that are left mean for the end of the era, or of the game; `then` are those left once what is chosen
/// is done.
QString eraEndInWords(const RunningGame &game, indonesia::DeedSet now, indonesia::DeedSet then);

} // namespace bandar::app
