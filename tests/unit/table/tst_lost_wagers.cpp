#include "shared/table/deal_order.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Choice;
using events::LineResult;
using events::Wager;

// Wagers that are lost whatever the cards: of a player who left, and of one who broke a rule.
class TestLostWagers : public QObject {
    Q_OBJECT

private:
    // Two players with progressive wagers; nobody has decided yet.
    static TableFixture dealt(const QString& ruleSet) {
        TableFixture fixture = benchFor(ruleSet, {true, true, false});
        fixture.open();
        for (const int seat : {1, 2}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::Progressive, 100);
        }
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        return fixture;
    }
    // Seat 1 has a royal flush, seat 2 nothing.
    static void playOut(TableFixture& fixture) {
        if (fixture.isLetItRide()) {
            fixture.decideAll(Wager::Bet1, Choice::Ride);
            fixture.community(1, "Js");
            fixture.decideAll(Wager::Bet2, Choice::Ride);
            fixture.community(2, "Ts");
            fixture.show(2, "2c 5d 9h");
            return;
        }
        fixture.decideAll(Wager::Run1, Choice::Bet, 1);
        fixture.community(1, "Js Ts");
        fixture.decideAll(Wager::Run2, Choice::Bet, 1);
        fixture.community(3, "2h 7d");
        fixture.decideAll(Wager::Center, Choice::Bet, 1);
        fixture.community(5, "Qs");
        fixture.show(2, "3c 5d");
    }
    static void showRoyal(TableFixture& fixture) {
        fixture.show(1, fixture.isLetItRide() ? "As Ks Qs" : "As Ks");
    }
    static void leave(TableFixture& fixture, int seat) {
        const auto number = static_cast<std::uint8_t>(seat);
        fixture.give(table::ReportPlayerLeft{{number}});
        fixture.give(table::AbandonWagers{kFloor, {number}});
    }
    // As the rules deal when only that seat plays.
    static table::DealReported dealTo(const TableFixture& fixture, int seat) {
        const table::State& state = fixture.state();
        const rules::DealRule& rule = fixture.rules().deal;
        const std::vector<core::Seat> seats{{static_cast<std::uint8_t>(seat)}};
        table::DealReported deal;
        deal.packets = table::packetsInOrder(
            *fixture.rules().find(state.dealing),
            state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value(), seats,
            rule.community + rule.burned + rule.discarded);
        return deal;
    }
    static table::ForfeitWagers forfeit(int seat, const table::Actor& by = kFloor) {
        return {by, {static_cast<std::uint8_t>(seat)}, words("told a neighbour the cards"), {}};
    }
    static std::optional<events::FindingKind> finding(const TableFixture& fixture) {
        const auto* found = fixture.told<events::ComplianceFound>();
        return found != nullptr ? std::optional(found->kind) : std::nullopt;
    }

