// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QMetaProperty>
#include <qqmlregistration.h>
#include <QVariant>

namespace bandar::app {

/// A list of gadgets for a view; each property of the gadget is a role of the same name. A row that stays in its place
/// keeps its delegate, so what is pressed or focused stays so while the figures change.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the controllers")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    explicit RowsModel(const QMetaObject &row, QObject *parent);

    template <class Row>
    void assign(const QList<Row> &rows)
    {
        QVariantList values;
        for (const Row &row : rows)
            values.append(QVariant::fromValue(row));
        assignValues(values);
    }

    int count() const { return static_cast<int>(m_rows.size()); }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    void assignValues(const QVariantList &rows);

    const QMetaObject &m_row;
    QVariantList m_rows;
};

} // namespace bandar::app
