#include "shared/cards/five_card_hand.h"
#include "shared/cards/hand_prefix.h"
#include "shared/cards/three_card_hand.h"
#include "tests/bench/random_hands.h"

#include <benchmark/benchmark.h>

// Hands per second. The bare loops do everything but evaluate (they add up the cards' indices), so
// the ratio to them says what evaluating costs, whatever else the machine does.

using namespace pitwatch;
using cards::Card;
using cards::HandPrefix;
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

// Walks every hand of Count + 1 cards and adds up `visit(prefix, last card)`.
template <std::size_t Count, std::size_t Dealt, typename Visit>
std::uint64_t walk(const HandPrefix<Dealt> prefix, std::size_t from, const Visit visit) {
    std::uint64_t sum = 0;
    for (std::size_t at = from; at < kDeckSize; ++at) {
        if constexpr (Dealt == Count)
            sum += visit(prefix, Card::ofIndex(at));
        else
            sum += walk<Count>(prefix.with(Card::ofIndex(at)), at + 1, visit);
    }
    return sum;
}

// Flattened into nested loops, as one writes them by hand.
template <std::size_t Count, typename Visit>
[[gnu::flatten]] void overEveryHand(benchmark::State& state, std::int64_t hands, Visit visit) {
    for (auto _ : state) {
        const std::uint64_t sum = walk<Count - 1>(HandPrefix<0>(), 0, visit);
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * hands);
}

constexpr auto kBareLast = [](const auto&, Card last) { return unsigned{last.index()}; };
constexpr auto kFive = [](const HandPrefix<4>& four, Card last) {
    return static_cast<unsigned>(four.five(last).category);
};
constexpr auto kBestOfSix = [](const HandPrefix<5>& five, Card last) {
    return static_cast<unsigned>(five.bestOfSix(last).category);
};

void everyFiveBare(benchmark::State& state) {
    overEveryHand<5>(state, kFiveCardHands, kBareLast);
}
BENCHMARK(everyFiveBare);

void everyFive(benchmark::State& state) {
    overEveryHand<5>(state, kFiveCardHands, kFive);
}
BENCHMARK(everyFive);

void everyBestOfSixBare(benchmark::State& state) {
    overEveryHand<6>(state, kSixCardHands, kBareLast);
}
BENCHMARK(everyBestOfSixBare);

void everyBestOfSix(benchmark::State& state) {
    overEveryHand<6>(state, kSixCardHands, kBestOfSix);
}
BENCHMARK(everyBestOfSix);

} // namespace
