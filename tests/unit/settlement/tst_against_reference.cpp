#include "shared/rules/round_json.h"
#include "tests/support/reference/reference_random.h"
#include "tests/support/reference/reference_settlement.h"
#include "tests/support/reference/spoiled.h"
#include "tests/support/reference/worked_rounds.h"

#include <QTest>

#include <variant>

using namespace pitwatch;
using nlohmann::json;

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
