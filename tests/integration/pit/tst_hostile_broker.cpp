#include "shared/events/party_events.h"
#include "tests/integration/pit/hostile_site.h"
#include "tests/support/sites/forged_words.h"

#include <QElapsedTimer>

#include <random>

using namespace pitwatch;
using feed::Standing;
using support::StaffSite;

// Somebody changes, invents, keeps back, mixes up and repeats whatever a table, the controller and
// a console say to each other. He has none of their keys.
class TestHostileBroker : public QObject, support::HostileSite {
    Q_OBJECT

    static constexpr int kHostileActions = 100'000;
    static constexpr int kAtOnce = 40;
    // Heartbeats come every second; what follows the last one is old after three.
    static constexpr int kNoticedMs = 4'700;

    std::uint64_t m_seed = std::random_device{}();

private slots:
    void initTestCase() {
        qInfo("seed %llu", static_cast<unsigned long long>(m_seed));
        start();
    }
    void cleanupTestCase() { stop(); }

    // What an operator sees is checked by the same keys.
    void watchShowsWhatTheRosterVouchesFor() {
        const auto watch = [&](const QString& roster) {
            QProcess pitctl;
            pitctl.start(PITWATCH_BIN "/pitctl",
                         {"watch", "T01", "--from-start", "--seconds", "3", "--port",
                          QString::number(m_tableSide.port()), "--roster", file(roster),
                          "--site-keys", file("site-keys.json")});
            while (!pitctl.waitForFinished(2))
                m_tap->step();
            return QString::fromUtf8(pitctl.readAllStandardOutput());
        };
        QVERIFY(watch("roster.json").contains("T01 #1 party_started"));
        StaffSite other = m_site;
        other.roster().devices.at(StaffSite::party("T01")).key = support::deviceKeyOf("thief");
        write("other.json", staff::rosterText(other.signedRoster()), 0644);
        QCOMPARE(watch("other.json"), QString());
    }

    void nothingForgedOrRepeatedIsTaken() {
        support::ForgedWords forged(m_seed, support::signerOf("thief"));
        QVERIFY(until([&] { return m_tap->kept().size() > 200; }));
        QElapsedTimer spent;
        spent.start();
        for (int said = 0; said < kHostileActions; said += kAtOnce) {
            for (int i = 0; i < kAtOnce; ++i)
                say(forged.next(m_tap->kept()));
            m_tap->step();
            QVERIFY(!wasDoubtful());
        }
        qInfo("%d hostile words in %lld ms", kHostileActions,
              static_cast<long long>(spent.elapsed()));
        QVERIFY(until([&] {
            return standing() == Standing::Fresh && tableSays("\"progressive_locked\":false");
        }));
        QVERIFY(!tableSays("meter_doubted"));
    }

    void whatIsMixedUpIsPutInOrder() {
        feed::SeededRandom random(m_seed);
        std::deque<feed::Message> held;
        m_tap->setGate([&](feed::Message& message) {
            held.push_back(message);
            return false;
        });
        const QDeadlineTimer end(6000);
        while (!end.hasExpired()) {
            m_tap->step();
            while (held.size() > 20) {
                const auto at = held.begin() + static_cast<std::ptrdiff_t>(random.below(20));
                say(*at);
                held.erase(at);
            }
        }
        m_tap->setGate({});
        for (const feed::Message& message : held)
            say(message);
        QVERIFY(until([&] { return standing() == Standing::Fresh; }));
        QVERIFY(!wasDoubtful());
    }

    void withheldEntriesAreNoticed() {
        m_tap->setGate([](feed::Message& message) {
            return !message.topic.starts_with("pit/T01/") || message.topic.ends_with("/status");
        });
        QVERIFY(until([&] { return standing() == Standing::Stale; }, kNoticedMs));
        m_tap->setGate({});
        QVERIFY(until([&] { return standing() == Standing::Fresh; }));
    }

    // Each word arrives, two seconds later than the one before.
    void wordsThatComeEverLaterAreNoticed() {
        std::deque<feed::Message> held;
        m_tap->setGate([&](feed::Message& message) {
            if (message.topic.starts_with("pit/T01/"))
                held.push_back(message);
            return !message.topic.starts_with("pit/T01/");
        });
        const QDeadlineTimer end(9000);
        QDeadlineTimer next(2000);
        while (!end.hasExpired()) {
            m_tap->step();
            if (!next.hasExpired())
                continue;
            next.setRemainingTime(2000);
            const auto status = std::find_if(held.begin(), held.end(), [](const auto& message) {
                return message.topic.ends_with("/status");
            });
            if (status != held.end()) {
                say(*status);
                held.erase(held.begin(), std::next(status));
            }
        }
        QCOMPARE(standing(), Standing::Stale);
        m_tap->setGate({});
        QVERIFY(until([&] { return standing() == Standing::Fresh; }));
        QVERIFY(!wasDoubtful());
    }

    // Its every word is repeated, and others invented; the table believes none of it.
    void aDeadControllerDoesNotLiveOnInItsWords() {
        m_pit.kill("METER");
        m_tap->setGate(
            [](feed::Message& message) { return message.topic.starts_with("pit/T01/"); });
        support::ForgedWords forged(m_seed + 1, support::signerOf("thief"));
        std::deque<feed::Message> ofTheMeter;
        for (const feed::Message& message : m_tap->kept())
            if (message.topic.starts_with("pit/METER/"))
                ofTheMeter.push_back(message);
        std::size_t again = 0;
        const auto haunt = [&] {
            say(ofTheMeter[again++ % ofTheMeter.size()]);
            say(forged.next(ofTheMeter));
        };
        QVERIFY(until(
            [&] {
                haunt();
                return tableSays("\"meter_lost\"");
            },
            kNoticedMs + 1000));
        const QDeadlineTimer end(5000);
        while (!end.hasExpired()) {
            haunt();
            m_tap->step();
            QVERIFY(tableSays("\"progressive_locked\":true"));
            QVERIFY(!tableSays("\"meter_doubted\""));
        }
        m_tap->setGate({});
        m_pit.start("METER");
        QVERIFY(until([&] { return tableSays("\"progressive_locked\":false"); }));
    }

    // In the end the journals agree to the micro-cent, and nobody was ever in doubt.
    void theMetersAreWhatWasWagered() {
        QVERIFY(m_floor.stop("floor"));
        nlohmann::json answer;
        QVERIFY(until([&] {
            answer = m_pit.reconcile(file("METER.db"), {file("T01.db")});
            return answer.is_object() && answer["reconciles"] == true &&
                   answer["unread_entries"] == 0;
        }));
        std::int64_t contributed = 0;
        for (const auto& meter : answer["meters"])
            contributed += meter["contributed"]["cents"].get<std::int64_t>();
        QVERIFY(contributed > 0);
        m_console->stop();
        m_pit.killAll();
        m_floor.killAll();
        for (const char* name : {"METER.db", "T01.db"})
            QCOMPARE(countIn(name, events::JournalDoubted::kName), 0);
        QVERIFY(!wasDoubtful());
    }
};

QTEST_GUILESS_MAIN(TestHostileBroker)
#include "tst_hostile_broker.moc"
