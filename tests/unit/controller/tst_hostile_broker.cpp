#include "shared/events/claims/document_events.h"
#include "shared/events/meter_events.h"
#include "shared/events/progressive_events.h"
#include "tests/support/sites/memory_floor.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using staff::Action;
using support::eventsIn;
using support::MemoryFloor;
using support::Staffed;
using support::StaffSite;

namespace {

const events::ClaimId kClaim{*core::TableId::parse("T01"), 1};

// Whoever runs the broker: hears everything, and says what it likes on any topic.
struct Thief {
    explicit Thief(feed::MemoryBroker& broker) : connection(broker, "thief") {
        connection.subscribe("pit/#", feed::Delivery::AtLeastOnce);
    }
    std::vector<feed::Message> overheard(const std::string& topic) {
        std::vector<feed::Message> found;
        while (const auto event = connection.take())
            if (const auto* message = std::get_if<feed::Message>(&*event))
                if (message->topic == topic)
                    found.push_back(*message);
        return found;
    }
    void say(const std::string& topic, core::Bytes payload) {
        QVERIFY(connection.publish({topic, std::move(payload), false}, feed::Delivery::AtLeastOnce)
                    .ok());
    }

    feed::MemoryConnection connection;
};

// Every dollar of progressive wagers made five, and what follows chained again.
bool rewrite(std::vector<wire::Envelope>& entries, wire::Hash before) {
    bool found = false;
    for (wire::Envelope& entry : entries) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        if (const auto* made = event->as<events::ContributionsMade>()) {
            auto more = *made;
            for (auto& wager : more.wagers)
                wager.amount = core::Cents{wager.amount.value() * 5};
            entry.body = wire::encodeEvent(more);
            found = true;
        }
        entry.chain = wire::chainHash(before, entry);
        before = entry.chain;
    }
    return found;
}

} // namespace

// A broker that is the thief's own, and a table that is.
class TestHostileBroker : public QObject {
    Q_OBJECT

private slots:
    void aRewrittenContributionIsNotTaken_data() {
        QTest::addColumn<bool>("checked");
        QTest::addColumn<bool>("sealed");
        QTest::addColumn<int>("cents");
        QTest::newRow("without a roster nothing is checked") << false << false << 500;
        QTest::newRow("without a signature") << true << false << 100;
        QTest::newRow("with the signature of what was said") << true << true << 100;
    }
    void aRewrittenContributionIsNotTaken() {
        QFETCH(bool, checked);
        QFETCH(bool, sealed);
        QFETCH(int, cents);
        MemoryFloor floor(1, checked ? Staffed::Yes : Staffed::No);
        Thief thief(floor.broker);
        floor.pass(1s);
        const auto last = floor.table(1).journal().head();
        floor.broker.cutOff("METER");
        floor.lock(1, {100});
        std::vector<core::Bytes> forged;
        bool found = false;
        wire::Hash before = last.chain;
        for (const auto& message : thief.overheard("pit/T01/journal")) {
            auto batch = *wire::decodeBatch(message.payload);
            if (batch.entries.front().sequence <= last.sequence)
                continue;
            found = rewrite(batch.entries, before) || found;
            before = batch.entries.back().chain;
            forged.push_back(sealed ? wire::encodeBatch(batch.entries, *batch.seal)
                                    : wire::encodeBatch(batch.entries));
        }
        QVERIFY(found);
        floor.broker.restore("METER");
        for (const core::Bytes& payload : forged)
            thief.say("pit/T01/journal", payload);
        floor.pass(3s);
        std::int64_t wagered = 0;
        for (const auto& one : eventsIn<events::ContributionApplied>(floor.meter->journal()))
            wagered += one.wagered.value();
        QCOMPARE(wagered, std::int64_t{cents});
    }

