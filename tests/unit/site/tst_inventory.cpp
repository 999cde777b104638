#include "deploy/site/inventory.h"
#include "deploy/site/member.h"
#include "shared/vocabulary/devices.h"
#include "table-agent/devices/device_message.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::site;

namespace {

constexpr auto kLeast = R"(
site = "s"
[broker]
host = "h"
[[tables]]
name = "T01"
submission = "T01.toml"
)";

} // namespace

class TestInventory : public QObject {
    Q_OBJECT

private slots:
    void samplesAreReadWithoutFault() {
        for (const Places places : {Places::Packaged, Places::SiteFolder}) {
            const auto read = parseInventory(sampleInventory(places));
            QVERIFY(read.ok());
            QCOMPARE(read->tables.size(), std::size_t(2));
            QCOMPARE(read->members.folder.empty(), places == Places::SiteFolder);
            QCOMPARE(read->broker.port, std::uint16_t(8883));
        }
    }

    void namesDevicesAfterTheirTable() {
        const auto read = parseInventory(sampleInventory(Places::SiteFolder));
        QVERIFY(read.ok());
        std::vector<std::string> names;
        for (const Member& member : membersOf(*read))
            names.push_back(std::string(nameOf(member.kind)) + " " + member.name.text());
        const std::vector<std::string> expected{
            "agent T01",        "device T01-shuffler", "device T01-wagers", "device T01-pad",
            "device T01-cards", "display T01-display", "agent T02",         "device T02-pad",
            "controller METER", "console C01",         "tool audit"};
        QCOMPARE(names, expected);
    }

    // A device that may speak is one that the agent hears.
    void knowsEveryDeviceTheAgentHears() {
        std::vector<std::string_view> speaking;
        for (const auto device : core::kEnumValues<vocabulary::TableDevice>)
            if (vocabulary::speaks(device))
                speaking.push_back(core::enumName(device));
        QVERIFY(std::ranges::is_permutation(devices::speakingDevices(), speaking));
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("field");
        const QString least(kLeast);
        QTest::newRow("not TOML") << "site = "
                                  << "(file)";
        QTest::newRow("no site") << QString(least).replace("site = \"s\"", "") << "site";
        QTest::newRow("no host") << QString(least).replace("host = \"h\"", "") << "broker.host";
        QTest::newRow("no table") << "site = \"s\"\n[broker]\nhost = \"h\"\n"
                                  << "tables";
        QTest::newRow("unknown key") << "colour = 1\n" + least << "colour";
        QTest::newRow("unknown device") << least + "devices = [\"radio\"]"
                                        << "tables[0].devices";
        QTest::newRow("name with a slash")
            << QString(least).replace("\"T01\"", "\"T/1\"") << "tables[0].name";
        QTest::newRow("name with a wildcard") << "tools = [\"+\"]\n" + least << "tools";
        QTest::newRow("name twice") << "tools = [\"T01\"]\n" + least << "name";
        QTest::newRow("device's name taken")
            << "tools = [\"T01-pad\"]\n" + least + "devices = [\"pad\"]"
            << "name";
        QTest::newRow("line break in a host")
            << QString(least).replace("\"h\"", "\"h\\nallow_anonymous true\"") << "broker.host";
        QTest::newRow("blank in a host")
            << QString(least).replace("\"h\"", "\"h x\"") << "broker.host";
        QTest::newRow("line break in the site")
            << QString(least).replace("\"s\"", "\"s\\nt\"") << "site";
        QTest::newRow("port too high")
            << QString(least).replace("host", "port = 65536\nhost") << "broker.port";
        QTest::newRow("relative folder")
            << QString(least).replace("host", "folder = \"x\"\nhost") << "broker.folder";
        QTest::newRow("quote in a folder") << least + "[members]\ndata = '/x\"y'"
                                           << "members.data";
        QTest::newRow("gateway of no table")
            << least + "[[gateways]]\nname = \"G\"\ntables = [\"T9\"]"
            << "gateways[0].tables";
        QTest::newRow("renewed before it is made")
            << least + "[certificates]\ndays = 20\nrenew_before_days = 20"
            << "certificates.renew_before_days";
        QTest::newRow("tables is no list") << "site = \"s\"\ntables = 3\n[broker]\nhost = \"h\""
                                           << "tables";
    }
    void refuses() {
        QFETCH(QString, text);
        QFETCH(QString, field);
        const auto read = parseInventory(text.toStdString());
        QVERIFY(!read.ok());
        QVERIFY2(std::ranges::any_of(
                     read.error(),
                     [&](const auto& problem) { return problem.field == field.toStdString(); }),
                 read.error().front().text().c_str());
    }

    void leastInventoryIsEnough() { QVERIFY(parseInventory(kLeast).ok()); }
};

QTEST_APPLESS_MAIN(TestInventory)
#include "tst_inventory.moc"
