#include "tests/unit/rules/settle_json.h"

#include <QTest>

using namespace pitwatch::rules::test;
using nlohmann::json;

namespace {

// Seat 3 settles before seat 1. The board makes no hand by itself.
std::string roundOf(const std::string& seat3, const std::string& seat1, int bank,
                    const std::string& decisions3 = R"({"bet1": "ride", "bet2": "ride"})") {
    return R"({"seats": [{"seat": 1, "cards": )" + seat1 +
           R"(, "wagers": {"bet": 500}, "decisions": {"bet1": "ride", "bet2": "ride"}},
              {"seat": 3, "cards": )" +
           seat3 + R"(, "wagers": {"bet": 500}, "decisions": )" + decisions3 +
           R"(}], "community": ["Ks", "7h"], "player_dealer": {"seat": 5, "wager": )" +
           std::to_string(bank) + "}}";
}

const std::string kPair = R"(["Js","Jd","2c"])";
const std::string kTwoPair = R"(["Kd","Tc","Th"])";
const std::string kNothing = R"(["2s","4d","9h"])";
const std::string kNothing2 = R"(["3s","5d","8h"])";

} // namespace

// clauses: california-let-it-ride Standards of play/1, Betting scheme 3/2, Betting scheme 4/1, /2
// clauses: california-let-it-ride Round of Play 3a, Round of Play 3b/1, Round of Play 5a
// clauses: california-let-it-ride Round of Play 5b/1, Round of Play 7, Round of Play 10/1, /3
// clauses: california-let-it-ride Round of Play 11/1, /2, Round of Play 13/2, /3, /4
// clauses: california-let-it-ride Glossary: Hand, Glossary: Let It Ride
// clauses: california-let-it-ride Wagering Limits and Collection Fees/2, /3, /4

// Reading C1.
class TestBank : public QObject {
    Q_OBJECT

private:
    json play(const std::string& round) {
        return settleJson(submissionText("california-let-it-ride"), round);
    }

private slots:
    void coversEverythingFromABigWager() {
        const auto answer = play(roundOf(kTwoPair, kNothing, 200000));
        COMPARE_JSON(answer["order"], json::parse("[3,1]"));
        COMPARE_LINES(seatIn(answer, 3),
                      QString("bet1 win 1000+500, bet2 win 1000+500, bet3 win 1000+500"));
        COMPARE_LINES(seatIn(answer, 1), QString("bet1 lose 0+0, bet2 lose 0+0, bet3 lose 0+0"));
        COMPARE_JSON(answer["player_dealer"],
                     json::parse(R"({"wager":200000,"collected":1500,"paid":3000,"fee":200})"));
        COMPARE_JSON(seatIn(answer, 1)["fee"], 300);
        COMPARE_JSON(seatIn(answer, 3)["fee"], 300);
    }

    // C11: seat 3 bets more than seat 1, at another rate, and the player-dealer's fee goes by it.
    void collectsHigherBetsAtAnotherRate() {
        const std::string fees = "player_dealer_fee_per_hand = 200\n";
        std::string filed = submissionText("california-let-it-ride");
        filed.insert(filed.find(fees) + fees.size(),
                     "[[collection.rates]]\nabove = 500\nplayer_fee_per_bet = 250\n"
                     "player_dealer_fee_per_hand = 400\n");
        std::string round = roundOf(kTwoPair, kNothing, 200000);
        const auto low = settleJson(filed, round);
        COMPARE_JSON(seatIn(low, 3)["fee"], 300);
        COMPARE_JSON(low["player_dealer"]["fee"], 200);
        const auto at = round.rfind("\"bet\": 500");
        const auto high = settleJson(filed, round.replace(at, 10, "\"bet\": 600"));
        COMPARE_JSON(seatIn(high, 3)["fee"], 750);
        COMPARE_JSON(seatIn(high, 1)["fee"], 300);
        COMPARE_JSON(high["player_dealer"]["fee"], 400);
    }

    void aFundAtNothingReturnsWhatComesAfter() {
        const auto answer = play(roundOf(kTwoPair, kNothing, 1700));
        COMPARE_LINES(seatIn(answer, 3),
                      QString("bet1 win 1000+500, bet2 win 700+500, bet3 returned 0+500"));
        COMPARE_LINES(seatIn(answer, 1),
                      QString("bet1 returned 0+500, bet2 returned 0+500, bet3 returned 0+500"));
        COMPARE_JSON(answer["player_dealer"],
                     json::parse(R"({"wager":1700,"collected":0,"paid":1700,"fee":200})"));
    }

    void aFundThatIsUsedUpExactlyIsClosed() {
        const auto answer = play(roundOf(kPair, kNothing, 1500));
        COMPARE_LINES(seatIn(answer, 3),
                      QString("bet1 win 500+500, bet2 win 500+500, bet3 win 500+500"));
        COMPARE_LINES(seatIn(answer, 1),
                      QString("bet1 returned 0+500, bet2 returned 0+500, bet3 returned 0+500"));
    }

    void aFundAtTwiceTheWagerReturnsWhatComesAfter() {
        const auto answer = play(roundOf(kNothing, kTwoPair, 700));
        COMPARE_LINES(seatIn(answer, 3),
                      QString("bet1 lose 0+0, bet2 lose 0+300, bet3 returned 0+500"));
        COMPARE_LINES(seatIn(answer, 1),
                      QString("bet1 returned 0+500, bet2 returned 0+500, bet3 returned 0+500"));
        COMPARE_JSON(answer["player_dealer"],
                     json::parse(R"({"wager":700,"collected":700,"paid":0,"fee":200})"));
        COMPARE_JSON(seatIn(answer, 3)["total_returned"], 800);
    }

    void whatWasCollectedPaysLaterWinners() {
        const auto answer = play(roundOf(kNothing, kTwoPair, 1600));
        // The fund goes from 1,600 to 3,100, and 3,000 of it to seat 1.
        COMPARE_LINES(seatIn(answer, 1),
                      QString("bet1 win 1000+500, bet2 win 1000+500, bet3 win 1000+500"));
        COMPARE_JSON(answer["player_dealer"],
                     json::parse(R"({"wager":1600,"collected":1500,"paid":3000,"fee":200})"));
    }

    void aWithdrawnBetIsNoMatterOfTheBank() {
        const auto answer =
            play(roundOf(kNothing, kNothing2, 100, R"({"bet1": "withdraw", "bet2": "withdraw"})"));
        COMPARE_LINES(seatIn(answer, 3),
                      QString("bet1 withdrawn 0+500, bet2 withdrawn 0+500, bet3 lose 0+400"));
        COMPARE_JSON(seatIn(answer, 3)["fee"], 300);
    }
};

QTEST_APPLESS_MAIN(TestBank)
#include "tst_bank.moc"
