#include "table-agent/simulators/dealt_round.h"

#include "shared/cards/deck.h"

#include <algorithm>
#include <array>

namespace pitwatch::simulators {

using rules::Game;

namespace {

using Deck = std::vector<cards::Card>;

// Brings the cards of a royal flush to where the first player and the board get them: the whole of
// a Let It Ride hand, or the horizontal run of a cross, whose centre is dealt last.
void stack(Deck& deck, Game game) {
    static constexpr std::array<std::size_t, 5> kHand{0, 1, 2, 3, 4};
    static constexpr std::array<std::size_t, 5> kRun{0, 1, 2, 3, 6};
    const auto& places = game == Game::LetItRide ? kHand : kRun;
    auto place = places.begin();
    for (const char* text : {"As", "Ks", "Qs", "Js", "Ts"})
        std::swap(deck[*place++], *std::find(deck.begin(), deck.end(), *cards::Card::parse(text)));
}

Deck shuffled(feed::SeededRandom& random) {
    Deck deck(cards::kDeck.begin(), cards::kDeck.end());
    for (std::size_t last = deck.size() - 1; last > 0; --last)
        std::swap(deck[last], deck[random.below(last + 1)]);
    return deck;
}

std::vector<Player> seatedPlayers(const rules::RuleSet& rules,
                                  const std::optional<std::uint8_t>& banker,
                                  feed::SeededRandom& random) {
    const auto most = static_cast<std::uint64_t>(rules.table.seats) - 1;
    const std::size_t count = 1 + random.below(most);
    std::vector<std::uint8_t> seats;
    for (int seat = 1; seat <= rules.table.positions; ++seat)
        if (banker != static_cast<std::uint8_t>(seat))
            seats.push_back(static_cast<std::uint8_t>(seat));
    while (seats.size() > count)
        seats.erase(seats.begin() + static_cast<std::ptrdiff_t>(random.below(seats.size())));
    std::vector<Player> players;
    for (const std::uint8_t seat : seats)
        players.push_back({.seat = seat});
    for (std::size_t at = 0; at + 1 < players.size(); ++at)
        players[at].folds = rules.game == Game::RunEmTwice && random.percent(30);
    return players;
}

// The first player's cards are followed by the board, so that a stacked deck makes one hand.
void dealFrom(const Deck& deck, const rules::DealRule& rule, DealtRound& round) {
    auto next = deck.begin();
    const auto take = [&](int count) {
        const auto from = next;
        next += count;
        return Deck(from, next);
    };
    round.players.front().hand = take(rule.perPlayer);
    round.board = take(rule.community);
    for (std::size_t at = 1; at < round.players.size(); ++at)
        round.players[at].hand = take(rule.perPlayer);
    round.box = take(3);
}

} // namespace

DealtRound dealRound(const rules::RuleSet& rules, const RoundConditions& conditions,
                     feed::SeededRandom& random) {
    const bool jackpot = conditions.incidents.contains(Incident::Jackpot);
    Deck deck = shuffled(random);
    if (jackpot)
        stack(deck, rules.game);
    DealtRound round{seatedPlayers(rules, conditions.banker, random), {}, {}};
    dealFrom(deck, rules.deal, round);
    if (jackpot)
        round.players.front().folds = false;
    return round;
}

} // namespace pitwatch::simulators
