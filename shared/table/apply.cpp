#include "shared/events/fold.h"
#include "shared/table/claims/pending_claims.h"
#include "shared/table/internal/handlers.h"

namespace pitwatch::table {

namespace {

template <typename Event>
concept HasTopic = requires(State& state, const Event& event, core::Instant at) {
    applyOne(state, event, at);
};

// What each event does to a table stands in the file of its topic.
struct Applying {
    // Of other parties, or for the record only.
    using Ignored = events::EventList<
        events::PartyStarted, events::PartyStopped, events::PeerLost, events::PeerReturned,
        events::JournalDoubted, events::ClockJumped, events::CardReplaced, events::OpeningRefused,
        events::DeviceMessagesLost, events::DeviceRefusalsCounted, events::LateWagerRefused,
        events::SeatSettled, events::WagersSettled, events::RoundsInDoubt,
        events::PayoutDocumentIssued, events::PayoutDocumentVoided, events::PayoutDocumentWithheld,
        events::LinkOpened, events::LinkClosed, events::ContributionApplied,
        events::ContributionReversed, events::MeterAmountFixed, events::MeterReseeded,
        events::MeterAmountReturned, events::MeterCorrected, events::LinkParametersChanged,
        events::DisplayMismatched, events::DisplayMatchedAgain, events::DisplayMismatchAcknowledged,
        events::LinkSuspended, events::LinkResumed, events::OverflowMoved, events::LinkTableFiled,
        events::LinkTableLeft, events::ClaimDeferred, events::ClaimNoted,
        events::ClaimSignatureTaken, events::ClaimSignatureRefused, events::ClaimEnded,
        events::ClaimSignatureKept, events::ClaimEndingKept, events::ContributionsMade,
        events::StaffActionSigned, events::StaffActionReceived, events::StaffActionAccepted,
        events::StaffActionRefused, events::CommandRefused, events::RosterAdopted,
        events::RosterRefused, events::StaffSignedIn, events::StaffSignedOut, events::SignInRefused,
        events::StaffRefusalsCounted, events::PadSignedOn, events::PadSignedOff, events::PadPressed,
        events::RosterKept, events::AlarmRaised, events::AlarmAcknowledged, events::AlarmShelved,
        events::AlarmCleared, events::BankSettled, events::FindingResolved>;

    State& state;
    core::Instant at;

    template <HasTopic T>
    void operator()(const T& event) const {
        applyOne(state, event, at);
    }
    // Moves a claim, and nothing else of the table.
    template <payout::MovesClaim T>
    requires(!HasTopic<T>) void operator()(const T& event) const {
        recordIn(state, event.claim, event, at);
    }
};

} // namespace

void apply(State& state, const events::Event& event, core::Instant at) {
    events::dispatch(Applying{state, at}, event);
}

} // namespace pitwatch::table
