#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using core::Seat;

// clauses: california-let-it-ride Standards of play/1, /2, Type of gaming table/2
// clauses: california-let-it-ride Round of Play 4/2, Round of Play 6/2, Round of Play 10/3
// clauses: california-let-it-ride Glossary: Community Card, Glossary: Player-dealer
// clauses: california-let-it-ride Glossary: Round of Play, Glossary: Seated-positions
// clauses: california-let-it-ride Wagering Limits and Collection Fees/5

// California, Round of Play 13 unless said otherwise.
class TestBank : public QObject {
    Q_OBJECT

private:
    static TableFixture opened(const QString& ruleSet = "california-let-it-ride") {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        return fixture;
    }

    // Two players who win 1 to 1 on three bets of 500, against a bank of 600.
    static void playWinners(TableFixture& fixture) {
        fixture.bet(1, 500);
        fixture.bet(2, 500);
        fixture.give(table::PlaceBankWager{{8}, Cents{600}});
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(events::Wager::Bet1, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("2s")});
        fixture.decideAll(events::Wager::Bet2, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 2, cardsOf("7h")});
        fixture.show(2, "As Ad 9c");
        fixture.show(1, "Ks Kd 8c");
    }
    static const events::SeatSettled* seatOf(const TableFixture& fixture, int seat) {
        for (const auto& event : fixture.last())
            if (const auto* settled = event.as<events::SeatSettled>();
                settled != nullptr && settled->seat.number == seat)
                return settled;
        return nullptr;
    }

    static bool isMissed(const TableFixture& fixture) {
        const auto* found = fixture.told<events::ComplianceFound>();
        return fixture.told<events::NoMoreBetsCalled>() != nullptr && found != nullptr &&
               found->kind == events::FindingKind::BankMissing &&
               found->section.value() == fixture.rules().bank->section &&
               fixture.state().round->question.has_value();
    }

