#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Choice;
using events::Consequence;
using events::FindingKind;
using events::Irregularity;
using events::Place;
using events::Wager;

// Irregularities that are noticed while the floorperson has something else to decide, and reports
// that may be one and the same.
class TestHeldReports : public QObject {
    Q_OBJECT

private:
    // Seat 4 has made one bet of those that it takes: a question waits.
    static TableFixture asked(const QString& ruleSet) {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wager(4, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        fixture.lock({1, 2});
        return fixture;
    }
    static TableFixture dealt(const QString& ruleSet) {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        return fixture;
    }
    static void report(TableFixture& fixture, Irregularity irregularity,
                       std::string_view card = {}) {
        table::ReportIrregularity report;
        report.by = kDealer;
        report.irregularity = irregularity;
        if (!card.empty())
            report.card = cardsOf(card).front();
        fixture.give(report);
    }
    static void rule(TableFixture& fixture) {
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("go on")});
    }
    static void decide(TableFixture& fixture, int seat, Wager wager, Choice choice) {
        const std::uint8_t multiple = choice == Choice::Bet ? 1 : 0;
        fixture.give(table::Decide{{static_cast<std::uint8_t>(seat)}, wager, choice, multiple});
    }
    static bool isHeld(const TableFixture& fixture, Irregularity irregularity) {
        const auto* seen = fixture.told<events::IrregularityObserved>();
        return seen != nullptr && seen->irregularity == irregularity &&
               seen->consequence == Consequence::FloorpersonDecided && !seen->section.empty();
    }
    static std::uint8_t stubOf(const TableFixture& fixture) {
        TableFixture right = fixture;
        right.give(table::CountStub{kDealer, 1, {}});
        return right.told<events::StubCounted>()->expected;
    }

