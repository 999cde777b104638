#include "pit-console/scenes/scene_source.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::console;

// Scenes are played by the real table core, so what they show is checked like anything else.
class TestScenes : public QObject {
    Q_OBJECT

    static std::unique_ptr<Source> make(const std::string& name) {
        auto source = makeScene(name);
        if (!source)
            qFatal("%s", source.error().text.c_str());
        return std::move(*source);
    }
    static Snapshot shown(Source& source) {
        Snapshot last;
        source.start([&last](Snapshot snapshot) { last = std::move(snapshot); });
        return last;
    }
    static Snapshot after(Source& source, const Wish& wish) {
        Snapshot last;
        source.start([&last](Snapshot snapshot) { last = std::move(snapshot); });
        source.wish(wish);
        return last;
    }
    static QStringList alarmsOf(const Snapshot& snapshot) {
        QStringList kinds;
        for (const Alarm& alarm : snapshot.alarms) {
            const auto kind = core::enumName(alarm.cause.kind);
            kinds << QString::fromUtf8(kind.data(), static_cast<int>(kind.size()));
        }
        kinds.sort();
        return kinds;
    }
    static TablePicture picture(Source& source, const char* table) {
        return after(source, WatchTable{*core::PartyId::parse(table)}).watched.value();
    }
    static const ActionOffer& offer(const TablePicture& picture, ActionKind kind) {
        const auto found = std::find_if(picture.actions.begin(), picture.actions.end(),
                                        [&](const auto& one) { return one.action.kind == kind; });
        if (found == picture.actions.end())
            qFatal("no such offer");
        return *found;
    }

private slots:
    void everySceneRaisesTheAlarmsItIsAbout_data() {
        QTest::addColumn<QString>("alarms");
        QTest::newRow("quiet-floor") << "";
        QTest::newRow("deck-overdue") << "deck_due_soon deck_due_soon deck_overdue deck_overdue";
        QTest::newRow("stub-count-due") << "stub_count_due";
        QTest::newRow("shuffler-jam") << "shuffler_fault";
        QTest::newRow("wrong-count") << "wrong_count";
        QTest::newRow("jackpot-waiting") << "jackpot_waiting";
        QTest::newRow("two-jackpots") << "jackpot_waiting jackpot_waiting";
        QTest::newRow("progressive-suspended") << "progressive_suspended progressive_suspended";
        QTest::newRow("link-suspended") << "progressive_suspended";
        QTest::newRow("broker-lost") << "link_lost";
        QTest::newRow("mixed-links") << "record_in_doubt table_silent table_silent table_silent";
        QTest::newRow("sixty-tables") << "shuffler_fault";
        QTest::newRow("empty-pit") << "";
        QTest::newRow("california-bank") << "";
        QTest::newRow("run-em-twice") << "";
        QTest::newRow("table-opening") << "";
    }
    void everySceneRaisesTheAlarmsItIsAbout() {
        QFETCH(QString, alarms);
        const auto source = make(QTest::currentDataTag());
        QCOMPARE(alarmsOf(shown(*source)).join(' '), alarms);
    }

    void everySceneIsInTheListAbove() { QCOMPARE(sceneNames().size(), std::size_t{16}); }

    void anUnknownSceneIsRefusedWithTheList() {
        const auto refused = makeScene("nowhere");
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().text.find("quiet-floor") != std::string::npos);
    }

    void aTableIsFoldedFromItsJournal() {
        const auto source = make("quiet-floor");
        const Snapshot snapshot = shown(*source);
        QCOMPARE(snapshot.tables.size(), std::size_t{7});
        const TableSummary& first = snapshot.tables[0];
        QCOMPARE(first.gameName, std::string("Let It Ride"));
        QVERIFY(first.mode == TableMode::Open);
        QVERIFY(first.phase == RoundPhase::Betting);
        QCOMPARE(first.players, 4);
        QVERIFY(first.meter == core::Cents{1'238'417});
        QCOMPARE(first.stubCountEvery, 0);
        QCOMPARE(snapshot.tables[1].stubCountEvery, 5);
        QVERIFY(snapshot.tables[5].mode == TableMode::Closed);
        QVERIFY(snapshot.tables[6].mode == TableMode::Idle);
    }

    void cardsAreNamedOnlyOnceTheyAreFaceUp() {
        const auto source = make("run-em-twice");
        const TablePicture table = picture(*source, "T03");
        QVERIFY(table.board.shape == BoardShape::Cross);
        QCOMPARE(table.board.cards, (std::vector<std::string>{"Qh", "9h", "", "", ""}));
        QCOMPARE(table.seats[0].cards, (std::vector<std::string>{"", ""}));
        QVERIFY(table.seats[1].folded);
    }

    void whatIsNotAllowedSaysWhy() {
        const auto source = make("table-opening");
        const TablePicture table = picture(*source, "T01");
        QVERIFY(offer(table, ActionKind::VerifyInspection).allowed);
        const ActionOffer& refused = offer(table, ActionKind::VoidRound);
        QVERIFY(!refused.allowed);
        QVERIFY(!refused.reason.empty());
    }

    void anActionIsConfirmedByTheTablesOwnEvents() {
        const auto source = make("table-opening");
        const ActionOffer verify = offer(picture(*source, "T01"), ActionKind::VerifyInspection);
        const Snapshot snapshot = after(*source, ActOnTable{41, verify.action});
        QCOMPARE(snapshot.outcomes.size(), std::size_t{1});
        QCOMPARE(snapshot.outcomes[0].id, std::uint64_t{41});
        QVERIFY(snapshot.outcomes[0].accepted);
        QCOMPARE(snapshot.watched->decks[0].step, std::string("verified"));
    }

    void aRefusedActionTellsTheReason() {
        const auto source = make("shuffler-jam");
        ActionOffer close = offer(picture(*source, "T01"), ActionKind::CloseFault);
        const Snapshot refused = after(*source, ActOnTable{1, close.action});
        QVERIFY(!refused.outcomes.at(0).accepted);
        close.action.words = "card folded in the feed";
        const Snapshot closed = after(*source, ActOnTable{2, close.action});
        QVERIFY(closed.outcomes.at(0).accepted);
    }
};

QTEST_GUILESS_MAIN(TestScenes)
#include "tst_scenes.moc"
