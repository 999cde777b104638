#include "shared/events/device_events.h"
#include "shared/events/party_events.h"
#include "shared/feed/memory_connection.h"
#include "shared/journal/memory_journal.h"
#include "shared/party/party.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "tests/support/journals/stopping_journal.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/party_keys.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using support::SetClock;

namespace {

const core::PartyId kSelf = *core::PartyId::parse("T01");
const core::PartyId kOther = *core::PartyId::parse("METER");
const events::Phrase kUnreadable{events::JournalDoubt::Unreadable, 3U, core::Text{}};

// Writes down what it is asked to do.
struct Noted final : party::Duties {
    std::vector<std::string> story;
    std::vector<std::string> applied;
    std::size_t readable = SIZE_MAX; // Entries that it can read before one that it cannot.
    std::size_t asked = 0;           // How often it was given entries.
    party::Party* party = nullptr;

    void apply(const events::Event& event, core::Instant) override {
        applied.emplace_back(event.name());
    }
    void passTime(core::Tick) override { story.emplace_back("time"); }
    void connected() override { story.emplace_back("connected"); }
    party::ReadSoFar read(const core::PartyId&, std::span<const wire::Envelope> entries) override {
        ++asked;
        const std::size_t count = std::min(readable, entries.size());
        readable -= count;
        for (std::size_t i = 0; i < count; ++i)
            party->add({events::PeerReturned{kOther}}, party->now());
        return {count, count < entries.size() ? kUnreadable : events::Phrase()};
    }
    void hear(const feed::Message& message, core::Tick) override {
        story.push_back("heard " + message.topic);
    }
    void conclude(core::Tick) override { story.emplace_back("conclude"); }
    core::Tick show(core::Tick) override {
        story.emplace_back("show");
        return core::Tick::max();
    }
};

struct Fixture {
    SetClock clock;
    feed::MemoryBroker broker{1};
    journal::MemoryJournal memory{core::JournalId{{1}}};
    support::StoppingJournal journal{memory};
    feed::MemoryConnection connection{broker, "T01"};
    Noted duties;
    std::vector<std::string> log;
    support::NamedKeys keys;
    bool checked = false;
    std::unique_ptr<party::Party> party = make();

    // Another party that publishes its journal.
    journal::MemoryJournal others{core::JournalId{{2}}};
    feed::MemoryConnection othersConnection{broker, "METER"};
    std::shared_ptr<const journal::Signer> othersSigner;
    std::optional<feed::Publisher> publisher;

    std::unique_ptr<party::Party> make() {
        auto one = std::make_unique<party::Party>(
            party::Settings{.self = kSelf,
                            .log = [this](std::string_view line) { log.emplace_back(line); },
                            .process = 1,
                            .keys = checked ? &keys : nullptr},
            journal, connection, clock, duties);
        duties.party = one.get();
        one->start("test", one->now());
        one->follow(kOther);
        return one;
    }
    void otherWrites(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const std::vector<events::Event> one{events::PartyStarted{"test"}};
            others.append(one, clock.wall());
        }
        feed::PublisherOptions options;
        options.signer = othersSigner;
        if (!publisher)
            publisher.emplace(kOther, others, 1, othersConnection, options);
    }
    int linesWith(const char* words) const {
        int found = 0;
        for (const std::string& line : log)
            found += line.find(words) != std::string::npos ? 1 : 0;
        return found;
    }
    void pass(core::Millis time) {
        for (core::Millis passed{0}; passed < time; passed += 100ms) {
            clock.pass(100ms);
            broker.advance(clock.steady());
            while (const auto event = othersConnection.take()) {
                if (std::holds_alternative<feed::Connected>(*event) && publisher)
                    publisher->connected();
                else if (const auto* message = std::get_if<feed::Message>(&*event))
                    publisher->handle(*message, clock.steady());
            }
            if (publisher)
                publisher->tick(clock.steady(), clock.wall());
            party->step();
        }
    }
    template <typename Event>
    std::vector<wire::Envelope> written() const {
        std::vector<wire::Envelope> some;
        for (const wire::Envelope& entry : memory.read(1, 1000, 1 << 20))
            if (entry.type == Event::kType)
                some.push_back(entry);
        return some;
    }
};

} // namespace

class TestParty : public QObject {
    Q_OBJECT

private slots:
    void timePassesBeforeAnythingIsHeardAndNothingIsShownBeforeTheEnd() {
        Fixture fixture;
        fixture.connection.subscribe("pitwatch/anything", feed::Delivery::AtLeastOnce);
        fixture.pass(1s);
        static_cast<void>(fixture.othersConnection.publish({"pitwatch/anything", {}, false},
                                                           feed::Delivery::AtLeastOnce));
        fixture.duties.story.clear();
        fixture.clock.pass(1s);
        fixture.broker.advance(fixture.clock.steady());
        fixture.party->step();
        const std::vector<std::string> wanted{"time", "heard pitwatch/anything", "conclude",
                                              "show"};
        QVERIFY(fixture.duties.story == wanted);
    }

