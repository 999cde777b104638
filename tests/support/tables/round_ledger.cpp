#include "tests/support/tables/round_ledger.h"

#include "shared/cards/deck.h"
#include "shared/events/all_events.h"

#include <algorithm>

namespace pitwatch::support {

using core::Cents;
using events::Wager;

std::string RoundLedger::follow(const events::Event& event) {
    if (const auto* placed = event.as<events::WagerPlaced>())
        m_lies[{placed->seat.number, placed->wager}] += placed->amount.value();
    if (const auto* back = event.as<events::WagerTakenBack>())
        m_lies[{back->seat.number, back->wager}] -= back->amount.value();
    if (const auto* out = event.as<events::WagerWithdrawn>())
        m_lies[{out->seat.number, out->wager}] -= out->amount.value();
    if (const auto* made = event.as<events::DecisionMade>())
        m_lies[{made->seat.number, made->wager}] +=
            made->choice == events::Choice::Withdraw || made->choice == events::Choice::Fold
                ? -made->amount.value()
                : made->amount.value();
    if (event.as<events::SeatSettled>() != nullptr)
        return settle(event);
    if (event.as<events::RoundVoided>() != nullptr)
        return giveBack(event);
    if (event.as<events::RoundSettled>() != nullptr && !everythingGone())
        return "a wager was not settled";
    if (const auto* completed = event.as<events::RoundCompleted>()) {
        if (!completed->settled && completed->missing.empty())
            return "an unsettled round does not say what was missing";
        m_lies.clear();
    }
    for (const auto& [spot, amount] : m_lies)
        if (amount < 0)
            return "more was taken than lay there";
    return {};
}

std::string RoundLedger::settle(const events::Event& event) {
    const auto& seat = *event.as<events::SeatSettled>();
    for (const events::SettledLine& line : seat.lines) {
        // A withdrawn bet went back when the player decided.
        if (line.result == events::LineResult::Withdrawn)
            continue;
        auto& lies = m_lies[{seat.seat.number, line.wager}];
        if (lies != line.stake.value())
            return "a line's stake is not what lay there";
        lies = 0;
        const bool lost = line.result == events::LineResult::Lose;
        if (lost && line.paid != Cents{})
            return "a losing line was paid";
        if (line.returned > line.stake)
            return "more than the stake was returned";
    }
    return {};
}

std::string RoundLedger::giveBack(const events::Event& event) {
    const auto& voided = *event.as<events::RoundVoided>();
    for (const events::WagerAmount& back : voided.returns)
        m_lies[{back.seat.number, back.wager}] -= back.amount.value();
    if (!everythingGone())
        return "a void round did not return every wager";
    m_lies.clear();
    return {};
}

bool RoundLedger::everythingGone() const {
    return std::all_of(m_lies.begin(), m_lies.end(),
                       [](const auto& entry) { return entry.second == 0; });
}

std::string misplacedCards(const table::State& state) {
    if (!state.round)
        return {};
    const table::Round& round = *state.round;
    cards::CardSet seen;
    std::size_t lie = 0;
    const auto look = [&](const auto& places) {
        for (const auto& card : places)
            if (card) {
                seen.insert(*card);
                ++lie;
            }
    };
    look(round.board);
    look(round.sixCardBox);
    unsigned dealt = round.boardDealt + round.boxDealt;
    for (const table::SeatState& seat : round.seats) {
        look(seat.cards);
        dealt += seat.dealt;
    }
    if (seen.size() != lie || !((seen - round.faceUp).empty()))
        return "a card lies in two places";
    if (dealt > cards::kDeckSize)
        return "more than 52 cards were dealt";
    return {};
}

} // namespace pitwatch::support
