// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "eveningcontroller.h"

#include <QObject>
#include <qqmlregistration.h>
#include <QStringList>
#include <QVariantList>

namespace bandar::tests {

/// A recorded game, and how the game on the table is held against it.
class RecordedGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name FINAL)

public:
    /// Its entries, each as an object of its keys; the players of its header; the value of an option, if it is told.
    Q_INVOKABLE QVariantList entries() const;
    Q_INVOKABLE QVariantList players() const;
    Q_INVOKABLE QString option(const QString &key) const;
    /// In normal form without times, one line each; and the same of the game on the table as it would be exported.
    Q_INVOKABLE QStringList lines() const;
    Q_INVOKABLE static QStringList linesOf(bandar::app::EveningController *evening);
    /// The state it ends with, by the record page; and the same of the game on the table.
    Q_INVOKABLE QString end() const;
    Q_INVOKABLE static QString stateOf(bandar::app::EveningController *evening);
    /// One entry of the game on the table in normal form; `place` counts from 0.
    Q_INVOKABLE static QString lineOf(bandar::app::EveningController *evening, int place);
    Q_INVOKABLE static int entriesOf(bandar::app::EveningController *evening);
    /// The company that a deed belongs to now, by its first deed.
    Q_INVOKABLE static QString companyOf(bandar::app::EveningController *evening, const QString &deed);
    /// How many units that company has.
    Q_INVOKABLE static int unitsOf(bandar::app::EveningController *evening, const QString &deed);

private:
    QString m_name;
};

} // namespace bandar::tests
