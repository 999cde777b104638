#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using namespace std::chrono_literals;
using events::DeckColour;
using events::FindingKind;
using table::DeckStep;
using table::RosterDoubt;

class TestPeople : public QObject {
    Q_OBJECT

private:
    static inline const std::vector<Cited> kInspect{
        {"comar-let-it-ride", ".04A/3"},
        {"mlgca-let-it-ride", "ch. 4A/3"},
        {"mlgca-run-em-twice", "ch. 4A/3"},
        {"house-let-it-ride", "Opening of the table for play/4"}};

    static void receive(TableFixture& fixture) {
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.give(
            table::ReceiveDeck{kDealer, DeckColour::Red, named<events::DeckId>("D1"), false});
    }
    static void step(TableFixture& fixture, const table::Actor& by, DeckStep step) {
        fixture.give(table::DoDeckStep{by, DeckColour::Red, step, {}});
    }
    // What was found in the last input; empty if it was no wrong person.
    static std::string wrong(const TableFixture& fixture) {
        const auto* found = fixture.told<events::ComplianceFound>();
        if (found == nullptr || found->kind != FindingKind::WrongPerson ||
            found->section.value() != fixture.rules().procedure.inspect)
            return {};
        return fixture.finding();
    }
    static int count(const TableFixture& fixture, FindingKind kind) {
        int found = 0;
        for (const Recorded& entry : fixture.journal())
            if (const auto* one = entry.event.as<events::ComplianceFound>())
                found += one->kind == kind ? 1 : 0;
        return found;
    }
    static void doubt(TableFixture& fixture, const char* person, RosterDoubt doubt) {
        fixture.give(table::RosterDisagreed{named<events::PersonId>(person), doubt});
    }

private slots:
    void findsAnotherThanTheDealerWhoInspects_data() { addRows(kInspect); }
    void findsAnotherThanTheDealerWhoInspects() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        receive(fixture);
        step(fixture, kSupervisor, DeckStep::Inspect);
        QVERIFY(fixture.told<events::DeckInspected>() != nullptr);
        QCOMPARE(wrong(fixture),
                 std::string("sue inspected the deck, and the dealer of the table is dora"));
        QVERIFY(fixture.told<events::ComplianceFound>()->deck == DeckColour::Red);
    }

    void findsAnotherThanTheAssignedFloorpersonWhoVerifies_data() { addRows(kInspect); }
    void findsAnotherThanTheAssignedFloorpersonWhoVerifies() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        receive(fixture);
        step(fixture, kDealer, DeckStep::Inspect);
        step(fixture, kSupervisor, DeckStep::Verify);
        QVERIFY(fixture.told<events::DeckVerified>() != nullptr);
        QCOMPARE(
            wrong(fixture),
            std::string("sue verified the inspection, and the floorperson of the table is fay"));
    }

    void findsNothingWhereTheRightPeopleDoIt_data() { addRows(kInspect); }
    void findsNothingWhereTheRightPeopleDoIt() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        QCOMPARE(count(fixture, FindingKind::WrongPerson), 0);
    }

    void goesByWhoIsAssignedNow() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        const table::Actor dan{named<events::PersonId>("dan"), table::Role::Dealer};
        receive(fixture);
        fixture.give(table::AssignDealer{kFloor, dan.person});
        fixture.give(table::AssignFloorperson{kFloor, kSupervisor.person});
        step(fixture, dan, DeckStep::Inspect);
        step(fixture, kSupervisor, DeckStep::Verify);
        QCOMPARE(count(fixture, FindingKind::WrongPerson), 0);
    }

    // Nobody is the dealer of a closed table; whoever opens it is told what was done before.
    void holdsWhatWasInspectedBeforeTheOpeningAgainstIt() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        fixture.give(table::CloseTable{kFloor, {}});
        step(fixture, kSupervisor, DeckStep::Inspect);
        step(fixture, kFloor, DeckStep::Verify);
        QCOMPARE(count(fixture, FindingKind::WrongPerson), 0);
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        QCOMPARE(count(fixture, FindingKind::WrongPerson), 1);
    }

    void tellsANameThatTheRosterDoesNotKnowOnceAGamingDay() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        doubt(fixture, "d-nobody", RosterDoubt::Unknown);
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == FindingKind::NotOnRoster);
        QCOMPARE(found->section.value(), std::string("staff roster"));
        QCOMPARE(fixture.finding(), std::string("d-nobody is not on the roster"));
        doubt(fixture, "d-nobody", RosterDoubt::Unknown);
        fixture.restart();
        doubt(fixture, "d-nobody", RosterDoubt::Unknown);
        QCOMPARE(count(fixture, FindingKind::NotOnRoster), 1);
        doubt(fixture, "d-gone", RosterDoubt::Left);
        QCOMPARE(fixture.finding(), std::string("d-gone is no longer active on the roster"));
        doubt(fixture, "d-ines", RosterDoubt::OtherRank);
        QCOMPARE(fixture.finding(),
                 std::string("d-ines is named with a rank that the roster does not give"));
        QCOMPARE(count(fixture, FindingKind::NotOnRoster), 3);
        fixture.wait(24h);
        doubt(fixture, "d-nobody", RosterDoubt::Unknown);
        QCOMPARE(count(fixture, FindingKind::NotOnRoster), 4);
    }

    void doesNotFillTheRecordWithInventedNames() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        for (int name = 0; name < 200; ++name)
            doubt(fixture, ("d-" + std::to_string(name)).c_str(), RosterDoubt::Unknown);
        QCOMPARE(count(fixture, FindingKind::NotOnRoster), int(table::kMostDayFindings));
    }
};

QTEST_APPLESS_MAIN(TestPeople)
#include "tst_people.moc"
