#pragma once

#include "shared/events/event.h"
#include "shared/events/wager_events.h"
#include "shared/table/setup/setup.h"

#include <map>
#include <set>

namespace pitwatch::simulation {

// A game that a player banks, judged from the events alone: what the players lose is what the bank
// collects and what they win is what it pays, the house raises no claim, and the fees of every hand
// that was begun are collected once, or given back where the hand is void.
class BankCheck {
public:
    explicit BankCheck(const table::Setup& setup) : m_setup(setup) {}

    void follow(const events::Event& event);

private:
    void followWagers(const events::Event& event);
    void followFees(const events::Event& event);
    void followMoney(const events::Event& event);
    void checkFees() const;
    std::string name() const { return m_setup.submission.table.text(); }

    const table::Setup& m_setup;
    std::optional<std::uint8_t> m_holder;
    bool m_offered = false;
    std::optional<std::uint8_t> m_banker; // Of the hand: as it was when the bets were closed.
    bool m_locked = false;
    // Where bets are told and none was, there is no hand unless cards are seen.
    bool m_betsTold = false;
    bool m_nobodyBet = false;
    bool m_dealt = false;
    std::map<std::uint8_t, std::int64_t> m_bets; // Bet 3, which is never withdrawn.
    std::map<std::uint8_t, std::int64_t> m_fees;
    std::int64_t m_lost = 0;
    std::int64_t m_won = 0;
};

// Wagers that were abandoned or forfeited win nothing, and cards are not racked over a claim that
// nobody has verified (or paid, where the rules want that) without a finding.
class LostWagerCheck {
public:
    explicit LostWagerCheck(const table::Setup& setup) : m_setup(setup) {}

    void follow(const events::Event& event);

private:
    void followClaims(const events::Event& event);

    const table::Setup& m_setup;
    std::set<std::uint8_t> m_lost;
    std::optional<events::RoundId> m_round;
    std::set<std::uint64_t> m_ofRound;
    std::set<std::uint64_t> m_unseen; // Claims of this round that nobody has verified, or paid.
    std::size_t m_found = 0;
};

} // namespace pitwatch::simulation
