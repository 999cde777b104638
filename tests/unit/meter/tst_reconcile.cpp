#include "shared/meter/reconcile.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

#include <functional>

using namespace pitwatch;
using namespace pitwatch::tests;

// Two journals that should tell the same, and every way in which they may not.
class TestReconcile : public QObject {
    Q_OBJECT

    struct Story {
        std::vector<events::Event> table;
        std::vector<events::Event> meter;
    };

    // A table that wagers twice, withdraws a wager of the first round, voids the second, and has a
    // claim paid and one denied.
    static Story story() {
        MeterFixture fixture;
        Story story;
        const auto say = [&](const events::Event& event) {
            story.table.push_back(event);
            fixture.say("T01", event);
        };
        say(events::ConfigurationLoaded{
            *events::RuleSetId::parse("mlgca-let-it-ride"), Submission{}.lines(), {}, 0});
        fixture.take(meter::OpenLink{linkId(), person("s-ana")});
        say(events::ContributionsMade{
            linkId(),
            {1},
            {{{1}, core::Cents{500}}, {{2}, core::Cents{100}}, {{3}, core::Cents{500}}}});
        events::WagerWithdrawn withdrawn;
        withdrawn.round = {1};
        withdrawn.seat = {2};
        withdrawn.wager = events::Wager::Progressive;
        withdrawn.amount = core::Cents{100};
        withdrawn.by = person("f-omar");
        say(withdrawn);
        say(raised(1));
        say(raised(2));
        say(events::ClaimAmountFixed{{tableId("T01"), 1}, core::Cents{fixture.amountOf("T01", 1)}});
        say(events::ClaimDenied{{tableId("T01"), 2}, person("s-ana"), {}, {}});
        say(events::ContributionsMade{linkId(), {2}, {{{1}, core::Cents{100}}}});
        events::RoundVoided voided;
        voided.round = {2};
        say(voided);
        story.meter = fixture.journal;
        return story;
    }
    static events::ClaimRaised raised(std::uint64_t number) {
        events::ClaimRaised claim;
        claim.claim = {tableId("T01"), number};
        claim.seat = {static_cast<std::uint8_t>(number == 1 ? 1 : 3)};
        claim.round = {1};
        claim.wager = events::Wager::Progressive;
        claim.stake = core::Cents{500};
        claim.paytable = *events::PaytableId::parse("A");
        claim.hand = *events::HandName::parse("straight_flush");
        claim.basis = events::ClaimBasis::PercentOfMeter;
        claim.link = linkId();
        claim.level = levelName("main");
        claim.percentPpm = 100'000;
        return claim;
    }
    static meter::Reconciliation reconciled(const Story& story, std::size_t read = SIZE_MAX) {
        meter::Reconciliation reconciliation;
        for (std::size_t i = 0; i < story.meter.size(); ++i)
            reconciliation.addMeterEntry(i + 1, story.meter[i]);
        for (std::size_t i = 0; i < story.table.size(); ++i)
            reconciliation.addTableEntry(tableId("T01"), i + 1, story.table[i], i < read);
        reconciliation.finish();
        return reconciliation;
    }
    template <typename T>
    static void drop(std::vector<events::Event>& events) {
        const auto at = std::find_if(events.rbegin(), events.rend(), [](const auto& event) {
            return event.template as<T>() != nullptr;
        });
        QVERIFY(at != events.rend());
        events.erase(std::next(at).base());
    }
    template <typename T>
    static void edit(std::vector<events::Event>& events, const std::function<void(T&)>& how) {
        for (events::Event& event : events)
            if (const T* one = event.as<T>()) {
                T changed = *one;
                how(changed);
                event = changed;
                return;
            }
        QFAIL("there is no such event");
    }

private slots:
    void knowsWhoseWagerIsTakenOut() {
        Story story = TestReconcile::story();
        for (events::Event& event : story.table)
            if (const auto* withdrawn = event.as<events::WagerWithdrawn>()) {
                events::WagerWithdrawn other = *withdrawn;
                other.seat = {3};
                event = other;
                break;
            }
        const auto reconciliation = reconciled(story);
        QCOMPARE(reconciliation.differences().size(), std::size_t{1});
        QVERIFY(reconciliation.differences().front().find("seat 3") != std::string::npos);
    }

    void whatBelongsTogetherReconciles() {
        const auto reconciliation = reconciled(story());
        QVERIFY2(reconciliation.differences().empty(),
                 reconciliation.differences().empty()
                     ? ""
                     : reconciliation.differences().front().c_str());
        QCOMPARE(reconciliation.contributedByTables(linkId(), levelName("main")).value(),
                 50'000'000LL);
    }

    void whatIsNotReadYetIsNoDifference() {
        Story open = story();
        open.table.push_back(events::ContributionsMade{linkId(), {3}, {{{1}, core::Cents{500}}}});
        const auto reconciliation = reconciled(open, open.table.size() - 1);
        QVERIFY(reconciliation.differences().empty());
        QCOMPARE(reconciliation.unread(), std::uint64_t{1});
    }

