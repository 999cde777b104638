#include "shared/table/decks/deck_clocks.h"

#include "shared/table/decks/decks.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"

#include <array>

namespace pitwatch::table {

namespace {

constexpr std::array<std::uint16_t, 2> kWarningMinutes{10, 30};

const rules::DealingRule* ruleFor(const State& state, events::DealingMethod method) {
    return state.rules().find(method);
}

void setDue(Draft& draft, const Deck& deck, core::Instant from) {
    if (const auto limit = deckLimit(draft.state(), draft.state().dealing))
        draft.emit(events::DeckDueSet{deck.colour, from + *limit});
}

// A gap gives one event for what is true now, not one for each moment that was missed.
void tick(Draft& draft, const Deck& deck) {
    if (!deck.dueAt)
        return;
    const core::Instant due = *deck.dueAt;
    if (draft.now() >= due) {
        if (deck.warnedMinutes == std::uint16_t{0})
            return;
        draft.emit(events::DeckOverdue{deck.colour, due});
        std::optional<events::RoundId> round;
        if (isBeingDealt(draft.state(), deck.colour))
            round = draft.state().round->id;
        draft.report(events::FindingKind::DeckOverdue, deck.colour, deckLimitSection(draft.state()),
                     FindingDetail::DeckTimeOver, round);
        return;
    }
    for (const std::uint16_t minutes : kWarningMinutes) {
        if (draft.now() < due - std::chrono::minutes(minutes))
            continue;
        if (!deck.warnedMinutes || *deck.warnedMinutes > minutes)
            draft.emit(events::DeckDueWarned{deck.colour, due, minutes});
        return;
    }
}

// Whoever entered play while the clock was ahead did so by the same wrong clock as the last entry:
// the time that passed between the two counts, and no other is known.
void putBack(Deck& deck, core::Instant from, core::Instant to) {
    if (!deck.enteredPlayAt)
        return;
    const bool byWrongClock = *deck.enteredPlayAt > to;
    if (byWrongClock)
        deck.enteredPlayAt = *deck.enteredPlayAt - (from - to);
    if (!deck.dueAt)
        return;
    if (byWrongClock)
        deck.dueAt = *deck.dueAt - (from - to);
    else if (to < *deck.dueAt)
        deck.warnedMinutes.reset(); // What the wrong clock made of it is to be told anew, in time.
}

} // namespace

std::optional<core::Millis> deckLimit(const State& state, events::DealingMethod method) {
    const rules::DealingRule* rule = ruleFor(state, method);
    const auto byRule = rule != nullptr ? rule->deckChange : std::nullopt;
    const auto byOperator = state.submission().deckChange;
    if (byRule && byOperator)
        return std::min(*byRule, *byOperator);
    return byRule ? byRule : byOperator;
}

std::string deckLimitSection(const State& state) {
    const rules::DealingRule* rule = ruleFor(state, state.dealing);
    if (rule != nullptr && rule->deckChange && deckLimit(state, state.dealing) == rule->deckChange)
        return rule->deckChangeSection;
    return "rules submission, deck_change_hours";
}

void startDeckClocks(Draft& draft) {
    const std::vector<Deck> decks = draft.state().decks;
    for (const Deck& deck : decks)
        if (deck.isReady())
            startDeckClock(draft, deck.colour);
}

void startDeckClock(Draft& draft, events::DeckColour colour) {
    const Deck* at = draft.state().find(colour);
    if (at == nullptr || at->enteredPlayAt)
        return;
    const Deck deck = *at;
    draft.emit(events::DeckEnteredPlay{colour});
    setDue(draft, deck, draft.now());
}

void resetDueTimes(Draft& draft) {
    const std::vector<Deck> decks = draft.state().decks;
    for (const Deck& deck : decks)
        if (deck.enteredPlayAt)
            setDue(draft, deck, *deck.enteredPlayAt);
}

void decideOn(Draft& draft, const TimePassed&) {
    const std::size_t count = draft.state().decks.size();
    for (std::size_t index = 0; index < count; ++index) {
        const Deck deck = draft.state().decks[index];
        tick(draft, deck);
    }
}

// The clock of a deck starts once, when it enters play, and runs on the wall until it is removed.
void applyOne(State& state, const events::DeckEnteredPlay& event, core::Instant at) {
    if (Deck* deck = state.find(event.deck))
        deck->enteredPlayAt = at;
}

void applyOne(State& state, const events::DeckDueSet& event, core::Instant) {
    Deck* deck = state.find(event.deck);
    if (deck == nullptr || deck->dueAt == event.dueAt)
        return;
    deck->dueAt = event.dueAt;
    deck->warnedMinutes.reset();
}

void applyOne(State& state, const events::ClockPutBack& event, core::Instant) {
    for (Deck& deck : state.decks)
        putBack(deck, event.from, event.to);
}

void applyOne(State& state, const events::DeckDueWarned& event, core::Instant) {
    if (Deck* deck = state.find(event.deck))
        deck->warnedMinutes = event.minutesLeft;
}

void applyOne(State& state, const events::DeckOverdue& event, core::Instant) {
    if (Deck* deck = state.find(event.deck))
        deck->warnedMinutes = std::uint16_t{0};
}

} // namespace pitwatch::table
