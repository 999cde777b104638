#include "shared/table/decks/stub.h"

#include "shared/table/decks/alternation.h"
#include "shared/table/decks/decks.h"
#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/reasons.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

// Players dealt to: as the shoe told, else as they bet, else as the dealer said.
int handsDealt(const State& state, std::optional<std::uint8_t> said) {
    const auto base = lastingWager(state.rules().game);
    int dealt = 0;
    int bets = 0;
    for (const SeatState& seat : state.round->seats) {
        dealt += seat.dealt > 0 ? 1 : 0;
        bets += seat.at(base) > core::Cents{} ? 1 : 0;
    }
    if (dealt > 0)
        return dealt;
    return bets > 0 ? bets : said.value_or(0);
}

// 52 less what the deal rule takes from the deck, and less a card that was set aside. Where the
// rules leave it to the shoe how many community cards it deals, and nobody told, both are right.
int expectedStub(const State& state, int hands, int counted) {
    const rules::DealRule& deal = state.rules().deal;
    const bool box = state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
    const int expected = static_cast<int>(cards::kDeckSize) - hands * deal.perPlayer -
                         cardsOffHand(state) - (box ? deal.sixCardBox : 0) - state.round->setAside;
    const int fewer = state.round->packets.empty() ? mayDiscard(state) : 0;
    return counted == expected + fewer ? counted : expected;
}

} // namespace

std::optional<std::uint8_t> countedCards(const Round& round) {
    if (round.cardsCounted)
        return round.cardsCounted;
    return round.deckCounted ? std::optional<std::uint8_t>(cards::kDeckSize) : std::nullopt;
}

bool countsStubs(const State& state) {
    return state.rules().stubCount && !state.stubCountWaived();
}

// A device's count of the whole deck is as good as a count of its stub. A count is taken for one
// when the round is over: what was counted before the first card was no stub.
void noteRoundEnded(State& state, bool dealt) {
    if (!state.round)
        return;
    if (!dealt && putBack(state))
        return;
    Deck* deck = state.find(state.round->deck);
    if (deck != nullptr && state.round->stubCounted &&
        state.round->cardsCounted == std::uint8_t{cards::kDeckSize})
        deck->uncounted.clear();
    if (state.round->stubCounted || !countsStubs(state))
        state.roundsSinceStubCount = 0;
    else if (state.roundsSinceStubCount < 255)
        ++state.roundsSinceStubCount;
}

const std::string& stubSection(const State& state) {
    const auto* dealing = state.rules().find(state.dealing);
    return dealing != nullptr ? dealing->stubCountSection : state.rules().deal.section;
}

void callStubCount(Draft& draft) {
    const State& state = draft.state();
    if (!countsStubs(state) ||
        state.roundsSinceStubCount + 1 < draft.rules().stubCount->everyRounds)
        return;
    draft.emit(events::StubCountDue{state.round->id, state.roundsSinceStubCount});
}

void checkStubCounted(Draft& draft) {
    const State& state = draft.state();
    const Round& round = *state.round;
    if (round.stubDue && !round.stubCounted && countsStubs(state))
        draft.report(events::FindingKind::StubCountMissed, round.deck, stubSection(state),
                     {FindingDetail::StubNotCounted,
                      static_cast<unsigned>(draft.rules().stubCount->everyRounds)});
}

void decideOn(Draft& draft, const CountStub& input) {
    if (!needsLockedRound(draft, input.kName))
        return;
    const State& state = draft.state();
    const std::string& section = stubSection(state);
    if (input.by.person.empty())
        return draft.refuse(input.kName, ActorRefusal::CounterUnknown, section);
    if (state.round->question)
        return draft.refuse(input.kName, RoundRefusal::QuestionOpen, section);
    if (!hasCardsOut(state, state.round->deck) &&
        (input.counted >= cards::kDeckSize || state.round->deckLeft))
        return draft.refuse(input.kName, DeckRefusal::NoCardDealt, section);
    const int hands = handsDealt(state, input.hands);
    if (hands < 1 || hands > draft.rules().table.seats)
        return draft.refuse(input.kName, DeckRefusal::HandsUnknown, section);
    if (input.hands && *input.hands != hands)
        draft.report(
            events::FindingKind::Other, state.round->deck, section,
            {FindingDetail::HandsCountedOtherwise, *input.hands, static_cast<unsigned>(hands)});
    const auto expected = static_cast<std::uint8_t>(expectedStub(state, hands, input.counted));
    draft.emit(events::StubCounted{state.round->id, state.round->deck, expected, input.counted,
                                   input.by.person});
    goOn(draft);
}

namespace {

// The round is settled, and what was paid cannot be taken back: it is not void any more.
void reportTooLate(Draft& draft) {
    draft.report(events::FindingKind::Other, draft.state().round->deck, stubSection(draft.state()),
                 FindingDetail::StubWrongTooLate);
}

} // namespace

void decideOn(Draft& draft, const JudgeStub& input) {
    const State& state = draft.state();
    const std::string section = stubSection(state);
    if (!needsFloorperson(draft, input.by, input.kName, section))
        return;
    if (!state.round || !state.round->stubWrong)
        return draft.refuse(input.kName, DeckRefusal::NoWrongStub, section);
    const auto kind = input.misdealtAllPresent ? events::Irregularity::StubWrongMisdealt
                                               : events::Irregularity::StubWrongNotMisdealt;
    const auto* rule = draft.rules().find(kind);
    const events::DeckColour colour = state.round->deck;
    draft.emit(events::StubCountJudged{
        state.round->id, colour,
        input.misdealtAllPresent ? events::StubJudgement::MisdealtAllPresent
                                 : events::StubJudgement::DeckWrong,
        text(rule != nullptr ? irregularitySection(state, *rule) : section), input.by.person});
    if (!input.misdealtAllPresent)
        if (const Deck* deck = state.find(colour))
            draft.emit(events::RoundsInDoubt{colour, deck->uncounted, DeckDoubt::WrongStub});
    if (draft.state().round->phase == Phase::Settled)
        return reportTooLate(draft);
    observe(draft, {kind, input.by.person});
}

void applyOne(State& state, const events::StubCountDue&, core::Instant) {
    if (state.round)
        state.round->stubDue = true;
}

void applyOne(State& state, const events::StubCounted& event, core::Instant) {
    if (!state.round)
        return;
    state.round->stubCounted = true;
    state.round->stubWrong = event.counted != event.expected;
    state.round->cardsCounted = static_cast<std::uint8_t>(
        std::min<std::size_t>(255, cards::kDeckSize - event.expected + event.counted));
}

void applyOne(State& state, const events::StubCountJudged& event, core::Instant) {
    if (!state.round)
        return;
    state.round->stubWrong = false;
    if (event.judgement != events::StubJudgement::MisdealtAllPresent) {
        if (Deck* deck = state.find(event.deck))
            deck->mustLeave = events::DeckRemovalReason::StubCount;
        return;
    }
    state.round->cardsCounted = static_cast<std::uint8_t>(cards::kDeckSize);
    if (Deck* deck = state.find(event.deck))
        deck->uncounted.clear();
}

} // namespace pitwatch::table
