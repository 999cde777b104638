#include "tests/unit/table/rule_set_rows.h"

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// clauses: comar-let-it-ride .08C(1)(b), .08C(1)(c), .09A(3)(a)(ii), .09A(3)(a)(iii)
// clauses: comar-let-it-ride .09A(3)(c)(ii), .10A(1)(b)(ii), .10A(1)(b)(iii), .10A(1)(d)(ii)

// What the collected chips are counted against, and what becomes of a wager without a chip.
class TestChipCounts : public QObject {
    Q_OBJECT

private:
    // The seats bet and, as the sensors tell, make that side wager of $1.
    static TableFixture counted(const QString& ruleSet, Wager wager, const std::vector<int>& seats,
                                int chips, std::optional<std::uint16_t> lammers = {}) {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        for (const int seat : seats) {
            fixture.bet(seat, 500);
            fixture.wager(seat, wager, 100);
        }
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{wager, static_cast<std::uint16_t>(chips), lammers});
        return fixture;
    }
    static table::ResolveChipCount resolve(Wager wager, int agreed,
                                           std::vector<core::Seat> withdrawn = {}) {
        return {kFloor, wager, static_cast<std::uint16_t>(agreed), words("looked into"),
                std::move(withdrawn)};
    }
    static bool hasLine(const TableFixture& fixture, int seat, Wager wager) {
        for (const Recorded& entry : fixture.journal())
            if (const auto* settled = entry.event.as<events::SeatSettled>())
                if (settled->seat.number == seat)
                    return std::any_of(settled->lines.begin(), settled->lines.end(),
                                       [&](const auto& line) { return line.wager == wager; });
        return false;
    }

