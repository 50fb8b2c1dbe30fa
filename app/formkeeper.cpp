// SPDX-License-Identifier: MPL-2.0
#include "formkeeper.h"

#include "drafts.h"

namespace bandar::app {

namespace {
const QString formSetting = QStringLiteral("form");
}

FormKeeper::FormKeeper(NewGameController &form, journal::Library *library)
    : m_form(form), m_library(library != nullptr && library->canWrite() ? library : nullptr), m_written(kept())
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(draftsWait);
    connect(&m_timer, &QTimer::timeout, this, &FormKeeper::write);
    connect(&form, &NewGameController::changed, this, [this] {
        if (m_library != nullptr && !m_timer.isActive())
            m_timer.start();
    });
}

FormKeeper::~FormKeeper() { write(); }

QByteArray FormKeeper::kept() const
{
    if (m_library == nullptr)
        return {};
    const auto stored = m_library->setting(formSetting);
    const auto *json = std::get_if<QString>(&stored);
    return json == nullptr ? QByteArray() : json->toUtf8();
}

void FormKeeper::write()
{
    m_timer.stop();
    const QByteArray form = m_form.toJson();
    if (m_library == nullptr || form == m_written)
        return;
    if (journal::troubleIn(m_library->set(formSetting, QString::fromUtf8(form))) == nullptr)
        m_written = form;
}

} // namespace bandar::app