    // The controller is dead, and somebody with its whole record speaks in its place.
    void aForgedControllerOpensNothingAndFixesNoAmount_data() {
        QTest::addColumn<QString>("key");
        QTest::newRow("without a signature") << "";
        QTest::newRow("with the key of a table") << "T01";
    }
    void aForgedControllerOpensNothingAndFixesNoAmount() {
        QFETCH(QString, key);
        MemoryFloor floor(1, Staffed::Yes);
        floor.lock(1, {100, 500});
        floor.pass(1s);
        floor.declare(1, 1, 100, "royal_flush");
        floor.meterIsAway = true;
        floor.meter->crash();
        floor.verifyAll(1);
        floor.pass(4s);
        QVERIFY(floor.table(1).agent().state().progressiveLocked());

        journal::MemoryJournal record = floor.meter->journal();
        events::MeterAmountFixed fixed;
        fixed.link = *events::LinkId::parse("LINK1");
        fixed.level = *events::LevelName::parse("main");
        fixed.claim = kClaim;
        fixed.percentPpm = 1'000'000;
        fixed.amount = core::Cents{9'999'999};
        const std::vector<events::Event> forged{events::PartyStarted{"progressive-controller"},
                                                fixed};
        const auto epoch = record.append(forged, floor.clock.wall()).front().sequence;
        feed::MemoryConnection connection(floor.broker, "METER");
        feed::PublisherOptions options;
        options.process = 4711;
        if (!key.isEmpty())
            options.signer = support::signerOf(key.toStdString());
        feed::Publisher publisher(StaffSite::party("METER"), record, epoch, connection, options);
        for (int i = 0; i < 200; ++i) {
            while (const auto event = connection.take())
                if (const auto* message = std::get_if<feed::Message>(&*event))
                    publisher.handle(*message, floor.clock.steady());
            publisher.tick(floor.clock.steady(), floor.clock.wall());
            floor.pass(50ms);
        }
        QVERIFY(floor.table(1).agent().state().progressiveLocked());
        QCOMPARE(eventsIn<events::ClaimAmountFixed>(floor.table(1).journal()).size(), 0U);
    }

    // Root at a table: its agent goes by site keys, people and perhaps a key of the thief's making.
    void aTableWithPeopleOfItsOwnGetsNoDocument_data() {
        QTest::addColumn<QString>("key");
        QTest::newRow("with the key of the table") << "T01";
        QTest::newRow("with a key of its own") << "thief";
    }
    void aTableWithPeopleOfItsOwnGetsNoDocument() {
        QFETCH(QString, key);
        MemoryFloor floor(1, Staffed::Yes);
        floor.lock(1, {100, 500});
        floor.pass(1s);
        StaffSite& site = floor.staff->site;
        site.roster().version = 8;
        for (const char* friendOfTheirs : {"e-mal", "e-bob", "e-eve"})
            site.enrol(friendOfTheirs, staff::Role::ShiftManager, 100'000'000);
        const staff::SiteKeys keys{1, {StaffSite::keyOf("evil").publicKey()}};
        floor.table(1).admit({StaffSite::party("C02")},
                             {keys, [text = std::optional(staff::rosterText(
                                         StaffSite::sign(site.roster(), {"evil"})))]() mutable {
                                  return std::exchange(text, std::nullopt);
                              }});
        floor.table(1).crash();
        floor.table(1).keyWith(support::signerOf(key.toStdString()));
        floor.pass(2s);
        floor.declare(1, 1, 100, "royal_flush");
        for (const auto& [who, action] :
             {std::pair{"e-mal", Action::VerifyClaim}, std::pair{"e-bob", Action::ApproveClaim},
              std::pair{"e-eve", Action::ApproveClaim}}) {
            floor.staff->sign(who, action, kClaim, floor.table(1).journal());
            floor.pass(3s);
        }
        // The table itself believed them.
        QVERIFY(!eventsIn<events::StaffActionAccepted>(floor.table(1).journal()).empty());
        QCOMPARE(eventsIn<events::PayoutDocumentIssued>(floor.meter->journal()).size(), 0U);
        QCOMPARE(eventsIn<events::MeterAmountFixed>(floor.meter->journal()).size(), 0U);
    }
};

QTEST_APPLESS_MAIN(TestHostileBroker)
#include "tst_hostile_broker.moc"
