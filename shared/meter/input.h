#pragma once

#include "shared/events/event.h"
#include "shared/events/staff_events.h"
#include "shared/events/values.h"
#include "shared/staff/roster.h"

#include <string_view>
#include <variant>

namespace pitwatch::meter {

// One entry of a table's journal.
struct TableSaid {
    static constexpr std::string_view kName = "table_said";
    core::TableId table;
    events::Event event;
    core::Instant at{};
    // When the table last said, by the clock here, that it had written no more than was read.
    core::Instant notBefore{};
};

// A table's record says that it accepted this. It is believed as far as the signature goes.
struct SignatureRead {
    static constexpr std::string_view kName = "signature_read";
    core::TableId table;
    events::StaffActionAccepted accepted;
    const staff::Roster* roster = nullptr; // In force; null where none is. The caller's.
    core::Instant at{};                    // Of the table's entry.
};

// There is a roster that was not in force before: what was kept of the claim is judged by it.
struct RosterCame {
    static constexpr std::string_view kName = "roster_came";
    events::ClaimId claim;
    const staff::Roster* roster = nullptr; // In force. The caller's.
};

// How far a table may be believed, whenever that changes.
enum class Presence : std::uint8_t { Present, Silent, Doubted };
struct TableStood {
    static constexpr std::string_view kName = "table_stood";
    core::PartyId table;
    Presence presence{};
    events::Phrase doubt; // Where doubted: why, in which journal, and where.
    core::JournalId journal{};
    std::uint64_t sequence = 0;
    // The last word of it that left nothing open, or since when it is waited for.
    core::Instant lastHeard{};
};

// What people order. Their signatures and ranks were checked before; that two are two is checked
// here.
struct OpenLink {
    static constexpr std::string_view kName = "open_link";
    events::LinkId link;
    events::PersonId by;
};

struct CloseLink {
    static constexpr std::string_view kName = "close_link";
    events::LinkId link;
    events::PersonId by;
    core::Text reason;
};

// A closed link takes over what its tables file now and the site's limits.
struct ChangeParameters {
    static constexpr std::string_view kName = "change_parameters";
    events::LinkId link;
    events::PersonId orderedBy;
    events::PersonId approvedBy;
};

// After a malfunction, whose cause is told: the meter shows this from now on.
struct CorrectMeter {
    static constexpr std::string_view kName = "correct_meter";
    events::LinkId link;
    events::LevelName level;
    core::MicroCents to{};
    core::Text cause;
    events::PersonId orderedBy;
    events::PersonId approvedBy;
};

// The links are judged by what the controller is set up with now.
struct ControllerStarted {
    static constexpr std::string_view kName = "start";
};

// Somebody looked into the doubt about a party's record: it is judged anew, from where it was read.
struct ReadmitParty {
    static constexpr std::string_view kName = "readmit_party";
    core::PartyId party;
    events::PersonId orderedBy;
    events::PersonId approvedBy;
};

using Input = std::variant<ControllerStarted, TableSaid, SignatureRead, RosterCame, TableStood,
                           OpenLink, CloseLink, ChangeParameters, CorrectMeter, ReadmitParty>;

} // namespace pitwatch::meter
