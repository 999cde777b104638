#include "shared/events/finding_events.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/wording/wording.h"
#include "table-agent/agent/named_people.h"
#include "table-agent/devices/device_message.h"
#include "tests/unit/agent/rostered_table.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::StaffSite;

namespace {

// A table with a roster and a pad.
struct Fixture : support::RosteredTable {
    explicit Fixture(bool withRoster) {
        if (withRoster)
            writeRoster();
        start(withRoster);
    }
    void start(bool withRoster) {
        table.admit({}, withRoster ? roster() : desk::RosterSource{StaffSite::siteKeys(), {}});
        QVERIFY(table.start());
        settle();
    }
    void settle() {
        for (int turn = 0; turn < 10; ++turn) {
            clock.pass(50ms);
            broker.advance(clock.steady());
            QVERIFY(table.step());
        }
    }
    void say(const std::string& text) {
        table.say("pad", text);
        settle();
    }
    // Somebody more of the floor, once the table has read the new roster.
    void enrol(std::string_view person) {
        site.enrol(person, staff::Role::Floorperson, 0);
        site.roster().version += 1;
        writeRoster();
        clock.pass(10s);
        settle();
    }
    const table::State& state() { return table.agent().state(); }
    std::vector<events::Phrase> refusals() {
        std::vector<events::Phrase> reasons;
        for (const auto& one : support::eventsIn<events::CommandRefused>(table.journal()))
            reasons.push_back(one.reason);
        return reasons;
    }
    QStringList found() {
        QStringList details;
        for (const auto& one : support::eventsIn<events::ComplianceFound>(table.journal()))
            if (one.kind == events::FindingKind::NotOnRoster)
                details << QString::fromStdString(wording::sentence(one.detail));
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
        QVERIFY(fixture.state().opening == table::Opening::Opening);
    }

    // What moves money, or makes something void, is done for somebody or not at all.
    void refusesWhatMovesMoneyForNobody_data() {
        QTest::addColumn<QString>("rest");
        QTest::newRow("declare_claim")
            << R"("seat":3,"wager":"progressive","stake":100,"hand":"royal_flush")";
        QTest::newRow("unlock_progressive") << "";
        QTest::newRow("void_round") << R"("reason":"misdeal")";
        QTest::newRow("judge_stub") << R"("misdealt_all_present":true)";
        QTest::newRow("abandon_wagers") << R"("seat":3)";
        QTest::newRow("forfeit_wagers") << R"("seat":3,"reason":"cheated")";
        QTest::newRow("resolve_chip_count")
            << R"("wager":"progressive","agreed":1,"reason":"counted again")";
        QTest::newRow("rule_on_irregularity") << R"("decision":"void","consequence":"void")";
    }
    void refusesWhatMovesMoneyForNobody() {
        QFETCH(QString, rest);
        Fixture fixture(true);
        const auto refusal = [&](const char* person, const char* role) {
            const std::size_t before = fixture.refusals().size();
            fixture.say(
                QString(R"({"v":1,"command":"%1","by":{"person":"%2","role":"%3"}%4%5})")
                    .arg(QTest::currentDataTag(), person, role, rest.isEmpty() ? "" : ",", rest)
                    .toStdString());
            const auto all = fixture.refusals();
            return all.size() == before + 1 ? all.back() : events::Phrase();
        };
        using table::ActorRefusal;
        const auto person = [](const char* id) { return StaffSite::person(id); };
        QVERIFY(refusal("f-nobody", "floorperson") ==
                events::Phrase(ActorRefusal::NotOnRoster, person("f-nobody")));
        QVERIFY(refusal("s-gone", "supervisor") ==
                events::Phrase(ActorRefusal::LeftTheRoster, person("s-gone")));
        QVERIFY(refusal("d-ines", "supervisor") ==
                events::Phrase(ActorRefusal::OtherRank, person("d-ines")));
        QVERIFY(refusal("a-lena", "floorperson") ==
                events::Phrase(ActorRefusal::OtherRank, person("a-lena")));
        // Whoever may is told what the table says.
        const auto known = refusal("f-omar", "floorperson");
        QVERIFY(known.code.list.text() != std::string("actor_refusal"));
    }

