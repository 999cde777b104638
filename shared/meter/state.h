#pragma once

#include "shared/events/claims/claim_note_events.h"
#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"
#include "shared/meter/setup.h"
#include "shared/staff/role.h"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

// Everything known about the linked meters of a site: always the fold of apply() over the
// controller's own journal, so it can be rebuilt anywhere from that journal alone. A plain value;
// whoever holds it may copy it, and only apply() changes it.

namespace pitwatch::meter {

// Where every micro-cent of a meter came from and went to. At all times
//   value + pot = initial + contributed - reversed + reseeded + returned + corrected - fixed.
struct Account {
    core::MicroCents initial{};
    core::MicroCents contributed{};
    core::MicroCents reversed{};
    core::MicroCents reseeded{}; // Less what was taken out again after a denial.
    core::MicroCents returned{};
    core::MicroCents corrected{};
    core::MicroCents fixed{};

    core::MicroCents balance() const;
    friend bool operator==(const Account&, const Account&) = default;
};

struct Level {
    events::LevelParameters parameters;
    std::optional<core::Cents> limit;
    // Whether the initial amount was put in: with the first opening.
    bool seeded = false;
    core::MicroCents value{};
    core::MicroCents pot{}; // What exceeded the limit.
    Account account;
    std::uint64_t hits = 0; // Less those that were denied or voided.
    std::map<core::TableId, core::MicroCents> byTable;

    bool balances() const { return value + pot == account.balance(); }
    friend bool operator==(const Level&, const Level&) = default;
};

// What one table filed for its link. Tables of a link must agree on all of it.
struct Filing {
    events::RuleSetId ruleSet;
    events::PaytableId paytable;
    std::vector<core::Cents> wagers;
    std::vector<events::LevelParameters> levels;

    friend bool operator==(const Filing&, const Filing&) = default;
};

using Service = events::LinkService;

struct DeferredClaim {
    events::LevelName level;
    events::ClaimId claim;
    std::uint32_t percentPpm = 0;

    friend bool operator==(const DeferredClaim&, const DeferredClaim&) = default;
};

// Tables that feed the same progressive meters.
struct ProgressiveLink {
    Service service = Service::Closed;
    events::Phrase reason; // Why it is not open, as it was last said.
    std::map<core::TableId, Filing> tables;
    std::vector<Level> levels; // In the order filed.
    std::vector<DeferredClaim> deferred;

    const Level* find(const events::LevelName& level) const;
    Level* find(const events::LevelName& level);
    bool wasOpened() const;
    // Whether nothing is left of it: no table names it, nobody opened it and no wager reached it.
    bool isForgotten() const { return tables.empty() && levels.empty() && deferred.empty(); }
    friend bool operator==(const ProgressiveLink&, const ProgressiveLink&) = default;
};

// A table's last contributions: what a void round or a withdrawn wager takes back. Nothing is taken
// back of an earlier round.
struct LastContribution {
    struct Share {
        events::LevelName level;
        core::MicroCents change{};
        core::MicroCents overflowed{};
        // The hit of the whole meter since, which paid it out.
        std::optional<events::ClaimId> paidOutBy{};
        friend bool operator==(const Share&, const Share&) = default;
    };
    events::LinkId link;
    events::RoundId round;
    std::vector<Share> shares;
    core::Cents wagered{}; // Less what was withdrawn; so are the shares and the wagers.
    // What was filed for the table when its wagers were locked: by this the round pays.
    std::optional<Filing> filing{};
    // By seat. Nothing where an older record does not tell them.
    std::optional<std::map<std::uint8_t, core::Cents>> wagers{};
    std::optional<core::Instant> toldAt{}; // As the event says it.

    friend bool operator==(const LastContribution&, const LastContribution&) = default;
};

// What is known of a table's rounds besides its last contribution. Their numbers only grow, so a
// little of it is enough: what is older than the oldest that is kept cannot be told apart.
struct TableRounds {
    static constexpr std::size_t kMostPaid = 64;
    static constexpr std::size_t kMostLeft = 16;
    static constexpr std::size_t kMostEndings = 16;

