#include "shared/table/devices/faults.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/reasons.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/device_refusals.h"
#include "shared/table/rounds/irregularities.h"

namespace pitwatch::table {

namespace {

std::optional<events::RoundId> roundOf(const State& state) {
    return state.round ? std::optional(state.round->id) : std::nullopt;
}

// Somebody is at work on the device, so its restarts and modes are no surprise.
bool inService(const ShufflerInfo& shuffler) {
    return shuffler.outOfOrder || shuffler.mode == events::ShufflerMode::Maintenance;
}

} // namespace

void decideOn(Draft& draft, const ShufflerReported& input) {
    if (draft.state().shuffler.state == input.state && !input.deck)
        return;
    draft.emit(events::ShufflerStateChanged{input.state, input.deck});
    if (input.state == events::ShufflerState::Faulted)
        raiseFault(draft, shufflerDevice(), events::FaultKind::Other,
                   FaultDetail::ReportedByDevice);
}

// A shuffler left in sort mode deals the cards in order.
void decideOn(Draft& draft, const ShufflerModeReported& input) {
    if (draft.state().shuffler.mode == input.mode)
        return;
    const bool expected = draft.state().shuffler.outOfOrder;
    draft.emit(events::ShufflerModeChanged{input.mode});
    if (input.mode != events::ShufflerMode::Play && !expected)
        raiseFault(draft, shufflerDevice(), events::FaultKind::WrongMode,
                   {FaultDetail::OtherMode, input.mode});
}

void decideOn(Draft& draft, const JamReported& input) {
    const State& state = draft.state();
    const bool inRound =
        state.round && (state.round->phase == Phase::Locked || state.round->phase == Phase::Dealt);
    draft.emit(events::ShufflerJammed{roundOf(state), input.detail});
    // A shoe that nobody deals from is no fault of what shuffles.
    const bool ofShoe = input.inShoe && !state.automatedShoeInUse();
    raiseFault(draft, ofShoe ? shoeDevice() : shufflerDevice(), events::FaultKind::Jam,
               input.inShoe ? FaultDetail::ShoeJammed : FaultDetail::ShuffleUnfinished);
    // Where the rules are silent they ask a floorperson, who can only be asked within a round.
    const auto kind =
        input.inShoe ? events::Irregularity::ShoeJam : events::Irregularity::ShufflerJam;
    const bool silent = draft.rules().find(kind) == nullptr;
    // A device that is not in use shuffles and deals nothing that could be void.
    if (input.inShoe ? !draft.state().automatedShoeInUse() : !draft.state().shufflerInUse())
        return;
    // The judgement of a wrong stub voids the round, whatever the shoe does.
    if (input.inShoe && inRound && draft.state().round->stubWrong)
        return;
    if (inRound || (!input.inShoe && !silent))
        observe(draft,
                {kind, tableItself(), std::nullopt, {}, 0, events::Phrase::quoted(input.detail)});
}

void decideOn(Draft& draft, const ClearJam& input) {
    if (input.by.person.empty())
        return draft.refuse(input.kName, ActorRefusal::ClearerUnknown);
    if (!draft.state().shuffler.jammed)
        return draft.refuse(input.kName, DeviceRefusal::NotJammed);
    draft.emit(events::ShufflerJamCleared{input.by.person});
}

void decideOn(Draft& draft, const DoorReported& input) {
    const State& state = draft.state();
    if (state.shuffler.doorOpen == input.open)
        return;
    if (!input.open)
        return draft.emit(events::ShufflerDoorClosed{roundOf(state)});
    draft.emit(events::ShufflerDoorOpened{roundOf(state)});
    if (!inService(state.shuffler))
        raiseFault(draft, shufflerDevice(), events::FaultKind::DoorOpen, FaultDetail::DoorOpen);
}

void decideOn(Draft& draft, const ShufflerLost& input) {
    if (!draft.state().shuffler.online)
        return;
    draft.emit(events::ShufflerWentOffline{input.lastHeardAt});
    raiseFault(draft, shufflerDevice(), events::FaultKind::Offline, FaultDetail::NotHeard);
}

void decideOn(Draft& draft, const ShufflerFound& input) {
    if (!draft.state().shuffler.online)
        draft.emit(events::ShufflerCameBack{input.state});
}

// The device lost what it knew: nobody can say what is inside until it has counted again.
void decideOn(Draft& draft, const ShufflerRestartReported& input) {
    const bool expected = inService(draft.state().shuffler);
    draft.emit(events::ShufflerRestarted{input.firmware});
    if (!expected)
        raiseFault(draft, shufflerDevice(), events::FaultKind::Other, FaultDetail::Restarted);
}

void applyOne(State& state, const events::ShufflerStateChanged& event, core::Instant) {
    state.shuffler.state = event.state;
}

void applyOne(State& state, const events::ShufflerModeChanged& event, core::Instant) {
    state.shuffler.mode = event.mode;
}

void applyOne(State& state, const events::ShufflerJammed&, core::Instant) {
    state.shuffler.jammed = true;
}

void applyOne(State& state, const events::ShufflerJamCleared&, core::Instant) {
    state.shuffler.jammed = false;
}

void applyOne(State& state, const events::ShufflerDoorOpened&, core::Instant) {
    state.shuffler.doorOpen = true;
}

void applyOne(State& state, const events::ShufflerDoorClosed&, core::Instant) {
    state.shuffler.doorOpen = false;
}

void applyOne(State& state, const events::ShufflerWentOffline&, core::Instant) {
    state.shuffler.online = false;
}

void applyOne(State& state, const events::ShufflerCameBack& event, core::Instant) {
    state.shuffler.online = true;
    state.shuffler.state = event.state;
}

// A deck inside must be shuffled and counted again.
void applyOne(State& state, const events::ShufflerRestarted&, core::Instant) {
    for (Deck& deck : state.decks)
        if (deck.place == DeckPlace::Shuffler) {
            deck.shuffled = false;
            deck.shuffleOwed = true;
        }
}

} // namespace pitwatch::table
