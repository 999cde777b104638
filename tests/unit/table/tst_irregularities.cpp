#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Irregularity;
using events::Wager;

class TestIrregularities : public QObject {
    Q_OBJECT

private:
    static TableBench locked(const QString& ruleSet) {
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.lock({1, 2});
        return bench;
    }
    static TableBench dealt(const QString& ruleSet) {
        TableBench bench = locked(ruleSet);
        bench.deal();
        return bench;
    }
    static table::ReportIrregularity report(Irregularity what, int cards = 1) {
        table::ReportIrregularity input;
        input.by = kDealer;
        input.irregularity = what;
        input.cardCount = static_cast<std::uint8_t>(cards);
        input.seat = core::Seat{2};
        return input;
    }
    static bool voids(rules::Consequence consequence) {
        return consequence == rules::Consequence::Void ||
               consequence == rules::Consequence::VoidAndReshuffle ||
               consequence == rules::Consequence::VoidAndRemoveDeck;
    }

private slots:
    // Each rule set has its own list; "floor" where its document is silent.
    void followsFromTheDocument_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* tag, const char* ruleSet, Irregularity what,
                            const char* expected) {
            QTest::newRow(tag) << QString(ruleSet) << int(what) << QString(expected);
        };
        using enum Irregularity;
        row("ODD-01 COMAR .13A", "comar-let-it-ride", OneCardFaceUp, "set_aside");
        row("ODD-02 COMAR .13B", "comar-let-it-ride", SeveralCardsFaceUp, "void_and_reshuffle");
        row("ODD-03 COMAR .13C", "comar-let-it-ride", CardDrawnInError, "use_as_next");
        row("ODD-04 COMAR .13D", "comar-let-it-ride", WrongCardCount, "void_and_reshuffle");
        row("ODD-05 COMAR .13E", "comar-let-it-ride", CommunityExposedEarly, "void_and_reshuffle");
        row("ODD-06 COMAR .13F", "comar-let-it-ride", ShufflerJam, "reshuffle");
        row("ODD-07 COMAR .13G", "comar-let-it-ride", ShoeJam, "void_and_reshuffle");
        row("ODD-08 COMAR .13H", "comar-let-it-ride", DeviceOutOfUse, "cover_or_sign");
        row("ODD-11 COMAR silent: skipped", "comar-let-it-ride", PlayerSkipped, "floor");
        row("ODD-01 MLGCA ch. 13A", "mlgca-let-it-ride", OneCardFaceUp, "set_aside");
        row("ODD-02 MLGCA ch. 13B", "mlgca-let-it-ride", SeveralCardsFaceUp, "void_and_reshuffle");
        row("ODD-03 MLGCA ch. 13C", "mlgca-let-it-ride", CardDrawnInError, "use_as_next");
        row("ODD-04 MLGCA ch. 13D", "mlgca-let-it-ride", WrongCardCount, "void_and_reshuffle");
        row("ODD-05 MLGCA ch. 13E", "mlgca-let-it-ride", CommunityExposedEarly,
            "void_and_reshuffle");
        row("ODD-06 MLGCA ch. 13F", "mlgca-let-it-ride", ShufflerJam, "reshuffle");
        row("ODD-07 MLGCA ch. 13G", "mlgca-let-it-ride", ShoeJam, "void_and_reshuffle");
        row("ODD-08 MLGCA ch. 13H", "mlgca-let-it-ride", DeviceOutOfUse, "cover_or_sign");
        row("ODD-01 Twice ch. 13A one", "mlgca-run-em-twice", OneCardFaceUp, "void");
        row("ODD-02 Twice ch. 13A several", "mlgca-run-em-twice", SeveralCardsFaceUp, "void");
        row("ODD-03 Twice ch. 13B", "mlgca-run-em-twice", CardDrawnInError, "use_as_next");
        row("ODD-04 Twice ch. 13C, F", "mlgca-run-em-twice", WrongCardCount, "void_and_reshuffle");
        row("ODD-11 Twice silent: exposed", "mlgca-run-em-twice", CommunityExposedEarly, "floor");
        row("ODD-11 Twice silent: jam", "mlgca-run-em-twice", ShufflerJam, "floor");
        row("ODD-07 Twice ch. 13D", "mlgca-run-em-twice", ShoeJam, "void_and_reshuffle");
        row("ODD-08 Twice ch. 13E", "mlgca-run-em-twice", DeviceOutOfUse, "cover_or_sign");
        row("ODD-09 Twice ch. 13G", "mlgca-run-em-twice", PlayerSkipped, "plays_next_hand");
        row("ODD-01 House: one", "house-let-it-ride", OneCardFaceUp, "set_aside");
        row("ODD-02 House: several", "house-let-it-ride", SeveralCardsFaceUp, "void_and_reshuffle");
        row("ODD-03 House: drawn", "house-let-it-ride", CardDrawnInError, "use_as_next");
        row("ODD-04 House: count", "house-let-it-ride", WrongCardCount, "void_and_reshuffle");
        row("ODD-11 House silent: exposed", "house-let-it-ride", CommunityExposedEarly, "floor");
        row("ODD-11 House silent: shoe", "house-let-it-ride", ShoeJam, "floor");
        row("ODD-11 California silent: one", "california-let-it-ride", OneCardFaceUp, "floor");
        row("ODD-11 California silent: count", "california-let-it-ride", WrongCardCount, "floor");
        row("ODD-10 anything else", "comar-let-it-ride", Other, "floor");
    }
    void followsFromTheDocument() {
        QFETCH(QString, ruleSet);
        QFETCH(int, what);
        QFETCH(QString, expected);
        // Nobody was skipped who was dealt to.
        const bool beforeTheDeal = expected == "plays_next_hand";
        TableBench bench = beforeTheDeal ? locked(ruleSet) : dealt(ruleSet);
        const std::uint64_t round = bench.state().round->id.value;
        bench.give(report(static_cast<Irregularity>(what)));
        const auto* seen = bench.told<events::IrregularityObserved>();
        QVERIFY2(seen != nullptr, bench.names().c_str());
        const auto* rule = bench.rules().find(static_cast<Irregularity>(what));
        if (expected == "floor") {
            QVERIFY(rule == nullptr);
            QVERIFY(bench.state().round->question.has_value());
            QVERIFY(seen->section.empty());
            return;
        }
        QCOMPARE(std::string(core::enumName(seen->consequence)), expected.toStdString());
        QCOMPARE(seen->section.value(), rule->section);
        QCOMPARE(!bench.state().round.has_value(), voids(rule->consequence));
        if (!voids(rule->consequence))
            return;
        const auto* voided = bench.told<events::RoundVoided>();
        QCOMPARE(voided->round.value, round);
        QCOMPARE(voided->section.value(), rule->section);
        QVERIFY(!bench.state().decks[0].shuffled);
    }

    void returnsEveryWagerOfAVoidRound_data() { addEveryRuleSet("return all wagers"); }
    void returnsEveryWagerOfAVoidRound() {
        QFETCH(QString, ruleSet);
        TableBench bench = dealt(ruleSet);
        bench.decideAll(bench.isLetItRide() ? Wager::Bet1 : Wager::Run1,
                        bench.isLetItRide() ? events::Choice::Withdraw : events::Choice::Bet,
                        bench.isLetItRide() ? 0 : 2);
        bench.give(table::VoidRound{kFloor, words("spilt drink")});
        const auto* voided = bench.told<events::RoundVoided>();
        QVERIFY(voided != nullptr);
        Cents returned;
        for (const auto& wager : voided->returns)
            returned += wager.amount;
        // Let It Ride: bet 1 went back by the decision; Run 'Em Twice: two antes and a run of two.
        QVERIFY(returned == Cents{2 * 500 * (bench.isLetItRide() ? 2 : 4)});
        QVERIFY(voided->bankReturned == (bench.rules().bank ? Cents{100'000} : Cents{}));
        QVERIFY(!bench.state().round);
        QVERIFY(!bench.state().progressiveLocked());
    }

    void lowersNobodyButAFloorpersonToVoid() {
        TableBench bench = dealt("house-let-it-ride");
        bench.give(table::VoidRound{kDealer, words("please")});
        QVERIFY(!bench.refusal().empty());
        bench.playOut();
        bench.give(table::VoidRound{kFloor, words("too late")});
        QCOMPARE(bench.refusalSection(), bench.rules().settlement.section);
        bench.endRound();
        bench.give(table::VoidRound{kFloor, words("nothing there")});
        QVERIFY(!bench.refusal().empty());
    }

    void takesASecondCardFaceUpForMoreThanOne_data() {
        addRows("ODD-02", {{"comar-let-it-ride", ".13B"}});
    }
    void takesASecondCardFaceUpForMoreThanOne() {
        QFETCH(QString, ruleSet);
        TableBench bench = dealt(ruleSet);
        auto input = report(Irregularity::OneCardFaceUp);
        input.card = cardsOf("Qd")[0];
        bench.give(input);
        QVERIFY(bench.told<events::CardSetAside>()->card == *input.card);
        QVERIFY(bench.state().round->faceUp.contains(*input.card));
        input.card = cardsOf("Qh")[0];
        bench.give(input);
        QVERIFY(bench.told<events::IrregularityObserved>()->irregularity ==
                Irregularity::SeveralCardsFaceUp);
        QVERIFY(bench.told<events::RoundVoided>() != nullptr);
    }

    void expectsOneCardLessInTheStubAfterOneWasSetAside() {
        TableBench bench = dealt("mlgca-let-it-ride");
        bench.give(report(Irregularity::OneCardFaceUp));
        bench.give(table::CountStub{kDealer, 40, {}});
        QVERIFY(!bench.state().round->stubWrong);
    }

    void takesAReportOfTwoCardsForMoreThanOne() {
        TableBench bench = dealt("comar-let-it-ride");
        bench.give(report(Irregularity::OneCardFaceUp, 2));
        QVERIFY(bench.told<events::RoundVoided>() != nullptr);
    }

    void voidsWhenAPlayerGotAWrongNumberOfCards_data() {
        addRows("ODD-04", {{"comar-let-it-ride", ".13D"},
                           {"mlgca-let-it-ride", "ch. 13D"},
                           {"mlgca-run-em-twice", "ch. 13C, F"},
                           {"house-let-it-ride", "Irregularities"}});
    }
    void voidsWhenAPlayerGotAWrongNumberOfCards() {
        QFETCH(QString, ruleSet);
        for (const bool board : {false, true}) {
            TableBench bench = benchFor(ruleSet);
            bench.open();
            bench.lock({1});
            const rules::DealRule& rule = bench.rules().deal;
            table::DealReported deal;
            if (bench.state().setup->tableRules.offered(rules::WagerKind::SixCard))
                deal.packets.push_back({events::Place::SixCardBox, {}, 3});
            deal.packets.push_back({events::Place::Player, core::Seat{1},
                                    static_cast<std::uint8_t>(rule.perPlayer + (board ? 0 : 1))});
            deal.packets.push_back(
                {events::Place::Community,
                 {},
                 static_cast<std::uint8_t>(rule.community + rule.burned + (board ? 1 : 0))});
            bench.give(deal);
            QCOMPARE(bench.told<events::RoundVoided>()->section.value(),
                     bench.rules().find(rules::Irregularity::WrongCardCount)->section);
        }
    }

    void letsASkippedPlayerPlayTheNextHand_data() {
        addRows("ODD-09", {{"mlgca-run-em-twice", "ch. 13G"}});
    }
    void letsASkippedPlayerPlayTheNextHand() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.bet(1, 500);
        bench.bet(2, 500);
        bench.wager(2, Wager::UltimatePairs, 500);
        bench.give(table::CallNoMoreBets{});
        bench.give(table::DealReported{
            {},
            {{events::Place::Player, core::Seat{1}, 2}, {events::Place::Community, {}, 5}},
            true});
        QVERIFY(bench.told<events::IrregularityObserved>()->consequence ==
                events::Consequence::PlaysNextHand);
        QVERIFY(bench.state().round->seat({2}).at(Wager::Ante1) == Cents{});
        QVERIFY(bench.state().round->seat({2}).skipped);
        bench.playOut();
        QVERIFY(bench.told<events::RoundSettled>() != nullptr);
        QCOMPARE(bench.told<events::RoundSettled>()->order.size(), std::size_t{1});
    }

    void reshufflesAfterAShufflerJam_data() { addRows("ODD-06", {{"comar-let-it-ride", ".13F"}}); }
    void reshufflesAfterAShufflerJam() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.give(table::JamReported{false, {}});
        QCOMPARE(bench.told<events::IrregularityObserved>()->section.value(),
                 std::string("COMAR 36.05.18.13F"));
        QVERIFY(bench.told<events::ShuffleOrdered>() != nullptr);
        QVERIFY(!bench.state().decks[0].shuffled);
    }

    void voidsTheRoundWhenTheShoeJamsInIt_data() {
        addRows("ODD-07", {{"mlgca-let-it-ride", "ch. 13G"}});
    }
    void voidsTheRoundWhenTheShoeJamsInIt() {
        QFETCH(QString, ruleSet);
        TableBench bench = dealt(ruleSet);
        bench.give(table::JamReported{true, {}});
        QVERIFY(bench.told<events::RoundVoided>() != nullptr);
        TableBench idle = benchFor(ruleSet);
        idle.open();
        idle.give(table::JamReported{true, {}});
        QVERIFY(idle.told<events::IrregularityObserved>() == nullptr);
        QVERIFY(idle.told<events::FaultRaised>() != nullptr);
    }

    void refusesReportsThatBelongNowhere() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        bench.give(report(Irregularity::OneCardFaceUp));
        QVERIFY(!bench.refusal().empty()); // No round.
        bench.lock({1});
        bench.give(report(Irregularity::StubWrongMisdealt));
        QVERIFY(!bench.refusal().empty());
        bench.give(report(Irregularity::PlayerSkipped));
        QVERIFY(!bench.refusal().empty()); // Seat 2 does not play.
        auto nobody = report(Irregularity::WrongCardCount);
        nobody.by = {};
        bench.give(nobody);
        QVERIFY(!bench.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestIrregularities)
#include "tst_irregularities.moc"
