#pragma once

#include "shared/events/event.h"

#include <nlohmann/json_fwd.hpp>

namespace pitwatch::wording {

// An event for people and tools, as wire::toJson(), but that what is said in it, such as its
// "reason", is an English sentence whatever the version of the entry. What the sentence was made of
// stands in "phrase".
nlohmann::ordered_json toJson(const events::Event& event);

} // namespace pitwatch::wording
