#include "pit-console/core/pictures/table_views.h"
#include "shared/events/progressive_events.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using table::State;

ShufflerStatus lookOf(const State& state) {
    if (!state.submission().shuffler)
        return ShufflerStatus::None;
    const table::ShufflerInfo& shuffler = state.shuffler;
    if (shuffler.outOfOrder)
        return ShufflerStatus::OutOfOrder;
    const bool trouble = shuffler.jammed || shuffler.doorOpen || !shuffler.online ||
                         shuffler.mode != events::ShufflerMode::Play ||
                         shuffler.state == events::ShufflerState::Faulted;
    if (trouble)
        return ShufflerStatus::Trouble;
    const bool busy = shuffler.state == events::ShufflerState::Loading ||
                      shuffler.state == events::ShufflerState::Shuffling ||
                      shuffler.state == events::ShufflerState::Dispensing;
    return busy ? ShufflerStatus::Working : ShufflerStatus::Ready;
}

int stubCountEvery(const State& state) {
    const auto& rule = state.rules().stubCount;
    if (!rule || state.stubCountWaived())
        return 0;
    return rule->everyRounds;
}

int bettors(const State& state) {
    if (!state.round)
        return 0;
    int count = 0;
    for (const table::SeatState& seat : state.round->seats) {
        const bool bets = seat.at(events::Wager::Bet1) > core::Cents{} ||
                          seat.at(events::Wager::Bet3) > core::Cents{} ||
                          seat.at(events::Wager::Ante1) > core::Cents{};
        count += bets || seat.dealt > 0 ? 1 : 0;
    }
    return count;
}

std::vector<DeckInPlay> clocksOf(const State& state) {
    std::vector<DeckInPlay> decks;
    for (const table::Deck& deck : state.decks)
        if (deck.enteredPlayAt)
            decks.push_back({deck.colour, deck.enteredPlayAt, deck.dueAt});
    std::sort(decks.begin(), decks.end(),
              [](const DeckInPlay& a, const DeckInPlay& b) { return a.colour < b.colour; });
    return decks;
}

void fillProgressive(TableSummary& summary, const State& state, const PitState& pit) {
    const auto& filed = state.submission().progressive;
    summary.hasProgressive = filed.has_value();
    if (!filed)
        return;
    // "No more bets" closes the wager in every round; that is no trouble.
    summary.progressiveLocked =
        !state.progressiveLocks.without(events::ProgressiveLock::NoMoreBets).empty();
    if (!filed->levels.empty())
        summary.meter =
            pit.meter(filed->link, std::string(core::enumName(filed->levels.front().level)));
}

} // namespace

TableSummary summaryOf(const core::PartyId& table, const LiveTable& live, const PitState& pit) {
    TableSummary summary;
    summary.table = table;
    summary.unreadableSetup = live.unreadableSetup;
    if (!live.state)
        return summary;
    const State& state = *live.state;
    summary.decks = clocksOf(state);
    summary.gameName =
        state.rules().game == rules::Game::LetItRide ? "Let It Ride" : "Run 'Em Twice";
    summary.ruleSet = state.rules().id;
    summary.opening = state.opening;
    if (state.round)
        summary.phase = state.round->phase;
    summary.round = state.round ? state.round->id.value : state.lastRound;
    summary.players = bettors(state);
    summary.dealer = state.dealer.text();
    summary.floorperson = state.floorperson.text();
    summary.roundsSinceStubCount = state.roundsSinceStubCount;
    summary.stubCountEvery = stubCountEvery(state);
    summary.shuffler = lookOf(state);
    fillProgressive(summary, state, pit);
    return summary;
}

} // namespace pitwatch::console
