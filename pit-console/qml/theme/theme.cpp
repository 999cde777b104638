#include "pit-console/qml/theme/theme.h"

#include <algorithm>

namespace pitwatch::console {

void Theme::setDark(bool dark) {
    if (dark == m_dark)
        return;
    m_dark = dark;
    emit changed();
}

void Theme::setScale(double scale) {
    const double kept = std::clamp(scale, kSmallestScale, kLargestScale);
    if (kept == m_scale)
        return;
    m_scale = kept;
    emit changed();
}

} // namespace pitwatch::console
