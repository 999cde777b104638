#include "pit-console/qml/theme/theme.h"

namespace pitwatch::console {

void Theme::setDark(bool dark) {
    if (dark == m_dark)
        return;
    m_dark = dark;
    emit changed();
}

} // namespace pitwatch::console