private slots:
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
        fixture.deal();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("go on")});
        const auto* voided = fixture.told<events::RoundVoided>();
        QVERIFY(voided != nullptr);
        QCOMPARE(voided->section.value(), fixture.rules().bank->section);
        QCOMPARE(voided->returns.size(), std::size_t{3});
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

    void neitherLosesNorWinsMoreThanItsWager_data() {
        addRows({{"california-let-it-ride",
                  "Betting scheme 4/1, Round of Play 11/2, Round of Play 13/3"}});
    }
    void neitherLosesNorWinsMoreThanItsWager() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        playWinners(fixture);
        const auto* bank = fixture.told<events::BankSettled>();
        QVERIFY(bank != nullptr);
        QVERIFY(bank->paid == Cents{600} && bank->collected == Cents{});
        QVERIFY(bank->seat == Seat{8});
    }

    void returnsWhatItDoesNotCover_data() {
        addRows({{"california-let-it-ride", "Betting scheme 4/2, Round of Play 13/4"}});
    }
    void returnsWhatItDoesNotCover() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        playWinners(fixture);
        // Seat 2 comes first and takes the 600 there are; nothing is left for seat 1.
        const events::SeatSettled* first = seatOf(fixture, 2);
        const events::SeatSettled* second = seatOf(fixture, 1);
        QVERIFY(first != nullptr && second != nullptr);
        QVERIFY(first->totalPaid == Cents{600});
        QVERIFY(second->totalPaid == Cents{});
        QVERIFY(second->totalReturned == Cents{3 * 500});
        for (const auto& line : second->lines)
            QVERIFY(line.result == events::LineResult::Returned);
    }

    void leavesTheHouseOutOfTheOutcome_data() {
        addRows({{"california-let-it-ride", "Round of Play 11/1, /3, /4"}});
    }
    void leavesTheHouseOutOfTheOutcome() {
        QFETCH(QString, ruleSet);
        // What players win the bank pays, what they lose the bank collects; the house has its fees.
        TableFixture winners = opened(ruleSet);
        playWinners(winners);
        TableFixture losers = opened(ruleSet);
        losers.lock({1, 2});
        losers.deal();
        losers.playOut();
        for (TableFixture* fixture : {&winners, &losers}) {
            Cents paid;
            Cents collected;
            for (const int seat : {1, 2}) {
                const events::SeatSettled* settled = seatOf(*fixture, seat);
                QVERIFY(settled != nullptr);
                paid += settled->totalPaid;
                for (const auto& line : settled->lines)
                    if (line.result == events::LineResult::Lose)
                        collected += line.stake - line.returned;
            }
            const auto* bank = fixture->told<events::BankSettled>();
            QVERIFY(bank->paid == paid);
            QVERIFY(bank->collected == collected);
        }
    }

    void collectsAFeePerBetAndPerHand_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/3, /4"}});
    }
    void collectsAFeePerBetAndPerHand() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1, 2});
        int perBet = 0;
        Cents sum;
        for (const auto& event : fixture.last()) // At "no more bets", whatever follows.
            if (const auto* fee = event.as<events::FeeCollected>()) {
                const bool bets = fee->kind == events::FeeKind::PerBet;
                perBet += bets ? 1 : 0;
                QVERIFY(fee->rate == Cents{bets ? 100 : 200} && int{fee->count} == (bets ? 3 : 1));
                sum += fee->amount;
            }
        QCOMPARE(perBet, 2);
        QVERIFY(sum == Cents{2 * 3 * 100 + 200});
        fixture.deal();
        fixture.playOut();
        QVERIFY(fixture.told<events::FeeCollected>() == nullptr);
        QVERIFY(fixture.told<events::RoundSettled>()->fees == sum);
    }

    // Seat 1 has unequal bets, which go back.
    void takesNoFeeForBetsThatTakeNoPart_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/3"}});
    }
    void takesNoFeeForBetsThatTakeNoPart() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.bet(1, 500);
        fixture.wager(1, events::Wager::Bet2, 600);
        fixture.lock({2});
        int perBet = 0;
        for (const auto& event : fixture.last())
            if (const auto* fee = event.as<events::FeeCollected>();
                fee != nullptr && fee->kind == events::FeeKind::PerBet) {
                QVERIFY(fee->seat == Seat{2});
                ++perBet;
            }
        QCOMPARE(perBet, 1);
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("no cards to seat 1")});
        QVERIFY(fixture.told<events::WagerWithdrawn>() != nullptr);
        QVERIFY(fixture.told<events::FeeReturned>() == nullptr);
    }

    // Nobody banks a hand while the bank is offered on, whoever held it before.
    void takesNoFeeForAHandThatNobodyBanks_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/4"}});
    }
    void takesNoFeeForAHandThatNobodyBanks() {
        QFETCH(QString, ruleSet);
        for (const bool betsTold : {true, false}) {
            TableFixture fixture = opened(ruleSet);
            fixture.wholeRound({1, 2});
            fixture.wholeRound({1, 2});
            QVERIFY(fixture.state().bank.offeredTo);
            if (betsTold)
                fixture.bet(2, 500);
            fixture.give(table::CallNoMoreBets{});
            QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
            QVERIFY(fixture.told<events::FeeCollected>() == nullptr);
        }
    }

    void returnsTheFeesOfAVoidHand_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/3, /4"}});
    }
    void returnsTheFeesOfAVoidHand() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1});
        fixture.give(table::VoidRound{kFloor, words("fire alarm")});
        Cents sum;
        for (const auto& event : fixture.last())
            if (const auto* fee = event.as<events::FeeReturned>())
                sum += fee->amount;
        QVERIFY(sum == Cents{3 * 100 + 200});
    }

    void paysNothingByAClaim_data() { addRows({{"california-let-it-ride", "Round of Play 13/5"}}); }
    void paysNothingByAClaim() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.bet(1, 5000);
        fixture.give(table::PlaceBankWager{{8}, Cents{90'000'000}});
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.give(table::DeclareClaim{kFloor,
                                         {1},
                                         events::Wager::Bet1,
                                         Cents{5000},
                                         named<events::HandName>("royal_flush"),
                                         {}});
        QCOMPARE(fixture.refusal(),
                 std::string("the player-dealer pays it, and the house nothing"));
        fixture.decideAll(events::Wager::Bet1, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("Js")});
        fixture.decideAll(events::Wager::Bet2, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 2, cardsOf("Ts")});
        fixture.show(1, "As Ks Qs");
        QVERIFY(fixture.told<events::ClaimRaised>() == nullptr);
        QVERIFY(fixture.told<events::BankSettled>()->paid == Cents{3 * 5000 * 1000});
        QVERIFY(seatOf(fixture, 1)->totalPaid == Cents{3 * 5000 * 1000});
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

    void settlesFromTheActionSeat_data() {
        addRows({{"california-let-it-ride", "Glossary: Action"}});
    }
    void settlesFromTheActionSeat() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.give(table::TellActionSeat{{2}});
        fixture.lock({1, 2, 5});
        fixture.deal();
        fixture.playOut();
        QVERIFY(fixture.told<events::RoundSettled>()->order == (std::vector<Seat>{{2}, {1}, {5}}));
        fixture.give(table::TellActionSeat{{5}});
        QVERIFY(!fixture.refusal().empty());
        TableFixture house = benchFor("house-let-it-ride");
        house.open();
        house.give(table::TellActionSeat{{2}});
        QVERIFY(!house.refusal().empty());
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

    void turnsTwoOfItsThreeCardsIntoTheBoard_data() {
        addRows(
            {{"california-let-it-ride", "Dealing procedures 3b/1, Dealing procedures 3c/1, /2"}});
    }
    void turnsTwoOfItsThreeCardsIntoTheBoard() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1});
        fixture.give(table::DealReported{
            {},
            {{events::Place::Player, Seat{1}, 3}, {events::Place::PlayerDealer, Seat{8}, 3}},
            true});
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        fixture.decideAll(events::Wager::Bet1, events::Choice::Ride);
        fixture.decideAll(events::Wager::Bet2, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 3, cardsOf("2s")});
        QVERIFY(!fixture.refusal().empty()); // The third stays unexposed.
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("2s 7h")});
        QVERIFY(fixture.state().round->board[1].has_value());
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

QTEST_APPLESS_MAIN(TestBank)
#include "tst_bank.moc"
