#pragma once

#include "pit-console/core/offers/offer.h"

#include <QString>

// What an action is about and what is signed with it, in words.

namespace pitwatch::console {

QString aboutText(const ActionOffer& offer);      // "Red deck", "Seat 3"; empty: nothing to tell.
QString argumentName(staff::Argument argument);   // "Who answered at surveillance"
QString orderText(const staff::Statement& order); // "mega to $9,999.99: lost power (s-vera)"

// The argument's value as people read it: words of people as they wrote them.
QString valueText(staff::ArgumentKind kind, const core::Text& value);

} // namespace pitwatch::console
