#include "tests/unit/table/dealing_rows.h"

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using events::FindingKind;
using events::Irregularity;
using events::Place;

// What is owed to a deck before it is dealt, in every document that asks for it.
class TestShuffleAndCut : public QObject {
    Q_OBJECT

private:
    // The rule set's submission with a manual shoe and no shuffler; the house rules have neither.
    static TableFixture byHand(const QString& ruleSet) {
        std::string text = submissionText(ruleSet.toStdString());
        if (ruleSet != "house-let-it-ride")
            text = filedFor(ruleSet, "manual_shoe");
        if (const auto at = text.find("[shuffler]"); at != std::string::npos)
            text.erase(at, text.find("[wagers]") - at);
        TableFixture fixture{makeSetup(text)};
        fixture.open();
        return fixture;
    }
    static TableFixture twoDecks(const QString& ruleSet) {
        const std::string text = filedFor(ruleSet, "hand");
        TableFixture fixture{makeSetup(with(text, "decks = 1", "decks = 2"))};
        fixture.open();
        return fixture;
    }
    static bool finds(const TableFixture& fixture, FindingKind kind) {
        return std::any_of(fixture.last().begin(), fixture.last().end(),
                           [&](const events::Event& event) {
                               const auto* found = event.as<events::ComplianceFound>();
                               return found != nullptr && found->kind == kind;
                           });
    }

private slots:
    void playsOneDeckWithoutAShuffler_data() {
        addRows({{"comar-let-it-ride", ".03A"},
                 {"mlgca-let-it-ride", "ch. 3A"},
                 {"mlgca-run-em-twice", "ch. 3A"}});
    }
    void playsOneDeckWithoutAShuffler() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = byHand(ruleSet);
        QCOMPARE(fixture.state().decks.size(), std::size_t{1});
        fixture.give(
            table::ReceiveDeck{kDealer, DeckColour::Blue, named<events::DeckId>("D2"), false});
        QCOMPARE(fixture.refusalSection(), fixture.rules().decks.section);
        QCOMPARE(fixture.state().decks.size(), std::size_t{1});
    }

    void findsTwoDecksThatDoNotTakeTurns_data() {
        addRows({{"comar-let-it-ride", ".03B(4)"},
                 {"mlgca-let-it-ride", "ch. 3B(4)"},
                 {"mlgca-run-em-twice", "ch. 3B(4)"}});
    }
    void findsTwoDecksThatDoNotTakeTurns() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = twoDecks(ruleSet);
        fixture.wholeRound({1});
        fixture.lock({1});
        QVERIFY(fixture.state().round->deck == DeckColour::Blue);
        QVERIFY(!finds(fixture, FindingKind::DecksNotAlternated));
        table::DealReported dealt;
        dealt.deck = DeckColour::Red;
        dealt.packets = {{Place::Player, core::Seat{1}, 1}};
        dealt.complete = false;
        fixture.give(dealt);
        QVERIFY(finds(fixture, FindingKind::DecksNotAlternated));
    }

    void findsTwoDecksInTheRack_data() {
        addRows({{"comar-let-it-ride", ".03B(5)"},
                 {"mlgca-let-it-ride", "ch. 3B(5)"},
                 {"mlgca-run-em-twice", "ch. 3B(5)"}});
    }
    void findsTwoDecksInTheRack() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = twoDecks(ruleSet);
        fixture.lock({1});
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        QVERIFY(!finds(fixture, FindingKind::TwoDecksInRack));
        fixture.give(table::DeckRacked{DeckColour::Blue});
        QVERIFY(finds(fixture, FindingKind::TwoDecksInRack));
    }

    void findsAHandShuffledDeckThatWasNotCut_data() {
        addRows({{"comar-let-it-ride", ".05D(2)/2"},
                 {"mlgca-let-it-ride", "ch. 5D(2)"},
                 {"mlgca-run-em-twice", "ch. 5C(2)"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards/4"}});
    }
    void findsAHandShuffledDeckThatWasNotCut() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = byHand(ruleSet);
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QVERIFY(fixture.state().decks[0].needsCut && !fixture.state().decks[0].cut);
        fixture.lock({1});
        const events::RoundId round = fixture.state().round->id;
        fixture.deal();
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr);
        QCOMPARE(found->section.value(), fixture.rules().procedure.cut);
        QVERIFY(found->round == round);
    }

    void putsTheCoverCardTenCardsDeep_data() {
        addRows({{"comar-let-it-ride", ".05F"},
                 {"mlgca-let-it-ride", "ch. 5F"},
                 {"mlgca-run-em-twice", "ch. 5D"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards/5"}});
    }
    void putsTheCoverCardTenCardsDeep() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = byHand(ruleSet);
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        for (const int depth : {9, 52}) {
            fixture.give(
                table::CutDeck{kDealer, DeckColour::Red, static_cast<std::uint8_t>(depth)});
            QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.cut);
            QVERIFY(!fixture.state().decks[0].cut);
        }
        fixture.give(table::CutDeck{kDealer, DeckColour::Red, 10});
        QVERIFY(fixture.refusal().empty());
        QVERIFY(fixture.state().decks[0].cut);
    }

    void letsAFloorpersonOrderARecutUntilTheDeal_data() {
        addRows({{"comar-let-it-ride", ".05G/1"},
                 {"mlgca-let-it-ride", "ch. 5G/1"},
                 {"mlgca-run-em-twice", "ch. 5E"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards (1)/1, /2"}});
    }
    void letsAFloorpersonOrderARecutUntilTheDeal() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = byHand(ruleSet);
        fixture.give(table::OrderRecut{kDealer, DeckColour::Red, words("sloppy")});
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.recut);
        fixture.give(table::OrderRecut{kFloor, DeckColour::Red, words("sloppy")});
        QVERIFY(fixture.told<events::RecutOrdered>() != nullptr);
        fixture.give(table::CutDeck{kDealer, DeckColour::Red, 12});
        fixture.lock({1});
        fixture.deal();
        fixture.give(table::OrderRecut{kFloor, DeckColour::Red, words("too late")});
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.recut);
    }

    void findsARecutThatWasOrderedAndNotDone_data() {
        addRows({{"comar-let-it-ride", ".05G/2"}, {"mlgca-let-it-ride", "ch. 5G/2"}});
    }
    void findsARecutThatWasOrderedAndNotDone() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = byHand(ruleSet);
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
        fixture.give(table::OrderRecut{kFloor, DeckColour::Red, words("sloppy")});
        fixture.lock({1});
        fixture.deal();
        QVERIFY(fixture.count<events::ComplianceFound>() > 0);
    }

    void findsAShuffleThatWasOrderedAndNotDone_data() {
        addRows({{"comar-let-it-ride", ".05A(3)/1, /2"},
                 {"mlgca-let-it-ride", "ch. 5A(3)"},
                 {"mlgca-run-em-twice", "ch. 5A(3)"}});
    }
    void findsAShuffleThatWasOrderedAndNotDone() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = byHand(ruleSet);
        fixture.give(table::OrderShuffle{kDealer, DeckColour::Red, words("clumped")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::OrderShuffle{kFloor, DeckColour::Red, words("clumped")});
        QVERIFY(fixture.told<events::ShuffleOrdered>() != nullptr);
        fixture.lock({1});
        QVERIFY(!finds(fixture, FindingKind::ShuffleMissed)); // There is time until the first card.
        fixture.deal();
        QVERIFY(finds(fixture, FindingKind::ShuffleMissed));
    }

    void asksForNoCutAtAReshufflingShoe_data() {
        addRows({{"comar-let-it-ride", ".05I/2"},
                 {"mlgca-let-it-ride", "ch. 5I/1"},
                 {"mlgca-run-em-twice", "ch. 5H"}});
    }
    void asksForNoCutAtAReshufflingShoe() {
        QFETCH(QString, ruleSet);
        const std::string text = filedFor(ruleSet, "automated_shoe", "true");
        TableFixture fixture{makeSetup(with(text, "counts_cards = false", "counts_cards = true"))};
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.give(
            table::ReceiveDeck{kDealer, DeckColour::Red, named<events::DeckId>("D1"), true});
        QVERIFY(!fixture.state().decks[0].needsCut);
        QVERIFY(fixture.told<events::TableOpened>() != nullptr);
        fixture.give(table::OrderRecut{kFloor, DeckColour::Red, words("sloppy")});
        QVERIFY(!fixture.refusal().empty());
        fixture.lock({1});
        QVERIFY(fixture.refusal().empty());
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
    }

    void loadsTheAutomatedShoeWithAShuffledDeck_data() {
        addRows({{"comar-let-it-ride", ".10A(1)"}, {"mlgca-let-it-ride", "ch. 10A(1)"}});
    }
    void loadsTheAutomatedShoeWithAShuffledDeck() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet, "automated_shoe");
        fixture.lock({1});
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        fixture.give(table::DeckInserted{DeckColour::Red});
        QVERIFY(fixture.told<events::DeckPutInShuffler>() != nullptr);
        fixture.lock({1});
        QVERIFY(!finds(fixture, FindingKind::ShuffleMissed)); // There is time until the first card.
        fixture.deal();
        QVERIFY(finds(fixture, FindingKind::ShuffleMissed));
    }

    void reshufflesAfterAVoidRound_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("what");
        const auto row = [](const Cited& cited, Irregularity what) {
            const std::string tag = std::string(cited.ruleSet) + " " + std::string(cited.section) +
                                    ", " + std::string(core::enumName(what));
            QTest::newRow(tag.c_str())
                << QString::fromStdString(std::string(cited.ruleSet)) << int(what);
        };
        using enum Irregularity;
        row({"comar-let-it-ride", ".13B/2"}, SeveralCardsFaceUp);
        row({"comar-let-it-ride", ".13D/2"}, WrongCardCount);
        row({"comar-let-it-ride", ".13E/2"}, CommunityExposedEarly);
        row({"comar-let-it-ride", ".13G/2"}, ShoeJam);
        row({"mlgca-let-it-ride", "ch. 13B/2"}, SeveralCardsFaceUp);
        row({"mlgca-let-it-ride", "ch. 13D/2"}, WrongCardCount);
        row({"mlgca-let-it-ride", "ch. 13E/2"}, CommunityExposedEarly);
        row({"mlgca-let-it-ride", "ch. 13G/3"}, ShoeJam);
        row({"mlgca-run-em-twice", "ch. 13C/3, ch. 13F/2"}, WrongCardCount);
        row({"mlgca-run-em-twice", "ch. 13D/2"}, ShoeJam);
        row({"house-let-it-ride", "Irregularities/3"}, SeveralCardsFaceUp);
        row({"house-let-it-ride", "Irregularities/6"}, WrongCardCount);
    }
    void reshufflesAfterAVoidRound() {
        QFETCH(QString, ruleSet);
        QFETCH(int, what);
        const auto kind = static_cast<Irregularity>(what);
        TableFixture fixture =
            kind == Irregularity::ShoeJam ? openedFor(ruleSet, "automated_shoe") : byHand(ruleSet);
        fixture.lock({1, 2});
        if (kind == Irregularity::WrongCardCount) {
            fixture.give(table::DealReported{{}, {{Place::Player, core::Seat{1}, 7}}, true});
        } else {
            if (kind != Irregularity::SeveralCardsFaceUp) // While they are dealt.
                fixture.deal();
            table::ReportIrregularity report;
            report.by = kDealer;
            report.irregularity = kind;
            report.cardCount = 2;
            if (kind == Irregularity::ShoeJam)
                fixture.give(table::JamReported{true, {}});
            else if (kind == Irregularity::CommunityExposedEarly)
                fixture.community(1, "2s");
            else
                fixture.give(report);
        }
        QVERIFY2(fixture.told<events::RoundVoided>() != nullptr, fixture.names().c_str());
        fixture.lock({1});
        QVERIFY(!finds(fixture, FindingKind::ShuffleMissed)); // There is time until the first card.
        fixture.deal();
        QVERIFY(finds(fixture, FindingKind::ShuffleMissed));
    }
};

QTEST_APPLESS_MAIN(TestShuffleAndCut)
#include "tst_shuffle_and_cut.moc"
