#pragma once

#include "shared/table/inputs/bank_inputs.h"
#include "shared/table/inputs/claim_inputs.h"
#include "shared/table/inputs/deck_inputs.h"
#include "shared/table/inputs/device_inputs.h"
#include "shared/table/inputs/irregularity_inputs.h"
#include "shared/table/inputs/money_inputs.h"
#include "shared/table/inputs/round_inputs.h"
#include "shared/table/inputs/table_inputs.h"

#include <string_view>
#include <variant>

namespace pitwatch::table {

// Everything devices, people and time tell the table. Commands of people carry who asks; reports of
// devices carry what the device saw. A command is named in the imperative, a report in the past
// tense; `kName` is how a refusal calls it.
using Input = std::variant<
    TimePassed, OpenTable, CloseTable, IdleTable, AssignDealer, AssignFloorperson,
    ConfirmOpeningCheck, RosterDisagreed, ChangeDealingMethod, ReceiveDeck, DoDeckStep,
    ShuffleFinished, ShuffleByHand, CutDeck, OrderRecut, OrderShuffle, DeckInserted, DeckRacked,
    RemoveDeck, ReplaceCard, ShufflerReported, ShufflerModeReported, JamReported, ClearJam,
    DoorReported, ShufflerLost, ShufflerFound, ShufflerRestartReported, ReportFault, CloseFault,
    MarkOutOfOrder, ReturnToUse, SeatPlayer, WagerSensed, OpenRound, CallNoMoreBets, CountChips,
    ResolveChipCount, DealReported, Decide, CommunityRevealed, HandShown, CountStub, JudgeStub,
    EndRound, ReportPlayerLeft, AbandonWagers, ForfeitWagers, TellActionSeat, ReportIrregularity,
    RuleOnIrregularity, VoidRound, AcceptBank, DeclineBank, PlaceBankWager, LockProgressive,
    UnlockProgressive, DeclareClaim, FixClaimAmount, ReturnClaim, VerifyClaim, ApproveClaim,
    DenyClaim, VoidClaim, NotifySurveillance, RecordDocument, VoidDocument, PayClaim, PayEnvyLine,
    HoldClaim, DisputeClaim, ResolveDispute>;

std::string_view nameOf(const Input& input);

} // namespace pitwatch::table
