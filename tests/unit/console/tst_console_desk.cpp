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

struct Bench {
    StaffSite site;
    SetClock clock;
    journal::MemoryJournal journal{core::JournalId{{1}}};
    party::Record record{journal, clock};
    std::optional<std::string> file = staff::rosterText(site.signedRoster());
    std::unique_ptr<ConsoleDesk> desk;

    Bench() { start(StaffConsole::settings(StaffSite::party("C01")), std::launch::deferred); }
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
                                   desk->askingOf(meter), clock.wall());
    }
    void act(std::uint64_t id, const char* who, const desk::Request& request) {
        const staff::Waiting* waiting =
            desk->askingOf(request.addressee).docket->find(request.object);
        desk->carryOut(Act{id, waiting != nullptr ? desk::asSeen(request, *waiting) : request,
                           StaffConsole::passphraseOf(who)});
    }
};

// Keys take as long here as the test wants them to.
struct SlowBench : Bench {
    std::counting_semaphore<16> opens{0};
    std::deque<ActionOutcome> outcomes;

    SlowBench() {
        file = staff::rosterText(site.signedRoster());
        auto signing = StaffConsole::settings(StaffSite::party("C01"));
        signing.unseal = [this](const auto&... given) {
            opens.acquire();
            return staff::unseal(given...);
        };
        start(std::move(signing), std::launch::async);
    }
    // The desk waits for its threads.
    ~SlowBench() {
        opens.release(8);
        desk.reset();
    }
    void wishToSignIn(std::uint64_t id, const char* who) {
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
        wishToSignIn(7, who);
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

    void itIsToldOnceThatAnActionIsSigned() {
        Bench bench;
        QVERIFY(bench.signIn("f-omar", "f-omar").accepted);
        QVERIFY(bench.desk->takeSigned().empty());
        bench.act(9, "f-omar", idleTable());
        QCOMPARE(bench.desk->takeSigned(), std::vector<std::uint64_t>{9});
        QVERIFY(bench.desk->takeSigned().empty());
    }

    void aCancelledActionIsNotSigned() {
        SlowBench bench;
        QVERIFY(bench.signIn("f-omar").accepted);
        bench.act(3, "f-omar", idleTable());
        bench.desk->carryOut(Cancel{3});
        QCOMPARE(bench.next().id, std::uint64_t{3});
        bench.opens.release();
        QVERIFY(bench.signIn("f-omar").accepted);
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
    }

    // The key takes its time, and the table does not wait for it.
    void whatChangesWhileTheKeyIsOpenedIsNotSigned() {
        SlowBench bench;
        QVERIFY(bench.signIn("f-omar").accepted);
        bench.act(3, "f-omar", idleTable());
        bench.clock.pass(1s);
        bench.observe("T01", events::TableIdled{});
        bench.opens.release();
        const ActionOutcome outcome = bench.next();
        QCOMPARE(outcome.id, std::uint64_t{3});
        QVERIFY(!outcome.accepted);
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
        QVERIFY(bench.desk->takeSigned().empty());
    }

    void whatIsNotThereIsNotSigned() {
        Bench bench;
        QVERIFY(bench.signIn("s-vera", "s-vera").accepted);
        bench.act(3, "s-vera",
                  {staff::Action::ApproveClaim,
                   StaffSite::party("T01"),
                   staff::objectOf(StaffSite::claim().claim),
                   {},
                   {},
                   {},
                   {}});
        QVERIFY(!bench.desk->takeOutcomes().at(0).accepted);
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
    }

    void theDeskGoesOnWhileAKeyIsOpened() {
        SlowBench bench;
        QVERIFY(bench.signIn("f-omar").accepted);
        bench.act(9, "f-omar", idleTable());
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
        bench.observe("T01", StaffSite::claim());
        const staff::Object claim = staff::objectOf(StaffSite::claim().claim);
        QVERIFY(bench.desk->askingOf(StaffSite::party("T01")).docket->find(claim) != nullptr);
        ++bench.site.roster().version;
        bench.file = staff::rosterText(bench.site.signedRoster());
        bench.desk->lookAround();
        QCOMPARE(bench.desk->picture().rosterVersion, std::uint64_t{8});
        bench.opens.release();
        QTRY_VERIFY((bench.desk->proceed(), !bench.desk->picture().pending.empty()));
        QCOMPARE(bench.recorded<events::StaffActionSigned>().size(), std::size_t{1});
    }

    void aSecondAttemptWaitsForItsTurn() {
        SlowBench bench;
        bench.wishToSignIn(1, "f-omar");
        bench.wishToSignIn(2, "s-vera");
        bench.opens.release();
        QCOMPARE(bench.next().id, std::uint64_t{1});
        QVERIFY(bench.desk->personId() == StaffSite::person("f-omar"));
        bench.opens.release();
        QCOMPARE(bench.next().id, std::uint64_t{2});
        QVERIFY(bench.desk->personId() == StaffSite::person("s-vera"));
    }

    void aCancelledSignInComesToNothing() {
        SlowBench bench;
        bench.wishToSignIn(1, "f-omar");
        bench.desk->carryOut(Cancel{1});
        const ActionOutcome cancelled = bench.next();
        QCOMPARE(cancelled.id, std::uint64_t{1});
        QVERIFY(!cancelled.accepted);
        bench.opens.release();
        QVERIFY(bench.signIn("s-vera").accepted);
        QCOMPARE(bench.recorded<events::StaffSignedIn>().size(), std::size_t{1});
        QVERIFY(bench.recorded<events::SignInRefused>().empty());
    }

    void whoSignsOutLeavesNothingToBeSigned() {
        SlowBench bench;
        QVERIFY(bench.signIn("f-omar").accepted);
        bench.act(3, "f-omar", idleTable());
        bench.desk->carryOut(SignOut{});
        QCOMPARE(bench.next().id, std::uint64_t{3});
        bench.opens.release();
        QVERIFY(bench.signIn("f-omar").accepted);
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
    }

    void whoIsRevokedMeanwhileSignsNothing() {
        SlowBench bench;
        QVERIFY(bench.signIn("f-omar").accepted);
        bench.act(3, "f-omar", idleTable());
        ++bench.site.roster().version;
        bench.site.roster().people.at(StaffSite::person("f-omar")).active = false;
        bench.file = staff::rosterText(bench.site.signedRoster());
        bench.desk->lookAround();
        bench.opens.release();
        QVERIFY(!bench.next().accepted);
        QVERIFY(bench.recorded<events::StaffActionSigned>().empty());
    }

    void whatOnePersonTypedIsNotTriedAsAnother() {
        SlowBench bench;
        QVERIFY(bench.signIn("f-omar").accepted);
        bench.wishToSignIn(1, "s-vera");
        bench.act(2, "f-omar", idleTable());
        bench.opens.release();
        QVERIFY(bench.next().accepted);
        QVERIFY(!bench.next().accepted);
        QVERIFY(bench.recorded<events::SignInRefused>().empty());
    }

    void aFloorpersonMayOrderNothingOfALink() {
        Bench bench;
        QVERIFY(bench.signIn("f-omar", "f-omar").accepted);
        for (const ActionOffer& offer : bench.linkOffers()) {
            QVERIFY(!offer.allowed);
            QVERIFY(offer.objection == staff::Refusal::RoleMayNot);
        }
    }

    void whoOrderedACorrectionDoesNotApproveIt() {
        Bench bench;
        const core::PartyId meter = StaffSite::party("METER");
        events::LinkOpened opened;
        opened.link = *events::LinkId::parse("LINK1");
        opened.by = StaffSite::person("m-karl");
        bench.observe("METER", opened);
        QVERIFY(bench.signIn("s-vera", "s-vera").accepted);
        auto offers = bench.linkOffers();
        desk::Request correction = find(offers, staff::Action::CorrectMeter)->request;
        correction.amount = core::Cents{999'999};
        correction.arguments[staff::Argument::Reason] = StaffSite::text("lost power");
        bench.act(1, "s-vera", correction);
        const auto action = bench.recorded<events::StaffActionSigned>().at(0);
        bench.observe("METER",
                      events::StaffActionAccepted{action.action, action.person, action.name,
                                                  action.statement, action.signature});
        offers = bench.linkOffers();
        const ActionOffer* own = find(offers, staff::Action::ApproveOrder);
        QVERIFY(own != nullptr && !own->allowed);
        QVERIFY(own->objection == staff::Refusal::SamePerson);
        QVERIFY(own->order && own->order->person.text() == "s-vera");
        QVERIFY(bench.signIn("m-karl", "m-karl").accepted);
        offers = bench.linkOffers();
        QVERIFY(find(offers, staff::Action::ApproveOrder)->allowed);
    }
};

QTEST_GUILESS_MAIN(TestConsoleDesk)

#include "tst_console_desk.moc"
