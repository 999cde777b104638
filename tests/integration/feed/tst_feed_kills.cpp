#include "shared/events/deck_events.h"
#include "shared/events/party_events.h"
#include "shared/feed/seeded_random.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/wire/event_codec.h"
#include "tests/support/sites/broker.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <climits>
#include <csignal>
#include <map>

using namespace pitwatch;

namespace {

constexpr int kKillingLimitMs = 20'000; // Per row; a busy machine kills fewer.
constexpr int kFewestKills = 10;
constexpr std::size_t kFewestEntries = 200;
constexpr int kConvergenceLimitMs = 120'000;

// One feed-peer process and what it last said.
class Peer {
public:
    Peer(QString name, QStringList arguments)
        : m_name(std::move(name)), m_arguments(std::move(arguments)) {}

    void start() {
        m_said.clear();
        m_process = std::make_unique<QProcess>();
        m_process->setProcessChannelMode(QProcess::SeparateChannels);
        m_process->start(FEED_PEER, m_arguments);
        QVERIFY2(m_process->waitForStarted(10'000), qPrintable(m_process->errorString()));
    }
    void kill() {
        hear();
        m_process->kill();
        m_process->waitForFinished(10'000);
        start();
    }
    bool stop() {
        m_process->terminate();
        const bool ended = m_process->waitForFinished(15'000);
        return ended && m_process->exitStatus() == QProcess::NormalExit &&
               m_process->exitCode() == 0;
    }
    void writeNoMore() { ::kill(static_cast<pid_t>(m_process->processId()), SIGUSR1); }

    // Reads its lines: "at WRITER 17", "head 17", "final 17", "doubt ...".
    void hear() {
        while (m_process->canReadLine()) {
            const auto words = QString::fromUtf8(m_process->readLine()).simplified().split(' ');
            if (words.front() == "doubt")
                m_doubt = words.join(' ');
            else
                m_said[words.mid(0, words.size() - 1).join(' ')] = words.back().toULongLong();
        }
    }
    void wait(int ms) { m_process->waitForReadyRead(ms); }
    std::optional<quint64> said(const QString& what) const {
        const auto found = m_said.find(what);
        return found == m_said.end() ? std::nullopt : std::optional(found->second);
    }
    const QString& name() const { return m_name; }
    const QString& doubt() const { return m_doubt; }
    bool running() const { return m_process->state() == QProcess::Running; }
    QString errors() { return QString::fromUtf8(m_process->readAllStandardError()); }

private:
    QString m_name;
    QStringList m_arguments;
    std::unique_ptr<QProcess> m_process;
    std::map<QString, quint64> m_said;
    QString m_doubt;
};

using Content = std::vector<std::pair<std::uint16_t, core::Bytes>>;

Content contentOf(const QString& file) {
    Content content;
    const auto journal = journal::SqliteJournal::open(file.toStdString(), {});
    if (!journal) {
        qWarning("%s", journal.error().text.c_str());
        return content;
    }
    for (const auto& entry : (*journal)->read(1, SIZE_MAX, SIZE_MAX))
        content.emplace_back(entry.type.number, entry.body);
    return content;
}

// The part of a reader's journal that came from one writer: its starts carry its name, everything
// else its colour.
Content writtenBy(const Content& all, const std::string& name, events::DeckColour colour) {
    Content part;
    for (const auto& [type, body] : all) {
        const auto event = wire::decodeEvent(events::EventType{type}, body);
        if (!event)
            continue;
        const auto* started = event->as<events::PartyStarted>();
        const auto* due = event->as<events::DeckDueSet>();
        if ((started && started->software == name) || (due && due->deck == colour))
            part.emplace_back(type, body);
    }
    return part;
}

} // namespace

class TestFeedKills : public QObject {
    Q_OBJECT

private slots:
    void losesNothingAndDoublesNothingWhateverIsKilled_data() {
        QTest::addColumn<int>("qos");
        QTest::addColumn<QStringList>("brokerLines");
        QTest::newRow("QoS 1") << 1 << QStringList();
        QTest::newRow("QoS 0") << 0 << QStringList();
        QTest::newRow("QoS 1, broker queues ten") << 1 << QStringList{"max_queued_messages 10"};
        QTest::newRow("QoS 0, broker queues ten") << 0 << QStringList{"max_queued_messages 10"};
    }

    // FEED_SEED repeats the choice of victims; FEED_KILLS sets how many.
    void losesNothingAndDoublesNothingWhateverIsKilled() {
        QFETCH(int, qos);
        QFETCH(QStringList, brokerLines);
        bool given = false;
        auto kills = qEnvironmentVariableIntValue("FEED_KILLS", &given);
        const int limitMs = given ? INT_MAX : kKillingLimitMs;
        kills = given ? kills : 150;
        auto seed = qEnvironmentVariableIntValue("FEED_SEED", &given);
        seed = given ? seed : static_cast<int>(QDateTime::currentSecsSinceEpoch());
        qInfo("seed %d", seed);
        feed::SeededRandom random(static_cast<std::uint64_t>(seed));

        QTemporaryDir folder;
        support::Broker broker(brokerLines);
        QVERIFY(broker.start());
        const auto port = QString::number(broker.port());
        const auto file = [&](const QString& name) { return folder.filePath(name + ".db"); };
        std::vector<Peer> peers;
        const auto add = [&](const QString& mode, const QString& name, const QStringList& rest) {
            peers.emplace_back(
                name, QStringList{mode, name, file(name), port, QString::number(qos)} + rest);
        };
        add("write", "red", {"RED"});
        add("write", "blue", {"BLUE"});
        for (int i = 0; i < 3; ++i)
            add("read", QString("reader%1").arg(i), {"red", "blue"});
        for (auto& peer : peers)
            peer.start();

        int killed = 0;
        int brokerKills = 0;
        QElapsedTimer elapsed;
        elapsed.start();
        for (; killed < kills && elapsed.elapsed() < limitMs; ++killed) {
            // A random moment: whatever the victim does just now, it does not finish.
            const auto victim = random.below(peers.size() + 1);
            peers[random.below(peers.size())].wait(static_cast<int>(random.below(150)));
            if (victim == peers.size()) {
                broker.kill();
                QVERIFY(broker.start());
                ++brokerKills;
            } else {
                QVERIFY2(peers[victim].running(), qPrintable(peers[victim].errors()));
                peers[victim].kill();
            }
        }

        QElapsedTimer healing;
        healing.start();
        QVERIFY(converge(peers));
        qInfo("%d kills, %d of the broker; converged %lld ms after the last", killed, brokerKills,
              healing.elapsed());
        for (auto& peer : peers)
            QVERIFY2(peer.stop(), qPrintable(peer.name() + ": " + peer.errors()));
        const auto red = contentOf(file("red"));
        const auto blue = contentOf(file("blue"));
        QVERIFY(killed >= std::min(kills, kFewestKills));
        QVERIFY(red.size() >= kFewestEntries && blue.size() >= kFewestEntries);
        for (int i = 0; i < 3; ++i) {
            const auto copy = contentOf(file(QString("reader%1").arg(i)));
            QCOMPARE(copy.size(), red.size() + blue.size());
            QVERIFY(writtenBy(copy, "red", events::DeckColour::Red) == red);
            QVERIFY(writtenBy(copy, "blue", events::DeckColour::Blue) == blue);
        }
        qInfo("%zu and %zu entries, three copies of each exact", red.size(), blue.size());
    }

private:
    static bool converge(std::vector<Peer>& peers) {
        QElapsedTimer elapsed;
        elapsed.start();
        while (elapsed.elapsed() < kConvergenceLimitMs) {
            bool done = true;
            for (auto& peer : peers) {
                peer.wait(20);
                peer.hear();
                if (!peer.doubt().isEmpty())
                    return qWarning("%s", qPrintable(peer.name() + ": " + peer.doubt())), false;
            }
            for (auto* writer : {&peers[0], &peers[1]}) {
                const auto final = writer->said("final");
                // Enough to compare, even if it was killed all the time. A signal that comes
                // before it said anything would end the process.
                if (!final && writer->said("head").value_or(0) >= kFewestEntries)
                    writer->writeNoMore();
                for (std::size_t i = 2; i < peers.size(); ++i)
                    done = done && final && peers[i].said("at " + writer->name()) == final;
            }
            if (done)
                return true;
        }
        for (auto& peer : peers)
            qWarning("%s: final %lld, red %lld, blue %lld; %s", qPrintable(peer.name()),
                     qint64(peer.said("final").value_or(0)),
                     qint64(peer.said("at red").value_or(0)),
                     qint64(peer.said("at blue").value_or(0)), qPrintable(peer.errors()));
        return false;
    }
};

QTEST_GUILESS_MAIN(TestFeedKills)
#include "tst_feed_kills.moc"
