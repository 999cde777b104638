#include "tests/support/sites/site.h"

#include <QTest>

#include <mqtt/async_client.h>

#include <map>
#include <set>

using namespace pitwatch;

namespace {

constexpr auto kInventory = R"(
site = "matrix"
consoles = ["C01", "C02"]
dashboards = ["wall"]
tools = ["audit"]
[broker]
host = "localhost"
[controller]
name = "METER"
[[tables]]
name = "T01"
submission = "submissions/T01.toml"
devices = ["pad", "display"]
[[tables]]
name = "T02"
submission = "submissions/T02.toml"
[[gateways]]
name = "G01"
tables = ["T01"]
links = ["LINK1"]
[[meter_displays]]
name = "M01"
link = "LINK1"
[[signs]]
name = "S01"
link = "LINK1"
)";

constexpr std::chrono::seconds kLimit{30};

// Who plays each role of the document.
struct Player {
    QString role;
    QString name;
    QString device; // What SELF means behind dev/OWN/.
    bool ownsATable;
};
const std::vector<Player> kPlayers{{"agent", "T01", "", false},
                                   {"controller", "METER", "", false},
                                   {"console", "C01", "", false},
                                   {"device", "T01-pad", "pad", true},
                                   {"display", "T01-display", "display", true},
                                   {"meter-display", "M01", "", false},
                                   {"sign", "S01", "", false},
                                   {"gateway", "G01", "G01", true},
                                   {"dashboard", "wall", "", false},
                                   {"tool", "audit", "", false}};

// The words of the document's topics, as they are for one player.
std::string topicFor(const Player& player, QString topic) {
    if (topic.startsWith("dev/OWN/SELF"))
        topic = "dev/OWN/" + player.device;
    topic.replace("SELF", player.name).replace("OWN", "T01").replace("TABLE", "T02");
    topic.replace("OTHERLINK", "LINK2").replace("LINK/", "LINK1/");
    topic.replace("CONTROLLER", player.role == "controller" ? "METER2" : "METER");
    return topic.replace("CONSOLE", "C02").replace("READER", "somebody").toStdString();
}

struct Cell {
    bool publish = false;
    bool subscribe = false;
};
using Row = std::map<QString, Cell>; // By role.

QStringList cellsOf(const QString& line) {
    QStringList cells = line.trimmed().mid(1).chopped(1).split('|');
    for (QString& cell : cells)
        cell = cell.trimmed();
    return cells;
}

// The matrix as the document has it: topic to row.
std::map<QString, Row> readDocument() {
    QFile file(ACCESS_DOCUMENT);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::map<QString, Row> rows;
    QStringList roles;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        if (line.startsWith("| topic |"))
            roles = cellsOf(line);
        else if (!roles.isEmpty() && line.startsWith("| `")) {
            const QStringList cells = cellsOf(line);
            const QString topic = cells[0].mid(1).chopped(1);
            for (int i = 1; i < cells.size() && i < roles.size(); ++i) {
                if (!QStringList{"", "P", "S", "PS"}.contains(cells[i]))
                    qFatal("%s: what is %s?", qPrintable(topic), qPrintable(cells[i]));
                rows[topic][roles[i]] = {cells[i].contains('P'), cells[i].contains('S')};
            }
        }
    }
    return rows;
}

class Client {
public:
    Client(const support::Site& site, const support::Broker& broker, const QString& name)
        : m_client("ssl://localhost:" + std::to_string(broker.port()), "claims-to-be-another",
                   mqtt::create_options(MQTTVERSION_5)) {
        const std::string own = site.path("members/" + name + "/").toStdString();
        mqtt::ssl_options ssl;
        ssl.set_trust_store(own + "ca.crt");
        ssl.set_key_store(own + "client.crt");
        ssl.set_private_key(own + "client.key");
        ssl.set_verify(true);
        mqtt::connect_options connect;
        connect.set_mqtt_version(MQTTVERSION_5);
        connect.set_clean_start(true);
        connect.set_ssl(ssl);
        m_client.start_consuming();
        m_client.connect(connect)->wait_for(kLimit);
    }
    ~Client() {
        try {
            m_client.disconnect()->wait_for(kLimit);
        } catch (const std::exception&) {
            // It is gone already.
        }
    }

    void subscribe(const std::string& filter) { m_client.subscribe(filter, 1)->wait_for(kLimit); }
    mqtt::delivery_token_ptr publish(const std::string& topic, const std::string& payload) {
        return m_client.publish(topic, payload, 1, false);
    }
    // Everything the broker had delivered to us before now: its answer to a subscription comes
    // after it on the same connection.
    std::set<std::pair<std::string, std::string>> heard() {
        subscribe("barrier/" + std::to_string(++m_barriers));
        mqtt::const_message_ptr message;
        while (m_client.try_consume_message(&message) && message)
            m_heard.emplace(message->get_topic(), message->to_string());
        return m_heard;
    }

private:
    mqtt::async_client m_client;
    std::set<std::pair<std::string, std::string>> m_heard;
    int m_barriers = 0;
};

