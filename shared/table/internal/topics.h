#pragma once

#include "shared/table/internal/draft.h"

// Every input's decide half and every event's apply half, each written in the file of its topic.

namespace pitwatch::table {

void decideOn(Draft& draft, const TimePassed& input);
void decideOn(Draft& draft, const OpenTable& input);
void decideOn(Draft& draft, const CloseTable& input);
void decideOn(Draft& draft, const IdleTable& input);
void decideOn(Draft& draft, const AssignDealer& input);
void decideOn(Draft& draft, const AssignFloorperson& input);
void decideOn(Draft& draft, const ChangeDealingMethod& input);
void decideOn(Draft& draft, const ReceiveDeck& input);
void decideOn(Draft& draft, const DoDeckStep& input);
void decideOn(Draft& draft, const ShuffleFinished& input);
void decideOn(Draft& draft, const ShuffleByHand& input);
void decideOn(Draft& draft, const CutDeck& input);
void decideOn(Draft& draft, const OrderRecut& input);
void decideOn(Draft& draft, const OrderShuffle& input);
void decideOn(Draft& draft, const DeckInserted& input);
void decideOn(Draft& draft, const DeckRacked& input);
void decideOn(Draft& draft, const RemoveDeck& input);
void decideOn(Draft& draft, const ReplaceCard& input);
void decideOn(Draft& draft, const ShufflerReported& input);
void decideOn(Draft& draft, const ShufflerModeReported& input);
void decideOn(Draft& draft, const JamReported& input);
void decideOn(Draft& draft, const ClearJam& input);
void decideOn(Draft& draft, const DoorReported& input);
void decideOn(Draft& draft, const ShufflerLost& input);
void decideOn(Draft& draft, const ShufflerFound& input);
void decideOn(Draft& draft, const ShufflerRestartReported& input);
void decideOn(Draft& draft, const ReportFault& input);
void decideOn(Draft& draft, const CloseFault& input);
void decideOn(Draft& draft, const MarkOutOfOrder& input);
void decideOn(Draft& draft, const ReturnToUse& input);
void decideOn(Draft& draft, const SeatPlayer& input);
void decideOn(Draft& draft, const WagerSensed& input);
void decideOn(Draft& draft, const OpenRound& input);
void decideOn(Draft& draft, const CallNoMoreBets& input);
void decideOn(Draft& draft, const CountChips& input);
void decideOn(Draft& draft, const ResolveChipCount& input);
void decideOn(Draft& draft, const DealReported& input);
void decideOn(Draft& draft, const Decide& input);
void decideOn(Draft& draft, const CommunityRevealed& input);
void decideOn(Draft& draft, const HandShown& input);
void decideOn(Draft& draft, const CountStub& input);
void decideOn(Draft& draft, const JudgeStub& input);
void decideOn(Draft& draft, const EndRound& input);
void decideOn(Draft& draft, const ReportPlayerLeft& input);
void decideOn(Draft& draft, const AbandonWagers& input);
void decideOn(Draft& draft, const ReportIrregularity& input);
void decideOn(Draft& draft, const RuleOnIrregularity& input);
void decideOn(Draft& draft, const VoidRound& input);
void decideOn(Draft& draft, const AcceptBank& input);
void decideOn(Draft& draft, const DeclineBank& input);
void decideOn(Draft& draft, const PlaceBankWager& input);
void decideOn(Draft& draft, const LockProgressive& input);
void decideOn(Draft& draft, const UnlockProgressive& input);
void decideOn(Draft& draft, const DeclareClaim& input);
void decideOn(Draft& draft, const FixClaimAmount& input);

void applyOne(State& state, const events::OpeningStarted& event, core::Instant at);
void applyOne(State& state, const events::OpeningCompleted& event, core::Instant at);
void applyOne(State& state, const events::TableClosed& event, core::Instant at);
void applyOne(State& state, const events::TableIdled& event, core::Instant at);
void applyOne(State& state, const events::TableReopened& event, core::Instant at);
void applyOne(State& state, const events::TableOpened& event, core::Instant at);
void applyOne(State& state, const events::DealerAssigned& event, core::Instant at);
void applyOne(State& state, const events::FloorpersonAssigned& event, core::Instant at);
void applyOne(State& state, const events::DealingMethodChanged& event, core::Instant at);
void applyOne(State& state, const events::DeckReceived& event, core::Instant at);
void applyOne(State& state, const events::DeckInspected& event, core::Instant at);
void applyOne(State& state, const events::DeckVerified& event, core::Instant at);
void applyOne(State& state, const events::DeckSpread& event, core::Instant at);
void applyOne(State& state, const events::DeckViewed& event, core::Instant at);
void applyOne(State& state, const events::DeckTurned& event, core::Instant at);
void applyOne(State& state, const events::DeckWashed& event, core::Instant at);
void applyOne(State& state, const events::DeckStacked& event, core::Instant at);
void applyOne(State& state, const events::DeckShuffled& event, core::Instant at);
void applyOne(State& state, const events::DeckCut& event, core::Instant at);
void applyOne(State& state, const events::RecutOrdered& event, core::Instant at);
void applyOne(State& state, const events::ShuffleOrdered& event, core::Instant at);
void applyOne(State& state, const events::DeckPutInShuffler& event, core::Instant at);
void applyOne(State& state, const events::DeckPutInRack& event, core::Instant at);
void applyOne(State& state, const events::DeckEnteredPlay& event, core::Instant at);
void applyOne(State& state, const events::DeckDueSet& event, core::Instant at);
void applyOne(State& state, const events::DeckDueWarned& event, core::Instant at);
void applyOne(State& state, const events::DeckOverdue& event, core::Instant at);
void applyOne(State& state, const events::DeckRemoved& event, core::Instant at);
void applyOne(State& state, const events::ShufflerStateChanged& event, core::Instant at);
void applyOne(State& state, const events::ShufflerModeChanged& event, core::Instant at);
void applyOne(State& state, const events::ShufflerCounted& event, core::Instant at);
void applyOne(State& state, const events::ShufflerJammed& event, core::Instant at);
void applyOne(State& state, const events::ShufflerJamCleared& event, core::Instant at);
void applyOne(State& state, const events::ShufflerDoorOpened& event, core::Instant at);
void applyOne(State& state, const events::ShufflerDoorClosed& event, core::Instant at);
void applyOne(State& state, const events::ShufflerWentOffline& event, core::Instant at);
void applyOne(State& state, const events::ShufflerCameBack& event, core::Instant at);
void applyOne(State& state, const events::ShufflerRestarted& event, core::Instant at);
void applyOne(State& state, const events::FaultRaised& event, core::Instant at);
void applyOne(State& state, const events::FaultClosed& event, core::Instant at);
void applyOne(State& state, const events::DeviceMarkedOutOfOrder& event, core::Instant at);
void applyOne(State& state, const events::DeviceReturnedToUse& event, core::Instant at);
void applyOne(State& state, const events::PlayerSeated& event, core::Instant at);
void applyOne(State& state, const events::WagerPlaced& event, core::Instant at);
void applyOne(State& state, const events::WagerTakenBack& event, core::Instant at);
void applyOne(State& state, const events::RoundOpened& event, core::Instant at);
void applyOne(State& state, const events::NoMoreBetsCalled& event, core::Instant at);
void applyOne(State& state, const events::ChipCountMatched& event, core::Instant at);
void applyOne(State& state, const events::ChipCountMismatched& event, core::Instant at);
void applyOne(State& state, const events::ChipCountResolved& event, core::Instant at);
void applyOne(State& state, const events::CardsDealt& event, core::Instant at);
void applyOne(State& state, const events::DecisionMade& event, core::Instant at);
void applyOne(State& state, const events::CardsRevealed& event, core::Instant at);
void applyOne(State& state, const events::HandRevealed& event, core::Instant at);
void applyOne(State& state, const events::StubCountDue& event, core::Instant at);
void applyOne(State& state, const events::StubCounted& event, core::Instant at);
void applyOne(State& state, const events::StubCountJudged& event, core::Instant at);
void applyOne(State& state, const events::RoundSettled& event, core::Instant at);
void applyOne(State& state, const events::CardsMovedToRack& event, core::Instant at);
void applyOne(State& state, const events::RoundCompleted& event, core::Instant at);
void applyOne(State& state, const events::RoundVoided& event, core::Instant at);
void applyOne(State& state, const events::PlayerLeft& event, core::Instant at);
void applyOne(State& state, const events::WagersAbandoned& event, core::Instant at);
void applyOne(State& state, const events::IrregularityObserved& event, core::Instant at);
void applyOne(State& state, const events::CardSetAside& event, core::Instant at);
void applyOne(State& state, const events::FloorDecisionRecorded& event, core::Instant at);
void applyOne(State& state, const events::BankOffered& event, core::Instant at);
void applyOne(State& state, const events::BankAccepted& event, core::Instant at);
void applyOne(State& state, const events::BankDeclined& event, core::Instant at);
void applyOne(State& state, const events::BankPassed& event, core::Instant at);
void applyOne(State& state, const events::BankWagerPlaced& event, core::Instant at);
void applyOne(State& state, const events::ProgressiveLocked& event, core::Instant at);
void applyOne(State& state, const events::ProgressiveUnlocked& event, core::Instant at);
void applyOne(State& state, const events::ClaimRaised& event, core::Instant at);
void applyOne(State& state, const events::ClaimAmountFixed& event, core::Instant at);
void applyOne(State& state, const events::ClaimDenied& event, core::Instant at);
void applyOne(State& state, const events::ClaimPaid& event, core::Instant at);
void applyOne(State& state, const events::ClaimClosed& event, core::Instant at);
void applyOne(State& state, const events::ClaimUnclaimed& event, core::Instant at);
void applyOne(State& state, const events::ClaimVoided& event, core::Instant at);
void applyOne(State& state, const events::ComplianceFound& event, core::Instant at);

// Events that tell this table nothing: of other parties, or for the record only.
template <typename Event>
void applyOne(State&, const Event&, core::Instant) {}

} // namespace pitwatch::table
