#include "shared/cards/five_card_hand.h"
#include "shared/cards/hand_prefix.h"
#include "tests/support/every_hand.h"
#include "tests/support/slow_hands.h"

#include <QTest>

using namespace pitwatch::cards;
using namespace pitwatch::tests;

// clauses: comar-let-it-ride .06A, .06B, .06C(1), .06C(2), .06C(3), .06C(4), .06C(5), .06C(6)
// clauses: comar-let-it-ride .06C(7), .06C(8), .06E(1), .06E(2), .06E(3), .06E(4), .06E(5), .06E(6)
// clauses: comar-let-it-ride .06E(7)
// clauses: mlgca-let-it-ride ch. 6A, ch. 6B, ch. 6C(1), ch. 6C(2), ch. 6C(3), ch. 6C(4), ch. 6C(5)
// clauses: mlgca-let-it-ride ch. 6C(6), ch. 6C(7), ch. 6C(8), ch. 6E(1), ch. 6E(2), ch. 6E(3)
// clauses: mlgca-let-it-ride ch. 6E(4), ch. 6E(5), ch. 6E(6), ch. 6E(7), ch. 6F(1), ch. 6F(2)
// clauses: mlgca-let-it-ride ch. 6F(3), ch. 6F(4), ch. 6F(5), ch. 6F(6), ch. 6F(7), ch. 11D(2)
// clauses: mlgca-run-em-twice ch. 6C, ch. 6C(1), ch. 6C(2), ch. 6C(3), ch. 6C(4), ch. 6C(5)
// clauses: mlgca-run-em-twice ch. 6C(6), ch. 6C(7), ch. 6C(8), ch. 6C(9)

// The evaluators against slow, separate ones over every hand there is.
class TestEveryHand : public QObject {
    Q_OBJECT

private slots:
    void agreesOnEveryFiveCards() {
        std::uint32_t differing = 0;
        forEveryHand<5>([&](const std::array<Card, 5>& cards) {
            for (const AceLow aceLow : {AceLow::Allowed, AceLow::Refused}) {
                const auto slow = slowFive(cards, aceLow);
                differing += evaluateFive(cards, aceLow) == slow ? 0U : 1U;
            }
        });
        QCOMPARE(differing, 0U);
    }

    // The counts of best hands among six cards are those of the literature.
    void agreesOnEverySixCards() {
        std::uint32_t differing = 0;
        std::array<std::uint32_t, kFiveCardCategoryCount> counts{};
        forEveryHand<6>([&](const std::array<Card, 6>& cards) {
            const auto fast = bestFiveOfSix(cards);
            const auto three = HandPrefix<0>().with(cards[0]).with(cards[1]).with(cards[2]);
            differing += three.with(cards[3]).with(cards[4]).bestOfSix(cards[5]) == fast ? 0U : 1U;
            ++counts[static_cast<std::size_t>(fast.category)];
            differing += fast == slowBestOfSix(cards) ? 0U : 1U;
        });
        QCOMPARE(differing, 0U);
        const std::array<std::uint32_t, kFiveCardCategoryCount> expected{
            6'612'900, 9'730'740, 2'532'816, 732'160, 361'620,
            205'792,   165'984,   14'664,    1'656,   188};
        for (std::size_t category = 0; category < counts.size(); ++category)
            QCOMPARE(counts[category], expected[category]);
    }
};

QTEST_APPLESS_MAIN(TestEveryHand)
#include "tst_every_hand.moc"
