#pragma once

#include "shared/events/deck_events.h"
#include "shared/events/event.h"
#include "shared/table/setup/setup.h"

#include <map>
#include <optional>
#include <string>

namespace pitwatch::simulation {

// Deck rotation and stub counts, judged from the events alone and the slow way: when each deck came
// and went, how many rounds passed between counts. The agent's own findings must say the same.
class ComplianceCheck {
public:
    explicit ComplianceCheck(const table::Setup& setup) : m_setup(setup) {}

    void follow(const events::Event& event, core::Instant at);
    void finish();

private:
    struct Deck {
        std::optional<core::Instant> enteredPlayAt;
        bool foundOverdue = false;
        bool counted = false; // By a device, since its last round.
    };

    void leave(events::DeckColour colour);
    void followOverdue(const events::Event& event);
    void followCounts(const events::Event& event);
    void followStub(const events::Event& event);
    std::string name() const { return m_setup.submission.table.text(); }

    const table::Setup& m_setup;
    core::Instant m_now{};
    std::map<events::DeckColour, Deck> m_decks;
    std::uint64_t m_uncounted = 0; // Rounds dealt since the last count.
    bool m_locked = false;
    bool m_dealtEarly = false; // Cards were out before "no more bets".
    bool m_counted = false;    // The stub of the round was.
    bool m_dealTold = false;   // A card of the round.
    bool m_cardsOut = false;   // The same, or something that takes cards.
    bool m_toRack = false;     // The deck of the round, or away from the table.
    bool m_verified = false;   // A device counted the deck of the round.
    events::DeckColour m_dealt{};
    std::optional<events::RoundId> m_foundLate; // The last round found to be dealt too late.
    std::uint64_t m_missed = 0;
    std::uint64_t m_foundMissed = 0;
};

} // namespace pitwatch::simulation
