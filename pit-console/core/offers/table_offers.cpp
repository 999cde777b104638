#include "pit-console/core/offers/table_offers.h"

#include "shared/desk/table_actions.h"
#include "shared/events/device_events.h"
#include "shared/events/party_events.h"
#include "shared/events/progressive_events.h"
#include "shared/table/decide.h"
#include "shared/wording/wording.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using staff::Action;
using staff::Argument;
using table::State;

events::DeckRemovalReason removalReason(const table::Deck& deck) {
    return deck.mustLeave ? *deck.mustLeave : events::DeckRemovalReason::FloorpersonOrder;
}

staff::Object tableOf(const State& state) {
    return staff::objectOf(state.submission().table);
}

// There is always one to speak of, so that the table itself can say that none is open.
staff::Object roundOf(const State& state) {
    return staff::objectOf(state.round ? state.round->id : events::RoundId{});
}

std::string nameOf(auto value) {
    return std::string(core::enumName(value));
}

void offerTroubles(OfferList& offers, const State& state) {
    for (const table::OpenFault& fault : state.faults)
        offers.add(Action::CloseFault, staff::objectOf(fault.id), {}, {words(Argument::Cause)})
            .fault = OfferedFault{fault.kind, fault.device};
    if (!state.submission().shuffler)
        return;
    offers.add(Action::ClearJam, staff::jamOfShuffler());
    if (state.shuffler.outOfOrder)
        offers.add(Action::ReturnToUse, tableOf(state),
                   {{Argument::Device, std::string(events::kShufflerDevice)}});
    else
        offers.add(Action::MarkOutOfOrder, tableOf(state),
                   {{Argument::Device, std::string(events::kShufflerDevice)},
                    {Argument::Sign, nameOf(events::OutOfOrderSign::Covered)}});
}

void offerDecks(OfferList& offers, const State& state) {
    for (const table::Deck& deck : state.decks) {
        const staff::Object object = staff::objectOf(deck.colour);
        if (deck.ceremony < table::Ceremony::Verified)
            offers.add(Action::VerifyInspection, object);
        const std::string reason = nameOf(removalReason(deck));
        if (state.dealer.empty())
            offers.add(Action::RemoveDeck, object, {{Argument::Reason, reason}},
                       {words(Argument::Dealer)});
        else
            offers.add(Action::RemoveDeck, object,
                       {{Argument::Reason, reason}, {Argument::Dealer, state.dealer.text()}});
        offers.add(Action::OrderShuffle, object, {}, {words(Argument::Reason)});
        offers.add(Action::OrderRecut, object, {}, {words(Argument::Reason)});
    }
}

// More than these are not listed: whoever signs picks the seats.
constexpr std::size_t kMostChoices = 12;

// Every choice of so many of them, as a list separated by commas; one more than the most where
// there are more.
void choose(const std::vector<std::string>& from, std::size_t first, std::size_t many,
            const std::string& chosen, std::vector<std::string>& choices) {
    if (choices.size() > kMostChoices)
        return;
    if (many == 0)
        return choices.push_back(chosen);
    for (std::size_t at = first; at + many <= from.size(); ++at)
        choose(from, at + 1, many - 1, chosen + (chosen.empty() ? "" : ",") + from[at], choices);
}

// Whether the table goes by its sensors, and not by what people count. Sensors that told of any
// wager tell of every progressive one.
bool sensorsTell(const table::Round& round, events::Wager spot) {
    return std::ranges::any_of(round.seats, [&](const table::SeatState& seat) {
        if (spot != events::Wager::Progressive)
            return seat.at(spot) > core::Cents{};
        return std::ranges::any_of(seat.wagers,
                                   [](core::Cents amount) { return amount > core::Cents{}; });
    });
}

// All wagers were made, or those of as many seats as chips are missing never were.
void offerCount(OfferList& offers, const State& state, events::Wager spot, std::size_t counted) {
    const std::string wager = nameOf(spot);
    if (!sensorsTell(*state.round, spot)) {
        offers.add(Action::ResolveChipCount, roundOf(state), {{Argument::Wager, wager}},
                   {count(Argument::Agreed), words(Argument::Reason)});
        return;
    }
    std::vector<std::string> made;
    for (std::uint8_t seat = 1; seat <= table::kSeats; ++seat)
        if (state.round->seat({seat}).at(spot) > core::Cents{})
            made.push_back(std::to_string(seat));
    const auto offer = [&](std::size_t agreed, OfferList::Given given, std::vector<Blank> blanks) {
        given.emplace_back(Argument::Wager, wager);
        given.emplace_back(Argument::Agreed, std::to_string(agreed));
        blanks.push_back(words(Argument::Reason));
        offers.add(Action::ResolveChipCount, roundOf(state), given, std::move(blanks));
    };
    offer(made.size(), {}, {});
    // A settled round is settled with all of them.
    if (counted >= made.size() || state.round->phase == table::Phase::Settled)
        return;
    const std::size_t missing = made.size() - counted;
    std::vector<std::string> choices;
    choose(made, 0, missing, {}, choices);
    if (choices.size() > kMostChoices)
        return offer(counted, {}, {seats(Argument::Withdrawn, made, missing)});
    for (const std::string& chosen : choices)
        offer(counted, {{Argument::Withdrawn, chosen}}, {});
}

