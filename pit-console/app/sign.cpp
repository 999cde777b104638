#include "pit-console/app/sign.h"

#include "pit-console/app/screenshot.h"
#include "pit-console/app/window.h"
#include "pit-console/viewmodels/meters/sign_model.h"
#include "shared/core/printable.h"

#include <QGuiApplication>
#include <QQuickWindow>

#include <cstdio>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;

// A live source speaks ten times a second; a scene speaks once.
constexpr core::Millis kPatience = 2s;

} // namespace

int runSign(Source& source, const Options& options) {
    SignModel sign(options.sign);
    if (options.scene.empty())
        sign.setPatience(kPatience);
    QQmlApplicationEngine engine;
    const auto window = openWindow(engine, QStringLiteral("SignWindow"), options,
                                   {{"sign", QVariant::fromValue(&sign)},
                                    {"wholeScreen", !options.sized},
                                    {"width", options.width},
                                    {"height", options.height}});
    if (!window) {
        std::fprintf(stderr, "pit-console: %s\n", core::printable(window.error().text).c_str());
        return 2;
    }
    source.start([&sign](Snapshot snapshot) {
        QMetaObject::invokeMethod(
            &sign, [&sign, snapshot = std::move(snapshot)] { sign.show(snapshot); },
            Qt::QueuedConnection);
    });
    if (options.seconds > 0)
        closeAfter(**window, options);
    const int code = QGuiApplication::exec();
    source.stop();
    return code;
}

} // namespace pitwatch::console
