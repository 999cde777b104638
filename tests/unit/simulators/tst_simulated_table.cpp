#include "shared/events/all_events.h"
#include "shared/rules/rule_book.h"
#include "shared/wording/wording.h"
#include "tests/support/sites/simulated_floor.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::eventsIn;
using Floor = support::SimulatedFloor;

// clauses: comar-let-it-ride .09E

class TestSimulatedTable : public QObject {
    Q_OBJECT

private:
    static constexpr auto kSubmissions = PITWATCH_SUBMISSIONS;
    static constexpr std::uint64_t kSeed = 11;

    // Rounds settled after the trouble show that the table found its way back.
    static bool recovers(Floor& floor, std::uint64_t rounds) {
        const std::size_t before = floor.count<events::RoundSettled>();
        return floor.play(rounds) && floor.count<events::RoundSettled>() > before + 1;
    }

private slots:
    void playsCleanRoundsUnderEveryRuleSet_data() {
        QTest::addColumn<QString>("ruleSet");
        for (const rules::RuleSet& rules : rules::RuleBook::builtIn().all())
            QTest::newRow(rules.id.c_str()) << QString::fromStdString(rules.id);
    }
    void playsCleanRoundsUnderEveryRuleSet() {
        QFETCH(QString, ruleSet);
        Floor floor(kSubmissions, ruleSet.toStdString(), "", kSeed);
        QVERIFY(floor.play(8));
        QVERIFY(floor.count<events::RoundSettled>() >= 7);
        QCOMPARE(floor.count<events::RoundVoided>(), std::size_t{0});
        QCOMPARE(floor.count<events::ComplianceFound>(), std::size_t{0});
        const auto refused = eventsIn<events::CommandRefused>(floor.journal());
        QVERIFY2(refused.empty(),
                 refused.empty() ? "" : wording::sentence(refused.front().reason).c_str());
    }

    void playsAboutFiftyRoundsAnHour() {
        Floor floor(kSubmissions, "mlgca-let-it-ride", "", kSeed);
        QVERIFY(floor.play(1));
        const core::Tick begin = floor.time();
        QVERIFY(floor.play(26));
        const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(floor.time() - begin);
        QVERIFY2(minutes > 22min && minutes < 38min, std::to_string(minutes.count()).c_str());
    }

    void playsTheSameFromTheSameSeed() {
        Floor one(kSubmissions, "mlgca-run-em-twice", "T01 2 misdeal", kSeed);
        Floor two(kSubmissions, "mlgca-run-em-twice", "T01 2 misdeal", kSeed);
        Floor other(kSubmissions, "mlgca-run-em-twice", "T01 2 misdeal", kSeed + 1);
        QVERIFY(one.play(5) && two.play(5) && other.play(5));
        QVERIFY(eventsIn<events::SeatSettled>(one.journal()) ==
                eventsIn<events::SeatSettled>(two.journal()));
        QVERIFY(eventsIn<events::SeatSettled>(one.journal()) !=
                eventsIn<events::SeatSettled>(other.journal()));
    }

    void jamsAndIsSeenTo() {
        Floor floor(kSubmissions, "mlgca-let-it-ride", "T01 2 jam", kSeed);
        QVERIFY(floor.play(4));
        QCOMPARE(floor.count<events::ShufflerJammed>(), std::size_t{1});
        QCOMPARE(floor.count<events::ShufflerJamCleared>(), std::size_t{1});
        QCOMPARE(floor.count<events::FaultClosed>(), floor.count<events::FaultRaised>());
        QVERIFY(recovers(floor, 7));
    }

    void countsWrongAndTakesTheDeckAway() {
        Floor floor(kSubmissions, "mlgca-let-it-ride", "T01 2 wrong_count", kSeed);
        QVERIFY(floor.play(4));
        QCOMPARE(floor.count<events::RoundsInDoubt>(), std::size_t{1});
        const auto removed = eventsIn<events::DeckRemoved>(floor.journal());
        QVERIFY(removed.size() == 1 && removed[0].reason == events::DeckRemovalReason::WrongCount);
        QVERIFY(recovers(floor, 7));
    }

    void misdeals_data() { playsCleanRoundsUnderEveryRuleSet_data(); }
    void misdeals() {
        QFETCH(QString, ruleSet);
        Floor floor(kSubmissions, ruleSet.toStdString(), "T01 2 misdeal", kSeed);
        QVERIFY(floor.play(4));
        QCOMPARE(floor.count<events::RoundVoided>(), std::size_t{1});
        QVERIFY(recovers(floor, 7));
    }

    void findsALateCoin_data() { playsCleanRoundsUnderEveryRuleSet_data(); }
    void findsALateCoin() {
        QFETCH(QString, ruleSet);
        Floor floor(kSubmissions, ruleSet.toStdString(), "T01 2 late_coin", kSeed);
        QVERIFY(floor.play(4));
        QCOMPARE(floor.count<events::LateWagerRefused>(), std::size_t{1});
        QVERIFY(recovers(floor, 7));
    }

