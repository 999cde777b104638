#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;

// clauses: comar-let-it-ride .12F(1), .12G
// clauses: mlgca-let-it-ride ch. 12F(1), ch. 12G
// clauses: mlgca-run-em-twice ch. 12F(6)(b)(v)

// The money of linked meters: what flows in, what is fixed, what goes back.
class TestMeter : public QObject {
    Q_OBJECT

    static constexpr std::int64_t kDollar = 100'000'000; // In micro-cents.

private slots:
    // The winner has the cents; the next player's meter begins at what was filed all the same.
    void aVoidRoundTakesNothingFromTheResetAmount() {
        for (const bool denied : {false, true}) {
            MeterFixture fixture;
            fixture.open({"T01", "T02"});
            fixture.contribute("T02", 1, {500, 500});
            fixture.contribute("T01", 1, {500});
            fixture.claim("T01", 1, 100);
            QVERIFY(fixture.level().value == micro(1'000'000'000'000));
            events::RoundVoided voided;
            voided.round = {1};
            fixture.say("T02", voided);
            QVERIFY(fixture.level().value == micro(1'000'000'000'000));
            QVERIFY(fixture.level().balances());
            if (!denied)
                continue;
            // As if the claim had never been: the meter without the void round.
            fixture.deny("T01", 1);
            QVERIFY(fixture.level().value == micro(1'000'025'000'000));
            QVERIFY(fixture.level().balances());
        }
    }

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
        MeterFixture fixture;
        Submission submission;
        submission.rate = rate.toStdString();
        fixture.open({"T01"}, submission);
        fixture.contribute("T01", 1, {wagers.begin(), wagers.end()});
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar + added);
        QCOMPARE(fixture.level().byTable.at(tableId("T01")).value(), added);
    }

    void levelsAreSeparateMeters() {
        MeterFixture fixture;
        Submission submission;
        submission.paytable = "E";
        fixture.open({"T01"}, submission);
        fixture.contribute("T01", 1, {100});
        fixture.claim("T01", 1, 100, "major");
        QCOMPARE(fixture.level("mega").value.value(), 10'000 * kDollar + 5'000'000);
        QCOMPARE(fixture.amountOf("T01", 1), 1'000'005LL);
        QCOMPARE(fixture.level("major").value.value(), 10'000 * kDollar);
        QCOMPARE(fixture.level("minor").hits, std::uint64_t{0});
    }

    void believesNoContributionBeyondWhatTheTableFiled() {
        MeterFixture fixture;
        fixture.open({"T01"});
        const auto before = fixture.level().value;
        std::uint64_t round = 0;
        for (const std::int64_t amount : {-1'000'000'000, 0, 1, 300, 2'000'000'000})
            fixture.contribute("T01", ++round, {amount});
        QVERIFY(fixture.level().value == before);
        fixture.contribute("T01", 9, {100});
        const auto once = fixture.level().value;
        QVERIFY(once > before);
        fixture.contribute("T01", 9, {100});
        fixture.contribute("T01", 8, {100});
        QVERIFY(fixture.level().value == once);
    }

    // Reading L5: whole cents, rounded down; the fraction stays.
    void theFractionOfACentStaysInTheMeter() {
        MeterFixture fixture;
        Submission submission;
        submission.rate = "0.000999";
        fixture.open({"T01"}, submission);
        fixture.contribute("T01", 1, {100}); // 99,900 micro-cents.
        const auto led = fixture.claim("T01", 1, 100);
        QCOMPARE(fixture.amountOf("T01", 1), 1'000'000LL);
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar + 99'900);
        QVERIFY(only<events::MeterReseeded>(led) != nullptr);
    }

    // Reading L6: a share below the whole only reduces the meter.
    void tenPercentTwiceThenTheRest() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        const auto first = fixture.claim("T01", 1, 10);
        fixture.claim("T02", 1, 10);
        fixture.claim("T01", 2, 100);
        fixture.claim("T01", 3, 10);
        QVERIFY(only<events::MeterReseeded>(first) == nullptr);
        QCOMPARE(fixture.amountOf("T01", 1), 100'000LL);
        QCOMPARE(fixture.amountOf("T02", 1), 90'000LL);
        QCOMPARE(fixture.amountOf("T01", 2), 810'000LL);
        QCOMPARE(fixture.amountOf("T01", 3), 100'000LL);
        QCOMPARE(fixture.level().value.value(), 9'000 * kDollar);
        QCOMPARE(fixture.level().hits, std::uint64_t{4});
    }

    void twoWinnersInOneRoundArePaidOneAfterTheOther() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.contribute("T01", 1, {100, 100});
        fixture.claim("T01", 1, 100);
        fixture.claim("T01", 2, 100);
        QCOMPARE(fixture.amountOf("T01", 1), 1'000'010LL);
        QCOMPARE(fixture.amountOf("T01", 2), 1'000'000LL);
    }

    void aClaimIsFixedOnce() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.claim("T01", 1, 10);
        const auto again = fixture.claim("T01", 1, 10);
        QVERIFY(only<events::CommandRefused>(again) != nullptr);
        QCOMPARE(fixture.level().hits, std::uint64_t{1});
    }

    void aVoidRoundTakesItsContributionsBack() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        fixture.contribute("T01", 1, {100, 500});
        fixture.contribute("T02", 1, {100});
        fixture.voidRound("T01", 1);
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar + 5'000'000);
        QCOMPARE(fixture.level().byTable.at(tableId("T01")).value(), 0LL);
        QVERIFY(fixture.voidRound("T01", 1).empty());
        QVERIFY(fixture.voidRound("T02", 7).empty());
    }

    void aWithdrawnWagerTakesItsOwnShareBack() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        fixture.contribute("T01", 1, {100, 500, 100});
        fixture.contribute("T02", 1, {100});
        const auto led = fixture.withdraw("T01", 1, 500);
        QVERIFY(only<events::ContributionReversed>(led)->withdrawn == core::Cents{500});
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar + 15'000'000);
        QCOMPARE(fixture.level().byTable.at(tableId("T01")).value(), 10'000'000LL);
        // The same round may lose another one, and what is left of it when it is void.
        fixture.withdraw("T01", 1, 100);
        QCOMPARE(fixture.level().byTable.at(tableId("T01")).value(), 5'000'000LL);
        fixture.voidRound("T01", 1);
        QCOMPARE(fixture.level().byTable.at(tableId("T01")).value(), 0LL);
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar + 5'000'000);
        QVERIFY(fixture.replayed() == fixture.state);
        QVERIFY(fixture.level().balances());
    }

    void nothingIsTakenBackThatWasNotWagered() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.contribute("T01", 1, {100});
        QVERIFY(fixture.withdraw("T01", 1, 100, events::Wager::Ante1).empty());
        QVERIFY(fixture.withdraw("T01", 2, 100).empty());
        QVERIFY(fixture
                    .withdraw("T01", 1, 100, events::Wager::Progressive,
                              events::WithdrawalCause::NotAllowed)
                    .empty());
        const auto led = fixture.withdraw("T01", 1, 500);
        QVERIFY(only<events::CommandRefused>(led) != nullptr);
        fixture.withdraw("T01", 1, 100);
        const auto again = fixture.withdraw("T01", 1, 100);
        QVERIFY(only<events::CommandRefused>(again) != nullptr);
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar);
    }

    void aWithdrawnWagerComesOutOfThePotFirst() {
        meter::Setup setup;
        setup.limits[linkId()] = {{levelName("main"), core::Cents{1'000'002}}};
        MeterFixture fixture(setup);
        fixture.open({"T01"});
        fixture.contribute("T01", 1, {100, 100});
        QCOMPARE(fixture.level().pot.value(), 8'000'000LL);
        fixture.withdraw("T01", 1, 100);
        QCOMPARE(fixture.level().pot.value(), 3'000'000LL);
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar + 2'000'000);
        fixture.voidRound("T01", 1);
        QCOMPARE(fixture.level().pot.value(), 0LL);
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar);
    }

    void aVoidRoundWithAClaimLeavesNothingBehind() {
        MeterFixture fixture;
        fixture.open({"T01"});
        const auto before = fixture.level().value;
        fixture.contribute("T01", 4, {500});
        fixture.claim("T01", 1, 100);
        fixture.say("T01", events::ClaimVoided{{tableId("T01"), 1}, {}, {}});
        fixture.voidRound("T01", 4);
        QVERIFY(fixture.level().value == before);
        QCOMPARE(fixture.level().hits, std::uint64_t{0});
    }

    // As if the claim had never been, whatever was paid in between.
    void aDenialReturnsTheAmountAndTakesTheResetOut() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.contribute("T01", 1, {500});
        const auto before = fixture.level().value;
        fixture.claim("T01", 1, 100);
        fixture.contribute("T01", 2, {100});
        const auto led = fixture.deny("T01", 1);
        QVERIFY(only<events::MeterAmountReturned>(led) != nullptr);
        QVERIFY(fixture.level().value == before + micro(5'000'000));
        QVERIFY(fixture.deny("T01", 1).empty());
    }

    void aDenialAfterAnotherHitKeepsThatHit() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        fixture.claim("T01", 1, 100);
        fixture.claim("T02", 1, 10);
        fixture.deny("T01", 1);
        QCOMPARE(fixture.amountOf("T02", 1), 100'000LL);
        QCOMPARE(fixture.level().value.value(), 9'000 * kDollar);
    }

    void aDenialNeverTakesOutMoreThanTheMeterHolds() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.claim("T01", 1, 100);
        fixture.take(meter::CorrectMeter{linkId(),
                                         levelName("main"),
                                         {},
                                         core::Text::fitted("the cabinet burned"),
                                         person("a"),
                                         person("b")});
        fixture.deny("T01", 1);
        QVERIFY(fixture.level().value == micro(0));
    }

    void whatExceedsTheLimitStartsTheNextMeter() {
        meter::Setup setup;
        setup.limits[linkId()] = {{levelName("main"), core::Cents{1'000'010}}};
        MeterFixture fixture(setup);
        fixture.open({"T01"});
        for (std::uint64_t round = 1; round <= 4; ++round)
            fixture.contribute("T01", round, {100}); // Five cents each.
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar + 10'000'000);
        QCOMPARE(fixture.level().pot.value(), 10'000'000LL);
        fixture.claim("T01", 1, 100);
        QCOMPARE(fixture.amountOf("T01", 1), 1'000'010LL);
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar + 10'000'000);
        QCOMPARE(fixture.level().pot.value(), 0LL);
    }

    void aVoidRoundTakesItsOverflowOutOfThePot() {
        meter::Setup setup;
        setup.limits[linkId()] = {{levelName("main"), core::Cents{1'000'002}}};
        MeterFixture fixture(setup);
        fixture.open({"T01"});
        fixture.contribute("T01", 1, {100});
        QCOMPARE(fixture.level().pot.value(), 3'000'000LL);
        fixture.voidRound("T01", 1);
        QCOMPARE(fixture.level().pot.value(), 0LL);
        QCOMPARE(fixture.level().value.value(), 10'000 * kDollar);
    }

    void theWinningTablesAssetIsNamed() {
        meter::Setup setup;
        setup.assets[tableId("T01")] = *events::AssetId::parse("A-1041");
        MeterFixture fixture(setup);
        fixture.open({"T01"});
        const auto led = fixture.claim("T01", 1, 10);
        const auto* fixed = only<events::MeterAmountFixed>(led);
        QVERIFY(fixed != nullptr && fixed->asset);
        QCOMPARE(fixed->asset->text(), std::string("A-1041"));
    }

    void theJournalAloneGivesTheSameState() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        fixture.contribute("T01", 1, {100, 500});
        fixture.claim("T02", 1, 10);
        fixture.contribute("T02", 3, {500});
        fixture.voidRound("T02", 3);
        fixture.claim("T01", 1, 100);
        fixture.deny("T01", 1);
        QVERIFY(fixture.replayed() == fixture.state);
        QVERIFY(fixture.level().balances());
    }

    // One micro-cent more or less anywhere is found where it is.
    void aJournalThatLosesAMicroCentIsContradicted() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.contribute("T01", 1, {100});
        events::ContributionApplied forged{linkId(), tableId("T01"), {2}, core::Cents{100}, {}};
        forged.changes.push_back(
            {levelName("main"), micro(5'000'000), fixture.level().value + micro(5'000'001)});
        meter::State state = fixture.state;
        QVERIFY(!meter::tryApply(state, forged));
        forged.changes[0] = {levelName("main"), micro(5'000'001),
                             fixture.level().value + micro(5'000'001)};
        QVERIFY(!meter::tryApply(state, forged));
        events::MeterAmountFixed stolen;
        stolen.link = linkId();
        stolen.level = levelName("main");
        stolen.claim = {tableId("T01"), 9};
        stolen.amount = core::Cents{500};
        stolen.after = fixture.level().value;
        QVERIFY(!meter::tryApply(state, stolen));
    }
};

QTEST_APPLESS_MAIN(TestMeter)
#include "tst_meter.moc"
