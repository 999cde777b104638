#include "pit-console/viewmodels/words/shown_text.h"

#include "pit-console/core/reports/shift_calendar.h"

namespace pitwatch::console {

QString exactMoneyText(core::Cents amount) {
    return text(core::toDollars(amount));
}

QStringList textsOf(const std::vector<std::string>& utf8) {
    QStringList texts;
    for (const std::string& one : utf8)
        texts << text(one);
    return texts;
}

QString timeText(core::Instant at) {
    return text(localTimeText(at));
}

QString momentText(core::Instant at) {
    return text(localText(at));
}

QString wordsText(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
        .replace(QLatin1Char('_'), QLatin1Char(' '));
}

} // namespace pitwatch::console
