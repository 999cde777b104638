#include "shared/table/deal_order.h"
#include "tests/unit/table/dealing_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;

// clauses: house-let-it-ride Definitions (5), Dealer Procedures/5
// clauses: house-let-it-ride Procedures for completion of each round of play/11
// clauses: mlgca-let-it-ride ch. 8D(6)/1, ch. 8F
// clauses: mlgca-run-em-twice ch. 1B(6), ch. 8F(1)/1, ch. 8F(2)/1, ch. 8F(3)

class TestStubCounts : public QObject {
    Q_OBJECT

private:
    static inline const std::vector<Cited> kCounting{{"mlgca-let-it-ride", "ch. 8D(5)"},
                                                     {"mlgca-run-em-twice", "ch. 8E"},
                                                     {"house-let-it-ride", "Dealer Procedures/4"}};

    // One deck in a manual shoe, and a shuffler that is filed to count.
    static std::string countingShoe(const QString& ruleSet) {
        std::string text =
            with(submissionText(ruleSet.toStdString()), "\"hand\"", "\"manual_shoe\"");
        if (text.find("[shuffler]") == std::string::npos)
            text = with(text, "[wagers]",
                        "[shuffler]\ncounts_cards = true\ndecks = 1\nreshuffles = false\n[wagers]");
        return with(with(text, "counts_cards = false", "counts_cards = true"), "decks = 2",
                    "decks = 1");
    }

    static void dealt(TableFixture& fixture, const std::vector<int>& seats = {1, 2}) {
        fixture.open();
        fixture.lock(seats);
        fixture.deal();
    }

private slots:
    // Counted when the hands are settled, it is counted in time; what was paid stands.
    void countsTheStubOfASettledRound() {
        for (const bool whole : {true, false}) {
            TableFixture fixture = benchFor("mlgca-run-em-twice");
            fixture.open();
            fixture.lock({1});
            fixture.deal();
            fixture.playOut();
            QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
            fixture.give(table::CountStub{kDealer, std::uint8_t(whole ? 45 : 44), {}});
            QVERIFY2(fixture.told<events::StubCounted>() != nullptr, fixture.refusal().c_str());
            fixture.endRound();
            QCOMPARE(fixture.refusal().empty(), whole);
            if (whole)
                continue;
            fixture.give(table::JudgeStub{kFloor, false});
            QVERIFY(fixture.told<events::RoundVoided>() == nullptr);
            QCOMPARE(fixture.finding(),
                     std::string("the stub was found wrong when the round was settled: it stands"));
            QVERIFY(fixture.state().decks[0].mustLeave == events::DeckRemovalReason::StubCount);
            fixture.endRound();
            QVERIFY(fixture.told<events::RoundCompleted>()->settled);
        }
    }

