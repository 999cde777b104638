#include "pit-console/app/screenshot.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QQuickWindow>
#include <QTimer>

#include <chrono>
#include <cstdio>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;

// Long enough for a page to be made, laid out and given its values by the source.
constexpr auto kToDraw = 400ms;

void exitWith(bool well) {
    QGuiApplication::exit(well ? 0 : 1);
}

} // namespace

bool saveScreenshot(QQuickWindow& window, const QString& path) {
    const QImage image = window.grabWindow();
    if (!image.isNull() && image.save(path, "PNG"))
        return true;
    std::fprintf(stderr, "pit-console: cannot write the screenshot %s\n", qPrintable(path));
    return false;
}

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

ViewShots::ViewShots(QQuickWindow& window, QString folder)
    : QObject(&window), m_window(window), m_folder(std::move(folder)) {}

void ViewShots::start() {
    QDir().mkpath(m_folder);
    m_left = m_window.property("viewNames").toStringList();
    next();
}

void ViewShots::next() {
    if (m_left.isEmpty()) {
        emit finished(m_allSaved);
        return;
    }
    const QString view = m_left.takeFirst();
    m_window.setProperty("view", view);
    QTimer::singleShot(kToDraw, this, [this, view] {
        m_allSaved &= saveScreenshot(m_window, m_folder + "/" + view + ".png");
        next();
    });
}

} // namespace pitwatch::console
