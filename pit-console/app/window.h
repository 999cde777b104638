#pragma once

#include "pit-console/app/options.h"
#include "pit-console/viewmodels/shell/console_models.h"

#include <QQmlApplicationEngine>

class QQuickWindow;

namespace pitwatch::console {

// Makes the window of the QML file of that name, and sets the theme; fails without one.
core::Result<QQuickWindow*> openWindow(QQmlApplicationEngine& engine, const QString& file,
                                       const Options& options, const QVariantMap& properties);

// The console's one window and its QML engine. GUI thread only; the models outlive it.
class ConsoleWindow {
public:
    // Refuses a view that does not exist.
    core::Result<QQuickWindow*> open(ConsoleModels& models, const Options& options);

private:
    QQmlApplicationEngine m_engine;
};

} // namespace pitwatch::console
