#pragma once

#include "tests/support/reference/reference_round.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>

// The progressive wager, its meters and the Envy Bonus, and the hands they look at.
namespace pitwatch::reference {

// R1: Run 'Em Twice's operator may state that A-2-3-4-5 is no straight.
bool aceLowStraight(const nlohmann::json& submission);

Cards letItRideFive(const Round& round, const Seat& seat);
Cards firstRun(const Round& round, const Seat& seat);
Cards secondRun(const Round& round, const Seat& seat);

// The hand of the seat, in Run 'Em Twice the better run; none where the board was not given.
std::optional<FiveCard> fiveCardHandOf(const nlohmann::json& submission, const Round& round,
                                       const Seat& seat);

// One round's progressive: settle() is called seat by seat in the order of settlement, because a
// meter pays what it shows when it is that player's turn. Does nothing where none is offered.
class Progressive {
public:
    Progressive(const nlohmann::json& submission, const Round& round);

    bool wins(const Seat& seat) const;

    // What the wager pays; a percentage leaves its meter, 100 percent resets it (L5, L6).
    Cents settle(const Seat& seat);

    // The Envy lines of this seat, in the order in which the other hands are settled.
    nlohmann::json envyOf(const Seat& seat) const;

    nlohmann::json metersAnswer() const;

private:
    std::string handOf(const Seat& seat) const;
    const ProgressiveLine* lineFor(const Seat& seat) const;

    const nlohmann::json& m_submission;
    const Round& m_round;
    const ProgressiveTable* m_table = nullptr;
    std::map<std::string, Cents> m_meters;
};

} // namespace pitwatch::reference