bool accepted(const mqtt::delivery_token_ptr& token) {
    try {
        token->wait_for(kLimit);
    } catch (const std::exception&) {
        // The library throws for a refusal; the reason is asked for below.
    }
    return static_cast<int>(token->get_reason_code()) < 0x80;
}

} // namespace

// Every role on every class of topic, in both directions, against the real broker with the
// generated files, compared with the table of the document.
class TestAccessMatrix : public QObject {
    Q_OBJECT

    support::Site m_site{kInventory};
    const std::map<QString, Row> m_document = readDocument();
    std::unique_ptr<support::Broker> m_broker;
    std::map<std::pair<QString, QString>, Cell> m_found; // By role and topic.
    std::map<std::pair<QString, QString>, bool> m_taken; // What the broker answered a publish.

    static bool isTried(const Player& player, const QString& topic) {
        return player.ownsATable || !topic.contains("OWN");
    }

    void tryAll(const Player& player, Client& probe) {
        Client client(m_site, *m_broker, player.name);
        std::vector<std::pair<QString, mqtt::delivery_token_ptr>> tokens;
        for (const auto& [topic, row] : m_document)
            if (isTried(player, topic))
                tokens.emplace_back(
                    topic, client.publish(topicFor(player, topic), player.role.toStdString()));
        for (const auto& [topic, token] : tokens)
            m_taken[{player.role, topic}] = accepted(token);
        for (const auto& [topic, token] : tokens)
            client.subscribe(topicFor(player, topic));
        const auto said = probe.heard();
        std::vector<mqtt::delivery_token_ptr> probes;
        for (const auto& [topic, token] : tokens)
            probes.push_back(probe.publish(topicFor(player, topic), "probe"));
        for (const auto& token : probes)
            QVERIFY(accepted(token));
        const auto heard = client.heard();
        for (const auto& [topic, token] : tokens) {
            const std::string concrete = topicFor(player, topic);
            m_found[{player.role, topic}] = {said.contains({concrete, player.role.toStdString()}),
                                             heard.contains({concrete, "probe"})};
        }
    }

private slots:
    void initTestCase() {
        QVERIFY(m_document.size() > 30);
        QVERIFY(m_site.build());
        // The one who may do everything, to say and hear what the others try; the lines of the
        // others stay as they were generated. It is certified as a further tool.
        const QByteArray rules = m_site.read("broker/acl");
        m_site.write("inventory.toml",
                     QByteArray(kInventory).replace("\"audit\"", "\"audit\", \"probe\""));
        QVERIFY(m_site.build());
        m_site.write("broker/acl", rules + "\nuser probe\ntopic readwrite #\n");
        m_broker = m_site.broker();
        QVERIFY(m_broker->start());
        Client probe(m_site, *m_broker, "probe");
        probe.subscribe("#");
        for (const Player& player : kPlayers)
            tryAll(player, probe);
    }

    void isAsDocumented_data() {
        QTest::addColumn<QString>("role");
        QTest::addColumn<QString>("topic");
        for (const auto& [topic, row] : m_document)
            for (const Player& player : kPlayers)
                if (isTried(player, topic))
                    QTest::addRow("%s on %s", qPrintable(player.role), qPrintable(topic))
                        << player.role << topic;
    }
    void isAsDocumented() {
        QFETCH(QString, role);
        QFETCH(QString, topic);
        const Cell documented = m_document.at(topic).at(role);
        const Cell found = m_found.at({role, topic});
        QCOMPARE(found.publish, documented.publish);
        QCOMPARE(found.subscribe, documented.subscribe);
        // A refusal is said, not swallowed.
        const bool taken = m_taken.at({role, topic});
        QCOMPARE(taken, documented.publish);
    }

    void documentGrantsSomethingToEveryRole() {
        for (const Player& player : kPlayers) {
            int grants = 0;
            for (const auto& [topic, row] : m_document)
                grants +=
                    (row.at(player.role).publish ? 1 : 0) + (row.at(player.role).subscribe ? 1 : 0);
            QVERIFY2(grants > 0, qPrintable(player.role));
        }
    }

    // Each connected as "claims-to-be-another", one after the other and beside the probe.
    void theCertificateNamesTheClient() {
        for (const Player& player : kPlayers)
            QVERIFY2(m_broker->log().contains(" as " + player.name + " ("),
                     qPrintable(player.name));
        QVERIFY(!m_broker->log().contains(" as claims-to-be-another"));
    }
};

QTEST_GUILESS_MAIN(TestAccessMatrix)
#include "tst_access_matrix.moc"
