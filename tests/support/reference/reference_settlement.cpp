#include "tests/support/reference/reference_settlement.h"

#include "tests/support/reference/reference_lines.h"
#include "tests/support/reference/reference_progressive.h"
#include "tests/support/reference/reference_round.h"
#include "tests/support/reference/reference_submission.h"

#include <algorithm>

namespace pitwatch::reference {

namespace {

using nlohmann::json;

constexpr int kTens = 10;
constexpr int kJacks = 11;
constexpr int kSixes = 6;

class Settlement {
public:
    Settlement(const json& submission, const Round& round)
        : m_submission(submission)
        , m_round(round)
        , m_ruleSet(submission["rule_set"])
        , m_progressive(submission, round)
        , m_bank(round.bankWager) {}

    json run() {
        json answer = {{"order", json::array()}, {"seats", json::array()}};
        for (const Seat& seat : m_round.seats) {
            answer["order"].push_back(seat.seat);
            answer["seats"].push_back(settleSeat(seat));
        }
        if (m_submission.contains("progressive"))
            answer["meters"] = m_progressive.metersAnswer();
        if (isCalifornia())
            answer["player_dealer"] = {
                {"wager", m_round.bankWager},
                {"collected", m_bank.collected()},
                {"paid", m_bank.paid()},
                {"fee", m_submission["collection"]["player_dealer_fee_per_hand"]}};
        return answer;
    }

private:
    bool isCalifornia() const { return m_ruleSet == "california-let-it-ride"; }
    bool isRunEmTwice() const { return m_ruleSet == "mlgca-run-em-twice"; }

    std::string letter(const std::string& wager) const { return m_submission["wagers"][wager]; }

    json settleSeat(const Seat& seat) {
        json lines = isRunEmTwice() ? runEmTwiceLines(seat) : letItRideLines(seat);
        if (seat.wager("progressive") > 0) {
            const Cents paid = m_progressive.settle(seat);
            // "for 1" and "percent of meter" keep the stake.
            lines.push_back(lineOf("progressive", seat.wager("progressive"),
                                   m_progressive.wins(seat) ? "win" : "lose", paid, 0));
        }
        json envy = m_progressive.envyOf(seat);
        Cents totalPaid = 0;
        Cents totalReturned = 0;
        for (const json& line : lines) {
            totalPaid += line["paid"].get<Cents>();
            totalReturned += line["returned"].get<Cents>();
        }
        for (const json& line : envy)
            totalPaid += line["paid"].get<Cents>();
        return {{"seat", seat.seat},
                {"hand", handOf(seat)},
                {"lines", lines},
                {"envy", envy},
                {"fee", feeOf()},
                {"total_paid", totalPaid},
                {"total_returned", totalReturned}};
    }

    // A fee for each of the three bets, whatever happens to them.
    Cents feeOf() const {
        return isCalifornia() ? 3 * m_submission["collection"]["player_fee_per_bet"].get<Cents>()
                              : 0;
    }

    json handOf(const Seat& seat) const {
        const auto hand = fiveCardHandOf(m_submission, m_round, seat);
        return hand ? json(nameOf(*hand)) : json(nullptr);
    }

    // --- Let It Ride ---

    json letItRideLines(const Seat& seat) {
        json lines = json::array();
        PayoutLimit limit(m_submission);
        const Cards five = letItRideFive(m_round, seat);
        const Cents odds =
            pays(*findBase(m_ruleSet, letter("base")), fiveCard(five), pairRank(five), kTens);
        const Cents bet = seat.wager("bet");
        addBet(lines, "bet1", bet, seat.bet1Rides, odds, limit);
        addBet(lines, "bet2", bet, seat.bet2Rides, odds, limit);
        addBet(lines, "bet3", bet, true, odds, limit);
        if (const Cents stake = seat.wager("five_card"); stake > 0)
            lines.push_back(letItRideFiveCard(five, stake));
        if (const Cents stake = seat.wager("three_card"); stake > 0)
            lines.push_back(
                toOne("three_card", stake,
                      pays(*findThreeCard(m_ruleSet, letter("three_card")), seat.cards)));
        if (const Cents stake = seat.wager("six_card"); stake > 0)
            lines.push_back(sixCard(seat, stake));
        return lines;
    }

    void addBet(json& lines, const std::string& name, Cents stake, bool rides, Cents odds,
                PayoutLimit& limit) {
        if (!rides) {
            lines.push_back(lineOf(name, stake, "withdrawn", 0, stake));
            return;
        }
        const Cents due = limit.cut(stake * odds);
        if (isCalifornia())
            lines.push_back(m_bank.settle(name, stake, odds > 0, due));
        else if (odds > 0)
            lines.push_back(lineOf(name, stake, "win", due, stake));
        else
            lines.push_back(lineOf(name, stake, "lose", 0, 0));
    }

    // L3: the amount of the table is the whole payout, the stake was collected before the deal.
    json letItRideFiveCard(const Cards& five, Cents stake) const {
        const Cents dollars = pays(*findFiveCard(m_ruleSet, letter("five_card")), fiveCard(five),
                                   pairRank(five), kTens);
        return lineOf("five_card", stake, dollars > 0 ? "win" : "lose", dollars * 100, 0);
    }

