#include "pit-console/app/horn.h"
#include "pit-console/app/language.h"
#include "pit-console/app/options.h"
#include "pit-console/app/screenshot.h"
#include "pit-console/app/window.h"
#include "pit-console/core/live_source.h"
#include "pit-console/scenes/scene_source.h"
#include "shared/desk/secret_files.h"

#include <QGuiApplication>
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

void exitWith(bool well) {
    QGuiApplication::exit(well ? 0 : 1);
}

// The pictures asked for are taken when the time is up; then the console closes.
void closeAfter(QQuickWindow& window, const Options& options) {
    QTimer::singleShot(options.seconds * 1000, &window, [&window, &options] {
        const bool saved = options.shot.isEmpty() || saveScreenshot(window, options.shot);
        if (!saved || options.shots.isEmpty())
            return exitWith(saved);
        auto* shots = new ViewShots(window, options.shots);
        QObject::connect(shots, &ViewShots::finished, &exitWith);
        shots->start();
    });
}

} // namespace

int main(int argc, char** argv) {
    const auto options = parseOptions(argc, argv);
    if (!options)
        return options.error().exitCode;

    desk::protectProcess();
    QGuiApplication application(argc, argv);
    speak(options->language);
    auto source = makeSource(*options);
    if (!source)
        return fail(source.error().text);

    ConsoleModels models;
    models.setAsk([&source](Source::Question question) { (*source)->ask(std::move(question)); });
    models.jackpots()->setPrintCommand(options->printCommand);
    const Horn horn(*models.alarms(), options->soundCommand);
    ConsoleWindow console;
    const auto window = console.open(models, *options);
    if (!window)
        return fail(window.error().text);
    models.connectTo(**source);
    (*source)->start([&models](Snapshot snapshot) {
        QMetaObject::invokeMethod(
            &models, [&models, snapshot = std::move(snapshot)] { models.show(snapshot); },
            Qt::QueuedConnection);
    });
    if (options->seconds > 0)
        closeAfter(**window, *options);
    const int code = QGuiApplication::exec();
    (*source)->stop();
    return code;
}