    // Who works here is said by somebody who does, or who stands above them: with any name at the
    // pad everybody would work here.
    void refusesToAssignPeopleForAnybody_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("whom");
        QTest::newRow("floorperson") << "assign_floorperson"
                                     << "f-june";
        QTest::newRow("dealer") << "assign_dealer"
                                << "d-late"; // Not on the roster yet.
    }
    void refusesToAssignPeopleForAnybody() {
        QFETCH(QString, command);
        QFETCH(QString, whom);
        Fixture fixture(true);
        fixture.enrol("f-june");
        fixture.say(openTable("f-omar", "floorperson", "d-ines"));
        const auto working = [&] {
            const table::State& state = fixture.state();
            return QString::fromStdString(command.endsWith("dealer") ? state.dealer.text()
                                                                     : state.floorperson.text());
        };
        const QString before = working();
        const auto asked = [&](const char* person, const char* role) {
            const std::size_t refusals = fixture.refusals().size();
            fixture.say(QString(R"({"v":1,"command":"%1","by":{"person":"%2","role":"%3"},)"
                                R"("%4":"%5"})")
                            .arg(command, person, role, QTest::currentDataTag(), whom)
                            .toStdString());
            const auto all = fixture.refusals();
            return all.size() == refusals + 1 ? all.back() : events::Phrase();
        };
        using table::ActorRefusal;
        const auto person = [](const char* id) { return StaffSite::person(id); };
        QVERIFY(asked("x-nobody", "floorperson") ==
                events::Phrase(ActorRefusal::NotOnRoster, person("x-nobody")));
        QVERIFY(asked("s-gone", "supervisor") ==
                events::Phrase(ActorRefusal::LeftTheRoster, person("s-gone")));
        QVERIFY(asked("d-ines", "floorperson") ==
                events::Phrase(ActorRefusal::OtherRank, person("d-ines")));
        QVERIFY(asked("f-june", "floorperson") ==
                events::Phrase(ActorRefusal::NotAssigned, person("f-june")));
        QCOMPARE(working(), before);
        QVERIFY(asked("f-omar", "floorperson").empty());
        QCOMPARE(working(), whom);
    }

    void somebodyAboveTheTableAssignsItsPeople() {
        Fixture fixture(true);
        fixture.say(openTable("f-omar", "floorperson", "d-ines"));
        fixture.say(R"({"v":1,"command":"assign_floorperson","by":{"person":"s-vera",)"
                    R"("role":"supervisor"},"floorperson":"s-vera"})");
        QCOMPARE(fixture.state().floorperson.text(), std::string("s-vera"));
    }

    // A floorperson of another table is somebody, but not here.
    void refusesWhoeverIsNotAssignedToTheTable() {
        Fixture fixture(true);
        fixture.enrol("f-june");
        fixture.say(openTable("f-omar", "floorperson", "d-ines"));
        const auto refusal = [&](const char* person, const char* role) {
            fixture.say(QString(R"({"v":1,"command":"void_round","by":{"person":"%1",)"
                                R"("role":"%2"},"reason":"misdeal"})")
                            .arg(person, role)
                            .toStdString());
            return fixture.refusals().back();
        };
        using table::ActorRefusal;
        QVERIFY(refusal("f-june", "floorperson") ==
                events::Phrase(ActorRefusal::NotAssigned, StaffSite::person("f-june")));
        QVERIFY(fixture.found().isEmpty());
        QVERIFY(refusal("f-omar", "floorperson") == events::Phrase(table::RoundRefusal::NoneOpen));
        QVERIFY(refusal("m-karl", "shift_manager") ==
                events::Phrase(table::RoundRefusal::NoneOpen));
        fixture.say(R"({"v":1,"command":"assign_floorperson","by":{"person":"f-omar",)"
                    R"("role":"floorperson"},"floorperson":"f-june"})");
        QVERIFY(refusal("f-june", "floorperson") == events::Phrase(table::RoundRefusal::NoneOpen));
        QVERIFY(refusal("f-omar", "floorperson") ==
                events::Phrase(ActorRefusal::NotAssigned, StaffSite::person("f-omar")));
    }

    // Nobody gets a name taken by spoiling a file.
    void goesByTheLastRosterWhileTheFileIsSpoilt() {
        Fixture fixture(true);
        fixture.rosterFile = "spoilt";
        fixture.start(true);
        const auto refusal = [&](const char* person) {
            fixture.say(QString(R"({"v":1,"command":"void_round","by":{"person":"%1",)"
                                R"("role":"floorperson"},"reason":"misdeal"})")
                            .arg(person)
                            .toStdString());
            return fixture.refusals().back();
        };
        QVERIFY(refusal("f-nobody") ==
                events::Phrase(table::ActorRefusal::NotOnRoster, StaffSite::person("f-nobody")));
        QVERIFY(refusal("f-omar") == events::Phrase(table::RoundRefusal::NoneOpen));
    }

    void takesAnyNameWithoutARoster() {
        Fixture fixture(false);
        fixture.say(R"({"v":1,"command":"void_round","by":{"person":"f-nobody",)"
                    R"("role":"floorperson"},"reason":"misdeal"})");
        QVERIFY(fixture.refusals().back() == events::Phrase(table::RoundRefusal::NoneOpen));
    }

    void knowsNobodyWithoutARoster() {
        Fixture fixture(false);
        fixture.say(openTable("f-nobody", "floorperson", "d-nobody"));
        QCOMPARE(fixture.found(), QStringList());
    }
};

QTEST_APPLESS_MAIN(TestNamedPeople)
#include "tst_named_people.moc"
