#pragma once

#include "pit-console/core/database/sql_projection.h"
#include "pit-console/core/period.h"
#include "shared/payout/claim_book.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace pitwatch::console {

enum class ClaimEnd : std::uint8_t { None, Paid, Denied, Voided, Unclaimed, Closed };

// A claim as a line of a list; its entries tell the rest.
struct ClaimSummary {
    events::ClaimId claim;
    std::optional<core::Instant> raisedAt; // Nothing while only the controller has told of it.
    events::RoundId round;
    core::Seat seat;
    events::Wager wager{};
    events::HandName hand;
    core::Cents stake;
    std::optional<events::LinkId> link;
    std::optional<events::LevelName> level;
    std::optional<core::Cents> amount; // Nothing while it is not fixed.
    std::optional<events::PersonId> verifiedBy;
    std::string approvedBy; // Every approver, separated by ", ".
    std::optional<events::DocumentNumber> document;
    ClaimEnd end{};
    std::optional<core::Instant> endedAt;
    int envyLines = 0;
    core::Cents envyTotal;

    friend bool operator==(const ClaimSummary&, const ClaimSummary&) = default;
};

// Where the store keeps an entry.
struct EntryPlace {
    core::PartyId party;
    std::uint64_t sequence = 0;

    friend auto operator<=>(const EntryPlace&, const EntryPlace&) = default;
};

// Every claim of every table: which entries tell of it, and a row for lists and reports. The row is
// always written from the claim as payout folds it out of those entries, once for each transaction.
// Noted is only what its party may say.
class ClaimHistory final : public SqlProjection {
public:
    static const Shape& shape();

    explicit ClaimHistory(SQLite::Database& database);
    ~ClaimHistory() override;

    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;
    void finish() override;

    // Claims raised or ended in the period, in the order they were raised.
    std::vector<ClaimSummary> claims(const Period& period) const;
    // Claims without an end, the oldest first.
    std::vector<ClaimSummary> open() const;
    // Everything that was recorded about one claim, by time.
    std::vector<EntryPlace> entriesOf(const events::ClaimId& claim) const;

private:
    struct Commands;

    bool isTable(const core::PartyId& party) const;
    // The claim that the event moves, or whose document it issues or voids.
    std::optional<events::ClaimId> movedBy(const core::PartyId& party,
                                           const events::Event& event) const;
    // The claim and its documents, as all entries noted of it so far tell them.
    payout::ClaimBook bookOf(const events::ClaimId& claim) const;
    void write(const ClaimSummary& summary);

    SQLite::Database& m_database;
    std::unique_ptr<Commands> m_commands;
    std::set<events::ClaimId> m_moved; // Their rows are to be written before the transaction ends.
};

} // namespace pitwatch::console
