#include "pit-console/scenes/scene_source.h"
#include "shared/wording/wording.h"

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
    static Snapshot after(Source& source, UserCommand command) {
        Snapshot last;
        source.start([&last](Snapshot snapshot) { last = std::move(snapshot); });
        source.send(std::move(command));
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
    static const ActionOffer& offer(const TablePicture& picture, staff::Action action) {
        return offerIn(picture.actions, action);
    }
    static const ActionOffer& offerIn(const std::vector<ActionOffer>& offers,
                                      staff::Action action) {
        const auto found = std::find_if(offers.begin(), offers.end(), [&](const auto& one) {
            return one.request.action == action;
        });
        if (found == offers.end())
            qFatal("no such offer: %s", std::string(core::enumName(action)).c_str());
        return *found;
    }

    // Signed by whoever is signed in, with the blanks filled in.
    static Act act(std::uint64_t id, const ActionOffer& offer,
                   std::map<const char*, const char*> filled = {}) {
        desk::Request request = offer.request;
        for (const Blank& blank : offer.blanks)
            if (blank.argument)
                request.arguments[*blank.argument] = {};
        for (const auto& [name, words] : filled)
            request.arguments[*core::enumFromName<staff::Argument>(name)] =
                *core::Text::parse(words);
        return {id, request, staff::Secret::copyOf("scene")};
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
        QVERIFY(first.opening == table::Opening::Open);
        QVERIFY(first.phase == table::Phase::Betting);
        QCOMPARE(first.players, 4);
        QVERIFY(first.meter == core::Cents{6'234'567});
        QCOMPARE(first.stubCountEvery, 0);
        QCOMPARE(snapshot.tables[1].stubCountEvery, 5);
        QVERIFY(snapshot.tables[5].opening == table::Opening::Closed);
        QVERIFY(snapshot.tables[6].opening == table::Opening::Idle);
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
        QVERIFY(offer(table, staff::Action::VerifyInspection).allowed);
        const ActionOffer& refused = offer(table, staff::Action::VoidRound);
        QVERIFY(!refused.allowed);
        QVERIFY(refused.objection != desk::Objection());
    }

    void anActionIsConfirmedByTheTablesOwnEvents() {
        const auto source = make("table-opening");
        const ActionOffer verify = offer(picture(*source, "T01"), staff::Action::VerifyInspection);
        const Snapshot snapshot = after(*source, act(41, verify));
        QCOMPARE(snapshot.outcomes.size(), std::size_t{1});
        QCOMPARE(snapshot.outcomes[0].id, std::uint64_t{41});
        QVERIFY(snapshot.outcomes[0].accepted);
        QVERIFY(snapshot.watched->decks[0].ceremony == table::Ceremony::Verified);
    }

    void aRefusedActionTellsTheReason() {
        const auto source = make("shuffler-jam");
        const ActionOffer close = offer(picture(*source, "T01"), staff::Action::CloseFault);
        const Snapshot refused = after(*source, act(1, close));
        QVERIFY(!refused.outcomes.at(0).accepted);
        QVERIFY(refused.outcomes.at(0).objection != desk::Objection());
        const Snapshot closed = after(*source, act(2, close, {{"cause", "card folded"}}));
        QVERIFY(closed.outcomes.at(0).accepted);
    }

    void aWrongPassphraseSignsNothing() {
        const auto source = make("table-opening");
        const ActionOffer verify = offer(picture(*source, "T01"), staff::Action::VerifyInspection);
        const Snapshot refused =
            after(*source, Act{1, verify.request, staff::Secret::copyOf("guess")});
        QVERIFY(refused.outcomes.at(0).objection == events::SignInRefusal::WrongPassphrase);
        QVERIFY(refused.staff.pending.empty());
    }

    // From the hand on the table to the document, by the people it takes.
    void aClaimIsVerifiedAndApproved() {
        const auto source = make("jackpot-waiting");
        const auto claim = [&source](UserCommand command) {
            const Snapshot snapshot = after(*source, std::move(command));
            for (const ActionOutcome& outcome : snapshot.outcomes)
                if (!outcome.accepted)
                    qWarning("%s", wording::sentence(outcome.objection.reason).c_str());
            for (const ClaimPicture& picture : snapshot.claims)
                if (picture.claim.number == 4)
                    return picture;
            return ClaimPicture{};
        };
        ClaimPicture seen = claim(WatchTable{});
        QVERIFY(!offerIn(seen.actions, staff::Action::ApproveClaim).allowed);
        seen = claim(act(1, offerIn(seen.actions, staff::Action::VerifyClaim),
                         {{"checks", "cards,hand,seat,wager"}}));
        QVERIFY(seen.claim.verified.has_value());
        seen = claim(act(2, offerIn(seen.actions, staff::Action::NotifySurveillance),
                         {{"answered_by", "booth 2"}}));
        for (const char* person : {"vera", "karl"}) {
            seen = claim(SignIn{3, person, staff::Secret::copyOf("scene")});
            const ActionOffer& approve = offerIn(seen.actions, staff::Action::ApproveClaim);
            QVERIFY2(approve.allowed, wording::sentence(approve.objection.reason).c_str());
            seen = claim(act(4, approve));
            if (seen.claim.documentRequested)
                break;
            QVERIFY(!offerIn(seen.actions, staff::Action::ApproveClaim).allowed);
        }
        QVERIFY(seen.claim.document.has_value());
        // The round is settled: an amount like this is paid by cheque, and by nothing else.
        const ActionOffer& pay = offerIn(seen.actions, staff::Action::PayClaim);
        QVERIFY2(pay.allowed, wording::sentence(pay.objection.reason).c_str());
        QVERIFY(pay.blanks.at(0).choices == std::vector<std::string>{"cheque"});
    }
};

QTEST_GUILESS_MAIN(TestScenes)
#include "tst_scenes.moc"
