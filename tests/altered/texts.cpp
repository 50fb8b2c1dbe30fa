// SPDX-License-Identifier: MPL-2.0
// bandar_texts RECORD [NAME…]: lays the game of a record on the table, taps what is called so, and prints every text
// that can then be seen or is read out, one a line.
#include "eveningcontroller.h"
#include "screen.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTextStream>

namespace {

QQuickItem *visible(QQuickItem *item, const QString &name)
{
    if (!item->isVisible() || item->objectName() == name)
        return item->isVisible() ? item : nullptr;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = visible(child, name))
            return found;
    return nullptr;
}

void print(const QQuickItem *item, QTextStream &out)
{
    if (!item->isVisible())
        return;
    if (const QString text = item->property("text").toString(); !text.isEmpty())
        out << text << '\n';
    for (const QQuickItem *child : item->childItems())
        print(child, out);
}

} // namespace

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    const bandar::app::GameShelf shelf = bandar::app::allGames();
    bandar::app::OpenedRecord opened = bandar::app::openRecordFile(arguments.value(1), shelf);
    if (!opened.game) {
        QTextStream(stderr) << opened.fault << Qt::endl;
        return 1;
    }
    bandar::app::prepareStyle();
    bandar::app::EveningController evening(shelf, std::move(opened.game));
    QQmlApplicationEngine engine;
    bandar::app::prepareEngine(engine);
    engine.setInitialProperties({{QStringLiteral("evening"), QVariant::fromValue(&evening)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Bandar/Pages/Main.qml")));
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    if (window == nullptr)
        return 1;
    window->grabWindow();
    for (const QString &name : arguments.mid(2)) {
        QQuickItem *item = visible(window->contentItem(), name);
        if (item == nullptr) {
            QTextStream(stderr) << "nothing called " << name << " can be seen" << Qt::endl;
            return 1;
        }
        QMetaObject::invokeMethod(item, "clicked");
        window->grabWindow();
    }
    QTextStream out(stdout);
    print(window->contentItem(), out);
    return 0;
}
