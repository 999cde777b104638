#include "tests/unit/rules/settle_json.h"

#include <QTest>

using namespace pitwatch::rules::test;
using nlohmann::json;

namespace {

const std::string kMlgca = "mlgca-let-it-ride";
const std::string kRide = R"("decisions": {"bet1": "ride", "bet2": "ride"})";

// One seat: cards, wagers besides the bet of 500, decisions riding.
std::string seat(int number, const std::string& cards, const std::string& wagers = "") {
    return R"({"seat": )" + std::to_string(number) + R"(, "cards": )" + cards +
           R"(, "wagers": {"bet": 500)" + wagers + "}, " + kRide + "}";
}

std::string roundOf(const std::string& seats, const std::string& community,
                    const std::string& meters = R"({"main": 1000000})") {
    return R"({"seats": [)" + seats + R"(], "community": )" + community +
           R"(, "six_card_box": ["2c", "7d", "9h"], "meters": )" + meters + "}";
}

} // namespace

// clauses: house-let-it-ride Let it Ride Side Bets/1, /3
// clauses: mlgca-let-it-ride ch. 1B(1), ch. 1B(2), ch. 1B(3), ch. 1B(4), ch. 1B(5), ch. 2B(10)/2
// clauses: mlgca-let-it-ride ch. 6C(9), ch. 7E(5)/2, ch. 7E(7), ch. 11B(1)(b)/1, ch. 11D/1
// clauses: mlgca-let-it-ride ch. 11D(3), ch. 11E(1), ch. 11E(3), ch. 11E(4), ch. 12E(1), ch. 12E(2)
// clauses: mlgca-let-it-ride ch. 12E(3), ch. 12E(5), ch. 12G, ch. 12H(1)

class TestLetItRide : public QObject {
    Q_OBJECT

private slots:
    void settlesFromTheDealersRight() {
        const auto answer =
            settleJson(submissionText(kMlgca), roundOf(seat(1, R"(["2s","4d","6h"])") + ',' +
                                                           seat(7, R"(["3s","5d","8h"])") + ',' +
                                                           seat(3, R"(["Js","Jd","8c"])"),
                                                       R"(["Ks","Qh"])"));
        COMPARE_JSON(answer["order"], json::parse("[7,3,1]"));
        COMPARE_LINES(seatIn(answer, 3),
                      QString("bet1 win 500+500, bet2 win 500+500, bet3 win 500+500"));
        COMPARE_LINES(seatIn(answer, 1), QString("bet1 lose 0+0, bet2 lose 0+0, bet3 lose 0+0"));
        COMPARE_JSON(seatIn(answer, 3)["total_paid"], 1500);
        COMPARE_JSON(seatIn(answer, 3)["total_returned"], 1500);
        COMPARE_JSON(seatIn(answer, 3)["fee"], 0);
    }

