#pragma once

#include "pit-console/core/live/snapshot.h"

#include <QString>

// The core's words as people of the pit say them, translated.

namespace pitwatch::console {

QString deckName(events::DeckColour colour);   // "Red deck"
QString colourName(events::DeckColour colour); // "red": which swatch, never translated.
QString wagerName(events::Wager wager);        // "Bet 1"
QString choiceName(events::Choice choice);     // "rides"
QString openingName(std::optional<table::Opening> opening); // "Closed"
QString phaseName(std::optional<table::Phase> phase);       // "Betting"
QString ceremonyName(table::Ceremony ceremony);             // "inspected"
QString shufflerName(ShufflerStatus look);                  // "Shuffler ready"
QString priorityName(events::AlarmPriority priority);
// 1 to 3: low to high; 0 is for no alarm.
int levelOf(std::optional<events::AlarmPriority> priority);
QString actionName(staff::Action action);       // "Order a shuffle"
QString alarmSentence(const AlarmCause& cause); // "The red deck is overdue"
QString roleName(staff::Role role);             // "Shift manager"
QString moneyText(core::Cents amount);          // "$10", "$12.50"
QString timeLeftText(const DeckInPlay& deck, core::Instant now);
// Share of the deck's time used up, 0 to 1.
double usedShare(const DeckInPlay& deck, core::Instant now);
QString clockText(core::Instant at); // "21:15"
// Why the table's configuration is not known; empty where it is.
QString setupText(const TableSummary& table);

} // namespace pitwatch::console
