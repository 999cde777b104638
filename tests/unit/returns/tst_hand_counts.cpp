#include "shared/cards/five_card_hand.h"
#include "shared/rules/returns/internal/better_run.h"
#include "shared/rules/returns/internal/hand_counts.h"
#include "tests/support/every_hand.h"

#include <QTest>

#include <numeric>

using namespace pitwatch;
using namespace pitwatch::returns;

namespace {

constexpr std::size_t kStraightFlush = 20, kRoyalFlush = 21;

std::int64_t sumOf(const HandCounts& counts) {
    return std::accumulate(counts.byClass.begin(), counts.byClass.end(), std::int64_t{0});
}

HandCounts countedOneByOne(cards::AceLow aceLow) {
    HandCounts counts;
    tests::forEveryHand<5>([&](const std::array<cards::Card, 5>& hand) {
        counts.add(rules::classOf(cards::evaluateFive(hand, aceLow)), 1);
    });
    return counts;
}

} // namespace

class TestHandCounts : public QObject {
    Q_OBJECT

private slots:
    void countsTwoCards() {
        const HandCounts counts = countTwo();
        QCOMPARE(counts.total, 1'326);
        QCOMPARE(sumOf(counts), counts.total);
        QCOMPARE(counts.byClass[1], 6);   // twos
        QCOMPARE(counts.byClass[13], 5);  // aces but the red ones
        QCOMPARE(counts.byClass[14], 1);  // red aces
        QCOMPARE(counts.byClass[15], 4);  // A-K suited
        QCOMPARE(counts.byClass[16], 8);  // A-Q or A-J suited
        QCOMPARE(counts.byClass[17], 12); // A-K offsuit
        QCOMPARE(counts.byClass[18], 24); // A-Q or A-J offsuit
    }

    void countsThreeCards() {
        const HandCounts counts = countThree();
        QCOMPARE(counts.total, 22'100);
        const std::array<std::int64_t, 8> expected{16'440, 3'744, 1'096, 720, 52, 44, 1, 3};
        for (std::size_t at = 0; at < expected.size(); ++at)
            QCOMPARE(counts.byClass[at], expected[at]);
    }

    void countsFiveCardsByRanksAsOneByOne() {
        for (const auto aceLow : {cards::AceLow::Allowed, cards::AceLow::Refused}) {
            const HandCounts counts = countFive(aceLow);
            const HandCounts expected = countedOneByOne(aceLow);
            QCOMPARE(counts.total, 2'598'960);
            QVERIFY(counts.byClass == expected.byClass);
        }
    }

    // The known counts of best hands among six cards, the Super Royals taken from the royals.
    void countsSixCards() {
        const HandCounts counts = countSix();
        QCOMPARE(counts.total, 20'358'520);
        QCOMPARE(counts.byClass[0], 6'612'900);
        QCOMPARE(std::accumulate(&counts.byClass[1], &counts.byClass[14], std::int64_t{0}),
                 9'730'740);
        const std::array<std::int64_t, 10> expected{2'532'816, 732'160, 361'620, 205'792, 165'984,
                                                    14'664,    1'656,   184,     1,       3};
        for (std::size_t at = 0; at < expected.size(); ++at)
            QCOMPARE(counts.byClass[14 + at], expected[at]);
    }

    void countsTheBetterOfTwoRuns() {
        const HandCounts counts = countBetterRun(cards::AceLow::Allowed);
        // Hole cards, center, first pair, second pair.
        QCOMPARE(counts.total, 1'326 * 50 * 1'176 * std::int64_t{1'081});
        QCOMPARE(sumOf(counts), counts.total);
        // Two runs cannot both be royal, so the chance is twice that of one run.
        QCOMPARE(counts.byClass[kRoyalFlush],
                 counts.total / 2'598'960 * 4 * 2 + counts.total % 2'598'960 * 4 * 2 / 2'598'960);
        // At least a straight flush on either run: twice that of one run less both at once, which
        // two overlapping straight flushes of seven suited cards make; so it is a little less.
        const std::int64_t atLeast = counts.byClass[kStraightFlush] + counts.byClass[kRoyalFlush];
        QVERIFY(atLeast * 2'598'960 < counts.total * 40 * 2);
        QVERIFY(atLeast * 2'598'960 > counts.total * 40 * 2 * 99 / 100);
    }
};

QTEST_APPLESS_MAIN(TestHandCounts)
#include "tst_hand_counts.moc"
