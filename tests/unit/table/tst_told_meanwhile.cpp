#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Choice;
using events::FindingKind;
using events::Irregularity;
using events::Place;
using events::Wager;

// clauses: mlgca-run-em-twice ch. 11C

// While people have something to settle first, cards are turned and chips are moved all the same.
class TestToldMeanwhile : public QObject {
    Q_OBJECT

private:
    // Two progressive wagers, one chip.
    static TableFixture disputed(const QString& ruleSet) {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        for (const int seat : {1, 2}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::Progressive, 100);
        }
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 1, {}});
        return fixture;
    }
    static table::ReportIrregularity skippedByFloor(int seat) {
        auto report = reportOf(Irregularity::PlayerSkipped, seat);
        report.by = kFloor;
        return report;
    }
    static void rule(TableFixture& fixture) {
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("go on")});
    }
    static void resolve(TableFixture& fixture) {
        fixture.give(table::ResolveChipCount{
            kFloor, Wager::Progressive, 1, words("a cuff link"), {core::Seat{2}}});
    }
    static void decide(TableFixture& fixture, int seat, Wager wager, Choice choice,
                       int multiple = 0) {
        fixture.give(table::Decide{
            {static_cast<std::uint8_t>(seat)}, wager, choice, static_cast<std::uint8_t>(multiple)});
    }
    static void turn(TableFixture& fixture, Place place, std::string_view card) {
        fixture.give(table::CommunityRevealed{place, 1, cardsOf(card)});
    }
    static int found(const TableFixture& fixture, FindingKind kind) {
        int found = 0;
        for (const Recorded& entry : fixture.journal())
            if (const auto* one = entry.event.as<events::ComplianceFound>())
                found += one->kind == kind ? 1 : 0;
        return found;
    }
    static bool endsSettled(TableFixture& fixture) {
        fixture.restart();
        fixture.endRound();
        const auto* completed = fixture.told<events::RoundCompleted>();
        return completed != nullptr && completed->settled;
    }
    // As the document has it, with one card too many at the last seat.
    static void dealOneTooMany(TableFixture& fixture) {
        TableFixture right = fixture;
        right.deal();
        table::DealReported deal;
        for (const events::Event& event : right.last())
            if (const auto* cards = event.as<events::CardsDealt>())
                deal.packets.insert(deal.packets.end(), cards->packets.begin(),
                                    cards->packets.end());
        deal.packets.push_back({Place::Player, core::Seat{2}, 1});
        fixture.give(deal);
    }

