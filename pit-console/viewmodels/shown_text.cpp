#include "pit-console/viewmodels/shown_text.h"

#include "pit-console/core/shift_calendar.h"

#include <QCoreApplication>

namespace pitwatch::console {

QString moneyText(core::Cents amount) {
    return text(core::toDollars(amount));
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

QString deckText(events::DeckColour colour) {
    const auto translate = [](const char* words) {
        return QCoreApplication::translate("deck", words);
    };
    switch (colour) {
    case events::DeckColour::Red:
        return translate("Red deck");
    case events::DeckColour::Blue:
        return translate("Blue deck");
    case events::DeckColour::Green:
        return translate("Green deck");
    case events::DeckColour::Black:
        return translate("Black deck");
    case events::DeckColour::Purple:
        return translate("Purple deck");
    case events::DeckColour::Orange:
        return translate("Orange deck");
    }
    return {};
}

QString colourName(events::DeckColour colour) {
    return wordsText(core::enumName(colour));
}

} // namespace pitwatch::console
