// SPDX-License-Identifier: MPL-2.0
#include "screen.h"

#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>
#include <private/qguiapplication_p.h>

#include <QtQuickTest>

/// Makes the engine of the tests that of the app, with accessibility on so that controls tell their names.
class Setup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable()
    {
        bandar::app::prepareStyle();
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
    }
    void qmlEngineAvailable(QQmlEngine *engine) { bandar::app::prepareEngine(*engine); }
};

QUICK_TEST_MAIN_WITH_SETUP(pages, Setup)

#include "main.moc"
