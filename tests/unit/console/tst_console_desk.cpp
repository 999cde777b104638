#include "pit-console/core/desk/console_desk.h"
#include "pit-console/core/desk/link_offers.h"
#include "shared/events/link_events.h"
#include "shared/events/opening_events.h"
#include "shared/journal/memory_journal.h"
#include "shared/staff/roster_file.h"
#include "shared/wording/wording.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/staff_console.h"

#include <QTest>

#include <algorithm>
#include <semaphore>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;
using support::SetClock;
using support::StaffConsole;
using support::StaffSite;

namespace {

LinkPicture openLink() {
    LinkPicture link;
    link.link = *events::LinkId::parse("LINK1");
    link.controller = StaffSite::party("METER");
    link.service = events::LinkService::Open;
    link.levels = {{*events::LevelName::parse("main"), core::Cents{1'000'000}}};
    return link;
}

struct Fixture {
    StaffSite site;
    SetClock clock;
    journal::MemoryJournal journal{core::JournalId{{1}}};
    party::Record record{journal, clock};
    std::optional<std::string> file = staff::rosterText(site.signedRoster());
    std::unique_ptr<ConsoleDesk> desk;

    Fixture() { start(StaffConsole::settings(StaffSite::party("C01")), std::launch::deferred); }
    void start(desk::ActionDesk::Settings signing, std::launch openKeys) {
        ConsoleDesk::Settings settings;
        settings.signing = std::move(signing);
        settings.openKeys = openKeys;
        settings.roster = {StaffSite::siteKeys(),
                           [this] { return std::exchange(file, std::nullopt); }};
        settings.tables = {StaffSite::party("T01")};
        desk = std::make_unique<ConsoleDesk>(std::move(settings), record, clock);
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
    // Of a link whose meters are not known.
    std::vector<ActionOffer> linkOffers() {
        const core::PartyId meter = StaffSite::party("METER");
        return console::linkOffers(openLink(), nullptr, desk->ledgerOf(meter),
                                   desk->requesterFor(meter), clock.wall());
    }
    void act(std::uint64_t id, const char* who, const desk::Request& request) {
        const staff::Waiting* waiting =
            desk->requesterFor(request.addressee).docket->find(request.object);
        desk->carryOut(Act{id, waiting != nullptr ? desk::asSeen(request, *waiting) : request,
                           StaffConsole::passphraseOf(who)});
    }
};

// Keys take as long here as the test wants them to.
struct SlowFixture : Fixture {
    std::counting_semaphore<16> opens{0};
    std::deque<ActionOutcome> outcomes;

    SlowFixture() {
        file = staff::rosterText(site.signedRoster());
        auto signing = StaffConsole::settings(StaffSite::party("C01"));
        signing.unseal = [this](const auto&... given) {
            opens.acquire();
            return staff::unseal(given...);
        };
        start(std::move(signing), std::launch::async);
    }
    // The desk waits for its threads.
    ~SlowFixture() {
        opens.release(8);
        desk.reset();
    }
    void signInCommand(std::uint64_t id, const char* who) {
        desk->carryOut(SignIn{id, who, StaffConsole::passphraseOf(who)});
    }
    ActionOutcome next() {
        const bool told = QTest::qWaitFor([&] {
            desk->proceed();
            for (const ActionOutcome& outcome : desk->takeOutcomes())
                outcomes.push_back(outcome);
            return !outcomes.empty();
        });
        if (!told)
            throw std::runtime_error("nothing came of it");
        const ActionOutcome first = outcomes.front();
        outcomes.pop_front();
        return first;
    }
    ActionOutcome signIn(const char* who) {
        signInCommand(7, who);
        opens.release();
        return next();
    }
};

desk::Request idleTable() {
    return {staff::Action::IdleTable,
            StaffSite::party("T01"),
            staff::objectOf(*core::TableId::parse("T01")),
            {},
            {},
            {},
            {}};
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
        Fixture fixture;
        const ActionOutcome outcome = fixture.signIn("f-omar", "s-vera");
        QVERIFY(!outcome.accepted);
        QCOMPARE(outcome.id, std::uint64_t{7});
        QVERIFY(fixture.desk->person() == nullptr);
        QVERIFY(fixture.signIn("f-omar", "f-omar").accepted);
        QVERIFY(fixture.desk->person()->role == staff::Role::Floorperson);
    }

    void whoeverLeavesIsSignedOut() {
        Fixture fixture;
        QVERIFY(fixture.signIn("f-omar", "f-omar").accepted);
        fixture.clock.pass(14min);
        fixture.desk->refresh();
        QVERIFY(fixture.desk->person() != nullptr);
        fixture.desk->noteUse();
        fixture.clock.pass(15min);
        fixture.desk->refresh();
        QVERIFY(fixture.desk->person() == nullptr);
        QVERIFY(fixture.recorded<events::StaffSignedOut>().at(0).how == events::SignOut::Idle);
    }

