#include "tests/unit/rules/settle_json.h"

#include <QTest>

using namespace pitwatch::rules::test;
using nlohmann::json;

namespace {

const std::string kMlgca = "mlgca-let-it-ride";
const std::string kRuns = "mlgca-run-em-twice";
const std::string kCalifornia = "california-let-it-ride";
const std::string kHouse = "house-let-it-ride";

// A legal round of each rule set, to be made illegal by one edit.
std::string legalRound(const std::string& ruleSet) {
    if (ruleSet == kRuns)
        return R"({"seats": [{"seat": 3, "cards": ["As","Kd"], "wagers": {"ante": 500, "five_card": 100,
            "ultimate_pairs": 100, "progressive": 100}, "decisions": {"run1": 3, "run2": 1, "center": 2}}],
            "community": {"left": "2c", "right": "3d", "top": "4h", "bottom": "9s", "center": "Jc"},
            "meters": {"main": 1000}})";
    if (ruleSet == kCalifornia)
        return R"({"seats": [{"seat": 3, "cards": ["As","Kd","7c"], "wagers": {"bet": 500},
            "decisions": {"bet1": "ride", "bet2": "withdraw"}}], "community": ["2c","3d"],
            "player_dealer": {"seat": 8, "wager": 1000}})";
    if (ruleSet == kHouse)
        return R"({"seats": [{"seat": 3, "cards": ["As","Kd","7c"], "wagers": {"bet": 500,
            "three_card": 100}, "decisions": {"bet1": "ride", "bet2": "withdraw"}}],
            "community": ["2c","3d"]})";
    return R"({"seats": [{"seat": 3, "cards": ["As","Kd","7c"], "wagers": {"bet": 500,
        "five_card": 100, "three_card": 100, "six_card": 100, "progressive": 100},
        "decisions": {"bet1": "ride", "bet2": "withdraw"}}], "community": ["2c","3d"],
        "six_card_box": ["4h","9s","Jc"], "meters": {"main": 1000}})";
}

void refused(const char* tag, const std::string& ruleSet, const char* from, const char* to) {
    QTest::newRow((ruleSet + ": " + tag).c_str())
        << QString::fromStdString(ruleSet) << QByteArray(from) << QByteArray(to);
}

} // namespace

// clauses: california-let-it-ride Type of gaming table/1, /2, Number of players in the game
// clauses: california-let-it-ride Glossary: Seated-positions
// clauses: house-let-it-ride Wagers/10, Let it Ride Side Bets/2
// clauses: mlgca-let-it-ride ch. 2A(1), ch. 7E(5)/1
// clauses: mlgca-run-em-twice ch. 1B(4), ch. 2A(1), ch. 7E(1)/2, ch. 11B(1)(a), ch. 11D/1
// clauses: mlgca-run-em-twice ch. 11F/1

