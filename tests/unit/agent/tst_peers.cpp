#include "shared/events/claims/claim_events.h"
#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"
#include "shared/events/progressive_events.h"
#include "shared/events/staff_events.h"
#include "table-agent/agent/meter_peer.h"
#include "tests/support/sites/feed_parties.h"
#include "tests/support/tables/memory_table.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using events::ProgressiveLock;
using support::eventsIn;

class TestPeers : public QObject {
    Q_OBJECT

    // A table and a controller that is nothing but a journal.
    struct Pit {
        support::SetClock clock;
        feed::MemoryBroker broker{1};
        support::MemoryWriter meter{broker, "METER", 9};
        support::MemoryTable table{broker,
                                   clock,
                                   *agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {}),
                                   {support::party("METER"), {}},
                                   1};

        Pit() {
            meter.start(clock.steady());
            table.start();
        }
        void settle(core::Millis time = 2s) {
            for (core::Millis passed{0}; passed < time; passed += 50ms) {
                clock.pass(50ms);
                broker.advance(clock.steady());
                meter.run(clock.steady());
                broker.advance(clock.steady());
                if (!table.step())
                    table.start();
            }
        }
        void write(const events::Event& event) {
            const std::vector<events::Event> one{event};
            meter.journal->append(one, clock.wall());
        }
        void say(const std::string& device, const std::string& text) {
            table.say(device, text);
            settle(200ms);
        }
        void playToClaim() {
            settle();
            say("pad", R"({"v":1,"command":"open_table","by":{"person":"f","role":"floorperson"},)"
                       R"("dealer":"d"})");
            for (const std::string deck : {"red", "blue"}) {
                say("pad", R"({"v":1,"command":"receive_deck","by":{"person":"d","role":"dealer"},)"
                           R"("deck":")" +
                               deck + R"(","id":")" + deck + R"(-1","preinspected":true})");
                say("pad", R"({"v":1,"command":"cut_deck","by":{"person":"d","role":"dealer"},)"
                           R"("deck":")" +
                               deck + R"(","cover_card_depth":20})");
            }
            // Nothing of the wagers is signalled.
            say("pad", R"({"v":1,"command":"call_no_more_bets"})");
            say("pad",
                R"({"v":1,"command":"declare_claim","by":{"person":"f","role":"floorperson"})"
                R"(,"seat":1,"wager":"progressive","stake":100,"hand":"royal_flush"})");
        }
        void fix(std::uint64_t claim, const char* tableName = "T01") {
            events::MeterAmountFixed fixed;
            fixed.link = *events::LinkId::parse("LINK1");
            fixed.level = *events::LevelName::parse("mega");
            fixed.claim = {*core::TableId::parse(tableName), claim};
            fixed.amount = core::Cents{1'234'567};
            write(fixed);
        }
        bool locked(ProgressiveLock reason) {
            return agent::isLocked(table.agent().state(), reason);
        }
    };

    static events::LinkId link(const char* name = "LINK1") { return *events::LinkId::parse(name); }
    // As the controller says it where all tables file what T01 does.
    static events::LinkTableFiled filed(events::LinkService service = events::LinkService::Closed) {
        const auto setup = *agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {});
        const rules::ProgressiveFiling& from = *setup->submission.progressive;
        events::LinkTableFiled event{link(),
                                     setup->submission.table,
                                     *events::RuleSetId::parse(setup->submission.ruleSet),
                                     *events::PaytableId::parse(from.paytable),
                                     from.wagers,
                                     {},
                                     service};
        for (const rules::LevelFiling& level : from.levels)
            event.levels.push_back({*events::LevelName::parse(core::enumName(level.level)),
                                    static_cast<std::uint32_t>(level.ratePpm), level.initial,
                                    level.reset});
        return event;
    }
    static events::LinkOpened opened(const char* name = "LINK1") {
        const events::LinkTableFiled all = filed();
        return {link(name), all.levels,  {all.table},  *events::PersonId::parse("s-ana"),
                {},         all.ruleSet, all.paytable, all.wagers};
    }

