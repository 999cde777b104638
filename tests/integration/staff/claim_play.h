#pragma once

#include "shared/table/state.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace pitwatch::support {

// What the devices of a table say next.
struct Word {
    std::string device;
    nlohmann::ordered_json message;

    friend bool operator==(const Word&, const Word&) = default;
};

// In every hand that is shown seat 1 holds a royal flush and seat 2 a straight flush; everybody has
// a progressive wager, so each of the two is a claim with two Envy lines. In a void round a claim
// is declared, and the round is declared void once the claim has come so far.
struct RoundPlan {
    std::optional<payout::Stage> voidAt{};
};

// The dealer and the players of one table. They say nothing that the table has heard already, so
// whatever got lost is said again, and whatever arrives twice is refused.
class ClaimPlay {
public:
    explicit ClaimPlay(std::vector<RoundPlan> rounds) : m_rounds(std::move(rounds)) {}
    void addRound(const RoundPlan& plan) { m_rounds.push_back(plan); }

    // Nothing where the table has to wait, or where all rounds are over.
    std::optional<Word> next(const table::State& state);
    // The round is to be declared void, and people have signed for a claim of it.
    bool isVoidedBySignature(const table::State& state) const;
    bool isOver(const table::State& state) const {
        return !state.round && state.lastRound >= m_rounds.size();
    }

private:
    std::optional<Word> opening(const table::State& state) const;
    std::optional<Word> betting(const table::State& state) const;
    std::optional<Word> voiding(const table::State& state, payout::Stage voidAt);
    std::optional<Word> hands(const table::State& state) const;

    std::vector<RoundPlan> m_rounds;
    std::uint64_t m_declaredIn = 0; // The last round a claim was seen declared in.
};

// The submission of a table on the link, and what its site decides: two people approve from $5,000
// on.
std::string claimSubmission(const std::string& table);
std::string claimSite();

} // namespace pitwatch::support
