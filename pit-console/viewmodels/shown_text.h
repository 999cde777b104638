#pragma once

#include "shared/core/clock.h"
#include "shared/core/money.h"
#include "shared/events/deck_events.h"

#include <QString>

#include <string>
#include <string_view>

// How the pages write what the record calls by a name.

namespace pitwatch::console {

QString moneyText(core::Cents amount);
// "21:15", local.
QString timeText(core::Instant at);
// "2026-11-16 21:15", local.
QString momentText(core::Instant at);
// "royal_flush" as "royal flush".
QString wordsText(std::string_view name);
// "Red deck"
QString deckText(events::DeckColour colour);
// What the theme knows the colour by.
QString colourName(events::DeckColour colour);

inline QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

} // namespace pitwatch::console