    void theStartAndTheStopAreApplied() {
        Fixture fixture;
        fixture.pass(1s);
        fixture.party->stop(events::StopReason::Asked);
        const std::vector<std::string> wanted{"party_started", "party_stopped"};
        QVERIFY(fixture.duties.applied == wanted);
        QCOMPARE(fixture.memory.head().sequence, std::uint64_t(2));
    }

    void aPlaceIsCommittedWithWhatFollowedFromIt() {
        Fixture fixture;
        fixture.otherWrites(3);
        fixture.pass(2s);
        QCOMPARE(fixture.written<events::PeerReturned>().size(), std::size_t(3));
        QCOMPARE(fixture.memory.anchors().at(0).head.sequence, std::uint64_t(3));
        QVERIFY(fixture.party->view(kOther).standing == feed::Standing::Fresh);
    }

    void whatWasNotCommittedIsReadAgain() {
        Fixture fixture;
        fixture.otherWrites(3);
        fixture.journal.killAt(1, false);
        QVERIFY_EXCEPTION_THROWN(fixture.pass(2s), support::Killed);
        fixture.journal.killAt(0, false);
        fixture.party.reset();
        fixture.party = fixture.make();
        fixture.pass(5s);
        QCOMPARE(fixture.written<events::PeerReturned>().size(), std::size_t(3));
    }

    void aPartyThatCannotBeReadIsDoubtedAndWaitsWhereItIs() {
        Fixture fixture;
        fixture.duties.readable = 2;
        fixture.otherWrites(3);
        fixture.pass(2s);
        QVERIFY(fixture.party->view(kOther).standing == feed::Standing::Doubtful);
        // Later entries could be read again, but what lies before them was not.
        fixture.duties.readable = SIZE_MAX;
        fixture.duties.asked = 0;
        fixture.otherWrites(2);
        fixture.pass(2s);
        QCOMPARE(fixture.duties.asked, std::size_t(0));
        QCOMPARE(fixture.written<events::PeerReturned>().size(), std::size_t(2));
        QCOMPARE(fixture.party->record().position(kOther)->head.sequence, std::uint64_t(2));
        QVERIFY(fixture.party->view(kOther).standing == feed::Standing::Doubtful);
        QVERIFY(fixture.party->view(kOther).doubt == kUnreadable);
    }

    void aLeapOfTheClockIsAnEntryOfTheRecord() {
        Fixture fixture;
        fixture.pass(10s);
        fixture.clock.setBack(-1h);
        fixture.pass(2s);
        const auto entries = fixture.written<events::ClockJumped>();
        QCOMPARE(entries.size(), std::size_t(1));
        const auto event = wire::decodeEvent(entries[0].type, entries[0].body);
        const auto* jumped = event->as<events::ClockJumped>();
        QVERIFY(jumped->after - jumped->before == core::Millis{1h});
        QVERIFY(entries[0].at < SetClock::kStart + 15s);
        QCOMPARE(fixture.duties.applied.back(), std::string("clock_jumped"));
        QCOMPARE(fixture.linesWith("leapt"), 1);
    }

    void thatNothingIsCheckedIsSaidOnce() {
        Fixture fixture;
        fixture.party->follow(*core::PartyId::parse("C01"));
        fixture.pass(5s);
        QCOMPARE(fixture.linesWith("nothing is checked"), 1);
    }

    // With keys it takes what the other signed, and says nothing of the kind.
    void whatOthersSayIsCheckedByTheKeysItIsGiven() {
        for (const char* key : {"METER", "thief"}) {
            Fixture fixture;
            fixture.keys.add(kOther);
            fixture.checked = true;
            fixture.log.clear();
            fixture.party = fixture.make();
            fixture.othersSigner = support::signerOf(key);
            fixture.otherWrites(3);
            fixture.pass(2s);
            const bool genuine = std::string_view(key) == "METER";
            QCOMPARE(fixture.party->view(kOther).standing,
                     genuine ? feed::Standing::Fresh : feed::Standing::Stale);
            QCOMPARE(fixture.party->view(kOther).position, std::uint64_t(genuine ? 3 : 0));
            QCOMPARE(fixture.linesWith("nothing is checked"), 0);
        }
    }

    void whatDevicesSaidAndWasDroppedIsInTheRecordBeforeTheEnd() {
        Fixture fixture;
        const std::string topic = wire::deviceTopic(*core::TableId::parse("T01"), "pad");
        fixture.connection.subscribe(topic, feed::Delivery::AtLeastOnce);
        fixture.pass(1s);
        for (std::size_t i = 0; i <= feed::MemoryConnection::kInboxLimit; ++i)
            static_cast<void>(
                fixture.othersConnection.publish({topic, {}, false}, feed::Delivery::AtLeastOnce));
        fixture.clock.pass(100ms);
        fixture.broker.advance(fixture.clock.steady());
        fixture.party->stop(events::StopReason::Asked);
        QCOMPARE(fixture.party->lostMessages().at(topic), std::uint64_t(1));
        QCOMPARE(fixture.written<events::DeviceMessagesLost>().size(), std::size_t(1));
    }
};

QTEST_APPLESS_MAIN(TestParty)
#include "tst_party.moc"
