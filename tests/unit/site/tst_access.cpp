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
