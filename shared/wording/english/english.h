#pragma once

#include "shared/events/phrase.h"
#include "shared/events/staff_events.h"
#include "shared/staff/actions/check.h"
#include "shared/staff/actions/misstatement.h"
#include "shared/staff/roster.h"

#include <string_view>

// What is said in English, one function per list. The texts stand in the .cpp files of this folder,
// each after a `return`, where pit-console/translations/update finds them. %1 is the first
// argument.

namespace pitwatch::wording {

std::string_view english(events::Quoted code);
std::string_view english(events::DeckColour colour);
std::string_view english(events::Wager wager);
std::string_view english(events::SignInRefusal refusal);
std::string_view english(staff::Refusal refusal);
std::string_view english(staff::SigningRefusal refusal);
std::string_view english(staff::Misstatement problem);
std::string_view english(staff::Argument argument);
std::string_view english(staff::RosterProblem problem);

} // namespace pitwatch::wording
