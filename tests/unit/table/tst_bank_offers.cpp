#include "tests/unit/table/banked_table.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using core::Seat;

// Who banks the game: the offers, who takes and who gives up the bank. California, Round of
// Play 13.
class TestBankOffers : public QObject {
    Q_OBJECT

private slots:
    void isOfferedClockwiseAndNeverForced_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/1"}});
    }
    void isOfferedClockwiseAndNeverForced() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.prepare(events::DeckColour::Red, "D1");
        fixture.prepare(events::DeckColour::Blue, "D2");
        QVERIFY(fixture.told<events::BankOffered>()->seat == Seat{1});
        fixture.give(table::AcceptBank{{2}});
        QCOMPARE(fixture.refusalSection(), fixture.rules().bank->section);
        fixture.give(table::DeclineBank{{1}});
        QVERIFY(fixture.told<events::BankOffered>()->seat == Seat{2});
        fixture.give(table::AcceptBank{{2}});
        QVERIFY(fixture.told<events::BankPassed>()->to == Seat{2});
        QVERIFY(fixture.state().bank.holder == Seat{2});
    }

    void isOfferedAfterEveryTwoHands_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/1"}});
    }
    void isOfferedAfterEveryTwoHands() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wholeRound({1});
        QVERIFY(!fixture.state().bank.offeredTo);
        fixture.wholeRound({1});
        QVERIFY(fixture.state().bank.offeredTo == Seat{1}); // After seat 8 comes seat 1.
        fixture.bet(2, 500);
        fixture.give(table::AcceptBank{{1}});
        QVERIFY(fixture.state().bank.holder == Seat{1});
        fixture.give(table::PlaceBankWager{{1}, Cents{5000}});
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.refusal().empty());
    }

    // Chips are put down before anybody asks for the bank, also by whoever had it before.
    void isDeclinedByWhoeverHasBet_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/1"}});
    }
    void isDeclinedByWhoeverHasBet() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wholeRound({1, 2, 3});
        fixture.wholeRound({1, 2, 3});
        QVERIFY(fixture.state().bank.offeredTo == Seat{1});
        for (const int seat : {1, 2, 8})
            fixture.bet(seat, 500);
        fixture.give(table::AcceptBank{{1}});
        QCOMPARE(fixture.refusal(), std::string("that seat has bet against the bank"));
        QCOMPARE(fixture.refusalSection(), fixture.rules().bank->section);
        fixture.give(table::DeclineBank{{1}});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        fixture.give(table::DeclineBank{{2}});
        QVERIFY(fixture.state().bank.offeredTo == Seat{3});
        fixture.restart();
        fixture.give(table::AcceptBank{{3}});
        QVERIFY(fixture.state().bank.holder == Seat{3});
        fixture.lock({});
        QVERIFY(fixture.refusal().empty() && !fixture.state().round->question);
        fixture.deal();
        fixture.playOut();
        QVERIFY(fixture.told<events::RoundSettled>()->order == (std::vector<Seat>{{8}, {2}, {1}}));
    }

    // It came round to the one who had it, who has bet meanwhile.
    void isTakenAgainOnlyWithoutBets_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/1"}});
    }
    void isTakenAgainOnlyWithoutBets() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wholeRound({1});
        fixture.wholeRound({1});
        fixture.bet(8, 500);
        for (std::uint8_t seat = 1; seat <= 7; ++seat)
            fixture.give(table::DeclineBank{{seat}});
        fixture.give(table::AcceptBank{{8}});
        QVERIFY(!fixture.refusal().empty());
        fixture.bet(8, 0);
        fixture.give(table::AcceptBank{{8}});
        QVERIFY(fixture.refusal().empty() && fixture.state().bank.holder == Seat{8});
    }

    void comesRoundToTheHolderAndThenToNobody_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/1"}});
    }
    void comesRoundToTheHolderAndThenToNobody() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wholeRound({1});
        fixture.wholeRound({1});
        for (std::uint8_t seat = 1; seat <= 7; ++seat)
            fixture.give(table::DeclineBank{{seat}});
        QVERIFY(fixture.state().bank.offeredTo == Seat{8});
        fixture.give(table::DeclineBank{{8}});
        QVERIFY(fixture.told<events::BankPassed>()->to == std::nullopt);
        fixture.bet(3, 500);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(isMissed(fixture));
    }

    void mayBeGivenUpBetweenRounds() {
        TableFixture fixture = opened();
        fixture.give(table::DeclineBank{{8}});
        QVERIFY(fixture.told<events::BankPassed>() != nullptr);
        QVERIFY(fixture.state().bank.offeredTo == Seat{1});
        TableFixture busy = opened();
        busy.lock({1});
        busy.give(table::DeclineBank{{8}});
        QVERIFY(!busy.refusal().empty());
    }

    void namesWhoeverBanks() {
        TableFixture fixture = benchFor("california-let-it-ride");
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.prepare(events::DeckColour::Red, "D1");
        fixture.prepare(events::DeckColour::Blue, "D2");
        const auto player = named<events::PlayerId>("P-7");
        fixture.give(table::SeatPlayer{{4}, player});
        // The offer moves on from seats where nobody sits.
        QVERIFY(fixture.told<events::BankOffered>()->seat == Seat{4});
        fixture.give(table::AcceptBank{{4}});
        QVERIFY(fixture.told<events::BankAccepted>()->player == player);
        fixture.lock({1});
        fixture.deal();
        fixture.playOut();
        QVERIFY(fixture.told<events::BankSettled>()->player == player);
    }

    void isOfferedToNoEmptySeat_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/1"}});
    }
    void isOfferedToNoEmptySeat() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.give(table::SeatPlayer{{3}, named<events::PlayerId>("P-3")});
        fixture.give(table::SeatPlayer{{6}, named<events::PlayerId>("P-6")});
        fixture.wholeRound({3});
        fixture.wholeRound({3});
        QVERIFY(fixture.state().bank.offeredTo == Seat{3});
        fixture.give(table::DeclineBank{{3}});
        QVERIFY(fixture.state().bank.offeredTo == Seat{6});
        // Whoever sits where nobody was known to may answer yet.
        fixture.give(table::AcceptBank{{5}});
        QVERIFY(fixture.state().bank.holder == Seat{5});
        fixture.give(table::AcceptBank{{7}});
        QVERIFY(!fixture.refusal().empty());
    }

    void isGivenUpByWhoeverLeaves_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/1"}});
    }
    void isGivenUpByWhoeverLeaves() {
        QFETCH(QString, ruleSet);
        TableFixture between = opened(ruleSet);
        between.bet(1, 500);
        between.give(table::PlaceBankWager{{8}, Cents{5000}});
        between.give(table::ReportPlayerLeft{{8}});
        const auto* passed = between.told<events::BankPassed>();
        QVERIFY(passed != nullptr && !passed->to && passed->wagerReturned == Cents{5000});
        QVERIFY(!between.state().bank.holder && between.state().bank.offeredTo == Seat{1});
        TableFixture playing = opened(ruleSet);
        playing.lock({1});
        playing.deal();
        playing.give(table::ReportPlayerLeft{{8}});
        QVERIFY(playing.state().bank.holder == Seat{8}); // Its wager banks this hand.
        playing.playOut();
        QVERIFY(playing.told<events::BankSettled>() != nullptr);
        playing.endRound();
        QVERIFY(!playing.state().bank.holder && playing.state().bank.offeredTo == Seat{1});
    }

    // Somebody pressed the wrong seat, and puts it right while the hand is played.
    void isKeptByWhoeverIsNamedAgainInTheHand_data() {
        addRows({{"california-let-it-ride", "Round of Play 13/1"}});
    }
    void isKeptByWhoeverIsNamedAgainInTheHand() {
        QFETCH(QString, ruleSet);
        const auto ann = named<events::PlayerId>("P-8");
        const auto bob = named<events::PlayerId>("P-9");
        for (const auto& [sits, keeps] : {std::pair{ann, true}, std::pair{bob, false}})
            for (const bool leaves : {true, false}) {
                TableFixture fixture = opened(ruleSet);
                fixture.give(table::SeatPlayer{{8}, ann});
                fixture.lock({1});
                if (leaves)
                    fixture.give(table::ReportPlayerLeft{{8}});
                else
                    fixture.give(table::SeatPlayer{{8}, bob});
                fixture.give(table::SeatPlayer{{8}, sits});
                fixture.restart();
                fixture.deal();
                fixture.playOut();
                QVERIFY(fixture.told<events::BankSettled>()->player == ann);
                fixture.endRound();
                QCOMPARE(fixture.state().bank.holder.has_value(), keeps);
            }
    }

    void isForTheRoundThatIsOpenForBets() {
        TableFixture fixture = benchFor("california-let-it-ride");
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.prepare(events::DeckColour::Red, "D1");
        fixture.prepare(events::DeckColour::Blue, "D2");
        fixture.bet(3, 500);
        fixture.give(table::DeclineBank{{1}});
        fixture.give(table::AcceptBank{{2}});
        QCOMPARE(fixture.told<events::BankAccepted>()->nextRound.value, std::uint64_t{1});
    }

    void existsOnlyWhereAPlayerBanks() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        fixture.give(table::AcceptBank{{1}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::PlaceBankWager{{1}, Cents{100}});
        QVERIFY(!fixture.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestBankOffers)
#include "tst_bank_offers.moc"
