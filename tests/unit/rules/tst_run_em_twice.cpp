#include "tests/unit/rules/settle_json.h"

#include <QTest>

using namespace pitwatch::rules::test;
using nlohmann::json;

namespace {

const std::string kAll = R"({"run1": 3, "run2": 2, "center": 1})";

std::string seat(int number, const std::string& cards, const std::string& decisions = kAll,
                 const std::string& wagers = "") {
    return R"({"seat": )" + std::to_string(number) + R"(, "cards": )" + cards +
           R"(, "wagers": {"ante": 500)" + wagers + R"(}, "decisions": )" + decisions + "}";
}

std::string cross(const std::string& left, const std::string& center, const std::string& right,
                  const std::string& top, const std::string& bottom) {
    return R"({"left": ")" + left + R"(", "center": ")" + center + R"(", "right": ")" + right +
           R"(", "top": ")" + top + R"(", "bottom": ")" + bottom + R"("})";
}

std::string roundOf(const std::string& seats, const std::string& community,
                    const std::string& meters = R"({"main": 2000000})") {
    const std::string board = community.empty() ? "" : R"(, "community": )" + community;
    return R"({"seats": [)" + seats + "]" + board + R"(, "meters": )" + meters + "}";
}

json play(const std::string& round) {
    return settleJson(submissionText("mlgca-run-em-twice"), round);
}

} // namespace

// clauses: mlgca-run-em-twice ch. 6A, ch. 6C, ch. 7E(1)/3, ch. 7E(2)(a), ch. 7E(2)(b), ch. 7E(2)(c)
// clauses: mlgca-run-em-twice ch. 11B(2)(a)/1, ch. 11B(3), ch. 11D(1)(a)/1, ch. 11F(1)(a)/1
// clauses: mlgca-run-em-twice ch. 11H(1), ch. 11I(1)/1, ch. 11I(2)/1, ch. 11I(3)(a)/1
// clauses: mlgca-run-em-twice ch. 11I(3)(b), ch. 11I(3)(c), ch. 11I(3)(d), ch. 11I(3)(e), ch. 12A
// clauses: mlgca-run-em-twice ch. 12B, ch. 12C, ch. 12C(1), ch. 12F(5)

class TestRunEmTwice : public QObject {
    Q_OBJECT

private slots:
    // R2 and R3, every pair of fates.
    void centerFollowsTheTwoRuns_data() {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("community");
        QTest::addColumn<QString>("lines");
        const auto row = [](const char* tag, const std::string& cards, const std::string& board,
                            const char* lines) {
            QTest::newRow(tag) << QString::fromStdString(cards) << QString::fromStdString(board)
                               << QString(lines);
        };
        const std::string hand = R"(["Ah","9d"])";
        row("R3 both lose", hand, cross("2s", "4c", "7d", "3h", "Kd"),
            "ante1 lose 0+0, ante2 lose 0+0, run1 lose 0+0, run2 lose 0+0, center lose 0+0");
        row("R3 push and lose", hand, cross("9s", "4c", "7d", "3h", "Kd"),
            "ante1 push 0+500, ante2 lose 0+0, run1 push 0+1500, run2 lose 0+0, center push 0+500");
        row("R3 lose and push", hand, cross("2s", "4c", "7d", "9h", "Kd"),
            "ante1 lose 0+0, ante2 push 0+500, run1 lose 0+0, run2 push 0+1000, center push 0+500");
        row("R3 both push", hand, cross("9s", "4c", "7d", "9h", "Kd"),
            "ante1 push 0+500, ante2 push 0+500, run1 push 0+1500, run2 push 0+1000, "
            "center push 0+500");
        row("R3 win and lose", hand, cross("As", "4c", "7d", "3h", "Kd"),
            "ante1 win 500+500, ante2 lose 0+0, run1 win 1500+1500, run2 lose 0+0, "
            "center win 500+500");
        row("R3 push and win", hand, cross("9s", "4c", "7d", "Ac", "Kd"),
            "ante1 push 0+500, ante2 win 500+500, run1 push 0+1500, run2 win 1000+1000, "
            "center win 500+500");
        row("R3 two wins, the higher pays", hand, cross("As", "4c", "7d", "Ac", "9h"),
            "ante1 win 500+500, ante2 win 500+500, run1 win 1500+1500, run2 win 2000+1000, "
            "center win 1000+500");
        row("a pair of fives loses", R"(["5h","5d"])", cross("2s", "4c", "7d", "Jh", "Kd"),
            "ante1 lose 0+0, ante2 lose 0+0, run1 lose 0+0, run2 lose 0+0, center lose 0+0");
        row("a pair of sixes pushes", R"(["6h","6d"])", cross("2s", "4c", "7d", "Jh", "Kd"),
            "ante1 push 0+500, ante2 push 0+500, run1 push 0+1500, run2 push 0+1000, "
            "center push 0+500");
        row("a pair of tens pushes", R"(["Th","Td"])", cross("2s", "4c", "7d", "Jh", "Kd"),
            "ante1 push 0+500, ante2 push 0+500, run1 push 0+1500, run2 push 0+1000, "
            "center push 0+500");
        row("a pair of jacks wins", R"(["Jh","Jd"])", cross("2s", "4c", "7d", "Th", "Kd"),
            "ante1 win 500+500, ante2 win 500+500, run1 win 1500+1500, run2 win 1000+1000, "
            "center win 500+500");
    }
    void centerFollowsTheTwoRuns() {
        QFETCH(QString, cards);
        QFETCH(QString, community);
        QFETCH(QString, lines);
        const auto answer = play(roundOf(seat(2, cards.toStdString()), community.toStdString()));
        COMPARE_LINES(seatIn(answer, 2), lines);
    }

