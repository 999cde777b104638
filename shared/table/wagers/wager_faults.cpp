#include "shared/table/wagers/wager_faults.h"

#include "shared/table/bank/bank.h"
#include "shared/table/reasons.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/rounds.h"
#include "shared/table/rounds/voiding.h"
#include "shared/table/wagers/betting.h"
#include "shared/table/wagers/withdrawing.h"

#include <algorithm>
#include <array>

namespace pitwatch::table {

using core::Cents;
using events::Wager;

namespace {

struct WagerFault {
    core::Seat seat;
    // The one that is wrong; none where the seat's base wagers are.
    std::optional<Wager> wager;
    std::string_view what;
    std::string section;
    // Boxes that are too many or apart are each made as the rules ask: which of them goes is not
    // to be told from the wagers.
    bool takesPart = false;
};
using Faults = std::vector<WagerFault>;

constexpr std::array kSideWagers{Wager::FiveCard, Wager::ThreeCard, Wager::SixCard,
                                 Wager::UltimatePairs, Wager::Progressive};

std::optional<Wager> sideWagerOf(const SeatState& seat) {
    for (const Wager wager : kSideWagers)
        if (seat.at(wager) > Cents{})
            return wager;
    return std::nullopt;
}

std::optional<std::string_view> sideFault(const State& state, Cents stake, Wager wager) {
    const rules::TableRules& table = state.setup->tableRules;
    const auto& offered = table.offered(kindOf(wager));
    if (stake < offered->least || stake > offered->most)
        return "is not of the amount the rules allow";
    if (wager != Wager::Progressive)
        return std::nullopt;
    const auto& amounts = table.progressive->wagers;
    if (std::find(amounts.begin(), amounts.end(), stake) == amounts.end())
        return "is not one of the stated amounts";
    return std::nullopt;
}

// By a decision, which may come before the floorperson has ruled on the wagers.
bool isTakenBack(rules::Game game, const SeatState& seat, Wager wager) {
    const auto stage = stageOf(game, wager);
    return stage && seat.decisions[*stage] &&
           seat.decisions[*stage]->choice == events::Choice::Withdraw;
}

std::optional<WagerFault> baseFault(const State& state, core::Seat number) {
    const rules::RuleSet& rules = state.rules();
    const SeatState& seat = state.round->seat(number);
    const std::string& section = wagerSection(rules, lastingWager(rules.game));
    const Cents bet = seat.at(lastingWager(rules.game));
    for (const Wager wager : baseWagers(rules.game))
        if (seat.at(wager) != bet && !isTakenBack(rules.game, seat, wager))
            return WagerFault{number, {}, "the base wagers are not equal", section};
    if (const auto side = sideWagerOf(seat); bet == Cents{} && side)
        return WagerFault{number,
                          {},
                          "a side wager was made without the base wagers",
                          wagerSection(rules, *side)};
    if (bet == Cents{})
        return std::nullopt;
    if (bet < state.submission().minBet || bet > state.submission().maxBet)
        return WagerFault{number,
                          {},
                          "the base wagers are not within the table's limits",
                          rules.table.betLimitsSection};
    if (isOwnBank(state, number))
        return WagerFault{
            number, {}, "the player-dealer bets against the own bank", rules.bank->section};
    if (!boxesAllowed(state, number))
        return WagerFault{number,
                          {},
                          "the player's boxes are not adjacent or too many",
                          rules.table.adjacentBoxesSection,
                          true};
    return std::nullopt;
}

Faults faultsOf(const State& state) {
    Faults faults;
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        if (auto fault = baseFault(state, {number})) {
            faults.push_back(std::move(*fault));
            continue;
        }
        const SeatState& seat = state.round->seat({number});
        for (const Wager wager : kSideWagers)
            if (seat.at(wager) > Cents{})
                if (const auto what = sideFault(state, seat.at(wager), wager))
                    faults.push_back({{number}, wager, *what, wagerSection(state.rules(), wager)});
    }
    return faults;
}

std::string wordsFor(const WagerFault& fault) {
    std::string wager(fault.wager ? core::enumName(*fault.wager) : std::string_view{});
    std::replace(wager.begin(), wager.end(), '_', ' ');
    return "seat " + std::to_string(fault.seat.number) + ": " + wager + (fault.wager ? " " : "") +
           std::string(fault.what);
}

// Nobody has bets with which cards are dealt to them.
bool nobodyPlays(const State& state) {
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (state.round->seat({number}).at(lastingWager(state.rules().game)) > Cents{} &&
            takesPart(state, {number}))
            return false;
    return true;
}

} // namespace

