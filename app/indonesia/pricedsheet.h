// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/options.h"
#include "mergerrows.h"
#include "sheetcontroller.h"

#include <QJsonObject>

#include <optional>

namespace bandar::app {

/// A sheet about the price of a merger: what the two companies become, and the price by ladder, by stepper, or typed, a
/// unit or in all.
class PricedSheet : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString resultIcon READ resultIcon NOTIFY changed FINAL)
    Q_PROPERTY(QString result READ result NOTIFY changed FINAL)
    Q_PROPERTY(QString resultNote READ resultNote NOTIFY changed FINAL)
    Q_PROPERTY(bool priced READ isPriced NOTIFY changed FINAL)
    Q_PROPERTY(QString unitPrice READ unitPrice NOTIFY changed FINAL)
    Q_PROPERTY(bool canLess READ canLess NOTIFY changed FINAL)
    Q_PROPERTY(bool canMore READ canMore NOTIFY changed FINAL)
    Q_PROPERTY(QStringList heads READ heads NOTIFY changed FINAL)
    Q_PROPERTY(QStringList accounts READ accounts NOTIFY changed FINAL)
    Q_PROPERTY(bandar::app::RowsModel *ladder READ ladder CONSTANT FINAL)
    Q_PROPERTY(bool typing READ isTyping NOTIFY changed FINAL)
    Q_PROPERTY(bool typesTotal READ typesTotal NOTIFY changed FINAL)
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString typedLimit READ typedLimit NOTIFY changed FINAL)

public:
    PricedSheet(RunningGame &game, QString panel, QObject *parent = nullptr);

    QString resultIcon() const { return m_resultIcon; }
    QString result() const { return m_result; }         ///< what the two become: "Siap faji"
    QString resultNote() const { return m_resultNote; } ///< "of 6 units, 3 stay"
    bool isPriced() const { return m_deal.has_value(); }
    QString unitPrice() const { return m_unitPrice; }
    bool canLess() const { return m_canLess; }
    bool canMore() const { return m_canMore; }
    QStringList heads() const { return m_heads; }  ///< over the figures of a rung, on one or two lines
    QStringList accounts() const;                  ///< the same, each on one line
    RowsModel *ladder() const { return m_ladder; } ///< RungRow
    bool isTyping() const { return m_typing; }
    bool typesTotal() const { return m_typesTotal; } ///< else the price of one unit is typed
    QString typed() const { return m_typed; }
    QString typedLimit() const { return m_typedLimit; } ///< "from 25"

    Q_INVOKABLE void less();
    Q_INVOKABLE void more();
    /// Takes over the price of a row of ladder().
    Q_INVOKABLE void chooseRung(int row);
    /// Lays the number pad out, or puts it away.
    Q_INVOKABLE void setTyping(bool typing);
    Q_INVOKABLE void setTypesTotal(bool total);
    Q_INVOKABLE void type(const QString &digit);
    Q_INVOKABLE void erase();
    Q_INVOKABLE void clearDigits();

protected:
    /// What the price is about: whose it is, and from where on.
    struct Deal {
        indonesia::Pair pair;
        indonesia::MergerTerms terms;
        table::PlayerId winner;
        table::Money least;
        bool opens = true; ///< the ladder begins at the nominal price, else at the least
    };

    const indonesia::State &state() const { return game().state().as<indonesia::State>(); }
    /// Nothing is priced, or this is; call it before price().
    void setDeal(std::optional<Deal> deal);
    const std::optional<Deal> &deal() const { return m_deal; }
    /// What stands: typed, chosen, or the least.
    table::Money price() const;
    /// Forgets what was chosen and typed.
    void clearPrice();
    /// Forgets a price that is no longer enough.
    void raisePrice(table::Money least);
    /// After propose(): the ladder around the price, and the nearest legal prices where it is refused.
    void showPrice();
    /// What the two become; without a deal too.
    void showResult(const indonesia::MergerTerms &terms, bool blends);
    void takeNearest(table::Money value) override;
    QJsonObject priceDraft() const;
    void takeUpPrice(const QJsonObject &kept);

    /// The most the player could pay, on the ladder; nothing where hidden money protects it or it is not enough.
    std::optional<table::Money> mostFor(table::PlayerId player, table::Money least, table::Money step) const;

private:
    void setPrice(table::Money price);
    table::Money aligned(table::Money price) const;
    void showLadder();
    void showHeads();
    void offerNearestPrices();

    std::optional<Deal> m_deal;
    std::optional<table::Money> m_price; ///< in all
    QString m_digits;
    bool m_begun = false; ///< something was typed since the pad is out
    bool m_typing = false;
    bool m_typesTotal = false;

    QString m_resultIcon;
    QString m_result;
    QString m_resultNote;
    QString m_unitPrice;
    QString m_typed;
    QString m_typedLimit;
    bool m_canLess = false;
    bool m_canMore = false;
    QStringList m_heads;
    RowsModel *m_ladder;
    QList<table::Money> m_rungs; ///< behind the rows of ladder()
};

} // namespace bandar::app
