#include "shared/table/bank/fees.h"
#include "shared/table/deal/dealing.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/consequences.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"
#include "shared/table/wagers/wager_faults.h"

#include <algorithm>

namespace pitwatch::table {

using events::Consequence;
using events::Irregularity;

namespace {

// Somebody said so, and nobody told of the deal or of cards and decisions there.
bool isSaidToBeSkipped(const State& state, core::Seat number) {
    const SeatState& seat = state.round->seat(number);
    return state.round->question == Irregularity::PlayerSkipped &&
           state.round->questionSeat == number && inPlay(state, number) && seat.dealt == 0 &&
           !seat.hasCards() && !seat.hasDecided();
}

bool isBeforeDeal(const Round& round) {
    return round.phase == Phase::Locked && !playHasBegun(round) && round.packets.empty();
}

// Whom a floorperson may have play the next hand: whoever got no cards in the deal, and before it
// whoever left and the boxes that one player has too many.
std::vector<core::Seat> mayPlayNextHand(const State& state) {
    const Round& round = *state.round;
    if (asksAboutThoseWhoLeft(round))
        return betsOfThoseWhoLeft(state);
    if (round.questionSeat && isSaidToBeSkipped(state, *round.questionSeat))
        return {*round.questionSeat};
    if (isBeforeDeal(round))
        return boxesTooMany(state);
    std::vector<core::Seat> seats;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (const SeatState& seat = round.seat({number}); round.phase == Phase::Dealt &&
                                                          inPlay(state, {number}) &&
                                                          seat.dealt == 0 && !seat.hasDecided())
            seats.push_back({number});
    return seats;
}

// Before the deal a floorperson may name other boxes of the same player, if those that stay are
// such as the rules allow; after it any of those who got no cards.
bool mayGoBack(State state, const std::vector<core::Seat>& named) {
    const std::vector<core::Seat> seats = mayPlayNextHand(state);
    const bool dealt = state.round->phase == Phase::Dealt;
    const bool boxes = !dealt && !asksAboutThoseWhoLeft(*state.round);
    const auto may = [&](core::Seat seat) {
        return std::ranges::any_of(seats, [&](core::Seat other) {
            return seat == other ||
                   (boxes && validSeat(state, seat) && inPlay(state, seat) &&
                    state.players[seat.number - 1U] == state.players[other.number - 1U]);
        });
    };
    if (!std::ranges::all_of(named, may))
        return false;
    for (const core::Seat seat : named)
        state.round->seat(seat).wagers = {};
    return dealt || boxesTooMany(state).empty();
}

// Each once.
std::vector<core::Seat> goingBack(const State& state, std::vector<core::Seat> named) {
    if (named.empty())
        return mayPlayNextHand(state);
    std::ranges::sort(named);
    named.erase(std::unique(named.begin(), named.end()), named.end());
    return named;
}

// What the rules make of it where they would void the round, too: the floorperson's word does not
// leave out the reshuffle that they order, or where they say so.
struct Ruled {
    Consequence consequence{};
    std::string section{};
};

Ruled ruledAs(const State& state, Irregularity irregularity, Consequence consequence) {
    const rules::IrregularityRule* rule = state.rules().find(irregularity);
    if (rule == nullptr || !voids(consequence) || !voids(rule->consequence))
        return {consequence};
    const bool reshuffles = rule->consequence == Consequence::VoidAndReshuffle;
    return {consequence == Consequence::Void && reshuffles ? rule->consequence : consequence,
            irregularitySection(state, *rule)};
}

void playNextHand(Draft& draft, const std::vector<core::Seat>& seats, Observation seen) {
    for (const core::Seat seat : seats) {
        seen.seat = seat;
        record(draft, seen, Consequence::PlaysNextHand, {});
        returnFees(draft, seat);
        giveBack(draft, seen, {});
    }
}

} // namespace

// Where the documents are silent, the floorperson's word is recorded and done.
void decideOn(Draft& draft, const RuleOnIrregularity& input) {
    if (!needsFloorperson(draft, input.by, input.kName))
        return;
    const State& state = draft.state();
    if (!state.round || !state.round->question)
        return draft.refuse(input.kName, RoundRefusal::NoQuestion);
    if (input.decision.empty())
        return draft.refuse(input.kName, ActorRefusal::NoWords);
    const bool nextHand = input.consequence == Consequence::PlaysNextHand;
    if (!input.withdrawn.empty() && (!nextHand || !mayGoBack(state, input.withdrawn)))
        return draft.refuse(input.kName, RoundRefusal::OtherSeats);
    const bool ofTheLock = state.round->wagersInQuestion;
    const bool ofThoseWhoLeft = asksAboutThoseWhoLeft(*state.round);
    const bool beforeDeal = isBeforeDeal(*state.round);
    const auto seats = nextHand || (ofThoseWhoLeft && !input.consequence)
                           ? goingBack(state, input.withdrawn)
                           : std::vector<core::Seat>{};
    if (input.consequence && !voids(*input.consequence) &&
        *input.consequence != Consequence::Reshuffle && seats.empty())
        return draft.refuse(input.kName, RoundRefusal::OtherConsequence);
    const Irregularity irregularity = *state.round->question;
    draft.emit(events::FloorDecisionRecorded{state.round->id, irregularity, input.decision,
                                             input.by.person});
    const Observation seen{
        irregularity, input.by.person, std::nullopt, {}, 0, events::Phrase::quoted(input.decision)};
    if (ofThoseWhoLeft && !seats.empty())
        sendBack(draft, seats, playerLeftSection(draft.rules()), input.by.person);
    else if (nextHand && ofTheLock && beforeDeal)
        sendBack(draft, seats, draft.rules().table.adjacentBoxesSection, input.by.person);
    else if (nextHand)
        playNextHand(draft, seats, seen);
    else if (input.consequence) {
        const Ruled ruled = ruledAs(state, irregularity, *input.consequence);
        record(draft, seen, ruled.consequence, ruled.section);
        if (input.consequence == Consequence::Reshuffle &&
            irregularity != Irregularity::ShufflerJam)
            draft.emit(events::ShuffleOrdered{state.round->deck, input.by.person,
                                              events::Phrase::quoted(input.decision)});
        else
            carryOut(draft, ruled.consequence, seen, ruled.section);
    }
    if (draft.state().round && ofTheLock)
        leaveFaultsOut(draft, input.by.person);
    // Whoever takes part only now, because a bet that was too high was taken back meanwhile.
    if (draft.state().round && ofTheLock)
        collectFees(draft);
    if (draft.state().round && ofTheLock && !ofThoseWhoLeft)
        askAboutThoseWhoLeft(draft);
    takeEarlyDeal(draft);
    goOn(draft);
}

void applyOne(State& state, const events::FloorDecisionRecorded&, core::Instant) {
    if (!state.round)
        return;
    state.round->question.reset();
    state.round->wagersInQuestion = false;
}

} // namespace pitwatch::table
