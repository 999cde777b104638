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
    using Packets = std::vector<events::DealtPacket>;
    static Packets piece(const Packets& packets, std::size_t first, std::size_t last) {
        const auto at = [&](std::size_t place) {
            return packets.begin() + static_cast<std::ptrdiff_t>(place);
        };
        return {at(first), at(last)};
    }
    static void dispense(TableFixture& fixture, const Packets& packets, bool complete) {
        fixture.give(table::DealReported{{}, packets, complete});
    }
    static void addThoseThatVoid() {
        addRows({{"comar-let-it-ride", ".13D/1"},
                 {"mlgca-let-it-ride", "ch. 13D/1"},
                 {"mlgca-run-em-twice", "ch. 13C/1"},
                 {"house-let-it-ride", "Irregularities/3"}});
    }
    static void checkRefused(const TableFixture& fixture) {
        QCOMPARE(fixture.names(), std::string("command_refused"));
    }
    static void checkDealtRight(const TableFixture& fixture) {
        QVERIFY2(fixture.state().round && fixture.state().round->phase == table::Phase::Dealt,
                 fixture.names().c_str());
        QCOMPARE(fixture.count<events::IrregularityObserved>(), 0);
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
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

    void aPartThatComesTwice_data() { addThoseThatVoid(); }
    void aPartThatComesTwice() {
        QFETCH(QString, ruleSet);
        const TableFixture locked = lockedFor(ruleSet);
        const Packets packets = wholeDeal(locked);
        for (const bool byPad : {true, false})
            for (std::size_t parts = 1; parts < packets.size(); ++parts) {
                TableFixture fixture = locked;
                const auto give = [&](const Packets& part, bool last) {
                    byPad ? tell(fixture, part) : dispense(fixture, part, last);
                };
                give(piece(packets, 0, parts), false);
                QCOMPARE(fixture.names(), std::string("cards_dealt"));
                fixture.restart();
                give(piece(packets, 0, parts), false);
                QVERIFY(fixture.state().round.has_value());
                give(piece(packets, parts, packets.size()), true);
                checkDealtRight(fixture);
            }
    }

    // The next round of cards is the same message, and can be meant: what follows shows it.
    void aPartThatMayBeTheNextRoundOfCards() {
        TableFixture fixture = lockedFor("house-let-it-ride");
        const Packets packets = wholeDeal(fixture);
        for (int round = 0; round < 2; ++round) {
            tell(fixture, piece(packets, 0, 3));
            QCOMPARE(fixture.names(), std::string("cards_dealt"));
        }
        tell(fixture, piece(packets, 3, packets.size()));
        checkDealtRight(fixture);
        tell(fixture, piece(packets, 0, 3));
        checkRefused(fixture);
    }

    void theWholeDealAfterAPartOfIt_data() { addThoseThatVoid(); }
    void theWholeDealAfterAPartOfIt() {
        QFETCH(QString, ruleSet);
        const TableFixture locked = lockedFor(ruleSet);
        const Packets packets = wholeDeal(locked);
        for (const bool partByPad : {true, false})
            for (const bool wholeByPad : {true, false}) {
                TableFixture fixture = locked;
                const Packets part = piece(packets, 0, 4);
                partByPad ? tell(fixture, part) : dispense(fixture, part, false);
                wholeByPad ? tell(fixture, packets) : dispense(fixture, packets, true);
                checkDealtRight(fixture);
                dispense(fixture, packets, true);
                checkRefused(fixture);
                dispense(fixture, part, false);
                checkRefused(fixture);
            }
    }
    void theWholeDealSummedUpAfterAPartOfIt() {
        TableFixture fixture = lockedFor("house-let-it-ride");
        tell(fixture, piece(wholeDeal(fixture), 0, 4));
        const Packets summed{{events::Place::Player, core::Seat{1}, 3},
                             {events::Place::Player, core::Seat{2}, 3},
                             {events::Place::Community, {}, 3}};
        dispense(fixture, summed, true);
        checkDealtRight(fixture);
    }
    void theWholeDealAfterAPartThatSumsItUp() {
        TableFixture fixture = lockedFor("house-let-it-ride");
        const Packets packets = wholeDeal(fixture);
        tell(fixture, {{events::Place::Player, core::Seat{1}, 3}});
        dispense(fixture, packets, true);
        checkDealtRight(fixture);
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}})
            QCOMPARE(int{fixture.state().round->seat(seat).dealt}, 3);
    }

    // The places of the cross have names: none gets a second card.
    void aPartOfTheCrossThatComesTwice() {
        using events::Place;
        TableFixture fixture = lockedFor("mlgca-run-em-twice", {1});
        const Packets cross{{Place::CommunityLeft, {}, 1},
                            {Place::CommunityRight, {}, 1},
                            {Place::CommunityTop, {}, 1},
                            {Place::CommunityBottom, {}, 1},
                            {Place::CommunityCenter, {}, 1}};
        for (const std::size_t parts : {1U, 2U, 3U, 4U}) {
            TableFixture own = fixture;
            tell(own, piece(cross, 0, parts));
            tell(own, piece(cross, 0, parts));
            checkRefused(own);
            tell(own, piece(cross, parts, 5));
            tell(own, {{Place::Player, core::Seat{1}, 2}});
            checkDealtRight(own);
        }
    }

    // Seat 1 gets two cards in a row, and somebody else's card is missing.
    void aCardTooManyIsStillFound_data() { addThoseThatVoid(); }
    void aCardTooManyIsStillFound() {
        QFETCH(QString, ruleSet);
        const TableFixture locked = lockedFor(ruleSet);
        const Packets packets = wholeDeal(locked);
        const auto seat =
            std::ranges::find(packets, events::Place::Player, &events::DealtPacket::place);
        Packets more = packets;
        more.insert(more.begin() + (seat - packets.begin()), *seat);
        for (const std::size_t parts : {2U, 4U}) {
            TableFixture fixture = locked;
            dispense(fixture, piece(packets, 0, parts), false);
            dispense(fixture, more, true);
            QVERIFY2(!fixture.state().round || fixture.state().round->question,
                     fixture.names().c_str());
        }
        TableFixture fixture = locked;
        dispense(fixture, packets, true);
        dispense(fixture, {*seat}, true);
        QVERIFY(!fixture.state().round || fixture.state().round->question);
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
