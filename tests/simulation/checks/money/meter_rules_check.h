#pragma once

#include "shared/events/claims/claim_note_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/event.h"
#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace pitwatch::simulation {

// What the rules say of a meter's moves, judged from the controller's events alone: a share of a
// meter is paid in whole cents, rounded down; a hit of the whole starts it again from its reset
// amount and from what had gone over its limit; it never shows more than its limit; documents are
// numbered without gaps; what a round that is void after a hit of the whole takes out is made good;
// and no claim ends unpaid and no document is void that nobody signed for.
// That the sums are right is for the reconciliation to say.
class MeterRulesCheck {
public:
    void follow(const events::Event& event);

private:
    using Key = std::pair<events::LinkId, events::LevelName>;
    struct Level {
        core::MicroCents reset{};
        std::optional<core::MicroCents> limit{};
        core::MicroCents value{};
        core::MicroCents settled{}; // The value when the last decision was done.
        core::MicroCents pot{};
        bool reseeded = false;
        std::optional<core::MicroCents> kept{}; // What it has to hold once a reversal is done.
    };
    // A table's last contribution to a level: nothing, or the hit that paid it out.
    using Contributions = std::map<std::pair<core::TableId, Key>, std::optional<events::ClaimId>>;

    void open(const events::LinkOpened& opened);
    void fix(const events::MeterAmountFixed& fixed);
    void checkDocument(const events::PayoutDocumentIssued& issued);
    void reseed(const events::MeterReseeded& reseeded);
    void followContributions(const events::Event& event);
    void followValues(const events::Event& event);
    void moved(const Key& key, core::MicroCents after);
    // Whatever one decision did to the meters is done.
    void settle();

    void followClaims(const events::Event& event);

    struct Claim {
        bool declared = false;
        bool anySigned = false;
        bool ending = false; // Somebody signed that it, its round or its document is void.
    };
    std::map<events::ClaimId, Claim> m_claims; // That are open.
    std::map<events::DocumentNumber, events::ClaimId> m_documents;
    std::map<Key, Level> m_levels;
    std::set<Key> m_moved;
    bool m_overflowed = false; // By the entry before.
    Contributions m_contributions;
    std::uint64_t m_lastDocument = 0;
};

} // namespace pitwatch::simulation
