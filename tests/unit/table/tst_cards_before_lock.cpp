#include "shared/table/rounds/rounds.h"
#include "tests/unit/table/dealing_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::FindingKind;
using events::Wager;

// clauses: california-let-it-ride Betting scheme 2/1
// clauses: house-let-it-ride Wagers/5

// "No more bets" is called before a card is dealt. Cards that are told before it lie on the table
// all the same: nothing is bet on them, and the floorperson says what becomes of the round.
class TestCardsBeforeLock : public QObject {
    Q_OBJECT

private:
    static Wager base(const TableFixture& fixture) {
        return fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante2;
    }
    static Wager first(const TableFixture& fixture) {
        return fixture.isLetItRide() ? Wager::Bet1 : Wager::Run1;
    }
    static void bets(TableFixture& fixture) {
        fixture.bet(1, 500);
        fixture.bet(2, 500);
        if (fixture.state().bank.holder)
            fixture.give(table::PlaceBankWager{*fixture.state().bank.holder, Cents{100'000}});
    }
    static void rule(TableFixture& fixture, std::optional<rules::Consequence> consequence = {}) {
        fixture.give(table::RuleOnIrregularity{kFloor, consequence, words("seen")});
    }
    static Cents lies(const TableFixture& fixture, int seat, Wager wager) {
        return fixture.state().round->seat({static_cast<std::uint8_t>(seat)}).at(wager);
    }
    static std::string foundIn(const TableFixture& fixture, FindingKind kind) {
        for (const events::Event& event : fixture.last())
            if (const auto* found = event.as<events::ComplianceFound>();
                found != nullptr && found->kind == kind)
                return found->section.value();
        return "none";
    }

private slots:
    void areFoundByTheMethodOfDealing_data() {
        addMethods({{{"comar-let-it-ride", ".08C"}, "manual_shoe"},
                    {{"comar-let-it-ride", ".09A(3)"}, "hand"},
                    {{"comar-let-it-ride", ".10A(1)(a)"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 8C"}, "manual_shoe"},
                    {{"mlgca-let-it-ride", "ch. 9A(3)"}, "hand"},
                    {{"mlgca-let-it-ride", "ch. 10A(1)(a)"}, "automated_shoe"},
                    {{"mlgca-run-em-twice", "ch. 8C(1)"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9A(5)"}, "hand"},
                    {{"mlgca-run-em-twice", "ch. 10A(2)(a)"}, "automated_shoe"}});
    }
    void areFoundByTheMethodOfDealing() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = openedFor(ruleSet, method);
        bets(fixture);
        fixture.deal();
        QCOMPARE(fixture.names(), std::string("compliance_found cards_dealt"));
        QCOMPARE(foundIn(fixture, FindingKind::PlayedOutOfOrder),
                 fixture.rules().find(fixture.state().dealing)->chipCountSection);
    }

    void takeNoBetsAndWaitForTheFloorperson_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.noMoreBets; });
    }
    void takeNoBetsAndWaitForTheFloorperson() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        bets(fixture);
        fixture.deal();
        QVERIFY(foundIn(fixture, FindingKind::PlayedOutOfOrder) != "none");
        fixture.deal(); // All of them are out.
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, base(fixture), 5000);
        QVERIFY(fixture.told<events::LateWagerRefused>()->amount == Cents{4500});
        fixture.wager(3, base(fixture), 500);
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.wager(1, base(fixture), 0);
        QVERIFY(!fixture.refusal().empty());
        if (const auto holder = fixture.state().bank.holder) {
            fixture.give(table::PlaceBankWager{*holder, Cents{900'000}});
            QVERIFY(!fixture.refusal().empty());
        }
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
        QVERIFY(fixture.state().round->question == events::Irregularity::Other);
        QVERIFY(lies(fixture, 1, base(fixture)) == Cents{500});
        fixture.restart();
        fixture.deal();
        QVERIFY(!fixture.refusal().empty());
        rule(fixture); // With the cards that lie there.
        QVERIFY(fixture.state().round->phase == table::Phase::Dealt);
        QCOMPARE(int(fixture.state().round->seat({2}).dealt), fixture.rules().deal.perPlayer);
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        fixture.playOut();
        QVERIFY(fixture.state().round->phase == table::Phase::Settled);
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void areVoidIfTheFloorpersonSaysSo_data() { addEveryRuleSet("the floorperson's word"); }
    void areVoidIfTheFloorpersonSaysSo() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        bets(fixture);
        fixture.deal();
        const events::DeckColour deck = fixture.state().round->deck;
        fixture.give(table::CallNoMoreBets{});
        rule(fixture, rules::Consequence::VoidAndReshuffle);
        QVERIFY(fixture.told<events::CardsMovedToRack>()->deck == deck);
        QVERIFY(fixture.told<events::RoundVoided>()->returns.size() >= 4);
        QVERIFY(!fixture.state().round);
    }

    // Nobody calls "no more bets" any more: the round is void before it.
    void goToTheRackWithARoundThatIsVoidBeforeTheCall() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        bets(fixture);
        fixture.deal();
        const events::DeckColour deck = fixture.state().round->deck;
        fixture.give(table::VoidRound{kFloor, words("dealt too early")});
        QVERIFY(fixture.told<events::CardsMovedToRack>()->deck == deck);
        QVERIFY(fixture.state().find(deck)->place == table::DeckPlace::Rack);
        QVERIFY(fixture.state().lastDeckDealt == deck); // It had its turn.
    }

    // The word of the deal was lost where deals are told, and somebody decided on the cards.
    void goToTheRackWhereOnlyDecisionsTellOfThem() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        bets(fixture);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.give(table::VoidRound{kFloor, words("a card fell")});
        QVERIFY(fixture.state().dealsAreTold);
        bets(fixture);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
        fixture.decideAll(events::Wager::Bet1, events::Choice::Ride);
        fixture.give(table::VoidRound{kFloor, words("a card fell")});
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        QVERIFY(fixture.told<events::CardsMovedToRack>() != nullptr);
    }

    // The words of the deal and of the first decision were lost.
    void areOutWhereOnlyALaterDecisionTellsOfThem() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        bets(fixture);
        fixture.give(table::CallNoMoreBets{});
        table::State state = fixture.state();
        QVERIFY(!table::dealHasBegun(*state.round));
        state.round->seat(core::Seat{1}).decisions[1] = table::Decision{events::Choice::Ride};
        QVERIFY(table::dealHasBegun(*state.round));
    }

    void areLookedAtWhenThePlayGoesOn() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        bets(fixture);
        fixture.give(table::DealReported{{}, {{events::Place::Player, core::Seat{1}, 3}}, true});
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.state().round.has_value());
        rule(fixture);
        QVERIFY(fixture.told<events::IrregularityObserved>()->irregularity ==
                events::Irregularity::WrongCardCount);
        QVERIFY(!fixture.state().round); // .13D
    }

    void areFoundOnceAndGoOnAfterTheCall() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        bets(fixture);
        const auto packet = [&](events::Place place, int seat, int count, bool last = false) {
            table::DealReported dealt;
            dealt.complete = last;
            dealt.packets.push_back({place, {}, static_cast<std::uint8_t>(count)});
            if (seat > 0)
                dealt.packets.back().seat = core::Seat{static_cast<std::uint8_t>(seat)};
            fixture.give(dealt);
        };
        packet(events::Place::SixCardBox, 0, 3);
        QCOMPARE(fixture.names(), std::string("compliance_found cards_dealt"));
        packet(events::Place::Player, 1, 3);
        QCOMPARE(fixture.names(), std::string("cards_dealt"));
        fixture.give(table::CallNoMoreBets{});
        rule(fixture);
        QVERIFY(fixture.state().round->phase == table::Phase::Locked);
        packet(events::Place::Player, 2, 3);
        packet(events::Place::Community, 0, 2, true);
        QVERIFY(fixture.state().round->phase == table::Phase::Dealt);
    }

    void areAskedAboutTogetherWithTheBets() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        bets(fixture);
        fixture.wager(3, Wager::Bet1, 500);
        fixture.deal();
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(foundIn(fixture, FindingKind::WagerNotAllowed) != "none");
        rule(fixture);
        QVERIFY(fixture.told<events::WagerWithdrawn>()->seat.number == 3);
        QVERIFY(fixture.state().round->phase == table::Phase::Dealt);
    }

    void areFoundWhereTheyAreTurned_data() {
        addRows({{"comar-let-it-ride", ".08C"}, {"mlgca-let-it-ride", "ch. 8C"}});
    }
    void areFoundWhereTheyAreTurned() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        bets(fixture);
        fixture.community(1, "As");
        QCOMPARE(fixture.names(), std::string("compliance_found cards_revealed"));
        fixture.community(1, "Ks");
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, Wager::Bet1, 5000);
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.state().round->question.has_value());
        rule(fixture);
        fixture.deal();
        QCOMPARE(fixture.names(), std::string("cards_dealt"));
        fixture.decideAll(first(fixture), events::Choice::Ride);
        QVERIFY(fixture.refusal().empty());
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "Ks");
        QCOMPARE(fixture.names(), std::string("cards_revealed"));
    }

    // Whose hand it is, and what it holds, is nobody's business yet.
    void areFoundInAHandThatIsTurned() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        bets(fixture);
        fixture.show(1, "2c 3d 7h");
        QCOMPARE(fixture.names(), std::string("compliance_found command_refused"));
        fixture.wager(1, Wager::Bet1, 5000);
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.state().round->question.has_value());
    }
};

QTEST_APPLESS_MAIN(TestCardsBeforeLock)
#include "tst_cards_before_lock.moc"
