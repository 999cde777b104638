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

    static TableBench started(const std::string& submission = filed(),
                              const std::string& site = {}) {
        TableBench bench(setupOf(submission, site));
        bench.configure(*bench.state().setup);
        return bench;
    }
    static void heardOpen(TableBench& bench) {
        bench.give(table::UnlockProgressive{ProgressiveLock::LinkClosed, {}});
    }
    static void close(TableBench& bench) {
        bench.give(table::CloseTable{kFloor, words("end of the day")});
    }
    static table::State folded(const TableBench& bench, const table::SetupPtr& given) {
        table::State state(given);
        for (const auto& entry : bench.journal())
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
        TableBench bench = started();
        bench.give(table::OpenTable{kFloor, kDealer.person});
        QVERIFY(!bench.configure(*other).empty());
        close(bench);
        bench.open();
        bench.lock({1});
        const std::string why = bench.configure(*other);
        QVERIFY2(QString::fromStdString(why).contains(named), why.c_str());
        QVERIFY2(QString::fromStdString(why).contains("round 1 is open"), why.c_str());
        bench.deal();
        bench.playOut();
        bench.endRound();
        QVERIFY(!bench.configure(*other).empty());
        close(bench);
        QCOMPARE(bench.configure(*other), std::string());
        QVERIFY(table::meanTheSame(*bench.state().setup, *other));
        QVERIFY(bench.state().dealing == other->submission.dealing);
    }

    void whatIsOnlyWrittenOtherwiseIsTakenAtAnyTime() {
        TableBench bench = started();
        bench.open();
        bench.lock({1});
        std::string text = "# filed again\n" + filed() + "\n# the end, without a new line";
        QCOMPARE(bench.configure(*setupOf(text, "claim_threshold = 200000\n")), std::string());
        QVERIFY(bench.state().round.has_value());
    }

    void aJournalIsOfOneTable() {
        TableBench bench = started();
        const std::string why = bench.configure(*setupOf(with(filed(), "\"T01\"", "\"T02\"")));
        QVERIFY2(why.find("table T01") != why.npos, why.c_str());
    }

    void everyEntryIsFoldedUnderWhatWasInForceThen() {
        const auto another = setupOf(with(filed(), "five_card = \"A\"", "five_card = \"B\""));
        TableBench bench = started();
        bench.open();
        bench.wholeRound({1, 2});
        close(bench);
        QCOMPARE(bench.configure(*another), std::string());
        bench.open();
        bench.lock({3});
        // Whatever the fold begins with.
        for (const auto& given :
             {setupOf(filed()), another, setupOf(submissionText("california-let-it-ride"))}) {
            const table::State again = folded(bench, given);
            QVERIFY(again == bench.state());
            QCOMPARE(again.setup->submissionText, another->submissionText);
        }
    }

    // As earlier software wrote them: a restart with another submission while a round was open.
    void anOldChangeWithinARoundIsFoldedAsItWasDecided() {
        const auto another = setupOf(submissionText("mlgca-run-em-twice"));
        TableBench bench = started();
        bench.open();
        bench.lock({1});
        table::State state = folded(bench, setupOf(filed()));
        table::apply(state, table::configurationOf(*another), bench.now());
        QVERIFY(state.round.has_value());
        QCOMPARE(state.submission().ruleSet, std::string("mlgca-run-em-twice"));
        const auto voided =
            table::decide(state, table::VoidRound{kFloor, words("another game")}, bench.now());
        QVERIFY(!voided.empty());
        for (const events::Event& event : voided)
            table::apply(state, event, bench.now());
        QVERIFY(!state.round.has_value());
    }

    void aConfigurationThatOnlyADigestIsLeftOfChangesNothing() {
        TableBench bench(setupOf(filed()));
        table::State state = bench.state();
        table::apply(state, events::ConfigurationLoaded{*events::RuleSetId::parse("x"), {}, {}, 0},
                     bench.now());
        QVERIFY(!state.configured);
        QVERIFY(state == bench.state());
    }

    void anUnreadableConfigurationInForceIsNotPlayedOn() {
        TableBench bench = started();
        bench.open();
        table::State state = bench.state();
        table::apply(state,
                     events::ConfigurationLoaded{*events::RuleSetId::parse("x"), {"?"}, {}, 0},
                     bench.now());
        QVERIFY(!state.setupProblem.empty());
        const auto taken = table::takeConfiguration(state, *setupOf(filed()), bench.now());
        QVERIFY(!taken.ok());
        QVERIFY2(taken.error().text.find("cannot read") != std::string::npos,
                 taken.error().text.c_str());
    }

    void aMethodThatPeopleChangedToOutlivesARestart() {
        const std::string shuffled = with(filed(), "[wagers]",
                                          "[shuffler]\ncounts_cards = true\ndecks = 2\n"
                                          "reshuffles = false\n[wagers]");
        TableBench bench = started(shuffled);
        bench.give(table::ChangeDealingMethod{kFloor, events::DealingMethod::Hand, words("x")});
        QVERIFY(bench.state().dealing == events::DealingMethod::Hand);
        bench.configure(*setupOf(with(shuffled, "max_bet = 50000", "max_bet = 40000")));
        QVERIFY(bench.state().dealing == events::DealingMethod::Hand);
        bench.configure(*setupOf(with(shuffled, "manual_shoe", "automated_shoe")));
        QVERIFY(bench.state().dealing == events::DealingMethod::AutomatedShoe);
    }

    void aDeckThatStaysGoesByTheNewLimit() {
        TableBench bench = started();
        bench.open();
        const auto entered = *bench.state().decks.front().enteredPlayAt;
        close(bench);
        QCOMPARE(bench.configure(*setupOf(with(filed(), "min_bet",
                                               "deck_change_hours = 1.0\n"
                                               "min_bet"))),
                 std::string());
        QVERIFY(bench.state().decks.front().dueAt == entered + std::chrono::hours(1));
    }

    void theProgressiveIsLockedUntilTheControllerSpeaksOfWhatIsFiled() {
        TableBench bench = started();
        QVERIFY(isLocked(bench.state(), ProgressiveLock::LinkClosed));
        QVERIFY(bench.told<events::ProgressiveLocked>() != nullptr);
        bench.open();
        bench.wager(1, Wager::Progressive, 100);
        QVERIFY(!bench.refusal().empty());
        heardOpen(bench);
        bench.configure(*bench.state().setup); // A restart.
        QVERIFY(!bench.state().progressiveLocked());
        bench.wager(1, Wager::Progressive, 100);
        QVERIFY(bench.refusal().empty());
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
        TableBench bench = started();
        heardOpen(bench);
        bench.give(table::LockProgressive{ProgressiveLock::LinkSuspended, {}});
        bench.configure(*setupOf(with(filed(), what.toStdString(), instead.toStdString())));
        QVERIFY(isLocked(bench.state(), ProgressiveLock::LinkClosed));
        // What was said of another filing is over with it.
        QVERIFY(!isLocked(bench.state(), ProgressiveLock::LinkSuspended));
    }

    void aProgressiveTakenOutAndPutBackIsLockedAgain() {
        TableBench bench = started();
        heardOpen(bench);
        bench.configure(*setupOf(withoutProgressive()));
        QVERIFY(!bench.state().progressiveLocked());
        bench.configure(*setupOf(filed()));
        QVERIFY(isLocked(bench.state(), ProgressiveLock::LinkClosed));
    }

    void noPersonEndsWhatTheControllerLocked() {
        TableBench bench = started();
        bench.give(table::UnlockProgressive{ProgressiveLock::LinkClosed, kFloor});
        QVERIFY(!bench.refusal().empty());
        QVERIFY(bench.state().progressiveLocked());
    }
};

QTEST_APPLESS_MAIN(TestConfiguration)
#include "tst_configuration.moc"