    void aFoldLosesWhatWasPlacedAndNoMore_data() {
        QTest::addColumn<QString>("decisions");
        QTest::addColumn<QString>("lines");
        QTest::newRow("at the first run") << R"({"run1": "fold"})"
                                          << "ante1 lose 0+0, ante2 lose 0+0";
        QTest::newRow("at the second run") << R"({"run1": 1, "run2": "fold"})"
                                           << "ante1 lose 0+0, ante2 lose 0+0, run1 lose 0+0";
        QTest::newRow("at the center")
            << R"({"run1": 1, "run2": 3, "center": "fold"})"
            << "ante1 lose 0+0, ante2 lose 0+0, run1 lose 0+0, run2 lose 0+0";
    }
    void aFoldLosesWhatWasPlacedAndNoMore() {
        QFETCH(QString, decisions);
        QFETCH(QString, lines);
        // A hand that would have won.
        const std::string round = roundOf(seat(2, R"(["Ah","Ad"])", decisions.toStdString()),
                                          cross("As", "Ac", "7d", "9h", "Kd"));
        const auto answer = play(round);
        COMPARE_LINES(seatIn(answer, 2), lines);
        COMPARE_JSON(seatIn(answer, 2)["hand"], "four_of_a_kind");
    }

    void allFoldedNeedsNoBoardUnlessAWagerDoes() {
        const std::string fold = R"({"run1": "fold"})";
        const auto none =
            play(roundOf(seat(1, R"(["Ah","Ad"])", fold, R"(, "ultimate_pairs": 100)"), ""));
        COMPARE_JSON(seatIn(none, 1)["hand"], json());
        COMPARE_LINES(seatIn(none, 1),
                      QString("ante1 lose 0+0, ante2 lose 0+0, ultimate_pairs win 3000+100"));
        const auto part = play(roundOf(seat(1, R"(["Ah","Ad"])", R"({"run1": 1, "run2": "fold"})"),
                                       R"({"left": "2c", "right": "3d"})"));
        COMPARE_JSON(seatIn(part, 1)["hand"], json());
        for (const char* wager : {R"(, "five_card": 100)", R"(, "progressive": 100)"}) {
            const auto refused = play(roundOf(seat(1, R"(["Ah","Ad"])", fold, wager), ""));
            QVERIFY2(refused.contains("error"), refused.dump().c_str());
        }
        const auto oneStays =
            play(roundOf(seat(1, R"(["Ah","Ad"])", fold) + ',' + seat(2, R"(["Kh","Kd"])"),
                         R"({"left": "2c", "right": "3d"})"));
        QVERIFY(oneStays.contains("error"));
    }

    // R4: side wagers of a folded player stay live.
    void theBoardBonusLooksAtTheBoard() {
        const auto answer = play(roundOf(seat(1, R"(["2h","7d"])", R"({"run1": "fold"})",
                                              R"(, "five_card": 200, "progressive": 500)"),
                                         cross("As", "Ac", "Ad", "Kh", "Kd")));
        COMPARE_LINES(seatIn(answer, 1),
                      QString("ante1 lose 0+0, ante2 lose 0+0, five_card win 3000+200, "
                              "progressive win 4500+0"));
        COMPARE_JSON(seatIn(answer, 1)["hand"], "three_of_a_kind");
    }

