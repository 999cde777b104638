#include "table-agent/devices/accepted_message.h"

#include "shared/core/json_text.h"
#include "shared/events/staff_events.h"
#include "shared/events/wager_events.h"
#include "shared/table/stages.h"
#include "table-agent/devices/display_message.h"

#include <optional>

namespace pitwatch::devices {

namespace {

// What the player-dealer's wager is called beside the wagers of the game.
constexpr auto kBank = "bank";

using BettingPlace = RefusedWagers::Places::key_type;
using Accepted = std::map<BettingPlace, core::Cents>;

struct Told {
    BettingPlace place;
    core::Cents amount;
};

// Where a sensor told of chips, if it did.
std::optional<Told> toldBy(const table::Input& input) {
    if (const auto* wager = std::get_if<table::WagerSensed>(&input))
        return Told{{wager->seat, std::string(core::enumName(wager->wager))}, wager->amount};
    if (const auto* bank = std::get_if<table::PlaceBankWager>(&input))
        return Told{{bank->seat, kBank}, bank->amount};
    return std::nullopt;
}

std::optional<std::string> refusalIn(std::span<const events::Event> led) {
    for (const events::Event& event : led) {
        if (event.as<events::LateWagerRefused>() != nullptr)
            return "late";
        if (const auto* refused = event.as<events::CommandRefused>())
            return refused->reason.code.name.text();
    }
    return std::nullopt;
}

// The round that a word of now belongs to: the open one, or the one that comes.
events::RoundId roundOf(const table::State& state) {
    return state.round ? state.round->id : events::RoundId{state.lastRound + 1};
}

// A bet that its player took back takes no part any more.
bool isWithdrawn(const table::State& state, const table::SeatState& seat, events::Wager wager) {
    const auto stage = table::stageOf(state.rules().game, wager);
    return stage && seat.decisions[*stage] &&
           seat.decisions[*stage]->choice == events::Choice::Withdraw;
}

Accepted acceptedIn(const table::State& state) {
    Accepted accepted;
    if (!state.round)
        return accepted;
    for (std::uint8_t number = 1; number <= table::kSeats; ++number) {
        const table::SeatState& seat = state.round->seat({number});
        for (const auto wager : core::kEnumValues<events::Wager>)
            if (seat.at(wager) > core::Cents{} && !isWithdrawn(state, seat, wager))
                accepted[{{number}, std::string(core::enumName(wager))}] = seat.at(wager);
    }
    if (state.bank.holder && state.round->bankWager > core::Cents{})
        accepted[{*state.bank.holder, kBank}] = state.round->bankWager;
    return accepted;
}

void tellStanding(core::JsonText& json, const table::State& state) {
    if (state.round)
        json.field("round", state.round->id.value);
    else
        json.nullField("round");
    json.field("locked", state.round && state.round->phase != table::Phase::Betting);
    json.field("progressive", progressiveService(state));
}

void tellRefusal(core::JsonText& json, const RefusedWagers::Refusal& refusal) {
    json.key("refused");
    json.beginObject();
    json.field("told", refusal.told.value());
    json.field("code", refusal.code);
    json.endObject();
}

} // namespace

bool RefusedWagers::note(const table::State& state, const table::Input& input,
                         std::span<const events::Event> led) {
    const auto told = toldBy(input);
    if (!told || told->place.first.number > table::kSeats)
        return false;
    std::erase_if(m_places, [&](const auto& place) { return place.second.round < roundOf(state); });
    auto code = refusalIn(led);
    if (!code)
        return m_places.erase(told->place) > 0;
    m_places[told->place] = {roundOf(state), told->amount, std::move(*code)};
    return true;
}

std::string writeAcceptedMessage(const table::State& state, const RefusedWagers& refused) {
    Accepted amounts = acceptedIn(state);
    std::map<BettingPlace, const RefusedWagers::Refusal*> refusals;
    for (const auto& [place, refusal] : refused.places())
        if (refusal.round == roundOf(state)) {
            refusals[place] = &refusal;
            amounts.try_emplace(place);
        }
    core::JsonText json;
    json.beginObject();
    json.field("v", 1);
    tellStanding(json, state);
    json.key("wagers");
    json.beginArray();
    for (const auto& [place, amount] : amounts) {
        json.beginObject();
        json.field("seat", place.first.number);
        json.field("wager", place.second);
        json.field("accepted", amount.value());
        if (const auto refusal = refusals.find(place); refusal != refusals.end())
            tellRefusal(json, *refusal->second);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return std::move(json).take();
}

} // namespace pitwatch::devices
