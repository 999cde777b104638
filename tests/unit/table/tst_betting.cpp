#include "tests/unit/table/dealing_rows.h"

#include <array>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// clauses: california-let-it-ride Betting scheme 1/2, Betting scheme 2/1, /2, Betting scheme 3/1
// clauses: california-let-it-ride Betting scheme 3/2, Dealing procedures 2
// clauses: comar-let-it-ride .07C, .07E(1), .07E(2), .08C(2), .09A(3)(b), .10A(1)(c)
// clauses: house-let-it-ride Wagers/5, /6, /8
// clauses: mlgca-let-it-ride ch. 2A(1), ch. 2C(2), ch. 7A/1, ch. 7C, ch. 7E(1), ch. 7E(2)
// clauses: mlgca-let-it-ride ch. 8C(2), ch. 11B(1)(a), ch. 11C(1)(a), ch. 11F/1
// clauses: mlgca-run-em-twice ch. 1B(1), ch. 2A(1), ch. 2B(6)(2), ch. 7C, ch. 7E(1)/1, ch. 7E(2)
// clauses: mlgca-run-em-twice ch. 8C(2)

class TestBetting : public QObject {
    Q_OBJECT

private:
    static TableFixture opened(const QString& ruleSet = "mlgca-let-it-ride") {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        return fixture;
    }

    // What the lock found wrong with the wagers; empty where it found nothing.
    static std::string faultSection(const TableFixture& fixture) {
        const auto* found = fixture.told<events::ComplianceFound>();
        return found != nullptr && found->kind == events::FindingKind::WagerNotAllowed
                   ? found->section.value()
                   : std::string();
    }

    // Locked all the same, and handed to the floorperson.
    static bool isHandedOver(const TableFixture& fixture) {
        return fixture.told<events::NoMoreBetsCalled>() != nullptr && fixture.refusal().empty() &&
               fixture.state().round->question == events::Irregularity::Other;
    }

private slots:
    void raisesAndLowersBeforeNoMoreBets() {
        TableFixture fixture = opened();
        fixture.wager(3, Wager::Bet1, 500);
        QVERIFY(fixture.told<events::RoundOpened>() != nullptr);
        fixture.wager(3, Wager::Bet1, 1500);
        QVERIFY(fixture.told<events::WagerPlaced>()->amount == Cents{1000});
        fixture.wager(3, Wager::Bet1, 700);
        QVERIFY(fixture.told<events::WagerTakenBack>()->amount == Cents{800});
        fixture.wager(3, Wager::Bet1, 700);
        QVERIFY(fixture.last().empty());
        QVERIFY(fixture.state().round->seat({3}).at(Wager::Bet1) == Cents{700});
    }

