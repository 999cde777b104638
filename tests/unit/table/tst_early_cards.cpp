#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Irregularity;
using events::Wager;

// clauses: comar-let-it-ride .11B(2)
// clauses: house-let-it-ride Procedures for completion of each round of play/12
// clauses: mlgca-let-it-ride ch. 8D(3)(b), ch. 8D(3)(d), ch. 11B(2)
// clauses: mlgca-run-em-twice ch. 8D(2)/3, ch. 11C

class TestEarlyCards : public QObject {
    Q_OBJECT

private slots:
    void voidsWhenTheBoardIsTurnedTooEarly_data() {
        addRows({{"comar-let-it-ride", ".13E/1"}, {"mlgca-let-it-ride", "ch. 13E/1"}});
    }
    void voidsWhenTheBoardIsTurnedTooEarly() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        fixture.give(table::Decide{{1}, Wager::Bet1, events::Choice::Ride, 0});
        fixture.community(1, "2s");
        QCOMPARE(fixture.told<events::RoundVoided>()->section.value(),
                 fixture.rules().find(rules::Irregularity::CommunityExposedEarly)->section);
        QVERIFY(fixture.told<events::CardsRevealed>() == nullptr);
    }

    void goesOnAfterAnEarlyCardIfTheFloorpersonSaysSo_data() {
        addRows({{"mlgca-run-em-twice", ""}, {"house-let-it-ride", ""}});
    }
    void goesOnAfterAnEarlyCardIfTheFloorpersonSaysSo() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        fixture.community(1, "2s");
        QVERIFY(fixture.state().round->question == Irregularity::CommunityExposedEarly);
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::RuleOnIrregularity{kDealer, {}, words("go on")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::RuleOnIrregularity{kFloor, {}, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(
            table::RuleOnIrregularity{kFloor, rules::Consequence::PlaysNextHand, words("odd")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("go on")});
        QCOMPARE(fixture.told<events::FloorDecisionRecorded>()->by, kFloor.person);
        QVERIFY(!fixture.state().round->question);
        QVERIFY(fixture.state().round->board[0].has_value());
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("go on")});
        QVERIFY(!fixture.refusal().empty());
    }

    void judgesNoEarlyCardWhereDecisionsAreNotSignalled() {
        TableFixture fixture = benchFor("comar-let-it-ride", {false, true, true});
        fixture.open();
        fixture.lock({1});
        fixture.community(1, "2s 3s");
        QVERIFY(fixture.told<events::CardsRevealed>() != nullptr);
        fixture.show(1, "As Ks Qs");
        QVERIFY(fixture.told<events::HandRevealed>() != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestEarlyCards)
#include "tst_early_cards.moc"
