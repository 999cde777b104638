#include "tests/unit/table/dealing_rows.h"

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Place;
using events::Wager;

// clauses: california-let-it-ride Dealing procedures 3/1
// clauses: comar-let-it-ride .08C(3)(b), .08D(2)/1, .08D(3)(a), .08D(3)(b), .08D(3)(c), .08D(3)(d)
// clauses: comar-let-it-ride .08D(3)(e), .09B/1, .09C(1), .09C(2), .09C(3), .09C(4), .09C(5)
// clauses: comar-let-it-ride .10A(1)(d)(ii)
// clauses: house-let-it-ride Dealer Procedures (1), Dealer Procedures (2), Dealer Procedures (3)
// clauses: house-let-it-ride Dealer Procedures (4)/1, Dealer Procedures (5)
// clauses: house-let-it-ride Dealer Procedures (6)/1
// clauses: mlgca-let-it-ride ch. 8D(2)/1, ch. 8D(3)(a)/1, ch. 8D(3)(b), ch. 8D(3)(c), ch. 8D(3)(d)
// clauses: mlgca-let-it-ride ch. 8D(3)(e)
// clauses: mlgca-run-em-twice ch. 8D(2)/1, ch. 8D(3)/1, ch. 13C/1

class TestDealing : public QObject {
    Q_OBJECT

private slots:
    // To each player, to the board with what is burned or discarded, and to the six-card box.
    void dealsAsManyCardsAsTheRuleSetSays_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("hand");
        QTest::addColumn<int>("board");
        QTest::addColumn<int>("box");
        const auto row = [](const char* tag, const char* ruleSet, int hand, int board, int box) {
            QTest::newRow(tag) << QString(ruleSet) << hand << board << box;
        };
        row("COMAR .09C", "comar-let-it-ride", 3, 2, 3);
        row("MLGCA ch. 8D", "mlgca-let-it-ride", 3, 2, 3);
        row("Twice ch. 8D", "mlgca-run-em-twice", 2, 5, 0);
        row("California Dealing procedures 3", "california-let-it-ride", 3, 3, 0);
        row("House Dealer Procedures", "house-let-it-ride", 3, 3, 0);
    }
    void dealsAsManyCardsAsTheRuleSetSays() {
        QFETCH(QString, ruleSet);
        QFETCH(int, hand);
        QFETCH(int, board);
        QFETCH(int, box);
        const auto deal = [&](int cards, int community) {
            TableFixture fixture = lockedFor(ruleSet, {1});
            table::DealReported dealt;
            if (box > 0)
                dealt.packets.push_back({Place::SixCardBox, {}, static_cast<std::uint8_t>(box)});
            dealt.packets.push_back(
                {Place::Player, core::Seat{1}, static_cast<std::uint8_t>(cards)});
            dealt.packets.push_back({Place::Community, {}, static_cast<std::uint8_t>(community)});
            fixture.give(dealt);
            return fixture.told<events::IrregularityObserved>() == nullptr;
        };
        QVERIFY(deal(hand, board));
        QVERIFY(!deal(hand + 1, board));
        QVERIFY(!deal(hand - 1, board));
        QVERIFY(!deal(hand, board - 1));
    }

    // The card that the rules burn or discard is told apart, or among the community cards: not
    // both.
    void countsACommunityCardTooMany_data() {
        addRows({{"house-let-it-ride", "Irregularities/5"},
                 {"california-let-it-ride", "Dealing procedures 3/2"}});
    }
    void countsACommunityCardTooMany() {
        QFETCH(QString, ruleSet);
        const Place apart = ruleSet == "house-let-it-ride" ? Place::Burned : Place::Discarded;
        for (const int community : {2, 3}) {
            TableFixture fixture = lockedFor(ruleSet, {1});
            table::DealReported dealt;
            dealt.packets = {{Place::Player, core::Seat{1}, 3},
                             {Place::Community, {}, static_cast<std::uint8_t>(community)},
                             {apart, {}, 1}};
            fixture.give(dealt);
            QCOMPARE(fixture.told<events::IrregularityObserved>() != nullptr, community == 3);
        }
    }

    // Told with the deal, among the community cards, or not told at all.
    void takesAReaderThatCountsTheBurnedCard() {
        using Packets = std::vector<events::DealtPacket>;
        for (const Packets& board : {Packets{{Place::Burned, {}, 1}, {Place::Community, {}, 2}},
                                     Packets{{Place::Community, {}, 3}}, Packets{}})
            for (const int counted : {0, 1}) {
                TableFixture fixture = lockedFor("house-let-it-ride", {1});
                Packets packets{{Place::Player, core::Seat{1}, 3}};
                packets.insert(packets.end(), board.begin(), board.end());
                if (!board.empty())
                    fixture.give(table::DealReported{{}, packets, true});
                fixture.decideAll(Wager::Bet1, events::Choice::Ride);
                fixture.community(1 + counted, "Td");
                QVERIFY(fixture.state().round->board[0].has_value());
                fixture.decideAll(Wager::Bet2, events::Choice::Ride);
                fixture.community(2 + counted, "4c");
                QVERIFY(fixture.state().round->board[1].has_value());
                fixture.show(1, "Ts Th 4s");
                QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
                QCOMPARE(fixture.count<events::IrregularityObserved>(), 0);
            }
    }

    void findsCardsThatGoOutInAnotherOrder_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("method");
        const auto row = [](const Cited& cited, const char* method) {
            const std::string tag = std::string(cited.ruleSet) + " " + std::string(cited.section);
            QTest::newRow(tag.c_str())
                << QString::fromStdString(std::string(cited.ruleSet)) << QString(method);
        };
        row({"comar-let-it-ride", ".08D(2)/2, .08D(3)"}, "manual_shoe");
        row({"comar-let-it-ride", ".09B/2, .09C"}, "hand");
        row({"comar-let-it-ride", ".10B(1)/2, .10B(2)/2, .10B(3)/2, .10B(4)/2"}, "automated_shoe");
        row({"mlgca-let-it-ride", "ch. 8D(2)/2, ch. 8D(3)"}, "manual_shoe");
        row({"mlgca-let-it-ride", "ch. 9B/2, ch. 9C"}, "hand");
        row({"mlgca-let-it-ride", "ch. 10B(1)/2, ch. 10B(2)/2, ch. 10B(3)/2, ch. 10B(4)/2"},
            "automated_shoe");
        row({"mlgca-run-em-twice", "ch. 8D(2)/2, ch. 8D(3)/2"}, "manual_shoe");
        row({"mlgca-run-em-twice", "ch. 9B(1)/2, ch. 9B(2)/2"}, "hand");
        row({"mlgca-run-em-twice", "ch. 10B(1)/2, ch. 10B(2)/2"}, "automated_shoe");
        row({"california-let-it-ride", "Dealing procedures 3/2"}, "automated_shoe");
        row({"house-let-it-ride", "Dealer Procedures/2"}, "hand");
    }
    void findsCardsThatGoOutInAnotherOrder() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        const bool oneWay = ruleSet == "california-let-it-ride" || ruleSet == "house-let-it-ride";
        const std::string text =
            oneWay ? submissionText(ruleSet.toStdString()) : filedFor(ruleSet, method);
        // Written out apart from the rule data: 1 and 3 are seats, x the box, c the board.
        const bool stacks = method == "automated_shoe";
        const std::string right = ruleSet == "mlgca-run-em-twice"
                                      ? (stacks ? "ccccc1133" : "ccccc1313")
                                  : ruleSet == "california-let-it-ride" ? "111333ccc"
                                  : ruleSet == "house-let-it-ride"      ? "13c13c13c"
                                  : stacks                              ? "xxxcc111333"
                                                                        : "xxx13c13c13";
        const auto found = [&](const std::string& cards, bool summed = false) {
            TableFixture fixture{makeSetup(text)};
            fixture.open();
            fixture.lock({1, 3});
            table::DealReported dealt;
            char last = ' ';
            for (const char card : cards) {
                if (summed && card == last)
                    ++dealt.packets.back().count;
                else if (card == 'c' || card == 'x')
                    dealt.packets.push_back(
                        {card == 'c' ? Place::Community : Place::SixCardBox, {}, 1});
                else
                    dealt.packets.push_back(
                        {Place::Player, core::Seat{static_cast<std::uint8_t>(card - '0')}, 1});
                last = card;
            }
            fixture.give(dealt);
            const auto* finding = fixture.told<events::ComplianceFound>();
            const bool wrong = finding != nullptr;
            if (wrong && (finding->kind != events::FindingKind::DealtOutOfOrder ||
                          finding->section.value() !=
                              fixture.rules().find(fixture.state().dealing)->orderSection ||
                          finding->round != fixture.state().round->id))
                return std::string("another finding");
            if (fixture.told<events::IrregularityObserved>() != nullptr)
                return std::string("void");
            return std::string(wrong ? "found" : "");
        };
        QCOMPARE(found(right), std::string());
        QCOMPARE(found({right.rbegin(), right.rend()}), std::string("found"));
        std::string swapped = right;
        std::swap(*std::find(swapped.begin(), swapped.end(), '1'),
                  *std::find(swapped.begin(), swapped.end(), '3'));
        QCOMPARE(found(swapped), std::string("found"));
        std::string sorted = right; // Each hand whole, and the board last.
        std::sort(sorted.begin(), sorted.end());
        QCOMPARE(found(sorted), ruleSet == "california-let-it-ride" ? "" : "found");
        // Whole hands told at once show the order of the places alone.
        std::string hands = right;
        std::stable_sort(hands.begin(), hands.end(),
                         [&](char a, char b) { return right.find(a) < right.find(b); });
        QCOMPARE(found(hands, true), std::string());
        QCOMPARE(found({hands.rbegin(), hands.rend()}, true), std::string("found"));
    }

    void dealsFromTheLeftOfThePlayerDealer_data() {
        addRows({{"california-let-it-ride", "Dealing procedures 3/2"}});
    }
    void dealsFromTheLeftOfThePlayerDealer() {
        QFETCH(QString, ruleSet);
        for (const bool right : {true, false}) {
            TableFixture fixture = benchFor(ruleSet);
            fixture.open();
            fixture.give(table::DeclineBank{{8}});
            fixture.give(table::DeclineBank{{1}});
            fixture.give(table::AcceptBank{{2}});
            fixture.lock({1, 5});
            const core::Seat first{static_cast<std::uint8_t>(right ? 5 : 1)};
            const core::Seat second{static_cast<std::uint8_t>(right ? 1 : 5)};
            fixture.give(table::DealReported{{},
                                             {{Place::Player, first, 3},
                                              {Place::Player, second, 3},
                                              {Place::PlayerDealer, core::Seat{2}, 3}},
                                             true});
            QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
            QCOMPARE(fixture.finding(),
                     std::string(right ? "" : "card 1 of the deal was seat 1, not seat 5"));
        }
    }

    // .10H and ch. 10H: the stack of three is a "may".
    void takesTwoOrThreeCommunityCardsFromAShoeThatReshuffles_data() {
        addRows({{"comar-let-it-ride", ".10H/1, /2"}, {"mlgca-let-it-ride", "ch. 10H/1, /2"}});
    }
    void takesTwoOrThreeCommunityCardsFromAShoeThatReshuffles() {
        QFETCH(QString, ruleSet);
        std::string text = submissionText(ruleSet.toStdString());
        text = with(with(text, "\"hand\"", "\"automated_shoe\""), "\"manual_shoe\"",
                    "\"automated_shoe\"");
        const std::string device =
            "[shuffler]\ncounts_cards = true\ndecks = 1\nreshuffles = true\n";
        text = text.find("[shuffler]") == std::string::npos
                   ? with(text, "[wagers]", device + "[wagers]")
                   : with(with(text, "reshuffles = false", "reshuffles = true"), "decks = 2",
                          "decks = 1");
        const auto play = [&](int community, int discarded) {
            TableFixture fixture{makeSetup(text)};
            fixture.open();
            fixture.lock({1});
            table::DealReported dealt;
            dealt.packets.push_back({Place::SixCardBox, {}, 3});
            dealt.packets.push_back({Place::Community, {}, static_cast<std::uint8_t>(community)});
            if (discarded > 0)
                dealt.packets.push_back(
                    {Place::Discarded, {}, static_cast<std::uint8_t>(discarded)});
            dealt.packets.push_back({Place::Player, core::Seat{1}, 3});
            fixture.give(dealt);
            if (fixture.told<events::IrregularityObserved>() != nullptr)
                return std::string("void");
            return std::string(fixture.told<events::ComplianceFound>() != nullptr ? "found" : "");
        };
        QCOMPARE(play(2, 0), std::string());
        QCOMPARE(play(3, 0), std::string());
        QCOMPARE(play(2, 1), std::string());
        QCOMPARE(play(1, 1), std::string("void"));
        QCOMPARE(play(4, 0), std::string("void"));
        QCOMPARE(play(2, 2), std::string("found"));
    }

    // Four community cards and a burned one are no cross of five, nor are five cards on one arm.
    void countsNoOtherCardForACommunityCard_data() {
        addRows({{"mlgca-run-em-twice", "ch. 13C/2"}});
    }
    void countsNoOtherCardForACommunityCard() {
        QFETCH(QString, ruleSet);
        using Packets = std::vector<events::DealtPacket>;
        const auto isVoid = [&](Packets board) {
            TableFixture fixture = lockedFor(ruleSet, {1});
            board.push_back({Place::Player, core::Seat{1}, 1});
            board.push_back({Place::Player, core::Seat{1}, 1});
            fixture.give(table::DealReported{{}, board, true});
            return fixture.told<events::RoundVoided>() != nullptr;
        };
        QVERIFY(!isVoid({{Place::Community, {}, 5}}));
        QVERIFY(isVoid({{Place::Community, {}, 4}, {Place::Burned, {}, 1}}));
        QVERIFY(isVoid({{Place::Community, {}, 4}, {Place::Discarded, {}, 1}}));
        QVERIFY(isVoid({{Place::Community, {}, 4}, {Place::PlayerDealer, {}, 1}}));
        QVERIFY(isVoid({{Place::CommunityLeft, {}, 5}}));
        QVERIFY(!isVoid({{Place::CommunityLeft, {}, 1},
                         {Place::CommunityRight, {}, 1},
                         {Place::CommunityTop, {}, 1},
                         {Place::CommunityBottom, {}, 1},
                         {Place::CommunityCenter, {}, 1}}));
    }

    // The burn comes after the first decisions.
    void takesTheHouseBurnWhenItHappens_data() {
        addRows({{"house-let-it-ride", "Procedures for completion of each round of play/10, /11"}});
    }
    void takesTheHouseBurnWhenItHappens() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = lockedFor(ruleSet, {1});
        const table::DealReported burn{{}, {{Place::Burned, {}, 1}}, true};
        fixture.deal();
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.give(burn);
        QCOMPARE(fixture.names(), std::string("cards_burned"));
        fixture.give(burn);
        QVERIFY(!fixture.refusal().empty());
        // Counted as they were dealt: the first of the three is gone.
        fixture.community(2, "2s");
        QVERIFY(fixture.state().round->board[0] == cardsOf("2s")[0]);
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(3, "7h");
        QVERIFY(fixture.state().round->board[1] == cardsOf("7h")[0]);
        TableFixture early = lockedFor(ruleSet, {1});
        early.deal();
        early.give(burn);
        QVERIFY(early.told<events::ComplianceFound>()->kind ==
                events::FindingKind::PlayedOutOfOrder);
        QCOMPARE(early.finding(), std::string("a card was burned before every player had decided"));
    }

    void countsChipsAgainstTheSensorsBeforeTheDeal_data() {
        addRows({{"comar-let-it-ride", ".09A(3)(c)(ii)"},
                 {"mlgca-let-it-ride", "ch. 8C(3)(b)"},
                 {"mlgca-run-em-twice", "ch. 8C(3)/1"}});
    }
    void countsChipsAgainstTheSensorsBeforeTheDeal() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        for (const int seat : {1, 4}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::Progressive, 100);
        }
        fixture.give(table::CountChips{Wager::Progressive, 2, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 1, {}});
        QCOMPARE(int(fixture.told<events::ChipCountMismatched>()->sensed), 2);
        // The cards are out, and whoever dealt them over the dispute is found.
        fixture.deal();
        QCOMPARE(fixture.told<events::ComplianceFound>()->section.value(),
                 fixture.rules().find(fixture.state().dealing)->chipCountSection);
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::DealtBeforeChipCount);
        QVERIFY(fixture.told<events::CardsDealt>() != nullptr);
        fixture.give(table::ResolveChipCount{kDealer, Wager::Progressive, 2, words("found it")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ResolveChipCount{kFloor, Wager::Progressive, 2, words("found it")});
        QVERIFY(fixture.told<events::ChipCountResolved>() != nullptr);
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        fixture.give(table::CountChips{Wager::Progressive, 2, {}});
        QVERIFY(!fixture.refusal().empty());
    }

    void countsFiveCardChipsAgainstTheLammers_data() {
        addRows({{"mlgca-let-it-ride", "ch. 8C(1)(c)"}});
    }
    void countsFiveCardChipsAgainstTheLammers() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::FiveCard, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::FiveCard, 1, std::uint16_t{2}});
        QVERIFY(fixture.told<events::ChipCountMismatched>() != nullptr);
        fixture.endRound();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CountChips{Wager::FiveCard, 1, std::uint16_t{1}});
        QVERIFY(fixture.told<events::ChipCountMatched>() != nullptr);
        fixture.give(table::ResolveChipCount{kFloor, Wager::FiveCard, 1, {}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CountChips{Wager::ThreeCard, 1, {}});
        QVERIFY(!fixture.refusal().empty());
    }

    // A dispute over which the hands were played on could neither be settled nor left behind.
    void letsTheFloorpersonSettleACountUntilTheRoundEnds() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::Progressive, 2, {}});
        fixture.playOut(); // Nobody reported the deal.
        QVERIFY(fixture.state().round->phase == table::Phase::Locked);
        fixture.endRound();
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(fixture.state().dealing)->chipCountSection);
        fixture.give(
            table::ResolveChipCount{kFloor, Wager::Progressive, 1, words("one was a tip")});
        QVERIFY(fixture.told<events::ChipCountResolved>() != nullptr);
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
    }

    void findsADealBeforeTheChipCount() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::DealtBeforeChipCount);
        QCOMPARE(fixture.finding(),
                 std::string("the collected chips were not counted before the deal"));
        QVERIFY(fixture.told<events::CardsDealt>() != nullptr);
    }

    void takesADealInSeveralMessages() {
        TableFixture fixture = lockedFor("house-let-it-ride", {1, 2});
        fixture.give(table::DealReported{{}, {{Place::Player, core::Seat{1}, 3}}, false});
        QVERIFY(fixture.state().round->phase == table::Phase::Locked);
        fixture.give(table::DealReported{
            {}, {{Place::Player, core::Seat{2}, 3}, {Place::Community, {}, 3}}, true});
        QVERIFY(fixture.state().round->phase == table::Phase::Dealt);
        QCOMPARE(fixture.count<events::IrregularityObserved>(), 0);
    }

    void refusesWhatNoDeckCanBeDealtLike_data() {
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("count");
        QTest::newRow("no such seat") << int(Place::Player) << 9 << 3;
        QTest::newRow("player without a seat") << int(Place::Player) << 0 << 3;
        QTest::newRow("board with a seat") << int(Place::Community) << 1 << 3;
        QTest::newRow("53 cards") << int(Place::Player) << 1 << 53;
    }
    void refusesWhatNoDeckCanBeDealtLike() {
        QFETCH(int, place);
        QFETCH(int, seat);
        QFETCH(int, count);
        TableFixture fixture = lockedFor("house-let-it-ride", {1});
        std::optional<core::Seat> at;
        if (seat != 0)
            at = core::Seat{static_cast<std::uint8_t>(seat)};
        fixture.give(table::DealReported{
            {}, {{static_cast<Place>(place), at, static_cast<std::uint8_t>(count)}}, true});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::DealReported{});
        QVERIFY(!fixture.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestDealing)
#include "tst_dealing.moc"
