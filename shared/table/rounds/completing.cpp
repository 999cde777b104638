#include "shared/table/bank/bank.h"
#include "shared/table/bank/fees.h"
#include "shared/table/deal/dealing.h"
#include "shared/table/decks/alternation.h"
#include "shared/table/decks/decks.h"
#include "shared/table/decks/readiness.h"
#include "shared/table/decks/stub.h"
#include "shared/table/devices/progressive.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/claim_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/play_order.h"
#include "shared/table/rounds/racked_unsettled.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"
#include "shared/table/rounds/voiding.h"
#include "shared/table/wagers/chip_counts.h"
#include "shared/table/wagers/next_wagers.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

// The round ends and the hands of those whose wagers are lost were not all shown: nobody's wagers
// wait for that any longer, but others may have had Envy for them (L10).
void settleUnseen(Draft& draft) {
    const Round before = *draft.state().round;
    if (before.phase == Phase::Settled)
        return;
    settleIfComplete(draft, LostHands::Unseen);
    const auto& seats = before.seats;
    if (draft.state().round->phase != Phase::Settled ||
        std::none_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.hasCards(); }))
        return;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (const SeatState& seat = before.seat({number}); seat.lost() && !seat.hasCards() &&
                                                           !lostUndealt(before, {number}) &&
                                                           hasHand(draft.base(), {number}))
            draft.report(events::FindingKind::HandNotShown, before.deck,
                         draft.rules().procedure.reveal,
                         {FindingDetail::HandNotShown, core::Seat{number}});
}

// Cards that a claim goes by stay face up until it is verified, or until it is paid.
void checkFaceUp(Draft& draft) {
    const rules::SettlementRule& rule = draft.rules().settlement;
    const bool paid = rule.faceUp == rules::FaceUp::UntilPaid;
    const std::vector<PendingClaim> claims = draft.state().claims;
    for (const PendingClaim& claim : claims)
        if (claim.raised.round == draft.state().round->id &&
            (paid ? !claim.everythingPaid() : !claim.verified))
            draft.report(events::FindingKind::RackedBeforeSettled, draft.state().round->deck,
                         rule.faceUpSection,
                         {paid ? FindingDetail::RackedUnpaid : FindingDetail::RackedUnverified,
                          claim.number, claim.raised.seat});
}

// Wagers that nobody decided on wait for the floorperson, whatever else was not told. Where nobody
// tells of decisions nobody knows whose are missing.
bool waitsForPlayerWhoLeft(const State& state) {
    if (missingForSettlement(state, LostHands::Unseen) == Unsettled::PlayerWhoLeft)
        return true;
    const events::Wager lasting = lastingWager(state.rules().game);
    for (std::uint8_t number = 1; number <= kSeats && expectsDecisions(state); ++number)
        if (leftUndecided(state, {number}) &&
            state.round->seat({number}).at(lasting) > core::Cents{})
            return true;
    return false;
}

} // namespace

void decideOn(Draft& draft, const EndRound& input) {
    if (!needsLockedRound(draft, input.kName) || waitsForFloorperson(draft, input.kName))
        return;
    if (chipsDisputed(*draft.state().round))
        return draft.refuse(input.kName, RoundRefusal::ChipCountOpen,
                            chipCountSection(draft.state()));
    if (waitsForPlayerWhoLeft(draft.state()))
        return draft.refuse(input.kName, RoundRefusal::LeftUndecided,
                            playerLeftSection(draft.rules()));
    if (signedOtherwise(draft.state(), LostHands::Unseen))
        return draft.refuse(input.kName, ClaimRefusal::SignedStands,
                            draft.rules().settlement.section);
    const bool untold = draft.state().round->packets.empty() && !nobodyDealtTo(draft.state());
    if (const Round& open = *draft.state().round; untold && !open.deckLeft)
        checkDealtDeck(draft, open.deck);
    if (!endDeal(draft))
        return;
    checkChipsCounted(draft);
    settleUnseen(draft);
    if (draft.state().round->question)
        return; // Asked first.
    const Round round = *draft.state().round;
    const bool settled = round.phase == Phase::Settled;
    if (!settled)
        checkDecidedOnCards(draft);
    const events::Phrase missing = settled ? events::Phrase() : whyNotSettled(draft.state());
    if (!settled) {
        checkRackedUnsettled(draft);
        settleInPart(draft);
    }
    checkFaceUp(draft);
    const std::vector<NextWager> next = nextWagers(draft.state());
    const bool dealt = !nobodyDealtTo(draft.state());
    if (dealt)
        checkStubCounted(draft);
    if (dealt)
        checkOtherDeck(draft, round.deck);
    collectFeeOfUntoldBets(draft);
    if (dealt)
        moveToRack(draft, round);
    draft.emit(events::RoundCompleted{round.id, settled, missing});
    unlockWagers(draft);
    offerBankAfterHand(draft);
    placeNextWagers(draft, round, next);
}

void applyOne(State& state, const events::RoundCompleted&, core::Instant at) {
    state.lastPlayed = at;
    noteRoundEnded(state, state.round && !nobodyDealtTo(state));
    state.playedUntold = state.playedUntold ||
                         (state.round && state.round->packets.empty() && !nobodyDealtTo(state));
    const bool played = state.round && (!state.round->nobodyBet || dealHasBegun(*state.round));
    if (state.bank.holder && state.bank.handsHeld < 255 && played)
        ++state.bank.handsHeld;
    state.round.reset();
}

void applyOne(State& state, const events::ComplianceFound& event, core::Instant at) {
    state.lastFinding = event.finding.value;
    if (isToldOnceADay(event.kind)) {
        state.day = state.day.at(at);
        state.day.found.push_back({event.kind, event.detail});
    }
    if (state.round && event.round == state.round->id)
        state.round->found.push_back({event.kind, event.deck});
}

} // namespace pitwatch::table
