#include "tests/simulation/pit.h"
#include "tests/simulation/shrink.h"

#include <QTest>

using namespace pitwatch;
using simulation::Pit;
using simulation::PitOptions;

namespace {

PitOptions shortRun(std::uint64_t seed, simulation::Storage storage) {
    PitOptions options;
    options.seed = seed;
    options.storage = storage;
    options.playFor = std::chrono::minutes(5);
    return options;
}

} // namespace

class TestPit : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSameRunToTheBit_data() {
        QTest::addColumn<bool>("sqlite");
        QTest::newRow("in memory") << false;
        QTest::newRow("on simulated disks") << true;
    }
    void theSameSeedGivesTheSameRunToTheBit() {
        QFETCH(bool, sqlite);
        const auto storage = sqlite ? simulation::Storage::Sqlite : simulation::Storage::Memory;
        const auto first = Pit(shortRun(7, storage)).run();
        const auto second = Pit(shortRun(7, storage)).run();
        const auto other = Pit(shortRun(8, storage)).run();
        QCOMPARE(first.fingerprint, second.fingerprint);
        QVERIFY(first.fingerprint != other.fingerprint);
        QVERIFY(first.rounds > 0);
    }

    void plansEveryKindOfFault() {
        std::set<simulation::FaultKind> seen;
        for (std::uint64_t seed = 1; seed <= 50; ++seed)
            for (const auto& fault :
                 simulation::planFaults(seed, core::Tick(core::Millis{600'000}), 7)) {
                QVERIFY(fault.target < 7);
                seen.insert(fault.kind);
            }
        QCOMPARE(seen.size(), core::kEnumCount<simulation::FaultKind>);
    }
};

QTEST_APPLESS_MAIN(TestPit)
#include "tst_pit.moc"
