#include "pit-console/core/console_desk.h"
#include "pit-console/core/link_offers.h"
#include "shared/events/link_events.h"
#include "shared/journal/memory_journal.h"
#include "shared/staff/roster_file.h"
#include "tests/support/set_clock.h"
#include "tests/support/staff_console.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;
using support::SetClock;
using support::StaffConsole;
using support::StaffSite;

namespace {

struct Bench {
    StaffSite site;
    SetClock clock;
    journal::MemoryJournal journal{core::JournalId{{1}}};
    std::optional<std::string> file = staff::rosterText(site.signedRoster());
    std::unique_ptr<ConsoleDesk> desk;

    Bench() {
        ConsoleDesk::Settings settings;
        settings.signing = StaffConsole::settings(StaffSite::party("C01"));
        settings.roster = {StaffSite::siteKeys(),
                           [this] { return std::exchange(file, std::nullopt); }};
        settings.tables = {StaffSite::party("T01")};
        desk = std::make_unique<ConsoleDesk>(std::move(settings), journal, clock);
    }
    ActionOutcome signIn(const char* who, const char* whose) {
        desk->carryOut(SignIn{7, who, StaffConsole::passphraseOf(whose)});
        return desk->takeOutcomes().at(0);
    }
    // As the store shows it what a party wrote.
    void observe(const char* party, const events::Event& event) {
        wire::Envelope entry;
        entry.at = clock.wall();
        desk->apply(StaffSite::party(party), entry, event);
    }
    template <typename Event>
    std::vector<Event> recorded() const {
        std::vector<Event> found;
        for (const auto& entry : journal.read(1, 1000, 1 << 20))
            if (const auto event = wire::decodeEvent(entry.type, entry.body))
                if (const Event* one = event->template as<Event>())
                    found.push_back(*one);
        return found;
    }
    void act(std::uint64_t id, const char* who, const desk::Request& request) {
        desk->carryOut(Act{id, request, StaffConsole::passphraseOf(who)});
    }
};

desk::Request idleTable() {
    return {staff::Action::IdleTable,
            StaffSite::party("T01"),
            staff::objectOf(*core::TableId::parse("T01")),
            {},
            {}};
}

LinkPicture openLink() {
    LinkPicture link;
    link.link = *events::LinkId::parse("LINK1");
    link.controller = StaffSite::party("METER");
    link.state = LinkState::Open;
    link.levels = {{*events::LevelName::parse("main"), core::Cents{1'000'000}}};
    return link;
}

const ActionOffer* find(const std::vector<ActionOffer>& offers, staff::Action action) {
    const auto found = std::find_if(offers.begin(), offers.end(), [&](const ActionOffer& offer) {
        return offer.request.action == action;
    });
    return found == offers.end() ? nullptr : &*found;
}

} // namespace

class TestConsoleDesk : public QObject {
    Q_OBJECT

private slots:
    void aWrongPassphraseIsAnOutcomeAndNobodyIsIn() {
        Bench bench;
        const ActionOutcome outcome = bench.signIn("f-omar", "s-vera");
        QVERIFY(!outcome.accepted);
        QCOMPARE(outcome.id, std::uint64_t{7});
        QVERIFY(bench.desk->person() == nullptr);
        QVERIFY(bench.signIn("f-omar", "f-omar").accepted);
        QVERIFY(bench.desk->person()->role == staff::Role::Floorperson);
    }

    void whoeverLeavesIsSignedOut() {
        Bench bench;
        QVERIFY(bench.signIn("f-omar", "f-omar").accepted);
        bench.clock.pass(14min);
        bench.desk->lookAround();
        QVERIFY(bench.desk->person() != nullptr);
        bench.desk->noteUse();
        bench.clock.pass(15min);
        bench.desk->lookAround();
        QVERIFY(bench.desk->person() == nullptr);
        QVERIFY(bench.recorded<events::StaffSignedOut>().at(0).how == events::SignOut::Idle);
    }

