#pragma once

#include "pit-console/core/database/projection.h"
#include "shared/events/phrase.h"
#include "shared/meter/state.h"
#include "shared/payout/claim_book.h"
#include "shared/table/state.h"

#include <map>
#include <optional>
#include <string>

namespace pitwatch::console {

// One table as its journal tells it.
struct LiveTable {
    // The fold of the journal; none before the table's configuration was read.
    std::optional<table::State> state{};
    // Why its configuration, or the last one, could not be read, as the reader of files says it.
    std::string unreadableSetup{};
    // Devices of which messages were lost, by topic, and when that was last told.
    std::map<std::string, core::Instant> losses{};
};

// A controller's meters as its journal tells them. Not whole: the journal contradicts itself or
// cannot be read; which links it had is known from before, and nothing else about them.
struct LiveMeters {
    meter::State state;
    bool whole = true;
};

// Whether a meter holds anything to show: those of a link that was never opened may not.
bool isShown(const meter::Level& level);

// Every table of the pit, folded from its journal by the table core itself, and every controller's
// meters by the meter core. Lives in memory and is made again at every start. One thread: the
// store's.
class PitState final : public Projection {
public:
    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;
    // From here on nothing of the party is believed: what comes next builds on what was not read.
    void skipped(const core::PartyId& party, const wire::Envelope& entry,
                 const core::Error& why) override;
    // The first entry of the party that could not be read; null where there is none.
    const events::Phrase* unreadable(const core::PartyId& party) const;

    const LiveTable* find(const core::PartyId& table) const;
    // Every party that was read, controllers too; those have no table's state.
    const std::map<core::PartyId, LiveTable>& parties() const { return m_tables; }
    // Every party that is not known to be a table, with the links it told of.
    const std::map<core::PartyId, LiveMeters>& controllers() const { return m_meters; }
    // Null where the controller's journal does not tell them.
    const meter::State* meters(const core::PartyId& controller) const;
    // What a link's level holds; none where no journal tells it, or one that contradicts itself.
    std::optional<core::Cents> meter(const std::string& link, const std::string& level) const;
    // Any claim ever raised, ended ones included; null where its table is not followed.
    const payout::Claim* claim(const events::ClaimId& claim) const { return m_book.find(claim); }
    // The document that the claim is paid by; null where none was issued.
    const payout::IssuedDocument* documentOf(const events::ClaimId& claim) const {
        return m_book.documentOf(claim);
    }

private:
    static void configure(LiveTable& table, const events::Event& event);
    static void follow(LiveTable& table, const events::Event& event, core::Instant at);
    void followMeters(const core::PartyId& party, const events::Event& event);

    std::map<core::PartyId, LiveTable> m_tables;
    std::map<core::PartyId, LiveMeters> m_meters;
    std::map<core::PartyId, events::Phrase> m_unreadable;
    payout::ClaimBook m_book;
};

} // namespace pitwatch::console
