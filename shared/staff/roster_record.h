#pragma once

#include "shared/core/result.h"
#include "shared/events/event.h"
#include "shared/events/staff_events.h"
#include "shared/staff/roster.h"

#include <optional>
#include <vector>

// A roster as a journal keeps it (README.md): the bytes that the site keys signed, and their
// signatures, cut into events. Plain values.

namespace pitwatch::staff {

// Far below what an event may hold, and few parts for any roster that is read at all.
inline constexpr std::size_t kMaxRosterPart = std::size_t{32} * 1024;

std::vector<events::RosterKept> recordOf(const SignedRoster& given);

// Puts the parts together again, whatever bytes they hold: the one reader of rosters that journals
// keep.
class RosterParts {
public:
    // Nothing for an event that is no part, and while parts are missing; then the roster, or why it
    // is none. Whether enough site keys have signed it is not looked at.
    std::optional<core::Result<SignedRoster>> add(const events::Event& event);

private:
    std::optional<core::Result<SignedRoster>> join(const events::RosterKept& part);

    std::uint64_t m_version = 0;
    std::uint16_t m_parts = 0;
    std::uint16_t m_next = 1;
    core::Bytes m_bytes;
};

} // namespace pitwatch::staff
