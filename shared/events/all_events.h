#pragma once

#include "shared/events/alarm_events.h"
#include "shared/events/bank_events.h"
#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/claims/claim_note_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/claims/payout_events.h"
#include "shared/events/deal_events.h"
#include "shared/events/deck_events.h"
#include "shared/events/deck_preparation_events.h"
#include "shared/events/device_events.h"
#include "shared/events/event.h"
#include "shared/events/finding_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"
#include "shared/events/opening_events.h"
#include "shared/events/pad_events.h"
#include "shared/events/party_events.h"
#include "shared/events/progressive_events.h"
#include "shared/events/round_events.h"
#include "shared/events/shuffler_events.h"
#include "shared/events/staff_events.h"
#include "shared/events/stub_events.h"
#include "shared/events/wager_events.h"

#include <algorithm>
#include <array>

namespace pitwatch::events {

template <typename... T>
struct EventList {
    static constexpr std::size_t kCount = sizeof...(T);
};

// Everything that can happen, in the order of the numbers.
using AllEvents = EventList<
    PartyStarted, PartyStopped, ConfigurationLoaded, PeerLost, PeerReturned, JournalDoubted,
    ClockJumped, ClockPutBack, DeckShuffled, DeckEnteredPlay, DeckDueSet, DeckReceived,
    DeckInspected, DeckVerified, DeckSpread, DeckViewed, DeckTurned, DeckWashed, DeckStacked,
    DeckCut, RecutOrdered, ShuffleOrdered, DeckPutInShuffler, DeckPutInRack, DeckDueWarned,
    DeckOverdue, DeckRemoved, CardReplaced, OpeningStarted, OpeningCompleted, TableOpened,
    OpeningRefused, TableClosed, TableIdled, TableReopened, DealerAssigned, FloorpersonAssigned,
    DealingMethodChanged, OpeningCheckConfirmed, ShufflerStateChanged, ShufflerModeChanged,
    ShufflerCounted, ShufflerJammed, ShufflerJamCleared, ShufflerDoorOpened, ShufflerDoorClosed,
    ShufflerWentOffline, ShufflerCameBack, ShufflerRestarted, FaultRaised, FaultClosed,
    DeviceMarkedOutOfOrder, DeviceReturnedToUse, DeviceMessagesLost, DeviceRefusalsCounted,
    RoundOpened, NoMoreBetsCalled, ChipCountMatched, ChipCountMismatched, ChipCountResolved,
    CardsDealt, CardsRevealed, HandRevealed, RoundSettled, CardsMovedToRack, RoundCompleted,
    PlayerLeft, WagersAbandoned, PlayerSeated, WagerWithdrawn, CardsBurned, WagersForfeited,
    WagerPlaced, WagerTakenBack, LateWagerRefused, DecisionMade, SeatSettled, WagerCollected,
    WagersSettled, NextWagerTold, IrregularityObserved, RoundVoided, CardSetAside,
    FloorDecisionRecorded, StubCountDue, StubCounted, StubCountJudged, RoundsInDoubt, ClaimRaised,
    ClaimAmountFixed, ClaimVerified, ClaimApproved, ClaimDenied, ClaimPaid, ClaimClosed,
    ClaimUnclaimed, ClaimDisputed, DisputeResolved, ClaimVoided, EnvyLinePaid, ClaimReturned,
    ClaimConfirmed, PayoutDocumentIssued, PayoutDocumentVoided, SurveillanceNotified,
    TaxFormFlagged, PayoutDocumentRequested, PayoutDocumentRecorded, PayoutDocumentRejected,
    PayoutDocumentWithheld, LinkOpened, LinkClosed, ContributionApplied, ContributionReversed,
    MeterAmountFixed, MeterReseeded, MeterAmountReturned, MeterCorrected, LinkParametersChanged,
    DisplayMismatched, DisplayMatchedAgain, DisplayMismatchAcknowledged, LinkSuspended, LinkResumed,
    OverflowMoved, LinkTableFiled, LinkTableLeft, ClaimDeferred, ClaimNoted, ClaimSignatureTaken,
    ClaimSignatureRefused, ClaimEnded, ClaimSignatureKept, ClaimEndingKept, ProgressiveLocked,
    ProgressiveUnlocked, ContributionsMade, StaffActionSigned, StaffActionReceived,
    StaffActionAccepted, StaffActionRefused, CommandRefused, RosterAdopted, RosterRefused,
    StaffSignedIn, StaffSignedOut, SignInRefused, StaffRefusalsCounted, PadSignedOn, PadSignedOff,
    PadPressed, RosterKept, AlarmRaised, AlarmAcknowledged, AlarmShelved, AlarmCleared, BankOffered,
    BankAccepted, BankDeclined, BankPassed, BankWagerPlaced, FeeCollected, BankSettled,
    ActionSeatTold, FeeReturned, ComplianceFound, FindingResolved>;

// Calls `visitor` with the event as what it is. The visitor must take every type; one that has no
// use for some of them is a fold and says so (fold.h).
template <typename Visitor>
void visit(Visitor&& visitor, const Event& event);

} // namespace pitwatch::events

#include "shared/events/internal/visit.h"
