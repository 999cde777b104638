#include "shared/table/finding_detail.h"
#include "tests/unit/table/banked_table.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using core::Seat;
using events::CardFace;
using events::FindingKind;
using events::Place;
using events::Wager;
using table::DeckStep;

// Breaches that only the table's own record shows.
class TestBreaches : public QObject {
    Q_OBJECT

private:
    static const events::ComplianceFound* found(const TableFixture& fixture, FindingKind kind) {
        for (const events::Event& event : fixture.last())
            if (const auto* one = event.as<events::ComplianceFound>();
                one != nullptr && one->kind == kind)
                return one;
        return nullptr;
    }
    static events::PlayerId player(std::string_view name) { return named<events::PlayerId>(name); }
    static void cover(TableFixture& fixture, std::string_view device) {
        fixture.give(table::MarkOutOfOrder{kDealer, named<events::DeviceId>(device),
                                           events::OutOfOrderSign::Covered});
    }
    // Ann banks two hands at seat 8 and sits at seat 1 besides; Bob sits at seat 4.
    static TableFixture bankedTwice(const QString& ruleSet) {
        TableFixture fixture = opened(ruleSet);
        fixture.give(table::SeatPlayer{{8}, player("ann")});
        fixture.give(table::SeatPlayer{{4}, player("bob")});
        fixture.wholeRound({4});
        fixture.wholeRound({4});
        return fixture;
    }

private slots:
    // The deal of a deck that has to leave is refused; cards of it that are played are asked about.
    void asksAboutARoundPlayedWithADeckThatMustLeave_data() {
        addRows({{"comar-let-it-ride", ".05E(2)"}, {"mlgca-let-it-ride", "ch. 5E(2)"}});
    }
    void asksAboutARoundPlayedWithADeckThatMustLeave() {
        QFETCH(QString, ruleSet);
        for (const bool voided : {false, true}) {
            TableFixture fixture = lockedFor(ruleSet, {1});
            const events::DeckColour deck = fixture.state().round->deck;
            fixture.give(table::OrderShuffle{kFloor, deck, words("a card fell")});
            fixture.give(table::ShuffleFinished{deck, 50});
            QVERIFY(fixture.state().find(deck)->mustLeave.has_value());
            fixture.deal();
            QVERIFY(!fixture.refusal().empty());
            fixture.give(table::Decide{{1}, events::Wager::Bet1, events::Choice::Ride, 0});
            QVERIFY(fixture.state().round->question == events::Irregularity::Other);
            if (voided) {
                fixture.give(table::RuleOnIrregularity{kFloor, events::Consequence::Void,
                                                       words("the deck is not whole")});
                QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
                continue;
            }
            fixture.give(table::RuleOnIrregularity{kFloor, {}, words("play on")});
            fixture.community(1, "2s");
            QVERIFY(!fixture.state().round->question); // Asked once.
            fixture.give(table::Decide{{1}, events::Wager::Bet2, events::Choice::Ride, 0});
            fixture.community(2, "7h");
            fixture.show(1, "Ts Td 4d");
            QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
        }
    }

    void areABankThatChangesOnlyTheChair_data() {
        addRows({{"california-let-it-ride", "Standards of play/2, Round of Play 13/1"}});
    }
    void areABankThatChangesOnlyTheChair() {
        QFETCH(QString, ruleSet);
        TableFixture both = opened(ruleSet);
        both.give(table::SeatPlayer{{8}, player("ann")});
        both.give(table::SeatPlayer{{1}, player("ann")});
        both.give(table::SeatPlayer{{4}, player("bob")});
        both.wholeRound({4});
        both.wholeRound({4});
        QVERIFY(both.state().bank.offeredTo == Seat{4}); // Not to Ann's other chair.
        both.give(table::AcceptBank{{1}});
        QVERIFY(!both.refusal().empty());
        both.give(table::DeclineBank{{4}});
        QVERIFY(both.state().bank.offeredTo == Seat{8}); // It has come round.
        both.give(table::AcceptBank{{8}});
        QVERIFY(both.refusal().empty());
    }

