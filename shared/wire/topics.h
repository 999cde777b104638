#pragma once

#include "shared/core/ids.h"

#include <optional>
#include <string>
#include <string_view>

// Where parties speak. Every topic under pit/<party>/ is written by that party alone, except
// .../ask/<reader>, which is written by that reader alone: the broker's access rules say the same.

namespace pitwatch::wire {

std::string journalTopic(const core::PartyId& party);                          // live entries
std::string statusTopic(const core::PartyId& party);                           // retained
std::string askTopic(const core::PartyId& party, const core::PartyId& reader); // replay wanted
std::string replayTopic(const core::PartyId& party,
                        const core::PartyId& reader); // replayed entries
std::string stateTopic(const core::PartyId& party);   // retained JSON

// Everybody's, as a subscription says it.
inline constexpr const char* kAllStatuses = "pit/+/status";
inline constexpr const char* kAllStates = "pit/+/state";
// Whose status or state is said there; none for every other topic.
std::optional<core::PartyId> partyOfStatus(std::string_view topic);
std::optional<core::PartyId> partyOfState(std::string_view topic);

// Devices of a table speak JSON: dev/<table>/<device>.
std::string deviceTopic(const core::TableId& table, const std::string& device);
// Whether a device speaks there: of a table, or of a link.
bool isDeviceTopic(std::string_view topic);

} // namespace pitwatch::wire
