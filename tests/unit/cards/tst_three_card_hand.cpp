#include "shared/cards/three_card_hand.h"
#include "tests/support/every_hand.h"
#include "tests/support/slow_hands.h"
#include "tests/unit/cards/hand_text.h"

#include <QTest>

using namespace pitwatch::cards;
using pitwatch::tests::forEveryHand;
using pitwatch::tests::handOf;
using Category = ThreeCardCategory;

Q_DECLARE_METATYPE(pitwatch::cards::ThreeCardHand)

// clauses: comar-let-it-ride .06D(1), .06D(2), .06D(3), .06D(4), .06D(5)
// clauses: mlgca-let-it-ride ch. 6D(1), ch. 6D(2), ch. 6D(3), ch. 6D(4), ch. 6D(5)

class TestThreeCardHand : public QObject {
    Q_OBJECT

private slots:
    void namesTheHand_data() {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<ThreeCardHand>("hand");
        const auto row = [](const char* tag, const char* cards, ThreeCardHand hand) {
            QTest::newRow(tag) << QByteArray(cards) << hand;
        };
        row("A-K-Q of spades", "As Ks Qs", {Category::AceKingQueenSuited, Suit::Spades});
        row("A-K-Q of clubs, any order", "Qc Ac Kc", {Category::AceKingQueenSuited, Suit::Clubs});
        row("K-Q-J suited", "Kh Qh Jh", {Category::StraightFlush, Suit::Hearts});
        row("L8 A-2-3 suited", "3d Ad 2d", {Category::StraightFlush, Suit::Diamonds});
        row("three of a kind", "8s 8h 8d", {Category::ThreeOfAKind});
        row("A-K-Q", "As Kh Qs", {Category::Straight});
        row("A-2-3", "As 2h 3s", {Category::Straight});
        row("no straight around the ace", "Ks Ah 2s", {Category::HighCard});
        row("K-A-2 suited is a flush", "Ks As 2s", {Category::Flush, Suit::Spades});
        row("flush", "2c 9c Jc", {Category::Flush, Suit::Clubs});
        row("pair", "2c 9c 9d", {Category::Pair});
        row("high card", "2c 9c Td", {Category::HighCard});
    }
    void namesTheHand() {
        QFETCH(QByteArray, cards);
        QFETCH(ThreeCardHand, hand);
        QVERIFY(evaluateThree(handOf<3>(cards.constData())) == hand);
    }

    void countsEveryHandOfTheDeck() {
        std::array<std::uint32_t, kThreeCardCategoryCount> counts{};
        forEveryHand<3>([&](const std::array<Card, 3>& cards) {
            ++counts[static_cast<std::size_t>(evaluateThree(cards).category)];
        });
        const std::array<std::uint32_t, kThreeCardCategoryCount> expected{16'440, 3'744, 1'096, 720,
                                                                          52,     44,    4};
        for (std::size_t category = 0; category < counts.size(); ++category)
            QCOMPARE(counts[category], expected[category]);
    }

    void agreesWithTheSlowEvaluatorOnEveryHand() {
        std::uint32_t differing = 0;
        forEveryHand<3>([&](const std::array<Card, 3>& cards) {
            const auto slow = pitwatch::tests::slowThree(cards);
            differing += evaluateThree(cards) == slow ? 0U : 1U;
        });
        QCOMPARE(differing, 0U);
    }
};

QTEST_APPLESS_MAIN(TestThreeCardHand)
#include "tst_three_card_hand.moc"