private slots:
    void theProgressiveIsLockedUntilTheLinkIsOpenAndTheControllerHeard() {
        Pit pit;
        QVERIFY(pit.locked(ProgressiveLock::LinkClosed));
        pit.settle();
        QVERIFY(!pit.locked(ProgressiveLock::MeterLost));
        QVERIFY(pit.table.agent().state().progressiveLocked());
        pit.write(opened("LINK2"));
        pit.settle();
        QVERIFY(pit.table.agent().state().progressiveLocked());
        pit.write(opened());
        pit.settle();
        QVERIFY(!pit.table.agent().state().progressiveLocked());
    }

    void aLinkThatIsOpenWithOtherParametersStaysLocked() {
        Pit pit;
        events::LinkOpened other = opened();
        other.tables.clear();
        pit.write(other);
        other = opened();
        other.levels.front().ratePpm += 1;
        pit.write(other);
        other = opened();
        other.paytable = *events::PaytableId::parse("Z");
        pit.write(other);
        other = opened();
        other.wagers.pop_back();
        pit.write(other);
        pit.settle();
        QVERIFY(pit.locked(ProgressiveLock::LinkClosed));
        // Earlier software named the levels alone.
        other = opened();
        other.ruleSet.reset();
        other.paytable.reset();
        pit.write(other);
        pit.settle();
        QVERIFY(!pit.table.agent().state().progressiveLocked());
    }

    void aTableThatJoinsAnOpenLinkLearnsItFromItsFiling() {
        Pit pit;
        events::LinkTableFiled before = filed(events::LinkService::Open);
        before.wagers.pop_back(); // What the controller had on file until now.
        pit.write(before);
        pit.settle();
        QVERIFY(pit.locked(ProgressiveLock::LinkClosed));
        pit.write(filed(events::LinkService::Suspended));
        pit.settle();
        QVERIFY(!pit.locked(ProgressiveLock::LinkClosed));
        QVERIFY(pit.locked(ProgressiveLock::LinkSuspended));
        pit.write(filed(events::LinkService::Open));
        pit.settle();
        QVERIFY(!pit.table.agent().state().progressiveLocked());
    }

    void aLinkThatWasClosedInSuspensionOpensWhole() {
        Pit pit;
        pit.write(opened());
        pit.write(events::LinkSuspended{
            link(), events::Phrase::quoted(core::Text::fitted("display dark"))});
        pit.write(events::LinkClosed{link(), *events::PersonId::parse("s-ana"), {}});
        pit.settle();
        pit.write(opened());
        pit.settle();
        QVERIFY(!pit.table.agent().state().progressiveLocked());
    }

    void everyLockEndsWithItsOwnReason() {
        Pit pit;
        pit.write(opened());
        pit.settle();
        pit.write(events::LinkSuspended{
            link(), events::Phrase::quoted(core::Text::fitted("display dark"))});
        pit.settle();
        pit.meter.crash();
        pit.settle(5s);
        QVERIFY(pit.locked(ProgressiveLock::LinkSuspended));
        QVERIFY(pit.locked(ProgressiveLock::MeterLost));
        pit.meter.start(pit.clock.steady());
        pit.settle();
        QVERIFY(!pit.locked(ProgressiveLock::MeterLost));
        QVERIFY(pit.locked(ProgressiveLock::LinkSuspended));
        pit.write(events::LinkResumed{link()});
        pit.settle();
        QVERIFY(!pit.table.agent().state().progressiveLocked());
        pit.write(events::LinkClosed{link(), *events::PersonId::parse("s-ana"), {}});
        pit.settle();
        QVERIFY(pit.locked(ProgressiveLock::LinkClosed));
    }

    void aSilentControllerLocksWithinThreeSecondsAndABit() {
        Pit pit;
        pit.write(opened());
        pit.settle();
        pit.broker.cutOff("METER");
        pit.settle(2s);
        QVERIFY(!pit.table.agent().state().progressiveLocked());
        pit.settle(2s);
        QVERIFY(pit.locked(ProgressiveLock::MeterLost));
        pit.broker.restore("METER");
        pit.settle();
        QVERIFY(!pit.table.agent().state().progressiveLocked());
    }

    void anotherJournalOfTheControllerIsDoubted() {
        Pit pit;
        pit.write(opened());
        pit.settle();
        pit.meter.crash();
        pit.meter.journal = std::make_unique<journal::MemoryJournal>(support::journalId(77));
        pit.meter.start(pit.clock.steady());
        pit.settle(5s);
        QVERIFY(pit.locked(ProgressiveLock::MeterDoubted));
    }

    void aPartyWhoseEntryCannotBeReadIsDoubtedAndNotReadFurther() {
        Pit pit;
        pit.write(opened());
        pit.settle();
        // A type this software knows with a body it does not.
        const std::vector<wire::Envelope> entries{[&] {
            wire::Envelope entry = pit.meter.entries().back();
            entry.sequence += 1;
            entry.type = events::LinkSuspended::kType;
            entry.body = {9, 9, 9};
            return entry;
        }()};
        agent::PeerEvents handlers;
        agent::addMeterHandlers(handlers);
        const agent::Peers peers({support::party("METER"), {}}, handlers,
                                 pit.table.agent().state());
        const auto led = peers.read(support::party("METER"), entries, pit.clock.wall());
        QCOMPARE(led.read.count, std::size_t{0});
        QVERIFY(!led.read.problem.empty());
        QCOMPARE(led.events.size(), std::size_t{1});
        QVERIFY(led.events[0].as<events::JournalDoubted>() != nullptr);
    }

    void amountsOfOtherTablesAndOfEndedClaimsLeadToNothing() {
        Pit pit;
        pit.playToClaim();
        pit.fix(1, "T02");
        pit.fix(7);
        pit.settle();
        QVERIFY(eventsIn<events::ClaimAmountFixed>(pit.table.journal()).empty());
        QVERIFY(eventsIn<events::CommandRefused>(pit.table.journal()).empty());
        pit.fix(1);
        pit.fix(1);
        pit.settle();
        QCOMPARE(eventsIn<events::ClaimAmountFixed>(pit.table.journal()).size(), std::size_t{1});
    }

    // The place in the controller's journal and what its entries led to are one append, so a kill
    // around any append changes nothing.
    void aKillAroundAnyAppendFixesEachAmountOnce() {
        std::uint64_t appends = 0;
        for (std::uint64_t at = 0; at <= appends; ++at)
            for (const bool afterwards : {false, true}) {
                Pit pit;
                pit.playToClaim();
                pit.table.keeper().killAt(at, afterwards);
                pit.write(opened());
                pit.settle(300ms);
                pit.fix(1);
                pit.write(events::LinkSuspended{link(), {}});
                pit.settle(300ms);
                pit.write(events::LinkResumed{link()});
                pit.settle(5s);
                const QByteArray where = QByteArray::number(static_cast<qulonglong>(at));
                if (at == 0)
                    appends = pit.table.keeper().appends();
                const auto fixed = eventsIn<events::ClaimAmountFixed>(pit.table.journal());
                QVERIFY2(fixed.size() == 1, where.constData());
                QVERIFY(fixed[0].amount == core::Cents{1'234'567});
                QVERIFY2(!pit.locked(ProgressiveLock::LinkClosed), where.constData());
                QVERIFY2(!pit.locked(ProgressiveLock::LinkSuspended), where.constData());
                QVERIFY2(!pit.locked(ProgressiveLock::MeterLost), where.constData());
            }
        QVERIFY(appends >= 3);
    }
};

QTEST_APPLESS_MAIN(TestPeers)
#include "tst_peers.moc"
