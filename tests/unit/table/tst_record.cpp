#include "tests/unit/table/dealing_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::CardFace;
using events::Place;
using table::DeckStep;

// Who did it, where, and which cards: what the record says beside that something was done.

class TestRecord : public QObject {
    Q_OBJECT

private:
    static std::string doer(const std::optional<events::PersonId>& by) {
        return by ? by->text() : "nobody";
    }
    template <typename T>
    static std::string doerOf(TableFixture& fixture, DeckStep step) {
        fixture.give(table::DoDeckStep{kDealer, events::DeckColour::Red, step, {}, {}});
        const T* done = fixture.told<T>();
        return done != nullptr ? doer(done->by) : "not done";
    }
    static std::optional<int> racked(const TableFixture& fixture) {
        const auto* moved = fixture.told<events::CardsMovedToRack>();
        return moved != nullptr && moved->count ? std::optional<int>(*moved->count) : std::nullopt;
    }

private slots:
    void namesWhoPreparedADeck() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        table::ReceiveDeck deck;
        deck.by = kDealer;
        deck.deck = events::DeckColour::Red;
        deck.id = named<events::DeckId>("R-1");
        fixture.give(deck);
        fixture.give(table::DoDeckStep{kDealer, deck.deck, DeckStep::Inspect, {}, {}});
        fixture.give(table::DoDeckStep{kFloor, deck.deck, DeckStep::Verify, {}, {}});
        const std::string dealer = kDealer.person.text();
        QCOMPARE(doerOf<events::DeckSpread>(fixture, DeckStep::Spread), dealer);
        QCOMPARE(doerOf<events::DeckViewed>(fixture, DeckStep::View), dealer);
        QCOMPARE(doerOf<events::DeckTurned>(fixture, DeckStep::Turn), dealer);
        QCOMPARE(doerOf<events::DeckWashed>(fixture, DeckStep::Wash), dealer);
        QCOMPARE(doerOf<events::DeckStacked>(fixture, DeckStep::Stack), dealer);
        fixture.give(table::ShuffleByHand{kDealer, deck.deck});
        QCOMPARE(doer(fixture.told<events::DeckShuffled>()->by), dealer);
        fixture.give(table::CutDeck{kDealer, deck.deck, 20});
        QCOMPARE(doer(fixture.told<events::DeckCut>()->by), dealer);
    }

    void namesNobodyForADevicesShuffle() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.wholeRound({1});
        QCOMPARE(doer(fixture.told<events::DeckShuffled>()->by), std::string("nobody"));
    }

    void tellsHowTheCardsOfAnIdleTableLie_data() {
        addRows({{"comar-let-it-ride", ".05H(2)/2"},
                 {"mlgca-let-it-ride", "ch. 5H(2)"},
                 {"mlgca-run-em-twice", "ch. 5F(2)"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards (2)/2"}});
    }
    void tellsHowTheCardsOfAnIdleTableLie() {
        QFETCH(QString, ruleSet);
        TableFixture asked = benchFor(ruleSet);
        asked.open();
        asked.give(table::IdleTable{kDealer, CardFace::FaceUp, core::Seat{9}});
        QVERIFY(!asked.refusal().empty());
        asked.give(table::IdleTable{kDealer, CardFace::FaceUp, core::Seat{3}});
        const auto* idled = asked.told<events::TableIdled>();
        QVERIFY(idled->by == kDealer.person && idled->face == CardFace::FaceUp);
        QVERIFY(idled->seat == core::Seat{3});

        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::IdleTable{kDealer, CardFace::FaceDown});
        QVERIFY(fixture.told<events::TableIdled>()->face == CardFace::FaceDown);
        const auto deck = fixture.colour(0);
        fixture.give(table::DoDeckStep{kDealer, deck, DeckStep::View, {}, CardFace::FaceUp});
        QVERIFY(fixture.told<events::DeckViewed>()->face == CardFace::FaceUp);
    }

    void keepsItsSilenceWhereNobodyTold() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.give(table::IdleTable{kDealer});
        const auto* idled = fixture.told<events::TableIdled>();
        QVERIFY(idled != nullptr && !idled->face && !idled->seat);
    }

    // What a document says once for each way of dealing is cited from that way's chapter.
    void citesTheChapterOfTheDealingMethod_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("chips");
        QTest::addColumn<QString>("misdealt");
        QTest::addColumn<QString>("deckWrong");
        const auto row = [](const char* ruleSet, const char* method, const char* chips,
                            const char* misdealt, const char* deckWrong) {
            QTest::addRow("%s, %s", ruleSet, method)
                << ruleSet << method << chips << misdealt << deckWrong;
        };
        row("comar-let-it-ride", "manual_shoe", ".08C", ".08F(1)", ".08F(2)");
        row("comar-let-it-ride", "hand", ".09A(3)", ".09H(1)", ".09H(2)");
        row("comar-let-it-ride", "automated_shoe", ".10A(1)", ".10G(1)", ".10G(2)");
        row("mlgca-let-it-ride", "manual_shoe", "ch. 8C", "ch. 8F(1)", "ch. 8F(2)");
        row("mlgca-let-it-ride", "hand", "ch. 9A(3)", "ch. 9H(1)", "ch. 9H(2)");
        row("mlgca-let-it-ride", "automated_shoe", "ch. 10A(1)", "ch. 10G(1)", "ch. 10G(2)");
        row("mlgca-run-em-twice", "manual_shoe", "ch. 8C", "ch. 8F(4)", "ch. 8F(5)");
        row("mlgca-run-em-twice", "hand", "ch. 9A(5)", "ch. 9D(4)", "ch. 9D(5)");
        row("mlgca-run-em-twice", "automated_shoe", "ch. 10A(2)", "ch. 10C(3)", "ch. 10C(4)");
    }
    void citesTheChapterOfTheDealingMethod() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, method);
        QFETCH(QString, chips);
        QFETCH(QString, misdealt);
        QFETCH(QString, deckWrong);
        for (const bool present : {true, false}) {
            TableFixture fixture = openedFor(ruleSet, method);
            fixture.lock({1, 2});
            fixture.give(table::CountChips{events::Wager::ThreeCard, 1, {}});
            QVERIFY(fixture.refusalSection().ends_with(chips.toStdString()));
            fixture.deal();
            fixture.give(table::CountStub{kDealer, 11, {}});
            fixture.give(table::JudgeStub{kFloor, present});
            const std::string judged = fixture.told<events::StubCountJudged>()->section.value();
            QVERIFY(judged.ends_with((present ? misdealt : deckWrong).toStdString()));
            QCOMPARE(fixture.told<events::IrregularityObserved>()->section.value(), judged);
            QCOMPARE(fixture.told<events::RoundVoided>()->section.value(), judged);
        }
    }

    void namesTheCardThatWasTurnedTooEarly_data() {
        addRows({{"comar-let-it-ride", ".13E/1"}, {"mlgca-let-it-ride", "ch. 13E/1"}});
    }
    void namesTheCardThatWasTurnedTooEarly() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = dealtFor(ruleSet);
        fixture.community(1, "2s");
        const auto* seen = fixture.told<events::IrregularityObserved>();
        QVERIFY(seen->cards == cardsOf("2s"));
        QVERIFY(seen->place == Place::Community);
    }

    void namesTheCardThatWasFoundFaceUp() {
        TableFixture fixture = dealtFor("comar-let-it-ride");
        table::ReportIrregularity report;
        report.by = kDealer;
        report.irregularity = events::Irregularity::SeveralCardsFaceUp;
        report.card = cardsOf("9d").front();
        report.place = Place::SixCardBox;
        fixture.give(report);
        const auto* seen = fixture.told<events::IrregularityObserved>();
        QVERIFY(seen->cards == cardsOf("9d"));
        QVERIFY(seen->place == Place::SixCardBox);
    }

    void namesThePlaceWithTheWrongNumberOfCards_data() {
        QTest::addColumn<int>("box");
        QTest::addColumn<int>("hand");
        QTest::addColumn<int>("board");
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("count");
        QTest::newRow("a player") << 3 << 4 << 2 << "player" << 4;
        QTest::newRow("the community area") << 3 << 3 << 1 << "community" << 1;
        QTest::newRow("the six-card box") << 2 << 3 << 2 << "six_card_box" << 2;
    }
    void namesThePlaceWithTheWrongNumberOfCards() {
        QFETCH(int, box);
        QFETCH(int, hand);
        QFETCH(int, board);
        QFETCH(QString, place);
        QFETCH(int, count);
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.lock({1});
        table::DealReported deal;
        deal.packets = {{Place::SixCardBox, {}, static_cast<std::uint8_t>(box)},
                        {Place::Player, core::Seat{1}, static_cast<std::uint8_t>(hand)},
                        {Place::Community, {}, static_cast<std::uint8_t>(board)}};
        fixture.give(deal);
        const auto* seen = fixture.told<events::IrregularityObserved>();
        QVERIFY(seen != nullptr && seen->place);
        QCOMPARE(std::string(core::enumName(*seen->place)), place.toStdString());
        QCOMPARE(seen->seat.has_value(), place == "player");
        QCOMPARE(int(seen->cardCount), count);
    }

    void namesTheArmOfTheCrossThatHasTwoCards() {
        TableFixture fixture = benchFor("mlgca-run-em-twice");
        fixture.open();
        fixture.lock({1});
        table::DealReported deal;
        deal.packets = {{Place::CommunityLeft, {}, 2},
                        {Place::CommunityRight, {}, 1},
                        {Place::CommunityTop, {}, 1},
                        {Place::CommunityCenter, {}, 1},
                        {Place::Player, core::Seat{1}, 2}};
        fixture.give(deal);
        QVERIFY(fixture.told<events::IrregularityObserved>()->place == Place::CommunityLeft);
    }

    void countsTheCardsInTheRackOnlyWhereSomebodyDid() {
        TableFixture counted = dealtFor("comar-let-it-ride"); // By the shuffler.
        counted.playOut();
        counted.endRound();
        QVERIFY(racked(counted) == 52);

        TableFixture unknown = dealtFor("house-let-it-ride");
        unknown.playOut();
        unknown.endRound();
        QVERIFY(unknown.told<events::CardsMovedToRack>() != nullptr);
        QVERIFY(!racked(unknown));
    }

    void countsTheCardsInTheRackByTheirStub_data() {
        QTest::addColumn<int>("stub");
        QTest::addColumn<bool>("misdealt");
        QTest::addColumn<int>("cards");
        QTest::newRow("right") << 43 << false << 52;
        QTest::newRow("a card is missing") << 42 << false << 51;
        QTest::newRow("misdealt, all present") << 42 << true << 52;
    }
    void countsTheCardsInTheRackByTheirStub() {
        QFETCH(int, stub);
        QFETCH(bool, misdealt);
        QFETCH(int, cards);
        TableFixture fixture = dealtFor("house-let-it-ride");
        fixture.give(table::CountStub{kDealer, static_cast<std::uint8_t>(stub), {}});
        QCOMPARE(int(fixture.told<events::StubCounted>()->expected), 43);
        if (fixture.state().round->stubWrong) {
            fixture.give(table::JudgeStub{kFloor, misdealt});
        } else {
            fixture.playOut();
            fixture.endRound();
        }
        QVERIFY(racked(fixture) == cards);
    }
};

QTEST_APPLESS_MAIN(TestRecord)
#include "tst_record.moc"
