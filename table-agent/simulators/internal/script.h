#pragma once

#include "shared/events/deal_events.h"
#include "table-agent/simulators/dealt_round.h"

#include <string_view>

namespace pitwatch::simulators {

// Writes one round down, saying by saying. Each part of a round has its file.
class Script {
public:
    Script(const rules::RuleSet& rules, const rules::Submission& submission,
           const RoundConditions& conditions, feed::SeededRandom& random)
        : m_rules(rules)
        , m_submission(submission)
        , m_conditions(conditions)
        , m_random(random)
        , m_round(dealRound(rules, conditions, random)) {}

    Sayings write();

private:
    bool has(Incident incident) const { return m_conditions.incidents.contains(incident); }

    // Bets and their chips: script_bets.cpp.

    // Neighbours two by two are one person's boxes, where one person may have two. A name belongs
    // to the lower box for good, so that whoever was named before has no third.
    void namePlayers();
    const char* baseName(std::size_t at) const;
    void wager(std::uint32_t afterMs, std::uint8_t seat, std::string_view name,
               std::int64_t amount);
    // The chips are gone from there.
    void lift(std::uint32_t afterMs, std::uint8_t seat, std::string_view name);
    void bets();
    void sideBets(Player& player);
    void counts();
    void count(bool Player::*made, const char* wager);
    bool canDoWithoutTheFirst() const;
    // The coin comes too late, and the floorperson leaves that player out.
    void ruleOut();

    // The deal and the stub: script_deal.cpp.

    void reportSkipped(std::uint8_t seat);
    // Passes the first player over, with a word about it or without; or does not, and then somebody
    // will say so who was dealt to: true.
    bool skip();
    void deal();
    // Nobody has called, and somebody who has seen a card would have more on it.
    void dealTooEarly();
    // Whether the round is played with them.
    bool ruleOnEarlyCards();
    // A card too many in the deal or after it; or one too few, and the shoe never says that it was
    // the last.
    void misdeal(std::vector<events::DealtPacket> packets);
    // The player-dealer's stack becomes the board, less the card that is discarded.
    ordered_json told(const std::vector<events::DealtPacket>& packets);
    void countStub(int stub);

    // From the decisions to the hands: script_play.cpp.

    void leave(Player& player);
    void forfeit(Player& player);
    void board(std::uint32_t afterMs, const char* place, std::size_t from, std::size_t first);
    void playLetItRide();
    // From the dealer's left, or the other way about.
    std::vector<Player> asked() const;
    void burn();
    // The player takes the chips up before the dealer presses for it, or after.
    void decideBet(std::uint8_t seat, const char* wager);
    void playRunEmTwice();
    // Whoever folds does so in the second decision.
    void decideRun(const Player& player, std::size_t stage, const char* wager);
    // Now and then the chips tell it before the dealer does, put down one after another.
    void putDown(std::uint8_t seat, const char* name, std::int64_t multiple);
    void showHands();
    static ordered_json texts(const std::vector<cards::Card>& cards);

    const rules::RuleSet& m_rules;
    const rules::Submission& m_submission;
    const RoundConditions& m_conditions;
    feed::SeededRandom& m_random;
    Sayings m_sayings;
    DealtRound m_round;
    std::int64_t m_bet = 0;
    int m_out = 0; // Cards that left the deck.
    bool m_stubIsWrong = false;
};

} // namespace pitwatch::simulators