    void aRosterThatCannotBeReadIsToldAndTheOldOneStays() {
        Bench bench;
        bench.file = "rubbish";
        bench.desk->lookAround();
        QVERIFY(!bench.desk->picture().rosterProblem.empty());
        QCOMPARE(bench.desk->picture().rosterVersion, std::uint64_t{7});
        QVERIFY(bench.signIn("f-omar", "f-omar").accepted);
    }

    void anActionIsPendingUntilTheTableAnswers() {
        Bench bench;
        QVERIFY(bench.signIn("f-omar", "f-omar").accepted);
        bench.act(9, "f-omar", idleTable());
        QVERIFY(bench.desk->takeOutcomes().empty());
        QCOMPARE(bench.desk->picture().pending.size(), std::size_t{1});
        const auto action = bench.recorded<events::StaffActionSigned>().at(0);
        bench.observe(
            "T01", events::StaffActionAccepted{action.action, action.person, action.name, {}, {}});
        const auto outcomes = bench.desk->takeOutcomes();
        QCOMPARE(outcomes.size(), std::size_t{1});
        QCOMPARE(outcomes[0].id, std::uint64_t{9});
        QVERIFY(outcomes[0].accepted);
        QVERIFY(bench.desk->picture().pending.empty());
    }

    void whatIsNotThereIsNotSigned() {
        Bench bench;
        QVERIFY(bench.signIn("s-vera", "s-vera").accepted);
        bench.act(3, "s-vera",
                  {staff::Action::ApproveClaim,
                   StaffSite::party("T01"),
                   staff::objectOf(StaffSite::claim().claim),
                   {},
                   {}});
        QVERIFY(!bench.desk->takeOutcomes().at(0).accepted);
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
    }

    void aFloorpersonMayOrderNothingOfALink() {
        Bench bench;
        QVERIFY(bench.signIn("f-omar", "f-omar").accepted);
        const core::PartyId meter = StaffSite::party("METER");
        for (const ActionOffer& offer :
             linkOffers(openLink(), bench.desk->ledgerOf(meter), bench.desk->askingOf(meter))) {
            QVERIFY(!offer.allowed);
            QCOMPARE(offer.reason, staff::sentenceFor(staff::Refusal::RoleMayNot));
        }
    }

    void whoOrderedACorrectionDoesNotApproveIt() {
        Bench bench;
        const core::PartyId meter = StaffSite::party("METER");
        bench.desk->askingOf(meter); // Known from here on.
        events::LinkOpened opened;
        opened.link = *events::LinkId::parse("LINK1");
        opened.by = StaffSite::person("m-karl");
        bench.observe("METER", opened);
        QVERIFY(bench.signIn("s-vera", "s-vera").accepted);
        auto offers =
            linkOffers(openLink(), bench.desk->ledgerOf(meter), bench.desk->askingOf(meter));
        desk::Request correction = find(offers, staff::Action::CorrectMeter)->request;
        correction.amount = core::Cents{999'999};
        correction.arguments[*events::ActionName::parse("reason")] = StaffSite::text("lost power");
        bench.act(1, "s-vera", correction);
        const auto action = bench.recorded<events::StaffActionSigned>().at(0);
        bench.observe("METER",
                      events::StaffActionAccepted{action.action, action.person, action.name,
                                                  action.statement, action.signature});
        offers = linkOffers(openLink(), bench.desk->ledgerOf(meter), bench.desk->askingOf(meter));
        const ActionOffer* own = find(offers, staff::Action::ApproveOrder);
        QVERIFY(own != nullptr && !own->allowed);
        QCOMPARE(own->reason, staff::sentenceFor(staff::Refusal::SamePerson));
        QCOMPARE(own->about, std::string("main to $9,999.99: lost power (s-vera)"));
        QVERIFY(bench.signIn("m-karl", "m-karl").accepted);
        offers = linkOffers(openLink(), bench.desk->ledgerOf(meter), bench.desk->askingOf(meter));
        QVERIFY(find(offers, staff::Action::ApproveOrder)->allowed);
    }
};

QTEST_GUILESS_MAIN(TestConsoleDesk)

#include "tst_console_desk.moc"
