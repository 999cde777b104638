#include "shared/rules/returns/returns.h"
#include "shared/rules/settlement.h"
#include "tests/bench/random_hands.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

// Rounds settled per second, and seconds for the returns of each rule set.

using namespace pitwatch;

namespace {

constexpr auto kLetItRide = R"(rule_set = "mlgca-let-it-ride"
table = "T01"
dealing = "manual_shoe"
min_bet = 500
max_bet = 50000
adjacent_boxes = 1
payout_limit = 5000000
[wagers]
base = "A"
five_card = "C"
three_card = "B"
six_card = "A"
[progressive]
paytable = "A"
link = "LINK1"
wagers = [100, 500]
[progressive.levels.main]
rate = 0.05
initial = 1000000
reset = 1000000
)";

constexpr auto kComar = R"(rule_set = "comar-let-it-ride"
table = "T02"
dealing = "manual_shoe"
min_bet = 500
max_bet = 50000
adjacent_boxes = 1
[wagers]
base = "B"
five_card = "A"
three_card = "A"
six_card = "B"
)";

constexpr auto kCalifornia = R"(rule_set = "california-let-it-ride"
table = "T03"
dealing = "automated_shoe"
min_bet = 500
max_bet = 50000
adjacent_boxes = 1
[shuffler]
counts_cards = true
decks = 2
reshuffles = false
[wagers]
base = "LIRX-03"
[collection]
player_fee_per_bet = 100
player_dealer_fee_per_hand = 200
)";

constexpr auto kHouse = R"(rule_set = "house-let-it-ride"
table = "T04"
dealing = "hand"
min_bet = 500
max_bet = 1000
adjacent_boxes = 1
[wagers]
base = "A"
three_card = "A"
)";

constexpr auto kRunEmTwice = R"(rule_set = "mlgca-run-em-twice"
table = "T05"
dealing = "manual_shoe"
min_bet = 500
max_bet = 50000
adjacent_boxes = 1
[wagers]
base = "A"
five_card = "A"
ultimate_pairs = "C"
[progressive]
paytable = "A"
link = "LINK1"
wagers = [100]
[progressive.levels.main]
rate = 0.05
initial = 1000000
reset = 1000000
)";

struct Table {
    const rules::RuleSet& ruleSet;
    rules::Submission submission;
};

Table tableOf(const char* toml) {
    const auto submission = rules::parseSubmission(toml, rules::RuleBook::builtIn());
    if (!submission)
        std::abort();
    return {*rules::RuleBook::builtIn().find(submission->ruleSet), *submission};
}

// Seven seats with every side wager; each deal is 7 * 3 + 2 + 3 cards of one deck.
std::vector<rules::Round> fullRounds(std::size_t howMany) {
    using rules::WagerKind;
    std::vector<rules::Round> rounds;
    for (const auto& dealt : bench::randomHands<26>(howMany)) {
        rules::Round& round = rounds.emplace_back();
        std::size_t next = 0;
        for (std::uint8_t number = 1; number <= 7; ++number) {
            rules::SeatRound& seat = round.seats.emplace_back();
            seat.seat.number = number;
            for (int i = 0; i < 3; ++i)
                seat.cards.push_back(dealt[next++]);
            seat.stake(WagerKind::Base) = core::Cents{1'000};
            for (const WagerKind wager : {WagerKind::FiveCard, WagerKind::ThreeCard,
                                          WagerKind::SixCard, WagerKind::Progressive})
                seat.stake(wager) = core::Cents{100};
            seat.bet1 = rules::BetChoice::Withdraw;
            seat.bet2 = rules::BetChoice::Ride;
        }
        round.at(rules::kFirstCommunity) = dealt[next++];
        round.at(rules::kSecondCommunity) = dealt[next++];
        for (int i = 0; i < 3; ++i)
            round.sixCardBox.push_back(dealt[next++]);
        round.meters[static_cast<std::size_t>(rules::MeterLevel::Main)] = core::Cents{1'234'567};
    }
    return rounds;
}

void settleFullRound(benchmark::State& state) {
    const Table table = tableOf(kLetItRide);
    const rules::TableRules tableRules(table.ruleSet, table.submission);
    const auto rounds = fullRounds(1'024);
    for (auto _ : state) {
        std::int64_t paid = 0;
        for (const rules::Round& round : rounds) {
            const auto settlement = rules::settle(tableRules, round);
            if (!settlement)
                return state.SkipWithError(settlement.error().text.c_str());
            paid += settlement->seats[0].totalPaid.value();
        }
        benchmark::DoNotOptimize(paid);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(rounds.size()));
}
BENCHMARK(settleFullRound);

void returnsOf(benchmark::State& state, const char* toml) {
    const Table table = tableOf(toml);
    for (auto _ : state) {
        const auto returns = returns::expectedReturns(table.ruleSet, table.submission);
        benchmark::DoNotOptimize(returns.wagers.size());
    }
}
BENCHMARK_CAPTURE(returnsOf, mlgca_let_it_ride, kLetItRide)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(returnsOf, comar_let_it_ride, kComar)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(returnsOf, california_let_it_ride, kCalifornia)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(returnsOf, house_let_it_ride, kHouse)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(returnsOf, mlgca_run_em_twice, kRunEmTwice)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

} // namespace
