#include "shared/table/decide.h"

#include "shared/core/mutant.h"
#include "shared/table/decks/deck_clocks.h"
#include "shared/table/internal/topics.h"

namespace pitwatch::table {

std::string_view nameOf(const Input& input) {
    return std::visit([](const auto& one) { return one.kName; }, input);
}

std::vector<events::Event> decide(const State& state, const Input& input, core::Instant now) {
    Draft draft(state, now);
    std::visit([&](const auto& one) { decideOn(draft, one); }, input);
    return std::move(draft).take();
}

void apply(State& state, const events::Event& event, core::Instant at) {
    if (PW_MUTANT("deck_clock_restarts_with_the_agent") && event.as<events::PartyStarted>())
        for (Deck& deck : state.decks)
            if (deck.dueAt)
                deck.dueAt = at + *deckLimit(state, state.dealing);
    events::visit([&](const auto& one) { applyOne(state, one, at); }, event);
}

} // namespace pitwatch::table
