#include "shared/events/fold.h"
#include "shared/meter/decide.h"
#include "shared/meter/internal/account_moves.h"
#include "shared/meter/internal/claim_moves.h"

#include <algorithm>

namespace pitwatch::meter {

namespace {

core::Error contradiction(const std::string& what) {
    return core::Error{what};
}

ProgressiveLink* find(State& state, const events::LinkId& link) {
    const auto at = state.links.find(link);
    return at == state.links.end() ? nullptr : &at->second;
}

std::optional<core::Cents> limitIn(const std::vector<events::LevelLimit>& limits,
                                   const events::LevelName& level) {
    for (const events::LevelLimit& one : limits)
        if (one.level == level)
            return one.limit;
    return std::nullopt;
}

// The link has exactly these levels from now on; money that lies in another one would be lost.
core::Outcome setLevels(ProgressiveLink& link,
                        const std::vector<events::LevelParameters>& parameters,
                        const std::vector<events::LevelLimit>& limits) {
    std::vector<Level> levels;
    for (const events::LevelParameters& one : parameters) {
        const Level* before = link.find(one.level);
        Level level = before == nullptr ? Level{} : *before;
        level.parameters = one;
        level.limit = limitIn(limits, one.level);
        levels.push_back(std::move(level));
    }
    for (const Level& level : link.levels) {
        const bool stays = std::any_of(levels.begin(), levels.end(), [&](const Level& one) {
            return one.parameters.level == level.parameters.level;
        });
        if (!stays && level.account.balance() != core::MicroCents{})
            return contradiction("level " + level.parameters.level.text() + " still holds money");
    }
    link.levels = std::move(levels);
    return core::Done{};
}

core::Outcome open(State& state, const events::LinkOpened& event) {
    ProgressiveLink* link = find(state, event.link);
    if (link == nullptr || link->service != Service::Closed)
        return contradiction("link " + event.link.text() + " opened that was not closed");
    if (auto set = setLevels(*link, event.levels, event.limits); !set)
        return set;
    for (Level& level : link->levels) {
        if (level.seeded)
            continue;
        level.seeded = true;
        level.account.initial += core::MicroCents::fromCents(level.parameters.initial);
        level.value += core::MicroCents::fromCents(level.parameters.initial);
    }
    link->service = Service::Open;
    link->reason = {};
    return core::Done{};
}

core::Outcome serve(State& state, const events::LinkId& name, Service service,
                    const events::Phrase& reason) {
    ProgressiveLink* link = find(state, name);
    if (link == nullptr)
        return contradiction("there is no link " + name.text());
    link->service = service;
    link->reason = reason;
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::LinkTableFiled& event) {
    state.links[event.link].tables[event.table] = {event.ruleSet, event.paytable, event.wagers,
                                                   event.levels};
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::LinkTableLeft& event) {
    if (ProgressiveLink* link = find(state, event.link)) {
        link->tables.erase(event.table);
        if (link->isForgotten())
            state.links.erase(event.link);
    }
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::LinkOpened& event) {
    return open(state, event);
}
core::Outcome applyOne(State& state, const events::LinkClosed& event) {
    if (find(state, event.link) == nullptr)
        return core::Done{}; // Older records say why of a link that its last table has left.
    return serve(state, event.link, Service::Closed, event.reason);
}

core::Outcome applyOne(State& state, const events::LinkSuspended& event) {
    return serve(state, event.link, Service::Suspended, event.reason);
}

core::Outcome applyOne(State& state, const events::LinkResumed& event) {
    return serve(state, event.link, Service::Open, {});
}

core::Outcome applyOne(State& state, const events::LinkParametersChanged& event) {
    ProgressiveLink* link = find(state, event.link);
    if (link == nullptr || link->service != Service::Closed)
        return contradiction("parameters changed of a link that was not closed");
    return setLevels(*link, event.after, event.limits);
}

core::Outcome applyOne(State& state, const events::PeerLost& event) {
    state.lost.insert(event.peer);
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::JournalDoubted& event) {
    state.doubted.insert(event.peer);
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::PeerReturned& event) {
    state.lost.erase(event.peer);
    state.doubted.erase(event.peer);
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::DisplayMismatched& event) {
    state.mismatched.insert({event.link, event.level, event.display});
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::DisplayMatchedAgain& event) {
    state.mismatched.erase({event.link, event.level, event.display});
    return core::Done{};
}

struct Applying {
    // They tell the meters nothing.
    using Ignored = events::EventList<
        events::PartyStarted, events::PartyStopped, events::ConfigurationLoaded,
        events::ClockJumped, events::ClockPutBack, events::DeckShuffled, events::DeckEnteredPlay,
        events::DeckDueSet, events::DeckReceived, events::DeckInspected, events::DeckVerified,
        events::DeckSpread, events::DeckViewed, events::DeckTurned, events::DeckWashed,
        events::DeckStacked, events::DeckCut, events::RecutOrdered, events::ShuffleOrdered,
        events::DeckPutInShuffler, events::DeckPutInRack, events::DeckDueWarned,
        events::DeckOverdue, events::DeckRemoved, events::CardReplaced, events::OpeningStarted,
        events::OpeningCompleted, events::TableOpened, events::OpeningRefused, events::TableClosed,
        events::TableIdled, events::TableReopened, events::DealerAssigned,
        events::FloorpersonAssigned, events::DealingMethodChanged, events::OpeningCheckConfirmed,
        events::ShufflerStateChanged, events::ShufflerModeChanged, events::ShufflerCounted,
        events::ShufflerJammed, events::ShufflerJamCleared, events::ShufflerDoorOpened,
        events::ShufflerDoorClosed, events::ShufflerWentOffline, events::ShufflerCameBack,
        events::ShufflerRestarted, events::FaultRaised, events::FaultClosed,
        events::DeviceMarkedOutOfOrder, events::DeviceReturnedToUse, events::DeviceMessagesLost,
        events::DeviceRefusalsCounted, events::RoundOpened, events::NoMoreBetsCalled,
        events::ChipCountMatched, events::ChipCountMismatched, events::ChipCountResolved,
        events::CardsDealt, events::CardsRevealed, events::HandRevealed, events::RoundSettled,
        events::CardsMovedToRack, events::RoundCompleted, events::PlayerLeft,
        events::WagersAbandoned, events::PlayerSeated, events::WagerWithdrawn, events::CardsBurned,
        events::WagersForfeited, events::WagerPlaced, events::WagerTakenBack,
        events::LateWagerRefused, events::DecisionMade, events::SeatSettled, events::WagerCollected,
        events::WagersSettled, events::NextWagerTold, events::IrregularityObserved,
        events::RoundVoided, events::CardSetAside, events::FloorDecisionRecorded,
        events::StubCountDue, events::StubCounted, events::StubCountJudged, events::RoundsInDoubt,
        events::ClaimRaised, events::ClaimAmountFixed, events::ClaimVerified, events::ClaimApproved,
        events::ClaimDenied, events::ClaimPaid, events::ClaimClosed, events::ClaimUnclaimed,
        events::ClaimDisputed, events::DisputeResolved, events::ClaimVoided, events::EnvyLinePaid,
        events::ClaimReturned, events::ClaimConfirmed, events::SurveillanceNotified,
        events::TaxFormFlagged, events::PayoutDocumentRequested, events::PayoutDocumentRecorded,
        events::PayoutDocumentRejected, events::PayoutDocumentWithheld,
        events::DisplayMismatchAcknowledged, events::ProgressiveLocked, events::ProgressiveUnlocked,
        events::ContributionsMade, events::StaffActionSigned, events::StaffActionReceived,
        events::StaffActionAccepted, events::StaffActionRefused, events::CommandRefused,
        events::RosterAdopted, events::RosterRefused, events::StaffSignedIn, events::StaffSignedOut,
        events::SignInRefused, events::StaffRefusalsCounted, events::PadSignedOn,
        events::PadSignedOff, events::PadPressed, events::RosterKept, events::AlarmRaised,
        events::AlarmAcknowledged, events::AlarmShelved, events::AlarmCleared, events::BankOffered,
        events::BankAccepted, events::BankDeclined, events::BankPassed, events::BankWagerPlaced,
        events::FeeCollected, events::BankSettled, events::ActionSeatTold, events::FeeReturned,
        events::ComplianceFound, events::FindingResolved>;

    State& state;
    core::Outcome& outcome;

    template <typename T>
    requires requires(State& meters, const T& event) { applyOne(meters, event); }
    void operator()(const T& event) const { outcome = applyOne(state, event); }
};

} // namespace

core::Outcome tryApply(State& state, const events::Event& event) {
    core::Outcome outcome = core::Done{};
    events::dispatch(Applying{state, outcome}, event);
    return outcome;
}

void apply(State& state, const events::Event& event) {
    PW_ASSERT(tryApply(state, event).ok());
}

} // namespace pitwatch::meter