    void findsBetsThatAreNotEqualOrOutsideTheLimits_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("third");
        QTest::addColumn<bool>("right");
        const auto rows = [](const char* name, const char* ruleSet, int least, int most) {
            const auto row = [&](const char* what, int first, int second, int third, bool right) {
                QTest::newRow((std::string(name) + " " + what).c_str())
                    << QString(ruleSet) << first << second << third << right;
            };
            row("equal", least, least, least, true);
            row("unequal", least, least + 100, least, false);
            row("one missing", least, 0, least, false);
            row("last missing", least, least, 0, false);
            row("minimum", least - 1, least - 1, least - 1, false);
            row("maximum", most, most, most, true);
            row("above the maximum", most + 1, most + 1, most + 1, false);
        };
        rows("COMAR .07E(1)", "comar-let-it-ride", 500, 50000);
        rows("MLGCA ch. 7E(1)", "mlgca-let-it-ride", 500, 50000);
        rows("Twice ch. 7E(1)", "mlgca-run-em-twice", 500, 50000);
        rows("California Betting scheme 3", "california-let-it-ride", 500, 10000);
        rows("House Wagers", "house-let-it-ride", 100, 1000);
    }
    void findsBetsThatAreNotEqualOrOutsideTheLimits() {
        QFETCH(QString, ruleSet);
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(int, third);
        QFETCH(bool, right);
        TableFixture fixture = opened(ruleSet);
        fixture.bet(2, 1000);
        if (fixture.state().bank.holder)
            fixture.give(table::PlaceBankWager{*fixture.state().bank.holder, Cents{100'000}});
        const bool rides = fixture.isLetItRide();
        fixture.wager(1, rides ? Wager::Bet1 : Wager::Ante1, first);
        fixture.wager(1, rides ? Wager::Bet2 : Wager::Ante2,
                      rides ? second : third + second - first);
        if (rides)
            fixture.wager(1, Wager::Bet3, third);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
        const bool equal = first == second && second == third;
        QCOMPARE(faultSection(fixture),
                 right   ? std::string()
                 : equal ? fixture.rules().table.betLimitsSection
                         : fixture.rules().find(rules::WagerKind::Base)->section);
        QCOMPARE(isHandedOver(fixture), !right);
    }

    // Three of the documents leave the limits to the operator and do not speak of them.
    void citesTheLimitsWhereADocumentHasThem_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("section");
        QTest::newRow("COMAR") << "comar-let-it-ride"
                               << "";
        QTest::newRow("MLGCA") << "mlgca-let-it-ride"
                               << "";
        QTest::newRow("Twice") << "mlgca-run-em-twice"
                               << "";
        QTest::newRow("California") << "california-let-it-ride"
                                    << "California Let It Ride Bonus, Betting scheme 1";
        QTest::newRow("House") << "house-let-it-ride"
                               << "House rules, Wagers";
    }
    void citesTheLimitsWhereADocumentHasThem() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, section);
        QCOMPARE(benchFor(ruleSet).rules().table.betLimitsSection, section.toStdString());
    }

    // Cards go to those who made the wagers that the rules require.
    void leavesASeatWithUnequalBetsOutOfTheRound_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) {
            return rules.find(rules::WagerKind::Base)->section;
        });
    }
    void leavesASeatWithUnequalBetsOutOfTheRound() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        const Wager base = fixture.isLetItRide() ? Wager::Bet2 : Wager::Ante2;
        fixture.bet(1, 500);
        fixture.wager(1, base, 600);
        fixture.lock({2});
        QVERIFY(isHandedOver(fixture));
        fixture.wager(1, base, 700);
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.wager(3, base, 500);
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.give(table::RuleOnIrregularity{kDealer, std::nullopt, words("play")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("no cards to seat 1")});
        QVERIFY(fixture.told<events::WagerWithdrawn>()->cause ==
                events::WithdrawalCause::NotAllowed);
        for (const Wager wager : core::kEnumValues<Wager>)
            QVERIFY(fixture.state().round->seat({1}).at(wager) == Cents{});
        fixture.deal();
        QVERIFY(fixture.told<events::CardsDealt>() != nullptr);
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        fixture.playOut();
        QCOMPARE(fixture.count<events::SeatSettled>(), 1);
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void voidsARoundInWhichNobodyIsLeft() {
        TableFixture fixture = opened();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Bet2, 600);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("no cards to seat 1")});
        QCOMPARE(fixture.told<events::RoundVoided>()->returns.size(), std::size_t{3});
        QCOMPARE(fixture.told<events::RoundVoided>()->section.value(),
                 fixture.rules().find(rules::WagerKind::Base)->section);
    }

    // The meter takes filed amounts only, and refuses the whole of what a round tells it otherwise.
    void contributesNothingForAProgressiveWagerThatTakesNoPart() {
        TableFixture fixture = opened();
        for (const int seat : {1, 2, 3}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::Progressive, seat == 2 ? 200 : 100);
        }
        fixture.wager(3, Wager::Bet2, 600);
        fixture.give(table::CallNoMoreBets{});
        const auto* made = fixture.told<events::ContributionsMade>();
        QVERIFY(made != nullptr);
        QCOMPARE(made->wagers.size(), std::size_t{1});
        QVERIFY(made->wagers.front().seat == core::Seat{1});
        // Nor is it paid for, nor anything before it is ruled on.
        const auto declared = [&](std::uint8_t seat) {
            fixture.give(table::DeclareClaim{kFloor,
                                             {seat},
                                             Wager::Progressive,
                                             Cents{100},
                                             named<events::HandName>("royal_flush")});
            return fixture.told<events::ClaimRaised>() != nullptr;
        };
        QVERIFY(!declared(1) && !declared(3));
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("they go back")});
        QVERIFY(!declared(3));
        QVERIFY(declared(1));
        QVERIFY(fixture.told<events::ClaimRaised>()->envy.empty());
    }

    void voidsARoundWithUnequalBetsIfTheFloorpersonSaysSo() {
        TableFixture fixture = opened();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Bet2, 600);
        fixture.lock({2});
        fixture.give(
            table::RuleOnIrregularity{kFloor, events::Consequence::Void, words("all back")});
        QCOMPARE(fixture.told<events::RoundVoided>()->returns.size(), std::size_t{6});
    }

    void takesWagersOfSeatedPlayersOnly_data() {
        addRows({{"comar-let-it-ride", ".07B"},
                 {"mlgca-let-it-ride", "ch. 7B"},
                 {"mlgca-run-em-twice", "ch. 7B(1)"},
                 {"house-let-it-ride", "Wagers/3"}});
    }
    void takesWagersOfSeatedPlayersOnly() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        const Wager base = fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1;
        const int beyond = fixture.rules().table.positions + 1;
        fixture.wager(beyond, base, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.section);
        fixture.bet(1, 500);
        fixture.give(table::ReportPlayerLeft{{1}});
        fixture.wager(1, base, 1000);
        QVERIFY(!fixture.refusal().empty());
        fixture.bet(1, 0); // What lies there may be taken back.
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::SeatPlayer{{1}, named<events::PlayerId>("P2")});
        fixture.wager(1, base, 500);
        QVERIFY(fixture.refusal().empty());
    }

    void changesNoWagerAfterNoMoreBetsExceptAsTheGameAllows_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.noMoreBets; });
    }
    void changesNoWagerAfterNoMoreBetsExceptAsTheGameAllows() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1});
        const Wager lasting = fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante1;
        fixture.wager(1, lasting, 900); // Raised.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.wager(1, lasting, 0); // Withdrawn.
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(2, lasting, 500); // Placed.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        QVERIFY(fixture.state().round->seat({1}).at(lasting) == Cents{500});
        fixture.deal();
        const Wager first = fixture.isLetItRide() ? Wager::Bet1 : Wager::Run1;
        fixture.give(
            table::Decide{{1},
                          first,
                          fixture.isLetItRide() ? events::Choice::Withdraw : events::Choice::Bet,
                          static_cast<std::uint8_t>(fixture.isLetItRide() ? 0 : 2)});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.state().round->seat({1}).at(first) ==
                (fixture.isLetItRide() ? Cents{} : Cents{1000}));
    }

    void needsTheBaseWagersForASideWager_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("wager");
        const auto row = [](const Cited& cited, Wager wager) {
            const std::string tag = std::string(cited.ruleSet) + " " + std::string(cited.section);
            QTest::newRow(tag.c_str())
                << QString::fromStdString(std::string(cited.ruleSet)) << int(wager);
        };
        row({"comar-let-it-ride", ".07E(3)/2"}, Wager::FiveCard);
        row({"comar-let-it-ride", ".07E(4)/2"}, Wager::ThreeCard);
        row({"comar-let-it-ride", ".07E(5)/2"}, Wager::SixCard);
        row({"comar-let-it-ride", ".07E(6)(a)"}, Wager::Progressive);
        row({"mlgca-let-it-ride", "ch. 7E(3)/2"}, Wager::FiveCard);
        row({"mlgca-let-it-ride", "ch. 7E(4)/2"}, Wager::ThreeCard);
        row({"mlgca-let-it-ride", "ch. 7E(5)/2"}, Wager::SixCard);
        row({"mlgca-let-it-ride", "ch. 7E(6)(a)"}, Wager::Progressive);
    }
    void needsTheBaseWagersForASideWager() {
        QFETCH(QString, ruleSet);
        QFETCH(int, wager);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wager(1, static_cast<Wager>(wager), 100);
        fixture.lock({2});
        QVERIFY(isHandedOver(fixture));
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("it goes back")});
        QVERIFY(fixture.told<events::WagerWithdrawn>()->wager == static_cast<Wager>(wager));
    }

    void findsSideWagersOfAnotherAmount_data() {
        QTest::addColumn<int>("wager");
        QTest::addColumn<int>("cents");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("five card $1") << int(Wager::FiveCard) << 100 << true;
        QTest::newRow("five card $2") << int(Wager::FiveCard) << 200 << false;
        QTest::newRow("progressive $5") << int(Wager::Progressive) << 500 << true;
        QTest::newRow("progressive $2") << int(Wager::Progressive) << 200 << false;
    }
    void findsSideWagersOfAnotherAmount() {
        QFETCH(int, wager);
        QFETCH(int, cents);
        QFETCH(bool, accepted);
        TableFixture fixture = opened();
        fixture.bet(1, 500);
        fixture.wager(1, static_cast<Wager>(wager), cents);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(isHandedOver(fixture), !accepted);
        if (accepted)
            return;
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("it goes back")});
        const table::SeatState& seat = fixture.state().round->seat({1});
        QVERIFY(seat.at(static_cast<Wager>(wager)) == Cents{});
        QVERIFY(seat.at(Wager::Bet3) == Cents{500}); // The base wagers play.
    }

    void keepsSideWagersWithinTheFiledLimits_data() {
        QTest::addColumn<int>("cents");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("below") << 499 << false;
        QTest::newRow("least") << 500 << true;
        QTest::newRow("most") << 1000 << true;
        QTest::newRow("above") << 1001 << false;
    }
    void keepsSideWagersWithinTheFiledLimits() {
        QFETCH(int, cents);
        QFETCH(bool, accepted);
        TableFixture fixture{makeSetup(submissionText("comar-let-it-ride") +
                                       "[limits.six_card]\nmin = 500\nmax = 1000\n")};
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::SixCard, cents);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(isHandedOver(fixture), !accepted);
    }

    void refusesWagersThatAreNotOffered_data() { addEveryRuleSet("not offered"); }
    void refusesWagersThatAreNotOffered() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wager(1, fixture.isLetItRide() ? Wager::UltimatePairs : Wager::SixCard, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, fixture.isLetItRide() ? Wager::Ante1 : Wager::Bet1, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(9, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(0, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, -1);
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(!fixture.state().round);
    }

    void allowsAsManyAdjacentBoxesAsTheOperatorStates_data() {
        addRows({{"mlgca-let-it-ride", "ch. 7F"}});
    }
    void allowsAsManyAdjacentBoxesAsTheOperatorStates() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        const auto player = named<events::PlayerId>("P1");
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}, core::Seat{5}})
            fixture.give(table::SeatPlayer{seat, player});
        fixture.bet(1, 500);
        fixture.wager(5, Wager::Bet1, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.adjacentBoxesSection);
        fixture.bet(2, 500);
        QVERIFY(fixture.refusal().empty());
        fixture.wager(3, Wager::Bet1, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.adjacentBoxesSection);
        fixture.bet(6, 500); // Nobody known sits there.
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.refusal().empty());
    }

    void takesAdjacentBoxesInAnyOrder_data() {
        addRows({{"comar-let-it-ride", ".07F/2"}, {"mlgca-let-it-ride", "ch. 7F"}});
    }
    void takesAdjacentBoxesInAnyOrder() {
        QFETCH(QString, ruleSet);
        for (const bool between : {true, false}) {
            TableFixture fixture{makeSetup(with(submissionText(ruleSet.toStdString()),
                                                "adjacent_boxes = 2", "adjacent_boxes = 3"))};
            fixture.open();
            for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}})
                fixture.give(table::SeatPlayer{seat, named<events::PlayerId>("P1")});
            for (const int seat : {1, 3}) {
                fixture.bet(seat, 500);
                QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            }
            if (between)
                fixture.bet(2, 500);
            fixture.give(table::CallNoMoreBets{});
            QCOMPARE(fixture.state().round->question.has_value(), !between);
            fixture.give(table::VoidRound{kFloor, words("fire alarm")});
            QCOMPARE(fixture.told<events::RoundVoided>()->returns.size(),
                     between ? std::size_t{9} : std::size_t{6});
        }
    }

    void findsBoxesThatAreNoLongerAdjacentAtTheLock() {
        TableFixture fixture{makeSetup(
            with(submissionText("mlgca-let-it-ride"), "adjacent_boxes = 2", "adjacent_boxes = 3"))};
        fixture.open();
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}}) {
            fixture.give(table::SeatPlayer{seat, named<events::PlayerId>("P1")});
            fixture.bet(seat.number, 500);
        }
        fixture.bet(2, 0);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(faultSection(fixture), fixture.rules().table.adjacentBoxesSection);
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("let it be")});
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Bet3) == Cents{500});
        QVERIFY(fixture.state().round->seat({3}).at(Wager::Bet3) == Cents{500});
    }

    void findsBoxesThatTurnOutToBeOnePlayersAfterTheLock_data() {
        addRows({{"comar-let-it-ride", ".07F/2"}, {"mlgca-let-it-ride", "ch. 7F"}});
    }
    void findsBoxesThatTurnOutToBeOnePlayersAfterTheLock() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(with(submissionText(ruleSet.toStdString()),
                                            "adjacent_boxes = 2", "adjacent_boxes = 1"))};
        QCOMPARE(fixture.state().submission().adjacentBoxes, 1);
        fixture.open();
        fixture.give(table::SeatPlayer{{1}, named<events::PlayerId>("P-1")});
        fixture.lock({1, 2});
        QVERIFY(faultSection(fixture).empty());
        fixture.give(table::SeatPlayer{{4}, named<events::PlayerId>("P-1")}); // No bets there.
        QVERIFY(faultSection(fixture).empty());
        fixture.give(table::SeatPlayer{{2}, named<events::PlayerId>("P-1")});
        QCOMPARE(faultSection(fixture), fixture.rules().table.adjacentBoxesSection);
        QVERIFY(!fixture.state().round->question); // It was settled at "no more bets".
        fixture.deal();
        QVERIFY(fixture.refusal().empty());
    }

    // Run 'Em Twice leaves the five-card bonus on the layout (ch. 11H); Let It Ride collects it.
    void takesCollectedChipsForWhatTheyAre_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("wager");
        QTest::addColumn<bool>("collected");
        const auto row = [](const Cited& cited, const char* method, Wager wager, bool collected) {
            const std::string tag = std::string(cited.ruleSet) + " " + std::string(cited.section);
            QTest::newRow(tag.c_str()) << QString::fromStdString(std::string(cited.ruleSet))
                                       << QString(method) << int(wager) << collected;
        };
        row({"comar-let-it-ride", ".08C(1)(a)"}, "manual_shoe", Wager::FiveCard, true);
        row({"comar-let-it-ride", ".08C(3)(a)"}, "manual_shoe", Wager::Progressive, true);
        row({"comar-let-it-ride", ".09A(3)(a)(i)"}, "hand", Wager::FiveCard, true);
        row({"comar-let-it-ride", ".09A(3)(c)(i)"}, "hand", Wager::Progressive, true);
        row({"comar-let-it-ride", ".10A(1)(b)(i)"}, "automated_shoe", Wager::FiveCard, true);
        row({"comar-let-it-ride", ".10A(1)(d)(i)"}, "automated_shoe", Wager::Progressive, true);
        row({"mlgca-let-it-ride", "ch. 8C(1)(a)"}, "manual_shoe", Wager::FiveCard, true);
        row({"mlgca-let-it-ride", "ch. 8C(3)(a)"}, "manual_shoe", Wager::Progressive, true);
        row({"mlgca-let-it-ride", "ch. 9A(3)(a)(i)"}, "hand", Wager::FiveCard, true);
        row({"mlgca-let-it-ride", "ch. 9A(3)(c)(i)"}, "hand", Wager::Progressive, true);
        row({"mlgca-let-it-ride", "ch. 10A(1)(b)(i)"}, "automated_shoe", Wager::FiveCard, true);
        row({"mlgca-let-it-ride", "ch. 10A(1)(d)(i)"}, "automated_shoe", Wager::Progressive, true);
        row({"mlgca-let-it-ride", "ch. 7D"}, "manual_shoe", Wager::ThreeCard, false);
        row({"mlgca-run-em-twice", "ch. 8C(3)/1"}, "manual_shoe", Wager::Progressive, true);
        row({"mlgca-run-em-twice", "ch. 7D/2"}, "manual_shoe", Wager::FiveCard, false);
    }
    void takesCollectedChipsForWhatTheyAre() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        QFETCH(int, wager);
        QFETCH(bool, collected);
        TableFixture fixture = openedFor(ruleSet, method);
        fixture.bet(1, 500);
        fixture.wager(1, static_cast<Wager>(wager), 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.wager(1, static_cast<Wager>(wager), 0);
        QCOMPARE(fixture.told<events::WagerCollected>() != nullptr, collected);
        QCOMPARE(fixture.refusal().empty(), collected);
        QVERIFY(fixture.state().round->seat({1}).at(static_cast<Wager>(wager)) == Cents{100});
        if (!collected)
            return;
        fixture.wager(1, static_cast<Wager>(wager), 0);
        QVERIFY(fixture.last().empty());
        fixture.wager(1, static_cast<Wager>(wager), 100); // Put there again.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
    }

    void takesABetThatIsTakenUpForTheDecision_data() {
        addRows({{"comar-let-it-ride", ".11B(1)(b)/1, /2, .11C(1)(b), .11C(1)(b)(ii)"},
                 {"mlgca-let-it-ride", "ch. 11B(1)(b)/1, /2, ch. 11C(1)(b), ch. 11C(1)(b)(ii)"},
                 {"california-let-it-ride", "Round of Play 3b/1, /2, Round of Play 5b/1, /2"},
                 {"house-let-it-ride",
                  "Procedures for completion of each round of play/8, /9, /19, /20"}});
    }
    void takesABetThatIsTakenUpForTheDecision() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1, 2});
        fixture.wager(1, Wager::Bet1, 0); // No cards yet.
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.noMoreBets);
        fixture.deal();
        fixture.wager(1, Wager::Bet1, 0);
        QVERIFY(fixture.told<events::DecisionMade>()->choice == events::Choice::Withdraw);
        fixture.give(table::Decide{{1}, Wager::Bet1, events::Choice::Withdraw, 0});
        QVERIFY(fixture.last().empty());
        fixture.give(table::Decide{{2}, Wager::Bet1, events::Choice::Withdraw, 0});
        fixture.wager(2, Wager::Bet1, 500); // Its chips are still there.
        QVERIFY(fixture.last().empty());
        fixture.wager(2, Wager::Bet1, 0);
        QCOMPARE(fixture.names(), std::string("decision_made"));
        QVERIFY(fixture.told<events::DecisionMade>()->sensed);
        QVERIFY(fixture.told<events::DecisionMade>()->amount == Cents{});
        fixture.wager(2, Wager::Bet1, 0);
        QVERIFY(fixture.last().empty());
        for (const int seat : {1, 2}) { // Put back: a bet that comes late.
            fixture.wager(seat, Wager::Bet1, 500);
            QVERIFY(fixture.told<events::LateWagerRefused>()->amount == Cents{500});
        }
        fixture.community(1, "2s");
        fixture.give(table::Decide{{1}, Wager::Bet2, events::Choice::Ride, 0});
        fixture.wager(1, Wager::Bet2, 0); // Rides.
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.noMoreBets);
    }

    void takesLostChipsForCollected() {
        TableFixture fixture = opened();
        fixture.bet(1, 500);
        fixture.bet(2, 500);
        fixture.wager(2, Wager::ThreeCard, 500);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "2s");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "7h");
        fixture.show(2, "3s 3d 9h");
        fixture.wager(2, Wager::Bet3, 0); // A pair of threes loses the bet ...
        QVERIFY(fixture.told<events::WagerCollected>()->amount == Cents{500});
        fixture.wager(2, Wager::ThreeCard, 3000); // ... and wins the bonus: paid beside it ...
        QVERIFY(fixture.last().empty());
        fixture.wager(2, Wager::Bet3, 500); // No bet is made any more.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.wager(2, Wager::ThreeCard, 0); // ... and taken by the player.
        QVERIFY(fixture.last().empty());
        fixture.wager(1, Wager::Bet3, 0); // Not turned yet.
        QVERIFY(!fixture.refusal().empty());
        fixture.show(1, "4s 5d 9c");
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        fixture.wager(1, Wager::Bet3, 0);
        QVERIFY(fixture.told<events::WagerCollected>() != nullptr);
    }

    void takesTheChipsOfAFoldForCollected_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11B(2)(a)/2, ch. 11D(1)(a)/2, ch. 11F(1)(a)/2"}});
    }
    void takesTheChipsOfAFoldForCollected() {
        QFETCH(QString, ruleSet);
        const std::array stages{Wager::Run1, Wager::Run2, Wager::Center};
        const std::array<const char*, 2> boards{"2s 7h", "4d 9c"};
        for (std::size_t folds = 0; folds < stages.size(); ++folds) {
            TableFixture fixture = opened(ruleSet);
            fixture.bet(1, 500);
            fixture.bet(2, 500);
            fixture.wager(1, Wager::FiveCard, 500);
            fixture.give(table::CallNoMoreBets{});
            fixture.deal();
            std::vector lost{Wager::Ante1, Wager::Ante2};
            for (std::size_t stage = 0; stage < folds; ++stage) {
                fixture.decideAll(stages[stage], events::Choice::Bet, 2);
                fixture.community(static_cast<int>(1 + 2 * stage), boards[stage]);
                lost.push_back(stages[stage]);
            }
            fixture.wager(1, Wager::Ante1, 0);
            QVERIFY(!fixture.refusal().empty());
            fixture.give(table::Decide{{1}, stages[folds], events::Choice::Fold, 0});
            for (const Wager wager : lost) {
                fixture.wager(1, wager, 0);
                QVERIFY(fixture.told<events::WagerCollected>() != nullptr);
            }
            fixture.wager(1, Wager::FiveCard, 0); // Stays until it is settled.
            QVERIFY(!fixture.refusal().empty());
        }
    }

    void refusesAndRecordsACoinAfterNoMoreBets_data() {
        addRows({{"comar-let-it-ride", ".02C(2), .07D"},
                 {"mlgca-let-it-ride", "ch. 7D"},
                 {"mlgca-run-em-twice", "ch. 7D/1"}});
    }
    void refusesAndRecordsACoinAfterNoMoreBets() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1});
        QVERIFY(fixture.state().progressiveLocked());
        fixture.wager(1, Wager::Progressive, 500);
        const auto* late = fixture.told<events::LateWagerRefused>();
        QVERIFY(late != nullptr && late->amount == Cents{500});
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Progressive) == Cents{});
        const Wager base = fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante1;
        fixture.wager(1, base, 900);
        QVERIFY(fixture.told<events::LateWagerRefused>()->amount == Cents{400});
        fixture.wager(1, base, 100);
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.noMoreBets);
        fixture.wager(1, base, 500);
        QVERIFY(fixture.last().empty());
        fixture.endRound();
        QVERIFY(!fixture.state().progressiveLocked());
    }

    void locksWithNothingButTheButton_data() { addEveryRuleSet("only a lock button"); }
    void locksWithNothingButTheButton() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(!fixture.refusal().empty());
        fixture.endRound();
        const auto* completed = fixture.told<events::RoundCompleted>();
        QVERIFY(completed != nullptr && !completed->settled);
        QCOMPARE(completed->missing.value(), std::string("wagers"));
    }
};

QTEST_APPLESS_MAIN(TestBetting)
#include "tst_betting.moc"
