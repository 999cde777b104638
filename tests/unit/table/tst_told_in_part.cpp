#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::Choice;
using events::Wager;

// Tables whose devices or people tell a part of what happens, or tell it piece by piece.
class TestToldInPart : public QObject {
    Q_OBJECT

private:
    static std::vector<events::DealtPacket> wholeDeal(TableFixture fixture) {
        fixture.deal();
        return fixture.told<events::CardsDealt>()->packets;
    }
    static void tell(TableFixture& fixture, const std::vector<events::DealtPacket>& packets) {
        table::DealReported dealt;
        dealt.packets = packets;
        dealt.byPerson = true;
        fixture.give(dealt);
    }
    // Chips are sensed and cards are read; nobody tells of decisions.
    static TableFixture chipsAlone(const QString& ruleSet) {
        TableFixture fixture = benchFor(ruleSet, {false, true, true});
        fixture.open();
        fixture.lock({1, 2});
        fixture.deal();
        return fixture;
    }

private slots:
    void aDealThatThePadTellsInParts_data() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"mlgca-run-em-twice", "ch. 13C/1"},
                 {"house-let-it-ride", "Irregularities/3"}});
    }
    void aDealThatThePadTellsInParts() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet);
        const auto packets = wholeDeal(fixture);
        QVERIFY(packets.size() > 2);
        for (std::size_t at = 0; at < packets.size(); ++at) {
            tell(fixture, {packets[at]});
            QCOMPARE(fixture.names(), std::string("cards_dealt"));
            QVERIFY(fixture.told<events::CardsDealt>()->complete == (at + 1 == packets.size()));
        }
        QVERIFY(fixture.state().round->phase == table::Phase::Dealt);
    }

    // Not a beginning: nothing that follows makes it right.
    void aDealThatCannotBecomeRightIsJudgedAtOnce_data() {
        addRows({{"comar-let-it-ride", ".13D/1"}, {"mlgca-let-it-ride", "ch. 13D/1"}});
    }
    void aDealThatCannotBecomeRightIsJudgedAtOnce() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet);
        auto packets = wholeDeal(fixture);
        packets.erase(packets.begin());
        tell(fixture, packets);
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
    }

    void aDealWithoutItsEndIsJudgedWithTheFirstCardThatIsTurned_data() {
        addRows({{"comar-let-it-ride", ".13D/1"}, {"mlgca-let-it-ride", "ch. 13D/1"}});
    }
    void aDealWithoutItsEndIsJudgedWithTheFirstCardThatIsTurned() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet);
        auto packets = wholeDeal(fixture);
        packets.pop_back();
        tell(fixture, packets);
        QVERIFY(fixture.state().round.has_value());
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "2s");
        QVERIFY2(fixture.told<events::RoundVoided>() != nullptr, fixture.names().c_str());
    }

    // Those who let their bets lie are not told of at this table.
    void chipsTellOfThoseWhoMoveThem_data() {
        addRows({{"comar-let-it-ride", ".11B(1)(b)/1"},
                 {"mlgca-let-it-ride", "ch. 11B(1)(b)/1"},
                 {"mlgca-run-em-twice", ""}});
    }
    void chipsTellOfThoseWhoMoveThem() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = chipsAlone(ruleSet);
        const bool ride = fixture.isLetItRide();
        fixture.wager(2, ride ? Wager::Bet1 : Wager::Run1, ride ? 0 : 500);
        QCOMPARE(fixture.names(), std::string("decision_made"));
        fixture.community(1, ride ? "2s" : "2s 7h");
        QCOMPARE(fixture.names(), std::string("cards_revealed"));
        fixture.wager(1, ride ? Wager::Bet2 : Wager::Run2, ride ? 0 : 500);
        QCOMPARE(fixture.names(), std::string("decision_made"));
    }

    // Where people tell some, those of the others are expected.
    void peopleTellOfEverybody() {
        TableFixture fixture = chipsAlone("comar-let-it-ride");
        fixture.give(table::Decide{{1}, Wager::Bet1, Choice::Ride, 0});
        fixture.community(1, "2s");
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
    }

    void aBetThatIsTakenUpWhereNobodyTellsTheDeal_data() {
        addRows({{"comar-let-it-ride", ".11B(1)(b)/1"}, {"mlgca-let-it-ride", "ch. 11B(1)(b)/1"}});
    }
    void aBetThatIsTakenUpWhereNobodyTellsTheDeal() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet);
        fixture.wager(1, Wager::Bet1, 0);
        QVERIFY2(fixture.told<events::DecisionMade>() != nullptr, fixture.refusal().c_str());
        QVERIFY(fixture.told<events::DecisionMade>()->choice == Choice::Withdraw);
    }

    void theBoardAsItLies_data() {
        addRows({{"comar-let-it-ride", ".11C(2)"}, {"mlgca-let-it-ride", "ch. 11C(2)"}});
    }
    void theBoardAsItLies() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        fixture.decideAll(Wager::Bet1, Choice::Ride);
        fixture.community(1, "2s");
        fixture.decideAll(Wager::Bet2, Choice::Ride);
        fixture.community(1, "2s 7h");
        const auto* revealed = fixture.told<events::CardsRevealed>();
        QVERIFY2(revealed != nullptr, fixture.refusal().c_str());
        QCOMPARE(int{revealed->first}, 2);
        QVERIFY(revealed->cards == cardsOf("7h"));
        fixture.community(1, "2s 7h"); // Nothing new.
        QVERIFY(fixture.told<events::CardsRevealed>() == nullptr);
    }

    // The chips that were collected are counted before the first card.
    void noBetIsTakenUpBeforeTheChipsAreCounted_data() {
        addRows(
            {{"comar-let-it-ride", ".07D, .09A(3)"}, {"mlgca-let-it-ride", "ch. 7D, ch. 9A(3)"}});
    }
    void noBetIsTakenUpBeforeTheChipsAreCounted() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet);
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.wager(1, Wager::Bet1, 0);
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.noMoreBets);
        fixture.give(table::CountChips{Wager::Progressive, 1, {}});
        fixture.wager(1, Wager::Bet1, 0);
        QVERIFY2(fixture.told<events::DecisionMade>() != nullptr, fixture.refusal().c_str());
    }
};

QTEST_APPLESS_MAIN(TestToldInPart)
#include "tst_told_in_part.moc"
