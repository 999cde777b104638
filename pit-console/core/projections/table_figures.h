#pragma once

#include "pit-console/core/database/sql_projection.h"
#include "pit-console/core/period.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/wager_events.h"

#include <memory>
#include <optional>
#include <vector>

namespace SQLite {
class Database;
}

namespace pitwatch::console {

// Figures are kept by quarters of an hour, so a shift or a day has to begin and end on one.
inline constexpr core::Millis kFigureStep = std::chrono::minutes(15);

// What one kind of wager took in and gave out at one table.
struct WagerFigures {
    core::PartyId table;
    events::Wager wager{};
    std::int64_t bets = 0;
    core::Cents staked;
    core::Cents paid;     // Besides the stakes, at once; claims are on their own lines.
    core::Cents returned; // Stakes handed back: won, pushed, withdrawn.

    core::Cents kept() const { return staked - returned - paid; }
    friend bool operator==(const WagerFigures&, const WagerFigures&) = default;
};

// What happened at one table besides.
struct TableCounts {
    core::PartyId table;
    std::int64_t rounds = 0; // Completed, settled or not.
    std::int64_t notSettled = 0;
    std::int64_t voided = 0;
    std::int64_t hands = 0;
    std::int64_t banked = 0; // Rounds a player banked: there the house has no part in the result.
    core::Cents envyPaid;
    core::Cents fees;

    friend bool operator==(const TableCounts&, const TableCounts&) = default;
};

// The money and the rounds of every table over time.
class TableFigures final : public SqlProjection {
public:
    static const Shape& shape();

    explicit TableFigures(SQLite::Database& database);
    ~TableFigures() override;

    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;

    // By table, then by wager.
    std::vector<WagerFigures> wagers(const Period& period) const;
    std::vector<TableCounts> counts(const Period& period) const;

private:
    struct Commands;

    // `sign` is -1 where a settled round is declared void after all.
    void settle(const core::PartyId& party, core::Instant at, const events::SeatSettled& event,
                int sign);
    void unsettle(const core::PartyId& party, const wire::Envelope& entry,
                  const events::RoundVoided& event);

    SQLite::Database& m_database;
    std::unique_ptr<Commands> m_commands;
};

} // namespace pitwatch::console