private slots:
    // A coin of an amount that was not filed contributed nothing, so nothing of it can be taken out
    // of a meter; it goes back as not allowed.
    void countsNoCoinThatIsNotAllowed_data() {
        addRows({{"comar-let-it-ride", ".08C(3)(b)"},
                 {"mlgca-let-it-ride", "ch. 8C(3)(b)"},
                 {"mlgca-run-em-twice", "ch. 8C(3)/1"}});
    }
    void countsNoCoinThatIsNotAllowed() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Progressive, 500);
        fixture.bet(2, 500);
        fixture.wager(2, Wager::Progressive, 300);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 2, {}});
        QVERIFY(fixture.told<events::ChipCountMismatched>() != nullptr);
        fixture.give(resolve(Wager::Progressive, 1, {{2}}));
        QVERIFY(!fixture.refusal().empty());
        fixture.give(resolve(Wager::Progressive, 1));
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("it goes back")});
        const auto* back = fixture.told<events::WagerWithdrawn>();
        QVERIFY(back != nullptr);
        QCOMPARE(int(back->seat.number), 2);
        QCOMPARE(back->cause, events::WithdrawalCause::NotAllowed);
    }

    // "… equals the number of Progressive Payout Wagers accepted by the progressive table game
    // system": lammers are not the system.
    void comparesProgressiveChipsWithTheSensorsAlone_data() {
        addRows({{"comar-let-it-ride", ".08C(3)(b)"},
                 {"mlgca-let-it-ride", "ch. 8C(3)(b)"},
                 {"mlgca-run-em-twice", "ch. 8C(3)/1"}});
    }
    void comparesProgressiveChipsWithTheSensorsAlone() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = counted(ruleSet, Wager::Progressive, {1, 4, 5}, 2, std::uint16_t{2});
        const auto* wrong = fixture.told<events::ChipCountMismatched>();
        QVERIFY2(wrong != nullptr, fixture.names().c_str());
        QCOMPARE(int(wrong->sensed), 3);
        QCOMPARE(int(wrong->counted), 2);
        fixture = counted(ruleSet, Wager::Progressive, {1, 4, 5}, 3, std::uint16_t{7});
        QVERIFY(fixture.told<events::ChipCountMatched>() != nullptr);
    }

    // No sensor told of anything: the system accepted none.
    void takesNoLammersForTheProgressiveWhereNoSensorTold() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 3, std::uint16_t{3}});
        const auto* wrong = fixture.told<events::ChipCountMismatched>();
        QVERIFY2(wrong != nullptr, fixture.names().c_str());
        QCOMPARE(int(wrong->sensed), 0);
        fixture.give(resolve(Wager::Progressive, 3));
        QVERIFY(!fixture.refusal().empty());
        fixture.give(resolve(Wager::Progressive, 0));
        QVERIFY(fixture.told<events::ChipCountResolved>() != nullptr);
    }

    void comparesFiveCardChipsWithLammersAndSensorsAlike() {
        const auto expected = [](int chips, std::uint16_t lammers) {
            const TableFixture fixture =
                counted("comar-let-it-ride", Wager::FiveCard, {1, 2}, chips, lammers);
            const auto* wrong = fixture.told<events::ChipCountMismatched>();
            return wrong != nullptr ? int(wrong->sensed) : -1;
        };
        QCOMPARE(expected(2, 2), -1);
        QCOMPARE(expected(2, 1), 1);
        QCOMPARE(expected(1, 1), 2); // Both bonuses would be settled.
        QCOMPARE(expected(3, 3), 2);
    }

    void takesAWagerThatWasNeverMadeOutOfTheRound_data() {
        addRows({{"comar-let-it-ride", ".08C(3)(b)"},
                 {"mlgca-let-it-ride", "ch. 8C(3)(b)"},
                 {"mlgca-run-em-twice", "ch. 8C(3)/1"}});
    }
    void takesAWagerThatWasNeverMadeOutOfTheRound() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = counted(ruleSet, Wager::Progressive, {1, 4, 5}, 2);
        fixture.give(resolve(Wager::Progressive, 2, {{4}}));
        QCOMPARE(fixture.names(), std::string("wager_withdrawn chip_count_resolved"));
        const auto* out = fixture.told<events::WagerWithdrawn>();
        QVERIFY(out->seat == core::Seat{4} && out->wager == Wager::Progressive);
        QVERIFY(out->amount == Cents{100} && out->by == kFloor.person);
        QVERIFY(out->cause == events::WithdrawalCause::NeverMade);
        QCOMPARE(out->section.value(),
                 fixture.rules().find(fixture.state().dealing)->chipCountSection);
        fixture.deal();
        fixture.playOut();
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        QVERIFY(hasLine(fixture, 1, Wager::Progressive) && hasLine(fixture, 5, Wager::Progressive));
        QVERIFY(!hasLine(fixture, 4, Wager::Progressive));
    }

    void namesEverySeatWhoseWagerWasNeverMade() {
        TableFixture fixture = counted("comar-let-it-ride", Wager::FiveCard, {1, 2, 3}, 1);
        fixture.give(resolve(Wager::FiveCard, 1, {{1}, {3}}));
        QCOMPARE(fixture.count<events::WagerWithdrawn>(), 2);
        QVERIFY(fixture.state().round->seat({2}).at(Wager::FiveCard) == Cents{100});
    }

    // What is agreed on is what is settled.
    void refusesAnAgreementThatIsNotWhatRemains() {
        TableFixture fixture = counted("comar-let-it-ride", Wager::Progressive, {1, 4, 5}, 2);
        const auto refused = [&](int agreed, std::vector<core::Seat> withdrawn, const char* why) {
            fixture.give(resolve(Wager::Progressive, agreed, std::move(withdrawn)));
            return fixture.refusal().find(why) != std::string::npos &&
                   fixture.refusalSection() ==
                       fixture.rules().find(fixture.state().dealing)->chipCountSection &&
                   fixture.last().size() == 1;
        };
        QVERIFY(refused(2, {}, "3 wagers remain: the seats"));
        QVERIFY(refused(1, {{4}}, "2 wagers remain: the seats"));
        QVERIFY(refused(2, {{2}}, "seat 2 has no such wager"));
        QVERIFY(refused(1, {{4}, {4}}, "seat 4 has no such wager"));
        QVERIFY(refused(2, {{12}}, "there is no such seat"));
        QVERIFY(refused(3, {{4}}, "2 wagers remain: a chip"));
        fixture.give(resolve(Wager::Progressive, 3));
        QCOMPARE(fixture.names(), std::string("chip_count_resolved"));
    }

    // It is the sensors that accept the wager: a chip they did not see goes back to the player.
    void takesNoChipForAWagerThatNoSensorAccepted() {
        TableFixture fixture = counted("mlgca-let-it-ride", Wager::Progressive, {1, 4}, 3);
        fixture.give(resolve(Wager::Progressive, 3));
        QVERIFY(fixture.refusal().find("goes back") != std::string::npos);
        fixture.give(resolve(Wager::Progressive, 2));
        QVERIFY(fixture.told<events::ChipCountResolved>() != nullptr);
    }

    // Lammers stand for what no sensor sees, not for what turned out never to have been made.
    void comparesFiveCardChipsWithTheSensorsAfterTheLastIsWithdrawn() {
        TableFixture fixture = counted("comar-let-it-ride", Wager::FiveCard, {1}, 0);
        fixture.give(resolve(Wager::FiveCard, 0, {{1}}));
        fixture.give(table::CountChips{Wager::FiveCard, 1, std::uint16_t{1}});
        QVERIFY(fixture.told<events::ChipCountMismatched>() != nullptr);
    }

    // Cards that nobody reported may have been played over the dispute.
    void settlesNothingWhileACountIsInDispute() {
        TableFixture fixture = counted("comar-let-it-ride", Wager::Progressive, {1, 2}, 1);
        fixture.playOut();
        QCOMPARE(fixture.count<events::RoundSettled>(), 0);
        fixture.give(resolve(Wager::Progressive, 1, {{2}}));
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        QVERIFY(!hasLine(fixture, 2, Wager::Progressive));
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void aVoidRoundReturnsOnlyWhatWasMade() {
        TableFixture fixture = counted("mlgca-let-it-ride", Wager::Progressive, {1, 2}, 1);
        fixture.give(resolve(Wager::Progressive, 1, {{2}}));
        fixture.give(table::VoidRound{kFloor, words("fire alarm")});
        for (const events::WagerAmount& back : fixture.told<events::RoundVoided>()->returns)
            QVERIFY(back.wager != Wager::Progressive || back.seat == core::Seat{1});
    }
};

QTEST_APPLESS_MAIN(TestChipCounts)
#include "tst_chip_counts.moc"
