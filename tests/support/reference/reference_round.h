#pragma once

#include "tests/support/reference/reference_hands.h"
#include "tests/support/reference/reference_paytables.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

// A round as the contract writes it in JSON, read and refused. What comes out holds the contract's
// promises: cards known and distinct, wagers offered and within limits, decisions complete.
namespace pitwatch::reference {

inline constexpr int kFolded = 0;

struct Seat {
    int seat = 0;
    std::string player; // empty where it is not known who plays there
    Cards cards;
    std::map<std::string, Cents> wagers; // those above zero only

    // Let It Ride: whether bets 1 and 2 stay.
    bool bet1Rides = false;
    bool bet2Rides = false;
    // Run 'Em Twice: the multiples in the order run1, run2, center; a fold is kFolded and the last.
    std::vector<int> multiples;

    Cents wager(const std::string& name) const;
    bool folded() const { return !multiples.empty() && multiples.back() == kFolded; }
};

struct Round {
    std::vector<Seat> seats;           // in the order of settlement, highest number first
    Cards community;                   // Let It Ride: two
    std::map<std::string, Card> cross; // Run 'Em Twice: by position, as far as given
    Cards sixCardBox;
    std::map<std::string, Cents> meters; // the levels the paytable names
    Cents bankWager = 0;                 // California
};

// `submission` must have no problems. Throws Refusal.
Round readRound(const nlohmann::json& submission, const nlohmann::json& round);

} // namespace pitwatch::reference
