#include "shared/cards/card_set.h"
#include "shared/cards/five_card_hand.h"
#include "shared/rules/returns/internal/better_run.h"
#include "shared/rules/returns/internal/run_em_twice.h"
#include "shared/rules/returns/returns.h"
#include "tests/unit/returns/submissions.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::returns;
using cards::AceLow;
using cards::Card;
using rules::WagerKind;

namespace {

// A second way to the same numbers: no isomorphism, no vectors, every wager of one, two and three
// antes, the paytable typed in from ch. 12B and each line settled as the rules say.
class PlainGame {
public:
    PlainGame(std::array<Card, 2> hole, AceLow aceLow) : m_hole(hole), m_aceLow(aceLow) {
        for (const Card card : cards::CardSet::fullDeck())
            if (card != hole[0] && card != hole[1])
                m_rest.push_back(card);
    }

    std::int64_t value() const {
        std::array<std::int64_t, 4> byFirstRun{};
        for (std::size_t a = 0; a < m_rest.size(); ++a)
            for (std::size_t b = a + 1; b < m_rest.size(); ++b)
                addSecondRuns(m_rest[a], m_rest[b], byFirstRun);
        const std::int64_t best = *std::max_element(byFirstRun.begin() + 1, byFirstRun.end());
        return std::max(best, -2 * kFirstRuns * kSecondRuns * kCenters);
    }

private:
    using Values = std::array<std::array<std::int64_t, 4>, 4>;

    void addSecondRuns(Card left, Card right, std::array<std::int64_t, 4>& byFirstRun) const {
        Values values{};
        for (std::size_t a = 0; a < m_rest.size(); ++a)
            for (std::size_t b = a + 1; b < m_rest.size(); ++b) {
                const Card top = m_rest[a], bottom = m_rest[b];
                if (top != left && top != right && bottom != left && bottom != right)
                    addCenters(left, right, top, bottom, values);
            }
        for (std::size_t run1 = 1; run1 <= 3; ++run1) {
            std::int64_t best = -static_cast<std::int64_t>(2 + run1) * kSecondRuns * kCenters;
            for (std::size_t run2 = 1; run2 <= 3; ++run2)
                best = std::max(best, values[run1][run2]);
            byFirstRun[run1] += best;
        }
    }

    void addCenters(Card left, Card right, Card top, Card bottom, Values& values) const {
        std::int64_t run1Net = 0, run2Net = 0, antes = 0, centerNet = 0;
        for (const Card center : m_rest) {
            if (center == left || center == right || center == top || center == bottom)
                continue;
            const int one = odds(left, right, center), two = odds(top, bottom, center);
            run1Net += one;
            run2Net += two;
            antes += std::min(one, 1) + std::min(two, 1);
            if (one > 0 || two > 0)
                centerNet += std::max(one, two);
            else if (one < 0 && two < 0)
                centerNet -= 1;
        }
        for (std::int64_t run1 = 1; run1 <= 3; ++run1)
            for (std::int64_t run2 = 1; run2 <= 3; ++run2) {
                std::int64_t best = -(2 + run1 + run2) * kCenters;
                for (std::int64_t center = 1; center <= 3; ++center)
                    best = std::max(best,
                                    antes + run1 * run1Net + run2 * run2Net + center * centerNet);
                values[static_cast<std::size_t>(run1)][static_cast<std::size_t>(run2)] += best;
            }
    }

    int odds(Card a, Card b, Card center) const {
        using enum cards::FiveCardCategory;
        const auto hand =
            cards::evaluateFive(std::array{m_hole[0], a, center, m_hole[1], b}, m_aceLow);
        switch (hand.category) {
        case RoyalFlush:
            return 500;
        case StraightFlush:
            return 100;
        case FourOfAKind:
            return 40;
        case FullHouse:
            return 12;
        case Flush:
            return 8;
        case Straight:
            return 5;
        case ThreeOfAKind:
            return 3;
        case TwoPair:
            return 2;
        case Pair:
            return hand.pairRank >= cards::Rank::Jack  ? 1
                   : hand.pairRank >= cards::Rank::Six ? 0
                                                       : -1;
        case HighCard:
            return -1;
        }
        return -1;
    }

    std::array<Card, 2> m_hole;
    AceLow m_aceLow;
    std::vector<Card> m_rest;
};

const rules::RuleSet& runEmTwiceRules() {
    return *rules::RuleBook::builtIn().find("mlgca-run-em-twice");
}

RunEmTwiceGame gameWith(AceLow aceLow) {
    return {NetPayouts(*runEmTwiceRules().find(WagerKind::Base)->find("A")), 1, aceLow};
}

std::array<Card, 2> holeOf(const QString& text) {
    return {*Card::parse(text.left(2).toStdString()), *Card::parse(text.right(2).toStdString())};
}

} // namespace

// clauses: mlgca-run-em-twice ch. 6B

class TestRunEmTwice : public QObject {
    Q_OBJECT

private slots:
    void agreesWithPlainEnumeration_data() {
        QTest::addColumn<QString>("hole");
        QTest::addColumn<bool>("aceLow");
        QTest::newRow("jack-ten suited") << "JhTh" << true;
        QTest::newRow("seven-deuce") << "7d2c" << true;
        QTest::newRow("ace-four without low straights") << "As4s" << false;
        QTest::newRow("fives") << "5c5h" << true;
    }
    void agreesWithPlainEnumeration() {
        QFETCH(QString, hole);
        QFETCH(bool, aceLow);
        const AceLow rule = aceLow ? AceLow::Allowed : AceLow::Refused;
        QCOMPARE(playHole(gameWith(rule), holeOf(hole)).net, PlainGame(holeOf(hole), rule).value());
    }

