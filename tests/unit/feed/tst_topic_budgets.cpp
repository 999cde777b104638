#include "shared/feed/internal/topic_budgets.h"

#include <QTest>

using namespace pitwatch;
using feed::Budget;
using feed::internal::TopicBudgets;

namespace {

constexpr Budget kDevice{10, 20, 1'000, 5'000};
constexpr Budget kParty{100, 200, 1'000'000, 1'000'000};
constexpr core::Tick kStart{core::Millis{1'000'000}};

// How many of `count` messages are admitted.
int admitted(TopicBudgets& budgets, const std::string& topic, int count, core::Tick now,
             std::size_t bytes = 1) {
    int taken = 0;
    for (int i = 0; i < count; ++i)
        taken += budgets.admits(topic, bytes, now) ? 1 : 0;
    return taken;
}

} // namespace

class TestTopicBudgets : public QObject {
    Q_OBJECT

private slots:
    void takesSoMuchAtOnceAndSoMuchASecondAfterThat() {
        TopicBudgets budgets(kDevice, kParty);
        QCOMPARE(admitted(budgets, "dev/T01/pad", 1000, kStart), 20);
        QCOMPARE(admitted(budgets, "dev/T01/pad", 1000, kStart), 0);
        QCOMPARE(admitted(budgets, "dev/T01/pad", 1000, kStart + core::Millis{500}), 5);
        QCOMPARE(admitted(budgets, "dev/T01/pad", 1000, kStart + core::Millis{60'000}), 20);
    }

    void whatIsRefusedCostsNothing() {
        TopicBudgets budgets(kDevice, kParty);
        QCOMPARE(admitted(budgets, "dev/T01/pad", 20, kStart), 20);
        core::Tick now = kStart;
        int taken = 0;
        for (int i = 0; i < 10'000; ++i)
            taken += admitted(budgets, "dev/T01/pad", 1, now += core::Millis{1});
        QCOMPARE(taken, 100);
    }

    void countsBytesToo() {
        TopicBudgets budgets(kDevice, kParty);
        QCOMPARE(admitted(budgets, "dev/T01/pad", 10, kStart, 2'000), 2);
        QVERIFY(!budgets.admits("dev/T01/pad", 5'001, kStart + core::Millis{60'000}));
    }

    void nobodyPaysForAnother() {
        TopicBudgets budgets(kDevice, kParty);
        admitted(budgets, "dev/T01/pad", 1000, kStart);
        QCOMPARE(admitted(budgets, "dev/T01/wagers", 1000, kStart), 20);
        QCOMPARE(admitted(budgets, "pit/T02/journal", 1000, kStart), 200);
    }

    // A broker may make up topics; the list of them has an end.
    void inventedTopicsShareOneBudget() {
        TopicBudgets budgets(kDevice, kParty);
        int taken = 0;
        for (int i = 0; i < 100'000; ++i)
            taken += admitted(budgets, "dev/T01/" + std::to_string(i), 1, kStart);
        QCOMPARE(taken, int(TopicBudgets::kMostTopics) + 20);
        // Once they rest, there is room for others again.
        QCOMPARE(admitted(budgets, "dev/T01/pad", 5, kStart + core::Millis{20'000}), 5);
    }
};

QTEST_APPLESS_MAIN(TestTopicBudgets)
#include "tst_topic_budgets.moc"