    // What others had of a claim that ended unpaid. Whatever became of the wager, they may have it
    // yet (reading L10).
    struct LeftEnvy {
        events::RoundId round;
        core::Seat seat;
        std::vector<events::EnvyLine> lines;
        friend bool operator==(const LeftEnvy&, const LeftEnvy&) = default;
    };

    std::optional<events::RoundId> lastTold;
    std::optional<core::Instant> lastToldAt;
    // Whose progressive wager was paid by a claim.
    std::map<events::RoundId, std::set<std::uint8_t>> paid;
    std::optional<events::RoundId> forgotten; // Of this round and those before it is not known who.
    std::vector<LeftEnvy> left;               // The oldest first.
    // By what rounds were made void and their claims ended.
    std::vector<events::ActionId> endings;

    void notePaid(events::RoundId round, core::Seat seat);
    void noteLeft(LeftEnvy envy);
    void noteEnding(const events::ActionId& action);
    bool wasPaid(events::RoundId round, core::Seat seat) const;
    friend bool operator==(const TableRounds&, const TableRounds&) = default;
};

struct FixedClaim {
    events::LinkId link;
    events::LevelName level;
    core::Cents amount;
    core::MicroCents reseeded{}; // What its hit put into the meter.
    bool returned = false;
    bool ended = false; // Nothing of it comes back any more.

    friend bool operator==(const FixedClaim&, const FixedClaim&) = default;
};

// A claim of a table that has not ended, with the signatures that were checked here.
struct OpenClaim {
    struct Approval {
        events::ActionId action{};
        staff::Role role{};
        friend bool operator==(const Approval&, const Approval&) = default;
    };
    events::ClaimNoted noted;
    std::map<events::PersonId, events::ActionId> verified;
    std::map<events::PersonId, Approval> approved;
    std::optional<events::DocumentNumber> document; // That holds.
    // Somebody signed that the claim is denied or void, or its round; or that its document, the one
    // that holds now, is void.
    bool ending = false;
    bool voiding = false;
    std::set<events::ActionId> others; // What was taken besides verifications and approvals.
    // Signatures of the kind that no roster was in force to judge by, and what the table said of
    // the claim meanwhile: that it came to nothing, that this document of it is void.
    std::vector<events::ClaimSignatureKept> kept;
    bool endTold = false;
    std::optional<events::DocumentNumber> voidTold;
    // When the wagers of its round were told; nothing where none were.
    std::optional<core::Instant> wageredAt;

    bool has(const events::ActionId& action) const;
    friend bool operator==(const OpenClaim&, const OpenClaim&) = default;
};

struct ShownMeter {
    events::LinkId link;
    events::LevelName level;
    events::DeviceId display;

    friend auto operator<=>(const ShownMeter&, const ShownMeter&) = default;
};

struct State {
    explicit State(SetupPtr given) : setup(std::move(given)) {}

    SetupPtr setup;
    std::map<events::LinkId, ProgressiveLink> links;
    std::map<core::TableId, LastContribution> contributions;
    std::map<core::TableId, TableRounds> rounds;
    std::map<events::ClaimId, FixedClaim> fixed;
    std::map<events::ClaimId, OpenClaim> claims;
    // The number of the claim noted last: a table's numbers only grow, so that a claim is noted
    // once whatever became of it.
    std::map<core::TableId, std::uint64_t> lastClaim;
    // That hold and are not used up: neither voided nor of a claim that was paid.
    std::map<events::DocumentNumber, events::ClaimId> documents;
    std::uint64_t lastDocument = 0;
    std::set<core::PartyId> lost;
    std::set<core::PartyId> doubted;
    std::set<ShownMeter> mismatched;

    const ProgressiveLink* find(const events::LinkId& link) const;
    const Level* find(const events::LinkId& link, const events::LevelName& level) const;
    const OpenClaim* find(const events::ClaimId& claim) const;
    const TableRounds& roundsOf(const core::TableId& table) const;
    // Whether the claim was noted, or one after it.
    bool wasNoted(const events::ClaimId& claim) const;
    // The link the table's submission names, or nothing.
    std::optional<events::LinkId> linkOf(const core::TableId& table) const;

    // Everything but the setup, which is given and not told by events.
    friend bool operator==(const State& a, const State& b);
};

} // namespace pitwatch::meter
