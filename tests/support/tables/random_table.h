#pragma once

#include "shared/table/decide.h"

#include <random>

namespace pitwatch::support {

// Plays a table at random: mostly what could come next, sometimes anything at all. The same seed
// and the same states give the same inputs.
class RandomTable {
public:
    // `wildness` is how many inputs in a hundred are anything at all.
    RandomTable(std::uint64_t seed, int wildness) : m_random(seed), m_wildness(wildness) {}

    table::Input next(const table::State& state);

private:
    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }
    bool chance(int percent) { return upTo(99) < percent; }
    template <typename E>
    E any() {
        return static_cast<E>(upTo(static_cast<int>(core::kEnumCount<E>) - 1));
    }
    core::Seat seat(const table::State& state);
    cards::Card freshCard(const table::State& state);
    std::vector<cards::Card> freshCards(const table::State& state, int count);

    table::Input sensible(const table::State& state);
    table::Input prepareDeck(const table::Deck& deck, const table::State& state);
    std::optional<table::Input> mendedBet(const table::State& state);
    table::Input bet(const table::State& state);
    table::Input countedChips(const table::State& state);
    table::Input playOn(const table::State& state);
    table::Input resolvedChips(const table::State& state, events::Wager wager);
    table::Input deal(const table::State& state);
    table::Input turn(const table::State& state);
    table::Input wild(const table::State& state);
    table::Input wildAboutDecks(const table::State& state);
    table::Input wildAboutDevices(const table::State& state);
    table::Input wildAboutRounds(const table::State& state);
    table::Input aboutClaim(const table::State& state);
    table::Input wildAboutMoney(const table::State& state);

    std::mt19937_64 m_random;
    int m_wildness;
    int m_lastDeck = 0;
};

} // namespace pitwatch::support
