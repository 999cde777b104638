#include "deploy/site/member_settings.h"
#include "shared/feed/mqtt_connection.h"
#include "shared/feed/tls_check.h"
#include "tests/support/sites/site.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <map>

using namespace pitwatch;
using namespace pitwatch::feed;
using std::chrono::hours;

namespace {

constexpr int kLimitMs = 20'000;
constexpr core::Millis kKnock{2000};

} // namespace

// Who gets in, who does not, and what they are told; against the real broker.
class TestTls : public QObject {
    Q_OBJECT

    support::Site m_site;
    support::Site m_strangers; // Another house with an authority of its own.
    std::unique_ptr<support::Broker> m_broker;

    MqttOptions optionsOf(const support::Site& site, const QString& name) const {
        auto login = site::readLogin(site.path("members/" + name).toStdString());
        if (!login)
            qFatal("%s", login.error().text.c_str());
        login->mqtt.port = m_broker->port();
        login->mqtt.slowestRetry = core::Millis(200);
        return login->mqtt;
    }
    // Empty if it was let in, otherwise what it was told.
    static std::string tryWith(const MqttOptions& options) {
        MqttConnection connection(options);
        QElapsedTimer elapsed;
        elapsed.start();
        while (elapsed.elapsed() < kLimitMs) {
            while (const auto event = connection.take()) {
                if (std::holds_alternative<Connected>(*event))
                    return {};
                if (const auto* lost = std::get_if<Disconnected>(&*event))
                    return lost->reason;
            }
            connection.wait(core::Millis(50));
        }
        return "nothing at all";
    }
    static bool has(const std::string& text, const char* words) {
        if (text.find(words) != std::string::npos)
            return true;
        qWarning("told: %s", text.c_str());
        return false;
    }

private slots:
    void initTestCase() {
        QVERIFY(m_site.build() && m_strangers.build());
        m_broker = m_site.broker();
        QVERIFY(m_broker->start());
    }

    void letsInWhoeverHasTheSitesCertificate() {
        QCOMPARE(tryWith(optionsOf(m_site, "T01")), std::string());
        QCOMPARE(tryWith(optionsOf(m_site, "T01-pad")), std::string());
    }

    void refusesWithoutACertificate() {
        auto options = optionsOf(m_site, "T01");
        options.tls->certFile.clear();
        options.tls->keyFile.clear();
        QVERIFY(has(tryWith(options), "no certificate of ours was shown"));
    }

    void saysWhoIsNotThere() {
        auto options = optionsOf(m_site, "C01");
        options.port = 1; // Nothing listens there.
        const auto knocked = feed::knockAtBroker(options, kKnock);
        QVERIFY(!knocked.ok() && has(knocked.error().text, "Connection refused"));
        QVERIFY(has(tryWith(options), "nobody answers at port 1"));
        options.host = "nowhere.invalid";
        const auto nowhere = feed::knockAtBroker(options, kKnock);
        QVERIFY(!nowhere.ok() && has(nowhere.error().text, "nowhere.invalid has no address"));
    }

    void refusesWithoutTls() {
        auto options = optionsOf(m_site, "T01");
        options.tls.reset();
        QVERIFY(!tryWith(options).empty());
    }

    void refusesACertificateOfAnotherHouse() {
        auto options = optionsOf(m_strangers, "T01");
        options.tls->caFile = optionsOf(m_site, "T01").tls->caFile;
        QVERIFY(has(tryWith(options), "was not issued by the authority"));
        // Who believes in the other house does not believe this broker.
        QVERIFY(has(tryWith(optionsOf(m_strangers, "T01")),
                    "the broker's certificate was not issued by the authority"));
    }

    void refusesAnothersName() {
        auto options = optionsOf(m_site, "T01");
        options.clientId = "T02";
        QVERIFY(has(tryWith(options), "is the certificate of T01, but this is T02"));
    }

    void refusesABrokerOfAnotherName() {
        auto options = optionsOf(m_site, "T01");
        options.host = "127.0.0.1";
        QVERIFY(has(tryWith(options), "the broker's certificate is not for 127.0.0.1"));
    }

    void refusesWhatRanOut() {
        // Issued by the same authority, but long ago.
        const auto then = core::SystemClock().wall() - hours(24) * 500;
        support::Site old;
        QVERIFY(old.build(then));
        const auto broker = old.broker();
        QVERIFY(broker->start());
        auto options = optionsOf(old, "T01");
        options.port = broker->port();
        QVERIFY(has(tryWith(options), "ran out on"));
        QVERIFY(site::renew(old.root(), {"T01"}, core::SystemClock().wall()).ok());
        QVERIFY(has(tryWith(options), "the broker's certificate has run out"));
    }

    void refusesAKeyThatOthersMayRead() {
        const auto options = optionsOf(m_site, "C01");
        const auto key = QString::fromStdString(options.tls->keyFile);
        QVERIFY(QFile::setPermissions(key, QFile::ReadOwner | QFile::ReadGroup));
        QVERIFY(has(tryWith(options), "others may read this key"));
        QVERIFY(QFile::setPermissions(key, QFile::ReadOwner));
        QCOMPARE(tryWith(options), std::string());
    }

