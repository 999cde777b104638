#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Irregularity;
using events::Wager;

class TestEarlyCards : public QObject {
    Q_OBJECT

private:
    static TableBench dealt(const QString& ruleSet) {
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.lock({1, 2});
        bench.deal();
        return bench;
    }

private slots:
    void voidsWhenTheBoardIsTurnedTooEarly_data() {
        addRows("ODD-05", {{"comar-let-it-ride", ".13E"}, {"mlgca-let-it-ride", "ch. 13E"}});
    }
    void voidsWhenTheBoardIsTurnedTooEarly() {
        QFETCH(QString, ruleSet);
        TableBench bench = dealt(ruleSet);
        bench.give(table::Decide{{1}, Wager::Bet1, events::Choice::Ride, 0});
        bench.community(1, "2s");
        QCOMPARE(bench.told<events::RoundVoided>()->section.value(),
                 bench.rules().find(rules::Irregularity::CommunityExposedEarly)->section);
        QVERIFY(bench.told<events::CardsRevealed>() == nullptr);
    }

    void goesOnAfterAnEarlyCardIfTheFloorpersonSaysSo_data() {
        addRows("ODD-10", {{"mlgca-run-em-twice", "silent"}, {"house-let-it-ride", "silent"}});
    }
    void goesOnAfterAnEarlyCardIfTheFloorpersonSaysSo() {
        QFETCH(QString, ruleSet);
        TableBench bench = dealt(ruleSet);
        bench.community(1, "2s");
        QVERIFY(bench.state().round->question == Irregularity::CommunityExposedEarly);
        bench.endRound();
        QVERIFY(!bench.refusal().empty());
        bench.give(table::RuleOnIrregularity{kDealer, {}, words("go on")});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::RuleOnIrregularity{kFloor, {}, {}});
        QVERIFY(!bench.refusal().empty());
        bench.give(
            table::RuleOnIrregularity{kFloor, rules::Consequence::PlaysNextHand, words("odd")});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::RuleOnIrregularity{kFloor, {}, words("go on")});
        QCOMPARE(bench.told<events::FloorDecisionRecorded>()->by, kFloor.person);
        QVERIFY(!bench.state().round->question);
        QVERIFY(bench.state().round->board[0].has_value());
        bench.give(table::RuleOnIrregularity{kFloor, {}, words("go on")});
        QVERIFY(!bench.refusal().empty());
    }

    void judgesNoEarlyCardWhereDecisionsAreNotSignalled() {
        TableBench bench = benchFor("comar-let-it-ride", {false, true, true});
        bench.open();
        bench.lock({1});
        bench.community(1, "2s 3s");
        QVERIFY(bench.told<events::CardsRevealed>() != nullptr);
        bench.show(1, "As Ks Qs");
        QVERIFY(bench.told<events::HandRevealed>() != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestEarlyCards)
#include "tst_early_cards.moc"
