#include "shared/events/fold.h"
#include "shared/payout/claim.h"

// Which events move a claim: those that have a record(). Every other one is listed as ignored.

namespace pitwatch::payout {

namespace {

// Raising a claim makes it; what is issued, or known of it elsewhere, does not move it.
template <typename Each>
struct Moving {
    using Ignored = events::EventList<
        events::PartyStarted, events::PartyStopped, events::ConfigurationLoaded, events::PeerLost,
        events::PeerReturned, events::JournalDoubted, events::ClockJumped, events::ClockPutBack,
        events::DeckShuffled, events::DeckEnteredPlay, events::DeckDueSet, events::DeckReceived,
        events::DeckInspected, events::DeckVerified, events::DeckSpread, events::DeckViewed,
        events::DeckTurned, events::DeckWashed, events::DeckStacked, events::DeckCut,
        events::RecutOrdered, events::ShuffleOrdered, events::DeckPutInShuffler,
        events::DeckPutInRack, events::DeckDueWarned, events::DeckOverdue, events::DeckRemoved,
        events::CardReplaced, events::OpeningStarted, events::OpeningCompleted, events::TableOpened,
        events::OpeningRefused, events::TableClosed, events::TableIdled, events::TableReopened,
        events::DealerAssigned, events::FloorpersonAssigned, events::DealingMethodChanged,
        events::OpeningCheckConfirmed, events::ShufflerStateChanged, events::ShufflerModeChanged,
        events::ShufflerCounted, events::ShufflerJammed, events::ShufflerJamCleared,
        events::ShufflerDoorOpened, events::ShufflerDoorClosed, events::ShufflerWentOffline,
        events::ShufflerCameBack, events::ShufflerRestarted, events::FaultRaised,
        events::FaultClosed, events::DeviceMarkedOutOfOrder, events::DeviceReturnedToUse,
        events::DeviceMessagesLost, events::DeviceRefusalsCounted, events::RoundOpened,
        events::NoMoreBetsCalled, events::ChipCountMatched, events::ChipCountMismatched,
        events::ChipCountResolved, events::CardsDealt, events::CardsRevealed, events::HandRevealed,
        events::RoundSettled, events::CardsMovedToRack, events::RoundCompleted, events::PlayerLeft,
        events::WagersAbandoned, events::PlayerSeated, events::WagerWithdrawn, events::CardsBurned,
        events::WagersForfeited, events::WagerPlaced, events::WagerTakenBack,
        events::LateWagerRefused, events::DecisionMade, events::SeatSettled, events::WagerCollected,
        events::WagersSettled, events::NextWagerTold, events::IrregularityObserved,
        events::RoundVoided, events::CardSetAside, events::FloorDecisionRecorded,
        events::StubCountDue, events::StubCounted, events::StubCountJudged, events::RoundsInDoubt,
        events::ClaimRaised, events::PayoutDocumentIssued, events::PayoutDocumentVoided,
        events::PayoutDocumentWithheld, events::LinkOpened, events::LinkClosed,
        events::ContributionApplied, events::ContributionReversed, events::MeterAmountFixed,
        events::MeterReseeded, events::MeterAmountReturned, events::MeterCorrected,
        events::LinkParametersChanged, events::DisplayMismatched, events::DisplayMatchedAgain,
        events::DisplayMismatchAcknowledged, events::LinkSuspended, events::LinkResumed,
        events::OverflowMoved, events::LinkTableFiled, events::LinkTableLeft, events::ClaimDeferred,
        events::ClaimNoted, events::ClaimSignatureTaken, events::ClaimSignatureRefused,
        events::ClaimEnded, events::ClaimSignatureKept, events::ClaimEndingKept,
        events::ProgressiveLocked, events::ProgressiveUnlocked, events::ContributionsMade,
        events::StaffActionSigned, events::StaffActionReceived, events::StaffActionAccepted,
        events::StaffActionRefused, events::CommandRefused, events::RosterAdopted,
        events::RosterRefused, events::StaffSignedIn, events::StaffSignedOut, events::SignInRefused,
        events::StaffRefusalsCounted, events::PadSignedOn, events::PadSignedOff, events::PadPressed,
        events::RosterKept, events::AlarmRaised, events::AlarmAcknowledged, events::AlarmShelved,
        events::AlarmCleared, events::BankOffered, events::BankAccepted, events::BankDeclined,
        events::BankPassed, events::BankWagerPlaced, events::FeeCollected, events::BankSettled,
        events::ActionSeatTold, events::FeeReturned, events::ComplianceFound,
        events::FindingResolved>;

    const Each& each;

    template <MovesClaim Event>
    void operator()(const Event& event) const {
        each(event);
    }
};

// An Envy line may be paid without a claim.
const events::ClaimId* named(const events::EnvyLinePaid& event) {
    return event.claim ? &*event.claim : nullptr;
}
template <typename Event>
const events::ClaimId* named(const Event& event) {
    return &event.claim;
}

} // namespace

const events::ClaimId* claimOf(const events::Event& event) {
    const events::ClaimId* claim = nullptr;
    const auto each = [&](const auto& one) { claim = named(one); };
    events::dispatch(Moving<decltype(each)>{each}, event);
    return claim;
}

void apply(Claim& claim, const events::Event& event, core::Instant at) {
    const auto each = [&](const auto& one) { record(claim, one, at); };
    events::dispatch(Moving<decltype(each)>{each}, event);
}

} // namespace pitwatch::payout
