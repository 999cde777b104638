#include "shared/events/finding_events.h"
#include "shared/feed/memory_connection.h"
#include "shared/journal/memory_journal.h"
#include "shared/staff/roster_file.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "table-agent/agent/named_people.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_setup.h"
#include "table-agent/devices/device_message.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/staff_site.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::StaffSite;

namespace {

// A table with a roster and a pad.
struct Fixture {
    StaffSite site;
    support::SetClock clock;
    feed::MemoryBroker broker{1};
    journal::MemoryJournal journal{core::JournalId{}};
    feed::MemoryConnection pad{broker, "T01-pad"};
    feed::MemoryConnection connection{broker, "T01"};
    std::optional<std::string> rosterFile;
    std::unique_ptr<agent::TableAgent> table;

    explicit Fixture(bool withRoster) {
        agent::TableAgent::Settings settings;
        settings.setup = *agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {});
        settings.log = [](std::string_view) {};
        settings.staff.siteKeys = StaffSite::siteKeys();
        if (withRoster) {
            rosterFile = staff::rosterText(site.signedRoster());
            settings.staff.newRoster = [this] { return std::exchange(rosterFile, std::nullopt); };
        }
        table =
            std::make_unique<agent::TableAgent>(std::move(settings), journal, connection, clock);
        settle();
    }
    void settle() {
        for (int turn = 0; turn < 10; ++turn) {
            clock.pass(50ms);
            broker.advance(clock.steady());
            table->step();
        }
    }
    void say(const std::string& text) {
        QVERIFY(pad.publish({wire::deviceTopic(*core::TableId::parse("T01"), "pad"),
                             core::Bytes(text.begin(), text.end()), false},
                            feed::Delivery::AtLeastOnce)
                    .ok());
        settle();
    }
    QStringList found() const {
        QStringList details;
        for (const wire::Envelope& entry : journal.read(1, SIZE_MAX, SIZE_MAX)) {
            const auto event = wire::decodeEvent(entry.type, entry.body);
            const auto* one = event ? event->as<events::ComplianceFound>() : nullptr;
            if (one != nullptr && one->kind == events::FindingKind::NotOnRoster)
                details << QString::fromStdString(one->detail.value());
        }
        return details;
    }
};

std::string openTable(const char* by, const char* role, const char* dealer) {
    return std::string(R"({"v":1,"command":"open_table","by":{"person":")") + by + R"(","role":")" +
           role + R"("},"dealer":")" + dealer + R"("})";
}

} // namespace

class TestNamedPeople : public QObject {
    Q_OBJECT

private slots:
    void findsWhomTheRosterDoesNotKnow_data() {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("doubts");
        const auto row = [](const char* tag, const std::string& message, const char* doubts) {
            QTest::newRow(tag) << QString::fromStdString(message) << QString(doubts);
        };
        row("both known", openTable("f-omar", "floorperson", "d-ines"), "");
        row("above what is asked", openTable("s-vera", "floorperson", "f-omar"), "");
        row("nobody", openTable("f-nobody", "floorperson", "d-ines"), "f-nobody 0");
        row("an unknown dealer", openTable("f-omar", "floorperson", "d-nobody"), "d-nobody 0");
        row("somebody who left", openTable("s-gone", "supervisor", "d-ines"), "s-gone 1");
        row("a rank that is not theirs", openTable("d-ines", "floorperson", "d-ines"), "d-ines 2");
        row("an auditor who deals", openTable("f-omar", "floorperson", "a-lena"), "a-lena 2");
        row("a witness",
            R"({"v":1,"command":"replace_card","by":{"person":"d-ines","role":"dealer"},)"
            R"("witness":{"person":"f-nobody","role":"floorperson"},)"
            R"("deck":"red","card":"7h","reason":"creased"})",
            "f-nobody 0");
        row("no person at all", R"({"v":1,"command":"end_round"})", "");
    }
    void findsWhomTheRosterDoesNotKnow() {
        QFETCH(QString, message);
        QFETCH(QString, doubts);
        const std::string text = message.toStdString();
        const auto input =
            devices::parseDeviceMessage("pad", core::Bytes(text.begin(), text.end()));
        QVERIFY(input.ok());
        QStringList found;
        for (const auto& one : agent::disagreements(*input, StaffSite().roster()))
            found << QString("%1 %2")
                         .arg(QString::fromStdString(one.person.text()))
                         .arg(static_cast<int>(one.doubt));
        QCOMPARE(found.join(" "), doubts);
    }

    void isInTheRecordBeforeAnythingIsSigned() {
        Fixture fixture(true);
        fixture.say(openTable("f-nobody", "floorperson", "d-ines"));
        QCOMPARE(fixture.found(), QStringList{"f-nobody is not on the roster"});
        fixture.say(R"({"v":1,"command":"assign_dealer","by":{"person":"f-nobody",)"
                    R"("role":"floorperson"},"dealer":"d-ines"})");
        QCOMPARE(fixture.found().size(), 1);
        // What was asked for is done all the same.
        QVERIFY(fixture.table->state().opening == table::Opening::Opening);
    }

    void knowsNobodyWithoutARoster() {
        Fixture fixture(false);
        fixture.say(openTable("f-nobody", "floorperson", "d-nobody"));
        QCOMPARE(fixture.found(), QStringList());
    }
};

QTEST_APPLESS_MAIN(TestNamedPeople)
#include "tst_named_people.moc"