    void aWithdrawnBetHasItsStakeBack() {
        const auto answer =
            settleJson(submissionText(kMlgca),
                       roundOf(R"({"seat": 2, "cards": ["Ts","Td","3h"], "wagers": {"bet": 700},
                        "decisions": {"bet1": "withdraw", "bet2": "ride"}})",
                               R"(["Ks","Qh"])"));
        COMPARE_LINES(seatIn(answer, 2),
                      QString("bet1 withdrawn 0+700, bet2 win 700+700, bet3 win 700+700"));
        COMPARE_JSON(seatIn(answer, 2)["hand"], "pair");
    }

    void aPairOfNinesLoses() {
        const auto answer = settleJson(submissionText(kMlgca),
                                       roundOf(seat(1, R"(["9s","9d","3h"])"), R"(["Ks","Qh"])"));
        COMPARE_JSON(seatIn(answer, 1)["total_paid"], 0);
        COMPARE_JSON(seatIn(answer, 1)["hand"], "pair");
    }

    // L2 and L3: tens or better wins the five-card bonus, and the dollar stays with the house.
    void theFiveCardBonusPaysItsWholeAmount() {
        const std::string round =
            roundOf(seat(1, R"(["Ts","Td","3h"])", R"(, "five_card": 100)"), R"(["Ks","Qh"])");
        const auto withPair = settleJson(submissionText(kMlgca, {{"five_card", "A"}}), round);
        COMPARE_JSON(seatIn(withPair, 1)["lines"][3]["paid"], 200);
        COMPARE_JSON(seatIn(withPair, 1)["lines"][3]["returned"], 0);
        const auto without = settleJson(submissionText(kMlgca, {{"five_card", "C"}}), round);
        COMPARE_JSON(seatIn(without, 1)["lines"][3]["result"], "lose");
    }

    // L3: a Super Royal's amount comes on top of the stake.
    void theSuperRoyalReturnsTheStake() {
        const auto answer =
            settleJson(submissionText(kMlgca),
                       R"({"seats": [)" + seat(1, R"(["Ad","Kd","9d"])", R"(, "six_card": 300)") +
                           R"(], "community": ["2c","5h"], "six_card_box": ["Td","Jd","Qd"],
                   "meters": {"main": 1}})");
        COMPARE_JSON(seatIn(answer, 1)["lines"][3]["paid"], 100'000'000);
        COMPARE_JSON(seatIn(answer, 1)["lines"][3]["returned"], 300);
    }

    // L4: the six-card wager stands without the other side wagers (the row above has none), and
    // looks at the box, not at the community cards.
    void theSixCardWagerTakesTheBestFiveOfSix() {
        const auto answer =
            settleJson(submissionText(kMlgca),
                       R"({"seats": [)" + seat(1, R"(["8d","8s","2h"])", R"(, "six_card": 200)") +
                           R"(], "community": ["8c","5h"], "six_card_box": ["8h","2c","2d"],
                   "meters": {"main": 1}})");
        COMPARE_LINES(seatIn(answer, 1),
                      QString("bet1 win 1500+500, bet2 win 1500+500, bet3 win 1500+500, "
                              "six_card win 4000+200"));
    }

    // L1 and L8: only spades take the meter; suited A-2-3 is a straight flush and feeds no Envy.
    void progressiveBLooksAtThreeCards() {
        const auto answer =
            settleJson(submissionText(kMlgca, {{"progressive", "B"}}),
                       roundOf(seat(1, R"(["As","Ks","Qs"])", R"(, "progressive": 100)") + ',' +
                                   seat(2, R"(["Ah","Kh","Qh"])", R"(, "progressive": 500)") + ',' +
                                   seat(3, R"(["Ad","2d","3d"])", R"(, "progressive": 100)"),
                               R"(["9c","5h"])", R"({"main": 1234567})"));
        COMPARE_JSON(seatIn(answer, 1)["lines"][3]["paid"], 1'234'567);
        COMPARE_JSON(seatIn(answer, 2)["lines"][3]["paid"], 250'000);
        COMPARE_JSON(seatIn(answer, 3)["lines"][3]["paid"], 7'000);
        COMPARE_JSON(seatIn(answer, 3)["envy"],
                     json::parse(R"([{"for_seat":2,"hand":"akq_other","paid":2500},
                                 {"for_seat":1,"hand":"akq_spades","paid":10000}])"));
        COMPARE_JSON(seatIn(answer, 2)["envy"],
                     json::parse(R"([{"for_seat":1,"hand":"akq_spades","paid":50000}])"));
        COMPARE_JSON(answer["meters"],
                     json::parse(R"({"main":{"before":1234567,"after":100000}})"));
    }

    // Two straight flushes and a royal on one meter, paid one after the other; L5, L6.
    void aMeterPaysWhatItShowsAtThatPlayersTurn() {
        const auto answer =
            settleJson(submissionText(kMlgca),
                       roundOf(seat(1, R"(["As","Ks","Qs"])", R"(, "progressive": 100)") + ',' +
                                   seat(4, R"(["9s","8s","7s"])", R"(, "progressive": 500)"),
                               R"(["Js","Ts"])", R"({"main": 1234567})"));
        // Seat 4 is paid first: ten percent, rounded down, leaves the fraction in the meter.
        COMPARE_JSON(seatIn(answer, 4)["lines"][3]["paid"], 123'456);
        COMPARE_JSON(seatIn(answer, 1)["lines"][3]["paid"], 1'111'111);
        COMPARE_JSON(answer["meters"]["main"]["after"], 100'000);
        COMPARE_JSON(seatIn(answer, 4)["envy"][0]["paid"], 500'000);
        COMPARE_JSON(seatIn(answer, 1)["envy"][0]["paid"], 30'000);
        COMPARE_JSON(seatIn(answer, 1)["total_paid"], 1'111'111 + 30'000 + 3 * 500'000);
    }

    void theSecondOfTwoFullHitsIsPaidTheReset() {
        const auto answer = settleJson(
            edited(submissionText(kMlgca, {{"progressive", "E"}}), "reset = 25000",
                   "reset = 40000"),
            roundOf(seat(2, R"(["8s","8h","8d"])", R"(, "progressive": 100)") + ',' +
                        seat(6, R"(["4s","4h","4d"])", R"(, "progressive": 500)"),
                    R"(["8c","4c"])", R"({"mega": 1000000, "major": 100000, "minor": 77777})"));
        COMPARE_JSON(seatIn(answer, 6)["lines"][3]["paid"], 77'777);
        COMPARE_JSON(seatIn(answer, 2)["lines"][3]["paid"], 40'000);
        COMPARE_JSON(answer["meters"]["minor"],
                     json::parse(R"({"before": 77777, "after": 40000})"));
    }

    void aMeterAtNothingPaysNothingAndResets() {
        const auto answer =
            settleJson(submissionText(kMlgca, {{"progressive", "C"}}),
                       roundOf(seat(2, R"(["As","Ks","Qs"])", R"(, "progressive": 100)"),
                               R"(["9c","5d"])", R"({"main": 0})"));
        COMPARE_JSON(seatIn(answer, 2)["lines"][3], json::parse(R"({"wager": "progressive",
            "stake": 100, "result": "win", "paid": 0, "returned": 0})"));
        COMPARE_JSON(answer["meters"]["main"]["after"], 100'000);
    }

    void multiLevelMetersAreSeparate() {
        const auto answer = settleJson(
            submissionText(kMlgca, {{"progressive", "E"}}),
            roundOf(seat(1, R"(["As","Ks","Qs"])") + ',' +
                        seat(4, R"(["9s","8s","7s"])", R"(, "progressive": 100)"),
                    R"(["Js","Ts"])",
                    R"({"mega": 1234567, "major": 210000, "minor": 30000, "grand": "ignored"})"));
        COMPARE_JSON(seatIn(answer, 4)["lines"][3]["paid"], 210'000);
        COMPARE_JSON(answer["meters"], json::parse(R"({"mega":{"before":1234567,"after":1234567},
            "major":{"before":210000,"after":100000},"minor":{"before":30000,"after":30000}})"));
        // The royal's holder made no progressive wager; it counts for the others all the same.
        COMPARE_JSON(seatIn(answer, 4)["envy"][0]["hand"], "royal_flush");
        COMPARE_JSON(seatIn(answer, 1)["envy"], json::array());
    }

    // L7: bet 1 first; what is left for bet 2; nothing for bet 3, which still wins.
    void thePayoutLimitCutsTheBetsInTurn() {
        const auto answer = settleJson(
            edited(submissionText(kMlgca), "adjacent", "payout_limit = 700000\nadjacent"),
            roundOf(seat(1, R"(["As","Ks","Qs"])", R"(, "three_card": 100, "progressive": 100)"),
                    R"(["Js","Ts"])"));
        COMPARE_LINES(seatIn(answer, 1),
                      QString("bet1 win 500000+500, bet2 win 200000+500, bet3 win 0+500, "
                              "three_card win 4000+100, progressive win 1000000+0"));
    }

    void theHouseKnowsItsOwnThreeCardRoyal() {
        const std::string house = submissionText("house-let-it-ride");
        const auto play = [&](const std::string& cards) {
            const auto answer =
                settleJson(house, R"({"seats": [)" + seat(1, cards, R"(, "three_card": 1000)") +
                                      R"(], "community": ["2c","5h"]})");
            return seatIn(answer, 1)["lines"][3]["paid"].get<int>();
        };
        QCOMPARE(play(R"(["Ah","Kh","Qh"])"), 40'000);
        QCOMPARE(play(R"(["Kh","Qh","Jh"])"), 30'000);
        QCOMPARE(play(R"(["Ah","2h","3h"])"), 30'000);
        QCOMPARE(play(R"(["Ah","Kd","Qh"])"), 5'000);
    }
};

QTEST_APPLESS_MAIN(TestLetItRide)
#include "tst_let_it_ride.moc"
