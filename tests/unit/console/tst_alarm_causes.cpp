#include "pit-console/core/alarms/alarm_causes.h"
#include "tests/support/tables/claim_fixture.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::support;

class TestAlarmCauses : public QObject {
    Q_OBJECT

    static std::set<AlarmCause> causesOf(const ClaimFixture& fixture,
                                         feed::Standing standing = feed::Standing::Fresh,
                                         const std::set<AlarmCause>& before = {}) {
        LiveTable live;
        live.state = fixture.state();
        std::set<AlarmCause> causes;
        addCauses(causes, {*core::PartyId::parse("T01"), standing, {}}, &live, before,
                  fixture.now());
        return causes;
    }
    static bool jackpotAt(const std::set<AlarmCause>& causes, int seat) {
        return std::any_of(causes.begin(), causes.end(), [&](const AlarmCause& cause) {
            return cause.kind == AlarmKind::JackpotWaiting && cause.subject.seat &&
                   cause.subject.seat->number == seat;
        });
    }
    // Up to the first approval, of everything the seat holds.
    static void approve(ClaimFixture& fixture, int seat) {
        const auto claims = fixture.state().claims;
        for (const table::PendingClaim& claim : claims) {
            if (claim.raised.seat.number != seat)
                continue;
            if (!claim.amountKnown())
                fixture.fix(claim.number, 100'000);
            fixture.verify(claim.number);
            fixture.notify(claim.number);
            fixture.approve(claim.number);
        }
    }

private slots:
    void aJackpotWaitsUntilSomebodyApproves() {
        ClaimFixture fixture({100, 100});
        QVERIFY(jackpotAt(causesOf(fixture), 1));
        QVERIFY(jackpotAt(causesOf(fixture), 2));
        approve(fixture, 1);
        QVERIFY(!jackpotAt(causesOf(fixture), 1));
        QVERIFY(jackpotAt(causesOf(fixture), 2));
    }

    void aDeniedJackpotWaitsNoMore() {
        ClaimFixture fixture({0, 100});
        const auto claims = fixture.state().claims;
        for (const table::PendingClaim& claim : claims)
            fixture.give(table::DenyClaim{kSupervisor, claim.number, words("not the hand"), {}});
        QVERIFY(fixture.state().claims.empty());
        QVERIFY(!jackpotAt(causesOf(fixture), 2));
    }

    void messagesThatWereLostAreACauseForAWhile() {
        ClaimFixture fixture({100});
        LiveTable live;
        live.state = fixture.state();
        live.losses["dev/T01/pad"] = fixture.now();
        const auto raises = [&](core::Instant now) {
            std::set<AlarmCause> causes;
            addCauses(causes, {*core::PartyId::parse("T01"), feed::Standing::Fresh, {}}, &live, {},
                      now);
            return causes.contains({AlarmKind::MessagesLost,
                                    *core::TableId::parse("T01"),
                                    {.device = *events::DeviceId::parse("pad")}});
        };
        QVERIFY(raises(fixture.now()));
        QVERIFY(raises(fixture.now() + std::chrono::minutes{9}));
        QVERIFY(!raises(fixture.now() + std::chrono::minutes{10}));
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
        ClaimFixture fixture({100});
        const auto before = causesOf(fixture);
        approve(fixture, 1);
        const auto silent = causesOf(fixture, feed::Standing::Stale, before);
        QVERIFY(jackpotAt(silent, 1));
        QVERIFY(std::any_of(silent.begin(), silent.end(), [](const AlarmCause& cause) {
            return cause.kind == AlarmKind::TableSilent;
        }));
    }
};

QTEST_GUILESS_MAIN(TestAlarmCauses)
#include "tst_alarm_causes.moc"
