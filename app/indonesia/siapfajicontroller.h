// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/state.h"
#include "sheetcontroller.h"

namespace bandar::app {

/// How many units a new siap faji company keeps (rules 2.3, Result).
class SiapFajiController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString company READ company NOTIFY changed FINAL)
    Q_PROPERTY(int units READ units NOTIFY changed FINAL)
    Q_PROPERTY(int keep READ keep NOTIFY changed FINAL)
    Q_PROPERTY(QString kept READ kept NOTIFY changed FINAL)
    Q_PROPERTY(bool canLess READ canLess NOTIFY changed FINAL)
    Q_PROPERTY(bool canMore READ canMore NOTIFY changed FINAL)
    Q_PROPERTY(QString rest READ rest NOTIFY changed FINAL)
    Q_PROPERTY(QString rule READ rule NOTIFY changed FINAL)

public:
    explicit SiapFajiController(RunningGame &game, QObject *parent = nullptr);

    QString company() const { return m_company; } ///< its provinces
    int units() const { return m_units; }         ///< before, as squares; the words tell them exactly
    int keep() const { return m_keepShown; }      ///< of the squares
    QString kept() const { return m_kept; }
    bool canLess() const { return m_canLess; }
    bool canMore() const { return m_canMore; }
    QString rest() const { return m_rest; } ///< what leaves the board
    QString rule() const { return m_rule; } ///< why not more, and when less

    Q_INVOKABLE void less();
    Q_INVOKABLE void more();

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;

private:
    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }

    std::int64_t m_keep = 0;
    QString m_company;
    int m_units = 0;
    int m_keepShown = 0;
    QString m_kept;
    bool m_canLess = false;
    bool m_canMore = false;
    QString m_rest;
    QString m_rule;
};

} // namespace bandar::app
