#include "shared/table/deal_order.h"
#include "shared/table/next_steps.h"
#include "tests/unit/table/rule_set_rows.h"

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Choice;
using events::Wager;

// Players who are reported gone: whose bets lie there, who is back, and what nobody waits for.
class TestPlayersWhoLeft : public QObject {
    Q_OBJECT

private:
    // Both have bet, and seat 2 is gone before "no more bets".
    static TableFixture locked(const QString& ruleSet) {
        TableFixture fixture = openedFor(ruleSet);
        fixture.bet(2, 500);
        fixture.give(table::ReportPlayerLeft{{2}});
        fixture.lock({1});
        return fixture;
    }
    static table::RuleOnIrregularity ruling(std::optional<rules::Consequence> consequence = {}) {
        return {kFloor, consequence, words("nobody sits there")};
    }
    static bool isAsked(const TableFixture& fixture) {
        return fixture.state().round->question == events::Irregularity::PlayerLeft;
    }
    static Cents lies(const TableFixture& fixture, int seat) {
        const Wager last = fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante2;
        return fixture.state().round->seat({static_cast<std::uint8_t>(seat)}).at(last);
    }
    // As the rules deal when only these play.
    static table::DealReported dealTo(const TableFixture& fixture, std::vector<core::Seat> seats) {
        const table::State& state = fixture.state();
        const rules::DealRule& rule = fixture.rules().deal;
        table::DealReported deal;
        deal.packets = table::packetsInOrder(
            *fixture.rules().find(state.dealing),
            state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value(), seats,
            rule.community + rule.burned + rule.discarded);
        return deal;
    }
    static bool names(const TableFixture& fixture, const events::Phrase& what) {
        const auto steps = table::nextSteps(fixture.state(), fixture.now());
        return std::ranges::any_of(steps,
                                   [&](const table::NextStep& step) { return step.what == what; });
    }
    static bool asksToAbandon(const TableFixture& fixture, int seat) {
        return names(fixture,
                     {table::Step::AbandonWagers, core::Seat{static_cast<std::uint8_t>(seat)}});
    }

private slots:
    void areTheFloorpersonsToRuleOnWhereBetsLieThere_data() {
        addRows({{"comar-let-it-ride", ".07B, .07B(2)"},
                 {"mlgca-let-it-ride", "ch. 7B, ch. 7B(2)"},
                 {"mlgca-run-em-twice", "ch. 7B(1), ch. 7B(3)"},
                 {"california-let-it-ride", ""},
                 {"house-let-it-ride", ""}});
    }
    void areTheFloorpersonsToRuleOnWhereBetsLieThere() {
        QFETCH(QString, ruleSet);
        for (const bool nextHand : {true, false}) {
            TableFixture fixture = locked(ruleSet);
            QVERIFY(isAsked(fixture));
            QVERIFY(fixture.told<events::ComplianceFound>() == nullptr); // Nobody broke a rule.
            QVERIFY(asksToAbandon(fixture, 2));
            fixture.give(
                ruling(nextHand ? std::optional(rules::Consequence::PlaysNextHand) : std::nullopt));
            QVERIFY(!fixture.state().round->question);
            QVERIFY(lies(fixture, 2) == Cents{} && lies(fixture, 1) == Cents{500});
            QVERIFY(fixture.told<events::WagerWithdrawn>()->cause ==
                    events::WithdrawalCause::NotAllowed);
            fixture.give(dealTo(fixture, {{1}}));
            QCOMPARE(fixture.names(), std::string("cards_dealt"));
            fixture.playOut();
            QVERIFY(seatOf(fixture, 1) != nullptr && seatOf(fixture, 2) == nullptr);
            fixture.endRound();
            QVERIFY(fixture.told<events::RoundCompleted>()->settled);
            QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
        }
    }

