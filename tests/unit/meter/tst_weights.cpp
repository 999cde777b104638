#include "shared/meter/weights.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;

namespace {

qint64 correctionTo(const MeterFixture& fixture, std::int64_t cents) {
    meter::CorrectMeter input;
    input.link = linkId();
    input.level = levelName("main");
    input.to = core::MicroCents::fromCents(core::Cents{cents});
    return meter::weightOf(fixture.state, input).value();
}

// Of the change that the table's next filing asks for.
qint64 changeTo(MeterFixture& fixture, const Submission& submission) {
    fixture.take(meter::CloseLink{linkId(), person("s-ana"), {}});
    fixture.file(submission);
    return meter::weightOf(fixture.state,
                           meter::ChangeParameters{linkId(), person("s-ana"), person("m-karl")})
        .value();
}

meter::Setup limitedTo(std::int64_t cents) {
    meter::Setup setup;
    setup.limits[linkId()] = {{levelName("main"), core::Cents{cents}}};
    return setup;
}

} // namespace

// What an order changes, which is held against people's limits.
class TestWeights : public QObject {
    Q_OBJECT

private slots:
    void aCorrectionWeighsHowFarTheMeterMoves() {
        MeterFixture fixture;
        fixture.open({"T01"});
        QCOMPARE(correctionTo(fixture, 0), 1'000'000);
        QCOMPARE(correctionTo(fixture, 1'000'000), 0);
        QCOMPARE(correctionTo(fixture, 999'900), 100);
        QCOMPARE(correctionTo(fixture, 1'000'100), 100);
        QCOMPARE(correctionTo(fixture, 5'000'000), 4'000'000);
    }

    void aFractionOfACentWeighsACent() {
        MeterFixture fixture;
        Submission submission;
        submission.rate = "0.000001";
        fixture.open({"T01"}, submission);
        fixture.contribute("T01", 1, {100});
        QCOMPARE(correctionTo(fixture, 1'000'000), 1);
    }

    void noMeterWeighsNothing() {
        const MeterFixture fixture;
        QCOMPARE(correctionTo(fixture, 5'000), 0);
    }

    void theInitialAmountWeighsItsDifference() {
        MeterFixture fixture;
        fixture.open({"T01"});
        Submission submission;
        submission.initial = "1250000";
        QCOMPARE(changeTo(fixture, submission), 250'000);
    }

    // A rate of half means that half of what the meter holds came by what is changed.
    void aRateWeighsTheShareOfTheMeterThatGoesByIt() {
        MeterFixture fixture;
        fixture.open({"T01"});
        Submission submission;
        submission.rate = "0.025";
        QCOMPARE(changeTo(fixture, submission), 500'000);
        MeterFixture raised;
        raised.open({"T01"});
        submission.rate = "0.1";
        QCOMPARE(changeTo(raised, submission), 500'000);
    }

    void aLevelThatIsNewWeighsAllThatItPutsIn() {
        MeterFixture fixture;
        fixture.open({"T01"});
        Submission three;
        three.paytable = "E";
        // Three levels of $10,000, put in and reset to; "main" goes with its reset and its share.
        QCOMPARE(changeTo(fixture, three), 3 * 2'000'000 + 3 * 1'000'000);
    }

    void aLimitWeighsWhatItMovesBetweenMeterAndPot() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.take(meter::CloseLink{linkId(), person("s-ana"), {}});
        fixture.state.setup = std::make_shared<const meter::Setup>(limitedTo(400'000));
        const meter::ChangeParameters change{linkId(), person("s-ana"), person("m-karl")};
        QCOMPARE(meter::weightOf(fixture.state, change).value(), std::int64_t{600'000});
    }

    void theLargestFilingsDoNotOverflow() {
        MeterFixture fixture;
        fixture.open({"T01"});
        Submission largest;
        largest.paytable = "E";
        largest.initial = "1000000000000";
        QVERIFY(changeTo(fixture, largest) >= 3 * 1'000'000'000'000);
    }
};

QTEST_APPLESS_MAIN(TestWeights)
#include "tst_weights.moc"
