#include "pit-console/app/screenshot.h"

#include <QImage>
#include <QQuickWindow>
#include <QString>

#include <cstdio>

namespace pitwatch::console {

bool saveScreenshot(QQuickWindow& window, const QString& path) {
    const QImage image = window.grabWindow();
    if (!image.isNull() && image.save(path, "PNG"))
        return true;
    std::fprintf(stderr, "pit-console: cannot write the screenshot %s\n", qPrintable(path));
    return false;
}

} // namespace pitwatch::console
