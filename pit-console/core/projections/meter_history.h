#pragma once

#include "pit-console/core/database/sql_projection.h"
#include "pit-console/core/period.h"
#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace pitwatch::console {

struct LinkSummary {
    core::PartyId controller;
    events::LinkId link;
    events::LinkService state{};
    core::Instant since{};
    events::Phrase reason; // Why it is closed or suspended.

    friend bool operator==(const LinkSummary&, const LinkSummary&) = default;
};

// One meter, with the sums of everything that ever moved it. What the sums come to must be its
// value; the console adds them up by itself and does not take the controller's word for it.
struct LevelSummary {
    events::LinkId link;
    events::LevelName level;
    std::uint32_t ratePpm = 0;
    core::Cents initial;
    core::Cents reset;
    core::MicroCents value; // As the controller last said.
    core::MicroCents opened;
    core::MicroCents contributed;
    core::MicroCents reversed;
    core::MicroCents fixed;
    core::MicroCents reseeded;
    core::MicroCents returned;
    core::MicroCents corrected;
    core::MicroCents overflowed; // Above the meter's limit, waiting for its next reset.
    std::int64_t hits = 0;
    // The first entry after which sums and value differed.
    std::optional<std::uint64_t> brokenAt;

    core::MicroCents reckoned() const {
        return opened + contributed - reversed - fixed + reseeded + returned + corrected -
               overflowed;
    }
    friend bool operator==(const LevelSummary&, const LevelSummary&) = default;
};

struct MeterPoint {
    core::Instant at{};
    core::MicroCents value;

    friend bool operator==(const MeterPoint&, const MeterPoint&) = default;
};

struct MeterHit {
    core::Instant at{};
    events::LinkId link;
    events::LevelName level;
    events::ClaimId claim;
    std::uint32_t percentPpm = 0;
    core::Cents amount;
    bool returned = false; // The claim was denied or voided.

    friend bool operator==(const MeterHit&, const MeterHit&) = default;
};

struct TableContribution {
    core::TableId table;
    core::Cents wagered;
    core::MicroCents contributed; // To all levels, less what voids took out again.

    friend bool operator==(const TableContribution&, const TableContribution&) = default;
};

// Every meter over time, from the controllers' journals.
class MeterHistory final : public SqlProjection {
public:
    static const Shape& shape();

    explicit MeterHistory(SQLite::Database& database);
    ~MeterHistory() override;

    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;

    std::vector<LinkSummary> links() const;
    std::vector<LevelSummary> levels(const events::LinkId& link) const;
    // The last value of every minute of the period in which it moved, and the one before it.
    std::vector<MeterPoint> points(const events::LinkId& link, const events::LevelName& level,
                                   const Period& period) const;
    // The newest first.
    std::vector<MeterHit> hits(const events::LinkId& link, const Period& period) const;
    // The last hits whose money did not go back, by one controller's journal; the newest last.
    std::vector<MeterHit> lastHits(const core::PartyId& controller, const events::LinkId& link,
                                   std::size_t most) const;
    std::vector<TableContribution> contributions(const events::LinkId& link,
                                                 const Period& period) const;

private:
    struct Commands;
    struct Movement;

    void applyLink(const core::PartyId& party, const wire::Envelope& entry,
                   const events::Event& event);
    void open(const core::PartyId& party, const wire::Envelope& entry,
              const events::LinkOpened& event);
    void file(const core::PartyId& party, const wire::Envelope& entry,
              const events::LinkTableFiled& event);
    void contribute(const core::PartyId& party, const wire::Envelope& entry,
                    const events::ContributionApplied& event);
    void reverse(const core::PartyId& party, const wire::Envelope& entry,
                 const events::ContributionReversed& event);
    void fix(const core::PartyId& party, const wire::Envelope& entry,
             const events::MeterAmountFixed& event);
    void giveBack(const core::PartyId& party, const wire::Envelope& entry,
                  const events::MeterAmountReturned& event);
    void move(const core::PartyId& party, const wire::Envelope& entry, const events::LinkId& link,
              const events::LevelName& level, const Movement& movement);

    SQLite::Database& m_database;
    std::unique_ptr<Commands> m_commands;
};

} // namespace pitwatch::console
