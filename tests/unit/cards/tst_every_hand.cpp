#include "shared/cards/five_card_hand.h"
#include "shared/cards/hand_prefix.h"
#include "tests/support/every_hand.h"
#include "tests/support/slow_hands.h"

#include <QTest>

using namespace pitwatch::cards;
using namespace pitwatch::tests;

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
