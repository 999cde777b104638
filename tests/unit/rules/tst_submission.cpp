#include "shared/rules/submission.h"
#include "tests/unit/rules/submissions.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::rules;
using namespace pitwatch::rules::test;

namespace {

const QString kComar = "comar-let-it-ride";
const QString kMlgca = "mlgca-let-it-ride";
const QString kRuns = "mlgca-run-em-twice";
const QString kCalifornia = "california-let-it-ride";
const QString kHouse = "house-let-it-ride";

core::Result<Submission, FileProblems> parse(const std::string& text) {
    return parseSubmission(text, RuleBook::builtIn());
}

QByteArray join(const FileProblems& problems) {
    QByteArray text;
    for (const FileProblem& problem : problems)
        text += QByteArray::fromStdString(problem.text()) + '\n';
    return text;
}

// One edit of a legal submission and the one field it makes wrong.
void bad(const QString& what, const QString& ruleSet, const char* from, const char* to,
         const char* field, const char* section = "") {
    QTest::newRow(qPrintable(ruleSet + ": " + what))
        << ruleSet << QByteArray(from) << QByteArray(to) << QByteArray(field)
        << QByteArray(section);
}

// An edit after which the submission is still legal.
void good(const QString& what, const QString& ruleSet, const char* from, const char* to) {
    QTest::newRow(qPrintable(ruleSet + ": " + what))
        << ruleSet << QByteArray(from) << QByteArray(to);
}

constexpr auto kShuffler = "[shuffler]\ncounts_cards = true\ndecks = 2\nreshuffles = false\n";
constexpr auto kOneDeck = "[shuffler]\ncounts_cards = false\ndecks = 1\nreshuffles = false\n";

} // namespace

// clauses: california-let-it-ride Type of card deck used 1, Type of card deck used 3/1
// clauses: california-let-it-ride Round of Play 10/4, Round of Play 11/4
// clauses: california-let-it-ride Basic Game Paytable Summary/1
// clauses: california-let-it-ride Wagering Limits and Collection Fees/2, /6, /7
// clauses: comar-let-it-ride .09A(1), .12E, .12F(2)
// clauses: house-let-it-ride Decks/1, Wagers/9, /10, Payout Odds/Payout Limitation/3
// clauses: mlgca-let-it-ride ch. 3B/1, ch. 3C(1), ch. 7E(3)/1, ch. 7E(4)/1, ch. 7E(5)/1, ch. 7E(6)
// clauses: mlgca-let-it-ride ch. 7F, ch. 9A(1), ch. 12A, ch. 12B, ch. 12C, ch. 12D, ch. 12E
// clauses: mlgca-let-it-ride ch. 12F(1), ch. 12F(2)
// clauses: mlgca-run-em-twice ch. 3C(2), ch. 7E(2), ch. 9A(1), ch. 12C, ch. 12C(1), ch. 12C(2)
// clauses: mlgca-run-em-twice ch. 12E, ch. 12F

