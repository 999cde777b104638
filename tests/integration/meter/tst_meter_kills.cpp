#include "shared/feed/seeded_random.h"
#include "tests/support/broker.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <random>

using namespace pitwatch;

// Real processes and a real broker: three tables on one link are played while the controller and
// the agents are killed at random. In the end the journals agree to the micro-cent.
class TestMeterKills : public QObject {
    Q_OBJECT

    static constexpr int kTables = 3;
    static constexpr int kBudgetMs = 30'000;
    static constexpr int kDeadlineMs = 60'000;

    QTemporaryDir m_folder;
    support::Broker m_broker;
    // The controller first, then the tables.
    std::array<std::unique_ptr<QProcess>, kTables + 1> m_parties;

    static QString tableName(int number) { return QString("T0%1").arg(number); }
    QString file(const QString& name) const { return m_folder.filePath(name); }

    std::unique_ptr<QProcess> run(const QString& program, QStringList arguments) const {
        auto process = std::make_unique<QProcess>();
        process->setProcessChannelMode(QProcess::MergedChannels);
        process->setStandardOutputFile(file(program + ".log"), QIODevice::Append);
        arguments << "--broker-port" << QString::number(m_broker.port());
        process->start(QStringLiteral(PITWATCH_BIN "/") + program, arguments);
        if (!process->waitForStarted())
            qFatal("%s did not start", qPrintable(program));
        return process;
    }
    void start(int party) {
        if (party == 0) {
            QStringList arguments{"--journal", file("METER.db"), "--open-links"};
            for (int table = 1; table <= kTables; ++table)
                arguments << "--table" << tableName(table);
            m_parties[0] = run("progressive-controller", arguments);
        } else {
            const QString name = tableName(party);
            m_parties[static_cast<std::size_t>(party)] =
                run("table-agent",
                    {"--submission", file(name + ".toml"), "--journal", file(name + ".db")});
        }
    }
    void writeSubmissions() const {
        QFile demo(PITWATCH_SUBMISSION);
        QVERIFY(demo.open(QIODevice::ReadOnly));
        const QByteArray text = demo.readAll();
        for (int table = 1; table <= kTables; ++table) {
            QByteArray own = text;
            own.replace("table = \"T01\"", "table = \"" + tableName(table).toLatin1() + "\"");
            QFile out(file(tableName(table) + ".toml"));
            QVERIFY(out.open(QIODevice::WriteOnly));
            QCOMPARE(out.write(own), own.size());
        }
    }
    // What pitctl says of the journals as they lie there now.
    nlohmann::json reconcile() const {
        QStringList arguments{"meters", "reconcile", "--json", "--journal", file("METER.db")};
        for (int table = 1; table <= kTables; ++table)
            arguments << file(tableName(table) + ".db");
        QProcess pitctl;
        pitctl.start(QStringLiteral(PITWATCH_BIN "/pitctl"), arguments);
        if (!pitctl.waitForFinished(kDeadlineMs))
            return {};
        return nlohmann::json::parse(pitctl.readAllStandardOutput().toStdString(), nullptr, false);
    }
    static bool isSettled(const nlohmann::json& answer) {
        return answer.is_object() && answer["reconciles"] == true && answer["unread_entries"] == 0;
    }

private slots:
    void initTestCase() {
        QVERIFY(m_broker.start());
        writeSubmissions();
    }
    void cleanupTestCase() {
        for (auto& party : m_parties)
            party.reset();
        m_broker.stop();
    }

    void theJournalsAgreeAfterAnyKills() {
        const std::uint64_t seed = std::random_device{}();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        feed::SeededRandom random(seed);
        for (int party = 0; party <= kTables; ++party)
            start(party);
        QStringList floor{"--speed", "400", "--odds", "jackpot=2", "--odds", "misdeal=6"};
        for (int table = 1; table <= kTables; ++table)
            floor << "--submission" << file(tableName(table) + ".toml");
        const auto people = run("floor-simulator", floor);
        QElapsedTimer spent;
        spent.start();
        int kills = 0;
        while (spent.elapsed() < kBudgetMs) {
            QTest::qWait(static_cast<int>(200 + random.below(2500)));
            const int victim = static_cast<int>(random.below(kTables + 1));
            auto& process = m_parties[static_cast<std::size_t>(victim)];
            process->kill();
            QVERIFY(process->waitForFinished(kDeadlineMs));
            start(victim);
            ++kills;
        }
        people->terminate();
        QVERIFY(people->waitForFinished(kDeadlineMs));
        // Without further kills everything is read in time.
        nlohmann::json answer;
        QDeadlineTimer deadline(kDeadlineMs);
        while (!isSettled(answer) && !deadline.hasExpired()) {
            QTest::qWait(500);
            answer = reconcile();
        }
        for (auto& party : m_parties) {
            party->terminate();
            QVERIFY(party->waitForFinished(kDeadlineMs));
            QCOMPARE(party->exitCode(), 0);
        }
        // Their last words are about themselves: nothing for the meters.
        answer = reconcile();
        QVERIFY2(answer.is_object() && answer["reconciles"] == true, answer.dump().c_str());
        std::int64_t contributed = 0;
        for (const auto& meter : answer["meters"])
            contributed += meter["contributed"]["cents"].get<std::int64_t>();
        qInfo("%d kills, %lld cents contributed", kills, static_cast<long long>(contributed));
        QVERIFY(kills >= 5);
        QVERIFY(contributed > 0);
    }
};

QTEST_GUILESS_MAIN(TestMeterKills)
#include "tst_meter_kills.moc"
