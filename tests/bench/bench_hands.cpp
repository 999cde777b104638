#include "shared/cards/five_card_hand.h"
#include "shared/cards/three_card_hand.h"
#include "tests/bench/random_hands.h"

#include <benchmark/benchmark.h>

// Hands per second. The bare loops do everything but evaluate (they add up the cards' indices), so
// the ratio to them says what evaluating costs, whatever else the machine does.

using namespace pitwatch;
using cards::Card;
using cards::HandPrefix;
using cards::kDeck;
using cards::kDeckSize;

namespace {

constexpr std::int64_t kFiveCardHands = 2'598'960, kSixCardHands = 20'358'520;
// Small enough to stay in the second-level cache.
constexpr std::size_t kHands = 16'384;

template <std::size_t Count, typename Evaluate>
void overRandomHands(benchmark::State& state, Evaluate evaluate) {
    const auto hands = bench::randomHands<Count>(kHands);
    for (auto _ : state) {
        std::uint32_t sum = 0;
        for (const auto& hand : hands)
            sum += evaluate(hand);
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

// Reads a hand's cards and nothing more.
constexpr auto kBare = [](const auto& hand) {
    std::uint32_t sum = 0;
    for (const Card card : hand)
        sum += card.index();
    return sum;
};

void randomFiveBare(benchmark::State& state) {
    overRandomHands<5>(state, kBare);
}
BENCHMARK(randomFiveBare);

void randomFive(benchmark::State& state) {
    overRandomHands<5>(state, [](const std::array<Card, 5>& hand) {
        return static_cast<std::uint32_t>(cards::evaluateFive(hand).category);
    });
}
BENCHMARK(randomFive);

void randomThreeBare(benchmark::State& state) {
    overRandomHands<3>(state, kBare);
}
BENCHMARK(randomThreeBare);

void randomThree(benchmark::State& state) {
    overRandomHands<3>(state, [](const std::array<Card, 3>& hand) {
        return static_cast<std::uint32_t>(cards::evaluateThree(hand).category);
    });
}
BENCHMARK(randomThree);

void randomBestOfSixBare(benchmark::State& state) {
    overRandomHands<6>(state, kBare);
}
BENCHMARK(randomBestOfSixBare);

void randomBestOfSix(benchmark::State& state) {
    overRandomHands<6>(state, [](const std::array<Card, 6>& hand) {
        return static_cast<std::uint32_t>(cards::bestFiveOfSix(hand).category);
    });
}
BENCHMARK(randomBestOfSix);

// Walks every hand of Count + 1 cards: `visit(prefix, card)` for the last one.
template <std::size_t Count, std::size_t Dealt, typename Visit>
void walk(const HandPrefix<Dealt>& prefix, std::size_t from, const Visit& visit) {
    for (std::size_t at = from; at < kDeckSize; ++at) {
        if constexpr (Dealt == Count)
            visit(prefix, kDeck[at]);
        else
            walk<Count>(prefix.with(kDeck[at]), at + 1, visit);
    }
}

void everyFiveBare(benchmark::State& state) {
    for (auto _ : state) {
        std::uint32_t sum = 0;
        walk<4>(HandPrefix<0>(), 0, [&](const HandPrefix<4>&, Card last) { sum += last.index(); });
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * kFiveCardHands);
}
BENCHMARK(everyFiveBare);

void everyFive(benchmark::State& state) {
    for (auto _ : state) {
        std::uint32_t sum = 0;
        walk<4>(HandPrefix<0>(), 0, [&](const HandPrefix<4>& four, Card last) {
            sum += static_cast<std::uint32_t>(four.five(last).category);
        });
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * kFiveCardHands);
}
BENCHMARK(everyFive);

void everyBestOfSix(benchmark::State& state) {
    for (auto _ : state) {
        std::uint32_t sum = 0;
        walk<5>(HandPrefix<0>(), 0, [&](const HandPrefix<5>& five, Card last) {
            sum += static_cast<std::uint32_t>(five.bestOfSix(last).category);
        });
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * kSixCardHands);
}
BENCHMARK(everyBestOfSix);

} // namespace
