#include "shared/table/wagers/chip_counts.h"

#include "shared/table/finding_detail.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/waiting.h"
#include "shared/table/wagers/betting.h"
#include "shared/table/wagers/wager_faults.h"
#include "shared/table/wagers/withdrawing.h"

#include <algorithm>

namespace pitwatch::table {

using events::Wager;

namespace {

// The counts the rules ask for: progressive and five-card-bonus chips.
ChipCheck* checkOf(Round& round, Wager wager) {
    if (wager == Wager::Progressive)
        return &round.progressiveChips;
    return wager == Wager::FiveCard ? &round.fiveCardChips : nullptr;
}

// Whether what lies there was accepted as a wager. What is not allowed goes back with the ruling,
// and no meter knows of it.
bool isAccepted(const State& state, core::Seat seat, Wager wager) {
    return state.round->question ? sideTakesPart(state, seat, wager)
                                 : state.round->seat(seat).at(wager) > core::Cents{};
}

std::uint16_t sensed(const State& state, Wager wager) {
    std::uint16_t count = 0;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (isAccepted(state, {number}, wager))
            ++count;
    return count;
}

// A progressive wager is what the sensors accepted, and nothing else is one.
bool sensorsTell(const State& state, Wager wager) {
    return wager == Wager::Progressive || state.round->told.contains(wager);
}

// What the chips have to come to. Lammers acknowledge five-card bonuses; where sensors saw these
// too, both must agree with the chips, since it is what the sensors saw that is settled.
std::uint16_t expectedChips(const State& state, const CountChips& input) {
    const std::uint16_t accepted = sensed(state, input.wager);
    const std::uint16_t lammers = input.lammers.value_or(accepted);
    if (!sensorsTell(state, input.wager))
        return lammers;
    return input.wager == Wager::FiveCard && lammers != input.chips ? lammers : accepted;
}

// Whether chips of that wager are counted in this round; refuses the command otherwise.
bool countedHere(Draft& draft, std::string_view command, Wager wager) {
    if (!needsLockedRound(draft, command))
        return false;
    if (isCollected(draft.rules(), wager) && isOffered(draft.state(), wager))
        return true;
    draft.refuse(command, WagerRefusal::ChipsNotCounted, chipCountSection(draft.state()));
    return false;
}

// Why the seats named cannot be those whose wager was never made, or nothing.
Refusal withdrawalProblem(const State& state, const ResolveChipCount& input) {
    const std::string& section = chipCountSection(state);
    const auto& named = input.withdrawn;
    if (!named.empty() && state.round->phase == Phase::Settled)
        return Why{WagerRefusal::SettledWithIt, section};
    for (auto seat = named.begin(); seat != named.end(); ++seat) {
        if (!validSeat(state, *seat))
            return Why{TableRefusal::NoSuchSeat, section};
        if (!isAccepted(state, *seat, input.wager) || std::find(named.begin(), seat, *seat) != seat)
            return Why{{WagerRefusal::NothingToWithdraw, *seat}, section};
    }
    return std::nullopt;
}

// What is agreed on is what will be settled: no wager without its chip (L11), and no chip that the
// sensors did not accept as a wager.
Refusal agreementProblem(const State& state, const ResolveChipCount& input) {
    if (!sensorsTell(state, input.wager))
        return std::nullopt;
    const std::string& section = chipCountSection(state);
    const std::size_t remain = sensed(state, input.wager) - input.withdrawn.size();
    if (input.agreed < remain)
        return Why{{WagerRefusal::SeatsNotNamed, remain}, section};
    if (input.agreed > remain)
        return Why{{WagerRefusal::ChipNotSensed, remain}, section};
    return std::nullopt;
}

bool notCounted(const State& state, Wager wager, ChipCheck check) {
    return check == ChipCheck::Open && isCollected(state.rules(), wager) &&
           sensed(state, wager) > 0;
}

void agree(State& state, Wager wager, ChipCheck check, std::uint16_t chips) {
    if (!state.round)
        return;
    Round& round = *state.round;
    if (ChipCheck* at = checkOf(round, wager)) {
        *at = check;
        (wager == Wager::Progressive ? round.progressiveCounted : round.fiveCardCounted) = chips;
    }
}

} // namespace

bool chipsAreDue(const State& state) {
    const Round& round = *state.round;
    const bool missing = notCounted(state, Wager::Progressive, round.progressiveChips) ||
                         notCounted(state, Wager::FiveCard, round.fiveCardChips);
    return missing && !chipCountSection(state).empty() && state.setup->signalled.chipCounts;
}

void checkChipsCounted(Draft& draft) {
    const State& state = draft.state();
    const Round& round = *state.round;
    const std::string& section = chipCountSection(state);
    const auto kind = events::FindingKind::DealtBeforeChipCount;
    if (std::ranges::any_of(round.found, [](const auto& found) { return found.kind == kind; }))
        return;
    if (chipsDisputed(round))
        return draft.report(kind, round.deck, section, FindingDetail::ChipsDisputed);
    if (chipsAreDue(state))
        draft.report(kind, round.deck, section, FindingDetail::ChipsNotCounted);
}

void decideOn(Draft& draft, const CountChips& input) {
    if (!countedHere(draft, input.kName, input.wager))
        return;
    const Round& round = *draft.state().round;
    if (round.phase != Phase::Locked && !chipsDisputed(round, input.wager))
        return draft.refuse(input.kName, WagerRefusal::CountedBeforeDeal,
                            chipCountSection(draft.state()));
    const std::uint16_t expected = expectedChips(draft.state(), input);
    if (expected == input.chips)
        draft.emit(events::ChipCountMatched{round.id, input.wager, input.chips});
    else
        draft.emit(events::ChipCountMismatched{round.id, input.wager, expected, input.chips});
    goOn(draft);
}

// Until the round ends: cards that nobody reported may have gone out over the dispute, and a round
// does not end with one open.
void decideOn(Draft& draft, const ResolveChipCount& input) {
    const std::string& section = chipCountSection(draft.state());
    if (!needsFloorperson(draft, input.by, input.kName, section) ||
        !countedHere(draft, input.kName, input.wager))
        return;
    Round round = *draft.state().round;
    if (*checkOf(round, input.wager) != ChipCheck::Disputed)
        return draft.refuse(input.kName, WagerRefusal::NotDisputed, section);
    if (input.reason.empty())
        return draft.refuse(input.kName, ActorRefusal::NoWords, section);
    for (const auto& problem : {withdrawalProblem, agreementProblem})
        if (const auto why = problem(draft.state(), input))
            return draft.refuse(input.kName, why->reason, why->section);
    for (const core::Seat seat : input.withdrawn)
        withdrawWager(draft, seat, input.wager, events::WithdrawalCause::NeverMade, section,
                      input.by.person);
    draft.emit(events::ChipCountResolved{round.id, input.wager, input.agreed, input.by.person,
                                         input.reason});
    goOn(draft);
}

void applyOne(State& state, const events::ChipCountMatched& event, core::Instant) {
    agree(state, event.wager, ChipCheck::Agreed, event.chips);
}

void applyOne(State& state, const events::ChipCountMismatched& event, core::Instant) {
    agree(state, event.wager, ChipCheck::Disputed, event.counted);
}

void applyOne(State& state, const events::ChipCountResolved& event, core::Instant) {
    agree(state, event.wager, ChipCheck::Agreed, event.agreed);
}

} // namespace pitwatch::table
