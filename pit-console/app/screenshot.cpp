#include "pit-console/app/screenshot.h"

#include <QDir>
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

} // namespace

bool saveScreenshot(QQuickWindow& window, const QString& path) {
    const QImage image = window.grabWindow();
    if (!image.isNull() && image.save(path, "PNG"))
        return true;
    std::fprintf(stderr, "pit-console: cannot write the screenshot %s\n", qPrintable(path));
    return false;
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
