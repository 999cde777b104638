#include "shared/rules/returns/internal/run_em_twice.h"

#include "shared/cards/card_set.h"
#include "shared/cards/hand_prefix.h"
#include "shared/core/assertion.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

// For one pair of hole cards, each pair of community cards has a vector: what a run of hole cards,
// pair and center wins for each center card. A run's expectation is then the vector's sum, and the
// center wager, which pays as the better of the two runs (R3: lose < push < win by odds, so exactly
// the greater of the two), is the sum of the element-wise maximum of two vectors.
//
// Wagers of two antes are left out: what a position is worth is a convex function of each wager
// (the greatest of several linear ones), so one ante or three antes is always at least as good.

namespace pitwatch::returns {

using cards::Card;
using cards::CardSet;
using cards::HandPrefix;

namespace {

constexpr std::size_t kRest = 50;
constexpr std::size_t kLanes = 8;
// The 50 cards left, filled up to whole groups of lanes.
constexpr std::size_t kPadded = 56;
constexpr std::array<std::int64_t, 2> kMultiples{1, 3};

using Progress = std::function<void(std::size_t done, std::size_t total)>;

struct CommunityPair {
    std::array<std::int16_t, kPadded> net{};
    std::int32_t first = 0;
    std::int32_t second = 0;
    std::int32_t netSum = 0;
    std::int32_t anteSum = 0;
};

struct Later {
    // Sums over the second pairs of community cards, by index of both wagers in kMultiples.
    std::array<std::array<std::int64_t, 2>, 2> net{};
    std::array<std::array<std::int32_t, 2>, 2> centerWagers{};
};

std::int32_t anteOf(const RunEmTwiceGame& game, std::int32_t net) {
    return net > 0 ? game.anteTo1 : net;
}

std::vector<CommunityPair> communityPairs(const RunEmTwiceGame& game,
                                          const std::array<Card, 2>& hole) {
    CardSet left = CardSet::fullDeck();
    left.erase(hole[0]);
    left.erase(hole[1]);
    const std::vector<Card> rest = [&] {
        std::vector<Card> list;
        for (const Card card : left)
            list.push_back(card);
        return list;
    }();
    const auto two = HandPrefix<0>().with(hole[0]).with(hole[1]);
    const auto taken = static_cast<std::int16_t>(game.payouts.largest());
    std::vector<CommunityPair> pairs;
    for (std::size_t a = 0; a < kRest; ++a)
        for (std::size_t b = a + 1; b < kRest; ++b) {
            const auto four = two.with(rest[a]).with(rest[b]);
            CommunityPair& pair = pairs.emplace_back();
            pair.first = static_cast<std::int32_t>(a);
            pair.second = static_cast<std::int32_t>(b);
            for (std::size_t c = 0; c < kRest; ++c) {
                if (c == a || c == b) {
                    // No center card: the largest payout outweighs whatever the other pair says.
                    pair.net[c] = taken;
                    continue;
                }
                const std::int32_t net = game.payouts.of(four.five(rest[c], game.aceLow));
                pair.net[c] = static_cast<std::int16_t>(net);
                pair.netSum += net;
                pair.anteSum += anteOf(game, net);
            }
        }
    return pairs;
}

std::int32_t sumOfGreater(const CommunityPair& x, const CommunityPair& y) {
    std::array<std::int16_t, kLanes> sums{};
    for (std::size_t group = 0; group < kPadded; group += kLanes)
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            sums[lane] = static_cast<std::int16_t>(
                sums[lane] + std::max(x.net[group + lane], y.net[group + lane]));
    std::int32_t sum = 0;
    for (const std::int16_t part : sums)
        sum += part;
    return sum;
}

bool disjoint(const CommunityPair& x, const CommunityPair& y) {
    return x.first != y.first && x.first != y.second && x.second != y.first && x.second != y.second;
}

// What the run of `pair` is worth over the centers that `other` leaves.
struct RunValue {
    std::int64_t net;
    std::int64_t ante;
};
RunValue runValue(const RunEmTwiceGame& game, const CommunityPair& pair,
                  const CommunityPair& other) {
    const std::int32_t a = pair.net[static_cast<std::size_t>(other.first)];
    const std::int32_t b = pair.net[static_cast<std::size_t>(other.second)];
    return {pair.netSum - a - b, pair.anteSum - anteOf(game, a) - anteOf(game, b)};
}

// The last decision, for both orders in which the two pairs may have been revealed: with the
// wagers on the two runs exchanged, the position is the same.
void decideCenter(const RunEmTwiceGame& game, const CommunityPair& x, const CommunityPair& y,
                  Later& afterX, Later& afterY) {
    const std::int64_t center = sumOfGreater(x, y) - 4 * game.payouts.largest();
    const std::int64_t centerWager = center > 0 ? 3 : 1;
    const RunValue runX = runValue(game, x, y);
    const RunValue runY = runValue(game, y, x);
    const std::int64_t rest = runX.ante + runY.ante + centerWager * center;
    for (std::size_t i = 0; i < 2; ++i)
        for (std::size_t j = 0; j < 2; ++j) {
            const std::int64_t play = kMultiples[i] * runX.net + kMultiples[j] * runY.net + rest;
            const std::int64_t fold = -kCenters * (2 + kMultiples[i] + kMultiples[j]);
            const std::int64_t best = std::max(play, fold);
            const auto wager = static_cast<std::int32_t>(play > fold ? centerWager : 0);
            afterX.net[i][j] += best;
            afterX.centerWagers[i][j] += wager;
            afterY.net[j][i] += best;
            afterY.centerWagers[j][i] += wager;
        }
}

std::vector<Later> decideCenters(const RunEmTwiceGame& game,
                                 const std::vector<CommunityPair>& pairs) {
    std::vector<Later> later(pairs.size());
    for (std::size_t x = 0; x < pairs.size(); ++x)
        for (std::size_t y = x + 1; y < pairs.size(); ++y)
            if (disjoint(pairs[x], pairs[y]))
                decideCenter(game, pairs[x], pairs[y], later[x], later[y]);
    return later;
}

// At equal value the smaller wager is taken, so that the average wager is well defined.
HoleResult better(HoleResult smaller, HoleResult larger) {
    return larger.net > smaller.net ? larger : smaller;
}

HoleResult decideSecondRun(const Later& later, std::size_t firstRun) {
    const std::int64_t wagered = 2 + kMultiples[firstRun];
    HoleResult best{-wagered * kSecondRuns * kCenters, wagered * kSecondRuns};
    for (std::size_t secondRun = 0; secondRun < 2; ++secondRun)
        best = better(
            best, {later.net[firstRun][secondRun], (wagered + kMultiples[secondRun]) * kSecondRuns +
                                                       later.centerWagers[firstRun][secondRun]});
    return best;
}

} // namespace

HoleResult playHole(const RunEmTwiceGame& game, std::array<Card, 2> hole) {
    // Seven payouts are added in 16 bits.
    PW_ASSERT(game.payouts.largest() <= 4'000);
    const std::vector<CommunityPair> pairs = communityPairs(game, hole);
    const std::vector<Later> later = decideCenters(game, pairs);
    HoleResult best{-2 * kFirstRuns * kSecondRuns * kCenters, 2 * kFirstRuns * kSecondRuns};
    for (std::size_t firstRun = 0; firstRun < 2; ++firstRun) {
        HoleResult total;
        for (const Later& position : later) {
            const HoleResult result = decideSecondRun(position, firstRun);
            total.net += result.net;
            total.wagered += result.wagered;
        }
        best = better(best, total);
    }
    return best;
}

std::vector<HoleClass> holeClasses() {
    using cards::Suit;
    std::vector<HoleClass> classes;
    for (unsigned high = 0; high < cards::kRankCount; ++high) {
        const auto top = static_cast<cards::Rank>(high);
        classes.push_back({{Card(top, Suit::Spades), Card(top, Suit::Hearts)}, 6});
        for (unsigned low = 0; low < high; ++low) {
            const auto bottom = static_cast<cards::Rank>(low);
            classes.push_back({{Card(top, Suit::Spades), Card(bottom, Suit::Spades)}, 4});
            classes.push_back({{Card(top, Suit::Spades), Card(bottom, Suit::Hearts)}, 12});
        }
    }
    return classes;
}

BaseResult runEmTwice(const RunEmTwiceGame& game, const Progress& progress) {
    const std::vector<HoleClass> classes = holeClasses();
    std::vector<HoleResult> results(classes.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&](const Progress& report) {
        for (std::size_t at = next++; at < classes.size(); at = next++) {
            results[at] = playHole(game, classes[at].cards);
            if (report)
                report(std::min(next.load(), classes.size()), classes.size());
        }
    };
    {
        const unsigned others = std::max(std::thread::hardware_concurrency(), 1U) - 1;
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < others; ++i)
            threads.emplace_back([&work] { work({}); });
        work(progress);
    }
    std::int64_t net = 0, wagered = 0, deals = 0;
    for (std::size_t at = 0; at < classes.size(); ++at) {
        net += classes[at].deals * results[at].net;
        wagered += classes[at].deals * results[at].wagered;
        deals += classes[at].deals;
    }
    return {Ratio(net, deals * kFirstRuns * kSecondRuns * kCenters),
            Ratio(wagered, deals * kFirstRuns * kSecondRuns)};
}

} // namespace pitwatch::returns
