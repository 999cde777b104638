#include "tests/unit/table/dealing_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Irregularity;
using events::Place;
using events::Wager;

// A place with too many or too few cards, however the table comes to know of it.
class TestWrongCardCounts : public QObject {
    Q_OBJECT

private:
    using Packets = std::vector<events::DealtPacket>;

    static void tellInPart(TableFixture& fixture, Packets packets) {
        fixture.give(table::DealReported{{}, std::move(packets), false});
    }
    // To the last decision and the last card of the board.
    static void playToHands(TableFixture& fixture) {
        if (fixture.isLetItRide()) {
            fixture.decideAll(Wager::Bet1, events::Choice::Ride);
            fixture.community(1, "2s");
            fixture.decideAll(Wager::Bet2, events::Choice::Ride);
            return fixture.community(2, "4d");
        }
        fixture.decideAll(Wager::Run1, events::Choice::Bet, 1);
        fixture.community(1, "2s 7h");
        fixture.decideAll(Wager::Run2, events::Choice::Bet, 1);
        fixture.community(3, "4d 9c");
        fixture.decideAll(Wager::Center, events::Choice::Bet, 1);
        fixture.community(5, "Js");
    }
    static const events::IrregularityObserved* wrongCount(const TableFixture& fixture) {
        const auto* seen = fixture.told<events::IrregularityObserved>();
        return seen != nullptr && seen->irregularity == Irregularity::WrongCardCount ? seen
                                                                                     : nullptr;
    }
    static void addVoiding() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"house-let-it-ride", "Irregularities/5"}});
    }
    static void addAll() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"mlgca-run-em-twice", "ch. 13C/1"},
                 {"california-let-it-ride", ""},
                 {"house-let-it-ride", "Irregularities/5"}});
    }

