#include "shared/table/reasons.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Choice;
using events::Place;
using events::Wager;

// clauses: california-let-it-ride Round of Play 3/1, /2, Round of Play 5/1, /2, Round of Play 8/1
// clauses: california-let-it-ride Round of Play 8/2
// clauses: comar-let-it-ride .11B/1, /2, .11B(1)(a), .11C/1, /2, .11C(1)(a), .11D/2
// clauses: house-let-it-ride Definitions (4), Procedures for completion of each round of play/5, /6
// clauses: house-let-it-ride Procedures for completion of each round of play/15, /16, /24, /25
// clauses: mlgca-let-it-ride ch. 1B(5), ch. 7E(2), ch. 11B/1, /2, ch. 11B(1)(b)/1, ch. 11C/1, /2
// clauses: mlgca-let-it-ride ch. 11C(2), ch. 11D/2
// clauses: mlgca-run-em-twice ch. 1B(4), ch. 7E(1)/2, ch. 11B/1, ch. 11B(1)(a), ch. 11B(1)(b)
// clauses: mlgca-run-em-twice ch. 11C, ch. 11D/1, /2, ch. 11E, ch. 11F/1, /2, ch. 11I

class TestPlay : public QObject {
    Q_OBJECT

private:
    static void decide(TableFixture& fixture, int seat, Wager wager, Choice choice,
                       int multiple = 0) {
        fixture.give(table::Decide{
            {static_cast<std::uint8_t>(seat)}, wager, choice, static_cast<std::uint8_t>(multiple)});
    }

private slots:
    void takesDecisionsFromTheDealersLeft_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.decisions; });
    }
    void takesDecisionsFromTheDealersLeft() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {2, 4, 5});
        const auto stages = fixture.isLetItRide()
                                ? std::vector<Wager>{Wager::Bet1, Wager::Bet2}
                                : std::vector<Wager>{Wager::Run1, Wager::Run2, Wager::Center};
        const auto choice = fixture.isLetItRide() ? Choice::Ride : Choice::Bet;
        const int multiple = fixture.isLetItRide() ? 0 : 1;
        for (const Wager stage : stages) {
            decide(fixture, 1, stage, choice, multiple);
            QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.decisions);
            for (const int seat : {2, 4, 5}) {
                decide(fixture, seat, stage, choice, multiple);
                QCOMPARE(fixture.names(), std::string("decision_made"));
                decide(fixture, seat, stage, choice, multiple);
                QVERIFY(!fixture.refusal().empty());
            }
        }
        decide(fixture, 2, stages.back(), choice, multiple);
        QVERIFY(!fixture.refusal().empty());
    }

    void findsDecisionsThatAreToldOutOfTurn_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.decisions; });
    }
    void findsDecisionsThatAreToldOutOfTurn() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {2, 4, 5});
        const bool ride = fixture.isLetItRide();
        const Wager first = ride ? Wager::Bet1 : Wager::Run1;
        const auto choice = ride ? Choice::Ride : Choice::Bet;
        decide(fixture, 4, first, choice, ride ? 0 : 1);
        QCOMPARE(fixture.names(), std::string("compliance_found decision_made"));
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found->kind == events::FindingKind::PlayedOutOfOrder);
        QCOMPARE(found->section.value(), fixture.rules().procedure.decisions);
        QCOMPARE(fixture.finding(), std::string("seat 4 decided before seat 2"));
        decide(fixture, 2, first, choice, ride ? 0 : 1);
        QCOMPARE(fixture.names(), std::string("decision_made"));
        fixture.wager(5, first, ride ? 0 : 500); // By the chips.
        QCOMPARE(fixture.names(), std::string("decision_made"));
        fixture.community(1, ride ? "2s" : "2s 7h"); // Everybody has decided.
        QCOMPARE(fixture.names(), std::string("cards_revealed"));
        fixture.wager(5, ride ? Wager::Bet2 : Wager::Run2, ride ? 0 : 500);
        QCOMPARE(fixture.names(), std::string("compliance_found decision_made"));
        QCOMPARE(fixture.finding(), std::string("seat 5 decided before seat 2"));
    }

    // Chips tell a change once: whoever moves them before the others were asked has decided.
    void takesChipsThatAreMovedBeforeOthersHaveDecided() {
        TableFixture fixture = dealtFor("comar-let-it-ride", {1, 2});
        decide(fixture, 1, Wager::Bet2, Choice::Withdraw);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, Wager::Bet1, 0);
        fixture.wager(1, Wager::Bet2, 0);
        QCOMPARE(fixture.names(), std::string("compliance_found decision_made"));
        decide(fixture, 2, Wager::Bet1, Choice::Ride);
        fixture.community(1, "2s");
        decide(fixture, 2, Wager::Bet2, Choice::Ride);
        fixture.community(2, "7h");
        QCOMPARE(fixture.names(), std::string("cards_revealed"));
    }

    // Nobody waits for a player who is gone.
    void asksNobodyWhoLeft() {
        TableFixture fixture = dealtFor("mlgca-let-it-ride", {1, 2});
        fixture.give(table::ReportPlayerLeft{{1}});
        decide(fixture, 2, Wager::Bet1, Choice::Ride);
        QCOMPARE(fixture.names(), std::string("decision_made"));
    }

    // The others decide, see the cards and are settled; what nobody decided on is the
    // floorperson's.
    void playsOnWithoutAPlayerWhoLeft_data() {
        addRows({{"comar-let-it-ride", ".07B(2)"},
                 {"mlgca-run-em-twice", "ch. 7B(3)"},
                 {"house-let-it-ride", ""}});
    }
    void playsOnWithoutAPlayerWhoLeft() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {1, 2});
        fixture.give(table::ReportPlayerLeft{{1}});
        const bool ride = fixture.isLetItRide();
        const std::vector<Wager> stages =
            ride ? std::vector{Wager::Bet1, Wager::Bet2}
                 : std::vector{Wager::Run1, Wager::Run2, Wager::Center};
        const std::vector<std::pair<int, const char*>> cards =
            ride ? std::vector<std::pair<int, const char*>>{{1, "2s"}, {2, "7h"}}
                 : std::vector<std::pair<int, const char*>>{{1, "2s 7h"}, {3, "9c Jd"}, {5, "4c"}};
        for (std::size_t stage = 0; stage < stages.size(); ++stage) {
            decide(fixture, 2, stages[stage], ride ? Choice::Ride : Choice::Bet, ride ? 0 : 1);
            QCOMPARE(fixture.names(), std::string("decision_made"));
            fixture.community(cards[stage].first, cards[stage].second);
            QCOMPARE(fixture.names(), std::string("cards_revealed"));
        }
        decide(fixture, 1, stages[0], ride ? Choice::Ride : Choice::Bet, ride ? 0 : 1);
        QVERIFY(!fixture.refusal().empty()); // The cards that come after it lie open.
        fixture.show(2, ride ? "Ts Td 4d" : "Ks Kd");
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::AbandonWagers{kFloor, {1}});
        fixture.endRound();
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QCOMPARE(fixture.count<events::RoundSettled>(), 1);
        QVERIFY(!fixture.state().round);
    }

    void takesTheDecisionOfOneWhoIsBackInTime() {
        TableFixture fixture = dealtFor("mlgca-run-em-twice", {1, 2});
        fixture.give(table::ReportPlayerLeft{{1}});
        decide(fixture, 2, Wager::Run1, Choice::Bet, 1);
        decide(fixture, 1, Wager::Run1, Choice::Bet, 1); // The others did not wait.
        QVERIFY2(fixture.told<events::DecisionMade>() != nullptr, fixture.refusal().c_str());
    }

    // Who plays is told by the decisions alone.
    void findsDecisionsOutOfTurnOfUnknownPlayers() {
        TableFixture fixture = lockedFor("mlgca-let-it-ride", {});
        decide(fixture, 5, Wager::Bet1, Choice::Ride);
        QCOMPARE(fixture.names(), std::string("decision_made"));
        decide(fixture, 2, Wager::Bet1, Choice::Ride);
        QCOMPARE(fixture.names(), std::string("compliance_found decision_made"));
        QCOMPARE(fixture.finding(), std::string("seat 5 decided before seat 2"));
    }

    void refusesDecisionsOfAnotherGame_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("wager");
        QTest::addColumn<int>("choice");
        QTest::addColumn<int>("multiple");
        const QString ride = "mlgca-let-it-ride";
        const QString twice = "mlgca-run-em-twice";
        QTest::newRow("bet 3 stays") << ride << int(Wager::Bet3) << int(Choice::Ride) << 0;
        QTest::newRow("fold in ride") << ride << int(Wager::Bet1) << int(Choice::Fold) << 0;
        QTest::newRow("raise in ride") << ride << int(Wager::Bet1) << int(Choice::Bet) << 1;
        QTest::newRow("no bet of 0") << twice << int(Wager::Run1) << int(Choice::Bet) << 0;
        QTest::newRow("no bet of 4") << twice << int(Wager::Run1) << int(Choice::Bet) << 4;
        QTest::newRow("ride in twice") << twice << int(Wager::Run1) << int(Choice::Ride) << 0;
        QTest::newRow("ante") << twice << int(Wager::Ante1) << int(Choice::Fold) << 0;
        QTest::newRow("later stage") << twice << int(Wager::Run2) << int(Choice::Bet) << 1;
    }
    void refusesDecisionsOfAnotherGame() {
        QFETCH(QString, ruleSet);
        QFETCH(int, wager);
        QFETCH(int, choice);
        QFETCH(int, multiple);
        TableFixture fixture = dealtFor(ruleSet, {1, 2});
        decide(fixture, 1, static_cast<Wager>(wager), static_cast<Choice>(choice), multiple);
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(!fixture.state().round->seat({1}).decisions[0]);
    }

    void tellsWhatADecisionMoves() {
        TableFixture fixture = dealtFor("mlgca-let-it-ride", {1});
        decide(fixture, 1, Wager::Bet1, Choice::Withdraw);
        QVERIFY(fixture.told<events::DecisionMade>()->amount == Cents{500});
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Bet1) == Cents{});
        TableFixture twice = dealtFor("mlgca-run-em-twice", {1});
        decide(twice, 1, Wager::Run1, Choice::Bet, 3);
        QVERIFY(twice.told<events::DecisionMade>()->amount == Cents{1500});
        QVERIFY(twice.state().round->seat({1}).at(Wager::Run1) == Cents{1500});
    }

    void takesARunWagerSeenByASensorAsTheDecision() {
        TableFixture fixture = dealtFor("mlgca-run-em-twice", {1, 2});
        fixture.wager(1, Wager::Run1, 1000);
        QCOMPARE(int(fixture.told<events::DecisionMade>()->multiple), 2);
        fixture.wager(1, Wager::Run1, 1000);
        QVERIFY(fixture.last().empty());
        fixture.wager(2, Wager::Run1, 750);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(2, Wager::Run1, 2000);
        QVERIFY(!fixture.refusal().empty());
    }

    void takesARunWagerPutDownInTwoMovements_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11B(1)(a)"}});
    }
    void takesARunWagerPutDownInTwoMovements() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {1, 2});
        const auto lies = [&] { return fixture.state().round->seat({1}).at(Wager::Run1); };
        fixture.wager(1, Wager::Run1, 500);
        fixture.wager(1, Wager::Run1, 1500);
        QCOMPARE(int(fixture.told<events::DecisionMade>()->multiple), 3);
        QVERIFY(fixture.told<events::DecisionMade>()->amount == Cents{1000});
        QVERIFY(lies() == Cents{1500});
        fixture.wager(1, Wager::Run1, 1000); // What was bet stays.
        QVERIFY(!fixture.refusal().empty());
        decide(fixture, 1, Wager::Run1, Choice::Bet, 2); // The dealer knows better.
        QVERIFY(lies() == Cents{1000});
        fixture.restart();
        QVERIFY(lies() == Cents{1000});
        decide(fixture, 1, Wager::Run1, Choice::Bet, 3);
        QVERIFY(!fixture.refusal().empty());
    }

    // Something lay there that was no wager: the dealer tells what the player did.
    void takesAFoldForWhatTheChipsToldWrongly_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11B(1)(b)"}});
    }
    void takesAFoldForWhatTheChipsToldWrongly() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {1, 2});
        fixture.wager(1, Wager::Run1, 500);
        decide(fixture, 1, Wager::Run1, Choice::Fold);
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.told<events::DecisionMade>()->amount == Cents{500});
        fixture.restart();
        QVERIFY(fixture.state().round->seat({1}).folded());
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Run1) == Cents{});
        fixture.wager(1, Wager::Run1, 0);
        QVERIFY(fixture.last().empty());
        decide(fixture, 2, Wager::Run1, Choice::Bet, 1);
        fixture.community(1, "2s 7h"); // Nobody waits for seat 1.
        QVERIFY(!fixture.state().round->question);
        fixture.wager(2, Wager::Run2, 500);
        fixture.community(3, "4d");
        decide(fixture, 2, Wager::Run2, Choice::Fold); // A card was turned since.
        QVERIFY(!fixture.refusal().empty());
    }

    void keepsARunWagerOnceThePlayGoesOn() {
        TableFixture fixture = dealtFor("mlgca-run-em-twice", {1, 2});
        fixture.wager(1, Wager::Run1, 500);
        fixture.wager(2, Wager::Run1, 500);
        fixture.wager(1, Wager::Run1, 1500);
        QVERIFY(!fixture.refusal().empty());
        fixture.community(1, "2s 7h");
        fixture.wager(2, Wager::Run1, 1500);
        QVERIFY(!fixture.refusal().empty());
        decide(fixture, 2, Wager::Run1, Choice::Bet, 2);
        QVERIFY(!fixture.refusal().empty());
    }

    void asksAFoldedPlayerNothingMore() { // ch. 11B
        TableFixture fixture = dealtFor("mlgca-run-em-twice", {1, 2});
        decide(fixture, 1, Wager::Run1, Choice::Fold);
        decide(fixture, 2, Wager::Run1, Choice::Bet, 1);
        fixture.community(1, "2s 7h");
        decide(fixture, 1, Wager::Run2, Choice::Bet, 1);
        QVERIFY(!fixture.refusal().empty());
        decide(fixture, 2, Wager::Run2, Choice::Bet, 1);
        QVERIFY(fixture.refusal().empty());
    }

    void turnsBoardCardsStageByStage() {
        TableFixture fixture = dealtFor("mlgca-run-em-twice", {1});
        decide(fixture, 1, Wager::Run1, Choice::Bet, 1);
        fixture.give(table::CommunityRevealed{Place::CommunityLeft, 1, cardsOf("2s")});
        fixture.give(table::CommunityRevealed{Place::CommunityRight, 1, cardsOf("7h")});
        QVERIFY(fixture.told<events::CardsRevealed>() != nullptr);
        fixture.give(table::CommunityRevealed{Place::CommunityRight, 1, cardsOf("7h")});
        QVERIFY(!fixture.refusal().empty());
        decide(fixture, 1, Wager::Run2, Choice::Bet, 1);
        fixture.community(3, "4d 9c");
        QVERIFY(fixture.refusal().empty());
        QCOMPARE(fixture.state().round->faceUp.size(), std::size_t{4});
        fixture.community(6, "Ac");
        QVERIFY(!fixture.refusal().empty());
    }

    void keepsHandsSecretUntilTheLastDecision_data() { addEveryRuleSet("face-down cards"); }
    void keepsHandsSecretUntilTheLastDecision() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {1});
        fixture.show(1, fixture.isLetItRide() ? "As Ks Qs" : "As Ks");
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.refusal().find("As") == std::string::npos);
        QVERIFY(fixture.state().round->faceUp.empty());
    }

    void refusesHandsThatCannotBe() {
        TableFixture fixture = dealtFor("house-let-it-ride", {1});
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "2s");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        for (const auto& [seat, cards] :
             {std::pair(1, ""), std::pair(2, "As Ks Qs"), std::pair(1, "As As Ks"),
              std::pair(0, "As Ks Qs"), std::pair(9, "As Ks Qs")}) {
            fixture.show(seat, cards);
            QVERIFY(!fixture.refusal().empty());
        }
        fixture.show(1, "As Ks Qs");
        QVERIFY(fixture.refusal().empty());
        fixture.show(1, "As Ks Qs");
        QVERIFY(!fixture.refusal().empty());
    }

    void usesDecisionsAndCardsWhereNoWagersAreSensed() {
        TableFixture fixture = lockedFor("mlgca-let-it-ride", {});
        decide(fixture, 2, Wager::Bet1, Choice::Ride);
        QVERIFY(fixture.refusal().empty());
        decide(fixture, 2, Wager::Bet1, Choice::Ride);
        QVERIFY(!fixture.refusal().empty());
        decide(fixture, 6, Wager::Bet1, Choice::Withdraw);
        fixture.community(1, "2s");
        decide(fixture, 2, Wager::Bet2, Choice::Ride);
        QVERIFY(fixture.refusal().empty());
        fixture.community(2, "3s"); // Seat 6 has not decided.
        QVERIFY(fixture.told<events::IrregularityObserved>() != nullptr);
    }

    void findsWhatIsToldInAnotherOrder_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.decisions; });
    }
    void findsWhatIsToldInAnotherOrder() {
        QFETCH(QString, ruleSet);
        const auto isFound = [](const TableFixture& fixture, const std::string& section) {
            const auto* found = fixture.told<events::ComplianceFound>();
            return found != nullptr && found->kind == events::FindingKind::PlayedOutOfOrder &&
                   found->section.value() == section;
        };
        TableFixture fixture = lockedFor(ruleSet, {1});
        const auto& sections = fixture.rules().procedure;
        const bool rides = fixture.isLetItRide();
        const auto choose = [&](Wager ride, Wager run) {
            decide(fixture, 1, rides ? ride : run, rides ? Choice::Ride : Choice::Bet,
                   rides ? 0 : 1);
            QVERIFY(fixture.told<events::DecisionMade>() != nullptr);
        };
        choose(Wager::Bet1, Wager::Run1);
        fixture.deal();
        QVERIFY(isFound(fixture, sections.decisions)); // Decided before the deal.
        QCOMPARE(fixture.finding(), std::string("a player decided before the cards were dealt"));
        choose(Wager::Bet2, Wager::Run2);
        fixture.community(1, rides ? "2s" : "2s 7h");
        QVERIFY(isFound(fixture, sections.decisions)); // And before the first cards.
        QCOMPARE(fixture.finding(), std::string("a player decided before the community card that "
                                                "comes first was turned"));
        QVERIFY(fixture.told<events::CardsRevealed>() != nullptr);
        if (!rides) {
            decide(fixture, 1, Wager::Center, Choice::Bet, 1);
            fixture.community(3, "4d 9c");
            QVERIFY(isFound(fixture, sections.decisions));
        }
        fixture.show(1, rides ? "As Ks Qs" : "As Ks");
        QVERIFY(fixture.told<events::HandRevealed>() != nullptr);
        fixture.community(rides ? 2 : 5, "3h");
        QVERIFY(isFound(fixture, sections.reveal)); // A hand before the last card.
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
    }

    void findsHandsTurnedFromTheWrongSide_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.reveal; });
    }
    void findsHandsTurnedFromTheWrongSide() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {1, 2, 3});
        const bool rides = fixture.isLetItRide();
        if (rides) {
            fixture.decideAll(Wager::Bet1, Choice::Ride);
            fixture.community(1, "2s");
            fixture.decideAll(Wager::Bet2, Choice::Ride);
            fixture.community(2, "7h");
        } else {
            for (const Wager wager : {Wager::Run1, Wager::Run2, Wager::Center}) {
                fixture.decideAll(wager, Choice::Bet, 1);
                fixture.community(wager == Wager::Run1   ? 1
                                  : wager == Wager::Run2 ? 3
                                                         : 5,
                                  wager == Wager::Run1   ? "2s 7h"
                                  : wager == Wager::Run2 ? "4d 9c"
                                                         : "Js");
            }
        }
        fixture.show(3, rides ? "As Ad 9d" : "As Ad");
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        fixture.show(1, rides ? "Ks Kd 8c" : "Ks Kd"); // Seat 2 may have no reader.
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        fixture.show(2, rides ? "Qs Qd 8d" : "Qs Qd");
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::PlayedOutOfOrder);
        QCOMPARE(fixture.finding(),
                 std::string("the hand of seat 1 was turned before that of seat 2"));
    }

    // The house burns before it turns; California discards in the deal.
    void findsACardPutAwayAtTheWrongTime_data() {
        addRows({{"california-let-it-ride", "Dealing procedures 3c/1"},
                 {"house-let-it-ride", "Procedures for completion of each round of play/10"}});
    }
    void findsACardPutAwayAtTheWrongTime() {
        QFETCH(QString, ruleSet);
        const bool house = ruleSet == "house-let-it-ride";
        for (const bool decided : {false, true}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            fixture.lock({2});
            table::DealReported dealt;
            dealt.packets = {{events::Place::Player, core::Seat{2}, 3},
                             {events::Place::Community, {}, 3}};
            fixture.give(dealt);
            if (decided)
                decide(fixture, 2, Wager::Bet1, Choice::Ride);
            dealt.packets = {{house ? events::Place::Burned : events::Place::Discarded, {}, 1}};
            fixture.give(dealt);
            QVERIFY(fixture.told<events::CardsBurned>() != nullptr);
            QCOMPARE(fixture.finding(),
                     std::string(decided == house ? ""
                                 : house ? "a card was burned before every player had decided"
                                         : "a card was discarded after a player had decided"));
        }
    }

    void findsTheVerticalPairTurnedFirst() { // Run 'Em Twice ch. 11C, 11E
        TableFixture fixture = benchFor("mlgca-run-em-twice", {false, true, true});
        fixture.open();
        fixture.lock({1});
        fixture.deal();
        fixture.community(3, "4d 9c");
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        fixture.community(1, "2s 7h");
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::PlayedOutOfOrder);
        QCOMPARE(fixture.finding(),
                 std::string("a community card was turned before one that comes first"));
    }

    void completesUnsettledAndSaysWhatWasMissing_data() {
        QTest::addColumn<int>("steps");
        QTest::addColumn<table::Unsettled>("missing");
        QTest::newRow("decisions") << 0 << table::Unsettled::Decisions;
        QTest::newRow("community") << 1 << table::Unsettled::CommunityCards;
        QTest::newRow("hands") << 2 << table::Unsettled::Hands;
    }
    void completesUnsettledAndSaysWhatWasMissing() {
        QFETCH(int, steps);
        QFETCH(table::Unsettled, missing);
        TableFixture fixture = dealtFor("house-let-it-ride", {1, 2});
        if (steps >= 1) {
            fixture.decideAll(Wager::Bet1, Choice::Ride);
            fixture.decideAll(Wager::Bet2, Choice::Ride);
        }
        if (steps >= 2)
            fixture.community(1, "2s 3s");
        fixture.endRound();
        QVERIFY(!fixture.told<events::RoundCompleted>()->settled);
        QVERIFY(fixture.told<events::RoundCompleted>()->missing == missing);
    }

    void refusesToEndARoundThatIsNotLocked() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        fixture.bet(1, 100);
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        fixture.deal();
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestPlay)
#include "tst_play.moc"
