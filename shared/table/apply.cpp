#include "shared/table/decide.h"

namespace pitwatch::table {

void apply(State& state, const events::Event& event, core::Instant at) {
    if (const auto* shuffled = event.as<events::DeckShuffled>())
        state.decks.try_emplace(shuffled->deck);
    else if (const auto* entered = event.as<events::DeckEnteredPlay>())
        state.decks[entered->deck].enteredPlayAt = at;
    else if (const auto* due = event.as<events::DeckDueSet>())
        state.decks[due->deck].dueAt = due->dueAt;
}

} // namespace pitwatch::table
