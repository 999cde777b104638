#include "shared/rules/round_json.h"
#include "tests/support/reference/reference_random.h"
#include "tests/support/reference/reference_settlement.h"
#include "tests/support/reference/spoiled.h"
#include "tests/support/reference/worked_rounds.h"

#include <QTest>

#include <set>
#include <variant>

using namespace pitwatch;
using nlohmann::json;

// clauses: california-let-it-ride Standards of play/1, /3, /4, Ranking of Hands 3
// clauses: california-let-it-ride Ranking of Hands 3a/1, Ranking of Hands 3b/1, Ranking of Hands 3c
// clauses: california-let-it-ride Ranking of Hands 3d, Ranking of Hands 3e/1, Ranking of Hands 3f/1
// clauses: california-let-it-ride Ranking of Hands 3g, Ranking of Hands 3h, Ranking of Hands 3i
// clauses: california-let-it-ride Betting scheme 1/2, Betting scheme 4/1, /2
// clauses: california-let-it-ride Dealing procedures 3c/2, Round of Play 3a, Round of Play 5/3
// clauses: california-let-it-ride Round of Play 5a, Round of Play 7, Round of Play 9
// clauses: california-let-it-ride Round of Play 10/1, /2, Round of Play 11/2, /5
// clauses: california-let-it-ride Round of Play 13/3, /4, Basic Game Paytable Summary/2, /3, /4
// clauses: california-let-it-ride Glossary: Community Card, Glossary: Hand, Glossary: Let It Ride
// clauses: comar-let-it-ride .01B(1), .01B(3), .01B(4), .01B(5), .01B(6), .02A(1), .02B(10)/2
// clauses: comar-let-it-ride .06A(1), .06A(2), .06C(9), .07E(3)/1, /2, .07E(4)/1, /2, .07E(5)/1, /2
// clauses: comar-let-it-ride .07E(6), .07E(7), .07F/1, .11B(1)(a), .11B(1)(b)/1, .11C(1)(a)
// clauses: comar-let-it-ride .11C(1)(b), .11D/1, .11D(2), .11D(3), .11E(1), .11E(2), .11E(3)
// clauses: comar-let-it-ride .11E(4), .11E(5), .12A, .12B, .12C, .12D, .12E, .12E(1), .12E(2)
// clauses: comar-let-it-ride .12E(3), .12F(1), .12G, .12H(1)
// clauses: house-let-it-ride Definitions (1), Definitions (2), Definitions (3)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings/2, /4, Let-it-Ride Poker Rankings (1)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings (2), Let-it-Ride Poker Rankings (3)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings (4), Let-it-Ride Poker Rankings (5)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings (6)/1, Let-it-Ride Poker Rankings (7)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings (8), Let-it-Ride Poker Rankings (9)
// clauses: house-let-it-ride Procedures for completion of each round of play/7, /8, /17, /18, /19
// clauses: house-let-it-ride Procedures for completion of each round of play/26, /27, /28, /34
// clauses: house-let-it-ride Payout Odds/Payout Limitation/2, /3, Let it Ride Side Bets/1, /3
// clauses: mlgca-let-it-ride ch. 1B(4), ch. 7E(7), ch. 11D(3)
// clauses: mlgca-run-em-twice ch. 7E(1)/3, ch. 11F(2), ch. 11H(1), ch. 11I(3)(a)/1, ch. 12C
// clauses: mlgca-run-em-twice ch. 12C(2), ch. 12F(5)

// The product and the reference were written apart from the same documents. Where they differ, one
// of them is wrong.
class TestAgainstReference : public QObject {
    Q_OBJECT

    const std::uint64_t m_seed =
        static_cast<std::uint64_t>(qEnvironmentVariableIntValue("PITWATCH_SEED"));
    // A submission is compiled once and many rounds are played under it, as at a table.
    static constexpr int kRoundsPerSubmission = 50;

    static std::size_t roundCount() {
        const int rounds = qEnvironmentVariableIntValue("PITWATCH_ROUNDS");
        return rounds > 0 ? static_cast<std::size_t>(rounds) : 5000;
    }

    static rules::TableRules compile(const json& submission) {
        const rules::RuleBook& book = rules::RuleBook::builtIn();
        const auto parsed = rules::parseSubmission(reference::toToml(submission), book);
        if (!parsed)
            qFatal("a legal submission was refused: %s: %s", submission.dump().c_str(),
                   parsed.error().front().problem.c_str());
        return {*book.find(parsed->ruleSet), *parsed};
    }

