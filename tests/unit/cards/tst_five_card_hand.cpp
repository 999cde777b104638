#include "shared/cards/five_card_hand.h"
#include "shared/cards/hand_prefix.h"
#include "tests/support/every_hand.h"
#include "tests/unit/cards/hand_text.h"

#include <QTest>

using namespace pitwatch::cards;
using pitwatch::tests::forEveryHand;
using pitwatch::tests::handOf;
using Category = FiveCardCategory;

Q_DECLARE_METATYPE(pitwatch::cards::FiveCardHand)

// clauses: california-let-it-ride Ranking of Hands 1, Ranking of Hands 2a, Ranking of Hands 3
// clauses: california-let-it-ride Ranking of Hands 3a/1, Ranking of Hands 3b/1, Ranking of Hands 3c
// clauses: california-let-it-ride Ranking of Hands 3d, Ranking of Hands 3e/1, Ranking of Hands 3f/1
// clauses: california-let-it-ride Ranking of Hands 3g, Ranking of Hands 3h, Ranking of Hands 3i
// clauses: comar-let-it-ride .06A, .06A(1), .06A(2), .06B, .06C(1), .06C(2), .06C(3), .06C(4)
// clauses: comar-let-it-ride .06C(5), .06C(6), .06C(7), .06C(8), .06C(9), .06E(1), .06E(2), .06E(3)
// clauses: comar-let-it-ride .06E(4), .06E(5), .06E(6), .06E(7), .06F(1), .06F(2), .06F(3), .06F(4)
// clauses: comar-let-it-ride .06F(5), .06F(6), .06F(7)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings/1, /2, /3, /4
// clauses: house-let-it-ride Let-it-Ride Poker Rankings (1), Let-it-Ride Poker Rankings (2)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings (3), Let-it-Ride Poker Rankings (4)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings (5), Let-it-Ride Poker Rankings (6)/1, /2
// clauses: house-let-it-ride Let-it-Ride Poker Rankings (7), Let-it-Ride Poker Rankings (8)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings (9)
// clauses: mlgca-let-it-ride ch. 6A(1), ch. 6A(2), ch. 6C(1), ch. 6C(2), ch. 6C(3), ch. 6C(4)
// clauses: mlgca-let-it-ride ch. 6C(5), ch. 6C(6), ch. 6C(7), ch. 6C(8), ch. 6C(9), ch. 6E(1)
// clauses: mlgca-let-it-ride ch. 6E(2), ch. 6E(3), ch. 6E(4), ch. 6E(5), ch. 6E(6), ch. 6E(7)
// clauses: mlgca-let-it-ride ch. 6F(1), ch. 6F(2), ch. 6F(3), ch. 6F(4), ch. 6F(5), ch. 6F(6)
// clauses: mlgca-let-it-ride ch. 6F(7)
// clauses: mlgca-run-em-twice ch. 6A, ch. 6C(1), ch. 6C(2), ch. 6C(3), ch. 6C(4), ch. 6C(5)
// clauses: mlgca-run-em-twice ch. 6C(6), ch. 6C(7), ch. 6C(8), ch. 6C(9)

class TestFiveCardHand : public QObject {
    Q_OBJECT

private slots:
    void namesTheHand_data() {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<FiveCardHand>("aceLowAllowed");
        QTest::addColumn<FiveCardHand>("aceLowRefused");
        const auto row = [](const char* tag, const char* cards, FiveCardHand allowed,
                            FiveCardHand refused) {
            QTest::newRow(tag) << QByteArray(cards) << allowed << refused;
        };
        const auto same = [&](const char* tag, const char* cards, FiveCardHand hand) {
            row(tag, cards, hand, hand);
        };
        same("royal flush", "As Ks Qs Js Ts", {Category::RoyalFlush});
        same("royal flush, any order", "Tc Ac Jc Kc Qc", {Category::RoyalFlush});
        same("straight flush to the king", "Kh Qh Jh Th 9h", {Category::StraightFlush});
        row("steel wheel", "Ad 2d 3d 4d 5d", {Category::StraightFlush}, {Category::Flush});
        same("four of a kind", "7s 7h 7d 7c 2s", {Category::FourOfAKind});
        same("full house", "2s 2h 2d Ac As", {Category::FullHouse});
        same("flush", "2c 4c 6c 8c Tc", {Category::Flush});
        same("broadway", "As Kh Qd Jc Ts", {Category::Straight});
        row("wheel", "As 2h 3d 4c 5s", {Category::Straight}, {Category::HighCard});
        same("no straight around the ace", "Ks Ah 2d 3c 4s", {Category::HighCard});
        same("three of a kind", "9s 9h 9d 2c 3s", {Category::ThreeOfAKind});
        same("two pair", "9s 9h 2d 2c 3s", {Category::TwoPair});
        same("pair of tens", "Ts Th 2d 4c 3s", {Category::Pair, Rank::Ten});
        same("pair of twos", "2s 2h Kd 4c 3s", {Category::Pair, Rank::Two});
        same("pair of aces", "As Ah Kd 4c 3s", {Category::Pair, Rank::Ace});
        same("high card", "As Jh Kd 4c 3s", {Category::HighCard});
    }
    void namesTheHand() {
        QFETCH(QByteArray, cards);
        QFETCH(FiveCardHand, aceLowAllowed);
        QFETCH(FiveCardHand, aceLowRefused);
        const auto hand = handOf<5>(cards.constData());
        QVERIFY(evaluateFive(hand) == aceLowAllowed);
        QVERIFY(evaluateFive(hand, AceLow::Allowed) == aceLowAllowed);
        QVERIFY(evaluateFive(hand, AceLow::Refused) == aceLowRefused);
    }

