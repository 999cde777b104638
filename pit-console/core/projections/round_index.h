#pragma once

#include "pit-console/core/database/sql_projection.h"
#include "pit-console/core/period.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/round_events.h"
#include "shared/events/wager_events.h"

#include <memory>
#include <optional>
#include <vector>

namespace SQLite {
class Database;
}

namespace pitwatch::console {

enum class RoundOutcome : std::uint8_t { Open, Settled, NotSettled, Void };

// One round as a line of a list; its entries tell the rest.
struct RoundSummary {
    core::PartyId table;
    events::RoundId round;
    events::DeckColour deck{};
    std::optional<events::PersonId> dealer;
    core::Instant openedAt{};
    std::optional<core::Instant> endedAt;
    std::uint64_t firstEntry = 0;
    std::uint64_t lastEntry = 0; // The last one known of while the round is open.
    RoundOutcome outcome{};
    bool dealt = false; // "No more bets" was called.
    int hands = 0;      // Seats settled.
    core::Cents staked;
    core::Cents paid;
    core::Cents claimed; // What its claims are worth, as far as that is fixed.
    events::Phrase note; // Why it is void or not settled.

    friend bool operator==(const RoundSummary&, const RoundSummary&) = default;
};

// What a round is looked for by; what is left out matches every round.
struct RoundSearch {
    std::optional<core::PartyId> table{};
    Period period{};
    std::optional<events::RoundId> round{};
    std::optional<events::HandName> hand{};
    std::optional<core::Cents> leastPaid{}; // Claims included.
    bool onlyVoid = false;
    std::size_t limit = 200;
};

// Every round of every table.
class RoundIndex final : public SqlProjection {
public:
    static const Shape& shape();

    explicit RoundIndex(SQLite::Database& database);
    ~RoundIndex() override;

    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;

    // The newest first.
    std::vector<RoundSummary> find(const RoundSearch& search) const;
    std::optional<RoundSummary> round(const core::PartyId& table, events::RoundId round) const;
    // All rounds opened in the period, in their order.
    std::vector<RoundSummary> inOrder(const core::PartyId& table, const Period& period) const;
    // The numbers of the claims the round led to.
    std::vector<std::uint64_t> claimsOf(const core::PartyId& table, events::RoundId round) const;
    // Names of hands that were ever settled.
    std::vector<events::HandName> hands() const;

private:
    struct Commands;

    void settle(const core::PartyId& party, const wire::Envelope& entry,
                const events::SeatSettled& event);
    void claim(const core::PartyId& party, std::uint64_t number,
               const std::optional<events::RoundId>& round, core::Cents amount);

    SQLite::Database& m_database;
    std::unique_ptr<Commands> m_commands;
};

} // namespace pitwatch::console
