#include "shared/table/wagers/wager_faults.h"

#include "shared/table/bank/bank.h"
#include "shared/table/bank/fees.h"
#include "shared/table/finding_detail.h"
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
    FindingDetail what;
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

std::optional<FindingDetail> sideFault(const State& state, Cents stake, Wager wager) {
    const rules::TableRules& table = state.setup->tableRules;
    const auto& offered = table.offered(kindOf(wager));
    if (stake < offered->least || stake > offered->most)
        return FindingDetail::SideOutsideLimits;
    if (wager != Wager::Progressive)
        return std::nullopt;
    const auto& amounts = table.progressive->wagers;
    if (std::find(amounts.begin(), amounts.end(), stake) == amounts.end())
        return FindingDetail::SideNotStated;
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
            return WagerFault{number, {}, FindingDetail::BaseUnequal, section};
    if (const auto side = sideWagerOf(seat); bet == Cents{} && side)
        return WagerFault{number, {}, FindingDetail::SideWithoutBase, wagerSection(rules, *side)};
    if (bet == Cents{})
        return std::nullopt;
    if (bet < state.submission().minBet || bet > state.submission().maxBet)
        return WagerFault{
            number, {}, FindingDetail::BaseOutsideLimits, rules.table.betLimitsSection};
    if (isOwnBank(state, number))
        return WagerFault{number, {}, FindingDetail::AgainstOwnBank, rules.bank->section};
    if (!boxesAllowed(state, number))
        return WagerFault{
            number, {}, FindingDetail::BoxesNotAllowed, rules.table.adjacentBoxesSection, true};
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

events::Phrase phraseOf(const WagerFault& fault) {
    return fault.wager ? events::Phrase(fault.what, fault.seat, *fault.wager)
                       : events::Phrase(fault.what, fault.seat);
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

std::vector<core::Seat> betsOfThoseWhoLeft(const State& state) {
    std::vector<core::Seat> seats;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (const SeatState& seat = state.round->seat({number});
            seat.left && !seat.hasDecided() && inPlay(state, {number}) && hasBets(state, {number}))
            seats.push_back({number});
    return seats;
}

bool asksAboutThoseWhoLeft(const Round& round) {
    return round.wagersInQuestion && round.question == events::Irregularity::PlayerLeft;
}

void askAboutThoseWhoLeft(Draft& draft) {
    const auto seats = betsOfThoseWhoLeft(draft.state());
    if (seats.empty() || anyCardSeen(*draft.state().round))
        return;
    Observation seen{events::Irregularity::PlayerLeft, tableItself()};
    seen.seat = seats.front();
    askFloorperson(draft, seen);
}

// Where nobody told of the bets there is nothing to give back, and nothing to rule on.
bool isUncovered(const State& state) {
    return playersKnown(state) && !bankFault(state).empty();
}

void handOverFaults(Draft& draft) {
    const events::DeckColour deck = draft.state().round->deck;
    Faults faults = faultsOf(draft.state());
    // Of boxes that are too many some stay.
    const auto tooMany = boxesTooMany(draft.state());
    std::erase_if(faults, [&](const WagerFault& fault) {
        return fault.takesPart && std::ranges::find(tooMany, fault.seat) == tooMany.end();
    });
    const events::Phrase bank = bankFault(draft.state());
    for (const WagerFault& fault : faults)
        draft.report(events::FindingKind::WagerNotAllowed, deck, fault.section, phraseOf(fault));
    if (!bank.empty())
        draft.report(events::FindingKind::BankMissing, deck, draft.rules().bank->section, bank);
    const bool uncovered = isUncovered(draft.state());
    if (faults.empty() && !uncovered && !cardsCameEarly(*draft.state().round))
        return askAboutThoseWhoLeft(draft);
    Observation seen{events::Irregularity::Other, tableItself()};
    if (!faults.empty())
        seen.seat = faults.front().seat;
    seen.note = !faults.empty() ? phraseOf(faults.front())
                : uncovered     ? bank
                                : events::Phrase(IrregularityNote::DealtBeforeCall);
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
    sendBack(draft, boxesTooMany(draft.state()), draft.rules().table.adjacentBoxesSection, by);
}

void sendBack(Draft& draft, const std::vector<core::Seat>& seats, std::string_view section,
              const events::PersonId& by) {
    for (const core::Seat seat : seats) {
        returnFees(draft, seat);
        for (const auto wager : core::kEnumValues<Wager>)
            withdrawWager(draft, seat, wager, events::WithdrawalCause::NotAllowed, section, by);
    }
    if (!seats.empty() && nobodyPlays(draft.state()))
        voidRound(draft, RoundVoiding::NoBetAllowed, section, by);
}

} // namespace pitwatch::table