class TestSubmission : public QObject {
    Q_OBJECT

private slots:
    void acceptsTheLegalOnes_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        for (const QString& id : {kComar, kMlgca, kRuns, kCalifornia, kHouse})
            good("as it is", id, "T01", "T01");
        good("stricter deck change", kMlgca, "adjacent", "deck_change_hours = 2.5\nadjacent");
        good("deck change in whole hours", kMlgca, "adjacent", "deck_change_hours = 4\nadjacent");
        good("eight hours from a shoe", kMlgca, "dealing = \"hand\"",
             "dealing = \"manual_shoe\"\ndeck_change_hours = 8.0");
        good("own limit where the rule has none", kHouse, "adjacent",
             "deck_change_hours = 12.0\nadjacent");
        good("seven boxes", kMlgca, "adjacent_boxes = 1", "adjacent_boxes = 7");
        good("six boxes", kRuns, "adjacent_boxes = 1", "adjacent_boxes = 6");
        good("no ace-low straight", kRuns, "adjacent", "ace_low_straight = false\nadjacent");
        good("payout limit at its most", kRuns, "adjacent", "payout_limit = 5000000\nadjacent");
        good("payout limit", kHouse, "adjacent", "payout_limit = 100000\nadjacent");
        good("payout limit", kCalifornia, "adjacent", "payout_limit = 100000\nadjacent");
        good("one bet", kMlgca, "max_bet = 50000", "max_bet = 500");
        good("one progressive wager", kMlgca, "[100, 500]", "[500]");
        good("rates at the ends", kMlgca, "rate = 0.05", "rate = 0");
        good("all of the wager", kMlgca, "rate = 0.05", "rate = 1.0");
        good("one side wager less", kMlgca, "six_card = \"A\"\n", "");
        good("a shuffler for the house", kHouse, "[wagers]",
             "[shuffler]\ncounts_cards = true\ndecks = 1\nreshuffles = false\n[wagers]");
        good("limits of a side wager", kMlgca, "[wagers]",
             "[limits.six_card]\nmin = 500\nmax = 10000\n[wagers]");
        good("only a least", kRuns, "[wagers]", "[limits.ultimate_pairs]\nmin = 100\n[wagers]");
        good("narrower than the document", kHouse, "[wagers]",
             "[limits.three_card]\nmin = 200\nmax = 500\n[wagers]");
        good("free of fees", kCalifornia, "player_fee_per_bet = 100", "player_fee_per_bet = 0");
    }
    void acceptsTheLegalOnes() {
        QFETCH(QString, ruleSet);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const auto result = parse(
            edited(submissionText(ruleSet.toStdString()), from.toStdString(), to.toStdString()));
        QVERIFY2(result.ok(), result.ok() ? "" : join(result.error()).constData());
    }

    void findsWhatIsWrong_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("section");
        addForm();
        addBets();
        addDealing();
        addWagers();
        addLimits();
        addProgressive();
        addCollection();
    }
    void findsWhatIsWrong() {
        QFETCH(QString, ruleSet);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, section);
        const auto result = parse(
            edited(submissionText(ruleSet.toStdString()), from.toStdString(), to.toStdString()));
        QVERIFY(!result.ok());
        const FileProblems& problems = result.error();
        const auto at = std::find_if(problems.begin(), problems.end(), [&](const FileProblem& f) {
            return f.field == field.toStdString() && f.section.ends_with(section.toStdString());
        });
        QVERIFY2(at != problems.end(), join(problems).constData());
        for (const FileProblem& problem : problems) {
            QVERIFY2(!problem.problem.empty() && !problem.section.empty(),
                     join(problems).constData());
            QVERIFY2(problem.text().find('\n') == std::string::npos, join(problems).constData());
        }
    }

    void listsEveryFaultAtOnce() {
        std::string text = submissionText("house-let-it-ride");
        text = edited(text, "max_bet = 1000", "max_bet = 1001");
        text = edited(text, "adjacent_boxes = 1", "adjacent_boxes = 2");
        text = edited(text, "dealing = \"hand\"", "dealing = \"manual_shoe\"");
        text =
            edited(text, "three_card = \"A\"", "three_card = \"B\"\nsix_card = \"A\"\nbonus = 1");
        const auto result = parse(text);
        QVERIFY(!result.ok());
        std::vector<std::string> fields;
        for (const FileProblem& problem : result.error())
            fields.push_back(problem.field);
        std::sort(fields.begin(), fields.end());
        const std::vector<std::string> expected{"adjacent_boxes",  "dealing",
                                                "max_bet",         "wagers.bonus",
                                                "wagers.six_card", "wagers.three_card"};
        QCOMPARE(fields, expected);
    }

    void aShoeNeedsNoShufflerAndMayReshuffleIfAutomated() {
        for (const char* ruleSet :
             {"comar-let-it-ride", "mlgca-let-it-ride", "mlgca-run-em-twice"}) {
            const std::string byHand = submissionText(ruleSet);
            const std::string shoe = edited(byHand, "\"hand\"", "\"manual_shoe\"");
            QVERIFY(parse(edited(shoe, kShuffler, "")).ok());
            const std::string automated = edited(byHand, "\"hand\"", "\"automated_shoe\"");
            QVERIFY(parse(edited(automated, kShuffler, "")).ok());
            const auto reshuffling =
                parse(edited(automated, "reshuffles = false", "reshuffles = true"));
            QVERIFY(reshuffling.ok());
            QVERIFY(reshuffling->shuffler->reshuffles);
        }
    }

    void takesTheRulesOwnLimitsWhereNothingIsStated() {
        const auto hand = parse(submissionText("mlgca-let-it-ride"));
        QCOMPARE(hand->deckChange->count(), 4 * 3'600'000);
        QVERIFY(!hand->payoutLimit);
        const auto runs = parse(submissionText("mlgca-run-em-twice"));
        QCOMPARE(runs->payoutLimit->value(), 5'000'000);
        const auto house = parse(submissionText("house-let-it-ride"));
        QVERIFY(!house->deckChange);
    }

    void readsWhatIsFiled() {
        const auto filed = parse(submissionText("mlgca-let-it-ride", {{"progressive", "E"}}));
        QVERIFY(filed.ok());
        QCOMPARE(filed->progressive->levels.size(), std::size_t{3});
        QCOMPARE(filed->progressive->levels[0].ratePpm, 50'000);
        QCOMPARE(filed->progressive->levels[0].reset.value(), 1'000'000);
        QCOMPARE(filed->decks(), 2);
        QVERIFY(filed->offers(WagerKind::Progressive));
        QVERIFY(!filed->offers(WagerKind::UltimatePairs));
        QVERIFY(filed->limitsOf(WagerKind::SixCard) == WagerLimits{});
        const auto limited = parse(edited(submissionText("mlgca-let-it-ride"), "[wagers]",
                                          "[limits.six_card]\nmin = 500\n[wagers]"));
        QVERIFY(limited->limitsOf(WagerKind::SixCard).least == core::Cents{500});
        QVERIFY(!limited->limitsOf(WagerKind::SixCard).most);
    }

    void aBigMinimumAnteRaisesThePayoutLimit() {
        const std::string text =
            edited(edited(submissionText("mlgca-run-em-twice"), "min_bet = 500", "min_bet = 5000"),
                   "adjacent", "payout_limit = 5510001\nadjacent");
        const auto above = parse(text);
        QVERIFY(!above.ok());
        QCOMPARE(above.error().front().field, std::string("payout_limit"));
        // 1,102 minimum antes of $50.
        const auto most = parse(edited(text, "5510001", "5510000"));
        QVERIFY(most.ok());
    }

    void rubbishIsAProblemAndNeverAnEnd_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no TOML") << QByteArray("= = =");
        QTest::newRow("a key twice") << QByteArray("table = \"a\"\ntable = \"b\"");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x01", 4);
        QTest::newRow("deep") << QByteArray("a = ") + QByteArray(5000, '[');
        QTest::newRow("huge") << QByteArray((1 << 20) + 1, ' ');
        QTest::newRow("newline in a key") << QByteArray("\"a\\nb\" = 1");
    }
    void rubbishIsAProblemAndNeverAnEnd() {
        QFETCH(QByteArray, text);
        const auto result = parse(text.toStdString());
        QVERIFY(!result.ok());
        QVERIFY(!result.error().empty());
        for (const FileProblem& problem : result.error())
            QVERIFY(problem.text().find('\n') == std::string::npos);
    }

