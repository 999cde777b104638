#include "pit-console/core/rounds/round_replay.h"
#include "pit-console/viewmodels/rounds/replay_model.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/round_events.h"
#include "tests/unit/console/recorder.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;

// What an auditor is shown of a round, step by step.
class TestRoundReplay : public QObject {
    Q_OBJECT

    static constexpr core::Instant kNow{core::Millis{1'794'821'400'000}};
    static constexpr events::RoundId kRound{7};

private slots:
    void aStepThatCannotBeReadIsAStep() {
        const auto store = openStore();
        Recorder table(*store, "T01");
        table.write(kNow, {events::RoundOpened{kRound, {}, {}}});
        table.writeUnreadable(kNow + core::Millis{1000});
        table.write(kNow + core::Millis{2000}, {events::RoundVoided{kRound, {}, {}, {}, {}, {}}});
        const auto replay = replayRound(*store, table.party(), kRound);
        QVERIFY(replay.has_value());
        QCOMPARE(replay->steps.size(), std::size_t{3});
        QVERIFY(replay->steps[0].unreadable.empty());
        QCOMPARE(replay->steps[1].sequence, std::uint64_t{2});
        QCOMPARE(replay->steps[1].unreadable, std::string("event type 65000 is not known"));
        QVERIFY(replay->steps[2].unreadable.empty());

        ReplayModel model;
        model.show(*replay);
        const auto& row = model.steps()->at(1);
        QCOMPARE(row.what, QString("entry 2 cannot be read"));
        QCOMPARE(row.detail, QString("event type 65000 is not known"));
    }
};

QTEST_GUILESS_MAIN(TestRoundReplay)
#include "tst_round_replay.moc"