private slots:
    void showTheHandAndFeedTheEnvyOfOthers_data() {
        addRows({{"comar-let-it-ride", ".07B(2)"},
                 {"mlgca-let-it-ride", "ch. 7B(2)"},
                 {"mlgca-run-em-twice", "ch. 7B(3)"}});
    }
    void showTheHandAndFeedTheEnvyOfOthers() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealt(ruleSet);
        leave(fixture, 1);
        playOut(fixture);
        QVERIFY(fixture.told<events::RoundSettled>() == nullptr); // The hand is awaited.
        showRoyal(fixture);
        const auto* revealed = fixture.told<events::HandRevealed>();
        QVERIFY(revealed != nullptr && revealed->hand->text() == "royal_flush");
        const events::SeatSettled* left = seatOf(fixture, 1);
        const events::SeatSettled* other = seatOf(fixture, 2);
        QVERIFY(left != nullptr && other != nullptr);
        QVERIFY(left->totalPaid == Cents{} && left->totalReturned == Cents{});
        QVERIFY(left->envy.empty());
        for (const auto& line : left->lines)
            QVERIFY(line.result == LineResult::Lose && line.claim == 0);
        QCOMPARE(other->envy.size(), std::size_t{1});
        QVERIFY(other->envy[0].forSeat == core::Seat{1});
        for (const auto& event : fixture.last())
            if (const auto* claim = event.as<events::ClaimRaised>())
                QVERIFY(claim->seat == core::Seat{1} && claim->stake == Cents{});
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void areSettledWithoutTheHandWhenTheRoundEnds_data() {
        addRows({{"comar-let-it-ride", ".11D(1)"},
                 {"mlgca-let-it-ride", "ch. 11D(1)"},
                 {"mlgca-run-em-twice", "ch. 11I"}});
    }
    void areSettledWithoutTheHandWhenTheRoundEnds() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealt(ruleSet);
        leave(fixture, 1);
        playOut(fixture);
        fixture.give(table::EndRound{});
        QVERIFY(seatOf(fixture, 1) != nullptr && !seatOf(fixture, 1)->hand);
        QVERIFY(finding(fixture) == events::FindingKind::HandNotShown);
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void areNoneWhereNobodyPlays_data() { addEveryRuleSet("nobody's wagers"); }
    void areNoneWhereNobodyPlays() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1});
        std::vector<int> seats{2};
        if (const auto& bank = fixture.state().bank.holder) // Plays against all others.
            seats.push_back(bank->number);
        for (const int seat : seats) {
            leave(fixture, seat);
            QCOMPARE(fixture.refusal(), std::string("nobody plays there in this round"));
            QCOMPARE(fixture.last().size(), std::size_t{1});
        }
    }

    // Whether the dealer deals for wagers that are lost already or not, they are no skipped
    // player's and no wrong number of cards.
    void areLostThoughNoCardsAreDealtForThem_data() {
        addRows({{"comar-let-it-ride", ".07B(2)"},
                 {"mlgca-let-it-ride", "ch. 7B(2)"},
                 {"mlgca-run-em-twice", "ch. 7B(3)"},
                 {"california-let-it-ride", ""},
                 {"house-let-it-ride", ""}});
    }
    void areLostThoughNoCardsAreDealtForThem() {
        QFETCH(QString, ruleSet);
        for (const bool leaves : {true, false}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            fixture.lock({1, 2});
            if (leaves)
                leave(fixture, 2);
            else
                fixture.give(forfeit(2));
            fixture.give(dealTo(fixture, 1));
            QCOMPARE(fixture.names(), std::string("cards_dealt"));
            fixture.show(2, fixture.isLetItRide() ? "2c 5d 9h" : "3c 5d");
            QVERIFY(!fixture.refusal().empty());
            fixture.playOut();
            const events::SeatSettled* lost = seatOf(fixture, 2);
            QVERIFY2(lost != nullptr, fixture.names().c_str());
            QVERIFY(!lost->hand && lost->totalReturned == Cents{});
            for (const auto& line : lost->lines)
                QVERIFY(line.result == LineResult::Lose);
            fixture.endRound();
            QVERIFY(fixture.told<events::RoundCompleted>()->settled);
            QVERIFY(finding(fixture) != events::FindingKind::HandNotShown);
            QCOMPARE(fixture.count<events::WagerWithdrawn>(), 0);
        }
    }

    void areForfeitedByTheFloorpersonForAReason_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11A(5)"},
                 {"comar-let-it-ride", ""},
                 {"mlgca-let-it-ride", ""}});
    }
    void areForfeitedByTheFloorpersonForAReason() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealt(ruleSet);
        fixture.give(forfeit(1, kDealer));
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ForfeitWagers{kFloor, {1}, {}, {}});
        QCOMPARE(fixture.refusal(), std::string("it has to be said in words"));
        fixture.give(forfeit(3));
        QCOMPARE(fixture.refusal(), std::string("nobody plays there in this round"));
        fixture.give(forfeit(1));
        const auto* forfeited = fixture.told<events::WagersForfeited>();
        QVERIFY(forfeited != nullptr);
        QCOMPARE(forfeited->section.value(), fixture.rules().procedure.forfeiture);
        QCOMPARE(forfeited->section.value().empty(), ruleSet != "mlgca-run-em-twice");
        QVERIFY(forfeited->by == kFloor.person && !forfeited->reason.empty());
        QCOMPARE(forfeited->wagers.size(), fixture.isLetItRide() ? std::size_t{4} : std::size_t{3});
        fixture.give(forfeit(1));
        QCOMPARE(fixture.refusal(), std::string("the wagers are settled or lost already"));
        playOut(fixture);
        showRoyal(fixture);
        for (const auto& line : seatOf(fixture, 1)->lines)
            QVERIFY(line.result == LineResult::Lose);
        QCOMPARE(seatOf(fixture, 2)->envy.size(), std::size_t{1});
    }

    // Seat 2 has unequal bets, which go back: what is declared lost is never given back as well.
    void areDeclaredLostOnlyAfterTheRulingOnTheLock_data() {
        addRows({{"comar-let-it-ride", ".07B(2)"},
                 {"mlgca-let-it-ride", "ch. 7B(2)"},
                 {"mlgca-run-em-twice", "ch. 7B(3), ch. 11A(5)"},
                 {"california-let-it-ride", ""},
                 {"house-let-it-ride", ""}});
    }
    void areDeclaredLostOnlyAfterTheRulingOnTheLock() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wager(2, fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante2, 700);
        fixture.lock({1});
        QVERIFY(fixture.state().round->question.has_value());
        for (const int seat : {1, 2}) {
            fixture.give(forfeit(seat));
            QVERIFY(!fixture.refusal().empty());
            leave(fixture, seat);
            QVERIFY(!fixture.refusal().empty());
        }
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("no part")});
        QVERIFY(fixture.told<events::WagerWithdrawn>()->seat == core::Seat{2});
        fixture.give(table::AbandonWagers{kFloor, {1}});
        QVERIFY(fixture.told<events::WagersAbandoned>() != nullptr);
        QCOMPARE(fixture.count<events::WagersAbandoned>(), 1);
        QCOMPARE(fixture.count<events::WagersForfeited>(), 0);
    }

    void goThroughTheBank_data() {
        addRows({{"california-let-it-ride",
                  "Round of Play 13/2, /5, Wagering Limits and Collection Fees/5"}});
    }
    void goThroughTheBank() {
        QFETCH(QString, ruleSet);
        for (const bool leaves : {true, false}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            fixture.lock({1});
            fixture.deal();
            if (leaves)
                leave(fixture, 1);
            else
                fixture.give(forfeit(1));
            fixture.give(table::EndRound{});
            const auto* bank = fixture.told<events::BankSettled>();
            QVERIFY(bank != nullptr);
            QVERIFY(bank->collected == Cents{3 * 500} && bank->paid == Cents{});
            QVERIFY(bank->fee == Cents{200});
            QVERIFY(fixture.told<events::RoundSettled>()->fees == Cents{3 * 100 + 200});
        }
    }

    void sayWhatThePayoutLimitTookOff_data() { addRows({{"mlgca-run-em-twice", "ch. 12C"}}); }
    void sayWhatThePayoutLimitTookOff() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.bet(1, 20'000);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(Wager::Run1, Choice::Bet, 3);
        fixture.community(1, "Js Ts");
        fixture.decideAll(Wager::Run2, Choice::Bet, 1);
        fixture.community(3, "2h 7d");
        fixture.decideAll(Wager::Center, Choice::Bet, 1);
        fixture.community(5, "Qs");
        fixture.show(1, "As Ks");
        const events::SeatSettled* seat = seatOf(fixture, 1);
        QVERIFY(seat != nullptr && !seat->cut.empty());
        // Run 1 of three antes pays 500 to 1 up to the limit of $50,000, less ante 1.
        QVERIFY(seat->cut[0].wager == Wager::Run1);
        const std::int64_t due = 60'000 * 500;
        QCOMPARE(seat->cut[0].amount.value(), due - (5'000'000 - 20'000));
    }
};

QTEST_APPLESS_MAIN(TestLostWagers)
#include "tst_lost_wagers.moc"
