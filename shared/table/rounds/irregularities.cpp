#include "shared/table/rounds/irregularities.h"

#include "shared/table/bank/fees.h"
#include "shared/table/devices/faults.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/card_refusals.h"
#include "shared/table/refusals/device_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/rounds/betting.h"
#include "shared/table/rounds/dealing.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/settling.h"
#include "shared/table/rounds/voiding.h"
#include "shared/table/rounds/wager_faults.h"
#include "shared/table/rounds/withdrawing.h"

#include <algorithm>

namespace pitwatch::table {

using events::Consequence;
using events::Irregularity;

namespace {

bool nobodyHasHand(const State& state) {
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (hasHand(state, {number}))
            return false;
    return true;
}

// Whoever was passed over has no part in this round; the others play on.
void giveBack(Draft& draft, const Observation& seen, std::string_view section) {
    if (seen.seat)
        for (const auto wager : core::kEnumValues<events::Wager>)
            withdrawWager(draft, *seen.seat, wager, events::WithdrawalCause::PlayerSkipped, section,
                          seen.by);
    if (nobodyHasHand(draft.state()))
        return voidRound(draft, core::enumName(seen.irregularity), section, seen.by);
    settleIfComplete(draft);
}

// The rules order it, whoever saw why.
void orderShuffle(Draft& draft, events::DeckColour deck, const Observation& seen) {
    draft.emit(
        events::ShuffleOrdered{deck, tableItself(), text(core::enumName(seen.irregularity))});
}

// The cards that were in the shuffler: those that were not done, else those inside, else those that
// are not in play.
void reshuffle(Draft& draft, const Observation& seen) {
    const std::vector<Deck> decks = draft.state().decks;
    const auto inside = [](const Deck& deck) { return deck.place == DeckPlace::Shuffler; };
    const auto unfinished = [&](const Deck& deck) { return inside(deck) && !deck.shuffled; };
    const bool anyUnfinished = std::ranges::any_of(decks, unfinished);
    const bool anyInside = std::ranges::any_of(decks, inside);
    for (const Deck& deck : decks)
        if (anyUnfinished ? unfinished(deck)
            : anyInside   ? inside(deck)
                          : decks.size() == 1 || deck.place != DeckPlace::Play)
            orderShuffle(draft, deck.colour, seen);
}

void carryOut(Draft& draft, Consequence consequence, const Observation& seen,
              std::string_view section) {
    switch (consequence) {
    case Consequence::SetAside:
        if (!seen.cards.empty())
            draft.emit(events::CardSetAside{draft.state().round->id, seen.cards.front()});
        else
            draft.report(events::FindingKind::Other, draft.state().round->deck, section,
                         "the card that was found face up was not named: nothing shows that it "
                         "was not used");
        return;
    case Consequence::Reshuffle:
        return reshuffle(draft, seen);
    case Consequence::Void:
    case Consequence::VoidAndRemoveDeck:
        return voidRound(draft, core::enumName(seen.irregularity), section, seen.by);
    case Consequence::VoidAndReshuffle: {
        const events::DeckColour deck = draft.state().round->deck;
        voidRound(draft, core::enumName(seen.irregularity), section, seen.by);
        return orderShuffle(draft, deck, seen);
    }
    case Consequence::CoverOrSign:
        return raiseFault(draft, shufflerDevice(), events::FaultKind::Other,
                          "the device cannot be used");
    case Consequence::PlaysNextHand:
        return giveBack(draft, seen, section);
    case Consequence::UseAsNext:
    case Consequence::MayBeAbandoned:
    case Consequence::FloorpersonDecided:
        return;
    }
}

void record(Draft& draft, const Observation& seen, Consequence consequence,
            std::string_view section) {
    events::IrregularityObserved observed;
    if (draft.state().round)
        observed.round = draft.state().round->id;
    observed.irregularity = seen.irregularity;
    observed.consequence = consequence;
    observed.section = text(section);
    observed.seat = seen.seat;
    observed.cardCount = seen.cardCount;
    observed.by = seen.by;
    observed.note = seen.note;
    observed.place = seen.place;
    observed.cards = seen.cards;
    draft.emit(std::move(observed));
}

bool concernsRound(Irregularity irregularity) {
    switch (irregularity) {
    case Irregularity::ShufflerJam:
    case Irregularity::DeviceOutOfUse:
        return false;
    case Irregularity::OneCardFaceUp:
    case Irregularity::SeveralCardsFaceUp:
    case Irregularity::CardDrawnInError:
    case Irregularity::WrongCardCount:
    case Irregularity::CommunityExposedEarly:
    case Irregularity::ShoeJam:
    case Irregularity::PlayerSkipped:
    case Irregularity::PlayerLeft:
    case Irregularity::StubWrongMisdealt:
    case Irregularity::StubWrongNotMisdealt:
    case Irregularity::Other:
        return true;
    }
    return true;
}

bool voids(const std::optional<Consequence>& consequence) {
    return consequence == Consequence::Void || consequence == Consequence::VoidAndReshuffle ||
           consequence == Consequence::VoidAndRemoveDeck;
}

bool isOfTheDeal(Irregularity irregularity) {
    return irregularity == Irregularity::OneCardFaceUp ||
           irregularity == Irregularity::SeveralCardsFaceUp ||
           irregularity == Irregularity::WrongCardCount;
}

// Somebody has decided on cards, or cards lie open.
bool playHasBegun(const Round& round) {
    return std::any_of(round.board.begin(), round.board.end(),
                       [](const auto& card) { return card.has_value(); }) ||
           std::any_of(round.seats.begin(), round.seats.end(), [](const SeatState& seat) {
               return seat.decisions[0].has_value() || seat.hasCards();
           });
}

// Whoever was missed has no cards, which is a wrong number of them where the rules have no word for
// a player who was skipped.
Irregularity meaning(const rules::RuleSet& rules, Irregularity irregularity) {
    const bool missed = irregularity == Irregularity::PlayerSkipped &&
                        rules.find(irregularity) == nullptr &&
                        rules.find(Irregularity::WrongCardCount) != nullptr;
    return missed ? Irregularity::WrongCardCount : irregularity;
}

// Whom a floorperson may have play the next hand: whoever got no cards in the deal, and before it
// the boxes that one player has too many.
std::vector<core::Seat> mayPlayNextHand(const State& state) {
    const Round& round = *state.round;
    if (round.phase == Phase::Locked && !playHasBegun(round) && round.packets.empty())
        return boxesTooMany(state);
    std::vector<core::Seat> seats;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (const SeatState& seat = round.seat({number}); round.phase == Phase::Dealt &&
                                                          inPlay(state, {number}) &&
                                                          seat.dealt == 0 && !seat.decisions[0])
            seats.push_back({number});
    return seats;
}

void playNextHand(Draft& draft, const std::vector<core::Seat>& seats, Observation seen) {
    for (const core::Seat seat : seats) {
        seen.seat = seat;
        record(draft, seen, Consequence::PlaysNextHand, {});
        returnFees(draft, seat);
        giveBack(draft, seen, {});
    }
}

// Skipped is who was not dealt to (R8); anything else is a wrong number of cards, or for the
// floorperson to rule on. Nothing where nothing is known that speaks against it.
Refusal whyNotSkipped(const State& state, core::Seat number) {
    const SeatState& seat = state.round->seat(number);
    const auto* rule = state.rules().find(meaning(state.rules(), Irregularity::PlayerSkipped));
    if (rule == nullptr)
        return std::nullopt;
    if (seat.dealt > 0 || seat.hasCards())
        return Why{RoundRefusal::WasDealtTo, rule->section};
    if (seat.decisions[0])
        return Why{RoundRefusal::DecidedOnCards, rule->section};
    return std::nullopt;
}

// How many cards the rules give to the place that a report names; nothing where it names none.
std::optional<int> rightNumber(const State& state, const ReportIrregularity& input) {
    const rules::DealRule& deal = state.rules().deal;
    if (input.place == events::Place::SixCardBox)
        return deal.sixCardBox;
    if (input.place == events::Place::Player || (input.seat && !input.place))
        return deal.perPlayer;
    return std::nullopt;
}

// Nobody's word makes void what the rules call right. Nothing where the rules are silent: then the
// floorperson is asked.
Refusal whyNotWrong(const State& state, const ReportIrregularity& input) {
    const auto* rule = state.rules().find(input.irregularity);
    if (rule == nullptr)
        return std::nullopt;
    if (input.irregularity == Irregularity::WrongCardCount &&
        rightNumber(state, input) == int{input.cardCount})
        return Why{RoundRefusal::RightNumber, rule->section};
    if (input.irregularity == Irregularity::CommunityExposedEarly && playersKnown(state) &&
        expectsDecisions(state) && !openStage(state))
        return Why{RoundRefusal::AllDecided, rule->section};
    return std::nullopt;
}

} // namespace

void observe(Draft& draft, Observation seen) {
    const auto& round = draft.state().round;
    // A second card face up makes it more than one.
    if (seen.irregularity == Irregularity::OneCardFaceUp &&
        (seen.cardCount > 1 || (round && round->setAside > 0)))
        seen.irregularity = Irregularity::SeveralCardsFaceUp;
    const rules::IrregularityRule* rule = draft.rules().find(seen.irregularity);
    if (rule == nullptr)
        return record(draft, seen, Consequence::FloorpersonDecided, {});
    const std::string& section = irregularitySection(draft.state(), *rule);
    record(draft, seen, rule->consequence, section);
    carryOut(draft, rule->consequence, seen, section);
}

bool waitsForFloorperson(Draft& draft, std::string_view command) {
    const Round& round = *draft.state().round;
    if (!round.question && !round.stubWrong)
        return false;
    draft.refuse(command,
                 round.stubWrong ? RoundRefusal::StubNotJudged : RoundRefusal::QuestionOpen);
    return true;
}

void decideOn(Draft& draft, const ReportIrregularity& input) {
    if (input.by.person.empty())
        return draft.refuse(input.kName, ActorRefusal::NoticerUnknown);
    const State& state = draft.state();
    if (input.irregularity == Irregularity::StubWrongMisdealt ||
        input.irregularity == Irregularity::StubWrongNotMisdealt)
        return draft.refuse(input.kName, RoundRefusal::StubIsCounted);
    if (input.seat && !validSeat(state, *input.seat))
        return draft.refuse(input.kName, TableRefusal::NoSuchSeat, draft.rules().table.section);
    if (input.irregularity == Irregularity::PlayerLeft && input.seat)
        return decideOn(draft, ReportPlayerLeft{*input.seat});
    const bool inRound =
        state.round && state.round->phase != Phase::Betting && state.round->phase != Phase::Settled;
    if (!inRound && concernsRound(input.irregularity))
        return draft.refuse(input.kName, RoundRefusal::NoneBeingPlayed);
    if (inRound && waitsForFloorperson(draft, input.kName))
        return;
    if (!inRound && draft.rules().find(input.irregularity) == nullptr)
        return raiseFault(draft, shufflerDevice(), events::FaultKind::Other,
                          core::enumName(input.irregularity));
    if (input.irregularity == Irregularity::ShoeJam && !state.automatedShoeInUse()) {
        const auto* rule = draft.rules().find(input.irregularity);
        return draft.refuse(input.kName, DeviceRefusal::NoShoeInUse,
                            rule != nullptr ? rule->section : std::string());
    }
    if (input.irregularity == Irregularity::PlayerSkipped &&
        (!input.seat || !inPlay(state, *input.seat)))
        return draft.refuse(input.kName, RoundRefusal::SkippedUnknown);
    if (input.irregularity == Irregularity::PlayerSkipped)
        if (const auto why = whyNotSkipped(state, *input.seat))
            return draft.refuse(input.kName, why->reason, why->section);
    if (inRound)
        if (const auto why = whyNotWrong(state, input))
            return draft.refuse(input.kName, why->reason, why->section);
    if (input.card && inRound && state.round->faceUp.contains(*input.card))
        return draft.refuse(input.kName, CardRefusal::LiesElsewhere);
    Observation seen{meaning(draft.rules(), input.irregularity),
                     input.by.person,
                     input.seat,
                     input.card ? std::vector{*input.card} : std::vector<cards::Card>{},
                     input.cardCount,
                     input.note,
                     input.place};
    if (seen.irregularity != input.irregularity) // A missed player: the seat has no card.
        seen.cardCount = 0;
    // The rules speak of cards found while they are dealt. Later, when people know what a void
    // round is worth to them, the floorperson rules.
    if (inRound && isOfTheDeal(input.irregularity) && playHasBegun(*state.round))
        return record(draft, seen, Consequence::FloorpersonDecided, {});
    observe(draft, std::move(seen));
}

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
    const auto seats = nextHand ? mayPlayNextHand(state) : std::vector<core::Seat>{};
    if (input.consequence && !voids(input.consequence) &&
        *input.consequence != Consequence::Reshuffle && seats.empty())
        return draft.refuse(input.kName, RoundRefusal::OtherConsequence);
    const Irregularity irregularity = *state.round->question;
    draft.emit(events::FloorDecisionRecorded{state.round->id, text(core::enumName(irregularity)),
                                             input.decision, input.by.person});
    const Observation seen{irregularity, input.by.person, std::nullopt, {}, 0, input.decision};
    if (nextHand)
        playNextHand(draft, seats, seen);
    else if (input.consequence) {
        record(draft, seen, *input.consequence, {});
        if (input.consequence == Consequence::Reshuffle &&
            irregularity != Irregularity::ShufflerJam)
            draft.emit(events::ShuffleOrdered{state.round->deck, input.by.person, input.decision});
        else
            carryOut(draft, *input.consequence, seen, {});
    }
    if (draft.state().round)
        leaveFaultsOut(draft, input.by.person);
    takeEarlyDeal(draft);
}