    void haveTheirBetsAbandonedInAnswer_data() { addEveryRuleSet("abandoned"); }
    void haveTheirBetsAbandonedInAnswer() {
        QFETCH(QString, ruleSet);
        for (const bool dealtTo : {true, false}) {
            TableFixture fixture = locked(ruleSet);
            fixture.give(table::AbandonWagers{kFloor, {2}});
            QVERIFY(fixture.told<events::WagersAbandoned>() != nullptr);
            QVERIFY(!fixture.state().round->question);
            const auto seats =
                dealtTo ? std::vector<core::Seat>{{1}, {2}} : std::vector<core::Seat>{{1}};
            fixture.give(dealTo(fixture, seats));
            QCOMPARE(fixture.names(), std::string("cards_dealt"));
            fixture.playOut();
            fixture.endRound();
            QVERIFY(fixture.told<events::RoundCompleted>()->settled);
        }
    }

    void makeTheRoundVoidWhereNobodyElseBets_data() { addEveryRuleSet("alone"); }
    void makeTheRoundVoidWhereNobodyElseBets() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.bet(2, 500);
        fixture.give(table::ReportPlayerLeft{{2}});
        fixture.lock({});
        QVERIFY(isAsked(fixture));
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(ruling());
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        QVERIFY(!fixture.state().round);
    }

    void areAskedAboutAfterTheWagersThatAreNotAllowed_data() { addEveryRuleSet("asked next"); }
    void areAskedAboutAfterTheWagersThatAreNotAllowed() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.wager(3, fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante2, 700);
        fixture.bet(2, 500);
        fixture.give(table::ReportPlayerLeft{{2}});
        fixture.lock({1});
        QVERIFY(fixture.state().round->question == events::Irregularity::Other);
        QVERIFY(!asksToAbandon(fixture, 2)); // That would be refused.
        fixture.give(ruling());
        QVERIFY(lies(fixture, 3) == Cents{} && lies(fixture, 2) == Cents{500});
        QVERIFY(isAsked(fixture));
        fixture.give(table::AbandonWagers{kFloor, {2}});
        QVERIFY(!fixture.state().round->question);
    }

    void nameNobodyElseToGoBack() {
        TableFixture fixture = locked("comar-let-it-ride");
        table::RuleOnIrregularity other = ruling(rules::Consequence::PlaysNextHand);
        other.withdrawn = {{1}};
        fixture.give(other);
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(isAsked(fixture));
    }

    // A seat without a player says the same as the report.
    void haveLeftWhereNobodySitsAnyMore_data() { addEveryRuleSet("nobody sits there"); }
    void haveLeftWhereNobodySitsAnyMore() {
        QFETCH(QString, ruleSet);
        for (const bool named : {true, false}) {
            TableFixture fixture = openedFor(ruleSet);
            if (named)
                fixture.give(table::SeatPlayer{{2}, support::named<events::PlayerId>("P-2")});
            fixture.lock({1, 2});
            fixture.deal();
            fixture.give(table::SeatPlayer{{2}, {}});
            QCOMPARE(fixture.names(), std::string("player_left"));
            QVERIFY(asksToAbandon(fixture, 2));
            fixture.give(table::SeatPlayer{{2}, {}}); // Known.
            QVERIFY(fixture.last().empty());
            fixture.give(table::Decide{{1},
                                       fixture.isLetItRide() ? Wager::Bet1 : Wager::Run1,
                                       fixture.isLetItRide() ? Choice::Ride : Choice::Bet,
                                       static_cast<std::uint8_t>(fixture.isLetItRide() ? 0 : 1)});
            fixture.community(1, fixture.isLetItRide() ? "Td" : "Td 9c");
            QVERIFY2(fixture.told<events::CardsRevealed>() != nullptr, fixture.names().c_str());
            QVERIFY(fixture.state().round && !fixture.state().round->question);
        }
    }

    // Named again before anything was done without them.
    void areBackWhereTheyAreNamedAgain_data() { addEveryRuleSet("back"); }
    void areBackWhereTheyAreNamedAgain() {
        QFETCH(QString, ruleSet);
        for (const bool same : {true, false}) {
            TableFixture fixture = openedFor(ruleSet);
            fixture.give(table::SeatPlayer{{2}, support::named<events::PlayerId>("P-2")});
            fixture.lock({1, 2});
            fixture.deal();
            fixture.give(table::ReportPlayerLeft{{2}});
            fixture.give(
                table::SeatPlayer{{2}, support::named<events::PlayerId>(same ? "P-2" : "P-3")});
            QCOMPARE(asksToAbandon(fixture, 2), !same);
            fixture.give(table::AbandonWagers{kFloor, {2}});
            QCOMPARE(fixture.refusal().empty(), !same);
            QCOMPARE(fixture.state().round->seat({2}).lost(), !same);
            fixture.playOut();
            QVERIFY(seatOf(fixture, 2) != nullptr);
        }
    }

    // The others did not wait: there is nothing left to decide on.
    void areNotBackWhenACardWasTurnedSince_data() { addEveryRuleSet("too late"); }
    void areNotBackWhenACardWasTurnedSince() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        const bool rides = fixture.isLetItRide();
        fixture.give(table::SeatPlayer{{2}, support::named<events::PlayerId>("P-2")});
        fixture.lock({1, 2});
        fixture.deal();
        fixture.give(table::ReportPlayerLeft{{2}});
        fixture.give(table::Decide{{1},
                                   rides ? Wager::Bet1 : Wager::Run1,
                                   rides ? Choice::Ride : Choice::Bet,
                                   static_cast<std::uint8_t>(rides ? 0 : 1)});
        fixture.community(1, rides ? "Td" : "Td 9c");
        fixture.give(table::SeatPlayer{{2}, support::named<events::PlayerId>("P-2")});
        QVERIFY(asksToAbandon(fixture, 2));
    }

    // Gone after "no more bets": nobody is asked, and cards or none are right.
    void needNoCards_data() { addEveryRuleSet("no cards"); }
    void needNoCards() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet);
        fixture.give(table::ReportPlayerLeft{{2}});
        QVERIFY(asksToAbandon(fixture, 2));
        fixture.give(dealTo(fixture, {{1}}));
        QCOMPARE(fixture.names(), std::string("cards_dealt"));
        fixture.give(table::Decide{{2},
                                   fixture.isLetItRide() ? Wager::Bet1 : Wager::Run1,
                                   fixture.isLetItRide() ? Choice::Ride : Choice::Fold,
                                   0});
        QVERIFY(!fixture.refusal().empty()); // On no cards.
        fixture.show(2, fixture.isLetItRide() ? "2c 5d 9h" : "3c 5d");
        QVERIFY(!fixture.refusal().empty());
        fixture.playOut();
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::AbandonWagers{kFloor, {2}});
        QVERIFY(seatOf(fixture, 1) != nullptr && seatOf(fixture, 2) != nullptr);
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    // Their chips lie there for the next round all the same.
    void areGoneInTheNextRoundToo_data() { addEveryRuleSet("next bets"); }
    void areGoneInTheNextRoundToo() {
        QFETCH(QString, ruleSet);
        for (const bool named : {true, false}) {
            TableFixture fixture = dealtFor(ruleSet);
            fixture.playOut();
            fixture.bet(2, 0);
            fixture.bet(2, 600);
            fixture.give(table::ReportPlayerLeft{{2}});
            if (named)
                fixture.give(table::SeatPlayer{{2}, support::named<events::PlayerId>("P-9")});
            fixture.endRound();
            QVERIFY(lies(fixture, 2) == Cents{600});
            fixture.reshuffle();
            fixture.lock({1});
            QCOMPARE(fixture.state().round->question.has_value(), !named);
        }
    }
};

QTEST_APPLESS_MAIN(TestPlayersWhoLeft)
#include "tst_players_who_left.moc"