    // Counts of combinatorics: for instance a pair is 13 C(4,2) C(12,3) 4^3.
    void countsEveryHandOfTheDeck() {
        std::array<std::uint32_t, kFiveCardCategoryCount> counts{};
        std::array<std::uint32_t, kRankCount> pairs{};
        forEveryHand<5>([&](const std::array<Card, 5>& cards) {
            const FiveCardHand hand = evaluateFive(cards);
            ++counts[static_cast<std::size_t>(hand.category)];
            if (hand.category == Category::Pair)
                ++pairs[static_cast<std::size_t>(hand.pairRank)];
        });
        const std::array<std::uint32_t, kFiveCardCategoryCount> expected{
            1'302'540, 1'098'240, 123'552, 54'912, 10'200, 5'108, 3'744, 624, 36, 4};
        for (std::size_t category = 0; category < counts.size(); ++category)
            QCOMPARE(counts[category], expected[category]);
        for (const std::uint32_t count : pairs)
            QCOMPARE(count, 84'480U);
    }

    void losesTheWheelsWhereTheAceIsOnlyHigh() {
        std::array<std::uint32_t, kFiveCardCategoryCount> counts{};
        forEveryHand<5>([&](const std::array<Card, 5>& cards) {
            ++counts[static_cast<std::size_t>(evaluateFive(cards, AceLow::Refused).category)];
        });
        const std::array<std::uint32_t, kFiveCardCategoryCount> expected{
            1'303'560, 1'098'240, 123'552, 54'912, 9'180, 5'112, 3'744, 624, 32, 4};
        for (std::size_t category = 0; category < counts.size(); ++category)
            QCOMPARE(counts[category], expected[category]);
    }

    // Loops that share the work of outer cards must see the very same hands.
    void prefixesAgreeWithWholeHands() {
        std::array<std::uint32_t, kFiveCardCategoryCount> counts{};
        std::uint32_t differing = 0;
        forEveryHand<4>([&](const std::array<Card, 4>& cards) {
            const auto three = HandPrefix<0>().with(cards[0]).with(cards[1]).with(cards[2]);
            const auto four = three.with(cards[3]);
            const CardSet rest = CardSet::above(cards[3]);
            for (const Card last : rest)
                for (const AceLow aceLow : {AceLow::Allowed, AceLow::Refused}) {
                    const std::array hand{cards[0], cards[1], cards[2], cards[3], last};
                    differing += four.five(last, aceLow) == evaluateFive(hand, aceLow) ? 0U : 1U;
                }
            four.eachFive(rest, [&](FiveCardHand hand, std::size_t howMany) {
                counts[static_cast<std::size_t>(hand.category)] +=
                    static_cast<std::uint32_t>(howMany);
            });
        });
        QCOMPARE(differing, 0U);
        const std::array<std::uint32_t, kFiveCardCategoryCount> expected{
            1'302'540, 1'098'240, 123'552, 54'912, 10'200, 5'108, 3'744, 624, 36, 4};
        QVERIFY(counts == expected);
    }

    void findsTheBestOfSix_data() {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<FiveCardHand>("best");
        const auto row = [](const char* tag, const char* cards, FiveCardHand best) {
            QTest::newRow(tag) << QByteArray(cards) << best;
        };
        row("royal within six", "9s As Ks Qs Js Ts", {Category::RoyalFlush});
        row("straight flush beside an ace of another suit", "Ah Ks Qs Js Ts 9s",
            {Category::StraightFlush});
        row("flush that is a straight only in mixed suits", "2s 3s 4s 5s 9s 6h", {Category::Flush});
        row("six of a suit", "2s 3s 4s 5s 9s Js", {Category::Flush});
        row("wheel flush", "2d 3d 4d 5d Ad Ks", {Category::StraightFlush});
        row("two trips make a full house", "2s 2h 2d 9s 9h 9d", {Category::FullHouse});
        row("quads with a pair", "2s 2h 2d 2c 9h 9d", {Category::FourOfAKind});
        row("three pairs", "2s 2h 4d 4c 9h 9d", {Category::TwoPair});
        row("straight with a pair", "2s 3h 4d 5c 6h 6d", {Category::Straight});
        row("wheel with a king", "As 2h 3d 4c 5h Kd", {Category::Straight});
        row("pair of kings", "Ks Kh 2d 4c 7h 9d", {Category::Pair, Rank::King});
        row("nothing", "Ks Jh 2d 4c 7h 9d", {Category::HighCard});
    }
    void findsTheBestOfSix() {
        QFETCH(QByteArray, cards);
        QFETCH(FiveCardHand, best);
        QVERIFY(bestFiveOfSix(handOf<6>(cards.constData())) == best);
    }
};

QTEST_APPLESS_MAIN(TestFiveCardHand)
#include "tst_five_card_hand.moc"