    void refusesTheRevokedAfterAReload() {
        const auto options = optionsOf(m_site, "audit");
        QCOMPARE(tryWith(options), std::string());
        QVERIFY(site::revoke(m_site.root(), "audit", core::SystemClock().wall()).ok());
        m_broker->reload();
        QTRY_VERIFY_WITH_TIMEOUT(!tryWith(options).empty(), kLimitMs);
        const auto knocked = feed::knockAtBroker(options, kKnock);
        QVERIFY(!knocked.ok() && has(knocked.error().text, "does not take our certificate"));
        QVERIFY(feed::knockAtBroker(optionsOf(m_site, "T01"), kKnock).ok());
        QCOMPARE(tryWith(optionsOf(m_site, "T01")), std::string());
        // The next build makes it another certificate, with which it comes in again.
        QVERIFY(m_site.build());
        QCOMPARE(tryWith(options), std::string());
    }

    // The programs read what the site's files tell them.
    void anAgentAndAReaderMeetOverTheClosedBroker() {
        const QString port = QString::number(m_broker->port());
        QProcess agent;
        agent.start(TABLE_AGENT, {"--config", m_site.path("members/T01/settings.toml"),
                                  "--broker-port", port, "--journal", m_site.path("T01.db")});
        QVERIFY(agent.waitForStarted(kLimitMs));
        QProcess watch;
        watch.start(PITCTL, {"watch", "--as", m_site.path("members/audit"), "--port", port,
                             "--from-start", "--json"});
        QVERIFY(watch.waitForReadyRead(kLimitMs));
        QVERIFY(watch.readAllStandardOutput().contains("\"party\":\"T01\""));
        agent.terminate();
        QVERIFY(agent.waitForFinished(kLimitMs));
        QCOMPARE(agent.exitCode(), 0);
        watch.terminate();
        QVERIFY(watch.waitForFinished(kLimitMs));
    }

    void theDoctorTellsWhoLivesAndWhoDoesNot() {
        const QString port = QString::number(m_broker->port());
        QVERIFY(QDir().mkpath(m_site.path("seen/T01")));
        QProcess agent;
        agent.start(TABLE_AGENT,
                    {"--config", m_site.path("members/T01/settings.toml"), "--broker-port", port,
                     "--journal", m_site.path("seen/T01/journal.db")});
        QVERIFY(agent.waitForStarted(kLimitMs));
        QProcess doctor;
        std::map<QString, QString> states;
        const auto examine = [&] {
            doctor.start(PITCTL, {"doctor", "--site", m_site.path("."), "--data",
                                  m_site.path("seen"), "--port", port, "--listen", "2", "--json"});
            states.clear();
            if (!doctor.waitForFinished(kLimitMs))
                return;
            const auto json = QJsonDocument::fromJson(doctor.readAllStandardOutput()).object();
            for (const QJsonValue& value : json["checks"].toArray()) {
                const QJsonObject check = value.toObject();
                states[check["check"].toString() + " " + check["subject"].toString()] =
                    check["state"].toString();
            }
        };
        // The agent needs its time to come up.
        QTRY_VERIFY_WITH_TIMEOUT((examine(), states["party T01"] == "good"), kLimitMs);
        QCOMPARE(doctor.exitCode(), 1); // T02 does not run.
        QCOMPARE(states["party T02"], QString("fault"));
        QCOMPARE(states["broker localhost:" + port], QString("good"));
        QCOMPARE(states["journal T01"], QString("good"));
        // On the table's own machine, with nothing but the table's own certificate.
        doctor.start(PITCTL, {"doctor", "--as", m_site.path("members/T01"), "--port", port});
        QVERIFY(doctor.waitForFinished(kLimitMs));
        QVERIFY(doctor.readAllStandardOutput().contains("takes the certificate of T01"));
        QCOMPARE(doctor.exitCode(), 0);
        doctor.start(PITCTL, {"watch", "--as", m_site.path("members/T01"), "--port", port});
        QVERIFY(doctor.waitForFinished(kLimitMs));
        QCOMPARE(doctor.exitCode(), 2);
        agent.terminate();
        QVERIFY(agent.waitForFinished(kLimitMs));
        QVERIFY(!agent.readAllStandardOutput().contains("the broker is lost"));
        examine();
        QCOMPARE(states["party T01"], QString("fault"));
    }

    void aKeyThatIsNoOptionStopsAProgram() {
        m_site.write("odd.toml", m_site.read("members/T01/settings.toml") + "colour = \"red\"\n");
        QProcess agent;
        agent.start(TABLE_AGENT, {"--config", m_site.path("odd.toml")});
        QVERIFY(agent.waitForFinished(kLimitMs));
        QVERIFY(agent.exitCode() != 0);
        QVERIFY(agent.readAllStandardError().contains("colour"));
    }
};

QTEST_GUILESS_MAIN(TestTls)
#include "tst_tls.moc"
