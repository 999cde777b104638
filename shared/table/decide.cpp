#include "shared/table/decide.h"

namespace pitwatch::table {

namespace {

std::vector<events::Event> decideOn(const State& state, const ShuffleFinished& input,
                                    core::Instant now) {
    std::vector<events::Event> events{
        events::DeckShuffled{input.deck, input.cardCount, events::ShuffleMethod::Device}};

    // A deck's clock starts once, when it first enters play, and runs on the wall until the deck
    // is removed (COMAR 36.05.18.03C): later shuffles of the same deck change nothing.
    const auto known = state.decks.find(input.deck);
    if (known != state.decks.end() && known->second.enteredPlayAt)
        return events;
    events.push_back(events::DeckEnteredPlay{input.deck});
    if (state.limits.deckChange)
        events.push_back(events::DeckDueSet{input.deck, now + *state.limits.deckChange});
    return events;
}

} // namespace

std::vector<events::Event> decide(const State& state, const Input& input, core::Instant now) {
    return std::visit([&](const auto& one) { return decideOn(state, one, now); }, input);
}

} // namespace pitwatch::table
