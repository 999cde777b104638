#include "shared/table/next_steps.h"

#include "shared/table/claims/next_claim_steps.h"
#include "shared/table/decks/alternation.h"
#include "shared/table/decks/deck_clocks.h"
#include "shared/table/decks/decks.h"
#include "shared/table/decks/readiness.h"
#include "shared/table/decks/stub.h"
#include "shared/table/opening/idling.h"
#include "shared/table/opening/opening_check.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/wagers/wager_faults.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

using Steps = std::vector<NextStep>;

void addFaults(const State& state, Steps& steps) {
    for (const OpenFault& fault : state.faults)
        steps.push_back({{Step::CloseFault, fault.id, fault.device, fault.kind}, {}});
}

void addDeckChanges(const State& state, core::Instant now, Steps& steps) {
    for (const Deck& deck : state.decks) {
        if (deck.mustLeave)
            steps.push_back(
                {{Step::RemoveDeck, deck.colour}, removalSection(state, *deck.mustLeave)});
        else if (deck.dueAt && now >= *deck.dueAt)
            steps.push_back({{Step::ChangeDeck, deck.colour}, deckLimitSection(state)});
        else if (state.decks.size() > state.decksWanted() && &deck != nextDeck(state))
            steps.push_back({{Step::RemoveDeck, deck.colour}, state.rules().decks.oneSection});
    }
}

Step wordOf(DeckStep step) {
    switch (step) {
    case DeckStep::Inspect:
        return Step::InspectDeck;
    case DeckStep::Verify:
        return Step::VerifyInspection;
    case DeckStep::Spread:
        return Step::SpreadDeck;
    case DeckStep::View:
        return Step::ViewDeck;
    case DeckStep::Turn:
        return Step::TurnDeck;
    case DeckStep::Wash:
        return Step::WashDeck;
    case DeckStep::Stack:
        return Step::StackDeck;
    case DeckStep::Shuffle:
        break;
    }
    return Step::ShuffleDeck;
}

// A way of dealing that takes its cards from the shuffler, and the shuffler is covered.
void addDealing(const State& state, Steps& steps) {
    if (const auto* missing = shufflerMissing(state))
        steps.push_back({Step::ChangeDealing, missing->needsShufflerSection});
}

void addOpening(const State& state, Steps& steps) {
    const rules::ProcedureSections& sections = state.rules().procedure;
    for (const Deck& deck : state.decks) {
        const DeckStep next = nextStep(deck.ceremony);
        if (next != DeckStep::Shuffle || (!deck.shuffled && deck.place != DeckPlace::Play))
            steps.push_back({{wordOf(next), deck.colour}, sectionOf(sections, next)});
        else if (deck.needsCut && !deck.cut && deck.place != DeckPlace::Play)
            steps.push_back({{Step::CutDeck, deck.colour}, sections.cut});
    }
    const std::size_t wanted = state.decksWanted();
    if (state.decks.size() < wanted)
        steps.push_back(
            {{Step::ReceiveDecks, wanted - state.decks.size()}, state.rules().decks.section});
}

// Asked for only where the site has it told: elsewhere nobody could do the step.
void addOpeningChecks(const State& state, core::Instant now, Steps& steps) {
    if (!state.setup->signalled.openingChecks)
        return;
    for (const rules::OpeningCheckRule& line : unconfirmed(state, now))
        steps.push_back({{Step::ConfirmOpeningCheck, line.check}, line.section});
}

void addAbandoning(const State& state, Steps& steps) {
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (leftUndecided(state, {number}))
            steps.push_back(
                {{Step::AbandonWagers, core::Seat{number}}, playerLeftSection(state.rules())});
}

void addDecision(const State& state, Steps& steps) {
    addAbandoning(state, steps);
    const auto stage = openStage(state);
    if (!stage) {
        steps.push_back({Step::TurnAndSettle, state.rules().procedure.reveal});
        return;
    }
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = state.round->seat({number});
        if (!inPlay(state, {number}) || seat.left || !seat.awaits(*stage))
            continue;
        steps.push_back(
            {{Step::Decide, core::Seat{number}, stageWagers(state.rules().game)[*stage]},
             state.rules().procedure.decisions});
        return;
    }
}

void addChipCounts(const State& state, Steps& steps) {
    const Round& round = *state.round;
    const std::string& section = chipCountSection(state);
    const auto ask = [&](events::Wager wager, ChipCheck check) {
        const bool made =
            std::any_of(round.seats.begin(), round.seats.end(),
                        [&](const SeatState& seat) { return seat.at(wager) > core::Cents{}; });
        if (made && check == ChipCheck::Open && !section.empty())
            steps.push_back({{Step::CountChips, wager}, section});
    };
    ask(events::Wager::Progressive, round.progressiveChips);
    if (isCollected(state.rules(), events::Wager::FiveCard))
        ask(events::Wager::FiveCard, round.fiveCardChips);
}

void addRound(const State& state, Steps& steps) {
    const Round& round = *state.round;
    if (round.question)
        steps.push_back({{Step::DecideQuestion, *round.question}, {}});
    if (round.stubWrong)
        steps.push_back({Step::JudgeStub, stubSection(state)});
    if (round.progressiveChips == ChipCheck::Disputed || round.fiveCardChips == ChipCheck::Disputed)
        steps.push_back({Step::SettleChipCount, chipCountSection(state)});
    if (round.stubDue && !round.stubCounted)
        steps.push_back({Step::CountStub, stubSection(state)});
    switch (round.phase) {
    case Phase::Betting:
        if (!deckProblem(state)) // Otherwise that is asked for first.
            steps.push_back({Step::CallNoMoreBets, state.rules().procedure.noMoreBets});
        return;
    case Phase::Locked:
        if (!round.question || asksAboutThoseWhoLeft(round))
            addAbandoning(state, steps);
        addChipCounts(state, steps);
        if (!round.dealtEarly)
            steps.push_back({Step::Deal, dealSection(state)});
        return;
    case Phase::Dealt:
        return addDecision(state, steps);
    case Phase::Settled:
        steps.push_back({Step::EndRound, state.rules().procedure.rack});
        return;
    }
}

void addBank(const State& state, Steps& steps) {
    if (state.rules().bank && state.bank.offeredTo)
        steps.push_back(
            {{Step::AnswerForBank, *state.bank.offeredTo}, state.rules().bank->section});
}

// Nobody plays at an open table: the cards do not wait in the shoe for the next player.
void addIdle(const State& state, core::Instant now, Steps& steps) {
    if (standsIdle(state, now))
        steps.push_back({Step::SpreadIdleCards, state.rules().procedure.idle});
}

} // namespace

std::vector<NextStep> nextSteps(const State& state, core::Instant now) {
    Steps steps;
    if (state.opening == Opening::Closed) {
        steps.push_back({Step::OpenTable, state.rules().procedure.inspect});
        addClaimSteps(state, steps);
        return steps;
    }
    addDeckChanges(state, now, steps);
    addFaults(state, steps);
    addDealing(state, steps);
    addOpening(state, steps);
    addOpeningChecks(state, now, steps);
    addBank(state, steps);
    addIdle(state, now, steps);
    if (state.round)
        addRound(state, steps);
    addClaimSteps(state, steps);
    return steps;
}

} // namespace pitwatch::table
