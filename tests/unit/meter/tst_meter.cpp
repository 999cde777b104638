#include "tests/unit/meter/meter_bench.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;

// The money of linked meters: what flows in, what is fixed, what goes back.
class TestMeter : public QObject {
    Q_OBJECT

    static constexpr std::int64_t kDollar = 100'000'000; // In micro-cents.

private slots:
    void aWagerAddsItsRateToTheMicroCent_data() {
        QTest::addColumn<QString>("rate");
        QTest::addColumn<QList<int>>("wagers");
        QTest::addColumn<qlonglong>("added");
        QTest::newRow("$1 at 5%") << "0.05" << QList<int>{100} << 5'000'000LL;
        QTest::newRow("$5 at 5.125%") << "0.05125" << QList<int>{500} << 25'625'000LL;
        QTest::newRow("$1, $5 and $1") << "0.05" << QList<int>{100, 500, 100} << 35'000'000LL;
        QTest::newRow("a millionth of a dollar") << "0.000001" << QList<int>{100} << 100LL;
    }
    void aWagerAddsItsRateToTheMicroCent() {
        QFETCH(QString, rate);
        QFETCH(QList<int>, wagers);
        QFETCH(qlonglong, added);
        MeterBench bench;
        Submission submission;
        submission.rate = rate.toStdString();
        bench.open({"T01"}, submission);
        bench.contribute("T01", 1, {wagers.begin(), wagers.end()});
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar + added);
        QCOMPARE(bench.level().byTable.at(tableId("T01")).value(), added);
    }

    void levelsAreSeparateMeters() {
        MeterBench bench;
        Submission submission;
        submission.paytable = "E";
        bench.open({"T01"}, submission);
        bench.contribute("T01", 1, {100});
        bench.claim("T01", 1, 100, "major");
        QCOMPARE(bench.level("mega").value.value(), 10'000 * kDollar + 5'000'000);
        QCOMPARE(bench.amountOf("T01", 1), 1'000'005LL);
        QCOMPARE(bench.level("major").value.value(), 10'000 * kDollar);
        QCOMPARE(bench.level("minor").hits, std::uint64_t{0});
    }

    void believesNoContributionBeyondWhatTheTableFiled() {
        MeterBench bench;
        bench.open({"T01"});
        const auto before = bench.level().value;
        std::uint64_t round = 0;
        for (const std::int64_t amount : {-1'000'000'000, 0, 1, 300, 2'000'000'000})
            bench.contribute("T01", ++round, {amount});
        QVERIFY(bench.level().value == before);
        bench.contribute("T01", 9, {100});
        const auto once = bench.level().value;
        QVERIFY(once > before);
        bench.contribute("T01", 9, {100});
        bench.contribute("T01", 8, {100});
        QVERIFY(bench.level().value == once);
    }

    // Reading L5: whole cents, rounded down; the fraction stays.
    void theFractionOfACentStaysInTheMeter() {
        MeterBench bench;
        Submission submission;
        submission.rate = "0.000999";
        bench.open({"T01"}, submission);
        bench.contribute("T01", 1, {100}); // 99,900 micro-cents.
        const auto led = bench.claim("T01", 1, 100);
        QCOMPARE(bench.amountOf("T01", 1), 1'000'000LL);
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar + 99'900);
        QVERIFY(only<events::MeterReseeded>(led) != nullptr);
    }

    // Reading L6: a share below the whole only reduces the meter.
    void tenPercentTwiceThenTheRest() {
        MeterBench bench;
        bench.open({"T01", "T02"});
        const auto first = bench.claim("T01", 1, 10);
        bench.claim("T02", 1, 10);
        bench.claim("T01", 2, 100);
        bench.claim("T01", 3, 10);
        QVERIFY(only<events::MeterReseeded>(first) == nullptr);
        QCOMPARE(bench.amountOf("T01", 1), 100'000LL);
        QCOMPARE(bench.amountOf("T02", 1), 90'000LL);
        QCOMPARE(bench.amountOf("T01", 2), 810'000LL);
        QCOMPARE(bench.amountOf("T01", 3), 100'000LL);
        QCOMPARE(bench.level().value.value(), 9'000 * kDollar);
        QCOMPARE(bench.level().hits, std::uint64_t{4});
    }

    void twoWinnersInOneRoundArePaidOneAfterTheOther() {
        MeterBench bench;
        bench.open({"T01"});
        bench.contribute("T01", 1, {100, 100});
        bench.claim("T01", 1, 100);
        bench.claim("T01", 2, 100);
        QCOMPARE(bench.amountOf("T01", 1), 1'000'010LL);
        QCOMPARE(bench.amountOf("T01", 2), 1'000'000LL);
    }

    void aClaimIsFixedOnce() {
        MeterBench bench;
        bench.open({"T01"});
        bench.claim("T01", 1, 10);
        const auto again = bench.claim("T01", 1, 10);
        QVERIFY(only<events::CommandRefused>(again) != nullptr);
        QCOMPARE(bench.level().hits, std::uint64_t{1});
    }

    void aVoidRoundTakesItsContributionsBack() {
        MeterBench bench;
        bench.open({"T01", "T02"});
        bench.contribute("T01", 1, {100, 500});
        bench.contribute("T02", 1, {100});
        bench.voidRound("T01", 1);
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar + 5'000'000);
        QCOMPARE(bench.level().byTable.at(tableId("T01")).value(), 0LL);
        QVERIFY(bench.voidRound("T01", 1).empty());
        QVERIFY(bench.voidRound("T02", 7).empty());
    }

    void aWithdrawnWagerTakesItsOwnShareBack() {
        MeterBench bench;
        bench.open({"T01", "T02"});
        bench.contribute("T01", 1, {100, 500, 100});
        bench.contribute("T02", 1, {100});
        const auto led = bench.withdraw("T01", 1, 500);
        QVERIFY(only<events::ContributionReversed>(led)->withdrawn == core::Cents{500});
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar + 15'000'000);
        QCOMPARE(bench.level().byTable.at(tableId("T01")).value(), 10'000'000LL);
        // The same round may lose another one, and what is left of it when it is void.
        bench.withdraw("T01", 1, 100);
        QCOMPARE(bench.level().byTable.at(tableId("T01")).value(), 5'000'000LL);
        bench.voidRound("T01", 1);
        QCOMPARE(bench.level().byTable.at(tableId("T01")).value(), 0LL);
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar + 5'000'000);
        QVERIFY(bench.replayed() == bench.state);
        QVERIFY(bench.level().balances());
    }

    void nothingIsTakenBackThatWasNotWagered() {
        MeterBench bench;
        bench.open({"T01"});
        bench.contribute("T01", 1, {100});
        QVERIFY(bench.withdraw("T01", 1, 100, events::Wager::Ante1).empty());
        QVERIFY(bench.withdraw("T01", 2, 100).empty());
        const auto led = bench.withdraw("T01", 1, 500);
        QVERIFY(only<events::CommandRefused>(led) != nullptr);
        bench.withdraw("T01", 1, 100);
        const auto again = bench.withdraw("T01", 1, 100);
        QVERIFY(only<events::CommandRefused>(again) != nullptr);
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar);
    }

    void aWithdrawnWagerComesOutOfThePotFirst() {
        meter::Setup setup;
        setup.limits[linkId()] = {{levelName("main"), core::Cents{1'000'002}}};
        MeterBench bench(setup);
        bench.open({"T01"});
        bench.contribute("T01", 1, {100, 100});
        QCOMPARE(bench.level().pot.value(), 8'000'000LL);
        bench.withdraw("T01", 1, 100);
        QCOMPARE(bench.level().pot.value(), 3'000'000LL);
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar + 2'000'000);
        bench.voidRound("T01", 1);
        QCOMPARE(bench.level().pot.value(), 0LL);
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar);
    }

    void aVoidRoundWithAClaimLeavesNothingBehind() {
        MeterBench bench;
        bench.open({"T01"});
        const auto before = bench.level().value;
        bench.contribute("T01", 4, {500});
        bench.claim("T01", 1, 100);
        bench.say("T01", events::ClaimVoided{{tableId("T01"), 1}, {}, {}});
        bench.voidRound("T01", 4);
        QVERIFY(bench.level().value == before);
        QCOMPARE(bench.level().hits, std::uint64_t{0});
    }

    // As if the claim had never been, whatever was paid in between.
    void aDenialReturnsTheAmountAndTakesTheResetOut() {
        MeterBench bench;
        bench.open({"T01"});
        bench.contribute("T01", 1, {500});
        const auto before = bench.level().value;
        bench.claim("T01", 1, 100);
        bench.contribute("T01", 2, {100});
        const auto led = bench.deny("T01", 1);
        QVERIFY(only<events::MeterAmountReturned>(led) != nullptr);
        QVERIFY(bench.level().value == before + micro(5'000'000));
        QVERIFY(bench.deny("T01", 1).empty());
    }

    void aDenialAfterAnotherHitKeepsThatHit() {
        MeterBench bench;
        bench.open({"T01", "T02"});
        bench.claim("T01", 1, 100);
        bench.claim("T02", 1, 10);
        bench.deny("T01", 1);
        QCOMPARE(bench.amountOf("T02", 1), 100'000LL);
        QCOMPARE(bench.level().value.value(), 9'000 * kDollar);
    }

    void aDenialNeverTakesOutMoreThanTheMeterHolds() {
        MeterBench bench;
        bench.open({"T01"});
        bench.claim("T01", 1, 100);
        bench.take(meter::CorrectMeter{linkId(),
                                       levelName("main"),
                                       {},
                                       core::Text::fitted("the cabinet burned"),
                                       person("a"),
                                       person("b")});
        bench.deny("T01", 1);
        QVERIFY(bench.level().value == micro(0));
    }

    void whatExceedsTheLimitStartsTheNextMeter() {
        meter::Setup setup;
        setup.limits[linkId()] = {{levelName("main"), core::Cents{1'000'010}}};
        MeterBench bench(setup);
        bench.open({"T01"});
        for (std::uint64_t round = 1; round <= 4; ++round)
            bench.contribute("T01", round, {100}); // Five cents each.
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar + 10'000'000);
        QCOMPARE(bench.level().pot.value(), 10'000'000LL);
        bench.claim("T01", 1, 100);
        QCOMPARE(bench.amountOf("T01", 1), 1'000'010LL);
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar + 10'000'000);
        QCOMPARE(bench.level().pot.value(), 0LL);
    }

    void aVoidRoundTakesItsOverflowOutOfThePot() {
        meter::Setup setup;
        setup.limits[linkId()] = {{levelName("main"), core::Cents{1'000'002}}};
        MeterBench bench(setup);
        bench.open({"T01"});
        bench.contribute("T01", 1, {100});
        QCOMPARE(bench.level().pot.value(), 3'000'000LL);
        bench.voidRound("T01", 1);
        QCOMPARE(bench.level().pot.value(), 0LL);
        QCOMPARE(bench.level().value.value(), 10'000 * kDollar);
    }

    void theWinningTablesAssetIsNamed() {
        meter::Setup setup;
        setup.assets[tableId("T01")] = *events::AssetId::parse("A-1041");
        MeterBench bench(setup);
        bench.open({"T01"});
        const auto led = bench.claim("T01", 1, 10);
        const auto* fixed = only<events::MeterAmountFixed>(led);
        QVERIFY(fixed != nullptr && fixed->asset);
        QCOMPARE(fixed->asset->text(), std::string("A-1041"));
    }

    void theJournalAloneGivesTheSameState() {
        MeterBench bench;
        bench.open({"T01", "T02"});
        bench.contribute("T01", 1, {100, 500});
        bench.claim("T02", 1, 10);
        bench.contribute("T02", 3, {500});
        bench.voidRound("T02", 3);
        bench.claim("T01", 1, 100);
        bench.deny("T01", 1);
        QVERIFY(bench.replayed() == bench.state);
        QVERIFY(bench.level().balances());
    }

    // One micro-cent more or less anywhere is found where it is.
    void aJournalThatLosesAMicroCentIsContradicted() {
        MeterBench bench;
        bench.open({"T01"});
        bench.contribute("T01", 1, {100});
        events::ContributionApplied forged{linkId(), tableId("T01"), {2}, core::Cents{100}, {}};
        forged.changes.push_back(
            {levelName("main"), micro(5'000'000), bench.level().value + micro(5'000'001)});
        meter::State state = bench.state;
        QVERIFY(!meter::tryApply(state, forged));
        forged.changes[0] = {levelName("main"), micro(5'000'001),
                             bench.level().value + micro(5'000'001)};
        QVERIFY(!meter::tryApply(state, forged));
        events::MeterAmountFixed stolen;
        stolen.link = linkId();
        stolen.level = levelName("main");
        stolen.claim = {tableId("T01"), 9};
        stolen.amount = core::Cents{500};
        stolen.after = bench.level().value;
        QVERIFY(!meter::tryApply(state, stolen));
    }
};

QTEST_APPLESS_MAIN(TestMeter)
#include "tst_meter.moc"