    void aRosterThatCannotBeReadIsToldAndTheOldOneStays() {
        Fixture fixture;
        fixture.file = "rubbish";
        fixture.desk->refresh();
        QVERIFY(fixture.desk->picture().rosterProblem.has_value());
        QCOMPARE(fixture.desk->picture().rosterVersion, std::uint64_t{7});
        QVERIFY(fixture.signIn("f-omar", "f-omar").accepted);
    }

    void anActionIsPendingUntilTheTableAnswers() {
        Fixture fixture;
        QVERIFY(fixture.signIn("f-omar", "f-omar").accepted);
        fixture.act(9, "f-omar", idleTable());
        QVERIFY(fixture.desk->takeOutcomes().empty());
        QCOMPARE(fixture.desk->picture().pending.size(), std::size_t{1});
        const auto action = fixture.recorded<events::StaffActionSigned>().at(0);
        fixture.observe(
            "T01", events::StaffActionAccepted{action.action, action.person, action.name, {}, {}});
        const auto outcomes = fixture.desk->takeOutcomes();
        QCOMPARE(outcomes.size(), std::size_t{1});
        QCOMPARE(outcomes[0].id, std::uint64_t{9});
        QVERIFY(outcomes[0].accepted);
        QVERIFY(fixture.desk->picture().pending.empty());
    }

    void itIsToldOnceThatAnActionIsSigned() {
        Fixture fixture;
        QVERIFY(fixture.signIn("f-omar", "f-omar").accepted);
        QVERIFY(fixture.desk->takeSigned().empty());
        fixture.act(9, "f-omar", idleTable());
        QCOMPARE(fixture.desk->takeSigned(), std::vector<std::uint64_t>{9});
        QVERIFY(fixture.desk->takeSigned().empty());
    }

    void aCancelledActionIsNotSigned() {
        SlowFixture fixture;
        QVERIFY(fixture.signIn("f-omar").accepted);
        fixture.act(3, "f-omar", idleTable());
        fixture.desk->carryOut(Cancel{3});
        QCOMPARE(fixture.next().id, std::uint64_t{3});
        fixture.opens.release();
        QVERIFY(fixture.signIn("f-omar").accepted);
        QVERIFY(fixture.recorded<events::StaffActionSigned>().empty());
    }

    // The key takes its time, and the table does not wait for it.
    void whatChangesWhileTheKeyIsOpenedIsNotSigned() {
        SlowFixture fixture;
        QVERIFY(fixture.signIn("f-omar").accepted);
        fixture.act(3, "f-omar", idleTable());
        fixture.clock.pass(1s);
        fixture.observe("T01", events::TableIdled{});
        fixture.opens.release();
        const ActionOutcome outcome = fixture.next();
        QCOMPARE(outcome.id, std::uint64_t{3});
        QVERIFY(!outcome.accepted);
        QVERIFY(fixture.recorded<events::StaffActionSigned>().empty());
        QVERIFY(fixture.desk->takeSigned().empty());
    }

    void whatIsNotThereIsNotSigned() {
        Fixture fixture;
        QVERIFY(fixture.signIn("s-vera", "s-vera").accepted);
        fixture.act(3, "s-vera",
                    {staff::Action::ApproveClaim,
                     StaffSite::party("T01"),
                     staff::objectOf(StaffSite::claim().claim),
                     {},
                     {},
                     {},
                     {}});
        QVERIFY(!fixture.desk->takeOutcomes().at(0).accepted);
        QVERIFY(fixture.recorded<events::StaffActionSigned>().empty());
    }

    void theDeskGoesOnWhileAKeyIsOpened() {
        SlowFixture fixture;
        QVERIFY(fixture.signIn("f-omar").accepted);
        fixture.act(9, "f-omar", idleTable());
        QVERIFY(fixture.recorded<events::StaffActionSigned>().empty());
        fixture.observe("T01", StaffSite::claim());
        const staff::Object claim = staff::objectOf(StaffSite::claim().claim);
        QVERIFY(fixture.desk->requesterFor(StaffSite::party("T01")).docket->find(claim) != nullptr);
        ++fixture.site.roster().version;
        fixture.file = staff::rosterText(fixture.site.signedRoster());
        fixture.desk->refresh();
        QCOMPARE(fixture.desk->picture().rosterVersion, std::uint64_t{8});
        fixture.opens.release();
        QTRY_VERIFY((fixture.desk->proceed(), !fixture.desk->picture().pending.empty()));
        QCOMPARE(fixture.recorded<events::StaffActionSigned>().size(), std::size_t{1});
    }

