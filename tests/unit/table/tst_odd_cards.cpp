#include "shared/table/finding_detail.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Choice;
using events::FindingKind;
using events::Irregularity;
using events::Place;
using events::Wager;

// Cards that lie face up and should not, or not yet, and cards that are racked too soon.
class TestOddCards : public QObject {
    Q_OBJECT

private:
    static TableFixture dealt(const QString& ruleSet, const std::vector<int>& seats = {1, 2}) {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock(seats);
        fixture.deal();
        return fixture;
    }
    static void decide(TableFixture& fixture, int seat, Wager wager, Choice choice) {
        const std::uint8_t multiple = choice == Choice::Bet ? 1 : 0;
        fixture.give(table::Decide{{static_cast<std::uint8_t>(seat)}, wager, choice, multiple});
    }
    static const events::ComplianceFound* found(const TableFixture& fixture, FindingKind kind) {
        const auto* one = fixture.told<events::ComplianceFound>();
        return one != nullptr && one->kind == kind ? one : nullptr;
    }
    static void rule(TableFixture& fixture) {
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("go on")});
    }

private slots:
    // The left card is burned, or the third goes to the rack: three are never seen.
    void areAThirdCommunityCard_data() {
        addRows({{"house-let-it-ride", "Procedures for completion of each round of play/10"},
                 {"california-let-it-ride", "Dealing procedures 3c/1"}});
    }
    void areAThirdCommunityCard() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealt(ruleSet);
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "9c");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        fixture.community(2, "Td");
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
        fixture.community(3, "4c");
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(found(fixture, FindingKind::PlayedOutOfOrder) != nullptr);
        QCOMPARE(fixture.finding(),
                 std::string(ruleSet == "house-let-it-ride"
                                 ? "a third community card lies face up: none was burned"
                                 : "the card that goes to the rack unseen was turned face up"));
        QVERIFY(fixture.state().round->question == Irregularity::WrongCardCount);
        fixture.community(3, "4c"); // The same message again.
        QVERIFY(!fixture.refusal().empty());
        fixture.show(2, "Ah Kd 3s");
        fixture.show(1, "4c 4d 4h"); // Lies there already.
        QVERIFY(!fixture.refusal().empty());
        fixture.show(1, "2c 4d 4h");
        QCOMPARE(fixture.count<events::RoundSettled>(), 0);
        fixture.restart();
        rule(fixture);
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
    }

    // A reader that counts the burned card's place, and a burning that was told.
    void areNotOneThatWasBurned() {
        TableFixture counts = dealt("house-let-it-ride");
        counts.decideAll(Wager::Bet1, Choice::Ride);
        counts.community(2, "9c");
        counts.decideAll(Wager::Bet2, Choice::Ride);
        counts.community(3, "Td");
        QVERIFY(!counts.state().round->question);
        QCOMPARE(counts.count<events::ComplianceFound>(), 0);
        TableFixture burned = dealt("house-let-it-ride");
        burned.decideAll(Wager::Bet1, Choice::Ride);
        burned.give(table::DealReported{{}, {{Place::Burned, {}, 1}}, true});
        burned.community(1, "9c");
        burned.decideAll(Wager::Bet2, Choice::Ride);
        burned.community(2, "Td");
        burned.community(3, "4c");
        QVERIFY(!burned.refusal().empty());
        QVERIFY(!burned.state().round->question);
    }

    void areSetAsideAndPlayed_data() {
        addRows({{"comar-let-it-ride", ".13A/1"},
                 {"mlgca-let-it-ride", "ch. 13A/1"},
                 {"house-let-it-ride", "Irregularities/1"}});
    }
    void areSetAsideAndPlayed() {
        QFETCH(QString, ruleSet);
        for (const bool inHand : {true, false}) {
            TableFixture fixture = dealt(ruleSet, {1});
            table::ReportIrregularity report;
            report.by = kDealer;
            report.irregularity = Irregularity::OneCardFaceUp;
            report.card = cardsOf("Ts").front();
            fixture.give(report);
            QVERIFY(fixture.told<events::CardSetAside>() != nullptr);
            fixture.decideAll(Wager::Bet1, Choice::Ride);
            fixture.community(1, inHand ? "9c" : "Ts");
            QCOMPARE(fixture.state().round->question.has_value(), !inHand);
            if (!inHand)
                rule(fixture);
            fixture.decideAll(Wager::Bet2, Choice::Ride);
            fixture.community(2, "Td");
            fixture.show(1, inHand ? "Ts Th 4s" : "8s Th 4s");
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            QCOMPARE(fixture.count<events::HandRevealed>(), 1);
            int breaches = 0;
            for (const Recorded& entry : fixture.journal())
                if (const auto* one = entry.event.as<events::ComplianceFound>())
                    breaches +=
                        one->section.value() == fixture.rules()
                                                    .find(rules::Irregularity::OneCardFaceUp)
                                                    ->section &&
                                one->detail == table::FindingDetail::SetAsidePlayed
                            ? 1
                            : 0;
            QCOMPARE(breaches, 1);
            QCOMPARE(fixture.count<events::RoundSettled>(), inHand ? 0 : 1);
            fixture.restart();
            if (inHand)
                rule(fixture);
            QCOMPARE(fixture.count<events::RoundSettled>(), 1);
        }
    }

    // Its own player has decided to the end; the others have not.
    void areAHandThatIsTurnedBeforeTheOthersHaveDecided_data() {
        addRows({{"house-let-it-ride", "Procedures for completion of each round of play/24"},
                 {"california-let-it-ride", "Round of Play 8/1"},
                 {"comar-let-it-ride", ".11D/2"},
                 {"mlgca-let-it-ride", "ch. 11D/2"}});
    }
    void areAHandThatIsTurnedBeforeTheOthersHaveDecided() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealt(ruleSet);
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "9c");
        decide(fixture, 1, Wager::Bet2, Choice::Ride);
        fixture.show(2, "Ah Kd 3s"); // Decides yet.
        QVERIFY(!fixture.refusal().empty());
        fixture.show(1, "2c 4d 4h");
        QVERIFY2(fixture.told<events::HandRevealed>() != nullptr, fixture.refusal().c_str());
        decide(fixture, 2, Wager::Bet2, Choice::Ride);
        QVERIFY(fixture.refusal().empty());
        fixture.community(2, "Td");
        QVERIFY(found(fixture, FindingKind::PlayedOutOfOrder) != nullptr);
        QCOMPARE(fixture.finding(),
                 std::string("a hand was turned before the last community card"));
        fixture.show(2, "Ah Kd 3s");
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
    }

    // One deed is one finding, whatever is turned after it.
    void areAHandThatIsTurnedEarlyOnce_data() { addRows({{"mlgca-run-em-twice", "ch. 11I"}}); }
    void areAHandThatIsTurnedEarlyOnce() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealt(ruleSet, {1, 2, 3});
        decide(fixture, 1, Wager::Run1, Choice::Fold);
        decide(fixture, 2, Wager::Run1, Choice::Bet);
        decide(fixture, 3, Wager::Run1, Choice::Bet);
        fixture.show(1, "2c 3d");
        const std::array<Place, 5> places{Place::CommunityLeft, Place::CommunityRight,
                                          Place::CommunityTop, Place::CommunityBottom,
                                          Place::CommunityCenter};
        const std::vector<cards::Card> board = cardsOf("Qs Ks 9s 8s Ts");
        for (std::size_t at = 0; at < places.size(); ++at) {
            for (const int seat : {2, 3})
                if (at == 2 || at == 4)
                    decide(fixture, seat, at == 2 ? Wager::Run2 : Wager::Center, Choice::Bet);
            fixture.give(table::CommunityRevealed{places[at], 1, {board[at]}});
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        }
        QCOMPARE(fixture.count<events::ComplianceFound>(), 1);
        fixture.show(3, "4c 5d");
        fixture.show(2, "6c 7d");
        QVERIFY2(fixture.told<events::RoundSettled>() != nullptr, fixture.names().c_str());
        QCOMPARE(fixture.count<events::ComplianceFound>(), 1);
    }

    void areAHandThatIsTurnedOutOfItsTurnOnce() {
        TableFixture fixture = dealt("comar-let-it-ride", {1, 2, 3});
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "9c");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        fixture.community(2, "Td");
        fixture.show(1, "2c 4d 4h");
        fixture.show(3, "Ah Kd 3s");
        QVERIFY(found(fixture, FindingKind::PlayedOutOfOrder) != nullptr);
        fixture.show(2, "5h 7d 8s");
        QCOMPARE(fixture.count<events::ComplianceFound>(), 1);
    }

    void areRackedOverWagersThatAreNotSettled_data() {
        addRows({{"comar-let-it-ride", ".11F"},
                 {"mlgca-let-it-ride", "ch. 11F/1"},
                 {"mlgca-run-em-twice", "ch. 11K/1"},
                 {"california-let-it-ride", "Round of Play 12"},
                 {"house-let-it-ride", "Procedures for completion of each round of play/33"}});
    }
    void areRackedOverWagersThatAreNotSettled() {
        QFETCH(QString, ruleSet);
        TableFixture untold = benchFor(ruleSet);
        untold.open();
        untold.lock({1, 2});
        untold.endRound(); // Nobody is known to tell of cards here.
        QVERIFY(!untold.told<events::RoundCompleted>()->settled);
        QVERIFY(found(untold, FindingKind::RackedBeforeSettled) == nullptr);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wholeRound({1, 2});
        fixture.lock({1, 2});
        fixture.deal();
        fixture.endRound();
        const auto* racked = [&]() -> const events::ComplianceFound* {
            for (const events::Event& event : fixture.last())
                if (const auto* one = event.as<events::ComplianceFound>();
                    one != nullptr && one->kind == FindingKind::RackedBeforeSettled)
                    return one;
            return nullptr;
        }();
        QVERIFY2(racked != nullptr, fixture.names().c_str());
        QCOMPARE(racked->section.value(), fixture.rules().settlement.faceUpSection);
        QVERIFY(!fixture.told<events::RoundCompleted>()->settled);
    }

    void areMissingOnlyWhereTheyAreTold() {
        TableFixture fixture = benchFor("comar-let-it-ride", {false, true, false});
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        fixture.community(1, "9c");
        fixture.endRound();
        QCOMPARE(found(fixture, FindingKind::RackedBeforeSettled), nullptr);
    }
};

QTEST_APPLESS_MAIN(TestOddCards)
#include "tst_odd_cards.moc"
