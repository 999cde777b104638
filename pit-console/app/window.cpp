#include "pit-console/app/window.h"

#include "pit-console/qml/theme/theme.h"

#include <QQuickWindow>

namespace pitwatch::console {

core::Result<QQuickWindow*> ConsoleWindow::open(ConsoleModels& models, const Options& options) {
    m_engine.addImportPath(QStringLiteral(":/qt/qml"));
    m_engine.setInitialProperties({{"models", QVariant::fromValue(&models)},
                                   {"view", options.view},
                                   {"width", options.width},
                                   {"height", options.height}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Pitwatch/Console/qml/Main.qml")));
    if (m_engine.rootObjects().isEmpty())
        return core::Error{"the window could not be made"};
    // Only now is the module loaded and its singleton known.
    const int themeId = qmlTypeId("Pitwatch.Console", 1, 0, "Theme");
    auto* theme = m_engine.singletonInstance<Theme*>(themeId);
    theme->setDark(options.dark);
    theme->setScale(options.scale);
    auto* window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    const QStringList views = window->property("viewNames").toStringList();
    if (!views.contains(options.view))
        return core::Error{"there is no view \"" + options.view.toStdString() +
                           "\"; there are: " + views.join(QStringLiteral(" ")).toStdString()};
    return window;
}

} // namespace pitwatch::console
