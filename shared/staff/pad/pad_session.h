#pragma once

#include "shared/events/event.h"
#include "shared/events/pad_events.h"
#include "shared/staff/pad/delegation.h"
#include "shared/staff/pad/pad_refusal.h"
#include "shared/staff/pad/press.h"
#include "shared/staff/roster.h"

#include <optional>

// Who is signed on at a table's pad, and whether a press is really theirs: offline, from the roster
// and the table's own journal alone.

namespace pitwatch::staff {

struct SignedWord {
    core::Bytes statement;
    Signature signature{};
};

// The same press, signed by others too: a floorperson's own key, for one act.
using Cosignatures = std::vector<events::PressCosigned>;
inline constexpr std::size_t kMostCosignatures = 2;

// The fold of what the table's journal says of its pad. One person at a time: the next one relieves
// whoever is signed on.
class PadSession {
public:
    struct Current {
        Delegation delegation;
        core::Bytes statement;
        Signature signature{};
        std::uint64_t number = 0; // Of the last press.
    };

    void apply(const events::Event& event);

    const Current* current() const { return m_current ? &*m_current : nullptr; }
    // When the last one signed on, whoever it was: what was signed before is not taken again.
    core::Instant lastFrom() const { return m_lastFrom; }

private:
    std::optional<Current> m_current;
    core::Instant m_lastFrom{};
};

struct PadTable {
    const core::TableId& table;
    const PadSession& session;
    const Roster* roster = nullptr; // In force; null where there is none.
    core::Instant now{};
};

core::Result<Delegation, PadRefusal> checkSignOn(const SignedWord& given, const PadTable& at);

// Who pressed is the person of the current delegation.
core::Result<Press, PadRefusal> checkPress(const SignedWord& given, const Cosignatures& cosigned,
                                           const PadTable& at);

// Why whoever is signed on is not any more; nothing where nobody is, or they still are.
std::optional<events::PadSignOff> endOf(const PadTable& at);

} // namespace pitwatch::staff
