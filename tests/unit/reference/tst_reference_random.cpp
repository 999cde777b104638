#include "tests/support/reference/reference_random.h"
#include "tests/support/reference/reference_settlement.h"
#include "tests/support/reference/reference_submission.h"
#include "tests/support/reference/spoiled.h"

#include <QTest>

#include <toml++/toml.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>

using namespace pitwatch::reference;
using nlohmann::json;

namespace {

constexpr std::uint64_t kRoundsPerRuleSet = 400;

json fromToml(const std::string& text) {
    std::ostringstream out;
    out << toml::json_formatter{toml::parse(text)};
    return json::parse(out.str());
}

Cents sum(const json& lines, const char* field) {
    Cents total = 0;
    for (const json& line : lines)
        total += line[field].get<Cents>();
    return total;
}

bool isBase(const json& line) {
    static const std::vector<std::string> kBase = {"bet1",  "bet2", "bet3", "ante1",
                                                   "ante2", "run1", "run2", "center"};
    return std::find(kBase.begin(), kBase.end(), line["wager"]) != kBase.end();
}

Cents basePaid(const json& seat) {
    Cents paid = 0;
    for (const json& line : seat["lines"])
        paid += isBase(line) ? line["paid"].get<Cents>() : 0;
    return paid;
}

// Whether the five-card progressives pay this hand a share of a meter.
bool paysFromMeter(const json& submission, const json& hand) {
    const ProgressiveTable& table =
        *findProgressive(submission["rule_set"], submission["progressive"]["paytable"]);
    return !table.threeCardHand &&
           std::any_of(table.lines.begin(), table.lines.end(), [&](const ProgressiveLine& line) {
               return line.percent > 0 && line.hand == hand;
           });
}

// What a comparison is worth depends on what its rounds contain; this counts it.
void countWhatHappens(const json& submission, const json& answer,
                      std::map<std::string, int>& seen) {
    int percentHits = 0;
    for (const json& seat : answer["seats"]) {
        ++seen[seat["hand"].is_null() ? "no hand" : seat["hand"].get<std::string>()];
        for (const json& envy : seat["envy"])
            ++seen["envy " + envy["hand"].get<std::string>()];
        if (submission.contains("payout_limit") && basePaid(seat) == submission["payout_limit"])
            ++seen["payout limit reached"];
        for (const json& line : seat["lines"]) {
            const Cents paid = line["paid"];
            if (line["wager"] == "six_card" && paid >= 10'000'000)
                ++seen["super royal"];
            if (line["result"] == "returned")
                ++seen["returned"];
            if (line["wager"] == "progressive" && paysFromMeter(submission, seat["hand"]))
                ++percentHits;
        }
    }
    if (percentHits > 1)
        ++seen["two winners on meters"];
    if (answer.contains("player_dealer")) {
        const json& dealer = answer["player_dealer"];
        const Cents won = dealer["collected"].get<Cents>() - dealer["paid"].get<Cents>();
        if (won == dealer["wager"])
            ++seen["bank doubled"];
        if (won == -dealer["wager"].get<Cents>())
            ++seen["bank exhausted"];
    }
}

} // namespace

class TestReferenceRandom : public QObject {
    Q_OBJECT

private slots:
    void legalRoundsSettleAndAddUp_data() { addRuleSets(); }
    void legalRoundsSettleAndAddUp() {
        QFETCH(QString, ruleSet);
        for (std::uint64_t seed = 1; seed <= kRoundsPerRuleSet; ++seed) {
            Random random(seed);
            const json submission = randomSubmission(random, ruleSet.toStdString());
            const json round = randomRound(random, submission);
            const std::string where = "seed " + std::to_string(seed) + " " + round.dump();
            try {
                const json answer = settle(submission, round);
                QVERIFY2(addsUp(round, answer), where.c_str());
                QVERIFY2(bankIsBounded(answer), where.c_str());
            } catch (const Refusal& refusal) {
                QFAIL((where + " refused: " + refusal.what()).c_str());
            }
        }
    }