    void missesAStubCount() {
        // The count is due in the fifth round.
        Floor floor(kSubmissions, "comar-let-it-ride", "T01 5 missed_stub", kSeed);
        QVERIFY(floor.play(7));
        const auto found = eventsIn<events::ComplianceFound>(floor.journal());
        QVERIFY(found.size() == 1 && found[0].kind == events::FindingKind::StubCountMissed);
        QVERIFY(recovers(floor, 10));
    }

    void countsAStubWrong() {
        Floor floor(kSubmissions, "comar-let-it-ride", "T01 5 wrong_stub", kSeed);
        QVERIFY(floor.play(7));
        QCOMPARE(floor.count<events::StubCountJudged>(), std::size_t{1});
        QCOMPARE(floor.count<events::RoundVoided>(), std::size_t{1});
        QVERIFY(recovers(floor, 10));
    }

    void leavesADeckInPlayTooLong() {
        Floor floor(kSubmissions, "mlgca-let-it-ride", "T01 2 overdue_deck", kSeed);
        QVERIFY(floor.play(2));
        floor.pass(4h);
        QVERIFY(floor.play(5));
        QCOMPARE(floor.count<events::DeckOverdue>(), std::size_t{2});
        QCOMPARE(floor.count<events::DeckRemoved>(), std::size_t{0});
        QVERIFY(floor.play(20));
        QCOMPARE(floor.count<events::DeckRemoved>(), std::size_t{2});
        QVERIFY(recovers(floor, 24));
    }

    void changesDecksInTimeOtherwise() {
        Floor floor(kSubmissions, "mlgca-let-it-ride", "", kSeed);
        QVERIFY(floor.play(2));
        floor.pass(4h);
        QVERIFY(floor.play(6));
        QCOMPARE(floor.count<events::DeckRemoved>(), std::size_t{2});
        QVERIFY(recovers(floor, 9));
    }

    void losesAPlayer_data() { playsCleanRoundsUnderEveryRuleSet_data(); }
    void losesAPlayer() {
        QFETCH(QString, ruleSet);
        // Nobody leaves a table for one; in some of the rounds there are two players or more.
        std::string script;
        for (int round = 2; round <= 8; ++round)
            script += "T01 " + std::to_string(round) + " player_left\n";
        Floor floor(kSubmissions, ruleSet.toStdString(), script, kSeed);
        QVERIFY(floor.play(10));
        QVERIFY(floor.count<events::PlayerLeft>() >= 1);
        QCOMPARE(floor.count<events::WagersAbandoned>(), floor.count<events::PlayerLeft>());
        QVERIFY(recovers(floor, 13));
    }

    void countsChipsWrong_data() { hitsAJackpot_data(); }
    void countsChipsWrong() {
        QFETCH(QString, ruleSet);
        std::string script;
        for (int round = 2; round <= 9; ++round)
            script += "T01 " + std::to_string(round) + " wrong_chips\n";
        Floor floor(kSubmissions, ruleSet.toStdString(), script, kSeed);
        QVERIFY(floor.play(11));
        QVERIFY(floor.count<events::ChipCountMismatched>() >= 1);
        QVERIFY(floor.count<events::WagerWithdrawn>() >= 1);
        QCOMPARE(floor.count<events::ChipCountResolved>(),
                 floor.count<events::ChipCountMismatched>());
        QVERIFY(recovers(floor, 14));
    }

    void skipsAPlayer() {
        std::string script;
        for (int round = 2; round <= 11; ++round)
            script += "T01 " + std::to_string(round) + " skipped\n";
        Floor floor(kSubmissions, "mlgca-run-em-twice", script, kSeed);
        QVERIFY(floor.play(13));
        QVERIFY(floor.count<events::WagerWithdrawn>() >= 1);
        // Whoever was dealt to is not believed.
        QVERIFY(floor.count<events::CommandRefused>() >= 1);
        QCOMPARE(floor.count<events::RoundVoided>(), std::size_t{0});
        QVERIFY(floor.count<events::RoundSettled>() >= 12);
    }

    void seatsOnePlayerInTwoBoxes() {
        Floor floor(kSubmissions, "mlgca-let-it-ride", "T01 2 two_boxes\nT01 3 two_boxes\n", kSeed);
        QVERIFY(floor.play(5));
        QVERIFY(floor.count<events::PlayerSeated>() >= 1);
        QCOMPARE(floor.count<events::CommandRefused>(), std::size_t{0});
    }

    void hitsAJackpot_data() {
        QTest::addColumn<QString>("ruleSet");
        for (const char* ruleSet : {"comar-let-it-ride", "mlgca-let-it-ride", "mlgca-run-em-twice"})
            QTest::newRow(ruleSet) << QString(ruleSet);
    }
    void hitsAJackpot() {
        QFETCH(QString, ruleSet);
        Floor floor(kSubmissions, ruleSet.toStdString(), "T01 2 jackpot", kSeed);
        QVERIFY(floor.play(4));
        const auto raised = eventsIn<events::ClaimRaised>(floor.journal());
        QVERIFY(!raised.empty());
        QVERIFY(recovers(floor, 7));
    }
};

QTEST_APPLESS_MAIN(TestSimulatedTable)
#include "tst_simulated_table.moc"
