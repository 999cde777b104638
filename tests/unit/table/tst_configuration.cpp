#include "shared/table/setup/configuration.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::ProgressiveLock;
using events::Wager;

namespace {

// Paytable A pays a pair of tens or better; the texts differ in what the test is about.
std::string filed() {
    return submissionText("mlgca-let-it-ride");
}

std::string withoutProgressive() {
    return filed().substr(0, filed().find("[progressive]"));
}

table::SetupPtr setupOf(const std::string& submission, const std::string& site = {}) {
    auto setup = table::makeSetup(submission, site);
    if (!setup)
        qFatal("%s", setup.error().front().text().c_str());
    return *setup;
}

bool isLocked(const table::State& state, ProgressiveLock reason) {
    return state.progressiveLocks.contains(reason);
}

} // namespace

class TestConfiguration : public QObject {
    Q_OBJECT

    static TableFixture started(const std::string& submission = filed(),
                                const std::string& site = {}) {
        TableFixture fixture(setupOf(submission, site));
        fixture.configure(*fixture.state().setup);
        return fixture;
    }
    static void heardOpen(TableFixture& fixture) {
        fixture.give(table::UnlockProgressive{ProgressiveLock::LinkClosed, {}});
    }
    static void close(TableFixture& fixture) {
        fixture.give(table::CloseTable{kFloor, words("end of the day")});
    }
    static table::State folded(const TableFixture& fixture, const table::SetupPtr& given) {
        table::State state(given);
        for (const auto& entry : fixture.journal())
            table::apply(state, entry.event, entry.at);
        return state;
    }

private slots:
    void anotherConfigurationWaitsForAClosedTable_data() {
        QTest::addColumn<QString>("submission");
        QTest::addColumn<QString>("site");
        QTest::addColumn<QString>("named");
        const auto text = [](const std::string& words) { return QString::fromStdString(words); };
        QTest::newRow("a paytable") << text(with(filed(), "five_card = \"A\"", "five_card = \"B\""))
                                    << QString() << "wagers.five_card is 'A' in force, 'B'";
        QTest::newRow("a limit") << text(with(filed(), "max_bet = 50000", "max_bet = 40000"))
                                 << QString() << "max_bet is 50000 in force, 40000";
        QTest::newRow("no progressive")
            << text(withoutProgressive()) << QString() << "progressive.link is 'LINK1' in force";
        QTest::newRow("another rule set")
            << text(submissionText("mlgca-run-em-twice")) << QString() << "rule_set is";
        QTest::newRow("the claim threshold") << text(filed()) << "claim_threshold = 999\n"
                                             << "claim_threshold is not stated";
        QTest::newRow("a signal") << text(filed()) << "[signals]\nshuffles = false\n"
                                  << "signals.shuffles is not stated in force, false";
    }
    void anotherConfigurationWaitsForAClosedTable() {
        QFETCH(QString, submission);
        QFETCH(QString, site);
        QFETCH(QString, named);
        const auto other = setupOf(submission.toStdString(), site.toStdString());
        TableFixture fixture = started();
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        QVERIFY(!fixture.configure(*other).empty());
        close(fixture);
        fixture.open();
        fixture.lock({1});
        const std::string why = fixture.configure(*other);
        QVERIFY2(QString::fromStdString(why).contains(named), why.c_str());
        QVERIFY2(QString::fromStdString(why).contains("round 1 is open"), why.c_str());
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        QVERIFY(!fixture.configure(*other).empty());
        close(fixture);
        QCOMPARE(fixture.configure(*other), std::string());
        QVERIFY(table::meanTheSame(*fixture.state().setup, *other));
        QVERIFY(fixture.state().dealing == other->submission.dealing);
    }

    void whatIsOnlyWrittenOtherwiseIsTakenAtAnyTime() {
        TableFixture fixture = started();
        fixture.open();
        fixture.lock({1});
        std::string text = "# filed again\n" + filed() + "\n# the end, without a new line";
        QCOMPARE(fixture.configure(*setupOf(text, "claim_threshold = 200000\n")), std::string());
        QVERIFY(fixture.state().round.has_value());
    }

    void aJournalIsOfOneTable() {
        TableFixture fixture = started();
        const std::string why = fixture.configure(*setupOf(with(filed(), "\"T01\"", "\"T02\"")));
        QVERIFY2(why.find("table T01") != why.npos, why.c_str());
    }

    void everyEntryIsFoldedUnderWhatWasInForceThen() {
        const auto another = setupOf(with(filed(), "five_card = \"A\"", "five_card = \"B\""));
        TableFixture fixture = started();
        fixture.open();
        fixture.wholeRound({1, 2});
        close(fixture);
        QCOMPARE(fixture.configure(*another), std::string());
        fixture.open();
        fixture.lock({3});
        // Whatever the fold begins with.
        for (const auto& given :
             {setupOf(filed()), another, setupOf(submissionText("california-let-it-ride"))}) {
            const table::State again = folded(fixture, given);
            QVERIFY(again == fixture.state());
            QCOMPARE(again.setup->submissionText, another->submissionText);
        }
    }

    // As earlier software wrote them: a restart with another submission while a round was open.
    void anOldChangeWithinARoundIsFoldedAsItWasDecided() {
        const auto another = setupOf(submissionText("mlgca-run-em-twice"));
        TableFixture fixture = started();
        fixture.open();
        fixture.lock({1});
        table::State state = folded(fixture, setupOf(filed()));
        table::apply(state, table::configurationOf(*another), fixture.now());
        QVERIFY(state.round.has_value());
        QCOMPARE(state.submission().ruleSet, std::string("mlgca-run-em-twice"));
        const auto voided =
            table::decide(state, table::VoidRound{kFloor, words("another game")}, fixture.now());
        QVERIFY(!voided.empty());
        for (const events::Event& event : voided)
            table::apply(state, event, fixture.now());
        QVERIFY(!state.round.has_value());
    }

