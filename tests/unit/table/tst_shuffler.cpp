#include "shared/table/reasons.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using events::FaultKind;
using events::FindingKind;

// clauses: comar-let-it-ride .13H(2)
// clauses: mlgca-let-it-ride ch. 5E(2)

class TestShuffler : public QObject {
    Q_OBJECT

private:
    static events::DeviceId shuffler() { return named<events::DeviceId>("shuffler"); }
    static std::string automated(const QString& ruleSet) {
        std::string text = submissionText(ruleSet.toStdString());
        for (const char* other : {"dealing = \"hand\"", "dealing = \"manual_shoe\""})
            text = with(text, other, "dealing = \"automated_shoe\"");
        return with(text, "decks = 2", "decks = 1");
    }
    static bool hasFault(const TableFixture& fixture, FaultKind kind) {
        for (const auto& fault : fixture.state().faults)
            if (fault.kind == kind)
                return true;
        return false;
    }

private slots:
    void removesADeckCountedWrong_data() {
        addRows({{"comar-let-it-ride", ".05E(1), .05E(2)"},
                 {"california-let-it-ride", "Type of card deck used 2"}});
    }
    void removesADeckCountedWrong() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wholeRound({1});
        fixture.lock({1});
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        fixture.give(table::ShuffleFinished{DeckColour::Blue, 51});
        QVERIFY(hasFault(fixture, FaultKind::WrongCount));
        const auto* doubt = fixture.told<events::RoundsInDoubt>();
        QVERIFY(doubt != nullptr);
        QVERIFY(doubt->reason ==
                (events::Phrase{table::DeckDoubt::WrongCount, DeckColour::Blue, 51U}));
        QCOMPARE(doubt->rounds.size(), std::size_t{1}); // Round 2 was dealt with it.
        QCOMPARE(doubt->rounds[0].value, std::uint64_t{2});
        QVERIFY(fixture.state().find(DeckColour::Blue)->mustLeave ==
                events::DeckRemovalReason::WrongCount);
        fixture.shuffle(DeckColour::Blue); // A good count afterwards does not redeem it.
        QVERIFY(fixture.state().find(DeckColour::Blue)->mustLeave.has_value());
        fixture.give(table::RemoveDeck{kFloor, DeckColour::Blue,
                                       events::DeckRemovalReason::WrongCount, kDealer.person,
                                       kFloor.person});
        QCOMPARE(fixture.told<events::DeckRemoved>()->section.value(),
                 fixture.rules().decks.countSection);
    }

    void dealsNoRoundWithADeckThatMustLeave() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.give(table::ShuffleFinished{DeckColour::Red, 53});
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.state().round->phase == table::Phase::Betting);
    }

    // A deck of other than 52 cards leaves the table, whether or not it is its turn.
    void playsNotOnWhileAMiscountedDeckLiesThere_data() {
        addRows({{"comar-let-it-ride", ".05E(2)"}});
    }
    void playsNotOnWhileAMiscountedDeckLiesThere() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::ShuffleFinished{DeckColour::Blue, 51});
        fixture.bet(1, 500);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(fixture.refusalSection(), std::string("COMAR 36.05.18.05E"));
        fixture.give(table::RemoveDeck{kFloor, DeckColour::Blue,
                                       events::DeckRemovalReason::WrongCount, kDealer.person,
                                       kFloor.person});
        fixture.prepare(DeckColour::Green, "D3");
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.refusal().empty());
        // Counted wrong in the middle of a round and dealt from all the same.
        fixture.give(table::ShuffleFinished{DeckColour::Green, 51});
        table::DealReported dealt;
        dealt.deck = DeckColour::Green;
        dealt.packets = {{events::Place::Player, core::Seat{1}, 3}};
        dealt.complete = false;
        fixture.give(dealt);
        bool found = false;
        for (const events::Event& event : fixture.last())
            if (const auto* one = event.as<events::ComplianceFound>())
                found = found || one->kind == FindingKind::DeckNotRemoved;
        QVERIFY(found);
    }

    void forgetsRoundsAfterAGoodCount() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        for (int round = 0; round < 4; ++round)
            fixture.wholeRound({1});
        QVERIFY(fixture.state().decks[0].uncounted.empty());
    }

    void raisesAFaultForADeckOfAnotherColour() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.give(table::ShuffleFinished{DeckColour::Green, 52});
        QVERIFY(hasFault(fixture, FaultKind::WrongColour));
        fixture.give(table::DeckInserted{DeckColour::Green});
        QVERIFY(fixture.last().empty()); // One cause, one fault.
    }

    void raisesAFaultForEveryModeButPlay_data() {
        QTest::addColumn<int>("mode");
        QTest::newRow("sort") << int(events::ShufflerMode::Sort);
        QTest::newRow("test") << int(events::ShufflerMode::Test);
        QTest::newRow("maintenance") << int(events::ShufflerMode::Maintenance);
    }
    void raisesAFaultForEveryModeButPlay() {
        QFETCH(int, mode);
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.give(table::ShufflerModeReported{static_cast<events::ShufflerMode>(mode)});
        QVERIFY(hasFault(fixture, FaultKind::WrongMode));
        fixture.lock({1});
        QVERIFY(fixture.told<events::ComplianceFound>()->kind == FindingKind::WrongMode);
        QCOMPARE(fixture.finding(), std::string("the shuffler is not in play mode"));
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
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        const std::vector<table::Input> inputs{
            table::DoorReported{true}, table::ShufflerLost{fixture.now()},
            table::ShufflerRestartReported{words("2.1")}, table::JamReported{false, {}},
            table::ShufflerReported{events::ShufflerState::Faulted, {}}};
        fixture.give(inputs[static_cast<std::size_t>(what)]);
        QVERIFY(hasFault(fixture, static_cast<FaultKind>(kind)));
        const auto count = fixture.state().faults.size();
        fixture.give(inputs[static_cast<std::size_t>(what)]);
        QCOMPARE(fixture.state().faults.size(), count);
        fixture.lock({1});
        QCOMPARE(fixture.finding(), std::string("the shuffler has an open fault"));
    }

    void countsAgainAfterARestart() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.give(table::ShufflerRestartReported{words("2.1")});
        QVERIFY(!fixture.state().decks[0].shuffled && fixture.state().decks[0].shuffleOwed);
    }

    void saysNothingTwiceAboutDoorLinkAndMode() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.give(table::DoorReported{true});
        QVERIFY(fixture.give(table::DoorReported{true}).empty());
        fixture.give(table::DoorReported{false});
        QVERIFY(fixture.told<events::ShufflerDoorClosed>() != nullptr);
        fixture.give(table::ShufflerLost{fixture.now()});
        QVERIFY(fixture.give(table::ShufflerLost{fixture.now()}).empty());
        fixture.give(table::ShufflerFound{events::ShufflerState::Ready});
        QVERIFY(fixture.told<events::ShufflerCameBack>() != nullptr);
        QVERIFY(fixture.give(table::ShufflerFound{events::ShufflerState::Ready}).empty());
    }

    void closesAFaultOnlyWithACauseAndRank() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.give(table::DoorReported{true});
        const events::FaultId fault = fixture.state().faults[0].id;
        fixture.give(table::CloseFault{kDealer, fault, words("closed it")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CloseFault{kFloor, fault, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CloseFault{kFloor, {99}, words("closed it")});
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(!fixture.state().faults.empty());
        fixture.give(table::CloseFault{kFloor, fault, words("closed it")});
        QVERIFY(fixture.state().faults.empty());
    }

    void clearsAJamByName() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.give(table::ClearJam{kDealer});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::JamReported{false, words("card 17")});
        fixture.give(table::ClearJam{kDealer});
        QCOMPARE(fixture.told<events::ShufflerJamCleared>()->by, kDealer.person);
        QVERIFY(!fixture.state().faults.empty());
    }

    // The report names no device: it is the one that the cards come from.
    void findsAShoeOutOfUseThatIsDealtFrom_data() {
        addRows({{"comar-let-it-ride", ".13H"}, {"mlgca-run-em-twice", "ch. 13E"}});
    }
    void findsAShoeOutOfUseThatIsDealtFrom() {
        QFETCH(QString, ruleSet);
        for (const bool covered : {true, false}) {
            TableFixture fixture{makeSetup(automated(ruleSet))};
            fixture.open();
            fixture.give(reportOf(events::Irregularity::DeviceOutOfUse));
            QVERIFY(fixture.state().faults[0].device == named<events::DeviceId>("shoe"));
            if (covered) {
                fixture.give(table::MarkOutOfOrder{kDealer, named<events::DeviceId>("shoe"),
                                                   events::OutOfOrderSign::Covered});
                fixture.give(table::ChangeDealingMethod{kFloor, events::DealingMethod::Hand, {}});
                QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            }
            fixture.lock({1});
            const auto* found = fixture.told<events::ComplianceFound>();
            QCOMPARE(found == nullptr, covered);
            if (!covered)
                QCOMPARE(found->section.value(),
                         fixture.rules().find(rules::Irregularity::DeviceOutOfUse)->section);
        }
    }
    void findsNothingWhereAShoeJamsThatNobodyDealsFrom_data() {
        addRows({{"comar-let-it-ride", ".13G/1"}});
    }
    void findsNothingWhereAShoeJamsThatNobodyDealsFrom() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.give(table::JamReported{true, {}});
        QVERIFY(hasFault(fixture, FaultKind::Jam));
        fixture.lock({1});
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
    }

    void coversOrSignsADeviceBeforeAnotherMethod_data() {
        addRows({{"comar-let-it-ride", ".13H, .13H(1)"},
                 {"mlgca-run-em-twice", "ch. 13E, ch. 13E(1)"}});
    }
    void coversOrSignsADeviceBeforeAnotherMethod() {
        QFETCH(QString, ruleSet);
        const std::string text = with(submissionText(ruleSet.toStdString()), "dealing = \"hand\"",
                                      "dealing = \"manual_shoe\"");
        TableFixture fixture{makeSetup(text)};
        fixture.open();
        fixture.give(table::JamReported{false, {}});
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(rules::Irregularity::DeviceOutOfUse)->section);
        fixture.give(table::MarkOutOfOrder{kDealer, shuffler(), events::OutOfOrderSign::Covered});
        QCOMPARE(fixture.told<events::DeviceMarkedOutOfOrder>()->by, kDealer.person);
        QVERIFY(fixture.told<events::IrregularityObserved>()->consequence ==
                events::Consequence::CoverOrSign);
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::MarkOutOfOrder{kDealer, shuffler(), events::OutOfOrderSign::Signed});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ReturnToUse{kFloor, shuffler()});
        QVERIFY(!fixture.refusal().empty()); // Its fault is open.
        fixture.give(table::CloseFault{kFloor, fixture.state().faults[0].id, words("belt")});
        fixture.give(table::ReturnToUse{kDealer, shuffler()});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ReturnToUse{kFloor, shuffler()});
        QVERIFY(!fixture.state().shuffler.outOfOrder);
    }

    void dealsByHandOnlyWithAShuffler_data() {
        addRows({{"comar-let-it-ride", ".09A(1)"}, {"mlgca-run-em-twice", "ch. 9A(1)"}});
    }
    void dealsByHandOnlyWithAShuffler() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        const auto section = fixture.rules().find(rules::DealingMethod::Hand)->needsShufflerSection;
        fixture.give(table::MarkOutOfOrder{kDealer, shuffler(), events::OutOfOrderSign::Signed});
        if (fixture.state().dealing == events::DealingMethod::Hand) {
            fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
            QCOMPARE(fixture.refusalSection(), section);
            fixture.give(table::CallNoMoreBets{});
        } else {
            fixture.give(
                table::ChangeDealingMethod{kFloor, events::DealingMethod::Hand, words("shoe")});
        }
        QCOMPARE(fixture.refusalSection(), section);
    }

    void shufflesByHandUnderTheHouseRules_data() {
        addRows({{"house-let-it-ride", "Shuffle and Cut of the Cards/1"}});
    }
    void shufflesByHandUnderTheHouseRules() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        QVERIFY(fixture.state().dealing == events::DealingMethod::Hand);
        fixture.lock({1});
        QVERIFY(fixture.refusal().empty());
    }

    void dealsFromNoShoeThatIsCovered_data() {
        addRows({{"comar-let-it-ride", ".13H"},
                 {"mlgca-let-it-ride", "ch. 13H/2"},
                 {"mlgca-run-em-twice", "ch. 13E"}});
    }
    void dealsFromNoShoeThatIsCovered() {
        QFETCH(QString, ruleSet);
        for (const char* device : {"shoe", "shuffler"}) {
            TableFixture fixture{makeSetup(automated(ruleSet))};
            fixture.open();
            fixture.give(table::MarkOutOfOrder{kDealer, named<events::DeviceId>(device),
                                               events::OutOfOrderSign::Covered});
            fixture.lock({1});
            const auto* found = fixture.told<events::ComplianceFound>();
            QVERIFY(found != nullptr && found->kind == FindingKind::DeviceOutOfOrder);
            QCOMPARE(found->section.value(),
                     fixture.rules().find(rules::Irregularity::DeviceOutOfUse)->section);
            QVERIFY(found->round.has_value());
        }
    }

    void goesOverFromACoveredShoeToTheHand_data() {
        addRows(
            {{"comar-let-it-ride", ".13H, .09A(1)"}, {"mlgca-run-em-twice", "ch. 13E, ch. 9A(1)"}});
    }
    void goesOverFromACoveredShoeToTheHand() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(automated(ruleSet))};
        fixture.open();
        const table::ChangeDealingMethod toHand{kFloor, events::DealingMethod::Hand, words("shoe")};
        fixture.give(toHand);
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(rules::Irregularity::DeviceOutOfUse)->section);
        fixture.give(table::MarkOutOfOrder{kDealer, named<events::DeviceId>("shoe"),
                                           events::OutOfOrderSign::Covered});
        fixture.give(toHand);
        QVERIFY(fixture.refusal().empty());
        fixture.lock({1});
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        fixture.give(table::ChangeDealingMethod{kFloor, events::DealingMethod::AutomatedShoe, {}});
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(rules::Irregularity::DeviceOutOfUse)->section);
        fixture.give(table::ReturnToUse{kFloor, named<events::DeviceId>("shoe")});
        fixture.give(table::ChangeDealingMethod{kFloor, events::DealingMethod::AutomatedShoe, {}});
        QVERIFY(fixture.refusal().empty());
    }

    void findsADeckShuffledByHandThatIsDealtByHand_data() {
        addRows({{"comar-let-it-ride", ".09A(1)"}, {"mlgca-run-em-twice", "ch. 9A(1)"}});
    }
    void findsADeckShuffledByHandThatIsDealtByHand() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(with(submissionText(ruleSet.toStdString()),
                                            "dealing = \"hand\"", "dealing = \"manual_shoe\""))};
        fixture.open();
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        fixture.give(table::CutDeck{kDealer, DeckColour::Red, 20});
        fixture.give(table::ChangeDealingMethod{kFloor, events::DealingMethod::Hand, {}});
        QVERIFY(fixture.refusal().empty());
        fixture.lock({1});
        fixture.deal();
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == FindingKind::ShuffleMissed);
        QCOMPARE(found->section.value(),
                 fixture.rules().find(rules::DealingMethod::Hand)->needsShufflerSection);
        QCOMPARE(fixture.finding(),
                 std::string("the deck was shuffled by hand and not by the shuffler"));
    }

    void playsWithOneDeckWhileTheShufflerIsCovered_data() {
        addRows({{"comar-let-it-ride", ".03A, .03B"},
                 {"mlgca-let-it-ride", "ch. 3A, ch. 3B/2"},
                 {"mlgca-run-em-twice", "ch. 3A, ch. 3B"}});
    }
    void playsWithOneDeckWhileTheShufflerIsCovered() {
        QFETCH(QString, ruleSet);
        std::string filed = with(submissionText(ruleSet.toStdString()), "dealing = \"hand\"",
                                 "dealing = \"manual_shoe\"");
        filed = with(std::move(filed), "decks = 1", "decks = 2");
        if (filed.find("[shuffler]") == std::string::npos)
            filed =
                with(std::move(filed), "[wagers]",
                     "[shuffler]\ncounts_cards = true\ndecks = 2\nreshuffles = false\n[wagers]");
        TableFixture fixture{makeSetup(filed)};
        fixture.open();
        fixture.give(table::MarkOutOfOrder{kDealer, shuffler(), events::OutOfOrderSign::Covered});
        fixture.lock({1});
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == FindingKind::WrongDeckCount);
        QCOMPARE(found->section.value(), fixture.rules().decks.oneSection);
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        fixture.give(table::RemoveDeck{kFloor, DeckColour::Blue,
                                       events::DeckRemovalReason::FloorpersonOrder, kDealer.person,
                                       kFloor.person});
        for (int round = 0; round < 2; ++round) {
            fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
            fixture.give(table::CutDeck{kDealer, DeckColour::Red, 20});
            fixture.lock({1});
            QVERIFY(fixture.state().round->phase == table::Phase::Locked);
            QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
            fixture.deal();
            fixture.playOut();
            fixture.endRound();
        }
        fixture.give(
            table::ReceiveDeck{kDealer, DeckColour::Blue, named<events::DeckId>("D9"), false});
        QCOMPARE(fixture.refusalSection(), fixture.rules().decks.oneSection);
        QVERIFY(fixture.told<events::ComplianceFound>()->kind == FindingKind::WrongDeckCount);
        fixture.give(table::ReturnToUse{kFloor, shuffler()});
        fixture.shuffle(DeckColour::Red);
        fixture.lock({1});
        QCOMPARE(fixture.refusalSection(), fixture.rules().decks.section); // Two again.
    }

    void changesTheWayOfDealingByRankAndRule() {
        const std::string filed = submissionText("comar-let-it-ride");
        TableFixture fixture{makeSetup(with(filed, "min_bet",
                                            "other_dealing = [\"automated_shoe\"]\n"
                                            "min_bet"))};
        fixture.open();
        TableFixture unfiled{makeSetup(filed)};
        unfiled.give(table::ChangeDealingMethod{kFloor, events::DealingMethod::AutomatedShoe, {}});
        QCOMPARE(unfiled.refusalSection(), std::string("rules submission, other_dealing"));
        using events::DealingMethod;
        fixture.give(table::ChangeDealingMethod{kDealer, DealingMethod::ManualShoe, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ChangeDealingMethod{kFloor, DealingMethod::Hand, {}});
        QVERIFY(!fixture.refusal().empty()); // Already so.
        fixture.give(table::ChangeDealingMethod{kFloor, DealingMethod::AutomatedShoe, {}});
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::ChangeDealingMethod{kFloor, DealingMethod::ManualShoe, {}});
        QCOMPARE(fixture.refusalSection(), std::string("COMAR 36.05.18.13H"));
        TableFixture house = benchFor("house-let-it-ride");
        house.give(table::ChangeDealingMethod{kFloor, DealingMethod::ManualShoe, {}});
        QVERIFY(!house.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestShuffler)
#include "tst_shuffler.moc"