    // Only while its verification is refused may a verified claim be without an amount.
    void aRefusedSignatureExcusesNoMoreThanItsVerification_data() {
        QTest::addColumn<QString>("action");
        QTest::addColumn<bool>("taken");
        QTest::addColumn<bool>("excused");
        QTest::newRow("refused") << "verify_claim" << false << true;
        QTest::newRow("refused, then taken") << "verify_claim" << true << false;
        QTest::newRow("an approval refused") << "approve_claim" << false << false;
    }
    void aRefusedSignatureExcusesNoMoreThanItsVerification() {
        QFETCH(QString, action);
        QFETCH(bool, taken);
        QFETCH(bool, excused);
        Story told = story();
        events::ClaimRaised declared = raised(3);
        declared.declaredBy = person("d-ines");
        told.table.push_back(declared);
        told.table.push_back(events::ClaimVerified{declared.claim, person("f-omar"), {}, {}});
        const auto name = *events::ActionName::parse(action.toStdString());
        MeterFixture fixture;
        const auto noted = fixture.say("T01", declared);
        told.meter.insert(told.meter.end(), noted.begin(), noted.end());
        told.meter.push_back(
            events::ClaimSignatureRefused{declared.claim, {}, name, person("f-omar"), {}});
        if (taken)
            told.meter.push_back(
                events::ClaimSignatureTaken{declared.claim,
                                            {},
                                            name,
                                            person("f-omar"),
                                            *events::RoleName::parse("floorperson"),
                                            1});
        QCOMPARE(reconciled(told).differences().empty(), excused);
    }

    void everyDifferenceIsFound_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("a wager the table does not know") << 0;
        QTest::newRow("a wager the meter does not know") << 1;
        QTest::newRow("another amount wagered") << 2;
        QTest::newRow("a void round the meter kept") << 3;
        QTest::newRow("a claim nobody raised") << 4;
        QTest::newRow("a claim without an amount") << 5;
        QTest::newRow("an amount the meter did not fix") << 6;
        QTest::newRow("a denial without a return") << 7;
        QTest::newRow("a return without a denial") << 8;
        QTest::newRow("another share") << 9;
        QTest::newRow("a micro-cent more") << 10;
        QTest::newRow("a round taken back that is not void") << 11;
        QTest::newRow("a withdrawn wager the meter kept") << 12;
        QTest::newRow("a wager taken back that was not withdrawn") << 13;
        QTest::newRow("a declared claim with an amount that nobody verified") << 14;
    }
    void everyDifferenceIsFound() {
        QFETCH(int, kind);
        Story wrong = story();
        switch (kind) {
        case 0:
            drop<events::ContributionsMade>(wrong.table);
            break;
        case 1:
            drop<events::ContributionReversed>(wrong.meter);
            drop<events::ContributionApplied>(wrong.meter);
            break;
        case 2:
            edit<events::ContributionsMade>(
                wrong.table, [](auto& made) { made.wagers[0].amount = core::Cents{100}; });
            break;
        case 3:
            drop<events::ContributionReversed>(wrong.meter);
            break;
        case 4:
            drop<events::ClaimRaised>(wrong.table);
            break;
        case 5:
            wrong.table.push_back(raised(3));
            break;
        case 6:
            edit<events::ClaimAmountFixed>(wrong.table,
                                           [](auto& fixed) { fixed.amount += core::Cents{1}; });
            break;
        case 7:
            drop<events::ContributionReversed>(wrong.meter);
            drop<events::ContributionApplied>(wrong.meter);
            drop<events::MeterAmountReturned>(wrong.meter);
            break;
        case 8:
            drop<events::ClaimDenied>(wrong.table);
            break;
        case 9:
            edit<events::ClaimRaised>(wrong.table,
                                      [](auto& claim) { claim.percentPpm = 1'000'000; });
            break;
        case 10:
            edit<events::ContributionApplied>(wrong.meter, [](auto& applied) {
                applied.changes[0].change += core::MicroCents{1};
                applied.changes[0].after += core::MicroCents{1};
            });
            break;
        case 11:
            drop<events::RoundVoided>(wrong.table);
            break;
        case 12: {
            const auto first = std::find_if(wrong.meter.begin(), wrong.meter.end(), [](auto& one) {
                return one.template as<events::ContributionReversed>() != nullptr;
            });
            wrong.meter.erase(first);
            break;
        }
        case 13:
            drop<events::WagerWithdrawn>(wrong.table);
            break;
        case 14:
            edit<events::ClaimRaised>(wrong.table,
                                      [](auto& claim) { claim.declaredBy = person("d-ines"); });
            break;
        }
        QVERIFY(!reconciled(wrong).differences().empty());
    }
};

QTEST_APPLESS_MAIN(TestReconcile)
#include "tst_reconcile.moc"