private:
    static void addForm() {
        bad("unknown rule set", kMlgca, "mlgca-let-it-ride", "mlgca-blackjack", "rule_set");
        bad("rule set of the wrong type", kMlgca, "\"mlgca-let-it-ride\"", "7", "rule_set");
        bad("no table", kMlgca, "table = \"T01\"\n", "", "table");
        bad("empty table", kMlgca, "\"T01\"", "\"\"", "table");
        bad("table unfit for a topic", kMlgca, "\"T01\"", "\"T/01\"", "table");
        bad("unknown key", kMlgca, "adjacent", "colour = \"red\"\nadjacent", "colour");
        bad("unknown table", kMlgca, "[wagers]", "[colours]\nred = 1\n[wagers]", "colours");
        bad("unknown key in shuffler", kMlgca, "decks = 2", "decks = 2\nspeed = 1",
            "shuffler.speed");
        bad("no wagers", kHouse, "[wagers]", "[wager]", "wagers");
        bad("shuffler is no table", kHouse, "table = \"T01\"", "table = \"T01\"\nshuffler = true",
            "shuffler");
        bad("ace-low is Run 'Em Twice's", kMlgca, "adjacent", "ace_low_straight = true\nadjacent",
            "ace_low_straight");
        bad("ace-low of the wrong type", kRuns, "adjacent", "ace_low_straight = 1\nadjacent",
            "ace_low_straight");
    }
    static void addBets() {
        bad("min_bet 0", kMlgca, "min_bet = 500", "min_bet = 0", "min_bet");
        bad("min_bet negative", kMlgca, "min_bet = 500", "min_bet = -5", "min_bet");
        bad("min_bet a float", kMlgca, "min_bet = 500", "min_bet = 500.0", "min_bet");
        bad("min_bet a string", kMlgca, "min_bet = 500", "min_bet = \"500\"", "min_bet");
        bad("min_bet missing", kMlgca, "min_bet = 500\n", "", "min_bet");
        bad("max_bet missing", kMlgca, "max_bet = 50000\n", "", "max_bet");
        bad("max_bet below min_bet", kMlgca, "max_bet = 50000", "max_bet = 499", "max_bet");
        bad("max_bet beyond reason", kMlgca, "max_bet = 50000", "max_bet = 1000000000001",
            "max_bet");
        bad("above ten dollars", kHouse, "max_bet = 1000", "max_bet = 1001", "max_bet", "Wagers");
        bad("no boxes", kMlgca, "adjacent_boxes = 1", "adjacent_boxes = 0", "adjacent_boxes");
        bad("eight boxes", kMlgca, "adjacent_boxes = 1", "adjacent_boxes = 8", "adjacent_boxes");
        bad("eight boxes", kCalifornia, "adjacent_boxes = 1", "adjacent_boxes = 8",
            "adjacent_boxes");
        bad("seven boxes", kRuns, "adjacent_boxes = 1", "adjacent_boxes = 7", "adjacent_boxes");
        bad("two boxes", kHouse, "adjacent_boxes = 1", "adjacent_boxes = 2", "adjacent_boxes");
        bad("boxes missing", kMlgca, "adjacent_boxes = 1\n", "", "adjacent_boxes");
        bad("payout limit 0", kMlgca, "adjacent", "payout_limit = 0\nadjacent", "payout_limit");
        bad("payout limit negative", kMlgca, "adjacent", "payout_limit = -1\nadjacent",
            "payout_limit");
        bad("payout limit too high", kRuns, "adjacent", "payout_limit = 5000001\nadjacent",
            "payout_limit", "ch. 12C");
    }
    static void addDealing() {
        bad("unknown method", kMlgca, "\"hand\"", "\"feet\"", "dealing");
        bad("method missing", kMlgca, "dealing = \"hand\"\n", "", "dealing");
        bad("by hand without a shuffler", kComar, kShuffler, "", "shuffler", ".09A(1)");
        bad("by hand without a shuffler", kMlgca, kShuffler, "", "shuffler", "ch. 9A(1)");
        bad("by hand without a shuffler", kRuns, kShuffler, "", "shuffler", "ch. 9A(1)");
        bad("without a shuffler", kCalifornia, kShuffler, "", "shuffler");
        bad("by hand", kCalifornia, "\"automated_shoe\"", "\"hand\"", "dealing");
        bad("from a manual shoe", kCalifornia, "\"automated_shoe\"", "\"manual_shoe\"", "dealing");
        bad("one deck", kCalifornia, kShuffler, kOneDeck, "shuffler.decks");
        bad("from a shoe", kHouse, "\"hand\"", "\"automated_shoe\"", "dealing");
        bad("two decks", kHouse, "[wagers]",
            "[shuffler]\ncounts_cards = true\ndecks = 2\nreshuffles = false\n[wagers]",
            "shuffler.decks", "Decks");
        bad("three decks", kMlgca, "decks = 2", "decks = 3", "shuffler.decks", "ch. 3B");
        bad("no decks", kMlgca, "decks = 2", "decks = 0", "shuffler.decks");
        bad("decks missing", kMlgca, "decks = 2\n", "", "shuffler.decks");
        bad("counts missing", kMlgca, "counts_cards = true\n", "", "shuffler.counts_cards");
        bad("reshuffles missing", kMlgca, "reshuffles = false\n", "", "shuffler.reshuffles");
        bad("counts of the wrong type", kMlgca, "counts_cards = true", "counts_cards = 1",
            "shuffler.counts_cards");
        bad("reshuffles by hand", kMlgca, "reshuffles = false", "reshuffles = true",
            "shuffler.reshuffles", "ch. 10H");
        bad("reshuffles by hand", kRuns, "reshuffles = false", "reshuffles = true",
            "shuffler.reshuffles");
        for (const char* hours : {"0", "0.0", "-1.0", "nan", "inf", "\"4\"", "4.01", "1e300"}) {
            const std::string edit = std::string("deck_change_hours = ") + hours + "\nadjacent";
            bad(QString("deck change ") + hours, kMlgca, "adjacent", edit.c_str(),
                "deck_change_hours");
        }
        bad("deck change looser than the rule", kRuns, "\"hand\"",
            "\"automated_shoe\"\ndeck_change_hours = 8.5", "deck_change_hours", "ch. 3C(2)");
        bad("deck change looser than the rule", kComar, "adjacent",
            "deck_change_hours = 8.0\nadjacent", "deck_change_hours", ".03C(1)");
        bad("deck change negative", kHouse, "adjacent", "deck_change_hours = -4.0\nadjacent",
            "deck_change_hours");
    }
    static void addWagers() {
        bad("no base", kMlgca, "base = \"A\"\n", "", "wagers.base");
        bad("base D", kMlgca, "base = \"A\"", "base = \"D\"", "wagers.base");
        bad("small letter", kMlgca, "base = \"A\"", "base = \"a\"", "wagers.base");
        bad("empty letter", kMlgca, "base = \"A\"", "base = \"\"", "wagers.base");
        bad("letter of the wrong type", kMlgca, "base = \"A\"", "base = 1", "wagers.base");
        bad("base B", kRuns, "base = \"A\"", "base = \"B\"", "wagers.base");
        bad("base A", kCalifornia, "LIRX-01", "A", "wagers.base");
        bad("LIRX-04", kCalifornia, "LIRX-01", "LIRX-04", "wagers.base");
        bad("base B", kHouse, "base = \"A\"", "base = \"B\"", "wagers.base");
        bad("five card H", kMlgca, "five_card = \"A\"", "five_card = \"H\"", "wagers.five_card");
        bad("five card B", kRuns, "five_card = \"A\"", "five_card = \"B\"", "wagers.five_card");
        bad("three card D", kMlgca, "three_card = \"A\"", "three_card = \"D\"",
            "wagers.three_card");
        bad("six card C", kMlgca, "six_card = \"A\"", "six_card = \"C\"", "wagers.six_card");
        bad("ultimate pairs F", kRuns, "ultimate_pairs = \"A\"", "ultimate_pairs = \"F\"",
            "wagers.ultimate_pairs");
        bad("ultimate pairs", kMlgca, "[wagers]", "[wagers]\nultimate_pairs = \"A\"",
            "wagers.ultimate_pairs");
        bad("three card", kRuns, "[wagers]", "[wagers]\nthree_card = \"A\"", "wagers.three_card");
        bad("six card", kRuns, "[wagers]", "[wagers]\nsix_card = \"A\"", "wagers.six_card");
        bad("five card", kHouse, "[wagers]", "[wagers]\nfive_card = \"A\"", "wagers.five_card");
        bad("three card", kCalifornia, "[wagers]", "[wagers]\nthree_card = \"A\"",
            "wagers.three_card");
        bad("progressive among the wagers", kMlgca, "[wagers]", "[wagers]\nprogressive = \"A\"",
            "wagers.progressive");
    }
    static void addLimits() {
        const auto wrong = [](const char* tag, const QString& ruleSet, const std::string& limits,
                              const char* field, const char* section = "") {
            bad(tag, ruleSet, "[wagers]", (limits + "\n[wagers]").c_str(), field, section);
        };
        wrong("limits of what is not offered", kHouse, "[limits.six_card]", "limits.six_card");
        wrong("limits of the bets", kMlgca, "[limits.base]\nmin = 500", "limits.base");
        wrong("limits of the progressive", kMlgca, "[limits.progressive]\nmin = 500",
              "limits.progressive");
        wrong("below the document", kHouse, "[limits.three_card]\nmin = 99",
              "limits.three_card.min", "Let it Ride Side Bets");
        wrong("above the document", kHouse, "[limits.three_card]\nmax = 1001",
              "limits.three_card.max", "Let it Ride Side Bets");
        wrong("five-card is a dollar", kMlgca, "[limits.five_card]\nmax = 200",
              "limits.five_card.max");
        wrong("max below min", kMlgca, "[limits.six_card]\nmin = 500\nmax = 499",
              "limits.six_card.max");
        wrong("least of nothing", kMlgca, "[limits.six_card]\nmin = 0", "limits.six_card.min");
        wrong("unknown limit", kMlgca, "[limits.six_card]\nusual = 5", "limits.six_card.usual");
        bad("limits are no table", kMlgca, "adjacent", "limits = 5\nadjacent", "limits");
    }
    static void addProgressive() {
        constexpr auto kProgressive =
            "[wagers]\nbase = \"A\"\n[progressive]\npaytable = \"A\"\nlink = \"L\"\nwagers = "
            "[100]\n"
            "[progressive.levels.main]\nrate = 0.1\ninitial = 100000\nreset = 100000\n";
        bad("has none", kHouse, "[wagers]\nbase = \"A\"\nthree_card = \"A\"\n", kProgressive,
            "progressive");
        bad("D", kComar, "paytable = \"A\"", "paytable = \"D\"", "progressive.paytable");
        bad("E", kRuns, "paytable = \"A\"", "paytable = \"E\"", "progressive.paytable");
        bad("no paytable", kMlgca, "paytable = \"A\"\n", "", "progressive.paytable");
        bad("no link", kMlgca, "link = \"LINK1\"\n", "", "progressive.link");
        bad("empty link", kMlgca, "LINK1", "", "progressive.link");
        bad("no wagers", kMlgca, "wagers = [100, 500]\n", "", "progressive.wagers");
        bad("empty wagers", kMlgca, "[100, 500]", "[]", "progressive.wagers");
        bad("a wager of $2", kMlgca, "[100, 500]", "[100, 200]", "progressive.wagers");
        bad("a wager twice", kMlgca, "[100, 500]", "[100, 100]", "progressive.wagers");
        bad("a wager of the wrong type", kMlgca, "[100, 500]", "[100, \"500\"]",
            "progressive.wagers");
        bad("wagers are no array", kMlgca, "[100, 500]", "100", "progressive.wagers");
        bad("no levels", kMlgca, "[progressive.levels.main]", "[progressive.level.main]",
            "progressive.levels");
        bad("a level too many", kMlgca, "[progressive.levels.main]",
            "[progressive.levels.mega]\nrate = 0.1\ninitial = 1000000\nreset = 1000000\n"
            "[progressive.levels.main]",
            "progressive.levels.mega");
        bad("another level", kMlgca, "levels.main", "levels.major", "progressive.levels.main");
        bad("level is no table", kMlgca,
            "[progressive.levels.main]\nrate = 0.05\ninitial = 100000\nreset = 100000\n",
            "[progressive.levels]\nmain = 1\n", "progressive.levels.main");
        for (const char* rate : {"-0.01", "1.01", "nan", "inf", "-inf", "\"0.05\"", "true", "2"})
            bad(QString("rate ") + rate, kMlgca, "rate = 0.05",
                (std::string("rate = ") + rate).c_str(), "progressive.levels.main.rate");
        bad("rate missing", kMlgca, "rate = 0.05\n", "", "progressive.levels.main.rate");
        // clauses: mlgca-run-em-twice ch. 12F(6)(a)
        bad("rate missing, runs", kRuns, "rate = 0.05\n", "", "progressive.levels.main.rate");
        bad("initial missing", kMlgca, "initial = 100000\n", "", "progressive.levels.main.initial");
        bad("reset missing", kMlgca, "reset = 100000\n", "", "progressive.levels.main.reset");
        bad("reset too low", kComar, "reset = 100000", "reset = 99999",
            "progressive.levels.main.reset", ".12F(2)");
        bad("initial too low", kComar, "initial = 100000", "initial = 99999",
            "progressive.levels.main.initial", ".12F(2)");
        bad("reset a float", kComar, "reset = 100000", "reset = 100000.0",
            "progressive.levels.main.reset");
        bad("unknown key in a level", kComar, "reset = 100000", "reset = 100000\ncap = 1",
            "progressive.levels.main.cap");
    }
    static void addCollection() {
        constexpr auto kFees =
            "[collection]\nplayer_fee_per_bet = 100\nplayer_dealer_fee_per_hand = 200\n";
        bad("no fees", kCalifornia, kFees, "", "collection", "Wagering Limits and Collection Fees");
        bad("no player fee", kCalifornia, "player_fee_per_bet = 100\n", "",
            "collection.player_fee_per_bet");
        bad("no player-dealer fee", kCalifornia, "player_dealer_fee_per_hand = 200\n", "",
            "collection.player_dealer_fee_per_hand");
        bad("negative fee", kCalifornia, "player_fee_per_bet = 100", "player_fee_per_bet = -1",
            "collection.player_fee_per_bet");
        const auto rates = [&](const char* name, const std::string& rows) {
            bad(name, kCalifornia, kFees, (std::string(kFees) + rows).c_str(),
                "collection.rates[0].above", "Wagering Limits and Collection Fees");
        };
        const std::string rate = "player_fee_per_bet = 200\nplayer_dealer_fee_per_hand = 300\n";
        rates("rate below the minimum", "[[collection.rates]]\nabove = 1\n" + rate);
        rates("rate above the maximum", "[[collection.rates]]\nabove = 99999999\n" + rate);
        bad("rates that do not rise", kCalifornia, kFees,
            (std::string(kFees) + "[[collection.rates]]\nabove = 2000\n" + rate +
             "[[collection.rates]]\nabove = 2000\n" + rate)
                .c_str(),
            "collection.rates[1].above", "Wagering Limits and Collection Fees");
        bad("rate without a fee", kCalifornia, kFees,
            (std::string(kFees) + "[[collection.rates]]\nabove = 2000\nplayer_fee_per_bet = 200\n")
                .c_str(),
            "collection.rates[0].player_dealer_fee_per_hand");
        const std::string fees = std::string(kFees) + "[wagers]";
        bad("fees", kHouse, "[wagers]", fees.c_str(), "collection");
        bad("fees", kMlgca, "[wagers]", fees.c_str(), "collection");
    }
};

QTEST_APPLESS_MAIN(TestSubmission)
#include "tst_submission.moc"
