#include "shared/wire/event_codec.h"
#include "tests/support/sites/feed_parties.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Millis;
using core::Tick;

namespace {

constexpr Millis kStep{25};
constexpr int kFaultySteps = 160;
constexpr int kHealingSteps = 1200; // Half a minute, far beyond the slowest question.

// Two writers and three readers that all crash, over a network and a broker that fail in every way
// MemoryBroker knows.
class World {
public:
    explicit World(std::uint64_t seed) : m_random(seed), m_broker(m_random.next()) {
        feed::PublisherOptions writing;
        // Small bounds, so that a short run meets them.
        writing.liveWindow = 5 + m_random.below(60);
        writing.batchEntries = 1 + m_random.below(16);
        writing.replayWindow = 4 + m_random.below(40);
        writing.messagesPerTick = 2 + static_cast<unsigned>(m_random.below(8));
        feed::FollowerOptions reading;
        reading.maxWaitingEntries = 8 + m_random.below(64);
        reading.applyEntries = 1 + m_random.below(16);
        reading.jitter = [this](std::uint64_t below) { return m_random.below(below); };
        for (std::uint8_t i = 0; i < 2; ++i)
            m_writers.push_back(std::make_unique<MemoryWriter>(
                m_broker, "writer" + std::to_string(i), i + 1, writing));
        for (int i = 0; i < 3; ++i)
            m_readers.push_back(std::make_unique<MemoryReader>(
                m_broker, "reader" + std::to_string(i),
                std::vector{m_writers[0]->self, m_writers[1]->self}, reading));
        for (auto& writer : m_writers)
            writer->start(m_now);
        for (auto& reader : m_readers)
            reader->start();
    }

    void runWithFaults() {
        m_broker.setFaults({static_cast<unsigned>(m_random.below(40)),
                            static_cast<unsigned>(m_random.below(40)),
                            Millis(m_random.below(500))});
        for (int i = 0; i < kFaultySteps; ++i) {
            stir();
            step();
            if (m_shortenedAt != Tick{} && !m_fooled)
                m_fooled = whoCallsTheShortOneFresh();
        }
    }
    const std::optional<std::string>& fooled() const { return m_fooled; }

    // Returns how long it took, or nothing if the readers do not get there.
    std::optional<Millis> heal() {
        m_broker.setFaults({});
        for (const auto& name : {"writer0", "writer1", "reader0", "reader1", "reader2"})
            m_broker.restore(name);
        for (auto& writer : m_writers)
            if (!writer->publisher)
                writer->start(m_now);
        for (auto& reader : m_readers)
            if (!reader->follower)
                reader->start();
        const Tick begin = m_now;
        for (int i = 0; i < kHealingSteps; ++i) {
            step();
            if (converged())
                return m_now - begin;
        }
        return std::nullopt;
    }

    // The first writer's disk is replaced by an older copy, of which its last start was no part.
    void shorten() {
        MemoryWriter& writer = *m_writers[0];
        writer.crash();
        const auto entries = writer.entries();
        const auto started = std::find_if(entries.rbegin(), entries.rend(), [](const auto& entry) {
            return entry.type == events::PartyStarted::kType;
        });
        auto old = std::make_unique<journal::MemoryJournal>(journalId(1));
        for (const auto& entry : entries) {
            if (entry.sequence == started->sequence)
                break;
            const std::vector event{*wire::decodeEvent(entry.type, entry.body)};
            old->append(event, entry.at);
        }
        writer.journal = std::move(old);
        m_shortenedAt = m_now;
        writer.start(m_now);
    }

    // Whoever holds more than the shortened journal does not call it fresh; says who does.
    std::optional<std::string> whoCallsTheShortOneFresh() const {
        constexpr Millis kLate{3000 + 2 * 500};
        if (m_now - m_shortenedAt <= kLate)
            return std::nullopt;
        for (const auto& reader : m_readers) {
            if (!reader->follower)
                continue;
            const auto view = reader->follower->view(m_writers[0]->self, m_now);
            if (view.standing == feed::Standing::Fresh)
                return reader->self.text();
        }
        return std::nullopt;
    }

    bool allDoubtTheShortOne() {
        for (int i = 0; i < kHealingSteps; ++i)
            step();
        return std::all_of(m_readers.begin(), m_readers.end(), [&](const auto& reader) {
            return reader->follower->view(m_writers[0]->self, m_now).standing ==
                   feed::Standing::Doubtful;
        });
    }

    // Everything the writers wrote, once and in order, and nothing else.
    bool copiesAreExact() const {
        for (const auto& reader : m_readers)
            for (const auto& writer : m_writers)
                if (reader->store.copyOf(writer->self) != writer->entries())
                    return false;
        return true;
    }

    bool nobodyDoubts() const {
        for (const auto& reader : m_readers)
            for (const auto& writer : m_writers)
                if (reader->follower->view(writer->self, m_now).standing ==
                    feed::Standing::Doubtful)
                    return false;
        return true;
    }