    void doesNotDependOnTheNamesOfSuits() {
        const RunEmTwiceGame game = gameWith(AceLow::Allowed);
        QCOMPARE(playHole(game, holeOf("AcAd")).net, playHole(game, holeOf("AsAh")).net);
        QCOMPARE(playHole(game, holeOf("9c8c")).wagered, playHole(game, holeOf("9s8s")).wagered);
    }

    void coversEveryHole() {
        std::int64_t deals = 0;
        for (const HoleClass& hole : holeClasses())
            deals += hole.deals;
        QCOMPARE(holeClasses().size(), std::size_t{169});
        QCOMPARE(deals, 1'326);
    }

    // The side wagers worked by hand from the numbers of hands; the base game's exact value is
    // pinned so that a change of method cannot move it unnoticed.
    void findsEveryReturnOfASubmission() {
        const auto submission = tests::submissionOf(
            "mlgca-run-em-twice", "base = \"A\"\nfive_card = \"A\"\nultimate_pairs = \"C\"\n", {},
            "[progressive]\npaytable = \"A\"\nlink = \"LINK1\"\nwagers = [100]\n"
            "[progressive.levels.main]\nrate = 0.05\ninitial = 1000000\nreset = 1000000\n");
        std::size_t reports = 0;
        const Returns returns = expectedReturns(runEmTwiceRules(), submission,
                                                [&](std::size_t, std::size_t) { ++reports; });
        QVERIFY(reports > 0);
        QCOMPARE(returns.wagers.size(), std::size_t{3});
        QVERIFY(returns.wagers[0].net == Ratio(-579'091, 6'689'228));
        QVERIFY(returns.wagers[1].net ==
                Ratio(250 * 4 + 100 * 36 + 40 * 624 + 15 * 3'744 + 10 * 5'108 + 6 * 10'200 +
                          4 * 54'912 + 3 * 123'552 + 9 * 84'480 - 4 * 84'480 - 1'302'540,
                      2'598'960));
        QVERIFY(returns.wagers[2].net == Ratio(100 + 30 * 5 + 20 * 4 + 20 * 8 + 10 * 12 + 10 * 24 +
                                                   4 * 18 + 4 * 54 - (1'326 - 126),
                                               1'326));
        // The better run is royal twice as often as five cards are.
        QVERIFY(returns.progressiveLines[0].probability == Ratio(8, 2'598'960));
    }

    // The better of two runs by dealing every board to a few hole cards and centers.
    void countsBetterRunsAsPlainEnumerationDoes() {
        const HandCounts counts = countBetterRun(AceLow::Allowed);
        std::int64_t straightFlushes = 0;
        for (const HoleClass& hole : holeClasses())
            if (hole.cards[0].suit() == hole.cards[1].suit())
                straightFlushes += hole.deals * deal(hole.cards);
        QCOMPARE(counts.byClass[20], straightFlushes);
    }

private:
    // Deals in which the better run of suited hole cards is a straight flush below the royal: the
    // center and at least one pair complete it. Hole cards of two suits never hold one.
    static std::int64_t deal(const std::array<Card, 2>& hole);
};

std::int64_t TestRunEmTwice::deal(const std::array<Card, 2>& hole) {
    std::vector<Card> rest;
    for (const Card card : cards::CardSet::fullDeck())
        if (card != hole[0] && card != hole[1])
            rest.push_back(card);
    std::int64_t deals = 0;
    for (const Card center : rest) {
        if (center.suit() != hole[0].suit())
            continue;
        // Pairs of each kind with this center: only suited ones can be of interest.
        std::vector<std::array<Card, 2>> straightFlushes;
        std::vector<std::array<Card, 2>> royals;
        for (const Card a : rest)
            for (const Card b : rest) {
                if (!(a < b) || a == center || b == center)
                    continue;
                const auto hand = cards::evaluateFive(std::array{hole[0], hole[1], center, a, b});
                if (hand.category == cards::FiveCardCategory::StraightFlush)
                    straightFlushes.push_back({a, b});
                if (hand.category == cards::FiveCardCategory::RoyalFlush)
                    royals.push_back({a, b});
            }
        // First pair, then second pair, of the 47 cards left; a straight flush on one or both and
        // a royal on neither.
        constexpr std::int64_t kOtherPairs = 47 * 46 / 2;
        const auto meet = [](const auto& x, const auto& y) {
            return x[0] == y[0] || x[0] == y[1] || x[1] == y[0] || x[1] == y[1];
        };
        for (const auto& one : straightFlushes) {
            std::int64_t others = kOtherPairs, alsoStraightFlush = 0;
            for (const auto& two : straightFlushes)
                alsoStraightFlush += meet(one, two) ? 0 : 1;
            for (const auto& two : royals)
                others -= meet(one, two) ? 0 : 1;
            // Both orders, but two straight flushes come up as `one` twice.
            deals += 2 * (others - alsoStraightFlush) + alsoStraightFlush;
        }
    }
    return deals;
}

QTEST_APPLESS_MAIN(TestRunEmTwice)
#include "tst_run_em_twice.moc"
