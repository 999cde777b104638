#pragma once

class QQuickWindow;
class QString;

namespace pitwatch::console {

// Writes what the window shows as a PNG; says on stderr why it could not.
bool saveScreenshot(QQuickWindow& window, const QString& path);

} // namespace pitwatch::console
