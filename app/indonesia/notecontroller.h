// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "indonesia/state.h"
#include "sheetcontroller.h"

namespace bandar::app {

/// A note in the log: a ready phrase or words of one's own.
class NoteController : public bandar::app::SheetController {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QList<QString> phrases READ phrases CONSTANT FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)

public:
    explicit NoteController(RunningGame &game, QObject *parent = nullptr);

    QStringList phrases() const;
    QString text() const { return m_text; } ///< what is to be written down

    Q_INVOKABLE void choose(const QString &text);

protected:
    bool isAsked() const override;
    void clear() override;
    void refresh() override;
    QByteArray draft() const override;
    void takeUp(const QByteArray &draft) override;
    bool isOfItsKind(const table::Entry &entry) const override;

private:
    QString m_text;
};

} // namespace bandar::app