    void areABankThatIsTakenOverAnOffer_data() {
        addRows({{"california-let-it-ride", "Standards of play/2, Round of Play 13/1"}});
    }
    void areABankThatIsTakenOverAnOffer() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = bankedTwice(ruleSet);
        QVERIFY(fixture.state().bank.offeredTo == Seat{4});
        fixture.give(table::SeatPlayer{{8}, {}});
        fixture.give(table::SeatPlayer{{1}, player("ann")});
        fixture.restart();
        fixture.give(table::AcceptBank{{1}});
        QVERIFY2(!fixture.refusal().empty(), fixture.names().c_str());
        fixture.give(table::DeclineBank{{4}});
        QVERIFY(fixture.state().bank.offeredTo == Seat{1});
        fixture.give(table::AcceptBank{{1}});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.state().bank.holder == Seat{1});
    }

    // The offer had come to the chair before anybody knew whose it is.
    void areAnOfferThatFindsTheSamePlayer() {
        TableFixture fixture = opened();
        fixture.give(table::SeatPlayer{{8}, player("ann")});
        fixture.give(table::SeatPlayer{{4}, player("bob")});
        fixture.wholeRound({2, 4});
        fixture.wholeRound({2, 4});
        QVERIFY(fixture.state().bank.offeredTo == Seat{2});
        fixture.give(table::SeatPlayer{{2}, player("ann")});
        QVERIFY(fixture.state().bank.offeredTo == Seat{4});
    }

    void areARoundThatTheShufflerDidNotDeal_data() {
        addRows({{"california-let-it-ride", "Type of card deck used 1"}});
    }
    void areARoundThatTheShufflerDidNotDeal() {
        QFETCH(QString, ruleSet);
        for (const auto* device : {"shuffler", "shoe"}) {
            TableFixture fixture = opened(ruleSet);
            fixture.lock({1});
            QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
            cover(fixture, device);
            fixture.deal();
            const auto* breach = found(fixture, FindingKind::DeviceOutOfOrder);
            QVERIFY2(breach != nullptr, fixture.names().c_str());
            QCOMPARE(breach->section.value(), fixture.rules().dealing.front().needsShufflerSection);
            QVERIFY(breach->detail == table::FindingDetail::ShufflerOutOfOrder);
            fixture.playOut();
            fixture.endRound();
            QCOMPARE(fixture.count<events::ComplianceFound>(), 1);
        }
    }

    void areCardsForNobody_data() {
        addRows({{"comar-let-it-ride", ""},
                 {"mlgca-let-it-ride", ""},
                 {"mlgca-run-em-twice", "ch. 8D(3)/1"},
                 {"house-let-it-ride", "Dealer Procedures (1)"}});
    }
    void areCardsForNobody() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        TableFixture bets = fixture;
        bets.lock({1});
        bets.deal();
        const auto packets = bets.state().round->packets;
        fixture.wholeRound({1});
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::DealReported{{}, packets, true});
        const auto* unbet = found(fixture, FindingKind::Other);
        QVERIFY2(unbet != nullptr, fixture.names().c_str());
        QVERIFY(unbet->detail == table::FindingDetail::DealtWithoutBets);
        // Where no bets were ever told, nobody knows.
        TableFixture untold = benchFor(ruleSet);
        untold.open();
        untold.give(table::CallNoMoreBets{});
        untold.give(table::DealReported{{}, packets, true});
        QVERIFY(found(untold, FindingKind::Other) == nullptr);
    }

    void areARoundOnATableThatStoodIdle_data() {
        addRows({{"comar-let-it-ride", ".05H"},
                 {"mlgca-let-it-ride", "ch. 5H"},
                 {"mlgca-run-em-twice", "ch. 5F"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards (2)/1"}});
    }
    void areARoundOnATableThatStoodIdle() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wait(std::chrono::minutes(14));
        fixture.lock({1});
        QVERIFY(found(fixture, FindingKind::OpeningIncomplete) == nullptr);
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        fixture.reshuffle();
        fixture.wait(std::chrono::minutes(15));
        fixture.bet(1, 500);
        fixture.restart();
        fixture.give(table::CallNoMoreBets{});
        const auto* breach = found(fixture, FindingKind::OpeningIncomplete);
        QVERIFY2(breach != nullptr, fixture.names().c_str());
        QCOMPARE(breach->section.value(), fixture.rules().procedure.idle);
        QVERIFY(breach->detail == table::FindingDetail::IdleCardsNotSpread);
    }

    // Nothing is idle where no bets are told: bets may lie there for as long as they like.
    void areNoneWhereNobodyToldOfBets() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.wait(std::chrono::minutes(15));
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
        QVERIFY(found(fixture, FindingKind::OpeningIncomplete) == nullptr);
    }

    void areCardsThatNobodyCouldLookAt_data() {
        addRows({{"comar-let-it-ride", ""},
                 {"mlgca-let-it-ride", ""},
                 {"mlgca-run-em-twice", ""},
                 {"house-let-it-ride", "Opening of the table for play/5, Shuffle and Cut of the "
                                       "Cards (2)/2"}});
    }
    void areCardsThatNobodyCouldLookAt() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        const auto deck = fixture.colour(0);
        fixture.give(table::ReceiveDeck{kFloor, deck, named<events::DeckId>("D1")});
        fixture.give(table::DoDeckStep{kDealer, deck, DeckStep::Inspect});
        fixture.give(table::DoDeckStep{kFloor, deck, DeckStep::Verify});
        fixture.give(table::DoDeckStep{kDealer, deck, DeckStep::Spread});
        fixture.give(table::DoDeckStep{kDealer, deck, DeckStep::View, {}, CardFace::FaceDown});
        QVERIFY2(found(fixture, FindingKind::OpeningIncomplete) != nullptr,
                 fixture.names().c_str());
        QVERIFY(found(fixture, FindingKind::OpeningIncomplete)->detail ==
                table::FindingDetail::ViewedFaceDown);
        TableFixture idle = benchFor(ruleSet);
        idle.open();
        idle.give(table::IdleTable{kDealer, CardFace::FaceDown});
        idle.give(table::DoDeckStep{kDealer, deck, DeckStep::View, Seat{2}, CardFace::FaceDown});
        // The house rules have them turned; the others have them face down until they are asked.
        QCOMPARE(found(idle, FindingKind::OpeningIncomplete) != nullptr,
                 ruleSet == "house-let-it-ride");
    }

    void nameTheFirstPlayerAfterAnIdleSpell() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        const auto deck = fixture.colour(0);
        fixture.give(table::IdleTable{kDealer, CardFace::FaceUp});
        fixture.give(table::DoDeckStep{kDealer, deck, DeckStep::View, Seat{2}, CardFace::FaceUp});
        for (const DeckStep step : {DeckStep::Turn, DeckStep::Wash, DeckStep::Stack})
            fixture.give(table::DoDeckStep{kDealer, deck, step});
        fixture.shuffle(deck);
        const auto* reopened = [&]() -> const events::TableReopened* {
            for (const Recorded& entry : fixture.journal())
                if (const auto* one = entry.event.as<events::TableReopened>())
                    return one;
            return nullptr;
        }();
        QVERIFY(reopened != nullptr && reopened->firstSeat == Seat{2});
    }

    void areHandsThatTheDealerCountsOtherwise_data() {
        addRows({{"house-let-it-ride", ""}, {"comar-let-it-ride", ""}});
    }
    void areHandsThatTheDealerCountsOtherwise() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        TableFixture right = fixture;
        right.give(table::CountStub{kDealer, 1, std::uint8_t{2}});
        QVERIFY(found(right, FindingKind::Other) == nullptr);
        const std::uint8_t stub = right.told<events::StubCounted>()->expected;
        fixture.give(table::CountStub{kDealer, stub, std::uint8_t{3}});
        const auto* otherwise = found(fixture, FindingKind::Other);
        QVERIFY2(otherwise != nullptr, fixture.names().c_str());
        QVERIFY(otherwise->detail ==
                events::Phrase(table::FindingDetail::HandsCountedOtherwise, 3U, 2U));
        QVERIFY(!fixture.state().round->stubWrong);
    }

    // ch. 11A speaks of what players do with cards that they were dealt.
    void areForfeitedUnderTheFloorpersonsOwnWordBeforeTheDeal_data() {
        addRows({{"mlgca-run-em-twice", "ch. 11A(5)"}});
    }
    void areForfeitedUnderTheFloorpersonsOwnWordBeforeTheDeal() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        fixture.give(table::ForfeitWagers{kFloor, {2}, words("drunk"), words("floor manual 4")});
        QCOMPARE(fixture.told<events::WagersForfeited>()->section.value(),
                 std::string("floor manual 4"));
        fixture.deal();
        fixture.give(table::ForfeitWagers{kFloor, {1}, words("told"), words("floor manual 4")});
        QCOMPARE(fixture.told<events::WagersForfeited>()->section.value(),
                 fixture.rules().procedure.forfeiture);
    }
};

QTEST_APPLESS_MAIN(TestBreaches)
#include "tst_breaches.moc"