void offerChips(OfferList& offers, const State& state) {
    const table::Round& round = *state.round;
    if (round.progressiveChips == table::ChipCheck::Disputed)
        offerCount(offers, state, events::Wager::Progressive, round.progressiveCounted);
    if (round.fiveCardChips == table::ChipCheck::Disputed)
        offerCount(offers, state, events::Wager::FiveCard, round.fiveCardCounted);
}

bool mayForfeit(const table::Round& round, core::Seat number) {
    const table::SeatState& seat = round.seat(number);
    const bool playing =
        round.phase != table::Phase::Betting && round.phase != table::Phase::Settled;
    return playing && !seat.lost() &&
           std::any_of(seat.wagers.begin(), seat.wagers.end(),
                       [](core::Cents amount) { return amount > core::Cents{}; });
}

void offerRound(OfferList& offers, const State& state) {
    offers.add(Action::VoidRound, roundOf(state), {}, {words(Argument::Reason)});
    if (!state.round)
        return;
    if (state.round->question)
        offers.add(Action::RuleOnIrregularity, roundOf(state),
                   {{Argument::Question, nameOf(*state.round->question)}},
                   {words(Argument::Decision)});
    if (state.round->stubWrong) {
        for (const staff::SignedJudgement& one : staff::kSignedJudgements)
            offers.add(Action::JudgeStub, roundOf(state),
                       {{Argument::Judgement, std::string(one.word)}});
    }
    offerChips(offers, state);
    for (std::uint8_t seat = 1; seat <= table::kSeats; ++seat) {
        if (state.round->seat({seat}).left && !state.round->seat({seat}).lost())
            offers.add(Action::AbandonWagers, roundOf(state),
                       {{Argument::Seat, std::to_string(seat)}});
    }
}

// Rare and hard on a player: behind everything else.
void offerForfeits(OfferList& offers, const State& state) {
    for (std::uint8_t seat = 1; state.round && seat <= table::kSeats; ++seat)
        if (mayForfeit(*state.round, {seat}))
            offers.add(Action::ForfeitWagers, roundOf(state),
                       {{Argument::Seat, std::to_string(seat)}}, {words(Argument::Reason)});
}

void offerTable(OfferList& offers, const State& state) {
    if (state.submission().progressive && state.progressiveLocked())
        offers.add(Action::UnlockProgressive, tableOf(state),
                   {{Argument::Lock, nameOf(events::ProgressiveLock::FloorpersonOrder)}});
    if (state.opening == table::Opening::Closed) {
        offers.add(Action::OpenTable, tableOf(state), {}, {words(Argument::Dealer)});
    } else {
        offers.add(Action::AssignDealer, tableOf(state), {}, {words(Argument::Dealer)});
        offers.add(Action::CloseTable, tableOf(state), {}, {words(Argument::Reason)});
    }
    offers.add(Action::IdleTable, tableOf(state));
}

} // namespace

DryRun askTable(const State& state, core::Instant now) {
    return [&state, now](const staff::Statement& draft) -> std::optional<desk::Objection> {
        const auto input = desk::tableInput(draft);
        if (!input)
            return desk::Objection(input.error());
        for (const events::Event& event : table::decide(state, *input, now))
            if (const auto* refused = event.as<events::CommandRefused>())
                return desk::Objection(refused->reason, refused->section);
        return std::nullopt;
    };
}

std::vector<ActionOffer> tableOffers(const core::PartyId& table, const State& state,
                                     const Requester& requester, core::Instant now) {
    OfferList offers(table, requester, askTable(state, now));
    offerTroubles(offers, state);
    offerRound(offers, state);
    offerDecks(offers, state);
    offerTable(offers, state);
    offerForfeits(offers, state);
    return offers.take();
}

} // namespace pitwatch::console