private slots:
    void keepsTheOtherCardOfAPairThatWasTurnedEarly_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11C"}});
    }
    void keepsTheOtherCardOfAPairThatWasTurnedEarly() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {1, 3});
        decide(fixture, 1, Wager::Run1, Choice::Bet, 1);
        turn(fixture, Place::CommunityLeft, "Kd");
        QVERIFY(fixture.state().round->question == Irregularity::CommunityExposedEarly);
        turn(fixture, Place::CommunityRight, "4d");
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        rule(fixture);
        decide(fixture, 3, Wager::Run1, Choice::Bet, 1);
        fixture.decideAll(Wager::Run2, Choice::Bet, 1);
        fixture.community(3, "Ks 7c");
        fixture.decideAll(Wager::Center, Choice::Bet, 1);
        fixture.community(5, "8h");
        fixture.show(3, "Kc 8s");
        fixture.show(1, "Ah Ad");
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
        QVERIFY(endsSettled(fixture));
    }

    // Nothing is settled before the answer, and then all of it.
    void settlesWithTheAnswerWhatWasShownMeanwhile_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.reveal; });
    }
    void settlesWithTheAnswerWhatWasShownMeanwhile() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {1, 3});
        fixture.give(reportOf(Irregularity::Other));
        QVERIFY(fixture.state().round->question.has_value());
        fixture.playOut();
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QCOMPARE(fixture.count<events::RoundSettled>(), 0);
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        rule(fixture);
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
        QVERIFY(endsSettled(fixture));
    }

    void settlesWithTheRecountWhatWasShownMeanwhile_data() {
        addRows({{"house-let-it-ride", ""}, {"comar-let-it-ride", ""}});
    }
    void settlesWithTheRecountWhatWasShownMeanwhile() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {1});
        TableFixture right = fixture;
        right.give(table::CountStub{kDealer, 1, {}});
        const std::uint8_t stub = right.told<events::StubCounted>()->expected;
        fixture.give(table::CountStub{kDealer, static_cast<std::uint8_t>(stub - 1), {}});
        QVERIFY(fixture.state().round->stubWrong);
        fixture.playOut();
        QCOMPARE(fixture.count<events::RoundSettled>(), 0);
        fixture.give(table::CountStub{kDealer, stub, {}});
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
        QVERIFY(endsSettled(fixture));
    }

    void keepsABetThatIsTakenUpMeanwhile_data() {
        addRows({{"california-let-it-ride", ""}, {"house-let-it-ride", ""}});
    }
    void keepsABetThatIsTakenUpMeanwhile() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet, {3, 5});
        fixture.give(reportOf(Irregularity::Other));
        fixture.wager(5, Wager::Bet1, 0); // Nobody is told whose turn it is.
        QVERIFY2(fixture.told<events::DecisionMade>() != nullptr, fixture.refusal().c_str());
        rule(fixture);
        decide(fixture, 3, Wager::Bet1, Choice::Ride);
        fixture.community(1, "Js");
        QVERIFY(fixture.told<events::CardsRevealed>() != nullptr);
        QVERIFY(!fixture.state().round->question);
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
        QVERIFY(fixture.state().round->seat({5}).at(Wager::Bet1) == Cents{});
    }

    // The question was why a player had not decided: there were no cards to decide on.
    void takesASkippedPlayerForTheAnswer_data() { addRows({{"mlgca-run-em-twice", "ch. 13G"}}); }
    void takesASkippedPlayerForTheAnswer() {
        QFETCH(QString, ruleSet);
        for (const bool reportedLast : {false, true}) {
            TableFixture fixture = lockedFor(ruleSet, {1, 3, 4}); // Nobody tells of the deal.
            decide(fixture, 1, Wager::Run1, Choice::Bet, 1);
            turn(fixture, Place::CommunityLeft, "Kd");
            QVERIFY(fixture.state().round->question == Irregularity::CommunityExposedEarly);
            fixture.give(reportOf(Irregularity::PlayerSkipped, 1));
            QVERIFY(!fixture.refusal().empty()); // Decided on its cards.
            fixture.give(reportOf(Irregularity::PlayerSkipped, 3));
            // A question is the floorperson's to answer.
            QVERIFY(!fixture.state().round->seat({3}).skipped);
            fixture.give(skippedByFloor(3));
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            QVERIFY(fixture.state().round->question.has_value()); // Seat 4 has not decided.
            if (!reportedLast)
                fixture.give(skippedByFloor(4));
            QCOMPARE(fixture.state().round->question.has_value(), reportedLast);
            turn(fixture, Place::CommunityRight, "Qd");
            decide(fixture, 1, Wager::Run2, Choice::Bet, 1);
            fixture.community(3, "2s 7c");
            decide(fixture, 1, Wager::Center, Choice::Bet, 1);
            fixture.community(5, "Jd");
            fixture.show(4, "3c 3d"); // Decides yet.
            QVERIFY(!fixture.refusal().empty());
            fixture.show(1, "Ad Th");
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            if (reportedLast)
                fixture.give(skippedByFloor(4));
            QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
            QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
            QVERIFY(endsSettled(fixture));
        }
    }

    void judgesADealThatWasToldOverADispute_data() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"mlgca-run-em-twice", "ch. 13C/1"}});
    }
    void judgesADealThatWasToldOverADispute() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = disputed(ruleSet);
        dealOneTooMany(fixture);
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.told<events::CardsDealt>() != nullptr);
        QCOMPARE(found(fixture, FindingKind::DealtBeforeChipCount), 1);
        QVERIFY(fixture.state().round.has_value());
        fixture.restart();
        resolve(fixture);
        QVERIFY(fixture.told<events::IrregularityObserved>()->irregularity ==
                Irregularity::WrongCardCount);
        QCOMPARE(fixture.told<events::RoundVoided>()->section.value(),
                 fixture.rules().find(rules::Irregularity::WrongCardCount)->section);
    }

    void playsOnWithADealThatWasRight_data() {
        addRows({{"comar-let-it-ride", ""}, {"mlgca-let-it-ride", ""}, {"mlgca-run-em-twice", ""}});
    }
    void playsOnWithADealThatWasRight() {
        QFETCH(QString, ruleSet);
        for (const bool recounted : {false, true}) {
            TableFixture fixture = disputed(ruleSet);
            fixture.deal();
            fixture.deal(); // Says nothing new.
            QVERIFY(!fixture.refusal().empty());
            fixture.playOut();
            QCOMPARE(fixture.count<events::RoundSettled>(), 0);
            if (recounted)
                fixture.give(table::CountChips{Wager::Progressive, 2, {}});
            else
                resolve(fixture);
            QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
            QCOMPARE(fixture.count<events::ComplianceFound>(), 1);
            QVERIFY(endsSettled(fixture));
        }
    }

    void judgesADealThatWasToldOverTheQuestionOfTheLock_data() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"house-let-it-ride", "Irregularities/5"},
                 {"mlgca-run-em-twice", "ch. 13C/1"}});
    }
    void judgesADealThatWasToldOverTheQuestionOfTheLock() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wager(4, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        fixture.lock({1, 2});
        QVERIFY(fixture.state().round->question.has_value());
        dealOneTooMany(fixture);
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QCOMPARE(found(fixture, FindingKind::PlayedOutOfOrder), 1);
        fixture.restart();
        rule(fixture);
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
    }

    // The cards of those whose wagers go back are no wrong number of cards, dealt or not.
    void leavesWagersOutThatWereDealtTo_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.noMoreBets; });
    }
    void leavesWagersOutThatWereDealtTo() {
        QFETCH(QString, ruleSet);
        const bool ride = benchFor(ruleSet).isLetItRide();
        for (const bool toAll : {false, true}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            fixture.bet(4, 500);
            fixture.wager(4, ride ? Wager::Bet1 : Wager::Ante2, 1000);
            fixture.lock({1, 2});
            TableFixture others = lockedFor(ruleSet, {1, 2});
            TableFixture& dealtTo = toAll ? fixture : others;
            dealtTo.deal();
            if (!toAll)
                fixture.give(table::DealReported{{}, others.state().round->packets, true});
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            fixture.give(table::ReportPlayerLeft{{4}});
            fixture.give(table::AbandonWagers{kFloor, {4}});
            QVERIFY(!fixture.refusal().empty()); // Nobody's to lose.
            if (ride)
                fixture.wager(1, Wager::Bet1, 0); // Is no unequal bet.
            rule(fixture);
            QCOMPARE(fixture.count<events::RoundVoided>(), 0);
            QCOMPARE(fixture.count<events::WagerWithdrawn>(), ride ? 3 : 2);
            QVERIFY(!fixture.state().round->question);
            fixture.show(4, ride ? "3c 3d 3h" : "3c 3d");
            QVERIFY(!fixture.refusal().empty());
            fixture.playOut();
            QCOMPARE(fixture.told<events::RoundSettled>()->order,
                     (std::vector<core::Seat>{{2}, {1}}));
            QVERIFY(endsSettled(fixture));
        }
    }

    void keepsCardsThatComeAfterTheDeal() {
        TableFixture fixture = dealtFor("comar-let-it-ride", {1});
        fixture.give(reportOf(Irregularity::Other));
        fixture.give(table::DealReported{{}, {{Place::Player, core::Seat{1}, 1}}, true});
        QVERIFY(fixture.told<events::CardsDealt>() != nullptr);
        QVERIFY(fixture.state().round.has_value());
        rule(fixture);
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        TableFixture house = dealtFor("house-let-it-ride", {1});
        house.give(reportOf(Irregularity::Other));
        decide(house, 1, Wager::Bet1, Choice::Ride);
        house.give(table::DealReported{{}, {{Place::Burned, {}, 1}}, true});
        QCOMPARE(house.names(), std::string("cards_burned"));
        house.give(table::DealReported{{}, {{Place::Player, core::Seat{1}, 1}}, true});
        QVERIFY(house.told<events::IrregularityObserved>()->irregularity ==
                Irregularity::WrongCardCount);
    }

    // No device tells of the deal: the first thing that shows it finds that nobody counted.
    void findsOnceThatTheChipsWereNotCounted_data() {
        addRows({{"comar-let-it-ride", ".08C(3)(b)"},
                 {"mlgca-let-it-ride", "ch. 8C(3)(b)"},
                 {"mlgca-run-em-twice", "ch. 8C(3)/1"}});
    }
    void findsOnceThatTheChipsWereNotCounted() {
        QFETCH(QString, ruleSet);
        for (const bool played : {true, false}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            fixture.bet(1, 500);
            fixture.wager(1, Wager::Progressive, 100);
            fixture.give(table::CallNoMoreBets{});
            if (played)
                fixture.playOut();
            QCOMPARE(found(fixture, FindingKind::DealtBeforeChipCount), played ? 1 : 0);
            fixture.endRound();
            QCOMPARE(found(fixture, FindingKind::DealtBeforeChipCount), 1);
        }
        TableFixture over = disputed(ruleSet);
        over.playOut();
        QCOMPARE(found(over, FindingKind::DealtBeforeChipCount), 1);
        TableFixture silent = benchFor(ruleSet, {true, true, false});
        silent.open();
        silent.bet(1, 500);
        silent.wager(1, Wager::Progressive, 100);
        silent.give(table::CallNoMoreBets{});
        silent.playOut();
        silent.endRound();
        QCOMPARE(found(silent, FindingKind::DealtBeforeChipCount), 0);
    }

    void findsDecisionsOnCardsThatNobodyTurned_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11C, ch. 11E"}});
    }
    void findsDecisionsOnCardsThatNobodyTurned() {
        QFETCH(QString, ruleSet);
        TableFixture half = dealtFor(ruleSet, {1});
        decide(half, 1, Wager::Run1, Choice::Bet, 1);
        half.community(1, "Kd 4d");
        decide(half, 1, Wager::Run2, Choice::Bet, 1);
        turn(half, Place::CommunityTop, "Ks");
        decide(half, 1, Wager::Center, Choice::Fold);
        QVERIFY(half.told<events::RoundSettled>() != nullptr);
        QVERIFY(half.told<events::ComplianceFound>()->kind == FindingKind::PlayedOutOfOrder);
        half.endRound();
        QCOMPARE(half.count<events::ComplianceFound>(), 1);
        // A reader that told of cards in the round before tells of them in this one.
        for (const bool isRead : {false, true}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            if (isRead)
                fixture.wholeRound({1});
            fixture.lock({1});
            fixture.deal();
            decide(fixture, 1, Wager::Run1, Choice::Bet, 1);
            decide(fixture, 1, Wager::Run2, Choice::Bet, 3);
            decide(fixture, 1, Wager::Center, Choice::Fold);
            QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
            QCOMPARE(found(fixture, FindingKind::PlayedOutOfOrder), isRead ? 1 : 0);
        }
    }

    void takesBonusChipsInBeforeTheHandsAreTurned_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11H"}});
    }
    void takesBonusChipsInBeforeTheHandsAreTurned() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wager(1, Wager::UltimatePairs, 500);
        fixture.wager(2, Wager::UltimatePairs, 500);
        fixture.lock({1, 2});
        fixture.deal();
        fixture.decideAll(Wager::Run1, Choice::Bet, 1);
        fixture.community(1, "2s 7h");
        fixture.decideAll(Wager::Run2, Choice::Bet, 1);
        fixture.community(3, "4d 9c");
        fixture.decideAll(Wager::Center, Choice::Bet, 1);
        fixture.wager(2, Wager::UltimatePairs, 0);
        QVERIFY(!fixture.refusal().empty());
        fixture.community(5, "Js");
        fixture.wager(2, Wager::UltimatePairs, 0);
        QVERIFY(fixture.told<events::WagerCollected>()->amount == Cents{500});
        fixture.show(2, "3c 8d");
        fixture.wager(1, Wager::UltimatePairs, 0);
        QVERIFY(fixture.told<events::WagerCollected>() != nullptr);
        fixture.show(1, "Ac Ad");
        // It won all the same, and was a wager.
        bool won = false;
        for (const events::Event& event : fixture.last())
            if (const auto* settled = event.as<events::WagersSettled>())
                for (const events::SettledLine& line : settled->lines)
                    won = won || (line.wager == Wager::UltimatePairs &&
                                  line.result == events::LineResult::Win);
        QVERIFY(won);
    }
};

QTEST_APPLESS_MAIN(TestToldMeanwhile)
#include "tst_told_meanwhile.moc"
