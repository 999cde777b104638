#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Irregularity;
using events::Wager;

// What somebody reports against what the table knows by signals.
class TestDoubtfulReports : public QObject {
    Q_OBJECT

private:
    static TableFixture locked(const QString& ruleSet, bool shoe = false) {
        std::string text = submissionText(ruleSet.toStdString());
        if (shoe)
            for (const char* other : {"\"hand\"", "\"manual_shoe\""})
                text = with(text, other, "\"automated_shoe\"");
        TableFixture fixture{makeSetup(text)};
        fixture.open();
        fixture.lock({1, 2});
        return fixture;
    }
    static table::ReportIrregularity report(Irregularity what, int cards,
                                            const table::Actor& by = kDealer) {
        table::ReportIrregularity input;
        input.by = by;
        input.irregularity = what;
        input.cardCount = static_cast<std::uint8_t>(cards);
        input.seat = core::Seat{2};
        return input;
    }
    static bool isAsked(const TableFixture& fixture) {
        const auto* seen = fixture.told<events::IrregularityObserved>();
        return seen != nullptr && fixture.told<events::RoundVoided>() == nullptr &&
               seen->consequence == events::Consequence::FloorpersonDecided &&
               fixture.state().round->question.has_value();
    }

private slots:
    void areRuledOnWhereTheDealWasToldRight_data() {
        addRows({{"comar-let-it-ride", ".13B/1, .13D/1"},
                 {"mlgca-let-it-ride", "ch. 13B/1, ch. 13D/1"},
                 {"mlgca-run-em-twice", "ch. 13A, ch. 13C/1"},
                 {"house-let-it-ride", "Irregularities/2, /5"}});
    }
    void areRuledOnWhereTheDealWasToldRight() {
        QFETCH(QString, ruleSet);
        using enum Irregularity;
        for (const auto& [what, cards] : {std::pair{WrongCardCount, 4}, {SeveralCardsFaceUp, 2}}) {
            TableFixture untold = locked(ruleSet);
            untold.give(report(what, cards)); // Nothing speaks against it.
            QVERIFY(untold.told<events::RoundVoided>() != nullptr);
            TableFixture told = locked(ruleSet);
            told.deal();
            told.give(report(what, cards));
            QVERIFY2(isAsked(told), told.names().c_str());
            told.give(table::RuleOnIrregularity{kFloor, events::Consequence::Void, words("void")});
            QVERIFY(told.told<events::RoundVoided>() != nullptr);
            const auto* rule = told.rules().find(what);
            QCOMPARE(told.told<events::RoundVoided>()->section.value(), rule->section);
            QCOMPARE(told.told<events::ShuffleOrdered>() != nullptr,
                     rule->consequence == rules::Consequence::VoidAndReshuffle);
        }
    }

    void areRuledOnWhereTheStubWasRight() {
        TableFixture fixture = locked("comar-let-it-ride");
        fixture.give(table::CountStub{kDealer, 41, {}});
        QVERIFY2(fixture.told<events::StubCounted>() != nullptr, fixture.names().c_str());
        QVERIFY(!fixture.state().round->stubWrong);
        fixture.give(report(Irregularity::WrongCardCount, 4));
        QVERIFY(isAsked(fixture));
    }

    void areRuledOnWhereTheShoeHasDealtAll_data() {
        addRows({{"comar-let-it-ride", ".13G/1"},
                 {"mlgca-let-it-ride", "ch. 13G/1"},
                 {"mlgca-run-em-twice", "ch. 13D/1"}});
    }
    void areRuledOnWhereTheShoeHasDealtAll() {
        QFETCH(QString, ruleSet);
        TableFixture dealing = locked(ruleSet, true);
        dealing.give(report(Irregularity::ShoeJam, 1));
        QVERIFY(dealing.told<events::RoundVoided>() != nullptr);
        TableFixture dealt = locked(ruleSet, true);
        dealt.deal();
        dealt.give(report(Irregularity::ShoeJam, 1));
        QVERIFY(isAsked(dealt));
    }