    void aConfigurationThatOnlyADigestIsLeftOfChangesNothing() {
        TableFixture fixture(setupOf(filed()));
        table::State state = fixture.state();
        table::apply(state, events::ConfigurationLoaded{*events::RuleSetId::parse("x"), {}, {}, 0},
                     fixture.now());
        QVERIFY(!state.configured);
        QVERIFY(state == fixture.state());
    }

    void anUnreadableConfigurationInForceIsNotPlayedOn() {
        TableFixture fixture = started();
        fixture.open();
        table::State state = fixture.state();
        table::apply(state,
                     events::ConfigurationLoaded{*events::RuleSetId::parse("x"), {"?"}, {}, 0},
                     fixture.now());
        QVERIFY(!state.setupProblem.empty());
        const auto taken = table::takeConfiguration(state, *setupOf(filed()), fixture.now());
        QVERIFY(!taken.ok());
        QVERIFY2(taken.error().text.find("cannot read") != std::string::npos,
                 taken.error().text.c_str());
    }

    void aMethodThatPeopleChangedToOutlivesARestart() {
        const std::string shuffled = with(filed(), "[wagers]",
                                          "[shuffler]\ncounts_cards = true\ndecks = 2\n"
                                          "reshuffles = false\n[wagers]");
        TableFixture fixture = started(shuffled);
        fixture.give(table::ChangeDealingMethod{kFloor, events::DealingMethod::Hand, words("x")});
        QVERIFY(fixture.state().dealing == events::DealingMethod::Hand);
        fixture.configure(*setupOf(with(shuffled, "max_bet = 50000", "max_bet = 40000")));
        QVERIFY(fixture.state().dealing == events::DealingMethod::Hand);
        fixture.configure(*setupOf(with(shuffled, "manual_shoe", "automated_shoe")));
        QVERIFY(fixture.state().dealing == events::DealingMethod::AutomatedShoe);
    }

    void aDeckThatStaysGoesByTheNewLimit() {
        TableFixture fixture = started();
        fixture.open();
        const auto entered = *fixture.state().decks.front().enteredPlayAt;
        close(fixture);
        QCOMPARE(fixture.configure(*setupOf(with(filed(), "min_bet",
                                                 "deck_change_hours = 1.0\n"
                                                 "min_bet"))),
                 std::string());
        QVERIFY(fixture.state().decks.front().dueAt == entered + std::chrono::hours(1));
    }

    void theProgressiveIsLockedUntilTheControllerSpeaksOfWhatIsFiled_data() {
        addRows({{"comar-let-it-ride", ".02C"},
                 {"mlgca-let-it-ride", ""},
                 {"mlgca-run-em-twice", "ch. 2B(6)/1"}});
    }
    void theProgressiveIsLockedUntilTheControllerSpeaksOfWhatIsFiled() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = started(submissionText(ruleSet.toStdString()));
        QVERIFY(isLocked(fixture.state(), ProgressiveLock::LinkClosed));
        QVERIFY(fixture.told<events::ProgressiveLocked>() != nullptr);
        fixture.open();
        fixture.wager(1, Wager::Progressive, 100);
        QVERIFY(!fixture.refusal().empty());
        heardOpen(fixture);
        fixture.configure(*fixture.state().setup); // A restart.
        QVERIFY(!fixture.state().progressiveLocked());
        fixture.wager(1, Wager::Progressive, 100);
        QVERIFY(fixture.refusal().empty());
    }

    void whateverIsNewInTheFilingLocksAgain_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("instead");
        QTest::newRow("the link") << "LINK1"
                                  << "LINK2";
        QTest::newRow("the wagers") << "wagers = [100, 500]"
                                    << "wagers = [100]";
        QTest::newRow("a rate") << "rate = 0.05"
                                << "rate = 0.04";
        QTest::newRow("a reset amount") << "reset = 1000000"
                                        << "reset = 2000000";
    }
    void whateverIsNewInTheFilingLocksAgain() {
        QFETCH(QString, what);
        QFETCH(QString, instead);
        TableFixture fixture = started();
        heardOpen(fixture);
        fixture.give(table::LockProgressive{ProgressiveLock::LinkSuspended, {}});
        fixture.configure(*setupOf(with(filed(), what.toStdString(), instead.toStdString())));
        QVERIFY(isLocked(fixture.state(), ProgressiveLock::LinkClosed));
        // What was said of another filing is over with it.
        QVERIFY(!isLocked(fixture.state(), ProgressiveLock::LinkSuspended));
    }

    void aProgressiveTakenOutAndPutBackIsLockedAgain() {
        TableFixture fixture = started();
        heardOpen(fixture);
        fixture.configure(*setupOf(withoutProgressive()));
        QVERIFY(!fixture.state().progressiveLocked());
        fixture.configure(*setupOf(filed()));
        QVERIFY(isLocked(fixture.state(), ProgressiveLock::LinkClosed));
    }

    void noPersonEndsWhatTheControllerLocked() {
        TableFixture fixture = started();
        fixture.give(table::UnlockProgressive{ProgressiveLock::LinkClosed, kFloor});
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.state().progressiveLocked());
    }
};

QTEST_APPLESS_MAIN(TestConfiguration)
#include "tst_configuration.moc"