private slots:
    // Nobody says that it is told to its end; play goes on, or the round ends.
    void looksAtADealThatWasNeverComplete_data() { addVoiding(); }
    void looksAtADealThatWasNeverComplete() {
        QFETCH(QString, ruleSet);
        for (const bool ends : {true, false}) {
            TableFixture fixture = lockedFor(ruleSet);
            tellInPart(fixture, {{Place::Player, core::Seat{1}, 3}});
            fixture.decideAll(Wager::Bet1, events::Choice::Ride);
            QVERIFY(wrongCount(fixture) == nullptr);
            if (ends)
                fixture.endRound();
            else
                fixture.community(1, "As");
            QVERIFY(wrongCount(fixture) != nullptr);
            QVERIFY(wrongCount(fixture)->seat == core::Seat{2});
            QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        }
    }

    void asksAboutADealThatWasNeverCompleteWhereTheRulesAreSilent() {
        TableFixture fixture = lockedFor("california-let-it-ride");
        tellInPart(fixture, {{Place::Player, core::Seat{1}, 3}, {Place::Player, core::Seat{2}, 4}});
        QVERIFY(wrongCount(fixture) == nullptr);
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "As");
        QVERIFY(wrongCount(fixture)->seat == core::Seat{2});
        QVERIFY(fixture.state().round->question == Irregularity::WrongCardCount);
        QVERIFY(fixture.state().round->board[0].has_value());
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("go on")});
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "4d");
        QVERIFY(fixture.told<events::CardsRevealed>() != nullptr);
        QVERIFY(wrongCount(fixture) == nullptr);
    }

    // Everybody folds: no card is ever turned, and the antes are lost.
    void looksAtADealBeforeItSettles() {
        TableFixture fixture = lockedFor("mlgca-run-em-twice");
        tellInPart(fixture, {{Place::Community, {}, 5}, {Place::Player, core::Seat{1}, 2}});
        fixture.give(table::Decide{{1}, Wager::Run1, events::Choice::Fold, 0});
        fixture.give(table::Decide{{2}, Wager::Run1, events::Choice::Fold, 0});
        QVERIFY(wrongCount(fixture) != nullptr);
        QVERIFY(wrongCount(fixture)->seat == core::Seat{2});
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        QCOMPARE(fixture.count<events::SeatSettled>(), 0);
    }

    void goesOnWhereTheDealWasRightAndNobodySaidSo_data() { addVoiding(); }
    void goesOnWhereTheDealWasRightAndNobodySaidSo() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet);
        TableFixture whole = dealtFor(ruleSet);
        tellInPart(fixture, whole.state().round->packets);
        playToHands(fixture);
        QCOMPARE(fixture.count<events::IrregularityObserved>(), 0);
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
        QVERIFY(fixture.state().round->phase == table::Phase::Dealt);
    }

    // No packet that follows can put it right.
    void seesTooManyCardsAtOnce_data() { addVoiding(); }
    void seesTooManyCardsAtOnce() {
        QFETCH(QString, ruleSet);
        const bool box = ruleSet != "house-let-it-ride";
        for (const events::DealtPacket packet :
             {events::DealtPacket{Place::Player, core::Seat{1}, 4},
              events::DealtPacket{Place::Player, core::Seat{5}, 1},
              events::DealtPacket{Place::Community, {}, 4},
              events::DealtPacket{Place::SixCardBox, {}, static_cast<std::uint8_t>(box ? 4 : 1)}}) {
            TableFixture fixture = lockedFor(ruleSet);
            tellInPart(fixture, {packet});
            QVERIFY(wrongCount(fixture) != nullptr);
            QVERIFY(wrongCount(fixture)->place == packet.place);
            QVERIFY(wrongCount(fixture)->seat == packet.seat);
            QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        }
        TableFixture fixture = lockedFor(ruleSet);
        tellInPart(fixture, {{Place::Player, core::Seat{1}, 3}, {Place::Community, {}, 2}});
        QVERIFY(wrongCount(fixture) == nullptr);
    }

    void countsCardsThatComeAfterTheDeal_data() { addAll(); }
    void countsCardsThatComeAfterTheDeal() {
        QFETCH(QString, ruleSet);
        for (const events::DealtPacket packet :
             {events::DealtPacket{Place::Player, core::Seat{1}, 1},
              events::DealtPacket{Place::Community, {}, 1}}) {
            TableFixture fixture = dealtFor(ruleSet);
            fixture.give(table::DealReported{{}, {packet}, true});
            const auto* rule = fixture.rules().find(Irregularity::WrongCardCount);
            QVERIFY(wrongCount(fixture) != nullptr);
            QVERIFY(wrongCount(fixture)->place == packet.place);
            QVERIFY(wrongCount(fixture)->seat == packet.seat);
            if (packet.seat)
                QCOMPARE(int{wrongCount(fixture)->cardCount}, fixture.rules().deal.perPlayer + 1);
            QCOMPARE(fixture.told<events::RoundVoided>() != nullptr, rule != nullptr);
        }
    }

    // When people know what a void round is worth to them, the floorperson rules.
    void asksAboutCardsThatComeAfterDecisions_data() { addAll(); }
    void asksAboutCardsThatComeAfterDecisions() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        playToHands(fixture);
        fixture.give(table::DealReported{{}, {{Place::Player, core::Seat{1}, 1}}, true});
        QVERIFY(wrongCount(fixture)->consequence == events::Consequence::FloorpersonDecided);
        QVERIFY(fixture.state().round->question == Irregularity::WrongCardCount);
    }

    void takesADealToldTwiceForOne_data() { addAll(); }
    void takesADealToldTwiceForOne() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        const Packets packets = fixture.state().round->packets;
        fixture.give(table::DealReported{{}, packets, true});
        QVERIFY(!fixture.refusal().empty());
        // Another device sums it up.
        const auto hand = static_cast<std::uint8_t>(fixture.rules().deal.perPlayer);
        Packets summed{{Place::Player, core::Seat{1}, hand}, {Place::Player, core::Seat{2}, hand}};
        for (const events::DealtPacket& packet : packets)
            if (packet.place != Place::Player)
                summed.push_back(packet);
        fixture.give(table::DealReported{{}, summed, true});
        QVERIFY(!fixture.refusal().empty());
        QCOMPARE(fixture.count<events::IrregularityObserved>(), 0);
    }

    // One tells the stack, the other what became of it.
    void takesAStackToldInTwoWaysForOne() {
        TableFixture fixture = lockedFor("california-let-it-ride");
        const core::Seat banker = *fixture.state().bank.holder;
        const events::DealtPacket first{Place::Player, core::Seat{1}, 3};
        const events::DealtPacket second{Place::Player, core::Seat{2}, 3};
        fixture.give(
            table::DealReported{{}, {first, second, {Place::PlayerDealer, banker, 3}}, true});
        QCOMPARE(fixture.count<events::IrregularityObserved>(), 0);
        fixture.give(table::DealReported{
            {}, {first, second, {Place::PlayerDealer, {}, 2}, {Place::Discarded, {}, 1}}, true});
        QVERIFY(!fixture.refusal().empty());
        QCOMPARE(fixture.count<events::IrregularityObserved>(), 0);
        fixture.give(table::DealReported{{}, {{Place::PlayerDealer, banker, 1}}, true});
        QVERIFY(wrongCount(fixture)->place == Place::PlayerDealer);
        QVERIFY(!wrongCount(fixture)->seat);
        QCOMPARE(int{wrongCount(fixture)->cardCount}, 4);
    }

    void takesAPartToldTwiceForOne() {
        TableFixture fixture = lockedFor("comar-let-it-ride");
        const Packets first{{Place::SixCardBox, {}, 3}, {Place::Player, core::Seat{1}, 3}};
        const Packets second{{Place::Player, core::Seat{2}, 3}, {Place::Community, {}, 1}};
        const Packets last{{Place::Community, {}, 1}};
        tellInPart(fixture, first);
        tellInPart(fixture, second);
        fixture.give(table::DealReported{{}, last, true});
        for (const Packets& again : {first, second, last}) {
            fixture.give(table::DealReported{{}, again, true});
            QVERIFY(!fixture.refusal().empty());
            QVERIFY(wrongCount(fixture) == nullptr);
        }
        fixture.give(table::DealReported{{}, {{Place::Player, core::Seat{2}, 1}}, true});
        QVERIFY(wrongCount(fixture) != nullptr);
    }

    void asksAboutAHandOfAnotherNumberOfCards_data() { addAll(); }
    void asksAboutAHandOfAnotherNumberOfCards() {
        QFETCH(QString, ruleSet);
        for (const char* cards : {"As", "As Ks Qs 5c"}) {
            TableFixture fixture = dealtFor(ruleSet);
            fixture.show(1, cards);
            QVERIFY(!fixture.refusal().empty()); // Nobody's business before the last decision.
            playToHands(fixture);
            fixture.show(1, cards);
            QVERIFY(wrongCount(fixture) != nullptr);
            QVERIFY(wrongCount(fixture)->consequence == events::Consequence::FloorpersonDecided);
            QVERIFY(wrongCount(fixture)->seat == core::Seat{1});
            QVERIFY(wrongCount(fixture)->place == Place::Player);
            QCOMPARE(std::size_t{wrongCount(fixture)->cardCount}, cardsOf(cards).size());
            fixture.give(table::RuleOnIrregularity{kFloor, {}, words("read it again")});
            fixture.show(1, fixture.isLetItRide() ? "As Ks Qs" : "As Ks");
            QVERIFY(fixture.told<events::HandRevealed>() != nullptr);
        }
    }
};

QTEST_APPLESS_MAIN(TestWrongCardCounts)
#include "tst_wrong_card_counts.moc"