    QString describe() const {
        QString text;
        for (const auto& reader : m_readers)
            for (const auto& writer : m_writers) {
                const auto view = reader->follower->view(writer->self, m_now);
                text += QString("%1 at %2 of %3's %4 (knows of %5), standing %6 %7\n")
                            .arg(reader->self.text().c_str())
                            .arg(view.position)
                            .arg(writer->self.text().c_str())
                            .arg(writer->journal->head().sequence)
                            .arg(view.head)
                            .arg(static_cast<int>(view.standing))
                            .arg(view.doubt.code.name.text().c_str());
            }
        return text;
    }

    std::uint64_t applied() const {
        std::uint64_t count = 0;
        for (const auto& reader : m_readers)
            for (const auto& writer : m_writers)
                count += reader->store.copyOf(writer->self).size();
        return count;
    }

private:
    void stir() {
        for (auto& writer : m_writers) {
            if (m_random.percent(40))
                writer->write(1 + m_random.below(m_random.percent(5) ? 100 : 6), m_now);
            if (m_random.percent(2))
                writer->publisher ? writer->crash() : writer->start(m_now);
        }
        for (auto& reader : m_readers)
            if (m_random.percent(2))
                reader->follower ? reader->crash() : reader->start();
        const std::string anyone = m_random.percent(40)
                                       ? "writer" + std::to_string(m_random.below(2))
                                       : "reader" + std::to_string(m_random.below(3));
        if (m_random.percent(3))
            m_broker.cutOff(anyone);
        if (m_random.percent(10))
            m_broker.restore(anyone);
        if (m_random.percent(3))
            m_broker.breakConnection(anyone);
        if (m_random.percent(1))
            m_broker.forgetEverything();
    }

    void step() {
        m_now += kStep;
        m_broker.advance(m_now);
        for (auto& writer : m_writers)
            writer->run(m_now);
        for (auto& reader : m_readers)
            reader->run(m_now);
    }

    bool converged() const {
        for (const auto& reader : m_readers)
            for (const auto& writer : m_writers) {
                const auto view = reader->follower->view(writer->self, m_now);
                if (view.position != writer->journal->head().sequence ||
                    view.standing != feed::Standing::Fresh)
                    return false;
            }
        return true;
    }

    feed::SeededRandom m_random;
    feed::MemoryBroker m_broker;
    Tick m_now = tickAt(1000);
    Tick m_shortenedAt{};
    std::optional<std::string> m_fooled;
    std::vector<std::unique_ptr<MemoryWriter>> m_writers;
    std::vector<std::unique_ptr<MemoryReader>> m_readers;
};

} // namespace

class TestFeedFaults : public QObject {
    Q_OBJECT

private slots:
    // FEED_SEED and FEED_RUNS repeat or prolong it.
    void everyEntryArrivesOnceAndInOrderWhateverFails() {
        const auto first = qEnvironmentVariableIntValue("FEED_SEED");
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("FEED_RUNS", &given);
        const int runs = given ? wanted : 300;
        std::uint64_t applied = 0;
        Millis slowest{0};
        for (int i = 0; i < runs; ++i) {
            const auto seed = static_cast<std::uint64_t>(first + i);
            World world(seed);
            world.runWithFaults();
            const auto healed = world.heal();
            QVERIFY2(world.nobodyDoubts(), qPrintable(QString("seed %1: a doubt").arg(seed)));
            if (!healed)
                qWarning("%s", qPrintable(world.describe()));
            QVERIFY2(healed, qPrintable(QString("seed %1: no convergence").arg(seed)));
            QVERIFY2(world.copiesAreExact(), qPrintable(QString("seed %1: copies").arg(seed)));
            applied += world.applied();
            slowest = std::max(slowest, *healed);
        }
        // A run in which nothing happens would prove nothing.
        QVERIFY(applied > static_cast<std::uint64_t>(runs) * 500);
        qInfo("%d runs, %llu entries applied, slowest convergence %lld ms", runs,
              static_cast<unsigned long long>(applied), static_cast<long long>(slowest.count()));
    }

    void aShortenedRecordIsNeverFreshAndDoubtedWhateverFails() {
        const auto first = static_cast<std::uint64_t>(qEnvironmentVariableIntValue("FEED_SEED"));
        for (std::uint64_t seed = first; seed < first + 100; ++seed) {
            World world(seed);
            world.runWithFaults();
            QVERIFY(world.heal());
            world.shorten();
            world.runWithFaults();
            QVERIFY2(!world.fooled(), qPrintable(QString("seed %1: fresh").arg(seed)));
            static_cast<void>(world.heal());
            QVERIFY2(world.allDoubtTheShortOne(), qPrintable(QString("seed %1").arg(seed)));
        }
    }

    void theSameSeedGivesTheSameRun() {
        World one(42);
        World two(42);
        one.runWithFaults();
        two.runWithFaults();
        QCOMPARE(one.applied(), two.applied());
        QCOMPARE(one.heal(), two.heal());
    }
};

QTEST_GUILESS_MAIN(TestFeedFaults)
#include "tst_feed_faults.moc"
