#include "shared/rules/opening_checks.h"
#include "shared/table/next_steps.h"
#include "shared/wording/wording.h"
#include "tests/unit/table/rule_set_rows.h"

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::support;
using namespace std::chrono_literals;
using events::FindingKind;
using events::OpeningCheck;

class TestOpeningCheck : public QObject {
    Q_OBJECT

private:
    static constexpr table::Signals kTold{.openingChecks = true};

    static QString linesOf(const std::string& submission) {
        const auto setup = makeSetup(submission);
        QStringList lines;
        for (const auto& line :
             rules::openingChecks(setup->rules, setup->submission, setup->submission.dealing))
            lines << QString::fromStdString(std::string(core::enumName(line.check)) + " " +
                                            line.section);
        return lines.join("; ");
    }
    static int found(const TableFixture& fixture) {
        int count = 0;
        for (const Recorded& entry : fixture.journal())
            if (const auto* one = entry.event.as<events::ComplianceFound>())
                count += one->kind == FindingKind::OpeningUnchecked ? 1 : 0;
        return count;
    }
    static int steps(const TableFixture& fixture) {
        int count = 0;
        for (const auto& step : table::nextSteps(fixture.state(), fixture.now()))
            count += wording::sentence(step.what).starts_with("floorperson: confirm ") ? 1 : 0;
        return count;
    }
    static void confirm(TableFixture& fixture, std::vector<OpeningCheck> lines = {}) {
        fixture.give(table::ConfirmOpeningCheck{kFloor, std::move(lines)});
    }

private slots:
    void asksForWhatIsOfferedAndHowItIsDealt_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("lines");
        const auto row = [](const Cited& cited, const char* lines) {
            const std::string tag = std::string(cited.ruleSet) + " " + std::string(cited.section);
            QTest::newRow(tag.c_str())
                << QString::fromStdString(std::string(cited.ruleSet)) << QString(lines);
        };
        row({"comar-let-it-ride", ".02B(2), .02B(5), .02B(6), .02B(7), .02B(8), .02B(9)"},
            "base_areas COMAR 36.05.18.02B(2); five_card_area COMAR 36.05.18.02B(5); "
            "three_card_area COMAR 36.05.18.02B(6); six_card_area COMAR 36.05.18.02B(7); "
            "progressive_area COMAR 36.05.18.02B(8); payout_odds COMAR 36.05.18.02B(9)");
        row({"mlgca-let-it-ride",
             "ch. 2B(2), ch. 2B(5), ch. 2B(6), ch. 2B(7), ch. 2B(8), ch. 2B(9), ch. 8A"},
            "base_areas MLGCA Let It Ride Poker, ch. 2B(2); "
            "five_card_area MLGCA Let It Ride Poker, ch. 2B(5); "
            "three_card_area MLGCA Let It Ride Poker, ch. 2B(6); "
            "six_card_area MLGCA Let It Ride Poker, ch. 2B(7); "
            "progressive_area MLGCA Let It Ride Poker, ch. 2B(8); "
            "payout_odds MLGCA Let It Ride Poker, ch. 2B(9); "
            "shoe_place MLGCA Let It Ride Poker, ch. 8A");
        row({"mlgca-run-em-twice",
             "ch. 2B(2), ch. 2B(4)(a), ch. 2B(4)(b), ch. 2B(4)(c), ch. 2B(5), ch. 8A"},
            "base_areas MLGCA Run 'Em Twice Poker, ch. 2B(2); "
            "five_card_area MLGCA Run 'Em Twice Poker, ch. 2B(4)(a); "
            "ultimate_pairs_area MLGCA Run 'Em Twice Poker, ch. 2B(4)(b); "
            "progressive_area MLGCA Run 'Em Twice Poker, ch. 2B(4)(c); "
            "payout_odds MLGCA Run 'Em Twice Poker, ch. 2B(5); "
            "shoe_place MLGCA Run 'Em Twice Poker, ch. 8A");
        row({"california-let-it-ride", "Type of gaming table/3, Round of Play 10/5"},
            "base_areas California Let It Ride Bonus, Type of gaming table; "
            "payout_odds California Let It Ride Bonus, Round of Play 10");
        row({"house-let-it-ride", "Payout Odds/Payout Limitation/1"},
            "payout_odds House rules, Payout Odds/Payout Limitation");
    }
    void asksForWhatIsOfferedAndHowItIsDealt() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, lines);
        QCOMPARE(linesOf(submissionText(ruleSet.toStdString())), lines);
    }

    void asksForNoAreaOfAWagerThatIsNotOffered() {
        const std::string all = submissionText("comar-let-it-ride");
        QVERIFY(linesOf(all).contains("six_card_area"));
        QVERIFY(!linesOf(with(all, "six_card = \"A\"\n", "")).contains("six_card_area"));
    }

    void asksForTheLimitWhereOneIsFiled_data() {
        addRows({{"comar-let-it-ride", ".02B(10)/1"}, {"mlgca-let-it-ride", "ch. 2B(10)/1"}});
    }
    void asksForTheLimitWhereOneIsFiled() {
        QFETCH(QString, ruleSet);
        const std::string filed = submissionText(ruleSet.toStdString());
        QVERIFY(!linesOf(filed).contains("payout_limit"));
        QVERIFY(linesOf(with(filed, "adjacent_boxes", "payout_limit = 5000000\nadjacent_boxes"))
                    .contains("payout_limit"));
    }

    void asksForTheApprovalOfAShoeThatReshufflesAndForThePlaceOfAManualOne_data() {
        addRows({{"comar-let-it-ride", ".05I/1, .08A"},
                 {"mlgca-let-it-ride", "ch. 5I/3, ch. 8A"},
                 {"mlgca-run-em-twice", "ch. 5G, ch. 8A"}});
    }
    void asksForTheApprovalOfAShoeThatReshufflesAndForThePlaceOfAManualOne() {
        QFETCH(QString, ruleSet);
        const std::string filed = submissionText(ruleSet.toStdString());
        const auto dealtFrom = [&](const char* method, const char* shuffler) {
            std::string text = with(filed, "dealing = \"hand\"", "dealing = \"manual_shoe\"");
            text = with(text, "manual_shoe", method);
            const auto from = text.find("[shuffler]");
            if (from != std::string::npos)
                text.erase(from, text.find("[wagers]") - from);
            return linesOf(with(text, "[wagers]", std::string(shuffler) + "[wagers]"));
        };
        const char* plain = "[shuffler]\ncounts_cards = true\ndecks = 1\nreshuffles = false\n";
        const char* reshuffling = "[shuffler]\ncounts_cards = true\ndecks = 1\nreshuffles = true\n";
        QVERIFY(dealtFrom("automated_shoe", reshuffling).contains("reshuffler_approval"));
        QVERIFY(!dealtFrom("automated_shoe", plain).contains("reshuffler_approval"));
        QVERIFY(!dealtFrom("automated_shoe", plain).contains("shoe_place"));
        QVERIFY(dealtFrom("manual_shoe", plain).contains("shoe_place"));
    }

    void findsTheFirstRoundOfADayThatNobodyAnswersFor_data() {
        addEveryRuleSet("the first round of a gaming day");
    }
    void findsTheFirstRoundOfADayThatNobodyAnswersFor() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet, kTold);
        fixture.open();
        QVERIFY(steps(fixture) > 0);
        fixture.lock({1});
        const auto* finding = fixture.told<events::ComplianceFound>();
        QVERIFY(finding != nullptr && finding->kind == FindingKind::OpeningUnchecked);
        QCOMPARE(finding->section.value(), fixture.rules().openingChecks.front().section);
        QVERIFY(finding->round == events::RoundId{1});
        QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
        fixture.give(table::VoidRound{kFloor, words("fire alarm")});
        fixture.reshuffle();
        fixture.lock({1});
        QCOMPARE(found(fixture), 1);
    }

    void findsNothingOnceEverythingWasConfirmedByName_data() {
        addEveryRuleSet("confirmed by name");
    }
    void findsNothingOnceEverythingWasConfirmedByName() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet, kTold);
        fixture.open();
        confirm(fixture);
        const auto* confirmed = fixture.told<events::OpeningCheckConfirmed>();
        QVERIFY(confirmed != nullptr && confirmed->by == kFloor.person);
        for (const events::ConfirmedCheck& line : confirmed->lines)
            QVERIFY(!line.section.empty());
        QCOMPARE(steps(fixture), 0);
        fixture.restart();
        fixture.lock({1});
        QCOMPARE(found(fixture), 0);
    }

    void takesTheLinesOneByOne() {
        TableFixture fixture = benchFor("mlgca-let-it-ride", kTold);
        fixture.open();
        const int asked = steps(fixture);
        confirm(fixture, {OpeningCheck::PayoutOdds, OpeningCheck::ShoePlace});
        QCOMPARE(steps(fixture), asked - 2);
        confirm(fixture, {OpeningCheck::PayoutOdds});
        QCOMPARE(fixture.refusal(), std::string("that was confirmed already in this gaming day"));
        confirm(fixture, {OpeningCheck::PayoutOdds, OpeningCheck::BaseAreas});
        QCOMPARE(fixture.told<events::OpeningCheckConfirmed>()->lines.size(), std::size_t{1});
        fixture.lock({1});
        const auto* finding = fixture.told<events::ComplianceFound>();
        QVERIFY(finding != nullptr &&
                finding->section == words("MLGCA Let It Ride Poker, ch. 2B(5)"));
        const std::string said = fixture.finding();
        QVERIFY2(said.starts_with("a round is dealt before anybody confirmed the area"),
                 said.c_str());
        QVERIFY(said.find("base wagers") == std::string::npos);
        QVERIFY(said.find("the area for the six-card bonus") != std::string::npos);
        QCOMPARE(static_cast<int>(std::ranges::count(said, ',')), asked - 3 - 1);
    }

    void isAskedForAgainEveryGamingDay() {
        TableFixture fixture = benchFor("house-let-it-ride", kTold);
        fixture.open();
        confirm(fixture);
        fixture.wait(23h);
        QCOMPARE(steps(fixture), 0);
        fixture.wait(1h); // The table stayed open.
        QCOMPARE(steps(fixture), 1);
        fixture.lock({1});
        QCOMPARE(found(fixture), 1);
        confirm(fixture);
        QCOMPARE(steps(fixture), 0);
        fixture.give(table::VoidRound{kFloor, words("late")});
        fixture.give(table::CloseTable{kFloor, words("end of shift")});
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        QCOMPARE(steps(fixture), 1);
    }

    void refusesWhatIsNotAskedAndWhoMayNotAnswer() {
        TableFixture fixture = benchFor("house-let-it-ride", kTold);
        confirm(fixture);
        QCOMPARE(fixture.refusal(), std::string("the table is closed"));
        fixture.open();
        fixture.give(table::ConfirmOpeningCheck{kDealer, {}});
        QCOMPARE(fixture.refusal(), std::string("this takes a floorperson or above"));
        confirm(fixture, {OpeningCheck::ProgressiveArea});
        QCOMPARE(fixture.refusal(),
                 std::string("nothing of that kind has to be confirmed at this table"));
    }

    // Old sites never told of it: their tables go on as they did, and what is told is kept.
    void isNotMissedWhereTheSiteDoesNotHaveItTold_data() { addEveryRuleSet("not told of"); }
    void isNotMissedWhereTheSiteDoesNotHaveItTold() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        QCOMPARE(steps(fixture), 0);
        fixture.lock({1});
        QCOMPARE(found(fixture), 0);
        confirm(fixture);
        QVERIFY(fixture.told<events::OpeningCheckConfirmed>() != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestOpeningCheck)
#include "tst_opening_check.moc"
