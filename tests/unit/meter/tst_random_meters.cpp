#include "shared/feed/seeded_random.h"
#include "shared/meter/reconcile.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

#include <random>

using namespace pitwatch;
using namespace pitwatch::tests;

// Random play of several tables on one link: whatever happens, no micro-cent appears or vanishes,
// and the tables' journals tell the same as the meters'. PITWATCH_SEED repeats one run.
class TestRandomMeters : public QObject {
    Q_OBJECT

    static constexpr unsigned kTables = 4;

    // One floor: each table's journal beside the controller's.
    class Floor {
    public:
        explicit Floor(std::uint64_t seed) : m_random(seed), m_bench(setupFor(seed)) {
            for (unsigned i = 0; i < kTables; ++i) {
                m_tables[i].name = "T0" + std::to_string(i + 1);
                Submission submission;
                submission.table = m_tables[i].name;
                submission.rate = seed % 2 == 0 ? "0.05" : "0.051237";
                say(m_tables[i],
                    events::ConfigurationLoaded{
                        *events::RuleSetId::parse("mlgca-let-it-ride"), submission.lines(), {}, 0});
            }
            if (!m_random.percent(20))
                open();
        }

        void play(int steps) {
            for (int step = 0; step < steps; ++step)
                playStep(m_tables[m_random.below(kTables)]);
            open();
        }

        std::string brokenPromise() const {
            if (!(m_bench.replayed() == m_bench.state))
                return "the journal gives another state";
            meter::Reconciliation reconciliation;
            for (std::size_t i = 0; i < m_bench.journal.size(); ++i)
                reconciliation.addMeterEntry(i + 1, m_bench.journal[i]);
            for (const Table& table : m_tables)
                for (std::size_t i = 0; i < table.journal.size(); ++i)
                    reconciliation.addTableEntry(tableId(table.name), i + 1, table.journal[i],
                                                 true);
            reconciliation.finish();
            if (!reconciliation.differences().empty())
                return reconciliation.differences().front();
            std::size_t ended = 0;
            for (const auto& [claim, fixed] : m_bench.state.fixed)
                ended += fixed.returned ? 1 : 0;
            return m_bench.level().hits + ended == m_bench.state.fixed.size()
                       ? std::string()
                       : "hits are miscounted";
        }
        std::size_t claims() const { return m_bench.state.fixed.size(); }

    private:
        struct Table {
            std::string name;
            std::vector<events::Event> journal;
            std::uint64_t round = 0;
            bool locked = false;
            std::vector<events::SeatAmount> wagers;
            std::size_t claimed = 0; // So many of them, from the first on.
            std::uint64_t lastClaim = 0;
            std::vector<std::uint64_t> open;    // Claims of earlier rounds.
            std::vector<std::uint64_t> ofRound; // Claims of this one.
        };

        static meter::Setup setupFor(std::uint64_t seed) {
            meter::Setup setup;
            if (seed % 3 == 0)
                setup.limits[linkId()] = {{levelName("main"), core::Cents{1'000'050}}};
            return setup;
        }
        void say(Table& table, const events::Event& event) {
            table.journal.push_back(event);
            m_bench.say(table.name, event);
        }
        void open() {
            if (m_bench.link().service == meter::Service::Closed)
                m_bench.take(meter::OpenLink{linkId(), person("s-ana")});
        }

        void playStep(Table& table) {
            switch (m_random.below(9)) {
            case 0:
            case 1:
            case 2:
                return lock(table);
            case 3:
            case 4:
                return raise(table);
            case 5:
                return voidRound(table);
            case 6:
                return deny(table);
            case 7:
                return withdraw(table);
            default:
                return order();
            }
        }
        void lock(Table& table) {
            table.open.insert(table.open.end(), table.ofRound.begin(), table.ofRound.end());
            table.ofRound.clear();
            events::ContributionsMade made{linkId(), {++table.round}, {}};
            const auto players = 1 + m_random.below(7);
            for (std::uint8_t seat = 1; seat <= players; ++seat)
                made.wagers.push_back({{seat}, core::Cents{m_random.percent(50) ? 100 : 500}});
            say(table, made);
            table.locked = true;
            table.wagers = made.wagers;
            table.claimed = 0;
        }
        void withdraw(Table& table) {
            if (!table.locked || table.wagers.size() <= table.claimed)
                return;
            const events::SeatAmount out = table.wagers.back();
            table.wagers.pop_back();
            events::WagerWithdrawn withdrawn;
            withdrawn.round = {table.round};
            withdrawn.seat = out.seat;
            withdrawn.wager = events::Wager::Progressive;
            withdrawn.amount = out.amount;
            say(table, withdrawn);
        }
        void raise(Table& table) {
            if (!table.locked)
                return;
            if (table.claimed >= table.wagers.size())
                return;
            const bool whole = m_random.percent(40);
            events::ClaimRaised raised;
            raised.claim = {tableId(table.name), ++table.lastClaim};
            raised.round = {table.round};
            raised.seat = table.wagers[table.claimed].seat;
            raised.wager = events::Wager::Progressive;
            raised.stake = table.wagers[table.claimed++].amount;
            raised.paytable = *events::PaytableId::parse("A");
            raised.hand = *events::HandName::parse(whole ? "royal_flush" : "straight_flush");
            raised.basis = events::ClaimBasis::PercentOfMeter;
            raised.link = linkId();
            raised.level = levelName("main");
            raised.percentPpm = whole ? 1'000'000 : 100'000;
            table.ofRound.push_back(table.lastClaim);
            say(table, raised);
        }
        void voidRound(Table& table) {
            if (!table.locked)
                return;
            for (const std::uint64_t claim : table.ofRound)
                say(table, events::ClaimVoided{{tableId(table.name), claim}, {}, {}});
            table.ofRound.clear();
            events::RoundVoided voided;
            voided.round = {table.round};
            say(table, voided);
            table.locked = false;
        }
        void deny(Table& table) {
            if (table.open.empty())
                return;
            const auto which =
                table.open.begin() + static_cast<std::ptrdiff_t>(m_random.below(table.open.size()));
            say(table, events::ClaimDenied{{tableId(table.name), *which}, person("s-ana"), {}, {}});
            table.open.erase(which);
        }
        void order() {
            if (m_random.percent(30))
                m_bench.take(meter::CloseLink{linkId(), person("s-ana"), {}});
            else if (m_random.percent(20))
                m_bench.take(meter::CorrectMeter{
                    linkId(), levelName("main"),
                    micro(static_cast<std::int64_t>(m_random.below(1'000'000'000'000))),
                    core::Text::fitted("test"), person("a"), person("b")});
            else
                open();
        }

        feed::SeededRandom m_random;
        MeterFixture m_bench;
        std::array<Table, kTables> m_tables;
    };

private slots:
    void aThousandFloorsLoseNothing() {
        const auto given = qEnvironmentVariableIntValue("PITWATCH_SEED");
        std::size_t claims = 0;
        for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
            if (given != 0 && seed != static_cast<std::uint64_t>(given))
                continue;
            Floor floor(seed);
            floor.play(120);
            const std::string broken = floor.brokenPromise();
            QVERIFY2(broken.empty(), ("seed " + std::to_string(seed) + ": " + broken).c_str());
            claims += floor.claims();
        }
        qInfo("%zu claims fixed", claims);
        QVERIFY(given != 0 || claims > 10'000);
    }
};

QTEST_APPLESS_MAIN(TestRandomMeters)
#include "tst_random_meters.moc"