bool takesPart(const State& state, core::Seat seat) {
    const auto fault = baseFault(state, seat);
    return !fault || fault->takesPart;
}

std::vector<core::Seat> boxesTooMany(const State& state) {
    std::vector<core::Seat> tooMany;
    for (const WagerFault& fault : faultsOf(state)) {
        if (!fault.takesPart || state.round->seat(fault.seat).lost())
            continue;
        const auto isOwn = [&](std::size_t at) {
            return playerOf(state, {static_cast<std::uint8_t>(at + 1)}) ==
                       playerOf(state, fault.seat) &&
                   state.round->seats[at].at(lastingWager(state.rules().game)) > Cents{};
        };
        std::size_t lowest = 0;
        while (!isOwn(lowest))
            ++lowest;
        std::size_t stays = lowest;
        while (stays < kSeats && isOwn(stays) &&
               stays - lowest < static_cast<std::size_t>(state.submission().adjacentBoxes))
            ++stays;
        if (fault.seat.number > stays)
            tooMany.push_back(fault.seat);
    }
    return tooMany;
}

bool sideTakesPart(const State& state, core::Seat seat, Wager wager) {
    const Cents stake = state.round->seat(seat).at(wager);
    return stake > Cents{} && takesPart(state, seat) && !sideFault(state, stake, wager);
}

// Where nobody told of the bets there is nothing to give back, and nothing to rule on.
bool isUncovered(const State& state) {
    return playersKnown(state) && !bankFault(state).empty();
}

void handOverFaults(Draft& draft) {
    const events::DeckColour deck = draft.state().round->deck;
    const Faults faults = faultsOf(draft.state());
    const std::string bank = bankFault(draft.state());
    for (const WagerFault& fault : faults)
        draft.report(events::FindingKind::WagerNotAllowed, deck, fault.section, wordsFor(fault));
    if (!bank.empty())
        draft.report(events::FindingKind::BankMissing, deck, draft.rules().bank->section, bank);
    const bool uncovered = isUncovered(draft.state());
    if (faults.empty() && !uncovered && !cardsCameEarly(*draft.state().round))
        return;
    Observation seen{events::Irregularity::Other, tableItself()};
    if (!faults.empty())
        seen.seat = faults.front().seat;
    seen.note = text(!faults.empty() ? wordsFor(faults.front())
                     : uncovered     ? bank
                                     : "cards came before \"no more bets\"");
    observe(draft, std::move(seen));
}

void leaveFaultsOut(Draft& draft, const events::PersonId& by) {
    if (isUncovered(draft.state()))
        return voidRound(draft, RoundVoiding::BankMissing, draft.rules().bank->section, by);
    const Faults faults = faultsOf(draft.state());
    if (!faults.empty() && nobodyPlays(draft.state()))
        return voidRound(draft, RoundVoiding::NoBetAllowed, faults.front().section, by);
    for (const WagerFault& fault : faults)
        for (const auto wager : core::kEnumValues<Wager>)
            if (!fault.takesPart && fault.wager.value_or(wager) == wager)
                withdrawWager(draft, fault.seat, wager, events::WithdrawalCause::NotAllowed,
                              fault.section, by);
}

} // namespace pitwatch::table
