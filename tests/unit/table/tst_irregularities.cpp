#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Irregularity;
using events::Wager;

// clauses: california-let-it-ride Dealing procedures 3/1
// clauses: comar-let-it-ride .08D(3)(a), .08D(3)(b), .08D(3)(c), .08D(3)(d), .08D(3)(e), .09C(1)
// clauses: comar-let-it-ride .09C(2), .09C(3), .09C(4), .09C(5), .13C
// clauses: house-let-it-ride Dealer Procedures (1), Dealer Procedures (2), Dealer Procedures (3)
// clauses: house-let-it-ride Dealer Procedures (4)/1, Dealer Procedures (5)
// clauses: house-let-it-ride Dealer Procedures (6)/1, Irregularities/4, /6
// clauses: mlgca-let-it-ride ch. 8D(3)(a)/1, ch. 8D(3)(b), ch. 8D(3)(c), ch. 8D(3)(d), ch. 8D(3)(e)
// clauses: mlgca-let-it-ride ch. 13A/2, ch. 13C, ch. 13D/2, ch. 13E/1, /2, ch. 13F, ch. 13G/3
// clauses: mlgca-run-em-twice ch. 13B, ch. 13C/3, ch. 13D/2, ch. 13F/2

class TestIrregularities : public QObject {
    Q_OBJECT

private:
    static TableFixture openWithShoe(const QString& ruleSet) {
        std::string text = submissionText(ruleSet.toStdString());
        for (const char* other : {"\"hand\"", "\"manual_shoe\""})
            text = with(text, other, "\"automated_shoe\"");
        TableFixture fixture{makeSetup(text)};
        fixture.open();
        return fixture;
    }
    static TableFixture lockedByShoe(const QString& ruleSet) {
        TableFixture fixture = openWithShoe(ruleSet);
        fixture.lock({1, 2});
        return fixture;
    }
    static TableFixture lockedByShuffler(const QString& ruleSet) {
        const std::string text = submissionText(ruleSet.toStdString());
        const bool filed = text.find("[shuffler]") != std::string::npos;
        TableFixture fixture(makeSetup(filed ? text
                                             : with(text, "[wagers]",
                                                    "[shuffler]\ncounts_cards = true\ndecks = 1\n"
                                                    "reshuffles = false\n[wagers]")));
        fixture.open();
        fixture.lock({1, 2});
        return fixture;
    }
    static TableFixture dealtByShoe(const QString& ruleSet) {
        TableFixture fixture = lockedByShoe(ruleSet);
        fixture.deal();
        return fixture;
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
        row("COMAR .13A", "comar-let-it-ride", OneCardFaceUp, "set_aside");
        row("COMAR .13B", "comar-let-it-ride", SeveralCardsFaceUp, "void_and_reshuffle");
        row("COMAR .13C", "comar-let-it-ride", CardDrawnInError, "use_as_next");
        row("COMAR .13D", "comar-let-it-ride", WrongCardCount, "void_and_reshuffle");
        row("COMAR .13E", "comar-let-it-ride", CommunityExposedEarly, "void_and_reshuffle");
        row("COMAR .13F", "comar-let-it-ride", ShufflerJam, "reshuffle");
        row("COMAR .13G", "comar-let-it-ride", ShoeJam, "void_and_reshuffle");
        row("COMAR .13H", "comar-let-it-ride", DeviceOutOfUse, "cover_or_sign");
        row("MLGCA ch. 13A", "mlgca-let-it-ride", OneCardFaceUp, "set_aside");
        row("MLGCA ch. 13B", "mlgca-let-it-ride", SeveralCardsFaceUp, "void_and_reshuffle");
        row("MLGCA ch. 13C", "mlgca-let-it-ride", CardDrawnInError, "use_as_next");
        row("MLGCA ch. 13D", "mlgca-let-it-ride", WrongCardCount, "void_and_reshuffle");
        row("MLGCA ch. 13E", "mlgca-let-it-ride", CommunityExposedEarly, "void_and_reshuffle");
        row("MLGCA ch. 13F", "mlgca-let-it-ride", ShufflerJam, "reshuffle");
        row("MLGCA ch. 13G", "mlgca-let-it-ride", ShoeJam, "void_and_reshuffle");
        row("MLGCA ch. 13H", "mlgca-let-it-ride", DeviceOutOfUse, "cover_or_sign");
        row("Twice ch. 13A one", "mlgca-run-em-twice", OneCardFaceUp, "void");
        row("Twice ch. 13A several", "mlgca-run-em-twice", SeveralCardsFaceUp, "void");
        row("Twice ch. 13B", "mlgca-run-em-twice", CardDrawnInError, "use_as_next");
        row("Twice ch. 13C, F", "mlgca-run-em-twice", WrongCardCount, "void_and_reshuffle");
        row("Twice silent: exposed", "mlgca-run-em-twice", CommunityExposedEarly, "floor");
        row("Twice silent: jam", "mlgca-run-em-twice", ShufflerJam, "floor");
        row("Twice ch. 13D", "mlgca-run-em-twice", ShoeJam, "void_and_reshuffle");
        row("Twice ch. 13E", "mlgca-run-em-twice", DeviceOutOfUse, "cover_or_sign");
        row("Twice ch. 13G", "mlgca-run-em-twice", PlayerSkipped, "plays_next_hand");
        row("House: one", "house-let-it-ride", OneCardFaceUp, "set_aside");
        row("House: several", "house-let-it-ride", SeveralCardsFaceUp, "void_and_reshuffle");
        row("House: drawn", "house-let-it-ride", CardDrawnInError, "use_as_next");
        row("House: count", "house-let-it-ride", WrongCardCount, "void_and_reshuffle");
        row("House silent: exposed", "house-let-it-ride", CommunityExposedEarly, "floor");
        row("California silent: one", "california-let-it-ride", OneCardFaceUp, "floor");
        row("California silent: count", "california-let-it-ride", WrongCardCount, "floor");
        row("anything else", "comar-let-it-ride", Other, "floor");
    }
    void followsFromTheDocument() {
        QFETCH(QString, ruleSet);
        QFETCH(int, what);
        QFETCH(QString, expected);
        // A deal that was told to its end speaks against what is said of it.
        TableFixture fixture = what == int(Irregularity::ShoeJam)       ? lockedByShoe(ruleSet)
                               : what == int(Irregularity::ShufflerJam) ? lockedByShuffler(ruleSet)
                                                                        : lockedFor(ruleSet);
        const std::uint64_t round = fixture.state().round->id.value;
        fixture.give(reportOf(static_cast<Irregularity>(what), 2));
        const auto* seen = fixture.told<events::IrregularityObserved>();
        QVERIFY2(seen != nullptr, fixture.names().c_str());
        const auto* rule = fixture.rules().find(static_cast<Irregularity>(what));
        if (expected == "floor") {
            QVERIFY(rule == nullptr);
            QVERIFY(fixture.state().round->question.has_value());
            QVERIFY(seen->section.empty());
            return;
        }
        QCOMPARE(std::string(core::enumName(seen->consequence)), expected.toStdString());
        QCOMPARE(seen->section.value(), rule->section);
        QCOMPARE(!fixture.state().round.has_value(), voids(rule->consequence));
        if (!voids(rule->consequence))
            return;
        const auto* voided = fixture.told<events::RoundVoided>();
        QCOMPARE(voided->round.value, round);
        QCOMPARE(voided->section.value(), rule->section);
        QVERIFY(!fixture.state().decks[0].shuffled);
        QCOMPARE(fixture.state().decks[0].shuffleOwed,
                 rule->consequence == rules::Consequence::VoidAndReshuffle);
    }

