#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using events::FaultKind;
using events::FindingKind;

class TestShuffler : public QObject {
    Q_OBJECT

private:
    static events::DeviceId shuffler() { return named<events::DeviceId>("shuffler"); }
    static bool hasFault(const TableBench& bench, FaultKind kind) {
        for (const auto& fault : bench.state().faults)
            if (fault.kind == kind)
                return true;
        return false;
    }

private slots:
    void removesADeckCountedWrong_data() {
        addRows("CARDS-11", {{"comar-let-it-ride", ".05E"}, {"california-let-it-ride", "counts"}});
    }
    void removesADeckCountedWrong() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.wholeRound({1});
        bench.lock({1});
        bench.deal();
        bench.playOut();
        bench.endRound();
        bench.give(table::ShuffleFinished{DeckColour::Blue, 51});
        QVERIFY(hasFault(bench, FaultKind::WrongCount));
        const auto* doubt = bench.told<events::RoundsInDoubt>();
        QVERIFY(doubt != nullptr);
        QCOMPARE(doubt->rounds.size(), std::size_t{1}); // Round 2 was dealt with it.
        QCOMPARE(doubt->rounds[0].value, std::uint64_t{2});
        QVERIFY(bench.state().find(DeckColour::Blue)->mustLeave ==
                events::DeckRemovalReason::WrongCount);
        bench.shuffle(DeckColour::Blue); // A good count afterwards does not redeem it.
        QVERIFY(bench.state().find(DeckColour::Blue)->mustLeave.has_value());
        bench.give(table::RemoveDeck{kFloor, DeckColour::Blue,
                                     events::DeckRemovalReason::WrongCount, kDealer.person,
                                     kFloor.person});
        QCOMPARE(bench.told<events::DeckRemoved>()->section.value(),
                 bench.rules().decks.countSection);
    }

    void dealsNoRoundWithADeckThatMustLeave() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        bench.give(table::ShuffleFinished{DeckColour::Red, 53});
        bench.give(table::CallNoMoreBets{});
        QVERIFY(!bench.refusal().empty());
        QVERIFY(bench.state().round->phase == table::Phase::Betting);
    }

    void forgetsRoundsAfterAGoodCount() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        for (int round = 0; round < 4; ++round)
            bench.wholeRound({1});
        QVERIFY(bench.state().decks[0].uncounted.empty());
    }

    void raisesAFaultForADeckOfAnotherColour() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        bench.give(table::ShuffleFinished{DeckColour::Green, 52});
        QVERIFY(hasFault(bench, FaultKind::WrongColour));
        bench.give(table::DeckInserted{DeckColour::Green});
        QVERIFY(bench.last().empty()); // One cause, one fault.
    }

    void raisesAFaultForEveryModeButPlay_data() {
        QTest::addColumn<int>("mode");
        QTest::newRow("sort") << int(events::ShufflerMode::Sort);
        QTest::newRow("test") << int(events::ShufflerMode::Test);
        QTest::newRow("maintenance") << int(events::ShufflerMode::Maintenance);
    }
    void raisesAFaultForEveryModeButPlay() {
        QFETCH(int, mode);
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        bench.give(table::ShufflerModeReported{static_cast<events::ShufflerMode>(mode)});
        QVERIFY(hasFault(bench, FaultKind::WrongMode));
        bench.lock({1});
        QVERIFY(bench.told<events::ComplianceFound>()->kind == FindingKind::WrongMode);
    }

    void raisesAFaultForWhatTheDeviceSuffers_data() {
        QTest::addColumn<int>("what");
        QTest::addColumn<int>("kind");
        QTest::newRow("door") << 0 << int(FaultKind::DoorOpen);
        QTest::newRow("offline") << 1 << int(FaultKind::Offline);
        QTest::newRow("restart") << 2 << int(FaultKind::Other);
        QTest::newRow("jam") << 3 << int(FaultKind::Jam);
        QTest::newRow("faulted") << 4 << int(FaultKind::Other);
    }
    void raisesAFaultForWhatTheDeviceSuffers() {
        QFETCH(int, what);
        QFETCH(int, kind);
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        const std::vector<table::Input> inputs{
            table::DoorReported{true}, table::ShufflerLost{bench.now()},
            table::ShufflerRestartReported{words("2.1")}, table::JamReported{false, {}},
            table::ShufflerReported{events::ShufflerState::Faulted, {}}};
        bench.give(inputs[static_cast<std::size_t>(what)]);
        QVERIFY(hasFault(bench, static_cast<FaultKind>(kind)));
        const auto count = bench.state().faults.size();
        bench.give(inputs[static_cast<std::size_t>(what)]);
        QCOMPARE(bench.state().faults.size(), count);
        bench.lock({1});
        QVERIFY(bench.told<events::ComplianceFound>() != nullptr);
    }

    void countsAgainAfterARestart() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        bench.give(table::ShufflerRestartReported{words("2.1")});
        QVERIFY(!bench.state().decks[0].shuffled && bench.state().decks[0].shuffleOwed);
    }

    void saysNothingTwiceAboutDoorLinkAndMode() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.give(table::DoorReported{true});
        QVERIFY(bench.give(table::DoorReported{true}).empty());
        bench.give(table::DoorReported{false});
        QVERIFY(bench.told<events::ShufflerDoorClosed>() != nullptr);
        bench.give(table::ShufflerLost{bench.now()});
        QVERIFY(bench.give(table::ShufflerLost{bench.now()}).empty());
        bench.give(table::ShufflerFound{events::ShufflerState::Ready});
        QVERIFY(bench.told<events::ShufflerCameBack>() != nullptr);
        QVERIFY(bench.give(table::ShufflerFound{events::ShufflerState::Ready}).empty());
    }

    void closesAFaultOnlyWithACauseAndRank() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.give(table::DoorReported{true});
        const events::FaultId fault = bench.state().faults[0].id;
        bench.give(table::CloseFault{kDealer, fault, words("closed it")});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::CloseFault{kFloor, fault, {}});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::CloseFault{kFloor, {99}, words("closed it")});
        QVERIFY(!bench.refusal().empty());
        QVERIFY(!bench.state().faults.empty());
        bench.give(table::CloseFault{kFloor, fault, words("closed it")});
        QVERIFY(bench.state().faults.empty());
    }

    void clearsAJamByName() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.give(table::ClearJam{kDealer});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::JamReported{false, words("card 17")});
        bench.give(table::ClearJam{kDealer});
        QCOMPARE(bench.told<events::ShufflerJamCleared>()->by, kDealer.person);
        QVERIFY(!bench.state().faults.empty());
    }

    void coversOrSignsADeviceBeforeAnotherMethod_data() {
        addRows("ODD-08", {{"comar-let-it-ride", ".13H"}, {"mlgca-run-em-twice", "ch. 13E"}});
    }
    void coversOrSignsADeviceBeforeAnotherMethod() {
        QFETCH(QString, ruleSet);
        const std::string text = with(submissionText(ruleSet.toStdString()), "dealing = \"hand\"",
                                      "dealing = \"manual_shoe\"");
        TableBench bench{makeSetup(text)};
        bench.open();
        bench.give(table::JamReported{false, {}});
        bench.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QCOMPARE(bench.refusalSection(),
                 bench.rules().find(rules::Irregularity::DeviceOutOfUse)->section);
        bench.give(table::MarkOutOfOrder{kDealer, shuffler(), events::OutOfOrderSign::Covered});
        QCOMPARE(bench.told<events::DeviceMarkedOutOfOrder>()->by, kDealer.person);
        QVERIFY(bench.told<events::IrregularityObserved>()->consequence ==
                events::Consequence::CoverOrSign);
        bench.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QVERIFY(bench.refusal().empty());
        bench.give(table::MarkOutOfOrder{kDealer, shuffler(), events::OutOfOrderSign::Signed});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::ReturnToUse{kFloor, shuffler()});
        QVERIFY(!bench.refusal().empty()); // Its fault is open.
        bench.give(table::CloseFault{kFloor, bench.state().faults[0].id, words("belt")});
        bench.give(table::ReturnToUse{kDealer, shuffler()});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::ReturnToUse{kFloor, shuffler()});
        QVERIFY(!bench.state().shuffler.outOfOrder);
    }

    void dealsByHandOnlyWithAShuffler_data() {
        addRows("CARDS-27",
                {{"comar-let-it-ride", ".09A(1)"}, {"mlgca-run-em-twice", "ch. 9A(1)"}});
    }
    void dealsByHandOnlyWithAShuffler() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        const auto section = bench.rules().find(rules::DealingMethod::Hand)->needsShufflerSection;
        bench.give(table::MarkOutOfOrder{kDealer, shuffler(), events::OutOfOrderSign::Signed});
        if (bench.state().dealing == events::DealingMethod::Hand) {
            bench.give(table::ShuffleByHand{kDealer, DeckColour::Red});
            QCOMPARE(bench.refusalSection(), section);
            bench.give(table::CallNoMoreBets{});
        } else {
            bench.give(
                table::ChangeDealingMethod{kFloor, events::DealingMethod::Hand, words("shoe")});
        }
        QCOMPARE(bench.refusalSection(), section);
    }

    void shufflesByHandUnderTheHouseRules_data() {
        addRows("CARDS-27", {{"house-let-it-ride", "Shuffle and Cut of the Cards"}});
    }
    void shufflesByHandUnderTheHouseRules() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        QVERIFY(bench.state().dealing == events::DealingMethod::Hand);
        bench.lock({1});
        QVERIFY(bench.refusal().empty());
    }

    void changesTheWayOfDealingByRankAndRule() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        using events::DealingMethod;
        bench.give(table::ChangeDealingMethod{kDealer, DealingMethod::ManualShoe, {}});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::ChangeDealingMethod{kFloor, DealingMethod::Hand, {}});
        QVERIFY(!bench.refusal().empty()); // Already so.
        bench.give(table::ChangeDealingMethod{kFloor, DealingMethod::AutomatedShoe, {}});
        QVERIFY(bench.refusal().empty());
        bench.give(table::ChangeDealingMethod{kFloor, DealingMethod::ManualShoe, {}});
        QCOMPARE(bench.refusalSection(), std::string("COMAR 36.05.18.13H"));
        TableBench house = benchFor("house-let-it-ride");
        house.give(table::ChangeDealingMethod{kFloor, DealingMethod::ManualShoe, {}});
        QVERIFY(!house.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestShuffler)
#include "tst_shuffler.moc"
