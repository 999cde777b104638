#include "deploy/site/access.h"
#include "deploy/site/broker_files.h"
#include "shared/feed/topic_filter.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::site;

class TestAccess : public QObject {
    Q_OBJECT

    const Inventory m_inventory = *parseInventory(sampleInventory(Places::SiteFolder));

    std::vector<std::string> whoMay(Access access, const std::string& topic) const {
        std::vector<std::string> names;
        for (const Member& member : membersOf(m_inventory))
            for (const Grant& grant : grantsOf(member, m_inventory))
                if (grant.access == access && feed::covers(grant.filter, topic)) {
                    names.push_back(member.name.text());
                    break;
                }
        return names;
    }

private slots:
    void everyTopicOfAPartyHasOneWriter_data() {
        QTest::addColumn<QString>("topic");
        QTest::addColumn<QString>("writer");
        for (const char* party : {"T01", "T02", "METER", "C01"})
            for (const char* rest : {"journal", "status", "state", "replay/audit"})
                QTest::addRow("pit/%s/%s", party, rest)
                    << QString("pit/%1/%2").arg(party, rest) << party;
        QTest::newRow("a question") << "pit/T01/ask/audit"
                                    << "audit";
        QTest::newRow("a device") << "dev/T01/pad"
                                  << "T01-pad";
        QTest::newRow("the display") << "dev/T01/display"
                                     << "T01";
        QTest::newRow("the answer to the sensors") << "dev/T01/wagers-accepted"
                                                   << "T01";
    }
    void everyTopicOfAPartyHasOneWriter() {
        QFETCH(QString, topic);
        QFETCH(QString, writer);
        QCOMPARE(whoMay(Access::Publish, topic.toStdString()),
                 std::vector<std::string>{writer.toStdString()});
    }

    void noFilterIsWiderThanTheTopicsOfParties() {
        for (const Member& member : membersOf(m_inventory))
            for (const Grant& grant : grantsOf(member, m_inventory)) {
                QVERIFY(grant.filter.find('#') == std::string::npos);
                QVERIFY(grant.filter.starts_with("pit/") || grant.filter.starts_with("dev/"));
            }
    }

    // It hangs where everybody passes.
    void thePlayersSignReadsTheMetersAndNothingElse() {
        Inventory inventory = m_inventory;
        inventory.signs.push_back({*Name::parse("S01"), *Name::parse("LINK1")});
        const auto members = membersOf(inventory);
        const auto sign = std::find_if(members.begin(), members.end(), [](const Member& one) {
            return one.kind == MemberKind::Sign;
        });
        QVERIFY(sign != members.end() && !keepsJournal(sign->kind));
        std::vector<std::string> granted;
        for (const Grant& grant : grantsOf(*sign, inventory))
            granted.push_back((grant.access == Access::Publish ? "P " : "S ") + grant.filter);
        QCOMPARE(granted,
                 (std::vector<std::string>{"S pit/METER/journal", "S pit/METER/status",
                                           "S pit/METER/replay/S01", "P pit/METER/ask/S01"}));
    }

    void nobodyHearsAnothersReplay() {
        QCOMPARE(whoMay(Access::Subscribe, "pit/T01/replay/C01"), std::vector<std::string>{"C01"});
    }

    void configurationClosesTheBroker() {
        const std::string text = brokerConfiguration(m_inventory, "/x");
        for (const char* line :
             {"\ntls_version tlsv1.3\n", "\nrequire_certificate true\n",
              "\nuse_identity_as_username true\n", "\nuse_username_as_clientid true\n",
              "\nallow_anonymous false\n", "\nacl_file /x/acl\n", "\ncrlfile /x/revoked.crl\n"})
            QVERIFY2(text.find(line) != std::string::npos, line);
    }
};

QTEST_APPLESS_MAIN(TestAccess)
#include "tst_access.moc"
