#include "pit-console/app/options.h"
#include "pit-console/app/screenshot.h"
#include "pit-console/core/live_source.h"
#include "pit-console/scenes/scene_source.h"
#include "pit-console/viewmodels/floor_model.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>

using namespace pitwatch;
using namespace pitwatch::console;

namespace {

core::Result<std::unique_ptr<Source>> makeSource(const Options& options) {
    if (!options.scene.empty())
        return makeScene(options.scene);
    return LiveSource::make(options.live);
}

int fail(const std::string& reason) {
    std::fprintf(stderr, "pit-console: %s\n", reason.c_str());
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    const auto options = parseOptions(argc, argv);
    if (!options)
        return options.error().exitCode;

    QGuiApplication application(argc, argv);
    auto source = makeSource(*options);
    if (!source)
        return fail(source.error().text);

    FloorModel floor;
    (*source)->start([&floor](Snapshot snapshot) {
        QMetaObject::invokeMethod(
            &floor,
            [&floor, snapshot = std::move(snapshot)]() mutable { floor.show(std::move(snapshot)); },
            Qt::QueuedConnection);
    });

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.setInitialProperties({{"floor", QVariant::fromValue(&floor)},
                                 {"width", options->width},
                                 {"height", options->height}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Pitwatch/Console/qml/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return fail("the window could not be made");

    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (options->seconds > 0)
        QTimer::singleShot(options->seconds * 1000, window, [&] {
            const bool saved = options->shot.isEmpty() || saveScreenshot(*window, options->shot);
            QGuiApplication::exit(saved ? 0 : 1);
        });
    const int code = QGuiApplication::exec();
    (*source)->stop();
    return code;
}