class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void theRoundsAreLegalBeforeTheEdit() {
        for (const std::string& ruleSet : ruleSetIds()) {
            const auto answer = settleJson(submissionText(ruleSet), legalRound(ruleSet));
            QVERIFY2(!answer.contains("error"), answer.dump().c_str());
        }
    }

    // A hand that nobody saw has no cards, and no bank pays around it.
    void refusesAnUnseenHandWithCardsOrBesideABank() {
        for (const std::string& ruleSet : ruleSetIds()) {
            const auto table = tableOf(submissionText(ruleSet));
            auto round = parseRound(legalRound(ruleSet), table);
            QVERIFY(round.ok());
            auto& seat = *round->seats.begin();
            seat.unseen = true;
            QVERIFY(!settle(table, *round).ok());
            seat.cards = {};
            const auto settled = settle(table, *round);
            QCOMPARE(settled.ok(), !table.hasBank());
            if (!settled)
                continue;
            const auto& only = *settled->seats.begin();
            QVERIFY(only.lines.empty() && only.envy.empty() && !only.hand);
            QVERIFY(only.totalPaid == pitwatch::core::Cents{});
            QVERIFY(only.totalReturned == pitwatch::core::Cents{});
        }
    }

    void refusesWhatIsNotLegal_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        addCardsAndSeats();
        addWagers();
        addDecisions();
        addBoardAndMeters();
        addPlayerDealer();
        addForm();
    }
    void refusesWhatIsNotLegal() {
        QFETCH(QString, ruleSet);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const std::string id = ruleSet.toStdString();
        const auto answer = settleJson(
            submissionText(id), edited(legalRound(id), from.toStdString(), to.toStdString()));
        QVERIFY2(answer.contains("error"), answer.dump().c_str());
        QCOMPARE(answer.size(), std::size_t{1});
        QVERIFY(!answer["error"].get<std::string>().empty());
    }

    void acceptsTheLimitsThemselves_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        refused("smallest bet", kMlgca, "\"bet\": 500", "\"bet\": 500");
        refused("largest bet", kMlgca, "\"bet\": 500", "\"bet\": 50000");
        refused("last seat", kMlgca, "\"seat\": 3", "\"seat\": 7");
        refused("last seat", kRuns, "\"seat\": 3", "\"seat\": 6");
        refused("eighth seat", kCalifornia, "\"seat\": 3", "\"seat\": 1");
        refused("a wager of another game at 0", kMlgca, "\"bet\": 500",
                "\"bet\": 500, \"ultimate_pairs\": 0");
        refused("a side wager at 0", kMlgca, "\"six_card\": 100", "\"six_card\": 0");
        refused("a wager that is not offered at 0", kHouse, "\"bet\": 500",
                "\"bet\": 500, \"progressive\": 0");
        refused("another level", kMlgca, "\"main\": 1000", "\"main\": 1000, \"mega\": -5");
        refused("a meter at 0", kMlgca, "\"main\": 1000", "\"main\": 0");
        refused("meters nobody needs", kHouse, "\"community\"", "\"meters\": {}, \"community\"");
        refused("largest three-card bet", kHouse, "\"three_card\": 100", "\"three_card\": 1000");
        refused("any three-card bet", kMlgca, "\"three_card\": 100", "\"three_card\": 1");
        refused("any board bonus", kRuns, "\"five_card\": 100", "\"five_card\": 12345");
    }
    void acceptsTheLimitsThemselves() {
        QFETCH(QString, ruleSet);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const std::string id = ruleSet.toStdString();
        const auto answer = settleJson(
            submissionText(id), edited(legalRound(id), from.toStdString(), to.toStdString()));
        QVERIFY2(!answer.contains("error"), answer.dump().c_str());
    }

    void refusesWhatTheSubmissionDoesNotOffer() {
        const std::string plain = edited(submissionText(kMlgca), "six_card = \"A\"\n", "");
        QVERIFY(settleJson(plain, legalRound(kMlgca)).contains("error"));
        const std::string noWager =
            edited(legalRound(kMlgca), "\"six_card\": 100", "\"six_card\": 0");
        QVERIFY2(settleJson(plain, noWager).contains("error"), "the box is still there");
        const auto answer =
            settleJson(plain, edited(noWager, "\"six_card_box\": [\"4h\",\"9s\",\"Jc\"], ", ""));
        QVERIFY2(!answer.contains("error"), answer.dump().c_str());

        const std::string onlyFive = edited(submissionText(kMlgca), "[100, 500]", "[500]");
        QVERIFY(settleJson(onlyFive, legalRound(kMlgca)).contains("error"));
    }

    void aRefusalSaysWhatIsWrong_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QByteArray>("round");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* tag, const std::string& ruleSet, const std::string& round,
                            const char* reason) {
            QTest::newRow(tag) << QString::fromStdString(ruleSet)
                               << QByteArray::fromStdString(round) << QByteArray(reason);
        };
        const std::string rest = R"(, "community": ["2c","3d"]})";
        row("no seats", kHouse, R"({"seats": [])" + rest, "\"seats\" must be an array");
        row("seats as an object", kHouse, R"({"seats": {})" + rest, "\"seats\" must be an array");
        row("wagers as a list", kHouse,
            R"({"seats": [{"seat": 1, "cards": ["As","Kd","7c"], "wagers": [500],
                "decisions": {"bet1": "ride", "bet2": "ride"}}])" +
                rest,
            "\"wagers\" must be an object");
        row("nine seats", kHouse, R"({"seats": [1,2,3,4,5,6,7,8,9])" + rest, "more seats");
        row("unknown card", kHouse, edited(legalRound(kHouse), "As", "as"), "unknown card \"as\"");
        row("card twice", kHouse, edited(legalRound(kHouse), "Kd", "As"), "As is there twice");
        row("bet out of limits", kHouse, edited(legalRound(kHouse), "500", "99"),
            "seat 3: the bet must be from 100 to 1000");
        row("not offered", kHouse, edited(legalRound(kHouse), "three_card", "six_card"),
            "six_card is not offered");
        row("meter missing", kMlgca, edited(legalRound(kMlgca), "\"main\"", "\"mega\""),
            "meter main is missing");
        row("box not offered", kHouse,
            edited(legalRound(kHouse), "\"community\"",
                   "\"six_card_box\": [\"4h\",\"9s\",\"Jc\"], \"community\""),
            "box is given but its wager is not offered");
        row("board missing", kRuns, edited(legalRound(kRuns), ", \"center\": \"Jc\"", ""),
            "community cards are missing that seat 3 needs");
        row("no bank", kCalifornia,
            edited(legalRound(kCalifornia), "\"wager\": 1000", "\"wager\": 0"),
            "wager must be above 0");
        row("long rubbish is cut", kHouse, "{\"" + std::string(5000, 'x') + "\": 1}", "xxx");
    }
    void aRefusalSaysWhatIsWrong() {
        QFETCH(QString, ruleSet);
        QFETCH(QByteArray, round);
        QFETCH(QByteArray, reason);
        const auto answer = settleJson(submissionText(ruleSet.toStdString()), round.toStdString());
        QVERIFY2(answer.contains("error"), answer.dump().c_str());
        const auto text = QByteArray::fromStdString(answer["error"].get<std::string>());
        QVERIFY2(text.contains(reason), text.constData());
        QVERIFY(text.size() <= 400);
    }

    void rubbishIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a number") << QByteArray("7");
        QTest::newRow("an array") << QByteArray("[]");
        QTest::newRow("cut off") << QByteArray("{\"seats\": [");
        QTest::newRow("two values") << QByteArray("{} {}");
        QTest::newRow("deep") << QByteArray(100'000, '[');
        QTest::newRow("deep objects") << QByteArray("{\"a\":").repeated(100'000);
        QTest::newRow("no UTF-8") << QByteArray("{\"seats\": \"\xff\xfe\"}");
        QTest::newRow("a NUL") << QByteArray("{\"seats\0\": 1}", 13);
        QTest::newRow("a comment") << QByteArray("{} // why not");
        QTest::newRow("a huge exponent") << QByteArray("{\"seats\": 1e999}");
        QTest::newRow("unprintable key") << QByteArray("{\"\\u0000\": 1}");
    }
    void rubbishIsRefused() {
        QFETCH(QByteArray, text);
        for (const std::string& ruleSet : ruleSetIds())
            QVERIFY(settleJson(submissionText(ruleSet), text.toStdString()).contains("error"));
    }

    void aRoundSurvivesItsOwnJson() {
        for (const std::string& ruleSet : ruleSetIds()) {
            using namespace pitwatch::rules;
            const TableRules table = tableOf(submissionText(ruleSet));
            const auto round = parseRound(legalRound(ruleSet), table);
            const std::string text = toJson(*round, table.game);
            const auto again = parseRound(text, table);
            QVERIFY2(again.ok(), text.c_str());
            QCOMPARE(toJson(*again, table.game), text);
            QCOMPARE(toJson(*settle(table, *again)), toJson(*settle(table, *round)));
        }
    }

private:
    static void addCardsAndSeats() {
        refused("a card twice in a hand", kMlgca, "\"Kd\"", "\"As\"");
        refused("a card twice across the table", kMlgca, "\"2c\"", "\"As\"");
        refused("a card twice in the box", kMlgca, "\"4h\"", "\"As\"");
        refused("a card twice on the cross", kRuns, "\"2c\"", "\"3d\"");
        refused("an unknown card", kMlgca, "\"As\"", "\"as\"");
        refused("an unknown rank", kMlgca, "\"As\"", "\"1s\"");
        refused("an unknown suit", kMlgca, "\"As\"", "\"Ax\"");
        refused("ten in two digits", kMlgca, "\"As\"", "\"10s\"");
        refused("a card that is a number", kMlgca, "\"As\"", "14");
        refused("two cards", kMlgca, "[\"As\",\"Kd\",\"7c\"]", "[\"As\",\"Kd\"]");
        refused("four cards", kMlgca, "[\"As\",\"Kd\",\"7c\"]", "[\"As\",\"Kd\",\"7c\",\"8c\"]");
        refused("three cards", kRuns, "[\"As\",\"Kd\"]", "[\"As\",\"Kd\",\"7c\"]");
        refused("one community card", kMlgca, "[\"2c\",\"3d\"]", "[\"2c\"]");
        refused("three community cards", kHouse, "[\"2c\",\"3d\"]", "[\"2c\",\"3d\",\"4d\"]");
        refused("seat 0", kMlgca, "\"seat\": 3", "\"seat\": 0");
        refused("seat 8", kMlgca, "\"seat\": 3", "\"seat\": 8");
        refused("seat 7", kRuns, "\"seat\": 3", "\"seat\": 7");
        refused("seat 9", kCalifornia, "\"seat\": 3", "\"seat\": 9");
        refused("seat -1", kMlgca, "\"seat\": 3", "\"seat\": -1");
        refused("seat 259", kMlgca, "\"seat\": 3", "\"seat\": 259");
        refused("seat 3.0", kMlgca, "\"seat\": 3", "\"seat\": 3.0");
        refused("a seat twice", kCalifornia, "\"seats\": [",
                "\"seats\": [{\"seat\": 3, \"cards\": [\"Ts\",\"9s\",\"8s\"], \"wagers\": "
                "{\"bet\": 500}, \"decisions\": {\"bet1\": \"ride\", \"bet2\": \"ride\"}}, ");
        refused("a box of two", kMlgca, "[\"4h\",\"9s\",\"Jc\"]", "[\"4h\",\"9s\"]");
        refused("no box", kMlgca, "\"six_card_box\": [\"4h\",\"9s\",\"Jc\"], ", "");
        refused("a box that is not offered", kHouse, "\"community\"",
                "\"six_card_box\": [\"4h\",\"9s\",\"Jc\"], \"community\"");
        refused("an empty box", kHouse, "\"community\"", "\"six_card_box\": [], \"community\"");
        refused("a box in another game", kRuns, "\"community\"",
                "\"six_card_box\": [\"4d\",\"9d\",\"Jd\"], \"community\"");
    }
    static void addWagers() {
        refused("no bet", kMlgca, "\"bet\": 500,", "");
        refused("a bet of 0", kMlgca, "\"bet\": 500", "\"bet\": 0");
        refused("a negative bet", kMlgca, "\"bet\": 500", "\"bet\": -500");
        refused("a bet too small", kMlgca, "\"bet\": 500", "\"bet\": 499");
        refused("a bet too large", kMlgca, "\"bet\": 500", "\"bet\": 50001");
        refused("an ante too large", kRuns, "\"ante\": 500", "\"ante\": 50001");
        refused("above ten dollars", kHouse, "\"bet\": 500", "\"bet\": 1001");
        refused("a bet of half a cent", kMlgca, "\"bet\": 500", "\"bet\": 500.5");
        refused("a bet as a float", kMlgca, "\"bet\": 500", "\"bet\": 500.0");
        refused("a bet as a string", kMlgca, "\"bet\": 500", "\"bet\": \"500\"");
        refused("a bet of null", kMlgca, "\"bet\": 500", "\"bet\": null");
        refused("a bet beyond 64 bits", kMlgca, "\"bet\": 500", "\"bet\": 18446744073709552116");
        refused("an ante in Let It Ride", kMlgca, "\"bet\": 500", "\"bet\": 500, \"ante\": 500");
        refused("a base wager by its other name", kMlgca, "\"bet\"", "\"base\"");
        refused("ultimate pairs", kMlgca, "\"bet\": 500", "\"bet\": 500, \"ultimate_pairs\": 100");
        refused("three-card in Run 'Em Twice", kRuns, "\"ante\": 500",
                "\"ante\": 500, \"three_card\": 100");
        refused("a side wager", kCalifornia, "\"bet\": 500", "\"bet\": 500, \"three_card\": 100");
        refused("five-card", kHouse, "\"bet\": 500", "\"bet\": 500, \"five_card\": 100");
        refused("a negative side wager", kMlgca, "\"six_card\": 100", "\"six_card\": -100");
        refused("a five-card bonus of $5", kMlgca, "\"five_card\": 100", "\"five_card\": 500");
        refused("a three-card bet too small", kHouse, "\"three_card\": 100", "\"three_card\": 99");
        refused("a three-card bet too large", kHouse, "\"three_card\": 100",
                "\"three_card\": 1001");
        refused("a progressive of $2", kMlgca, "\"progressive\": 100", "\"progressive\": 200");
        refused("a negative progressive", kRuns, "\"progressive\": 100", "\"progressive\": -100");
        refused("an unknown wager", kMlgca, "\"bet\": 500", "\"bet\": 500, \"tip\": 0");
    }
    static void addDecisions() {
        refused("no bet 1", kMlgca, "\"bet1\": \"ride\", ", "");
        refused("no bet 2", kMlgca, ", \"bet2\": \"withdraw\"", "");
        refused("one on bet 3", kMlgca, "\"bet2\": \"withdraw\"",
                "\"bet2\": \"withdraw\", \"bet3\": \"ride\"");
        refused("an unknown word", kMlgca, "\"ride\"", "\"pull\"");
        refused("a capital", kMlgca, "\"ride\"", "\"Ride\"");
        refused("true", kMlgca, "\"ride\"", "true");
        refused("no decisions", kMlgca,
                ",\n        \"decisions\": {\"bet1\": \"ride\", \"bet2\": \"withdraw\"}", "");
        refused("no run 1", kRuns, "\"run1\": 3, ", "");
        refused("no run 2", kRuns, "\"run2\": 1, ", "");
        refused("no center", kRuns, ", \"center\": 2", "");
        refused("four times", kRuns, "\"run1\": 3", "\"run1\": 4");
        refused("no times", kRuns, "\"run1\": 3", "\"run1\": 0");
        refused("once and a half", kRuns, "\"run1\": 3", "\"run1\": 1.5");
        refused("a multiple as a float", kRuns, "\"run1\": 3", "\"run1\": 3.0");
        refused("a multiple as a string", kRuns, "\"run1\": 3", "\"run1\": \"3\"");
        refused("a run after a fold", kRuns, "\"run1\": 3", "\"run1\": \"fold\"");
        refused("a center after a fold", kRuns, "\"run2\": 1", "\"run2\": \"fold\"");
        refused("a bet decision", kRuns, "\"run1\": 3", "\"run1\": 3, \"bet1\": \"ride\"");
    }
    static void addBoardAndMeters() {
        refused("no community", kMlgca, ", \"community\": [\"2c\",\"3d\"]", "");
        refused("no center", kRuns, ", \"center\": \"Jc\"", "");
        refused("no left", kRuns, "\"left\": \"2c\", ", "");
        refused("a null card", kRuns, "\"left\": \"2c\"", "\"left\": null");
        refused("a sixth place", kRuns, "\"left\": \"2c\"", "\"left\": \"2c\", \"middle\": \"8c\"");
        refused("a row instead of a cross", kRuns,
                "{\"left\": \"2c\", \"right\": \"3d\", \"top\": \"4h\", \"bottom\": \"9s\", "
                "\"center\": \"Jc\"}",
                "[\"2c\",\"3d\",\"4h\",\"9s\",\"Jc\"]");
        refused("no meters", kMlgca, ", \"meters\": {\"main\": 1000}", "");
        refused("a meter missing", kMlgca, "\"main\"", "\"mega\"");
        refused("a negative meter", kMlgca, "\"main\": 1000", "\"main\": -1");
        refused("a meter with a fraction", kMlgca, "\"main\": 1000", "\"main\": 1000.5");
        refused("a meter as a string", kMlgca, "\"main\": 1000", "\"main\": \"1000\"");
        refused("meters as a list", kMlgca, "{\"main\": 1000}", "[1000]");
    }
    static void addPlayerDealer() {
        refused("no player-dealer", kCalifornia,
                ",\n            \"player_dealer\": {\"seat\": 8, \"wager\": 1000}", "");
        refused("the player-dealer as a seat", kCalifornia, "\"seat\": 8", "\"seat\": 3");
        refused("the player-dealer's seat out of range", kCalifornia, "\"seat\": 8", "\"seat\": 9");
        refused("the player-dealer at seat 0", kCalifornia, "\"seat\": 8", "\"seat\": 0");
        refused("a bank of 0", kCalifornia, "\"wager\": 1000", "\"wager\": 0");
        refused("a negative bank", kCalifornia, "\"wager\": 1000", "\"wager\": -1");
        refused("no bank wager", kCalifornia, ", \"wager\": 1000", "");
        refused("an unknown key of the bank", kCalifornia, "\"wager\": 1000",
                "\"wager\": 1000, \"cards\": []");
        refused("a player-dealer elsewhere", kHouse, "\"community\"",
                "\"player_dealer\": {\"seat\": 5, \"wager\": 1000}, \"community\"");
    }
    static void addForm() {
        refused("an unknown key", kMlgca, "\"community\"", "\"colour\": 1, \"community\"");
        refused("an unknown key of a seat", kMlgca, "\"seat\": 3", "\"seat\": 3, \"name\": 1");
        refused("a player that is no text", kMlgca, "\"seat\": 3", "\"seat\": 3, \"player\": 1");
        refused("a player without a name", kMlgca, "\"seat\": 3", "\"seat\": 3, \"player\": \"\"");
        refused("a key twice", kMlgca, "\"bet\": 500", "\"bet\": 500, \"bet\": 600");
        refused("a seat that is a number", kMlgca, "\"seats\": [", "\"seats\": [3, ");
    }
};

QTEST_APPLESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
