#include "tests/support/reference/reference_hands.h"

#include <QTest>

#include <map>

using namespace pitwatch::reference;

namespace {

Cards cardsOf(const QString& text) {
    Cards cards;
    for (const QString& card : text.split(' '))
        cards.push_back(parseCard(card.toStdString()).value());
    return cards;
}

Cards wholeDeck() {
    Cards deck;
    for (const char rank : std::string("23456789TJQKA")) {
        for (const char suit : std::string("shdc"))
            deck.push_back(parseCard({rank, suit}).value());
    }
    return deck;
}

} // namespace

class TestReferenceHands : public QObject {
    Q_OBJECT

private slots:
    void namesFiveCardHands_data() {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("name");
        QTest::newRow("royal") << "Th Ah Jh Kh Qh"
                               << "royal_flush";
        QTest::newRow("king-high straight flush") << "9c Tc Jc Qc Kc"
                                                  << "straight_flush";
        QTest::newRow("suited wheel") << "Ad 2d 3d 4d 5d"
                                      << "straight_flush";
        QTest::newRow("four") << "7s 7h 7d 7c 2s"
                              << "four_of_a_kind";
        QTest::newRow("full house") << "7s 7h 7d 2c 2s"
                                    << "full_house";
        QTest::newRow("suited wrap") << "Qs Ks As 2s 3s"
                                     << "flush";
        QTest::newRow("broadway") << "Ts Jh Qd Kc As"
                                  << "straight";
        QTest::newRow("wheel") << "5s 4h 3d 2c As"
                               << "straight";
        QTest::newRow("wrap") << "Ks Ah 2d 3c 4s"
                              << "high_card";
        QTest::newRow("three") << "7s 7h 7d 2c 3s"
                               << "three_of_a_kind";
        QTest::newRow("two pair") << "7s 7h 2d 2c 3s"
                                  << "two_pair";
        QTest::newRow("pair") << "7s 7h 2d 4c 3s"
                              << "pair";
    }
    void namesFiveCardHands() {
        QFETCH(QString, cards);
        QFETCH(QString, name);
        QCOMPARE(QString::fromStdString(nameOf(fiveCard(cardsOf(cards)))), name);
    }

    void withoutTheLowAceTheWheelIsNoStraight() {
        QCOMPARE(fiveCard(cardsOf("5s 4h 3d 2c As"), false), FiveCard::HighCard);
        QCOMPARE(fiveCard(cardsOf("5s 4s 3s 2s As"), false), FiveCard::Flush);
        QCOMPARE(fiveCard(cardsOf("Ts Jh Qd Kc As"), false), FiveCard::Straight);
    }

    void countsOfAllThreeCardHandsAreTheKnownOnes() {
        const Cards deck = wholeDeck();
        std::map<ThreeCard, int> count;
        int royals = 0;
        for (std::size_t a = 0; a < 52; ++a) {
            for (std::size_t b = a + 1; b < 52; ++b) {
                for (std::size_t c = b + 1; c < 52; ++c) {
                    const Cards three = {deck[a], deck[b], deck[c]};
                    ++count[threeCard(three)];
                    royals += suitedAceKingQueen(three) ? 1 : 0;
                }
            }
        }
        QCOMPARE(royals, 4);
        QCOMPARE(count[ThreeCard::StraightFlush], 48);
        QCOMPARE(count[ThreeCard::ThreeOfAKind], 52);
        QCOMPARE(count[ThreeCard::Straight], 720);
        QCOMPARE(count[ThreeCard::Flush], 1096);
        QCOMPARE(count[ThreeCard::Pair], 3744);
        QCOMPARE(count[ThreeCard::HighCard], 16440);
    }

    void bestOfSixLooksAtEveryFive() {
        QCOMPARE(bestOfSix(cardsOf("As Ks Qs Js Ts 2d")), FiveCard::RoyalFlush);
        QCOMPARE(bestOfSix(cardsOf("2d 9s Ks Qs Js Ts")), FiveCard::StraightFlush);
        QCOMPARE(bestOfSix(cardsOf("5s 5h 5d 9c 9d 9h")), FiveCard::FullHouse);
        QCOMPARE(bestOfSix(cardsOf("5s 5h 6d 6c 9d 9h")), FiveCard::TwoPair);
        QVERIFY(isSuperRoyal(cardsOf("9d Ad Td Kd Jd Qd")));
        QVERIFY(!isSuperRoyal(cardsOf("9s Ad Td Kd Jd Qd")));
        QVERIFY(!isSuperRoyal(cardsOf("8d 9d Td Jd Qd Kd")));
    }

    void findsTheRankOfThePair() {
        QCOMPARE(pairRank(cardsOf("2s Th 4d Tc As")), 10);
        QCOMPARE(pairRank(cardsOf("As Th 4d 2c Ad")), 14);
        QCOMPARE(pairRank(cardsOf("As Th 4d 2c 5d")), 0);
    }

    void refusesWhatIsNoCard_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "A", "as", "AS", "10s", "1s", "Ax", "sA", "As ", " As"})
            QTest::newRow(text) << text;
    }
    void refusesWhatIsNoCard() {
        QFETCH(QString, text);
        QVERIFY(!parseCard(text.toStdString()));
    }
};

QTEST_APPLESS_MAIN(TestReferenceHands)
#include "tst_reference_hands.moc"
