#pragma once

#include "shared/events/phrase.h"
#include "shared/staff/actions/check.h"

#include <string_view>

// What is said in English, one function per list. The texts stand in the .cpp files of this folder,
// each after a `return`, where pit-console/translations/update finds them. %1 is the first
// argument.

namespace pitwatch::wording {

std::string_view english(events::Quoted code);
std::string_view english(events::DeckColour colour);
std::string_view english(events::Wager wager);
std::string_view english(staff::Refusal refusal);

} // namespace pitwatch::wording
