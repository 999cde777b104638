#pragma once

#include "shared/core/enum_map.h"
#include "shared/core/shared_set.h"
#include "shared/events/device_events.h"
#include "shared/events/progressive_events.h"
#include "shared/events/shuffler_events.h"
#include "shared/payout/claim.h"
#include "shared/table/deck_state.h"
#include "shared/table/gaming_day.h"
#include "shared/table/round_state.h"
#include "shared/table/setup/setup.h"

// Everything known about one table: always the fold of apply() over the table's journal, which
// tells its setup too, so it can be rebuilt anywhere from the journal alone. A plain value without
// locks; whoever holds it may copy it, and only apply() changes it.

namespace pitwatch::table {

struct ShufflerInfo {
    events::ShufflerState state = events::ShufflerState::Idle;
    events::ShufflerMode mode = events::ShufflerMode::Play;
    bool jammed = false;
    bool doorOpen = false;
    bool online = true;
    // Covered or signed; cards are shuffled in another way.
    bool outOfOrder = false;

    friend bool operator==(const ShufflerInfo&, const ShufflerInfo&) = default;
};

// The devices a table is made of, by the names under which they speak or are spoken to.
bool isOwnDevice(const events::DeviceId& device);
// How many faults may be open that people reported of anything else.
inline constexpr std::size_t kMostOtherFaults = 16;

struct OpenFault {
    events::FaultId id;
    events::DeviceId device;
    events::FaultKind kind{};

    friend bool operator==(const OpenFault&, const OpenFault&) = default;
};

// Raised and not yet at its end. It goes to its end by the tiers and checks that were in force when
// it was raised, whatever the site decides meanwhile.
struct PendingClaim : payout::Claim {
    PendingClaim(payout::Claim claim, const SetupPtr& setup)
        : Claim(std::move(claim)), policy(setup, &setup->payout) {}

    std::shared_ptr<const payout::Policy> policy;

    friend bool operator==(const PendingClaim& a, const PendingClaim& b) {
        return static_cast<const Claim&>(a) == static_cast<const Claim&>(b) &&
               *a.policy == *b.policy;
    }
};

// A player banks the game.
struct Bank {
    std::optional<core::Seat> holder;
    std::uint8_t handsHeld = 0;
    std::optional<core::Seat> offeredTo;
    // The first seat that the offer came to: from there to `offeredTo` nobody was known to sit, so
    // that whoever does sit there may answer yet.
    std::optional<core::Seat> offeredFrom;
    // The holder left while a hand was played, and gives it up when that is over.
    bool leaves = false;
    // Who gave it up after a hand, and from which seat, until the offer has come round to there.
    events::PlayerId lastPlayer;
    std::optional<core::Seat> lastSeat;

    friend bool operator==(const Bank&, const Bank&) = default;
};

struct State {
    explicit State(SetupPtr given) : setup(std::move(given)), dealing(setup->submission.dealing) {}

    // In force now; until the journal tells, what the fold began with.
    SetupPtr setup;
    bool configured = false; // The journal has told.
    // Why the configuration that the journal told last is not in force here: this software cannot
    // read it. The one before stays.
    std::string setupProblem;

    Opening opening = Opening::Closed;
    events::DealingMethod dealing;
    events::PersonId dealer;
    events::PersonId floorperson;

    GamingDay day;

    std::vector<Deck> decks;
    // Decks that left; none of them comes back.
    core::SharedSet<events::DeckId> removed;
    std::optional<events::DeckColour> lastDeckDealt;
    // Where the player sits who looked at the cards last, since they were spread out.
    std::optional<core::Seat> viewedFrom;

    ShufflerInfo shuffler;
    // Covered or signed by itself; a shuffler that is, takes the automated shoe with it.
    bool shoeOutOfOrder = false;
    std::vector<OpenFault> faults;
    std::uint64_t lastFault = 0;
    std::uint64_t lastFinding = 0;

    std::uint64_t lastRound = 0;
    // When the table was opened, or a wager was made or a round ended there since.
    core::Instant lastPlayed{};
    std::optional<Round> round;
    std::uint8_t roundsSinceStubCount = 0;
    // A reader told of community cards since the opening: one that is turned is told.
    bool boardIsRead = false;
    // The same of hands.
    bool handsAreRead = false;
    // Deals were told since the opening: of a round without one no card was dealt.
    bool dealsAreTold = false;
    // A round was played since the opening, and nobody told of its deal: of others neither.
    bool playedUntold = false;

    // Sensors have told of bets since the table was opened.
    bool betsTold = false;
    // By seat number less one; empty where nobody is known to sit.
    std::array<events::PlayerId, kSeats> players{};
    // Somebody sits there, as far as players, wagers and the bank tell.
    std::array<bool, kSeats> taken{};
    Bank bank;

    // What keeps the progressive wager from being accepted.
    core::EnumSet<events::ProgressiveLock> progressiveLocks;
    std::uint64_t lastClaim = 0;
    std::vector<PendingClaim> claims;
    // The highest number of a document this table was told of.
    events::DocumentNumber lastDocument;

    const rules::RuleSet& rules() const { return setup->rules; }
    const rules::Submission& submission() const { return setup->submission; }
    Deck* find(events::DeckColour colour);
    const Deck* find(events::DeckColour colour) const;
    const PendingClaim* findClaim(std::uint64_t number) const;
    bool isOpenForPlay() const { return opening == Opening::Open; }
    bool progressiveLocked() const { return !progressiveLocks.empty(); }
    bool shufflerInUse() const { return submission().shuffler && !shuffler.outOfOrder; }
    bool automatedShoeInUse() const;
    // A shoe in use that reshuffles and counts by itself: no cut is made.
    bool reshufflingShoeInUse() const;
    // Whether the stub of this round, or of the next, needs no counting because a device counted.
    bool stubCountWaived() const;
    // With how many decks the table plays as it is equipped now.
    std::size_t decksWanted() const;

    // Everything that events tell; the seed of the nonces is none of it.
    friend bool operator==(const State& a, const State& b);
};

} // namespace pitwatch::table
