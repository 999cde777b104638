#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Irregularity;
using events::Place;
using events::Wager;

// clauses: mlgca-run-em-twice ch. 8D(3)/1

// Run 'Em Twice ch. 13G: whoever was not dealt to plays the next hand, and everybody else this one.
class TestSkippedPlayers : public QObject {
    Q_OBJECT

private:
    static TableFixture locked() {
        TableFixture fixture = benchFor("mlgca-run-em-twice");
        fixture.open();
        for (const int seat : {1, 2, 3}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::Progressive, 100);
        }
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 3, {}});
        return fixture;
    }
    static table::DealReported dealTo(const std::vector<int>& seats) {
        table::DealReported deal;
        deal.packets.push_back({Place::Community, {}, 5});
        for (int pass = 0; pass < 2; ++pass)
            for (const int seat : seats)
                deal.packets.push_back(
                    {Place::Player, core::Seat{static_cast<std::uint8_t>(seat)}, 1});
        return deal;
    }
    static bool refusedAsDealt(const TableFixture& fixture, const char* why) {
        return fixture.refusal().find(why) != std::string::npos && fixture.last().size() == 1 &&
               fixture.refusalSection() ==
                   fixture.rules().find(rules::Irregularity::PlayerSkipped)->section;
    }
    static bool isOut(const TableFixture& fixture, int number) {
        const table::SeatState& seat =
            fixture.state().round->seat({static_cast<std::uint8_t>(number)});
        return seat.skipped && hasNoWagers(fixture, number);
    }
    static bool hasNoWagers(const TableFixture& fixture, int number) {
        const table::SeatState& seat =
            fixture.state().round->seat({static_cast<std::uint8_t>(number)});
        return seat.wagers == table::SeatState{}.wagers;
    }

