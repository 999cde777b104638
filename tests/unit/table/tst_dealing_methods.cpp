#include "tests/unit/table/dealing_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Place;
using events::Wager;

// What a document asks of the deal and of the stub in its chapters on the manual shoe, the hand and
// the automated shoe alike.
class TestDealingMethods : public QObject {
    Q_OBJECT

private:
    struct Numbers {
        int hand = 0;
        int board = 0;
        int box = 0;
    };

    static Numbers numbersOf(const TableFixture& fixture) {
        return fixture.isLetItRide() ? Numbers{3, 2, 3} : Numbers{2, 5, 0};
    }
    static table::DealReported dealOf(const Numbers& numbers, int seat = 1) {
        table::DealReported deal;
        if (numbers.box > 0)
            deal.packets.push_back({Place::SixCardBox, {}, static_cast<std::uint8_t>(numbers.box)});
        deal.packets.push_back({Place::Community, {}, static_cast<std::uint8_t>(numbers.board)});
        deal.packets.push_back({Place::Player, core::Seat{static_cast<std::uint8_t>(seat)},
                                static_cast<std::uint8_t>(numbers.hand)});
        return deal;
    }
    static bool isRight(const QString& ruleSet, const QString& method,
                        const table::DealReported& deal) {
        TableFixture fixture = openedFor(ruleSet, method);
        fixture.lock({1});
        fixture.give(deal);
        return fixture.told<events::IrregularityObserved>() == nullptr && fixture.refusal().empty();
    }
    static TableFixture dealt(const QString& ruleSet, const QString& method) {
        TableFixture fixture = openedFor(ruleSet, method);
        fixture.lock({1, 2});
        fixture.deal();
        return fixture;
    }

    // Cards that go out over a dispute are a finding, and play goes on with them once it is over.
    static void verifyFoundAndKept(TableFixture& fixture, Wager wager) {
        fixture.deal();
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::DealtBeforeChipCount);
        QVERIFY(!found->section.value().empty());
        QVERIFY(fixture.told<events::CardsDealt>() != nullptr);
        fixture.give(table::ResolveChipCount{kFloor, wager, 1, words("counted again"), {}});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.state().round->phase == table::Phase::Dealt);
        QVERIFY(!fixture.state().round->dealHeld);
    }

