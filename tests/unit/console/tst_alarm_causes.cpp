#include "pit-console/core/alarms/alarm_causes.h"
#include "tests/support/tables/claim_bench.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::support;

class TestAlarmCauses : public QObject {
    Q_OBJECT

    static std::set<AlarmCause> causesOf(const ClaimBench& bench,
                                         Freshness freshness = Freshness::Live,
                                         const std::set<AlarmCause>& before = {}) {
        LiveTable live;
        live.state = bench.state();
        std::set<AlarmCause> causes;
        addCauses(causes, {*core::PartyId::parse("T01"), freshness, {}}, &live, before,
                  bench.now());
        return causes;
    }
    static bool jackpotAt(const std::set<AlarmCause>& causes, int seat) {
        return std::any_of(causes.begin(), causes.end(), [&](const AlarmCause& cause) {
            return cause.kind == AlarmKind::JackpotWaiting && cause.subject.seat &&
                   cause.subject.seat->number == seat;
        });
    }
    // Up to the first approval, of everything the seat holds.
    static void approve(ClaimBench& bench, int seat) {
        const auto claims = bench.state().claims;
        for (const table::PendingClaim& claim : claims) {
            if (claim.raised.seat.number != seat)
                continue;
            if (!claim.amountKnown())
                bench.fix(claim.number, 100'000);
            bench.verify(claim.number);
            bench.notify(claim.number);
            bench.approve(claim.number);
        }
    }

private slots:
    void aJackpotWaitsUntilSomebodyApproves() {
        ClaimBench bench({100, 100});
        QVERIFY(jackpotAt(causesOf(bench), 1));
        QVERIFY(jackpotAt(causesOf(bench), 2));
        approve(bench, 1);
        QVERIFY(!jackpotAt(causesOf(bench), 1));
        QVERIFY(jackpotAt(causesOf(bench), 2));
    }

    void aDeniedJackpotWaitsNoMore() {
        ClaimBench bench({0, 100});
        const auto claims = bench.state().claims;
        for (const table::PendingClaim& claim : claims)
            bench.give(table::DenyClaim{kSupervisor, claim.number, words("not the hand"), {}});
        QVERIFY(bench.state().claims.empty());
        QVERIFY(!jackpotAt(causesOf(bench), 2));
    }

    void messagesThatWereLostAreACauseForAWhile() {
        ClaimBench bench({100});
        LiveTable live;
        live.state = bench.state();
        live.losses["dev/T01/pad"] = bench.now();
        const auto raises = [&](core::Instant now) {
            std::set<AlarmCause> causes;
            addCauses(causes, {*core::PartyId::parse("T01"), Freshness::Live, {}}, &live, {}, now);
            return causes.contains({AlarmKind::MessagesLost,
                                    *core::TableId::parse("T01"),
                                    {.device = *events::DeviceId::parse("pad")}});
        };
        QVERIFY(raises(bench.now()));
        QVERIFY(raises(bench.now() + std::chrono::minutes{9}));
        QVERIFY(!raises(bench.now() + std::chrono::minutes{10}));
    }

    void lossesOfAControllersDisplaysAreTold() {
        PitState pit;
        const core::Instant now{std::chrono::hours{1}};
        wire::Envelope entry;
        entry.at = now;
        pit.apply(*core::PartyId::parse("METER"), entry,
                  events::DeviceMessagesLost{words("dev/LINK1/meter-shown"), 3});
        std::set<AlarmCause> causes;
        addLosses(causes, pit, now);
        QVERIFY(causes.contains({AlarmKind::MessagesLost,
                                 std::nullopt,
                                 {.device = *events::DeviceId::parse("meter-shown"),
                                  .link = *events::LinkId::parse("LINK1")}}));
    }

    void aLossToldAheadOfTimeIsNoNewsForEver() {
        PitState pit;
        const auto meter = *core::PartyId::parse("METER");
        const core::Instant now{std::chrono::hours{1}};
        wire::Envelope entry;
        entry.at = now + std::chrono::hours{24};
        pit.apply(meter, entry, events::DeviceMessagesLost{words("dev/LINK1/meter-shown"), 3});
        const core::Instant ahead = std::exchange(entry.at, now);
        pit.apply(meter, entry, events::ClockPutBack{ahead, now, now, {}, false, {}});
        std::set<AlarmCause> causes;
        addLosses(causes, pit, now + std::chrono::hours{1});
        QVERIFY(causes.empty());
    }

    void aTableThatIsNotHeardKeepsItsJackpot() {
        ClaimBench bench({100});
        const auto before = causesOf(bench);
        approve(bench, 1);
        const auto silent = causesOf(bench, Freshness::Stale, before);
        QVERIFY(jackpotAt(silent, 1));
        QVERIFY(std::any_of(silent.begin(), silent.end(), [](const AlarmCause& cause) {
            return cause.kind == AlarmKind::TableSilent;
        }));
    }
};

QTEST_GUILESS_MAIN(TestAlarmCauses)
#include "tst_alarm_causes.moc"
