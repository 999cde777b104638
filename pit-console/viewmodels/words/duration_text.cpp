#include "pit-console/viewmodels/words/duration_text.h"

#include <QCoreApplication>

namespace pitwatch::console {

QString durationText(core::Millis duration) {
    using namespace std::chrono;
    const auto say = [](const char* text) { return QCoreApplication::translate("duration", text); };
    const auto wholeSeconds = duration_cast<seconds>(duration).count();
    if (wholeSeconds < 60)
        return say(QT_TRANSLATE_NOOP("duration", "%1 s")).arg(wholeSeconds);
    const auto wholeMinutes = wholeSeconds / 60;
    if (wholeMinutes < 60)
        return say(QT_TRANSLATE_NOOP("duration", "%1 min")).arg(wholeMinutes);
    return say(QT_TRANSLATE_NOOP("duration", "%1 h %2 min"))
        .arg(wholeMinutes / 60)
        .arg(wholeMinutes % 60);
}

} // namespace pitwatch::console
