#include "shared/events/all_events.h"
#include "shared/rules/rule_book.h"
#include "tests/support/sites/simulated_floor.h"

#include <QTest>

using namespace pitwatch;
using support::eventsIn;

// Killed again and again, just before or just after something became durable, while the floor plays
// on: the agent comes back with exactly what its journal says, and rounds go on being settled.
class TestKilledTable : public QObject {
    Q_OBJECT

private:
    static constexpr int kKills = 100;
    static constexpr std::uint64_t kMostAppendsALife = 60;

    static table::State fold(const table::SetupPtr& setup, const journal::Journal& journal) {
        table::State state(setup);
        for (const wire::Envelope& entry : journal.read(1, SIZE_MAX, SIZE_MAX))
            table::apply(state, *wire::decodeEvent(entry.type, entry.body), entry.at);
        return state;
    }

private slots:
    void comesBackWhereItWas_data() {
        QTest::addColumn<QString>("ruleSet");
        for (const rules::RuleSet& rules : rules::RuleBook::builtIn().all())
            QTest::newRow(rules.id.c_str()) << QString::fromStdString(rules.id);
    }
    void comesBackWhereItWas() {
        QFETCH(QString, ruleSet);
        constexpr std::uint64_t kSeed = 23;
        feed::SeededRandom random(kSeed);
        support::SimulatedFloor floor(PITWATCH_SCENARIO_SUBMISSIONS, ruleSet.toStdString(), "",
                                      kSeed);
        for (int kill = 0; kill < kKills; ++kill) {
            const std::string where = "kill " + std::to_string(kill);
            const journal::Head before = floor.journal().head();
            QVERIFY2(floor.playUntilKilled(1 + random.below(kMostAppendsALife), random.percent(50)),
                     where.c_str());
            QVERIFY2(floor.journal().head().sequence >= before.sequence, where.c_str());
            const table::State left = fold(floor.setup(), floor.journal());
            floor.restart();
            QVERIFY2(floor.state() == left, where.c_str());
        }
        const std::size_t settled = floor.count<events::RoundSettled>();
        QVERIFY2(settled > 10, std::to_string(settled).c_str());
        QVERIFY(floor.count<events::PartyStarted>() > std::size_t{kKills});
    }
};

QTEST_APPLESS_MAIN(TestKilledTable)
#include "tst_killed_table.moc"
