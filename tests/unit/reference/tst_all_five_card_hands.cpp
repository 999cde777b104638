#include "tests/support/reference/reference_hands.h"

#include <QTest>

#include <array>

using namespace pitwatch::reference;

class TestAllFiveCardHands : public QObject {
    Q_OBJECT

private slots:
    // The ten numbers add up to the 2,598,960 hands of a deck; the 1,020 plain and four suited
    // wheels move when the ace may not be low.
    void countsAreTheKnownOnes() {
        const std::array<int, 10> count = countAll(true);
        const std::array<int, 10> known = {1302540, 1098240, 123552, 54912, 10200,
                                           5108,    3744,    624,    36,    4};
        QCOMPARE(count, known);
    }

    void countsWithoutTheLowAce() {
        const std::array<int, 10> count = countAll(false);
        const std::array<int, 10> known = {1302540 + 1020, 1098240, 123552, 54912, 10200 - 1020,
                                           5108 + 4,       3744,    624,    32,    4};
        QCOMPARE(count, known);
    }

private:
    static std::array<int, 10> countAll(bool aceLow) {
        Cards deck;
        for (int rank = 2; rank <= 14; ++rank) {
            for (const char suit : {'s', 'h', 'd', 'c'})
                deck.push_back({rank, suit});
        }
        std::array<int, 10> count{};
        for (std::size_t a = 0; a < 52; ++a)
            for (std::size_t b = a + 1; b < 52; ++b)
                for (std::size_t c = b + 1; c < 52; ++c)
                    for (std::size_t d = c + 1; d < 52; ++d)
                        for (std::size_t e = d + 1; e < 52; ++e)
                            ++count[static_cast<std::size_t>(
                                fiveCard({deck[a], deck[b], deck[c], deck[d], deck[e]}, aceLow))];
        return count;
    }
};

QTEST_APPLESS_MAIN(TestAllFiveCardHands)
#include "tst_all_five_card_hands.moc"
