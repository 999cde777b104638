#include "shared/cards/card_set.h"
#include "shared/cards/deck.h"

#include <QTest>

using namespace pitwatch::cards;

// clauses: california-let-it-ride Ranking of Hands 2a, Glossary: Suit
// clauses: house-let-it-ride Definitions (6), Let-it-Ride Poker Rankings/1
// clauses: mlgca-let-it-ride ch. 6A
// clauses: mlgca-run-em-twice ch. 1B(7)

class TestCard : public QObject {
    Q_OBJECT

private slots:
    void numbersTheDeckByRankThenSuit() {
        QCOMPARE(kDeck.size(), std::size_t{52});
        for (std::size_t index = 0; index < kDeck.size(); ++index) {
            const Card card = kDeck[index];
            QCOMPARE(std::size_t{card.index()}, index);
            QCOMPARE(static_cast<std::size_t>(card.rank()), index / 4);
            QCOMPARE(static_cast<std::size_t>(card.suit()), index % 4);
            QVERIFY(Card(card.rank(), card.suit()) == card);
        }
        QVERIFY(Card(Rank::Two, Suit::Clubs) < Card(Rank::Three, Suit::Spades));
    }

    void readsWhatItWrites() {
        for (const Card card : kDeck)
            QVERIFY(Card::parse(card.text()) == card);
        QCOMPARE(Card(Rank::Ace, Suit::Spades).text(), std::string("As"));
        QCOMPARE(Card(Rank::Ten, Suit::Diamonds).text(), std::string("Td"));
        QCOMPARE(Card(Rank::Two, Suit::Clubs).text(), std::string("2c"));
        QCOMPARE(Card(Rank::King, Suit::Hearts).text(), std::string("Kh"));
    }

    void refusesWhatIsNoCard_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("rank only") << QByteArray("A");
        QTest::newRow("small rank letter") << QByteArray("as");
        QTest::newRow("capital suit letter") << QByteArray("AS");
        QTest::newRow("ten as number") << QByteArray("10s");
        QTest::newRow("one") << QByteArray("1s");
        QTest::newRow("suit first") << QByteArray("sA");
        QTest::newRow("trailing space") << QByteArray("As ");
        QTest::newRow("NUL instead of suit") << QByteArray("A\0", 2);
        QTest::newRow("joker") << QByteArray("Jo");
        QTest::newRow("two NULs") << QByteArray("\0\0", 2);
    }
    void refusesWhatIsNoCard() {
        QFETCH(QByteArray, text);
        QVERIFY(!Card::parse({text.data(), static_cast<std::size_t>(text.size())}));
    }

    void setsNoticeACardPutInTwice() {
        CardSet seen;
        QVERIFY(seen.empty());
        QVERIFY(seen.insert(Card(Rank::Ace, Suit::Clubs)));
        QVERIFY(!seen.insert(Card(Rank::Ace, Suit::Clubs)));
        QVERIFY(seen.insert(Card(Rank::Two, Suit::Spades)));
        QCOMPARE(seen.size(), std::size_t{2});
        QVERIFY(seen.contains(Card(Rank::Two, Suit::Spades)));
        QCOMPARE(seen.count(Rank::Two), std::size_t{1});
        QCOMPARE(seen.count(Rank::Three), std::size_t{0});
        QCOMPARE(CardSet::fullDeck().count(Rank::Ace), std::size_t{4});
        seen.erase(Card(Rank::Two, Suit::Spades));
        QVERIFY(!seen.contains(Card(Rank::Two, Suit::Spades)));
        QCOMPARE((CardSet::fullDeck() - seen).size(), std::size_t{51});
        QCOMPARE((CardSet::fullDeck() & seen).size(), std::size_t{1});
        QVERIFY((CardSet::fullDeck() | seen) == CardSet::fullDeck());
    }

    void setsListTheirCardsInOrder() {
        std::size_t next = 0;
        for (const Card card : CardSet::fullDeck())
            QCOMPARE(std::size_t{card.index()}, next++);
        QCOMPARE(next, kDeckSize);
    }
};

QTEST_APPLESS_MAIN(TestCard)
#include "tst_card.moc"
