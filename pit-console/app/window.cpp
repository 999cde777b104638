#include "pit-console/app/window.h"

#include "pit-console/qml/theme/theme.h"

#include <QQuickWindow>

namespace pitwatch::console {

core::Result<QQuickWindow*> openWindow(QQmlApplicationEngine& engine, const QString& file,
                                       const Options& options, const QVariantMap& properties) {
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.setInitialProperties(properties);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Pitwatch/Console/qml/%1.qml").arg(file)));
    if (engine.rootObjects().isEmpty())
        return core::Error{"the window could not be made"};
    // Only now is the module loaded and its singleton known.
    const int themeId = qmlTypeId("Pitwatch.Console", 1, 0, "Theme");
    auto* theme = engine.singletonInstance<Theme*>(themeId);
    theme->setDark(options.dark);
    theme->setScale(options.scale);
    return qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
}

core::Result<QQuickWindow*> ConsoleWindow::open(ConsoleModels& models, const Options& options) {
    const auto window = openWindow(m_engine, QStringLiteral("Main"), options,
                                   {{"models", QVariant::fromValue(&models)},
                                    {"view", options.view},
                                    {"width", options.width},
                                    {"height", options.height}});
    if (!window)
        return window;
    const QStringList views = (*window)->property("viewNames").toStringList();
    if (!views.contains(options.view))
        return core::Error{"there is no view \"" + options.view.toStdString() +
                           "\"; there are: " + views.join(QStringLiteral(" ")).toStdString()};
    return window;
}

} // namespace pitwatch::console