private slots:
    void takesTheWagersOfASeatThatWasNotDealtToOutOfTheRound_data() {
        addRows({{"mlgca-run-em-twice", "ch. 13G"}});
    }
    void takesTheWagersOfASeatThatWasNotDealtToOutOfTheRound() {
        TableFixture fixture = locked();
        fixture.give(dealTo({1, 3}));
        int out = 0;
        for (const events::Event& event : fixture.last())
            if (const auto* one = event.as<events::WagerWithdrawn>()) {
                QVERIFY(one->seat == core::Seat{2});
                QVERIFY(one->cause == events::WithdrawalCause::PlayerSkipped);
                ++out;
            }
        QCOMPARE(out, 3); // Both antes and the progressive, which has contributed.
        QVERIFY(isOut(fixture, 2));
        fixture.give(table::CountStub{kDealer, 52 - 5 - 2 * 2, {}});
        QVERIFY(!fixture.state().round->stubWrong);
        fixture.playOut();
        QCOMPARE(fixture.told<events::RoundSettled>()->order, (std::vector<core::Seat>{{3}, {1}}));
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
        fixture.reshuffle();
        fixture.lock({2});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
    }

    void believesTheDealerWhereTheDealIsNotReported() {
        TableFixture fixture = locked();
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        QVERIFY(isOut(fixture, 2));
        fixture.give(table::CountStub{kDealer, 52 - 5 - 2 * 2, {}});
        QVERIFY(!fixture.state().round->stubWrong);
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        QVERIFY(!fixture.refusal().empty());
        fixture.playOut();
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
    }

    void doesNotBelieveThatASeatWasSkippedThatWasDealtTo_data() {
        addRows({{"mlgca-run-em-twice", "ch. 13G"}});
    }
    void doesNotBelieveThatASeatWasSkippedThatWasDealtTo() {
        TableFixture fixture = locked();
        fixture.deal();
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        QVERIFY(refusedAsDealt(fixture, "was dealt to"));
        fixture.playOut();
        QCOMPARE(fixture.told<events::RoundSettled>()->order.size(), std::size_t{3});
    }

    void doesNotBelieveItOfASeatThatDecided() {
        TableFixture fixture = locked(); // Nobody reports the deal.
        fixture.decideAll(Wager::Run1, events::Choice::Bet, 1);
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        QVERIFY(refusedAsDealt(fixture, "decided on its cards"));
        QVERIFY(fixture.state().round->seat({2}).at(Wager::Run1) == Cents{500});
    }

    void doesNotBelieveItOfASeatWhoseDealIsHalfReported() {
        TableFixture fixture = locked();
        table::DealReported first;
        first.packets.push_back({Place::Player, core::Seat{2}, 2});
        first.complete = false;
        fixture.give(first);
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        QVERIFY(refusedAsDealt(fixture, "was dealt to"));
    }

    // Cards for somebody who was said to be skipped are a wrong number of cards.
    void voidsWhereCardsWereDealtAfterAll() {
        TableFixture fixture = locked();
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        fixture.give(dealTo({1, 2, 3}));
        QVERIFY(fixture.told<events::IrregularityObserved>()->irregularity ==
                Irregularity::WrongCardCount);
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
    }

    // The last thing that was missing may be the seat that turns out to have no cards.
    void settlesTheOthersWhenNothingElseIsMissing() {
        TableFixture fixture = benchFor("mlgca-run-em-twice", {false, true, true});
        fixture.open();
        fixture.lock({1, 2});
        fixture.give(table::Decide{{1}, Wager::Run1, events::Choice::Fold, 0});
        QCOMPARE(fixture.count<events::RoundSettled>(), 0);
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        QVERIFY(fixture.state().round->question == Irregularity::PlayerSkipped);
        fixture.give(table::RuleOnIrregularity{kFloor, events::Consequence::PlaysNextHand,
                                               words("no cards lie there")});
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
        QCOMPARE(fixture.told<events::RoundSettled>()->order.size(), std::size_t{1});
    }

    void letsASkippedSeatNeitherDecideNorShow() {
        TableFixture fixture = benchFor("mlgca-run-em-twice");
        fixture.open();
        fixture.lock({1, 2});
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        fixture.give(table::Decide{{2}, Wager::Run1, events::Choice::Bet, 1});
        QVERIFY(!fixture.refusal().empty());
        fixture.show(2, "As Ks");
        QVERIFY(!fixture.refusal().empty());
        fixture.endRound();
        QVERIFY(!fixture.told<events::RoundCompleted>()->settled);
    }

    // No cards are a wrong number of cards where the rules do not speak of skipping.
    void voidsTheRoundOfAPlayerWhoWasMissed_data() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"house-let-it-ride", "Irregularities/5"}});
    }
    void voidsTheRoundOfAPlayerWhoWasMissed() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        const auto* rule = fixture.rules().find(rules::Irregularity::WrongCardCount);
        QCOMPARE(fixture.told<events::RoundVoided>()->section.value(), rule->section);
        TableFixture dealt = benchFor(ruleSet);
        dealt.open();
        dealt.lock({1, 2});
        dealt.deal();
        dealt.give(reportOf(Irregularity::PlayerSkipped, 2)); // Was dealt to.
        QCOMPARE(dealt.refusalSection(), rule->section);
    }

    void asksTheFloorpersonUnderRulesThatAreSilent() {
        TableFixture fixture = benchFor("california-let-it-ride");
        fixture.open();
        fixture.lock({1, 2});
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        QVERIFY(fixture.state().round->question == Irregularity::PlayerSkipped);
        QCOMPARE(fixture.count<events::WagerWithdrawn>(), 0);
    }

    // Nobody is left who plays: nothing is missing that could still be told.
    void voidsTheRoundOfTheOnlyPlayer_data() { addRows({{"mlgca-run-em-twice", "ch. 13G"}}); }
    void voidsTheRoundOfTheOnlyPlayer() {
        QFETCH(QString, ruleSet);
        for (const bool told : {true, false}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            fixture.lock({2});
            if (told)
                fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
            else
                fixture.give(dealTo({}));
            const auto* voided = fixture.told<events::RoundVoided>();
            QVERIFY2(voided != nullptr, fixture.names().c_str());
            QCOMPARE(voided->section.value(),
                     fixture.rules().find(rules::Irregularity::PlayerSkipped)->section);
            QVERIFY(voided->returns.empty()); // They went back before.
            QCOMPARE(fixture.count<events::WagerWithdrawn>(), 2);
        }
    }

    // The document is silent, so the floorperson's word is done: also that the others play on.
    void playsTheNextHandByARuling_data() { addRows({{"california-let-it-ride", ""}}); }
    void playsTheNextHandByARuling() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        table::DealReported deal;
        deal.packets = {{Place::Player, core::Seat{1}, 3}, {Place::PlayerDealer, {}, 3}};
        fixture.give(deal);
        QVERIFY(fixture.state().round->question == Irregularity::WrongCardCount);
        fixture.give(table::RuleOnIrregularity{kFloor, events::Consequence::PlaysNextHand,
                                               words("seat 2 plays the next hand")});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(isOut(fixture, 2));
        QVERIFY(fixture.told<events::FeeReturned>()->seat == core::Seat{2});
        fixture.playOut();
        QCOMPARE(fixture.told<events::RoundSettled>()->order, (std::vector<core::Seat>{{1}}));
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void playsTheNextHandIfNamed() {
        TableFixture fixture = benchFor("california-let-it-ride");
        fixture.open();
        fixture.lock({1, 2, 3});
        table::DealReported deal;
        deal.packets = {{Place::Player, core::Seat{1}, 3}, {Place::PlayerDealer, {}, 3}};
        fixture.give(deal);
        const auto rule = [&](std::vector<core::Seat> seats) {
            fixture.give(table::RuleOnIrregularity{kFloor, events::Consequence::PlaysNextHand,
                                                   words("they play the next hand"), seats});
        };
        rule({{1}});
        QVERIFY(!fixture.refusal().empty()); // Was dealt to.
        rule({{3}, {2}, {3}});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(!isOut(fixture, 1) && isOut(fixture, 2) && isOut(fixture, 3));
        QCOMPARE(fixture.count<events::FeeReturned>(), 2);
        fixture.playOut();
        QCOMPARE(fixture.told<events::RoundSettled>()->order, (std::vector<core::Seat>{{1}}));
    }

    // One player, one box: which of them plays is for the floorperson to say.
    void sendsBackTheBoxesThatAreTooMany_data() {
        addRows({{"house-let-it-ride", "Wagers/9"}, {"mlgca-let-it-ride", "ch. 7F"}});
    }
    void sendsBackTheBoxesThatAreTooMany() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(with(submissionText(ruleSet.toStdString()),
                                            "adjacent_boxes = 2", "adjacent_boxes = 1"))};
        fixture.open();
        for (const int seat : {2, 3, 5})
            fixture.bet(seat, 500);
        for (const core::Seat seat : {core::Seat{2}, core::Seat{3}, core::Seat{5}})
            fixture.give(table::SeatPlayer{seat, named<events::PlayerId>("P1")});
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.state().round->question.has_value());
        fixture.give(table::RuleOnIrregularity{kFloor, events::Consequence::PlaysNextHand,
                                               words("one box plays")});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(!hasNoWagers(fixture, 2) && hasNoWagers(fixture, 3) && hasNoWagers(fixture, 5));
        fixture.deal();
        QVERIFY(fixture.told<events::RoundVoided>() == nullptr);
        fixture.playOut();
        QCOMPARE(fixture.told<events::RoundSettled>()->order, (std::vector<core::Seat>{{2}}));
    }

    void sendsBackTheBoxesThatAreNamed_data() {
        addRows({{"house-let-it-ride", "Wagers/9"}, {"mlgca-let-it-ride", "ch. 7F"}});
    }
    void sendsBackTheBoxesThatAreNamed() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(with(submissionText(ruleSet.toStdString()),
                                            "adjacent_boxes = 2", "adjacent_boxes = 1"))};
        fixture.open();
        for (const int seat : {1, 2, 3, 5})
            fixture.bet(seat, 500);
        for (const core::Seat seat : {core::Seat{2}, core::Seat{3}, core::Seat{5}})
            fixture.give(table::SeatPlayer{seat, named<events::PlayerId>("P1")});
        fixture.give(table::CallNoMoreBets{});
        const auto rule = [&](std::vector<core::Seat> seats,
                              std::optional<events::Consequence> consequence =
                                  events::Consequence::PlaysNextHand) {
            fixture.give(
                table::RuleOnIrregularity{kFloor, consequence, words("box 3 plays"), seats});
        };
        // Another's box, no such seat, too few of them, and seats where nobody goes back.
        for (const auto& seats : std::vector<std::vector<core::Seat>>{
                 {{1}, {2}, {5}}, {{16}}, {{9}, {2}}, {{2}}, {{3}}, {{7}}}) {
            rule(seats);
            QVERIFY(!fixture.refusal().empty());
            QVERIFY(fixture.state().round->question.has_value());
        }
        rule({{2}, {5}}, std::nullopt);
        QVERIFY(!fixture.refusal().empty());
        rule({{2}, {5}});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(hasNoWagers(fixture, 2) && !hasNoWagers(fixture, 3) && hasNoWagers(fixture, 5));
        fixture.deal();
        fixture.playOut();
        QCOMPARE(fixture.told<events::RoundSettled>()->order, (std::vector<core::Seat>{{3}, {1}}));
    }

    void playsOnOnlyWhereSomebodyCan() {
        TableFixture fixture = benchFor("california-let-it-ride");
        fixture.open();
        fixture.wager(2, Wager::Bet1, 500);
        fixture.lock({1}); // Seat 2 has unequal bets, which go back anyway.
        fixture.give(table::RuleOnIrregularity{kFloor, events::Consequence::PlaysNextHand,
                                               words("seat 2 plays the next hand")});
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.state().round->question.has_value());
    }

    // The table heard of wagers: that none lies there any more makes no other one possible.
    void leavesNoWagerToClaimWhereTheOnlyOneWasSkipped() {
        TableFixture fixture = benchFor("mlgca-run-em-twice");
        fixture.open();
        fixture.bet(1, 500);
        fixture.bet(3, 500);
        fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 1, {}});
        table::DeclareClaim claim{
            kDealer, {1}, Wager::Progressive, Cents{100}, named<events::HandName>("royal_flush"),
            {}};
        fixture.give(claim);
        QCOMPARE(fixture.state().claims.size(), std::size_t{1});
        fixture.give(reportOf(Irregularity::PlayerSkipped, 1));
        QVERIFY(isOut(fixture, 1));
        QVERIFY(fixture.state().claims.empty());
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}}) {
            claim.seat = seat;
            fixture.give(claim);
            QVERIFY(!fixture.refusal().empty() && fixture.state().claims.empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestSkippedPlayers)
#include "tst_skipped_players.moc"
