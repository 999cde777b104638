#include "shared/table/next_steps.h"

#include "shared/table/claims/next_claim_steps.h"
#include "shared/table/decks/alternation.h"
#include "shared/table/decks/deck_clocks.h"
#include "shared/table/decks/stub.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>
#include <array>

namespace pitwatch::table {

namespace {

using Steps = std::vector<NextStep>;

std::string deckName(const Deck& deck) {
    return "the " + std::string(core::enumName(deck.colour)) + " deck";
}

void addFaults(const State& state, Steps& steps) {
    for (const OpenFault& fault : state.faults)
        steps.push_back({"floorperson: close fault " + std::to_string(fault.id.value) + " of " +
                             fault.device.text() + " (" + std::string(core::enumName(fault.kind)) +
                             ") with its cause",
                         {}});
}

void addDeckChanges(const State& state, core::Instant now, Steps& steps) {
    for (const Deck& deck : state.decks) {
        if (deck.mustLeave)
            steps.push_back({"remove " + deckName(deck) + ", bagged and labelled",
                             state.rules().decks.countSection});
        else if (deck.dueAt && now >= *deck.dueAt)
            steps.push_back(
                {"change " + deckName(deck) + ": it is overdue", deckLimitSection(state)});
    }
}

void addOpening(const State& state, Steps& steps) {
    static constexpr std::array<std::string_view, 8> kSteps{
        "inspect ", "floorperson: verify the inspection of ",
        "spread ",  "let the first player view ",
        "turn ",    "wash ",
        "stack ",   "shuffle "};
    const rules::ProcedureSections& sections = state.rules().procedure;
    const std::array<const std::string*, 8> cited{
        &sections.inspect, &sections.inspect, &sections.spread, &sections.spread,
        &sections.wash,    &sections.wash,    &sections.wash,   &sections.shuffle};
    for (const Deck& deck : state.decks) {
        const auto stage = static_cast<std::size_t>(deck.ceremony);
        if (deck.ceremony != Ceremony::Stacked || (!deck.shuffled && deck.place != DeckPlace::Play))
            steps.push_back({std::string(kSteps[stage]) + deckName(deck), *cited[stage]});
        else if (deck.needsCut && !deck.cut && deck.place != DeckPlace::Play)
            steps.push_back({"cut " + deckName(deck), sections.cut});
    }
    const auto wanted = static_cast<std::size_t>(state.submission().decks());
    if (state.decks.size() < wanted)
        steps.push_back({"receive " + std::to_string(wanted - state.decks.size()) + " more deck(s)",
                         state.rules().decks.section});
}

void addDecision(const State& state, Steps& steps) {
    const auto stage = openStage(state);
    if (!stage) {
        steps.push_back({"turn the cards that are still face down and settle, or end the round",
                         state.rules().procedure.reveal});
        return;
    }
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = state.round->seat({number});
        if (!inPlay(state, {number}) || seat.folded() || seat.decisions[*stage])
            continue;
        steps.push_back({"seat " + std::to_string(number) + " decides on " +
                             std::string(core::enumName(stageWagers(state.rules().game)[*stage])),
                         state.rules().procedure.decisions});
        return;
    }
}

void addChipCounts(const State& state, Steps& steps) {
    const Round& round = *state.round;
    const std::string& section = state.rules().procedure.chipCount;
    const auto ask = [&](events::Wager wager, ChipCheck check) {
        const bool made =
            std::any_of(round.seats.begin(), round.seats.end(),
                        [&](const SeatState& seat) { return seat.at(wager) > core::Cents{}; });
        if (made && check == ChipCheck::Open && !section.empty())
            steps.push_back(
                {"count the collected " + std::string(core::enumName(wager)) + " chips", section});
    };
    ask(events::Wager::Progressive, round.progressiveChips);
    if (state.rules().game == rules::Game::LetItRide)
        ask(events::Wager::FiveCard, round.fiveCardChips);
}

void addRound(const State& state, Steps& steps) {
    const Round& round = *state.round;
    if (round.question)
        steps.push_back(
            {"floorperson: decide on " + std::string(core::enumName(*round.question)), {}});
    if (round.stubWrong)
        steps.push_back({"floorperson: judge whether the cards were misdealt", stubSection(state)});
    if (round.progressiveChips == ChipCheck::Disputed || round.fiveCardChips == ChipCheck::Disputed)
        steps.push_back({"floorperson: settle the chip count", state.rules().procedure.chipCount});
    if (round.stubDue && !round.stubCounted)
        steps.push_back({"count the stub", stubSection(state)});
    switch (round.phase) {
    case Phase::Betting:
        steps.push_back({"call \"no more bets\"", state.rules().procedure.noMoreBets});
        return;
    case Phase::Locked:
        addChipCounts(state, steps);
        steps.push_back({"deal", state.rules().deal.section});
        return;
    case Phase::Dealt:
        return addDecision(state, steps);
    case Phase::Settled:
        steps.push_back(
            {"put the cards in the rack and end the round", state.rules().procedure.rack});
        return;
    }
}

void addBank(const State& state, Steps& steps) {
    if (state.rules().bank && state.bank.offeredTo)
        steps.push_back({"seat " + std::to_string(state.bank.offeredTo->number) +
                             " accepts or declines the bank",
                         state.rules().bank->section});
}

} // namespace

std::vector<NextStep> nextSteps(const State& state, core::Instant now) {
    Steps steps;
    if (state.opening == Opening::Closed) {
        steps.push_back({"open the table", state.rules().procedure.inspect});
        addClaimSteps(state, steps);
        return steps;
    }
    addDeckChanges(state, now, steps);
    addFaults(state, steps);
    addOpening(state, steps);
    addBank(state, steps);
    if (state.round)
        addRound(state, steps);
    addClaimSteps(state, steps);
    return steps;
}

} // namespace pitwatch::table
