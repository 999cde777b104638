#include "table-agent/devices/display_message.h"

#include "shared/events/progressive_events.h"

#include <nlohmann/json.hpp>

namespace pitwatch::devices {

using nlohmann::ordered_json;

namespace {

const char* headline(const table::State& state) {
    switch (state.opening) {
    case table::Opening::Closed:
        return "closed";
    case table::Opening::Opening:
        return "opening";
    case table::Opening::Idle:
        return "idle";
    case table::Opening::Open:
        break;
    }
    if (!state.round)
        return "place_your_bets";
    switch (state.round->phase) {
    case table::Phase::Betting:
        return "place_your_bets";
    case table::Phase::Locked:
    case table::Phase::Dealt:
        return "no_more_bets";
    case table::Phase::Settled:
        return "results";
    }
    return "closed";
}

// Whether anything but "no more bets" keeps the progressive from being played.
bool isSuspended(const table::State& state) {
    constexpr auto kNoMoreBets = 1U << static_cast<unsigned>(events::ProgressiveLock::NoMoreBets);
    return (state.progressiveLocks & ~kNoMoreBets) != 0;
}

template <typename Cards>
ordered_json faceUp(const Cards& cards) {
    ordered_json list = ordered_json::array();
    for (const auto& card : cards)
        if (card)
            list.push_back(card->text());
    return list;
}

} // namespace

std::string writeDisplayMessage(const table::State& state) {
    ordered_json message{{"v", 1}, {"show", headline(state)}};
    message["min_bet"] = state.submission().minBet.value();
    message["max_bet"] = state.submission().maxBet.value();
    message["progressive"] = !state.submission().progressive ? "none"
                             : isSuspended(state)            ? "suspended"
                                                             : "open";
    message["round"] = state.round ? ordered_json(state.round->id.value) : ordered_json();
    message["community"] = state.round ? faceUp(state.round->board) : ordered_json::array();
    return message.dump();
}

} // namespace pitwatch::devices