private slots:
    void areJudgedWithTheAnswer_data() {
        addRows({{"comar-let-it-ride", ".13B/1"},
                 {"mlgca-let-it-ride", "ch. 13B/1"},
                 {"mlgca-run-em-twice", "ch. 13A"},
                 {"house-let-it-ride", "Irregularities/2"}});
    }
    void areJudgedWithTheAnswer() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = asked(ruleSet);
        const bool ride = fixture.isLetItRide();
        const auto kind = ride ? Irregularity::SeveralCardsFaceUp : Irregularity::OneCardFaceUp;
        QVERIFY(fixture.state().round->question.has_value());
        fixture.deal();
        report(fixture, kind, ride ? "" : "9d");
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(isHeld(fixture, kind));
        report(fixture, kind, ride ? "" : "9d"); // The same message again.
        QVERIFY(!fixture.refusal().empty());
        // Decided after it was noticed.
        decide(fixture, 1, ride ? Wager::Bet1 : Wager::Run1, ride ? Choice::Ride : Choice::Bet);
        QVERIFY(fixture.state().round.has_value());
        fixture.restart();
        rule(fixture);
        const auto* judged = fixture.told<events::IrregularityObserved>();
        QVERIFY2(judged != nullptr, fixture.names().c_str());
        QVERIFY(judged->irregularity == kind &&
                judged->consequence != Consequence::FloorpersonDecided);
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
    }

    void areAskedAboutWhereTheyCameTooLate_data() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"mlgca-run-em-twice", "ch. 13C/1"},
                 {"house-let-it-ride", "Irregularities/5"}});
    }
    void areAskedAboutWhereTheyCameTooLate() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealt(ruleSet);
        const bool ride = fixture.isLetItRide();
        decide(fixture, 1, ride ? Wager::Bet1 : Wager::Run1, ride ? Choice::Ride : Choice::Bet);
        report(fixture, Irregularity::Other);
        report(fixture, Irregularity::WrongCardCount);
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.state().round->question == Irregularity::Other);
        rule(fixture);
        QVERIFY(fixture.state().round->question == Irregularity::WrongCardCount);
        rule(fixture);
        QVERIFY(!fixture.state().round->question && fixture.state().round->held.empty());
    }

    void keepACardOutOfPlay_data() {
        addRows({{"comar-let-it-ride", ".13A/1"},
                 {"mlgca-let-it-ride", "ch. 13A/1"},
                 {"house-let-it-ride", "Irregularities/1"}});
    }
    void keepACardOutOfPlay() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = asked(ruleSet);
        report(fixture, Irregularity::OneCardFaceUp, "9d");
        QVERIFY(isHeld(fixture, Irregularity::OneCardFaceUp));
        fixture.restart();
        rule(fixture);
        QVERIFY2(fixture.told<events::CardSetAside>() != nullptr, fixture.names().c_str());
        QCOMPARE(int{fixture.state().round->setAside}, 1);
        QVERIFY(fixture.state().round->held.empty());
    }

    // What the floorperson is asked about the stub does not make a card unseen.
    void endARoundWhoseCardWasExposedEarly_data() {
        addRows({{"comar-let-it-ride", ".13E/1"}, {"mlgca-let-it-ride", "ch. 13E/1"}});
    }
    void endARoundWhoseCardWasExposedEarly() {
        QFETCH(QString, ruleSet);
        for (const bool reported : {false, true}) {
            TableFixture fixture = dealt(ruleSet);
            const std::uint8_t stub = stubOf(fixture);
            fixture.give(table::CountStub{kDealer, static_cast<std::uint8_t>(stub - 3), {}});
            QVERIFY(fixture.state().round->stubWrong);
            if (reported)
                report(fixture, Irregularity::CommunityExposedEarly);
            else
                fixture.community(1, "Td");
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            QVERIFY(isHeld(fixture, Irregularity::CommunityExposedEarly));
            fixture.restart();
            fixture.give(table::CountStub{kDealer, stub, {}});
            const auto* voided = fixture.told<events::RoundVoided>();
            QVERIFY2(voided != nullptr, fixture.names().c_str());
            QCOMPARE(voided->section.value(),
                     fixture.rules().find(rules::Irregularity::CommunityExposedEarly)->section);
        }
    }

    // Decisions that were told before the answer may have been made before the card was turned.
    void askWhatCameFirstWhereDecisionsWereToldSince_data() {
        addRows({{"comar-let-it-ride", ".13E/1"}, {"mlgca-let-it-ride", "ch. 13E/1"}});
    }
    void askWhatCameFirstWhereDecisionsWereToldSince() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealt(ruleSet);
        report(fixture, Irregularity::Other);
        fixture.community(1, "Td");
        decide(fixture, 1, Wager::Bet1, Choice::Ride);
        decide(fixture, 2, Wager::Bet1, Choice::Ride);
        rule(fixture);
        QVERIFY(fixture.state().round.has_value());
        QVERIFY(fixture.state().round->question == Irregularity::CommunityExposedEarly);
        rule(fixture);
        decide(fixture, 1, Wager::Bet2, Choice::Ride);
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
    }

    // One that was not named may be the same again: a message comes twice.
    void areNotTwoCardsWhereOneWasNotNamed_data() {
        addRows({{"comar-let-it-ride", ".13A/1, .13B/1"},
                 {"mlgca-let-it-ride", "ch. 13A/1, ch. 13B/1"},
                 {"house-let-it-ride", "Irregularities/1, /2"}});
    }
    void areNotTwoCardsWhereOneWasNotNamed() {
        QFETCH(QString, ruleSet);
        for (const auto& [first, second] : {std::pair{"", ""}, {"9d", ""}, {"", "9d"}}) {
            TableFixture fixture = dealt(ruleSet);
            report(fixture, Irregularity::OneCardFaceUp, first);
            report(fixture, Irregularity::OneCardFaceUp, second);
            QVERIFY(fixture.state().round.has_value());
            QVERIFY(fixture.state().round->question == Irregularity::OneCardFaceUp);
            rule(fixture);
            QVERIFY(fixture.state().round.has_value() && !fixture.state().round->question);
        }
        TableFixture both = lockedFor(ruleSet);
        report(both, Irregularity::OneCardFaceUp, "9d");
        report(both, Irregularity::OneCardFaceUp, "4c");
        const auto* seen = both.told<events::IrregularityObserved>();
        QVERIFY(seen->irregularity == Irregularity::SeveralCardsFaceUp);
        QCOMPARE(int{seen->cardCount}, 2);
        QVERIFY(!both.state().round.has_value());
        TableFixture told = dealt(ruleSet); // Against a deal that was told to its end.
        report(told, Irregularity::OneCardFaceUp, "9d");
        report(told, Irregularity::OneCardFaceUp, "4c");
        QVERIFY(told.state().round->question == Irregularity::SeveralCardsFaceUp);
        QCOMPARE(int{told.told<events::IrregularityObserved>()->cardCount}, 2);
        TableFixture several = dealt(ruleSet);
        report(several, Irregularity::SeveralCardsFaceUp); // Nobody said how many.
        QCOMPARE(int{several.told<events::IrregularityObserved>()->cardCount}, 0);
    }

    void ofASkippedPlayerNameNoCards_data() { addRows({{"mlgca-run-em-twice", "ch. 13G"}}); }
    void ofASkippedPlayerNameNoCards() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        table::ReportIrregularity report;
        report.by = kDealer;
        report.irregularity = Irregularity::PlayerSkipped;
        report.seat = core::Seat{2};
        fixture.give(report);
        const auto* seen = fixture.told<events::IrregularityObserved>();
        QVERIFY(seen->irregularity == Irregularity::PlayerSkipped);
        QCOMPARE(int{seen->cardCount}, 0);
    }
};

QTEST_APPLESS_MAIN(TestHeldReports)
#include "tst_held_reports.moc"