    // R4: a folded hand feeds Envy only if a side wager kept it on the table.
    void aFoldedHandCountsForEnvyOnlyIfItStayed_data() {
        QTest::addColumn<QString>("decisions");
        QTest::addColumn<QString>("wagers");
        QTest::addColumn<bool>("counts");
        QTest::newRow("not folded") << QString::fromStdString(kAll) << "" << true;
        QTest::newRow("R4 folded bare") << R"({"run1": "fold"})"
                                        << "" << false;
        QTest::newRow("R4 kept by the board bonus") << R"({"run1": "fold"})"
                                                    << R"(, "five_card": 100)" << true;
        QTest::newRow("R4 kept by ultimate pairs") << R"({"run1": "fold"})"
                                                   << R"(, "ultimate_pairs": 100)" << true;
        QTest::newRow("R4 kept by the progressive") << R"({"run1": "fold"})"
                                                    << R"(, "progressive": 100)" << true;
        QTest::newRow("R4 a wager of 0 keeps nothing") << R"({"run1": "fold"})"
                                                       << R"(, "progressive": 0)" << false;
    }
    void aFoldedHandCountsForEnvyOnlyIfItStayed() {
        QFETCH(QString, decisions);
        QFETCH(QString, wagers);
        QFETCH(bool, counts);
        const auto answer = play(
            roundOf(seat(1, R"(["9h","8h"])", decisions.toStdString(), wagers.toStdString()) + ',' +
                        seat(6, R"(["2s","3d"])", R"({"run1": "fold"})", R"(, "progressive": 500)"),
                    cross("7h", "6h", "5h", "Ks", "Qd")));
        const json expected =
            counts ? json::parse(R"([{"for_seat":1,"hand":"straight_flush","paid":150000}])")
                   : json::array();
        COMPARE_JSON(seatIn(answer, 6)["envy"], expected);
    }

    void theProgressiveTakesTheBetterRun() {
        const auto answer =
            play(roundOf(seat(1, R"(["9h","8h"])", kAll, R"(, "progressive": 100)"),
                         cross("2d", "7h", "Kc", "6h", "5h"), R"({"main": 1999999})"));
        COMPARE_JSON(seatIn(answer, 1)["hand"], "straight_flush");
        COMPARE_JSON(seatIn(answer, 1)["lines"][5]["paid"], 199'999);
        COMPARE_JSON(answer["meters"]["main"]["after"], 1'800'000);
    }

    // R1: for the runs, the board bonus and the progressive.
    void aceLowIsAsTheOperatorStates() {
        const std::string round =
            roundOf(seat(1, R"(["2h","3d"])", kAll, R"(, "progressive": 100)") + ',' +
                        seat(2, R"(["9h","Kd"])", R"({"run1": "fold"})", R"(, "five_card": 100)"),
                    cross("4s", "Ac", "5d", "2c", "3h"));
        const auto yes = play(round);
        COMPARE_JSON(seatIn(yes, 1)["hand"], "straight");
        COMPARE_JSON(seatIn(yes, 2)["lines"][2]["paid"], 600);
        const auto no = settleJson(edited(submissionText("mlgca-run-em-twice"), "adjacent",
                                          "ace_low_straight = false\nadjacent"),
                                   round);
        COMPARE_JSON(seatIn(no, 1)["hand"], "two_pair");
        COMPARE_JSON(seatIn(no, 1)["lines"][5]["result"], "lose");
        COMPARE_JSON(seatIn(no, 2)["lines"][2]["result"], "lose");
    }

    // L7 with the rule's own limit of $50,000: antes, then the first run, then nothing is left.
    void thePayoutLimitHoldsByDefault() {
        const std::string rich =
            edited(submissionText("mlgca-run-em-twice"), "max_bet = 50000", "max_bet = 500000");
        const std::string round =
            edited(roundOf(seat(1, R"(["As","Ks"])"), cross("Qs", "Js", "Ts", "2d", "3c")), "500",
                   "10000");
        const auto answer = settleJson(rich, round);
        // Ante 1 pays 10,000; the run of 30,000 would pay 15,000,000 and gets what is left.
        COMPARE_LINES(seatIn(answer, 1),
                      QString("ante1 win 10000+10000, ante2 lose 0+0, run1 win 4990000+30000, "
                              "run2 lose 0+0, center win 0+10000"));
    }
};

QTEST_APPLESS_MAIN(TestRunEmTwice)
#include "tst_run_em_twice.moc"