void applyOne(State& state, const events::IrregularityObserved& event, core::Instant) {
    if (!state.round)
        return;
    Round& round = *state.round;
    using enum Consequence;
    switch (event.consequence) {
    case FloorpersonDecided:
        round.question = event.irregularity;
        return;
    case SetAside:
        round.setAside = static_cast<std::uint8_t>(round.setAside + 1);
        return;
    case VoidAndRemoveDeck:
        if (Deck* deck = state.find(round.deck))
            deck->mustLeave = event.irregularity == Irregularity::StubWrongNotMisdealt
                                  ? events::DeckRemovalReason::StubCount
                                  : events::DeckRemovalReason::Irregularity;
        return;
    case PlaysNextHand:
        if (event.seat && validSeat(state, *event.seat))
            round.seat(*event.seat).skipped = true;
        return;
    case UseAsNext:
    case Reshuffle:
    case Void:
    case VoidAndReshuffle:
    case CoverOrSign:
    case MayBeAbandoned:
        return;
    }
}

void applyOne(State& state, const events::CardSetAside& event, core::Instant) {
    if (state.round)
        state.round->faceUp.insert(event.card);
}

void applyOne(State& state, const events::FloorDecisionRecorded&, core::Instant) {
    if (state.round)
        state.round->question.reset();
}

} // namespace pitwatch::table