    // Also where no signal tells of shuffles.
    void owesTheReshuffleAfterAVoidRound_data() {
        addRows({{"comar-let-it-ride", ".13B/2"},
                 {"mlgca-let-it-ride", "ch. 13B/2"},
                 {"house-let-it-ride", "Irregularities/3"}});
    }
    void owesTheReshuffleAfterAVoidRound() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{
            makeSetup(with(submissionText(ruleSet.toStdString()), "decks = 2", "decks = 1"),
                      {true, false, true})};
        fixture.open();
        fixture.lock({1, 2});
        fixture.give(reportOf(Irregularity::SeveralCardsFaceUp, 2, 2));
        QVERIFY(fixture.told<events::ShuffleOrdered>() != nullptr);
        fixture.lock({1});
        fixture.deal();
        QVERIFY(fixture.told<events::ComplianceFound>() != nullptr);
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::ShuffleMissed);
    }

    void returnsEveryWagerOfAVoidRound_data() { addEveryRuleSet("return all wagers"); }
    void returnsEveryWagerOfAVoidRound() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        fixture.decideAll(fixture.isLetItRide() ? Wager::Bet1 : Wager::Run1,
                          fixture.isLetItRide() ? events::Choice::Withdraw : events::Choice::Bet,
                          fixture.isLetItRide() ? 0 : 2);
        fixture.give(table::VoidRound{kFloor, words("spilt drink")});
        const auto* voided = fixture.told<events::RoundVoided>();
        QVERIFY(voided != nullptr);
        Cents returned;
        for (const auto& wager : voided->returns)
            returned += wager.amount;
        // Let It Ride: bet 1 went back by the decision; Run 'Em Twice: two antes and a run of two.
        QVERIFY(returned == Cents{2 * 500 * (fixture.isLetItRide() ? 2 : 4)});
        QVERIFY(voided->bankReturned == (fixture.rules().bank ? Cents{100'000} : Cents{}));
        QVERIFY(!fixture.state().round);
        QVERIFY(!fixture.state().progressiveLocked());
    }

    void lowersNobodyButAFloorpersonToVoid() {
        TableFixture fixture = dealtFor("house-let-it-ride");
        fixture.give(table::VoidRound{kDealer, words("please")});
        QVERIFY(!fixture.refusal().empty());
        fixture.playOut();
        fixture.give(table::VoidRound{kFloor, words("too late")});
        QCOMPARE(fixture.refusalSection(), fixture.rules().settlement.section);
        fixture.endRound();
        fixture.give(table::VoidRound{kFloor, words("nothing there")});
        QVERIFY(!fixture.refusal().empty());
    }

    void takesASecondCardFaceUpForMoreThanOne_data() { addRows({{"comar-let-it-ride", ".13B/1"}}); }
    void takesASecondCardFaceUpForMoreThanOne() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet);
        auto input = reportOf(Irregularity::OneCardFaceUp, 2);
        input.card = cardsOf("Qd")[0];
        fixture.give(input);
        QVERIFY(fixture.told<events::CardSetAside>()->card == *input.card);
        QVERIFY(fixture.state().round->faceUp.contains(*input.card));
        input.card = cardsOf("Qh")[0];
        fixture.give(input);
        QVERIFY(fixture.told<events::IrregularityObserved>()->irregularity ==
                Irregularity::SeveralCardsFaceUp);
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
    }

    void expectsOneCardLessInTheStubAfterOneWasSetAside() {
        TableFixture fixture = dealtFor("mlgca-let-it-ride");
        fixture.give(reportOf(Irregularity::OneCardFaceUp, 2));
        fixture.give(table::CountStub{kDealer, 40, {}});
        QVERIFY(!fixture.state().round->stubWrong);
    }

    void takesAReportOfTwoCardsForMoreThanOne() {
        TableFixture fixture = lockedFor("comar-let-it-ride");
        fixture.give(reportOf(Irregularity::OneCardFaceUp, 2, 2));
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
    }

    void voidsWhenAPlayerGotAWrongNumberOfCards_data() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"mlgca-run-em-twice", "ch. 13C/1, /2, ch. 13F/1"},
                 {"house-let-it-ride", "Irregularities/5"}});
    }
    void voidsWhenAPlayerGotAWrongNumberOfCards() {
        QFETCH(QString, ruleSet);
        for (const bool board : {false, true}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            fixture.lock({1});
            const rules::DealRule& rule = fixture.rules().deal;
            table::DealReported deal;
            if (fixture.state().setup->tableRules.offered(rules::WagerKind::SixCard))
                deal.packets.push_back({events::Place::SixCardBox, {}, 3});
            deal.packets.push_back({events::Place::Player, core::Seat{1},
                                    static_cast<std::uint8_t>(rule.perPlayer + (board ? 0 : 1))});
            deal.packets.push_back(
                {events::Place::Community,
                 {},
                 static_cast<std::uint8_t>(rule.community + rule.burned + (board ? 1 : 0))});
            fixture.give(deal);
            QCOMPARE(fixture.told<events::RoundVoided>()->section.value(),
                     fixture.rules().find(rules::Irregularity::WrongCardCount)->section);
        }
    }

    void letsASkippedPlayerPlayTheNextHand_data() { addRows({{"mlgca-run-em-twice", "ch. 13G"}}); }
    void letsASkippedPlayerPlayTheNextHand() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.bet(1, 500);
        fixture.bet(2, 500);
        fixture.wager(2, Wager::UltimatePairs, 500);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::DealReported{
            {},
            {{events::Place::Player, core::Seat{1}, 2}, {events::Place::Community, {}, 5}},
            true});
        QVERIFY(fixture.told<events::IrregularityObserved>()->consequence ==
                events::Consequence::PlaysNextHand);
        QVERIFY(fixture.state().round->seat({2}).at(Wager::Ante1) == Cents{});
        QVERIFY(fixture.state().round->seat({2}).skipped);
        fixture.playOut();
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        QCOMPARE(fixture.told<events::RoundSettled>()->order.size(), std::size_t{1});
    }

    void reshufflesAfterAShufflerJam_data() { addRows({{"comar-let-it-ride", ".13F"}}); }
    void reshufflesAfterAShufflerJam() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::JamReported{false, {}});
        QCOMPARE(fixture.told<events::IrregularityObserved>()->section.value(),
                 std::string("COMAR 36.05.18.13F"));
        QVERIFY(fixture.told<events::ShuffleOrdered>() != nullptr);
        QVERIFY(!fixture.state().decks[0].shuffled);
    }

    void takesNoShufflerJamWhereTheShufflerIsCovered_data() {
        addRows({{"comar-let-it-ride", ".13F"}, {"mlgca-let-it-ride", "ch. 13F"}});
    }
    void takesNoShufflerJamWhereTheShufflerIsCovered() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::MarkOutOfOrder{kDealer, named<events::DeviceId>("shuffler"),
                                           events::OutOfOrderSign::Covered});
        fixture.give(reportOf(Irregularity::ShufflerJam, 2));
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(rules::Irregularity::ShufflerJam)->section);
        fixture.give(table::JamReported{false, {}});
        QVERIFY(fixture.told<events::ShufflerJammed>() != nullptr);
        QCOMPARE(fixture.count<events::ShuffleOrdered>(), 0);
    }

    // Whatever stands there is no device of this table: a fault, and nothing of the round.
    void takesNoShufflerJamWhereNoneIsFiled_data() {
        addRows({{"mlgca-let-it-ride", "ch. 13F"}, {"house-let-it-ride", ""}});
    }
    void takesNoShufflerJamWhereNoneIsFiled() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        QVERIFY(!fixture.state().shufflerInUse());
        fixture.give(table::JamReported{false, {}});
        QVERIFY(fixture.told<events::FaultRaised>() != nullptr);
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        QVERIFY(fixture.told<events::ShuffleOrdered>() == nullptr);
        fixture.lock({1, 2});
        fixture.deal();
        QCOMPARE(fixture.names(), std::string("cards_dealt"));
        fixture.give(reportOf(Irregularity::ShufflerJam, 2));
        QVERIFY(!fixture.refusal().empty());
        fixture.playOut();
        fixture.endRound();
        fixture.give(table::ShuffleByHand{kDealer, events::DeckColour::Red});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
    }

    void voidsTheRoundWhenTheShoeJamsInIt_data() {
        addRows({{"comar-let-it-ride", ".13G/1"},
                 {"mlgca-let-it-ride", "ch. 13G/1"},
                 {"mlgca-run-em-twice", "ch. 13D/1"}});
    }
    void voidsTheRoundWhenTheShoeJamsInIt() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtByShoe(ruleSet);
        fixture.give(table::JamReported{true, {}});
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        TableFixture idle = openWithShoe(ruleSet);
        idle.give(table::JamReported{true, {}});
        QVERIFY(idle.told<events::IrregularityObserved>() == nullptr);
        QVERIFY(idle.told<events::FaultRaised>() != nullptr);
    }

    void takesNoShoeJamWhereNoAutomatedShoeIsInUse_data() {
        addRows({{"comar-let-it-ride", ".13G/1"},
                 {"mlgca-let-it-ride", "ch. 13G/1"},
                 {"mlgca-run-em-twice", "ch. 13D/1"}});
    }
    void takesNoShoeJamWhereNoAutomatedShoeIsInUse() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        fixture.give(reportOf(Irregularity::ShoeJam, 2));
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(rules::Irregularity::ShoeJam)->section);
        fixture.give(table::JamReported{true, {}});
        QVERIFY(fixture.told<events::FaultRaised>() != nullptr);
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        QVERIFY(fixture.state().round.has_value());
        TableFixture covered = dealtByShoe(ruleSet);
        covered.give(table::MarkOutOfOrder{kDealer, named<events::DeviceId>("shoe"),
                                           events::OutOfOrderSign::Covered});
        covered.give(reportOf(Irregularity::ShoeJam, 2));
        QVERIFY(!covered.refusal().empty());
    }

    // A dealer who has seen decisions or cards knows what a void round is worth.
    void leavesFaultsOfTheDealToTheFloorpersonOncePlayHasBegun_data() {
        addRows({{"comar-let-it-ride", ".13A/1, .13B/1, .13D/1"},
                 {"mlgca-let-it-ride", "ch. 13A/1, ch. 13B/1, ch. 13D/1"},
                 {"mlgca-run-em-twice", "ch. 13A, ch. 13C/1"},
                 {"house-let-it-ride", "Irregularities/1, /2, /5"}});
    }
    void leavesFaultsOfTheDealToTheFloorpersonOncePlayHasBegun() {
        QFETCH(QString, ruleSet);
        for (const auto kind : {Irregularity::OneCardFaceUp, Irregularity::SeveralCardsFaceUp,
                                Irregularity::WrongCardCount}) {
            TableFixture fixture = dealtFor(ruleSet);
            fixture.give(
                table::Decide{{1},
                              fixture.isLetItRide() ? Wager::Bet1 : Wager::Run1,
                              fixture.isLetItRide() ? events::Choice::Ride : events::Choice::Fold,
                              0});
            fixture.give(reportOf(kind, 2));
            QVERIFY(fixture.state().round.has_value());
            QVERIFY(fixture.state().round->question == kind);
            QVERIFY(fixture.told<events::IrregularityObserved>()->consequence ==
                    rules::Consequence::FloorpersonDecided);
            fixture.give(
                table::RuleOnIrregularity{kFloor, rules::Consequence::Void, words("all back")});
            QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        }
    }

    void voidsNothingForTheRightNumberOfCards_data() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"mlgca-run-em-twice", "ch. 13C/1"},
                 {"house-let-it-ride", "Irregularities/5"}});
    }
    void voidsNothingForTheRightNumberOfCards() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet);
        auto seen = reportOf(Irregularity::WrongCardCount, 2, fixture.rules().deal.perPlayer);
        fixture.give(seen);
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(Irregularity::WrongCardCount)->section);
        QVERIFY(fixture.state().round.has_value() && !fixture.state().round->question);
        ++seen.cardCount;
        fixture.give(seen);
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
    }

    void takesNoCardForEarlyOnceAllHaveDecided_data() {
        addRows({{"comar-let-it-ride", ".13E/1"}, {"mlgca-let-it-ride", "ch. 13E/1"}});
    }
    void takesNoCardForEarlyOnceAllHaveDecided() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "As");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.give(reportOf(Irregularity::CommunityExposedEarly, 2));
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(Irregularity::CommunityExposedEarly)->section);
        QVERIFY(fixture.state().round.has_value());
        fixture.give(table::VoidRound{kFloor, words("turned before the last decision")});
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
    }

    // Not those in the shuffler, and by whoever ruled.
    void reshufflesTheCardsOfTheRoundWhereThatIsRuled_data() {
        addRows({{"comar-let-it-ride", ".05A(3)/1"},
                 {"mlgca-let-it-ride", "ch. 5A(3)"},
                 {"mlgca-run-em-twice", "ch. 5A(3)"},
                 {"california-let-it-ride", ""}});
    }
    void reshufflesTheCardsOfTheRoundWhereThatIsRuled() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet);
        const events::DeckColour deck = fixture.state().round->deck;
        fixture.give(reportOf(Irregularity::Other, 2));
        fixture.give(
            table::RuleOnIrregularity{kFloor, rules::Consequence::Reshuffle, words("once more")});
        QVERIFY(fixture.told<events::ShuffleOrdered>()->deck == deck);
        QVERIFY(fixture.told<events::ShuffleOrdered>()->by == kFloor.person);
        fixture.give(table::ShuffleFinished{deck, 52});
        QVERIFY(fixture.told<events::DeckShuffled>() != nullptr);
    }

    void findsThatACardFaceUpWasNotNamed() {
        for (const bool named : {false, true}) {
            TableFixture fixture = dealtFor("comar-let-it-ride");
            auto seen = reportOf(Irregularity::OneCardFaceUp, 2);
            seen.card = named ? std::optional(cardsOf("9d")[0]) : std::nullopt;
            fixture.give(seen);
            QCOMPARE(fixture.told<events::CardSetAside>() != nullptr, named);
            QCOMPARE(fixture.finding(), std::string(named ? ""
                                                          : "the card that was found face up was "
                                                            "not named: nothing shows that it was "
                                                            "not used"));
        }
    }

    void refusesReportsThatBelongNowhere() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.give(reportOf(Irregularity::OneCardFaceUp, 2));
        QVERIFY(!fixture.refusal().empty()); // No round.
        fixture.lock({1});
        fixture.give(reportOf(Irregularity::StubWrongMisdealt, 2));
        QVERIFY(!fixture.refusal().empty());
        fixture.give(reportOf(Irregularity::PlayerSkipped, 2));
        QVERIFY(!fixture.refusal().empty()); // Seat 2 does not play.
        auto nobody = reportOf(Irregularity::WrongCardCount, 2);
        nobody.by = {};
        fixture.give(nobody);
        QVERIFY(!fixture.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestIrregularities)
#include "tst_irregularities.moc"
