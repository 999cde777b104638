#pragma once

#include "shared/core/ids.h"
#include "shared/events/values.h"

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

// Whose status or state is said there; none for every other topic.
std::optional<core::PartyId> partyOfStatus(std::string_view topic);
std::optional<core::PartyId> partyOfState(std::string_view topic);

// Devices of a table speak JSON: dev/<table>/<device>; those of a link, dev/<link>/<device>.
std::string deviceTopic(const core::TableId& table, std::string_view device);
std::string deviceTopic(const events::LinkId& link, std::string_view device);
// Whether a device speaks there: of a table, or of a link.
bool isDeviceTopic(std::string_view topic);

// The same topics as filters of subscriptions and access rules say them: any name may be kAnyone.
inline constexpr std::string_view kAnyone = "+";
std::string journalFilter(std::string_view party);
std::string statusFilter(std::string_view party);
std::string askFilter(std::string_view party, std::string_view reader);
std::string replayFilter(std::string_view party, std::string_view reader);
std::string stateFilter(std::string_view party);
std::string deviceFilter(std::string_view owner, std::string_view device);

} // namespace pitwatch::wire
