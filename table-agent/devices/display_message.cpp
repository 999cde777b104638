#include "table-agent/devices/display_message.h"

#include "shared/core/json_text.h"
#include "shared/events/progressive_events.h"

namespace pitwatch::devices {

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
    return !state.progressiveLocks.without(events::ProgressiveLock::NoMoreBets).empty();
}

void tellRound(core::JsonText& json, const std::optional<table::Round>& round) {
    if (round)
        json.field("round", round->id.value);
    else
        json.nullField("round");
    json.key("community");
    json.beginArray();
    if (round)
        for (const auto& card : round->board)
            if (card)
                json.value(card->text());
    json.endArray();
}

} // namespace

const char* progressiveService(const table::State& state) {
    if (!state.submission().progressive)
        return "none";
    return isSuspended(state) ? "suspended" : "open";
}

std::string writeDisplayMessage(const table::State& state) {
    core::JsonText json;
    json.beginObject();
    json.field("v", 1);
    json.field("show", headline(state));
    json.field("min_bet", state.submission().minBet.value());
    json.field("max_bet", state.submission().maxBet.value());
    json.field("progressive", progressiveService(state));
    tellRound(json, state.round);
    json.endObject();
    return std::move(json).take();
}

} // namespace pitwatch::devices
