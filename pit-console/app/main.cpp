#include "pit-console/app/horn.h"
#include "pit-console/app/language.h"
#include "pit-console/app/options.h"
#include "pit-console/app/screenshot.h"
#include "pit-console/app/sign.h"
#include "pit-console/app/window.h"
#include "pit-console/core/live/live_source.h"
#include "pit-console/scenes/scene_source.h"
#include "shared/core/printable.h"
#include "shared/desk/secret_files.h"

#include <QGuiApplication>
#include <QQuickWindow>

#include <cstdio>

using namespace pitwatch;
using namespace pitwatch::console;

namespace {

int fail(const std::string& reason) {
    std::fprintf(stderr, "pit-console: %s\n", core::printable(reason).c_str());
    return 2;
}

// From any thread.
void endProgram(const std::string& reason) {
    QMetaObject::invokeMethod(
        qApp, [reason] { QCoreApplication::exit(fail(reason)); }, Qt::QueuedConnection);
}

core::Result<std::unique_ptr<Source>> makeSource(const Options& options, const core::Clock& clock) {
    if (!options.scene.empty())
        return makeScene(options.scene);
    LiveSource::Settings live = options.live;
    live.failed = endProgram;
    return LiveSource::make(live, clock);
}

} // namespace

int main(int argc, char** argv) {
    const auto options = parseOptions(argc, argv);
    if (!options)
        return options.error().exitCode;

    desk::protectProcess();
    QGuiApplication application(argc, argv);
    speak(options->language);
    const core::SystemClock clock;
    auto source = makeSource(*options, clock);
    if (!source)
        return fail(source.error().text);
    if (!options->sign.isEmpty())
        return runSign(**source, *options);

    ConsoleModels models;
    models.setAsk([&source](Source::Question question) { (*source)->ask(std::move(question)); });
    models.jackpots()->claim()->setPrintCommand(options->printCommand);
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
