#include "table-agent/agent/table_report.h"

#include "shared/events/progressive_events.h"
#include "shared/table/next_steps.h"

#include <nlohmann/json.hpp>

#include <array>

namespace pitwatch::agent {

using nlohmann::ordered_json;

namespace {

const char* wordFor(table::Opening opening) {
    switch (opening) {
    case table::Opening::Closed:
        return "closed";
    case table::Opening::Opening:
        return "opening";
    case table::Opening::Open:
        return "open";
    case table::Opening::Idle:
        return "idle";
    }
    return "closed";
}

const char* wordFor(table::Phase phase) {
    switch (phase) {
    case table::Phase::Betting:
        return "betting";
    case table::Phase::Locked:
        return "locked";
    case table::Phase::Dealt:
        return "dealt";
    case table::Phase::Settled:
        return "settled";
    }
    return "betting";
}

const char* wordFor(table::DeckPlace place) {
    switch (place) {
    case table::DeckPlace::Layout:
        return "layout";
    case table::DeckPlace::Shuffler:
        return "shuffler";
    case table::DeckPlace::Play:
        return "play";
    case table::DeckPlace::Rack:
        return "rack";
    }
    return "layout";
}

constexpr std::array<const char*, 8> kStages{"received", "inspected", "verified", "spread",
                                             "viewed",   "turned",    "washed",   "stacked"};

ordered_json seatOf(const std::optional<core::Seat>& seat) {
    return seat ? ordered_json(seat->number) : ordered_json();
}

ordered_json instant(const std::optional<core::Instant>& at) {
    return at ? ordered_json(core::toIso(*at)) : ordered_json();
}

template <typename Cards>
ordered_json faceUp(const Cards& cards) {
    ordered_json list = ordered_json::array();
    for (const auto& card : cards)
        if (card)
            list.push_back(card->text());
    return list;
}

ordered_json deckJson(const table::Deck& deck) {
    return {{"deck", core::enumName(deck.colour)},
            {"id", deck.id.text()},
            {"stage", kStages[static_cast<std::size_t>(deck.ceremony)]},
            {"place", wordFor(deck.place)},
            {"ready", deck.isReady()},
            {"entered_play_at", instant(deck.enteredPlayAt)},
            {"due_at", instant(deck.dueAt)},
            {"must_leave",
             deck.mustLeave ? ordered_json(core::enumName(*deck.mustLeave)) : ordered_json()},
            {"rounds_since_good_count", deck.uncounted.size()}};
}

ordered_json seatJson(std::uint8_t number, const table::SeatState& seat) {
    ordered_json wagers = ordered_json::object();
    for (std::size_t spot = 0; spot < table::kWagerSpots; ++spot)
        if (seat.wagers[spot] > core::Cents{})
            wagers[std::string(core::enumName(static_cast<events::Wager>(spot)))] =
                seat.wagers[spot].value();
    return {{"seat", number},
            {"wagers", std::move(wagers)},
            {"cards", faceUp(seat.cards)},
            {"folded", seat.folded()}};
}

ordered_json disputesJson(const table::Round& round) {
    ordered_json list = ordered_json::array();
    if (round.progressiveChips == table::ChipCheck::Disputed)
        list.push_back(core::enumName(events::Wager::Progressive));
    if (round.fiveCardChips == table::ChipCheck::Disputed)
        list.push_back(core::enumName(events::Wager::FiveCard));
    return list;
}

ordered_json roundJson(const table::Round& round) {
    ordered_json seats = ordered_json::array();
    for (std::uint8_t number = 1; number <= table::kSeats; ++number) {
        const table::SeatState& seat = round.seat({number});
        if (seat != table::SeatState{})
            seats.push_back(seatJson(number, seat));
    }
    return {{"round", round.id.value},
            {"phase", wordFor(round.phase)},
            {"deck", core::enumName(round.deck)},
            {"seats", std::move(seats)},
            {"community", faceUp(round.board)},
            {"disputed_chips", disputesJson(round)},
            {"stub_due", round.stubDue && !round.stubCounted},
            {"stub_wrong", round.stubWrong},
            {"question",
             round.question ? ordered_json(core::enumName(*round.question)) : ordered_json()}};
}

ordered_json shufflerJson(const table::ShufflerInfo& shuffler) {
    return {{"state", core::enumName(shuffler.state)},
            {"mode", core::enumName(shuffler.mode)},
            {"jammed", shuffler.jammed},
            {"door_open", shuffler.doorOpen},
            {"online", shuffler.online},
            {"out_of_order", shuffler.outOfOrder}};
}

ordered_json faultsJson(const std::vector<table::OpenFault>& faults) {
    ordered_json list = ordered_json::array();
    for (const table::OpenFault& fault : faults)
        list.push_back({{"fault", fault.id.value},
                        {"device", fault.device.text()},
                        {"kind", core::enumName(fault.kind)}});
    return list;
}

ordered_json claimsJson(const std::vector<table::PendingClaim>& claims) {
    ordered_json list = ordered_json::array();
    for (const table::PendingClaim& claim : claims)
        list.push_back({{"claim", claim.number},
                        {"round", claim.raised.round.value},
                        {"seat", claim.raised.seat.number},
                        {"wager", core::enumName(claim.raised.wager)},
                        {"amount", claim.amount.value()},
                        {"waits_for", core::enumName(claim.waitsFor())}});
    return list;
}

ordered_json locksJson(const table::State& state) {
    ordered_json list = ordered_json::array();
    for (std::size_t bit = 0; bit < core::kEnumCount<events::ProgressiveLock>; ++bit)
        if ((state.progressiveLocks & (1U << bit)) != 0)
            list.push_back(core::enumName(static_cast<events::ProgressiveLock>(bit)));
    return list;
}

ordered_json stepsJson(const table::State& state, core::Instant now) {
    ordered_json list = ordered_json::array();
    for (const table::NextStep& step : table::nextSteps(state, now))
        list.push_back({{"what", step.what}, {"section", step.section}});
    return list;
}

} // namespace

ordered_json tableReport(const table::State& state, const Health& health, core::Instant now) {
    ordered_json decks = ordered_json::array();
    for (const table::Deck& deck : state.decks)
        decks.push_back(deckJson(deck));
    ordered_json report{{"v", 1},
                        {"table", state.submission().table.text()},
                        {"rule_set", state.submission().ruleSet},
                        {"opening", wordFor(state.opening)},
                        {"dealer", state.dealer.text()},
                        {"floorperson", state.floorperson.text()},
                        {"last_round", state.lastRound}};
    report["round"] = state.round ? roundJson(*state.round) : ordered_json();
    report["decks"] = std::move(decks);
    report["bank"] = !state.rules().bank
                         ? ordered_json()
                         : ordered_json{{"holder", seatOf(state.bank.holder)},
                                        {"offered_to", seatOf(state.bank.offeredTo)}};
    report["rounds_since_stub_count"] = state.roundsSinceStubCount;
    report["shuffler"] =
        state.submission().shuffler ? shufflerJson(state.shuffler) : ordered_json();
    report["faults"] = faultsJson(state.faults);
    report["claims"] = claimsJson(state.claims);
    report["progressive_locked"] = state.progressiveLocked();
    report["progressive_locks"] = locksJson(state);
    report["next_steps"] = stepsJson(state, now);
    report["health"] = {{"journal_entries", health.journalEntries},
                        {"dropped_messages", health.droppedMessages},
                        {"started_at", core::toIso(health.startedAt)}};
    return report;
}

} // namespace pitwatch::agent