    // The answer, or null where the round is refused.
    static json productAnswer(const rules::TableRules& table, const json& round) {
        const auto parsed = rules::parseRound(round.dump(), table);
        if (!parsed)
            return nullptr;
        const auto settled = rules::settle(table, *parsed);
        return settled ? json::parse(rules::toJson(*settled)) : json(nullptr);
    }

    static json referenceAnswer(const json& submission, const json& round) {
        try {
            return reference::settle(submission, round);
        } catch (const reference::Refusal&) {
            return nullptr;
        }
    }

    static void compare(const json& product, const json& expected, const std::string& where) {
        if (product != expected)
            qWarning("%s", json::diff(expected, product).dump(1).c_str());
        QVERIFY2(product == expected, where.c_str());
    }

private slots:
    void comparesEveryBuiltInRuleSet() {
        std::set<std::string> builtIn;
        for (const rules::RuleSet& ruleSet : rules::RuleBook::builtIn().all())
            builtIn.insert(ruleSet.id);
        const auto& compared = reference::ruleSets();
        QCOMPARE(std::set(compared.begin(), compared.end()), builtIn);
    }

    void agreesWithRoundsWorkedByHand_data() {
        QTest::addColumn<qsizetype>("index");
        const auto rounds = reference::workedRounds();
        QVERIFY(rounds.size() >= 60);
        for (std::size_t i = 0; i < rounds.size(); ++i)
            QTest::newRow((std::to_string(i) + " " + rounds[i].name).c_str())
                << static_cast<qsizetype>(i);
    }
    void agreesWithRoundsWorkedByHand() {
        QFETCH(qsizetype, index);
        static const auto rounds = reference::workedRounds();
        const auto& worked = rounds[static_cast<std::size_t>(index)];
        const std::string toml = reference::toToml(worked.submission);
        if (!rules::parseSubmission(toml, rules::RuleBook::builtIn())) {
            QVERIFY2(worked.refused, (worked.name + ":\n" + toml).c_str());
            return;
        }
        const json product = productAnswer(compile(worked.submission), worked.round);
        compare(product, worked.refused ? json(nullptr) : worked.answer, worked.name);
    }

    void agreesOnRandomRounds() {
        reference::Random random(m_seed);
        const std::size_t count = roundCount();
        for (std::size_t played = 0; played < count;) {
            const json submission = reference::randomSubmission(random);
            const rules::TableRules table = compile(submission);
            for (int i = 0; i < kRoundsPerSubmission && played < count; ++i, ++played) {
                const json round = reference::randomRound(random, submission);
                const json product = productAnswer(table, round);
                const json expected = referenceAnswer(submission, round);
                QVERIFY2(!expected.is_null(), "the reference refused a legal round");
                compare(product, expected,
                        "seed " + std::to_string(m_seed) + ", round " + std::to_string(played) +
                            ": " + submission.dump() + " " + round.dump());
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void refusesEverySpoiledRound() {
        reference::Random random(m_seed);
        std::size_t spoiled = 0;
        while (spoiled < roundCount() / 5) {
            const json submission = reference::randomSubmission(random);
            const rules::TableRules table = compile(submission);
            const json round = reference::randomRound(random, submission);
            for (const auto& bad : reference::spoiledRounds(submission, round)) {
                QVERIFY2(productAnswer(table, bad.value).is_null(),
                         (bad.what + ": " + submission.dump() + " " + bad.value.dump()).c_str());
                ++spoiled;
            }
        }
    }

    void findsTheFaultOfEverySpoiledSubmission() {
        reference::Random random(m_seed);
        std::size_t spoiled = 0;
        while (spoiled < roundCount() / 5) {
            const json submission = reference::randomSubmission(random);
            for (const auto& bad : reference::spoiledSubmissions(submission)) {
                const std::string toml = reference::toToml(bad.value);
                const auto parsed = rules::parseSubmission(toml, rules::RuleBook::builtIn());
                QVERIFY2(!parsed.ok(), (bad.what + ":\n" + toml).c_str());
                for (const auto& problem : parsed.error()) {
                    QVERIFY2(!problem.field.empty() && !problem.problem.empty() &&
                                 !problem.section.empty(),
                             problem.text().c_str());
                }
                ++spoiled;
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestAgainstReference)
#include "tst_against_reference.moc"
