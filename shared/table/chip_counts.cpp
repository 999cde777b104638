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

// Whether such a count belongs here now; refuses the command otherwise.
bool countable(Draft& draft, std::string_view command, Wager wager) {
    if (!needsLockedRound(draft, command))
        return false;
    const std::string& section = draft.rules().procedure.chipCount;
    const bool counted = wager == Wager::Progressive || wager == Wager::FiveCard;
    if (!counted || !isOffered(draft.state(), wager))
        draft.refuse(command, "chips of that wager are not counted at this table", section);
    else
        return true;
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
    if (!countable(draft, input.kName, input.wager))
        return;
    if (draft.state().round->phase != Phase::Locked)
        return draft.refuse(input.kName, "the chips are counted before the first card",
                            draft.rules().procedure.chipCount);
    const Round& round = *draft.state().round;
    const std::uint16_t expected = input.lammers.value_or(sensed(round, input.wager));
    if (expected == input.chips)
        draft.emit(events::ChipCountMatched{round.id, input.wager, input.chips});
    else
        draft.emit(events::ChipCountMismatched{round.id, input.wager, expected, input.chips});
}

// At any time of the round: where cards were dealt all the same, which is a finding of its own, the
// dispute still has to end before the round can.
void decideOn(Draft& draft, const ResolveChipCount& input) {
    const std::string& section = draft.rules().procedure.chipCount;
    if (!needsFloorperson(draft, input.by, input.kName, section) ||
        !countable(draft, input.kName, input.wager))
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
