// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "pairsheet.h"

namespace bandar::app {

/// Mergers reckoned for any pair, player and price, without entering anything.
class WhatIfController : public bandar::app::PairSheet {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString why READ why NOTIFY changed FINAL)

public:
    explicit WhatIfController(RunningGame &game, QObject *parent = nullptr);

    QString why() const { return m_why; } ///< the two may not be merged now

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;
    indonesia::Verdict pairVerdict(const indonesia::PairOption &option) const override;
    MergerPlayerRow winnerRow(const indonesia::PairOption &option, table::PlayerId player) const override;

private:
    QString m_why;
};

} // namespace bandar::app