    // The player's three cards with the box's three. L3: fixed sums on top of the returned stake.
    json sixCard(const Seat& seat, Cents stake) const {
        Cards six = seat.cards;
        six.insert(six.end(), m_round.sixCardBox.begin(), m_round.sixCardBox.end());
        const SixCardTable& table = *findSixCard(m_ruleSet, letter("six_card"));
        if (isSuperRoyal(six)) {
            const Cents dollars = six.front().suit == 'd' ? table.superRoyalDiamondsDollars
                                                          : table.superRoyalOtherDollars;
            return lineOf("six_card", stake, "win", dollars * 100, stake);
        }
        return toOne("six_card", stake, pays(table.poker, bestOfSix(six), 0, kTens));
    }

    // --- Run 'Em Twice ---

    struct Run {
        bool wins = false;
        bool pushes = false;
        Cents odds = 0;
    };

    // Ch. 12B: jacks or better win, a pair of 6s to 10s pushes, all below loses.
    Run judge(const Cards& five) const {
        const FiveCard hand = fiveCard(five, aceLowStraight(m_submission));
        Run run;
        run.odds = pays(*findBase(m_ruleSet, letter("base")), hand, pairRank(five), kJacks);
        run.wins = run.odds > 0;
        run.pushes = !run.wins && hand == FiveCard::Pair && pairRank(five) >= kSixes;
        return run;
    }

    json runEmTwiceLines(const Seat& seat) {
        json lines = seat.folded() ? foldedLines(seat) : playedLines(seat);
        if (const Cents stake = seat.wager("five_card"); stake > 0)
            lines.push_back(boardBonus(stake));
        if (const Cents stake = seat.wager("ultimate_pairs"); stake > 0)
            lines.push_back(
                toOne("ultimate_pairs", stake,
                      pays(*findUltimatePairs(m_ruleSet, letter("ultimate_pairs")), seat.cards)));
        return lines;
    }

    // Ch. 11B(2), D(1), F(1): a fold loses what was placed; what was not has no line.
    static json foldedLines(const Seat& seat) {
        const Cents ante = seat.wager("ante");
        json lines = {lineOf("ante1", ante, "lose", 0, 0), lineOf("ante2", ante, "lose", 0, 0)};
        const std::vector<std::string> names = {"run1", "run2"};
        for (std::size_t i = 0; i + 1 < seat.multiples.size(); ++i)
            lines.push_back(lineOf(names[i], ante * seat.multiples[i], "lose", 0, 0));
        return lines;
    }

    json playedLines(const Seat& seat) const {
        PayoutLimit limit(m_submission);
        const Run first = judge(firstRun(m_round, seat));
        const Run second = judge(secondRun(m_round, seat));
        const Cents ante = seat.wager("ante");
        json lines = json::array();
        // R2: each ante shares the fate of its run, and wins 1 to 1 (ch. 12A).
        addRun(lines, "ante1", ante, first, 1, limit);
        addRun(lines, "ante2", ante, second, 1, limit);
        addRun(lines, "run1", ante * seat.multiples[0], first, first.odds, limit);
        addRun(lines, "run2", ante * seat.multiples[1], second, second.odds, limit);
        // R3, ch. 11I(3)(b)-(d).
        Run center;
        center.odds = std::max(first.odds, second.odds);
        center.wins = first.wins || second.wins;
        center.pushes = !center.wins && (first.pushes || second.pushes);
        addRun(lines, "center", ante * seat.multiples[2], center, center.odds, limit);
        return lines;
    }

    static void addRun(json& lines, const std::string& name, Cents stake, const Run& run,
                       Cents odds, PayoutLimit& limit) {
        if (run.wins)
            lines.push_back(lineOf(name, stake, "win", limit.cut(stake * odds), stake));
        else if (run.pushes)
            lines.push_back(lineOf(name, stake, "push", 0, stake));
        else
            lines.push_back(lineOf(name, stake, "lose", 0, 0));
    }

    // Ch. 12D: the five community cards themselves, a pair of 6s or better.
    json boardBonus(Cents stake) const {
        Cards board;
        for (const auto& [place, card] : m_round.cross)
            board.push_back(card);
        const FiveCard hand = fiveCard(board, aceLowStraight(m_submission));
        return toOne(
            "five_card", stake,
            pays(*findFiveCard(m_ruleSet, letter("five_card")), hand, pairRank(board), kSixes));
    }

    const json& m_submission;
    const Round& m_round;
    std::string m_ruleSet;
    Progressive m_progressive;
    Bank m_bank;
};

} // namespace

nlohmann::json settle(const nlohmann::json& submission, const nlohmann::json& round) {
    if (const auto problems = fileProblemsOf(submission); !problems.empty())
        throw Refusal(problems.front().field + " " + problems.front().what);
    const Round read = readRound(submission, round);
    return Settlement(submission, read).run();
}

} // namespace pitwatch::reference