private slots:
    void locksTheProgressiveWithTheWagers_data() {
        addMethods({{{"comar-let-it-ride", ".08C(2)"}, "manual_shoe"},
                    {{"comar-let-it-ride", ".09A(3)(b)"}, "hand"},
                    {{"comar-let-it-ride", ".10A(1)(c)"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 8C(2)"}, "manual_shoe"},
                    {{"mlgca-let-it-ride", "ch. 9A(3)(b)"}, "hand"},
                    {{"mlgca-let-it-ride", "ch. 10A(1)(c)"}, "automated_shoe"},
                    {{"mlgca-run-em-twice", "ch. 8C(2)"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9A(5)(a)"}, "hand"},
                    {{"mlgca-run-em-twice", "ch. 10A(2)(b)(i)"}, "automated_shoe"}});
    }
    void locksTheProgressiveWithTheWagers() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = openedFor(ruleSet, method);
        fixture.lock({1});
        QVERIFY(fixture.state().progressiveLocked());
        fixture.wager(1, Wager::Progressive, 100);
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Progressive) == core::Cents{});
    }

    void findsTheDealOverProgressiveChips_data() {
        addMethods({{{"comar-let-it-ride", ".08C(3)(b)"}, "manual_shoe"},
                    {{"comar-let-it-ride", ".09A(3)(c)(ii)"}, "hand"},
                    {{"comar-let-it-ride", ".10A(1)(d)(ii)"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 8C(3)(b)"}, "manual_shoe"},
                    {{"mlgca-let-it-ride", "ch. 9A(3)(c)(ii)"}, "hand"},
                    {{"mlgca-let-it-ride", "ch. 10A(1)(d)(ii)"}, "automated_shoe"},
                    {{"mlgca-run-em-twice", "ch. 8C(3)/1"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9A(5)(b)/1"}, "hand"},
                    {{"mlgca-run-em-twice", "ch. 10A(2)(b)(ii)/1"}, "automated_shoe"}});
    }
    void findsTheDealOverProgressiveChips() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = openedFor(ruleSet, method);
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 2, {}});
        QVERIFY(fixture.told<events::ChipCountMismatched>() != nullptr);
        verifyFoundAndKept(fixture, Wager::Progressive);
    }

    void findsTheDealOverFiveCardChipsAndLammers_data() {
        addMethods({{{"comar-let-it-ride", ".08C(1)(b), .08C(1)(c)"}, "manual_shoe"},
                    {{"comar-let-it-ride", ".09A(3)(a)(ii), .09A(3)(a)(iii)"}, "hand"},
                    {{"comar-let-it-ride", ".10A(1)(b)(ii), .10A(1)(b)(iii)"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 8C(1)(c)"}, "manual_shoe"},
                    {{"mlgca-let-it-ride", "ch. 9A(3)(a)(iii)"}, "hand"},
                    {{"mlgca-let-it-ride", "ch. 10A(1)(b)(iii)"}, "automated_shoe"}});
    }
    void findsTheDealOverFiveCardChipsAndLammers() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = openedFor(ruleSet, method);
        fixture.bet(1, 500);
        fixture.wager(1, Wager::FiveCard, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::FiveCard, 1, std::uint16_t{2}});
        QVERIFY(fixture.told<events::ChipCountMismatched>() != nullptr);
        verifyFoundAndKept(fixture, Wager::FiveCard);
    }

    void dealsEachPlaceItsNumberOfCards_data() {
        addMethods(
            {{{"comar-let-it-ride", ".08D(2)/1, .08D(3)(a), .08D(3)(b), .08D(3)(c), .08D(3)(d), "
                                    ".08D(3)(e)"},
              "manual_shoe"},
             {{"comar-let-it-ride", ".09B/1, .09C(1), .09C(2), .09C(3), .09C(4), .09C(5)"}, "hand"},
             {{"comar-let-it-ride", ".10B(1)/1, .10B(2)/1, .10B(3)/1, .10B(4)/1"},
              "automated_shoe"},
             {{"mlgca-let-it-ride", "ch. 8D(2)/1, ch. 8D(3)(a)/1, ch. 8D(3)(b), ch. 8D(3)(c), "
                                    "ch. 8D(3)(d), ch. 8D(3)(e)"},
              "manual_shoe"},
             {{"mlgca-let-it-ride", "ch. 9B/1, ch. 9C(1)/1, ch. 9C(2), ch. 9C(3), ch. 9C(4), "
                                    "ch. 9C(5)"},
              "hand"},
             {{"mlgca-let-it-ride", "ch. 10B(1)/1, ch. 10B(2)/1, ch. 10B(3)/1, ch. 10B(4)/1"},
              "automated_shoe"},
             {{"mlgca-run-em-twice", "ch. 8D(2)/1, ch. 8D(3)/1"}, "manual_shoe"},
             {{"mlgca-run-em-twice", "ch. 9B(1)/1, ch. 9B(2)/1"}, "hand"},
             {{"mlgca-run-em-twice", "ch. 10B(1)/1, ch. 10B(2)/1"}, "automated_shoe"}});
    }
    void dealsEachPlaceItsNumberOfCards() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        const Numbers right = numbersOf(openedFor(ruleSet, method));
        QVERIFY(isRight(ruleSet, method, dealOf(right)));
        for (const int more : {-1, 1}) {
            QVERIFY(!isRight(ruleSet, method, dealOf({right.hand + more, right.board, right.box})));
            QVERIFY(!isRight(ruleSet, method, dealOf({right.hand, right.board + more, right.box})));
            if (right.box > 0)
                QVERIFY(
                    !isRight(ruleSet, method, dealOf({right.hand, right.board, right.box + more})));
        }
        // Nobody who did not bet, and everybody who did.
        table::DealReported two = dealOf(right);
        two.packets.push_back({Place::Player, core::Seat{2}, two.packets.back().count});
        QVERIFY(!isRight(ruleSet, method, two));
        QVERIFY(!isRight(ruleSet, method, dealOf(right, 2)));
    }

    void keepsTheOrderOfTheDeal_data() {
        addMethods({{{"mlgca-run-em-twice", "ch. 8D(2)/2, ch. 8D(3)/2"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9B(1)/2, ch. 9B(2)/2"}, "hand"},
                    {{"mlgca-run-em-twice", "ch. 10B(1)/2, ch. 10B(2)/2"}, "automated_shoe"}});
    }
    void keepsTheOrderOfTheDeal() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = openedFor(ruleSet, method);
        fixture.lock({1, 2});
        table::DealReported deal;
        for (const Place place : {Place::CommunityLeft, Place::CommunityTop, Place::CommunityRight,
                                  Place::CommunityBottom, Place::CommunityCenter})
            deal.packets.push_back({place, {}, 1});
        const bool stacks = method == "automated_shoe";
        for (int turn = 0; turn < (stacks ? 1 : 2); ++turn)
            for (const core::Seat seat : {core::Seat{1}, core::Seat{2}})
                deal.packets.push_back(
                    {Place::Player, seat, static_cast<std::uint8_t>(stacks ? 2 : 1)});
        fixture.give(deal);
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        QVERIFY(fixture.told<events::CardsDealt>()->packets == deal.packets);
    }

    void takesThreeCommunityCardsFromAReshufflingShoe_data() {
        addMethods({{{"comar-let-it-ride", ".10H/1"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 10H/1"}, "automated_shoe"}});
    }
    void takesThreeCommunityCardsFromAReshufflingShoe() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture{makeSetup(filedFor(ruleSet, method, "true"))};
        fixture.open();
        fixture.lock({1});
        fixture.give(dealOf({3, 3, 3}));
        QVERIFY(fixture.refusal().empty());
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        fixture.give(table::CountStub{kDealer, 52 - 3 - 3 - 3, {}});
        QCOMPARE(int(fixture.told<events::StubCounted>()->expected), 52 - 3 - 3 - 3);
        QVERIFY(!fixture.state().round->stubWrong);
    }

    void countsTheStubEveryFiveRounds_data() {
        addMethods({{{"comar-let-it-ride", ".08D(5)"}, "manual_shoe"},
                    {{"comar-let-it-ride", ".09E"}, "hand"},
                    {{"comar-let-it-ride", ".10D"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 8D(5)"}, "manual_shoe"},
                    {{"mlgca-let-it-ride", "ch. 9E"}, "hand"},
                    {{"mlgca-let-it-ride", "ch. 10D"}, "automated_shoe"},
                    {{"mlgca-run-em-twice", "ch. 8E"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9C"}, "hand"}});
    }
    void countsTheStubEveryFiveRounds() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = openedFor(ruleSet, method);
        for (int round = 0; round < 4; ++round)
            fixture.wholeRound({1});
        QCOMPARE(fixture.count<events::StubCountDue>(), 0);
        fixture.lock({1});
        QVERIFY(fixture.told<events::StubCountDue>() != nullptr);
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::StubCountMissed);
        QCOMPARE(found->section.value(),
                 fixture.rules().find(fixture.state().dealing)->stubCountSection);
    }

    void keepsWhoCountedTheStubAndWhat_data() {
        addMethods({{{"comar-let-it-ride", ".08D(6)"}, "manual_shoe"},
                    {{"comar-let-it-ride", ".09F"}, "hand"},
                    {{"comar-let-it-ride", ".10E"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 8D(6)/1"}, "manual_shoe"},
                    {{"mlgca-let-it-ride", "ch. 9F/1"}, "hand"},
                    {{"mlgca-let-it-ride", "ch. 10E/1"}, "automated_shoe"},
                    {{"mlgca-run-em-twice", "ch. 8F(1)/1, ch. 8F(2)/1"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9D(1)/1, ch. 9D(2)/1"}, "hand"},
                    {{"mlgca-run-em-twice", "ch. 10C(1)/1"}, "automated_shoe"}});
    }
    void keepsWhoCountedTheStubAndWhat() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = dealt(ruleSet, method);
        const int stub = fixture.isLetItRide() ? 52 - 6 - 2 - 3 : 52 - 4 - 5;
        fixture.give(table::CountStub{kDealer, static_cast<std::uint8_t>(stub), {}});
        const auto* counted = fixture.told<events::StubCounted>();
        QVERIFY(counted != nullptr);
        QCOMPARE(int(counted->counted), stub);
        QCOMPARE(int(counted->expected), stub);
        QVERIFY(counted->by == kDealer.person);
        QVERIFY(!fixture.state().round->stubWrong);
    }

    void waitsWhenTheStubIsWrong_data() {
        addMethods({{{"comar-let-it-ride", ".08F"}, "manual_shoe"},
                    {{"comar-let-it-ride", ".09H"}, "hand"},
                    {{"comar-let-it-ride", ".10G"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 8F"}, "manual_shoe"},
                    {{"mlgca-let-it-ride", "ch. 9H"}, "hand"},
                    {{"mlgca-let-it-ride", "ch. 10G"}, "automated_shoe"},
                    {{"mlgca-run-em-twice", "ch. 8F(3)"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9D(3)"}, "hand"},
                    {{"mlgca-run-em-twice", "ch. 10C(2)"}, "automated_shoe"}});
    }
    void waitsWhenTheStubIsWrong() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = dealt(ruleSet, method);
        fixture.give(table::CountStub{kDealer, 11, {}});
        QVERIFY(fixture.state().round->stubWrong);
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::JudgeStub{kDealer, true});
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.state().round.has_value());
    }

    void voidsAMisdealtRound_data() {
        addMethods({{{"comar-let-it-ride", ".08F(1)"}, "manual_shoe"},
                    {{"comar-let-it-ride", ".09H(1)"}, "hand"},
                    {{"comar-let-it-ride", ".10G(1)"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 8F(1)"}, "manual_shoe"},
                    {{"mlgca-let-it-ride", "ch. 9H(1)"}, "hand"},
                    {{"mlgca-let-it-ride", "ch. 10G(1)"}, "automated_shoe"},
                    {{"mlgca-run-em-twice", "ch. 8F(4)"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9D(4)"}, "hand"},
                    {{"mlgca-run-em-twice", "ch. 10C(3)"}, "automated_shoe"}});
    }
    void voidsAMisdealtRound() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = dealt(ruleSet, method);
        fixture.give(table::CountStub{kDealer, 11, {}});
        fixture.give(table::JudgeStub{kFloor, true});
        const auto* voided = fixture.told<events::RoundVoided>();
        QVERIFY(voided != nullptr);
        QCOMPARE(voided->returns.size(), fixture.isLetItRide() ? std::size_t{6} : std::size_t{4});
        QVERIFY(!fixture.state().decks[0].mustLeave);
    }

    void sendsADeckAwayThatWasNotMisdealt_data() {
        addMethods({{{"comar-let-it-ride", ".08F(2)"}, "manual_shoe"},
                    {{"comar-let-it-ride", ".09H(2)"}, "hand"},
                    {{"comar-let-it-ride", ".10G(2)"}, "automated_shoe"},
                    {{"mlgca-let-it-ride", "ch. 8F(2)"}, "manual_shoe"},
                    {{"mlgca-let-it-ride", "ch. 9H(2)"}, "hand"},
                    {{"mlgca-let-it-ride", "ch. 10G(2)"}, "automated_shoe"},
                    {{"mlgca-run-em-twice", "ch. 8F(5)"}, "manual_shoe"},
                    {{"mlgca-run-em-twice", "ch. 9D(5)"}, "hand"},
                    {{"mlgca-run-em-twice", "ch. 10C(4)"}, "automated_shoe"}});
    }
    void sendsADeckAwayThatWasNotMisdealt() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        TableFixture fixture = dealt(ruleSet, method);
        fixture.give(table::CountStub{kDealer, 11, {}});
        fixture.give(table::JudgeStub{kFloor, false});
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        QVERIFY(fixture.state().decks[0].mustLeave == events::DeckRemovalReason::StubCount);
    }
};

QTEST_APPLESS_MAIN(TestDealingMethods)
#include "tst_dealing_methods.moc"
