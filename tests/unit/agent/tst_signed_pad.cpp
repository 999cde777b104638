#include "shared/staff/signature_audit.h"
#include "shared/text/file.h"
#include "tests/support/sites/signed_pad.h"
#include "tests/unit/agent/rostered_table.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using staff::PadRefusal;
using support::eventsIn;
using support::SignedPad;
using support::StaffSite;

namespace {

constexpr std::string_view kOpen =
    R"({"v":1,"command":"open_table","by":{"person":"f-omar","role":"floorperson"},"dealer":"d-ines"})";
constexpr std::string_view kReceive =
    R"({"v":1,"command":"receive_deck","by":{"person":"d-ines","role":"dealer"},"deck":"red","id":"R-1","preinspected":false})";

// T01 of the demonstration, whose pad signs, or is only asked to.
struct Fixture : support::RosteredTable {
    SignedPad pad{site};

    explicit Fixture(std::string_view settings = "pad = \"signed\"\n") {
        const auto submission = text::readFile(PITWATCH_SUBMISSIONS "/T01.toml", 100'000);
        table.file(*table::makeSetup(*submission, std::string(settings)));
        writeRoster();
        start();
    }
    void start() {
        table.admit({}, roster());
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
    void say(std::string_view text) {
        table.say("pad", std::string(text));
        settle();
    }
    void say(const devices::SignOn& message) { say(SignedPad::messageOf(message)); }
    void say(const devices::SignedPress& message) { say(SignedPad::messageOf(message)); }
    void press(const staff::Delegation& delegation, std::uint64_t number, std::string_view command,
               std::initializer_list<std::string_view> cosigners = {}) {
        say(SignedPad::say(SignedPad::press(delegation, number, command, clock.wall()), cosigners));
    }
    staff::Delegation signOn(std::string_view who = "d-ines") {
        const staff::Delegation one = pad.delegation(who, clock.wall());
        say(SignedPad::signOn(one));
        return one;
    }
    const table::State& state() { return table.agent().state(); }
    // The last; nothing where nothing was refused.
    std::optional<events::Phrase> refusal() {
        const auto all = eventsIn<events::CommandRefused>(table.journal());
        return all.empty() ? std::nullopt : std::optional(all.back().reason);
    }
    std::uint64_t badSignatures() {
        staff::SignatureAudit audit(StaffSite::siteKeys(), std::nullopt);
        const auto entries = table.journal().read(1, SIZE_MAX, SIZE_MAX);
        for (const wire::Envelope& entry : entries)
            audit.collect(entry, *wire::decodeEvent(entry.type, entry.body));
        for (const wire::Envelope& entry : entries)
            audit.check(entry, *wire::decodeEvent(entry.type, entry.body));
        return audit.bad().count;
    }
};

} // namespace

// A press at a pad is that of a person, and the record proves it.
class TestSignedPad : public QObject {
    Q_OBJECT

private slots:
    void doesWhatWhoeverIsSignedOnPresses() {
        Fixture fixture;
        const auto delegation = fixture.signOn();
        QCOMPARE(eventsIn<events::PadSignedOn>(fixture.table.journal()).size(), std::size_t{1});
        fixture.press(delegation, 1, kOpen, {"f-omar"});
        QVERIFY(!fixture.refusal());
        QVERIFY(fixture.state().opening != table::Opening::Closed);
        fixture.press(delegation, 2, kReceive);
        QVERIFY(!fixture.refusal());
        QCOMPARE(eventsIn<events::DeckReceived>(fixture.table.journal()).size(), std::size_t{1});
        const auto pressed = eventsIn<events::PadPressed>(fixture.table.journal());
        QCOMPARE(pressed.size(), std::size_t{2});
        QVERIFY(pressed.front().person == StaffSite::person("d-ines"));
        QVERIFY(pressed.front().cosigned.front().person == StaffSite::person("f-omar"));
        QCOMPARE(fixture.badSignatures(), std::uint64_t{0});
    }

    void takesNothingThatNobodySigned() {
        Fixture fixture;
        fixture.say(kOpen);
        QVERIFY(fixture.refusal() == events::Phrase(PadRefusal::NotSigned));
        QVERIFY(fixture.state().opening == table::Opening::Closed);
        // Devices that name nobody go on: it is the pad's words that people answer for.
        fixture.say(R"({"v":1,"command":"end_round"})");
        QVERIFY(fixture.refusal() == events::Phrase(PadRefusal::NotSigned));
    }

    void takesWhatIsOnlyNamedWhereTheSiteSaysSo() {
        for (const char* site : {"", "pad = \"named\"\n"}) {
            Fixture fixture(site);
            fixture.say(kOpen);
            QVERIFY(!fixture.refusal());
            QVERIFY(fixture.state().opening != table::Opening::Closed);
            QVERIFY(eventsIn<events::PadPressed>(fixture.table.journal()).empty());
        }
    }

