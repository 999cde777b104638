#include "tests/unit/table/banked_table.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;

// What the player-dealer wagers, and what becomes of bets that nobody banks.
class TestBankWager : public QObject {
    Q_OBJECT

private slots:
    // The dealer has called: bets are locked, and nobody stands against them. What the
    // player-dealer does not cover goes back.
    void returnsEveryWagerWithoutAPlayerDealer_data() {
        addRows({{"california-let-it-ride", "Betting scheme 4/2, Round of Play 13/4"}});
    }
    void returnsEveryWagerWithoutAPlayerDealer() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wholeRound({1});
        fixture.wholeRound({1});
        fixture.bet(2, 500);
        fixture.give(table::CallNoMoreBets{}); // Seat 1 has not answered.
        QVERIFY(isMissed(fixture));
        fixture.wager(3, events::Wager::Bet1, 500);
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.give(table::AcceptBank{{1}});
        QVERIFY(!fixture.refusal().empty());
        fixture.deal(); // The cards are out all the same.
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::PlayedOutOfOrder);
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("go on")});
        const auto* voided = fixture.told<events::RoundVoided>();
        QVERIFY(voided != nullptr);
        QCOMPARE(voided->section.value(), fixture.rules().bank->section);
        QCOMPARE(voided->returns.size(), std::size_t{3});
    }

    void needsAWagerAboveNothingAndNoBets() {
        TableFixture fixture = opened();
        fixture.wager(8, events::Wager::Bet1, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().bank->section);
        fixture.bet(1, 500);
        fixture.give(table::PlaceBankWager{{8}, Cents{0}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::PlaceBankWager{{3}, Cents{100}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::PlaceBankWager{{8}, Cents{100}});
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::PlaceBankWager{{8}, Cents{200}});
        QVERIFY(!fixture.refusal().empty());
    }

    void mayTakeItsWagerBackUntilNoMoreBets_data() {
        addRows({{"california-let-it-ride", "Betting scheme 2/1"}});
    }
    void mayTakeItsWagerBackUntilNoMoreBets() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.bet(1, 500);
        const auto place = [&](std::int64_t cents) {
            fixture.give(table::PlaceBankWager{{8}, Cents{cents}});
            return fixture.refusal().empty() && fixture.state().round->bankWager == Cents{cents};
        };
        QVERIFY(place(5000) && place(200) && place(0));
        fixture.restart();
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(isMissed(fixture));
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("nobody banks")});
        QVERIFY(fixture.told<events::RoundVoided>()->bankReturned == Cents{});
        fixture.reshuffle();
        fixture.bet(1, 500);
        QVERIFY(place(5000) && place(0));
        fixture.give(table::DeclineBank{{8}}); // Its wager no longer lies there.
        QVERIFY(fixture.told<events::BankPassed>() != nullptr);
    }

    void keepsItsWagerAfterNoMoreBets_data() {
        addRows({{"california-let-it-ride", "Betting scheme 2/2"}});
    }
    void keepsItsWagerAfterNoMoreBets() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1});
        const Cents lies = fixture.state().round->bankWager;
        fixture.give(table::PlaceBankWager{{8}, Cents{}});
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.noMoreBets);
        fixture.deal();
        fixture.playOut();
        QVERIFY(fixture.told<events::BankSettled>()->wager == lies);
        fixture.give(table::PlaceBankWager{{8}, Cents{}}); // Takes what it has after the hand.
        QVERIFY(fixture.last().empty());
    }

    // A doubled message, winnings that are laid on the chips, and the chips that then go.
    void saysNothingAboutAWagerThatIsKnown_data() {
        addRows({{"california-let-it-ride", "Betting scheme 2/2"}});
    }
    void saysNothingAboutAWagerThatIsKnown() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        const auto lies = [&](std::int64_t cents, bool sensed = true) {
            fixture.give(table::PlaceBankWager{{8}, Cents{cents}, sensed});
            return fixture.last().empty();
        };
        QVERIFY(lies(0) && !lies(0, false)); // A person says that it has to be above nothing.
        fixture.bet(1, 500);
        QVERIFY(!lies(2000) && lies(2000) && lies(2000, false));
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(lies(2000) && !lies(2500) && !fixture.refusal().empty());
        fixture.deal();
        QVERIFY(lies(2000));
        fixture.playOut();
        QVERIFY(fixture.told<events::BankSettled>() != nullptr);
        QVERIFY(!lies(3500) && lies(3500) && !lies(0) && lies(0)); // For the next hand.
        QVERIFY(!lies(3500, false));                               // The next hand has not begun.
        fixture.endRound();
        QVERIFY(lies(0));
        fixture.give(table::PlaceBankWager{{3}, {}, true}); // No more lies where nobody banks.
        QVERIFY(fixture.last().empty());
    }

    void isFoundMissingWhereNobodyToldOfTheBets_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/2"}});
    }
    void isFoundMissingWhereNobodyToldOfTheBets() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.give(table::CallNoMoreBets{});
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::BankMissing);
        QCOMPARE(found->section.value(), fixture.rules().bank->section);
    }

    // "The players play against another player": not against themselves from another seat.
    void isNotBetAgainstByItsOwnPlayer_data() {
        addRows({{"california-let-it-ride", "Standards of play/1, Glossary: Player-dealer"}});
    }
    void isNotBetAgainstByItsOwnPlayer() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.give(table::SeatPlayer{{8}, named<events::PlayerId>("P-1")});
        fixture.give(table::SeatPlayer{{2}, named<events::PlayerId>("P-1")});
        fixture.wager(2, events::Wager::Bet1, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().bank->section);
    }

    void sendsBackTheBetsOfItsOwnPlayer_data() {
        QTest::addColumn<int>("last");
        QTest::newRow("the box is named last") << 2;
        QTest::newRow("the bank is named last") << 8;
    }
    void sendsBackTheBetsOfItsOwnPlayer() {
        QFETCH(int, last);
        TableFixture fixture = opened();
        const auto name = [&](int seat) {
            fixture.give(table::SeatPlayer{{static_cast<std::uint8_t>(seat)},
                                           named<events::PlayerId>("P-1")});
        };
        name(10 - last);
        fixture.bet(1, 500);
        fixture.bet(2, 500);
        name(last);
        fixture.give(table::PlaceBankWager{{8}, Cents{100'000}});
        fixture.give(table::CallNoMoreBets{});
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::WagerNotAllowed);
        QCOMPARE(found->section.value(), fixture.rules().bank->section);
        QVERIFY(fixture.state().round->question.has_value());
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("they go back")});
        QVERIFY(fixture.state().round->seat({2}).at(events::Wager::Bet3) == Cents{});
        QVERIFY(fixture.state().round->seat({1}).at(events::Wager::Bet3) == Cents{500});
    }

    void findsItsOwnPlayersBetsThatAreKnownLater() {
        TableFixture fixture = opened();
        fixture.lock({1, 2});
        fixture.give(table::SeatPlayer{{8}, named<events::PlayerId>("P-1")});
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        fixture.give(table::SeatPlayer{{2}, named<events::PlayerId>("P-1")});
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::WagerNotAllowed);
        QVERIFY(!fixture.state().round->question);
    }
};

QTEST_APPLESS_MAIN(TestBankWager)
#include "tst_bank_wager.moc"