    void areRuledOnWhereAReaderTellsOfTheBoard() {
        TableFixture fixture = locked("mlgca-let-it-ride");
        fixture.deal();
        fixture.give(report(Irregularity::CommunityExposedEarly, 1)); // No reader was heard yet.
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        fixture.reshuffle();
        fixture.lock({1, 2});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "2s");
        fixture.give(report(Irregularity::CommunityExposedEarly, 1));
        QVERIFY(isAsked(fixture));
    }

    // A missed player is a wrong number of cards, and void by rule until play has begun.
    void areRuledOnWhereAMissedPlayerIsToldOfLate_data() {
        addRows({{"comar-let-it-ride", ".13D/1"}, {"mlgca-let-it-ride", "ch. 13D/1"}});
    }
    void areRuledOnWhereAMissedPlayerIsToldOfLate() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = locked(ruleSet);
        fixture.give(table::Decide{{1}, Wager::Bet1, events::Choice::Ride, 0});
        fixture.give(report(Irregularity::PlayerSkipped, 1));
        QVERIFY2(isAsked(fixture), fixture.names().c_str());
    }

    void leaveASkippedPlayerToTheFloorpersonOnceOthersDecided_data() {
        addRows({{"mlgca-run-em-twice", "ch. 13G"}});
    }
    void leaveASkippedPlayerToTheFloorpersonOnceOthersDecided() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = locked(ruleSet);
        fixture.give(table::Decide{{1}, Wager::Run1, events::Choice::Bet, 1});
        fixture.give(report(Irregularity::PlayerSkipped, 1));
        QVERIFY2(isAsked(fixture), fixture.names().c_str());
        fixture.give(table::RuleOnIrregularity{kFloor, events::Consequence::PlaysNextHand,
                                               words("plays the next hand")});
        QVERIFY2(fixture.told<events::WagerWithdrawn>() != nullptr, fixture.refusal().c_str());
        QVERIFY(fixture.state().round->seat({2}).skipped);
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Ante1) == Cents{500});
    }

    // What the shoe tells is a wrong number; what is said at the pad against the deal is a
    // question.
    void areWordsOfMoreCardsAfterTheDeal() {
        for (const bool person : {false, true}) {
            TableFixture fixture = locked("mlgca-let-it-ride");
            fixture.deal();
            table::DealReported more;
            more.packets = {{events::Place::Player, core::Seat{2}, 1}};
            more.byPerson = person;
            fixture.give(more);
            QCOMPARE(isAsked(fixture), person);
            QCOMPARE(fixture.told<events::RoundVoided>() != nullptr, !person);
        }
    }

    // A reason that the table has not on record takes a floorperson.
    void removeNoDeck() {
        using enum events::DeckRemovalReason;
        for (const auto reason : {WrongCount, StubCount, Irregularity, Due, Overdue, TableClosed}) {
            TableFixture fixture = benchFor("mlgca-let-it-ride");
            fixture.open();
            table::RemoveDeck input{kDealer, events::DeckColour::Red, reason, kDealer.person,
                                    kFloor.person};
            fixture.give(input);
            QVERIFY(fixture.told<events::DeckRemoved>() == nullptr);
            QVERIFY(!fixture.refusal().empty());
            input.by = kFloor;
            fixture.give(input);
            QVERIFY(fixture.told<events::DeckRemoved>() != nullptr);
        }
    }

    void needWordsAndANameForEveryRuling() {
        TableFixture fixture = locked("mlgca-let-it-ride");
        fixture.give(table::VoidRound{kFloor, {}});
        QVERIFY(!fixture.refusal().empty());
        for (const auto& input : std::initializer_list<table::Input>{
                 table::VoidRound{{{}, table::Role::Floorperson}, words("x")},
                 table::AbandonWagers{{{}, table::Role::Floorperson}, {1}},
                 table::ForfeitWagers{{{}, table::Role::Floorperson}, {1}, words("x"), {}},
                 table::OrderRecut{
                     {{}, table::Role::Floorperson}, events::DeckColour::Red, words("x")},
                 table::JudgeStub{{{}, table::Role::Floorperson}, true},
                 table::RuleOnIrregularity{{{}, table::Role::Floorperson}, {}, words("x")},
                 table::ResolveChipCount{
                     {{}, table::Role::Floorperson}, Wager::Progressive, 0, words("x"), {}},
                 table::DoDeckStep{{{}, table::Role::Floorperson},
                                   events::DeckColour::Red,
                                   table::DeckStep::Verify}}) {
            fixture.give(input);
            QVERIFY(!fixture.refusal().empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestDoubtfulReports)
#include "tst_doubtful_reports.moc"