    void aSecondAttemptWaitsForItsTurn() {
        SlowFixture fixture;
        fixture.signInCommand(1, "f-omar");
        fixture.signInCommand(2, "s-vera");
        fixture.opens.release();
        QCOMPARE(fixture.next().id, std::uint64_t{1});
        QVERIFY(fixture.desk->personId() == StaffSite::person("f-omar"));
        fixture.opens.release();
        QCOMPARE(fixture.next().id, std::uint64_t{2});
        QVERIFY(fixture.desk->personId() == StaffSite::person("s-vera"));
    }

    void aCancelledSignInComesToNothing() {
        SlowFixture fixture;
        fixture.signInCommand(1, "f-omar");
        fixture.desk->carryOut(Cancel{1});
        const ActionOutcome cancelled = fixture.next();
        QCOMPARE(cancelled.id, std::uint64_t{1});
        QVERIFY(!cancelled.accepted);
        fixture.opens.release();
        QVERIFY(fixture.signIn("s-vera").accepted);
        QCOMPARE(fixture.recorded<events::StaffSignedIn>().size(), std::size_t{1});
        QVERIFY(fixture.recorded<events::SignInRefused>().empty());
    }

    void whoSignsOutLeavesNothingToBeSigned() {
        SlowFixture fixture;
        QVERIFY(fixture.signIn("f-omar").accepted);
        fixture.act(3, "f-omar", idleTable());
        fixture.desk->carryOut(SignOut{});
        QCOMPARE(fixture.next().id, std::uint64_t{3});
        fixture.opens.release();
        QVERIFY(fixture.signIn("f-omar").accepted);
        QVERIFY(fixture.recorded<events::StaffActionSigned>().empty());
    }

    void whoIsRevokedMeanwhileSignsNothing() {
        SlowFixture fixture;
        QVERIFY(fixture.signIn("f-omar").accepted);
        fixture.act(3, "f-omar", idleTable());
        ++fixture.site.roster().version;
        fixture.site.roster().people.at(StaffSite::person("f-omar")).active = false;
        fixture.file = staff::rosterText(fixture.site.signedRoster());
        fixture.desk->refresh();
        fixture.opens.release();
        QVERIFY(!fixture.next().accepted);
        QVERIFY(fixture.recorded<events::StaffActionSigned>().empty());
    }

    void whatOnePersonTypedIsNotTriedAsAnother() {
        SlowFixture fixture;
        QVERIFY(fixture.signIn("f-omar").accepted);
        fixture.signInCommand(1, "s-vera");
        fixture.act(2, "f-omar", idleTable());
        fixture.opens.release();
        QVERIFY(fixture.next().accepted);
        QVERIFY(!fixture.next().accepted);
        QVERIFY(fixture.recorded<events::SignInRefused>().empty());
    }

    void aFloorpersonMayOrderNothingOfALink() {
        Fixture fixture;
        QVERIFY(fixture.signIn("f-omar", "f-omar").accepted);
        for (const ActionOffer& offer : fixture.linkOffers()) {
            QVERIFY(!offer.allowed);
            QVERIFY(offer.objection == staff::Refusal::RoleMayNot);
        }
    }

    void whoOrderedACorrectionDoesNotApproveIt() {
        Fixture fixture;
        const core::PartyId meter = StaffSite::party("METER");
        events::LinkOpened opened;
        opened.link = *events::LinkId::parse("LINK1");
        opened.by = StaffSite::person("m-karl");
        fixture.observe("METER", opened);
        QVERIFY(fixture.signIn("s-vera", "s-vera").accepted);
        auto offers = fixture.linkOffers();
        desk::Request correction = find(offers, staff::Action::CorrectMeter)->request;
        correction.amount = core::Cents{999'999};
        correction.arguments[staff::Argument::Reason] = StaffSite::text("lost power");
        fixture.act(1, "s-vera", correction);
        const auto action = fixture.recorded<events::StaffActionSigned>().at(0);
        fixture.observe("METER",
                        events::StaffActionAccepted{action.action, action.person, action.name,
                                                    action.statement, action.signature});
        offers = fixture.linkOffers();
        const ActionOffer* own = find(offers, staff::Action::ApproveOrder);
        QVERIFY(own != nullptr && !own->allowed);
        QVERIFY(own->objection == staff::Refusal::SamePerson);
        QVERIFY(own->order && own->order->person.text() == "s-vera");
        QVERIFY(fixture.signIn("m-karl", "m-karl").accepted);
        offers = fixture.linkOffers();
        QVERIFY(find(offers, staff::Action::ApproveOrder)->allowed);
    }
};

QTEST_GUILESS_MAIN(TestConsoleDesk)

#include "tst_console_desk.moc"
