#include "table-agent/agent/table_report.h"

#include "shared/core/json_text.h"
#include "shared/events/progressive_events.h"
#include "shared/table/next_steps.h"
#include "shared/wording/wording.h"

#include <algorithm>

namespace pitwatch::agent {

using core::JsonText;

namespace {

void seatField(JsonText& json, std::string_view name, const std::optional<core::Seat>& seat) {
    if (seat)
        json.field(name, seat->number);
    else
        json.nullField(name);
}

void timeField(JsonText& json, std::string_view name, const std::optional<core::Instant>& at) {
    if (at)
        json.field(name, core::toIso(*at));
    else
        json.nullField(name);
}

template <core::NamedEnum E>
void nameField(JsonText& json, std::string_view name, const std::optional<E>& one) {
    if (one)
        json.field(name, core::enumName(*one));
    else
        json.nullField(name);
}

template <typename Cards>
void faceUp(JsonText& json, std::string_view name, const Cards& cards) {
    json.key(name);
    json.beginArray();
    for (const auto& card : cards)
        if (card)
            json.value(card->text());
    json.endArray();
}

void tellDeck(JsonText& json, const table::Deck& deck) {
    json.beginObject();
    json.field("deck", core::enumName(deck.colour));
    json.field("id", deck.id.text());
    json.field("stage", core::enumName(deck.ceremony));
    json.field("place", core::enumName(deck.place));
    json.field("ready", deck.isReady());
    timeField(json, "entered_play_at", deck.enteredPlayAt);
    timeField(json, "due_at", deck.dueAt);
    nameField(json, "must_leave", deck.mustLeave);
    json.field("rounds_since_good_count", deck.uncounted.size());
    json.field("counted", deck.counted);
    json.endObject();
}

void tellSeat(JsonText& json, std::uint8_t number, const table::SeatState& seat) {
    json.beginObject();
    json.field("seat", number);
    json.key("wagers");
    json.beginObject();
    for (const auto wager : core::kEnumValues<events::Wager>)
        if (seat.at(wager) > core::Cents{})
            json.field(core::enumName(wager), seat.at(wager).value());
    json.endObject();
    faceUp(json, "cards", seat.cards);
    json.field("folded", seat.folded());
    json.endObject();
}

void tellDisputes(JsonText& json, const table::Round& round) {
    json.key("disputed_chips");
    json.beginArray();
    if (round.progressiveChips == table::ChipCheck::Disputed)
        json.value(core::enumName(events::Wager::Progressive));
    if (round.fiveCardChips == table::ChipCheck::Disputed)
        json.value(core::enumName(events::Wager::FiveCard));
    json.endArray();
}

void tellRound(JsonText& json, const table::Round& round) {
    json.beginObject();
    json.field("round", round.id.value);
    json.field("phase", core::enumName(round.phase));
    json.field("deck", core::enumName(round.deck));
    json.key("seats");
    json.beginArray();
    for (std::uint8_t number = 1; number <= table::kSeats; ++number) {
        const table::SeatState& seat = round.seat({number});
        if (seat != table::SeatState{})
            tellSeat(json, number, seat);
    }
    json.endArray();
    faceUp(json, "community", round.board);
    tellDisputes(json, round);
    json.field("stub_due", round.stubDue && !round.stubCounted);
    json.field("stub_wrong", round.stubWrong);
    nameField(json, "question", round.question);
    json.endObject();
}

void tellShuffler(JsonText& json, const table::ShufflerInfo& shuffler) {
    json.beginObject();
    json.field("state", core::enumName(shuffler.state));
    json.field("mode", core::enumName(shuffler.mode));
    json.field("jammed", shuffler.jammed);
    json.field("door_open", shuffler.doorOpen);
    json.field("online", shuffler.online);
    json.field("out_of_order", shuffler.outOfOrder);
    json.endObject();
}

// The list, and under "more_<name>" how many of it are left out, where any are.
template <typename List, typename TellOne>
void tellSome(JsonText& json, const std::string& name, const List& list, TellOne tellOne) {
    json.key(name);
    json.beginArray();
    std::size_t told = 0;
    for (const auto& one : list) {
        if (told == kMostTold)
            break;
        tellOne(one);
        ++told;
    }
    json.endArray();
    if (list.size() > told)
        json.field("more_" + name, list.size() - told);
}

// The table's own devices first: what is left out is what somebody gave other names to.
void tellFaults(JsonText& json, std::vector<table::OpenFault> faults) {
    std::stable_partition(faults.begin(), faults.end(), [](const table::OpenFault& fault) {
        return table::isOwnDevice(fault.device);
    });
    tellSome(json, "faults", faults, [&](const table::OpenFault& fault) {
        json.beginObject();
        json.field("fault", fault.id.value);
        json.field("device", fault.device.text());
        json.field("kind", core::enumName(fault.kind));
        json.endObject();
    });
}

void tellClaims(JsonText& json, const std::vector<table::PendingClaim>& claims) {
    tellSome(json, "claims", claims, [&](const table::PendingClaim& claim) {
        json.beginObject();
        json.field("claim", claim.number);
        json.field("round", claim.raised.round.value);
        json.field("seat", claim.raised.seat.number);
        json.field("wager", core::enumName(claim.raised.wager));
        json.field("amount", claim.amount.value());
        json.field("waits_for", core::enumName(claim.waitsFor()));
        json.endObject();
    });
}

void tellLocks(JsonText& json, const table::State& state) {
    json.field("progressive_locked", state.progressiveLocked());
    json.key("progressive_locks");
    json.beginArray();
    for (const auto reason : core::kEnumValues<events::ProgressiveLock>)
        if (state.progressiveLocks.contains(reason))
            json.value(core::enumName(reason));
    json.endArray();
}

void tellSteps(JsonText& json, const table::State& state, core::Instant now) {
    tellSome(json, "next_steps", table::nextSteps(state, now), [&](const table::NextStep& step) {
        json.beginObject();
        json.field("what", wording::sentence(step.what));
        json.field("section", step.section);
        json.endObject();
    });
}

void tellTable(JsonText& json, const table::State& state) {
    json.field("v", 1);
    json.field("table", state.submission().table.text());
    json.field("rule_set", state.submission().ruleSet);
    json.field("opening", core::enumName(state.opening));
    json.field("dealer", state.dealer.text());
    json.field("floorperson", state.floorperson.text());
    json.field("last_round", state.lastRound);
    json.key("round");
    if (state.round)
        tellRound(json, *state.round);
    else
        json.null();
    json.key("decks");
    json.beginArray();
    for (const table::Deck& deck : state.decks)
        tellDeck(json, deck);
    json.endArray();
}

void tellBank(JsonText& json, const table::State& state) {
    json.key("bank");
    if (!state.rules().bank)
        return json.null();
    json.beginObject();
    seatField(json, "holder", state.bank.holder);
    seatField(json, "offered_to", state.bank.offeredTo);
    json.endObject();
}

void tellHealth(JsonText& json, const party::Health& health) {
    json.key("health");
    json.beginObject();
    json.field("journal_entries", health.journalEntries);
    json.field("dropped_messages", health.droppedMessages);
    json.key("lost_messages");
    json.beginObject();
    for (const auto& [topic, count] : health.lostMessages)
        json.field(topic, count);
    json.endObject();
    json.field("started_at", core::toIso(health.startedAt));
    json.endObject();
}

} // namespace

std::string tableReport(const table::State& state, const party::Health& health, core::Instant now) {
    JsonText json;
    json.beginObject();
    tellTable(json, state);
    tellBank(json, state);
    json.field("rounds_since_stub_count", state.roundsSinceStubCount);
    json.key("shuffler");
    if (state.submission().shuffler)
        tellShuffler(json, state.shuffler);
    else
        json.null();
    tellFaults(json, state.faults);
    tellClaims(json, state.claims);
    tellLocks(json, state);
    tellSteps(json, state, now);
    tellHealth(json, health);
    json.endObject();
    return std::move(json).take();
}

} // namespace pitwatch::agent