    void aFloorpersonsActTakesTheirOwnSignature() {
        Fixture fixture;
        const auto delegation = fixture.signOn();
        fixture.press(delegation, 1, kOpen);
        QVERIFY(fixture.refusal() == events::Phrase(PadRefusal::OtherPerson));
        fixture.press(delegation, 2, kOpen, {"s-vera"});
        QVERIFY(fixture.refusal() == events::Phrase(PadRefusal::OtherPerson));
        QVERIFY(fixture.state().opening == table::Opening::Closed);
        QVERIFY(eventsIn<events::PadPressed>(fixture.table.journal()).empty());
        // Not even where the floorperson is signed on: that is good for what a dealer does.
        const auto floor = fixture.signOn("f-omar");
        fixture.press(floor, 1, kOpen);
        QVERIFY(fixture.refusal() == events::Phrase(PadRefusal::OtherPerson));
        fixture.press(floor, 2, kOpen, {"f-omar"});
        QVERIFY(fixture.state().opening != table::Opening::Closed);
    }

    void aPressIsGoodOnceAlsoAfterARestart() {
        Fixture fixture;
        const auto delegation = fixture.signOn();
        const auto open = SignedPad::say(
            SignedPad::press(delegation, 1, kOpen, fixture.clock.wall()), {"f-omar"});
        fixture.say(open);
        QVERIFY(!fixture.refusal());
        fixture.writeRoster();
        fixture.start();
        fixture.say(open);
        QVERIFY(fixture.refusal() == events::Phrase(PadRefusal::Replayed));
        fixture.say(SignedPad::signOn(delegation));
        QVERIFY(fixture.refusal() == events::Phrase(PadRefusal::Replayed));
        fixture.press(delegation, 2, kReceive);
        QCOMPARE(eventsIn<events::DeckReceived>(fixture.table.journal()).size(), std::size_t{1});
        QCOMPARE(fixture.badSignatures(), std::uint64_t{0});
    }

    void signsOffByThePersonTheNextAndTheTime() {
        Fixture fixture;
        const auto first = fixture.signOn();
        fixture.press(first, 1, "");
        fixture.press(first, 2, kReceive);
        QVERIFY(fixture.refusal() == events::Phrase(PadRefusal::NobodySignedOn));
        fixture.signOn();
        fixture.signOn("f-omar");
        fixture.clock.pass(4h);
        fixture.settle();
        const auto off = eventsIn<events::PadSignedOff>(fixture.table.journal());
        QCOMPARE(off.size(), std::size_t{3});
        QVERIFY(off[0].how == events::PadSignOff::ByPerson);
        QVERIFY(off[1].how == events::PadSignOff::Relieved);
        QVERIFY(off[2].how == events::PadSignOff::Expired);
        QVERIFY(off[2].person == StaffSite::person("f-omar"));
    }

    void signsOffWhomTheRosterStruckOff() {
        Fixture fixture;
        const auto delegation = fixture.signOn();
        fixture.site.roster().people.at(StaffSite::person("d-ines")).active = false;
        fixture.site.roster().version += 1;
        fixture.writeRoster();
        fixture.clock.pass(10s);
        fixture.settle();
        const auto off = eventsIn<events::PadSignedOff>(fixture.table.journal());
        QCOMPARE(off.size(), std::size_t{1});
        QVERIFY(off[0].how == events::PadSignOff::RosterChanged);
        fixture.press(delegation, 1, kReceive);
        QVERIFY(fixture.refusal() == events::Phrase(PadRefusal::NobodySignedOn));
    }

    // Whoever has the pad's key presses no faster than a person, and fills no disk.
    void nobodyPressesWithoutEnd() {
        Fixture fixture;
        const auto delegation = fixture.signOn();
        for (std::uint64_t number = 1; number <= agent::PadDesk::kPressesPerMinute + 50; ++number)
            fixture.table.say("pad", SignedPad::messageOf(SignedPad::say(SignedPad::press(
                                         delegation, number, kReceive, fixture.clock.wall()))));
        fixture.settle();
        fixture.settle();
        const auto pressed = eventsIn<events::PadPressed>(fixture.table.journal());
        QVERIFY(pressed.size() <= agent::PadDesk::kPressesPerMinute);
        QVERIFY(!pressed.empty());
    }

    // Whoever has the table's key cannot say that somebody pressed.
    void theRecordCannotSayThatSomebodyPressed() {
        Fixture fixture;
        const auto delegation = fixture.signOn();
        fixture.press(delegation, 1, kOpen, {"f-omar"});
        QCOMPARE(fixture.badSignatures(), std::uint64_t{0});
        staff::SignatureAudit audit(StaffSite::siteKeys(), std::nullopt);
        const auto entries = fixture.table.journal().read(1, SIZE_MAX, SIZE_MAX);
        for (const wire::Envelope& entry : entries)
            audit.collect(entry, *wire::decodeEvent(entry.type, entry.body));
        for (const wire::Envelope& entry : entries) {
            events::Event event = *wire::decodeEvent(entry.type, entry.body);
            if (const auto* pressed = event.as<events::PadPressed>()) {
                events::PadPressed other = *pressed;
                other.person = StaffSite::person("f-omar");
                event = other;
            }
            audit.check(entry, event);
        }
        QCOMPARE(audit.bad().count, std::uint64_t{1});
    }
};

QTEST_APPLESS_MAIN(TestSignedPad)
#include "tst_signed_pad.moc"
