#include "shared/table/devices/faults.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/card_refusals.h"
#include "shared/table/refusals/device_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/reports/doubtful_reports.h"
#include "shared/table/reports/held_reports.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"
#include "shared/table/wagers/betting.h"

namespace pitwatch::table {

using events::Irregularity;

namespace {

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

// Whoever was missed has no cards, which is a wrong number of them where the rules have no word for
// a player who was skipped.
Irregularity meaning(const rules::RuleSet& rules, Irregularity irregularity) {
    const bool missed = irregularity == Irregularity::PlayerSkipped &&
                        rules.find(irregularity) == nullptr &&
                        rules.find(Irregularity::WrongCardCount) != nullptr;
    return missed ? Irregularity::WrongCardCount : irregularity;
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
    if (seat.hasDecided())
        return Why{RoundRefusal::DecidedOnCards, rule->section};
    return std::nullopt;
}

// A card that was turned before a player had decided may show that the player has no cards to
// decide on, where the rules know what becomes of that. A question is the floorperson's to answer.
bool answersQuestion(const State& state, const ReportIrregularity& input) {
    return input.by.isFloorpersonOrAbove() &&
           state.round->question == Irregularity::CommunityExposedEarly &&
           !state.round->stubWrong && input.irregularity == Irregularity::PlayerSkipped &&
           state.rules().find(input.irregularity) != nullptr;
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

// A missed player has no card, and of several cards one is no number.
bool isUncounted(const ReportIrregularity& input) {
    return input.irregularity == Irregularity::PlayerSkipped ||
           (input.irregularity == Irregularity::SeveralCardsFaceUp && input.cardCount < 2);
}

// The rules speak of devices in use.
std::optional<DeviceRefusal> notInUse(const State& state, Irregularity irregularity) {
    if (irregularity == Irregularity::ShoeJam && !state.automatedShoeInUse())
        return DeviceRefusal::NoShoeInUse;
    if (irregularity == Irregularity::ShufflerJam && !state.shufflerInUse())
        return DeviceRefusal::NoShufflerInUse;
    return std::nullopt;
}

} // namespace

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
    const bool answers = inRound && answersQuestion(state, input);
    const bool waits = inRound && !answers && isBeforeFloorperson(*state.round);
    if (waits && !canBeHeld(state, meaning(draft.rules(), input.irregularity))) {
        waitsForFloorperson(draft, input.kName);
        return;
    }
    if (!inRound && draft.rules().find(input.irregularity) == nullptr)
        return raiseFault(draft, shufflerDevice(), events::FaultKind::Other, input.irregularity);
    if (const auto device = notInUse(state, input.irregularity)) {
        const auto* rule = draft.rules().find(input.irregularity);
        return draft.refuse(input.kName, *device, rule != nullptr ? rule->section : std::string());
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
                     events::Phrase::quoted(input.note),
                     input.place};
    if (isUncounted(input))
        seen.cardCount = 0;
    if (waits && isHeldAlready(*state.round, seen)) {
        waitsForFloorperson(draft, input.kName);
        return;
    }
    if (waits && concernsRound(input.irregularity))
        return hold(draft, seen);
    if (inRound && !answers && signalsDisagree(state, seen))
        return askFloorperson(draft, asCounted(state, std::move(seen)));
    // The rules speak of cards found while they are dealt.
    if (inRound && isOfTheDeal(seen.irregularity))
        return observeOfDeal(draft, std::move(seen));
    observe(draft, std::move(seen));
    if (answers)
        goOn(draft);
}

} // namespace pitwatch::table
