// SPDX-License-Identifier: MPL-2.0
#include "screen.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQmlExtensionPlugin>
#include <QQuickStyle>

Q_IMPORT_QML_PLUGIN(Bandar_AppPlugin)
Q_IMPORT_QML_PLUGIN(Bandar_StylePlugin)
Q_IMPORT_QML_PLUGIN(Bandar_ControlsPlugin)
Q_IMPORT_QML_PLUGIN(Bandar_IndonesiaPlugin)
Q_IMPORT_QML_PLUGIN(Bandar_PagesPlugin)

namespace bandar::app {

void prepareStyle()
{
    for (const QString &weight : {QStringLiteral("Regular"), QStringLiteral("Bold")})
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/NotoSans-%1.ttf").arg(weight));
    QGuiApplication::setFont(QFont(QStringLiteral("Noto Sans")));
    QQuickStyle::setStyle(QStringLiteral("Bandar.Style"));
    QQuickStyle::setFallbackStyle(QStringLiteral("Basic"));
}

void prepareEngine(QQmlEngine &engine) { engine.addImportPath(QStringLiteral("qrc:/qt/qml")); }

} // namespace bandar::app
