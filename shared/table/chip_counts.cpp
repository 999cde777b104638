#include "shared/table/internal/rounds.h"
#include "shared/table/internal/topics.h"

namespace pitwatch::table {

using events::Wager;

namespace {

// The counts the rules ask for: progressive and five-card-bonus chips.
ChipCheck* checkOf(Round& round, Wager wager) {
    if (wager == Wager::Progressive)
        return &round.progressiveChips;
    return wager == Wager::FiveCard ? &round.fiveCardChips : nullptr;
}

std::uint16_t sensed(const Round& round, Wager wager) {
    std::uint16_t count = 0;
    for (const SeatState& seat : round.seats)
        if (seat.at(wager) > core::Cents{})
            ++count;
    return count;
}

// Whether chips of that wager are counted in this round; refuses the command otherwise.
bool countedHere(Draft& draft, std::string_view command, Wager wager) {
    if (!needsLockedRound(draft, command))
        return false;
    const bool counted = wager == Wager::Progressive || wager == Wager::FiveCard;
    if (counted && isOffered(draft.state(), wager))
        return true;
    draft.refuse(command, "chips of that wager are not counted at this table",
                 draft.rules().procedure.chipCount);
    return false;
}

void agree(State& state, Wager wager, ChipCheck check) {
    if (!state.round)
        return;
    if (ChipCheck* at = checkOf(*state.round, wager))
        *at = check;
}

} // namespace

void decideOn(Draft& draft, const CountChips& input) {
    if (!countedHere(draft, input.kName, input.wager))
        return;
    const Round& round = *draft.state().round;
    if (round.phase != Phase::Locked)
        return draft.refuse(input.kName, "the chips are counted before the first card",
                            draft.rules().procedure.chipCount);
    const std::uint16_t expected = input.lammers.value_or(sensed(round, input.wager));
    if (expected == input.chips)
        draft.emit(events::ChipCountMatched{round.id, input.wager, input.chips});
    else
        draft.emit(events::ChipCountMismatched{round.id, input.wager, expected, input.chips});
}

// Until the round ends: cards that nobody reported may have gone out over the dispute, and a round
// does not end with one open.
void decideOn(Draft& draft, const ResolveChipCount& input) {
    const std::string& section = draft.rules().procedure.chipCount;
    if (!needsFloorperson(draft, input.by, input.kName, section) ||
        !countedHere(draft, input.kName, input.wager))
        return;
    Round round = *draft.state().round;
    if (*checkOf(round, input.wager) != ChipCheck::Disputed)
        return draft.refuse(input.kName, "the count is not in dispute", section);
    draft.emit(events::ChipCountResolved{round.id, input.wager, input.agreed, input.by.person,
                                         input.reason});
}

void applyOne(State& state, const events::ChipCountMatched& event, core::Instant) {
    agree(state, event.wager, ChipCheck::Agreed);
}

void applyOne(State& state, const events::ChipCountMismatched& event, core::Instant) {
    agree(state, event.wager, ChipCheck::Disputed);
}

void applyOne(State& state, const events::ChipCountResolved& event, core::Instant) {
    agree(state, event.wager, ChipCheck::Agreed);
}

} // namespace pitwatch::table
