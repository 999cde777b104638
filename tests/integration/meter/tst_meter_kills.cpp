#include "shared/feed/seeded_random.h"
#include "tests/support/sites/programs.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

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
    support::Programs m_programs{PITWATCH_BIN, m_folder.path(), m_broker};

    static QString tableName(int number) { return QString("T0%1").arg(number); }
    QString file(const QString& name) const { return m_folder.filePath(name); }

    static QStringList parties() {
        QStringList all{"METER"};
        for (int table = 1; table <= kTables; ++table)
            all << tableName(table);
        return all;
    }
    void startSite() {
        QStringList meter{"--journal", file("METER.db"), "--open-links"};
        QStringList floor{"--speed", "400", "--odds", "jackpot=2", "--odds", "misdeal=6"};
        for (int table = 1; table <= kTables; ++table) {
            const QString name = tableName(table);
            meter << "--table" << name;
            floor << "--submission" << file(name + ".toml");
            m_programs.start(
                name, "table-agent",
                {"--submission", file(name + ".toml"), "--journal", file(name + ".db")});
        }
        m_programs.start("METER", "progressive-controller", meter);
        m_programs.start("floor", "floor-simulator", floor);
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
        QStringList journals;
        for (int table = 1; table <= kTables; ++table)
            journals << file(tableName(table) + ".db");
        return m_programs.reconcile(file("METER.db"), journals);
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
        m_programs.killAll();
        m_broker.stop();
    }

    void theJournalsAgreeAfterAnyKills() {
        const std::uint64_t seed = std::random_device{}();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        feed::SeededRandom random(seed);
        startSite();
        QElapsedTimer spent;
        spent.start();
        int kills = 0;
        while (spent.elapsed() < kBudgetMs) {
            QTest::qWait(static_cast<int>(200 + random.below(2500)));
            const QString victim = parties().at(static_cast<qsizetype>(random.below(kTables + 1)));
            m_programs.kill(victim);
            m_programs.start(victim);
            ++kills;
        }
        QVERIFY(m_programs.stop("floor"));
        // Without further kills everything is read in time.
        nlohmann::json answer;
        QDeadlineTimer deadline(kDeadlineMs);
        while (!isSettled(answer) && !deadline.hasExpired()) {
            QTest::qWait(500);
            answer = reconcile();
        }
        for (const QString& party : parties())
            QVERIFY(m_programs.stop(party));
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