    void spoiledRoundsAreRefused_data() { addRuleSets(); }
    void spoiledRoundsAreRefused() {
        QFETCH(QString, ruleSet);
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Random random(seed);
            const json submission = randomSubmission(random, ruleSet.toStdString());
            const json round = randomRound(random, submission);
            for (const Spoiled& spoiled : spoiledRounds(submission, round)) {
                try {
                    settle(submission, spoiled.value);
                    QFAIL(("settled, seed " + std::to_string(seed) + ": " + spoiled.what + " " +
                           spoiled.value.dump())
                              .c_str());
                } catch (const Refusal&) {
                    continue;
                }
            }
        }
    }

    void submissionsHaveProblemsOnlyWhenSpoiled_data() { addRuleSets(); }
    void submissionsHaveProblemsOnlyWhenSpoiled() {
        QFETCH(QString, ruleSet);
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            const json submission = randomSubmission(random, ruleSet.toStdString());
            QVERIFY2(fileProblemsOf(submission).empty(), submission.dump().c_str());
            for (const Spoiled& spoiled : spoiledSubmissions(submission))
                QVERIFY2(!fileProblemsOf(spoiled.value).empty(),
                         ("seed " + std::to_string(seed) + ": " + spoiled.what).c_str());
        }
    }

    void tomlSaysTheSame_data() { addRuleSets(); }
    void tomlSaysTheSame() {
        QFETCH(QString, ruleSet);
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            const json submission = randomSubmission(random, ruleSet.toStdString());
            const std::string text = toToml(submission);
            QVERIFY2(fromToml(text) == submission, text.c_str());
        }
    }

    void sameSeedSameRound() {
        Random one(42);
        Random other(42);
        const json submission = randomSubmission(one);
        QVERIFY(submission == randomSubmission(other));
        QVERIFY(randomRound(one, submission) == randomRound(other, submission));
        Random third(43);
        QVERIFY(submission != randomSubmission(third));
    }

    void rareThingsAreFrequent_data() {
        m_seen = countAll();
        QTest::addColumn<QString>("what");
        for (const char* what : {"royal_flush",
                                 "straight_flush",
                                 "four_of_a_kind",
                                 "full_house",
                                 "flush",
                                 "straight",
                                 "three_of_a_kind",
                                 "two_pair",
                                 "pair",
                                 "high_card",
                                 "no hand",
                                 "envy royal_flush",
                                 "envy straight_flush",
                                 "envy akq_spades",
                                 "envy akq_other",
                                 "payout limit reached",
                                 "super royal",
                                 "returned",
                                 "two winners on meters",
                                 "bank doubled",
                                 "bank exhausted"})
            QTest::newRow(what) << what;
    }
    void rareThingsAreFrequent() {
        QFETCH(QString, what);
        const int times = m_seen[what.toStdString()];
        QVERIFY2(times >= 20, qPrintable(QString("%1: %2 times").arg(what).arg(times)));
    }

private:
    static std::map<std::string, int> countAll() {
        std::map<std::string, int> seen;
        for (const std::string& ruleSet : ruleSets()) {
            for (std::uint64_t seed = 1; seed <= kRoundsPerRuleSet; ++seed) {
                Random random(seed);
                const json submission = randomSubmission(random, ruleSet);
                const json round = randomRound(random, submission);
                countWhatHappens(submission, settle(submission, round), seen);
            }
        }
        return seen;
    }

    static void addRuleSets() {
        QTest::addColumn<QString>("ruleSet");
        for (const std::string& ruleSet : ruleSets())
            QTest::newRow(ruleSet.c_str()) << QString::fromStdString(ruleSet);
    }

    // Totals are the sums of their parts, no stake comes back twice, everyone is settled once.
    static bool addsUp(const json& round, const json& answer) {
        bool well = answer["seats"].size() == round["seats"].size() &&
                    answer["order"].size() == round["seats"].size();
        for (const json& seat : answer["seats"]) {
            well = well &&
                   seat["total_paid"] == sum(seat["lines"], "paid") + sum(seat["envy"], "paid");
            well = well && seat["total_returned"] == sum(seat["lines"], "returned");
            for (const json& line : seat["lines"]) {
                well = well && line["paid"] >= 0 && line["returned"] >= 0 &&
                       line["returned"] <= line["stake"] &&
                       (line["result"] == "win" || line["paid"] == 0);
            }
        }
        return well;
    }

    // The player-dealer neither wins nor loses more than the wager, and its money is the players'.
    static bool bankIsBounded(const json& answer) {
        if (!answer.contains("player_dealer"))
            return true;
        const json& dealer = answer["player_dealer"];
        const Cents won = dealer["collected"].get<Cents>() - dealer["paid"].get<Cents>();
        Cents lost = 0;
        Cents paid = 0;
        for (const json& seat : answer["seats"]) {
            lost += sum(seat["lines"], "stake") - seat["total_returned"].get<Cents>();
            paid += seat["total_paid"].get<Cents>();
        }
        return std::abs(won) <= dealer["wager"].get<Cents>() && lost == dealer["collected"] &&
               paid == dealer["paid"];
    }

    std::map<std::string, int> m_seen;
};

QTEST_APPLESS_MAIN(TestReferenceRandom)
#include "tst_reference_random.moc"
