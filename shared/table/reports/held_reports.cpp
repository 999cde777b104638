#include "shared/table/reports/held_reports.h"

#include "shared/table/reports/doubtful_reports.h"
#include "shared/table/rounds/consequences.h"
#include "shared/table/rounds/odd_cards.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"

#include <algorithm>

namespace pitwatch::table {

using events::Consequence;
using events::Irregularity;

namespace {

bool isSame(const events::IrregularityObserved& a, const events::IrregularityObserved& b) {
    return a.irregularity == b.irregularity && a.by == b.by && a.seat == b.seat &&
           a.place == b.place && a.cards == b.cards && a.note == b.note;
}

Observation observationOf(const events::IrregularityObserved& event) {
    return {event.irregularity, event.by.value_or(tableItself()),
            event.seat,         event.cards,
            event.cardCount,    event.note,
            event.place};
}

// The reader told of the card before the decisions that come first. Where these were told since,
// nobody but the floorperson knows which was earlier.
bool isDoubtful(const State& state, const Observation& seen) {
    if (seen.irregularity != Irregularity::CommunityExposedEarly || seen.by != tableItself())
        return false;
    const bool box = seen.place == events::Place::SixCardBox;
    return box ? !openStage(state) : !boardIsEarly(state);
}

// Whoever has decided or was dealt to since then was not skipped.
bool wasDealtTo(const State& state, const Observation& seen) {
    if (seen.irregularity != Irregularity::PlayerSkipped || !seen.seat)
        return false;
    const SeatState& seat = state.round->seat(*seen.seat);
    return seat.dealt > 0 || seat.hasCards() || seat.hasDecided() || !inPlay(state, *seen.seat);
}

void judge(Draft& draft, const HeldReport& held) {
    Observation seen = observationOf(held.told);
    const State& state = draft.state();
    if ((isOfTheDeal(seen.irregularity) && held.inPlay) || held.doubtful ||
        isDoubtful(state, seen) || wasDealtTo(state, seen))
        return askFloorperson(draft, asCounted(state, std::move(seen)));
    const bool used = seen.irregularity == Irregularity::OneCardFaceUp && !seen.cards.empty() &&
                      state.round->faceUp.contains(seen.cards.front());
    observe(draft, seen);
    if (used && draft.state().round)
        askAboutSetAside(draft, seen.cards);
}

} // namespace

bool canBeHeld(const State& state, Irregularity irregularity) {
    return state.rules().find(irregularity) != nullptr;
}

bool isHeldAlready(const Round& round, const Observation& seen) {
    if (round.question == seen.irregularity)
        return true;
    return std::ranges::any_of(round.held, [&](const HeldReport& held) {
        const Observation other = observationOf(held.told);
        return other.irregularity == seen.irregularity && other.by == seen.by &&
               other.seat == seen.seat && other.place == seen.place && other.cards == seen.cards &&
               other.note == seen.note;
    });
}

void hold(Draft& draft, const Observation& seen) {
    const auto* rule = draft.rules().find(seen.irregularity);
    record(draft, seen, Consequence::FloorpersonDecided, irregularitySection(draft.state(), *rule));
}

void judgeHeldReports(Draft& draft) {
    const std::vector<HeldReport> held = draft.state().round->held;
    for (const HeldReport& report : held) {
        if (!draft.state().round || isWaiting(*draft.state().round))
            return;
        judge(draft, report);
    }
}

// The floorperson is asked without a section where no rule speaks of it.
bool isHeld(const Round& round, const events::IrregularityObserved& event) {
    return event.consequence == Consequence::FloorpersonDecided && !event.section.empty() &&
           isBeforeFloorperson(round);
}

void keep(State& state, const events::IrregularityObserved& event) {
    const bool doubtful = event.by != tableItself() && signalsDisagree(state, observationOf(event));
    state.round->held.push_back({event, playHasBegun(*state.round), doubtful});
}

void takeOut(Round& round, const events::IrregularityObserved& event) {
    const auto at = std::ranges::find_if(
        round.held, [&](const HeldReport& held) { return isSame(held.told, event); });
    if (at != round.held.end())
        round.held.erase(at);
    // Whoever plays the next hand was skipped, whoever said so.
    if (event.consequence == Consequence::PlaysNextHand)
        std::erase_if(round.held, [&](const HeldReport& held) {
            return held.told.irregularity == Irregularity::PlayerSkipped &&
                   held.told.seat == event.seat;
        });
}

} // namespace pitwatch::table
