#include "shared/table/decide.h"

namespace pitwatch::table {

namespace {

void applyOne(State& state, const events::DeckShuffled& event, core::Instant /*at*/) {
    state.decks.try_emplace(event.deck);
}

void applyOne(State& state, const events::DeckEnteredPlay& event, core::Instant at) {
    state.decks[event.deck].enteredPlayAt = at;
}

void applyOne(State& state, const events::DeckDueSet& event, core::Instant /*at*/) {
    state.decks[event.deck].dueAt = event.dueAt;
}

void applyOne(State& /*state*/, const events::PartyStarted& /*event*/, core::Instant /*at*/) {}

} // namespace

void apply(State& state, const events::Event& event, core::Instant at) {
    std::visit([&](const auto& one) { applyOne(state, one, at); }, event);
}

} // namespace pitwatch::table