    void isDueEveryFiveRoundsWhereTheShufflerDoesNotCount_data() { addRows(kCounting); }
    void isDueEveryFiveRoundsWhereTheShufflerDoesNotCount() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        for (int round = 0; round < 4; ++round)
            fixture.wholeRound({1});
        QCOMPARE(fixture.count<events::StubCountDue>(), 0);
        fixture.lock({1});
        QCOMPARE(fixture.told<events::StubCountDue>()->roundsSinceCount, std::uint8_t{4});
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::StubCountMissed);
        QVERIFY(!found->section.empty());
        QVERIFY(found->section.value() ==
                fixture.rules().find(fixture.state().dealing)->stubCountSection);
    }

    void isNotDueWhereTheShufflerCounts_data() {
        addRows({{"comar-let-it-ride", ".09E"}, {"california-let-it-ride", ""}});
    }
    void isNotDueWhereTheShufflerCounts() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        for (int round = 0; round < 7; ++round) {
            if (fixture.state().bank.offeredTo)
                fixture.give(table::AcceptBank{*fixture.state().bank.offeredTo});
            fixture.wholeRound({4});
        }
        QCOMPARE(fixture.count<events::RoundCompleted>(), 7);
        QCOMPARE(fixture.count<events::StubCountDue>(), 0);
    }

    // What is filed waives nothing: a count that was not made is none.
    void isDueWhereTheShufflerStopsCounting_data() {
        addRows({{"comar-let-it-ride", ".05E(1), .08D(5)"},
                 {"mlgca-let-it-ride", "ch. 5E(1), ch. 8D(5)"},
                 {"mlgca-run-em-twice", "ch. 5B(1), ch. 8E"}});
    }
    void isDueWhereTheShufflerStopsCounting() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(countingShoe(ruleSet))};
        fixture.open();
        fixture.lock({1}); // Counted.
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        QCOMPARE(int(fixture.state().roundsSinceStubCount), 0);
        for (int round = 0; round < 5; ++round) {
            fixture.give(table::ShuffleFinished{DeckColour::Red, {}});
            QCOMPARE(fixture.told<events::FaultRaised>() != nullptr, round == 0);
            fixture.lock({1});
            QCOMPARE(fixture.told<events::StubCountDue>() != nullptr, round == 4);
            fixture.deal();
            fixture.playOut();
            fixture.endRound();
        }
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::StubCountMissed);
        QCOMPARE(found->section.value(),
                 fixture.rules().find(fixture.state().dealing)->stubCountSection);
        fixture.give(table::ShuffleFinished{DeckColour::Red, 52});
        fixture.lock({1});
        QVERIFY(fixture.told<events::StubCountDue>() == nullptr);
    }

    void isDueForDecksShuffledByHandWhileTheCountingShufflerIsCovered_data() {
        addRows({{"comar-let-it-ride", ".08D(5)"},
                 {"mlgca-let-it-ride", "ch. 8D(5)"},
                 {"mlgca-run-em-twice", "ch. 8E"}});
    }
    void isDueForDecksShuffledByHandWhileTheCountingShufflerIsCovered() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(countingShoe(ruleSet))};
        fixture.open();
        for (int round = 0; round < 4; ++round)
            fixture.wholeRound({1});
        fixture.give(table::MarkOutOfOrder{kDealer, named<events::DeviceId>("shuffler"),
                                           events::OutOfOrderSign::Signed});
        for (int round = 0; round < 5; ++round) {
            // The last count of the shuffler is good for the round after it.
            if (round > 0) {
                fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
                fixture.give(table::CutDeck{kDealer, DeckColour::Red, 20});
            }
            fixture.lock({1});
            QVERIFY(fixture.told<events::StubCountDue>() == nullptr);
            fixture.deal();
            fixture.playOut();
            fixture.endRound();
        }
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        fixture.give(table::CutDeck{kDealer, DeckColour::Red, 20});
        fixture.lock({1});
        QVERIFY(fixture.told<events::StubCountDue>() != nullptr);
    }

    void isDueUnderTheHouseRulesWhateverAShufflerCounts_data() {
        addRows({{"house-let-it-ride", "Dealer Procedures/4"}});
    }
    void isDueUnderTheHouseRulesWhateverAShufflerCounts() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(
            with(submissionText(ruleSet.toStdString()), "[wagers]",
                 "[shuffler]\ncounts_cards = true\ndecks = 1\nreshuffles = false\n[wagers]"))};
        fixture.open();
        for (int round = 0; round < 4; ++round)
            fixture.wholeRound({1});
        fixture.lock({1});
        QVERIFY(fixture.told<events::StubCountDue>() != nullptr);
    }

    void expectsFiftyTwoLessTheCardsDealt_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("expected"); // With two players.
        QTest::newRow("COMAR .09C: 3 each, 2, box 3") << "comar-let-it-ride" << 52 - 6 - 2 - 3;
        QTest::newRow("MLGCA ch. 8D: 3 each, 2, box 3") << "mlgca-let-it-ride" << 52 - 6 - 2 - 3;
        QTest::newRow("Twice ch. 8D: 2 each, 5") << "mlgca-run-em-twice" << 52 - 4 - 5;
        QTest::newRow("California 3: 3 each, 3") << "california-let-it-ride" << 52 - 6 - 3;
        QTest::newRow("House: 3 each, 3") << "house-let-it-ride" << 52 - 6 - 3;
    }
    void expectsFiftyTwoLessTheCardsDealt() {
        QFETCH(QString, ruleSet);
        QFETCH(int, expected);
        TableFixture fixture = benchFor(ruleSet);
        dealt(fixture);
        fixture.give(table::CountStub{kDealer, static_cast<std::uint8_t>(expected), {}});
        QCOMPARE(int(fixture.told<events::StubCounted>()->expected), expected);
        QVERIFY(!fixture.state().round->stubWrong);
        QCOMPARE(int(fixture.state().roundsSinceStubCount), 0);
    }

    void leavesOutTheDiscardOfAReshufflingShoe_data() {
        addRows({{"comar-let-it-ride", ".10H/1"}});
    }
    void leavesOutTheDiscardOfAReshufflingShoe() {
        QFETCH(QString, ruleSet);
        const std::string text =
            with(with(submissionText(ruleSet.toStdString()), "\"hand\"", "\"automated_shoe\""),
                 "reshuffles = false", "reshuffles = true");
        TableFixture fixture{makeSetup(text)};
        fixture.open();
        fixture.lock({1});
        fixture.give(table::CountStub{kDealer, 52 - 3 - 3 - 3, {}});
        QCOMPARE(int(fixture.told<events::StubCounted>()->expected), 52 - 3 - 3 - 3);
    }

    // Nobody told of the deal: the shoe's stack has two cards or three.
    void takesBothStacksOfAReshufflingShoeForRight_data() {
        addRows({{"comar-let-it-ride", ".10H/1"}, {"mlgca-let-it-ride", "ch. 10H/1"}});
    }
    void takesBothStacksOfAReshufflingShoeForRight() {
        QFETCH(QString, ruleSet);
        for (const int counted : {43, 44, 45, 42}) {
            TableFixture fixture{makeSetup(filedFor(ruleSet, "automated_shoe", "true"))};
            fixture.open();
            fixture.lock({1});
            fixture.give(table::CountStub{kDealer, static_cast<std::uint8_t>(counted), {}});
            QCOMPARE(fixture.state().round->stubWrong, counted != 43 && counted != 44);
            if (counted != 44)
                QCOMPARE(int(fixture.told<events::StubCounted>()->expected), 43);
        }
        TableFixture fixture{makeSetup(filedFor(ruleSet, "automated_shoe", "true"))};
        dealt(fixture, {1}); // With a stack of two.
        fixture.give(table::CountStub{kDealer, 43, {}});
        QVERIFY(fixture.state().round->stubWrong);
    }

    // A deck of which no card is out has no stub.
    void countsNoStubBeforeTheDeal_data() { addRows(kCounting); }
    void countsNoStubBeforeTheDeal() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        for (int round = 0; round < 4; ++round)
            fixture.wholeRound({1});
        const auto uncounted = fixture.state().decks[0].uncounted;
        fixture.lock({1});
        fixture.give(table::CountStub{kDealer, 52, {}});
        QVERIFY(!fixture.refusal().empty());
        const rules::DealRule& rule = fixture.rules().deal;
        const bool box =
            fixture.state().setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
        fixture.give(table::CountStub{
            kDealer,
            static_cast<std::uint8_t>(52 - rule.perPlayer - rule.community - rule.burned -
                                      rule.discarded - (box ? rule.sixCardBox : 0)),
            {}});
        QVERIFY(!fixture.state().round->stubWrong);
        fixture.deal();
        QVERIFY(!fixture.state().round->stubCounted);
        fixture.playOut();
        fixture.endRound();
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::StubCountMissed);
        QVERIFY(fixture.state().decks[0].uncounted.size() > uncounted.size());
    }

    // Where nobody tells of the deal, a count after "no more bets" is one.
    void countsWhereNobodyTellsOfTheDeal() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        for (int round = 0; round < 5; ++round) {
            fixture.lock({1});
            if (round == 4)
                fixture.give(table::CountStub{kDealer, 46, {}});
            fixture.playOut();
            fixture.endRound();
            fixture.reshuffle();
        }
        QCOMPARE(fixture.count<events::StubCountDue>(), 1);
        QCOMPARE(int(fixture.state().roundsSinceStubCount), 0);
        QVERIFY(fixture.state().decks[0].uncounted.empty());
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
    }

    // Dealt and void is dealt.
    void isMissedInARoundThatIsVoid_data() { addRows(kCounting); }
    void isMissedInARoundThatIsVoid() {
        QFETCH(QString, ruleSet);
        for (const bool cards : {true, false}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            for (int round = 0; round < 4; ++round)
                fixture.wholeRound({1});
            fixture.lock({1});
            if (cards)
                fixture.deal();
            fixture.give(table::VoidRound{kFloor, words("fire alarm")});
            const auto* found = fixture.told<events::ComplianceFound>();
            QCOMPARE(found != nullptr, cards);
            if (!cards)
                continue;
            QVERIFY(found->kind == events::FindingKind::StubCountMissed);
            QCOMPARE(found->round->value, std::uint64_t{5});
        }
    }

    // The card goes to the rack, and whoever tells of the deal may tell that, too.
    void countsACardThatWasSetAsideOnce_data() {
        addRows({{"comar-let-it-ride", ".13A/2"},
                 {"mlgca-let-it-ride", "ch. 13A/2"},
                 {"house-let-it-ride", "Irregularities/1"}});
    }
    void countsACardThatWasSetAsideOnce() {
        QFETCH(QString, ruleSet);
        for (const bool withTheDeal : {true, false}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            fixture.lock({1, 2});
            table::ReportIrregularity seen;
            seen.by = kDealer;
            seen.irregularity = events::Irregularity::OneCardFaceUp;
            seen.card = cardsOf("9d")[0];
            fixture.give(seen);
            const rules::DealRule& rule = fixture.rules().deal;
            const int community = rule.community + rule.burned + rule.discarded;
            const bool box =
                fixture.state().setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
            const std::vector<core::Seat> seats{{1}, {2}};
            table::DealReported deal{
                {},
                table::packetsInOrder(*fixture.rules().find(fixture.state().dealing), box, seats,
                                      community),
                true};
            const events::DealtPacket aside{events::Place::Discarded, {}, 1};
            if (withTheDeal)
                deal.packets.insert(deal.packets.begin(), aside);
            fixture.give(deal);
            QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
            if (!withTheDeal) {
                fixture.give(table::DealReported{{}, {aside}, true});
                QCOMPARE(fixture.names(), std::string("command_refused"));
            }
            const int expected = 52 - 2 * rule.perPlayer - community - (box ? 3 : 0) - 1;
            fixture.give(table::CountStub{kDealer, static_cast<std::uint8_t>(expected), {}});
            QCOMPARE(int(fixture.told<events::StubCounted>()->expected), expected);
        }
    }

    void asksForTheNumberOfHandsWhereNobodyToldIt() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountStub{kDealer, 40, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CountStub{kDealer, 40, std::uint8_t{3}});
        QVERIFY(fixture.refusal().empty());
        QCOMPARE(int(fixture.told<events::StubCounted>()->expected), 40);
    }

    void waitsForTheFloorpersonWhenTheTotalIsWrong_data() { addRows(kCounting); }
    void waitsForTheFloorpersonWhenTheTotalIsWrong() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        dealt(fixture);
        fixture.give(table::CountStub{kDealer, 11, {}});
        QVERIFY(fixture.state().round->stubWrong);
        fixture.give(table::EndRound{});
        QVERIFY(!fixture.refusal().empty());
        fixture.playOut(); // Whatever goes on meanwhile is not settled.
        QCOMPARE(fixture.count<events::RoundSettled>(), 0);
        fixture.give(table::JudgeStub{kDealer, true});
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.state().round.has_value());
    }

    void voidsAMisdealtRoundAndKeepsTheDeck_data() {
        addRows({{"mlgca-let-it-ride", "ch. 8F(1)"},
                 {"mlgca-run-em-twice", "ch. 8F(4)"},
                 {"house-let-it-ride", ""}});
    }
    void voidsAMisdealtRoundAndKeepsTheDeck() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        dealt(fixture);
        fixture.give(table::CountStub{kDealer, 11, {}});
        fixture.give(table::JudgeStub{kFloor, true});
        QVERIFY(fixture.told<events::StubCountJudged>()->judgement ==
                events::StubJudgement::MisdealtAllPresent);
        const auto* voided = fixture.told<events::RoundVoided>();
        QVERIFY(voided != nullptr);
        QCOMPARE(voided->returns.size(), fixture.isLetItRide() ? std::size_t{6} : std::size_t{4});
        // As the document says it of this way of dealing, where it does.
        const std::string& own = fixture.rules().find(fixture.state().dealing)->misdealtSection;
        QCOMPARE(voided->section.value(),
                 own.empty() ? fixture.rules().find(rules::Irregularity::StubWrongMisdealt)->section
                             : own);
        QVERIFY(!fixture.state().decks[0].mustLeave);
    }

    void voidsTheRoundAndRemovesADeckThatWasNotMisdealt_data() {
        addRows({{"mlgca-let-it-ride", "ch. 8F(2)"},
                 {"mlgca-run-em-twice", "ch. 8F(5)"},
                 {"house-let-it-ride", ""}});
    }
    void voidsTheRoundAndRemovesADeckThatWasNotMisdealt() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        dealt(fixture);
        fixture.give(table::CountStub{kDealer, 11, {}});
        fixture.give(table::JudgeStub{kSupervisor, false});
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        QCOMPARE(fixture.told<events::RoundsInDoubt>()->rounds.size(), std::size_t{1});
        QVERIFY(fixture.state().decks[0].mustLeave == events::DeckRemovalReason::StubCount);
    }

    // Else the short deck would be shuffled and dealt on.
    void isJudgedBeforeTheRoundIsVoid_data() {
        addRows({{"mlgca-let-it-ride", "ch. 8F(2)"}, {"mlgca-run-em-twice", "ch. 8F(5)"}});
    }
    void isJudgedBeforeTheRoundIsVoid() {
        QFETCH(QString, ruleSet);
        std::string text = submissionText(ruleSet.toStdString());
        for (const char* other : {"\"hand\"", "\"manual_shoe\""})
            text = with(text, other, "\"automated_shoe\"");
        TableFixture fixture{makeSetup(text)};
        dealt(fixture);
        fixture.give(table::CountStub{kDealer, 11, {}});
        fixture.give(table::VoidRound{kFloor, words("never mind")});
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(fixture.state().dealing)->stubCountSection);
        fixture.give(table::JamReported{true, {}});
        QVERIFY(fixture.told<events::FaultRaised>() != nullptr);
        QVERIFY(fixture.state().round.has_value());
        fixture.give(table::JudgeStub{kFloor, false});
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        QVERIFY(fixture.state().decks[0].mustLeave == events::DeckRemovalReason::StubCount);
    }

    void acceptsARecountThatIsRight() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        dealt(fixture);
        fixture.give(table::CountStub{kDealer, 11, {}});
        fixture.give(table::CountStub{kDealer, 41, {}});
        QVERIFY(!fixture.state().round->stubWrong);
        fixture.give(table::JudgeStub{kFloor, true});
        QVERIFY(!fixture.refusal().empty());
    }

    void refusesACountOutsideARound() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.give(table::CountStub{kDealer, 41, {}});
        QVERIFY(!fixture.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestStubCounts)
#include "tst_stub_counts.moc"
