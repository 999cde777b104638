#include "shared/events/claims/document_events.h"
#include "shared/events/link_events.h"
#include "shared/events/party_events.h"
#include "shared/meter/refusals.h"
#include "shared/wording/wording.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;
using meter::Service;

// Links going in and out of service, and who may order what.
class TestLinks : public QObject {
    Q_OBJECT

    static meter::CorrectMeter correction() {
        return {linkId(),
                levelName("main"),
                micro(5'000'000'000),
                core::Text::fitted("display board failed"),
                person("m-kim"),
                person("s-ana")};
    }
    static std::string refusal(const std::vector<events::Event>& led) {
        const auto* refused = only<events::CommandRefused>(led);
        return refused == nullptr ? std::string() : wording::sentence(refused->reason);
    }

private slots:
    void aLinkIsClosedUntilItIsOpened() {
        MeterFixture fixture;
        fixture.file({});
        QVERIFY(fixture.link().service == Service::Closed);
        const auto led = fixture.take(meter::OpenLink{linkId(), person("s-ana")});
        const auto* opened = only<events::LinkOpened>(led);
        QVERIFY(opened != nullptr);
        QCOMPARE(opened->tables.size(), std::size_t{1});
        QCOMPARE(fixture.level().value.value(), 1'000'000'000'000LL);
    }

    // A table that is left out of the controller's settings takes wagers that reach no meter.
    void aTableThatIsNotReadSuspendsItsLink() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        fixture.startReading({"T01"});
        QVERIFY(fixture.link().service == Service::Suspended);
        QCOMPARE(wording::sentence(fixture.link().reason),
                 std::string("the controller does not read T02"));
        fixture.startReading({"T01", "T02"});
        QVERIFY(fixture.link().service == Service::Open);
    }

    void aClosedLinkLetsATableGoThatIsNotReadAnyMore() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        fixture.startReading({"T01"});
        fixture.take(meter::CloseLink{linkId(), person("s-ana"), core::Text::fitted("T02 leaves")});
        QCOMPARE(fixture.link().tables.size(), std::size_t{1});
        fixture.take(meter::OpenLink{linkId(), person("s-ana")});
        QVERIFY(fixture.link().service == Service::Open);
    }

    void tablesThatDisagreeKeepItClosedAndItSaysWhy_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("word");
        QTest::newRow("paytable") << "paytable"
                                  << "B"
                                  << "paytable";
        QTest::newRow("wagers") << "wagers"
                                << "[100]"
                                << "wagers";
        QTest::newRow("rate") << "rate"
                              << "0.06"
                              << "rates";
        QTest::newRow("initial") << "initial"
                                 << "2000000"
                                 << "initial";
    }
    void tablesThatDisagreeKeepItClosedAndItSaysWhy() {
        QFETCH(QString, field);
        QFETCH(QString, value);
        QFETCH(QString, word);
        MeterFixture fixture;
        fixture.file({});
        Submission other;
        other.table = "T02";
        std::string& changed = field == "paytable" ? other.paytable
                               : field == "wagers" ? other.wagers
                               : field == "rate"   ? other.rate
                                                   : other.initial;
        changed = value.toStdString();
        const auto led = fixture.file(other);
        const auto* closed = only<events::LinkClosed>(led);
        QVERIFY(closed != nullptr);
        const std::string said = wording::sentence(closed->reason);
        QVERIFY(said.find(word.toStdString()) != std::string::npos);
        QVERIFY(said.find("T02") != std::string::npos);
        QVERIFY(!refusal(fixture.take(meter::OpenLink{linkId(), person("s-ana")})).empty());
    }

    void aTableThatDisagreesSuspendsALiveLinkUntilItAgrees() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        Submission other;
        other.table = "T02";
        other.rate = "0.06";
        QVERIFY(only<events::LinkSuspended>(fixture.file(other)) != nullptr);
        QVERIFY(fixture.link().service == Service::Suspended);
        // Locked parameters hold: what was wagered meanwhile goes by them.
        fixture.contribute("T02", 1, {100});
        QCOMPARE(fixture.level().byTable.at(tableId("T02")).value(), 5'000'000LL);
        other.rate = "0.05";
        QVERIFY(only<events::LinkResumed>(fixture.file(other)) != nullptr);
    }

    void aTableInDoubtIsReadmittedByTwoPeople() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        const auto party = *core::PartyId::parse("T01");
        meter::ReadmitParty order{party, person("s-ana"), person("m-karl")};
        QVERIFY(only<events::CommandRefused>(fixture.take(order)) != nullptr); // It is believed.
        fixture.take(meter::TableStood{
            party, meter::Presence::Doubted, events::JournalDoubt::EndsEarlier, {}, 7, {}});
        QVERIFY(fixture.link().service == meter::Service::Suspended);
        order.approvedBy = order.orderedBy;
        QVERIFY(only<events::CommandRefused>(fixture.take(order)) != nullptr);
        order.approvedBy = person("m-karl");
        const auto led = fixture.take(order);
        QVERIFY(only<events::PeerReturned>(led) != nullptr);
        QVERIFY(only<events::LinkResumed>(led) != nullptr);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void aTableInDoubtSuspendsItsLinkAndASilentOneDoesNot() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        const auto party = *core::PartyId::parse("T01");
        fixture.take(meter::TableStood{party, meter::Presence::Silent, {}, {}, 0});
        QVERIFY(fixture.link().service == Service::Open);
        fixture.take(meter::TableStood{
            party, meter::Presence::Doubted, {events::JournalDoubt::OtherEntry, 7U}, {}, 7});
        QVERIFY(fixture.link().service == Service::Suspended);
        QVERIFY(
            fixture.take(meter::TableStood{party, meter::Presence::Doubted, {}, {}, 7}).empty());
        fixture.take(meter::TableStood{party, meter::Presence::Present, {}, {}, 0});
        QVERIFY(fixture.link().service == Service::Open);
        QVERIFY(
            fixture.take(meter::TableStood{party, meter::Presence::Present, {}, {}, 0}).empty());
    }

    void parametersAreLockedWhileTheLinkIsLive() {
        MeterFixture fixture;
        fixture.open({"T01"});
        Submission other;
        other.rate = "0.06";
        fixture.file(other);
        const meter::ChangeParameters change{linkId(), person("m-kim"), person("s-ana")};
        QVERIFY(refusal(fixture.take(change)).find("closed") != std::string::npos);
        fixture.take(meter::CloseLink{linkId(), person("s-ana"), {}});
        QVERIFY(!refusal(fixture.take(meter::OpenLink{linkId(), person("s-ana")})).empty());
        QVERIFY(!refusal(fixture.take(
                             meter::ChangeParameters{linkId(), person("s-ana"), person("s-ana")}))
                     .empty());
        QVERIFY(only<events::LinkParametersChanged>(fixture.take(change)) != nullptr);
        QVERIFY(only<events::LinkOpened>(
                    fixture.take(meter::OpenLink{linkId(), person("s-ana")})) != nullptr);
        fixture.contribute("T01", 1, {100});
        QCOMPARE(fixture.level().byTable.at(tableId("T01")).value(), 6'000'000LL);
    }

    void aLevelWithMoneyInItDoesNotGoAway() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.take(meter::CloseLink{linkId(), person("s-ana"), {}});
        Submission other;
        other.paytable = "E";
        fixture.file(other);
        const meter::ChangeParameters change{linkId(), person("m-kim"), person("s-ana")};
        QVERIFY(refusal(fixture.take(change)).find("main") != std::string::npos);
    }

    void aCorrectionTakesACauseAndTwoPeople() {
        MeterFixture fixture;
        fixture.open({"T01"});
        auto lonely = correction();
        lonely.approvedBy = lonely.orderedBy;
        QVERIFY(!refusal(fixture.take(lonely)).empty());
        auto unexplained = correction();
        unexplained.cause = {};
        QVERIFY(!refusal(fixture.take(unexplained)).empty());
        auto negative = correction();
        negative.to = micro(-1);
        QVERIFY(!refusal(fixture.take(negative)).empty());
        QVERIFY(only<events::MeterCorrected>(fixture.take(correction())) != nullptr);
        QCOMPARE(fixture.level().value.value(), 5'000'000'000LL);
        QVERIFY(fixture.level().balances());
    }

    void wagersAndClaimsBeforeTheFirstOpeningAreNotLost() {
        MeterFixture fixture;
        fixture.file({});
        fixture.contribute("T01", 1, {100});
        QVERIFY(only<events::ClaimDeferred>(fixture.claim("T01", 1, 10)) != nullptr);
        fixture.claim("T01", 2, 10);
        fixture.deny("T01", 2);
        fixture.take(meter::OpenLink{linkId(), person("s-ana")});
        QCOMPARE(fixture.amountOf("T01", 1), 100'000LL);
        QVERIFY(!fixture.state.fixed.contains({tableId("T01"), 2}));
        QVERIFY(fixture.link().deferred.empty());
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void aTableThatNamesAnotherLinkLeavesTheFirst() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        Submission moved;
        moved.table = "T02";
        moved.link = "LINK9";
        fixture.file(moved);
        QCOMPARE(fixture.link().tables.size(), std::size_t{1});
        QVERIFY(fixture.link().service == Service::Open);
        QVERIFY(fixture.state.linkOf(tableId("T02")) == linkId("LINK9"));
        moved.progressive = false;
        fixture.file(moved);
        QVERIFY(!fixture.state.linkOf(tableId("T02")));
    }

    // A link that a table invents is gone with it, and takes no place of a true one.
    void aTableMakesNoLinksWithoutEnd() {
        MeterFixture fixture;
        fixture.open({"T01", "T03"});
        Submission moved;
        moved.table = "T02";
        for (int i = 0; i < 200; ++i) {
            moved.link = "K" + std::to_string(i);
            fixture.file(moved);
        }
        QCOMPARE(fixture.state.links.size(), std::size_t{2});
        QVERIFY(fixture.link().service == Service::Open);
        Submission other;
        other.table = "T03";
        other.link = "LINK2";
        fixture.file(other);
        QVERIFY(fixture.state.linkOf(tableId("T03")) == linkId("LINK2"));
        fixture.take(meter::OpenLink{linkId("LINK2"), person("s-ana")});
        QVERIFY(fixture.state.find(linkId("LINK2"))->service == Service::Open);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    // Money stays where it came to; a table that leaves it behind again and again names no other
    // link, and the site's other tables do.
    void aTableLeavesNoMoneyBehindWithoutEnd() {
        MeterFixture fixture;
        fixture.open({"T01"});
        Submission moved;
        moved.table = "T02";
        for (std::uint64_t i = 1; i <= 100; ++i) {
            moved.link = "K" + std::to_string(i);
            fixture.file(moved);
            fixture.say("T02", events::ContributionsMade{
                                   linkId(moved.link), {i}, {{{1}, core::Cents{500}}}});
        }
        QVERIFY(fixture.state.links.size() < 10);
        moved.table = "T03";
        fixture.file(moved);
        QVERIFY(fixture.state.linkOf(tableId("T03")) == linkId("K100"));
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void aTableThatIsRefusedStaysWhereItWas() {
        MeterFixture fixture;
        Submission submission;
        for (int i = 0; i < 64; ++i) {
            submission.table = "A" + std::to_string(i);
            submission.link = "K" + std::to_string(i);
            fixture.file(submission);
            fixture.take(meter::OpenLink{linkId(submission.link), person("s-ana")});
        }
        submission.link = "K64";
        const auto led = fixture.file(submission);
        QCOMPARE(led.size(), std::size_t{1});
        QVERIFY(only<events::CommandRefused>(led) != nullptr);
        QVERIFY(fixture.state.linkOf(tableId("A63")) == linkId("K63"));
        QVERIFY(fixture.state.find(linkId("K63"))->service == Service::Open);
    }

    // As it was written before links were forgotten.
    void anOlderRecordSaysWhyOfALinkThatIsGone() {
        MeterFixture fixture;
        fixture.file({});
        meter::State state = fixture.state;
        QVERIFY(meter::tryApply(state, events::LinkTableLeft{linkId(), tableId("T01")}));
        QVERIFY(meter::tryApply(state, events::LinkClosed{linkId(), person("controller"),
                                                          meter::LinkProblem::NoTable}));
        QVERIFY(state.links.empty());
    }

    void theSameConfigurationTwiceIsNoNews() {
        MeterFixture fixture;
        fixture.open({"T01"});
        QVERIFY(fixture.file({}).empty());
    }

    void aFilingIsAnsweredWithWhatTheLinkIsWithIt() {
        using events::LinkService;
        const auto answered = [](const std::vector<events::Event>& led) {
            return led.front().as<events::LinkTableFiled>()->service;
        };
        MeterFixture fixture;
        QVERIFY(answered(fixture.file({})) == LinkService::Closed);
        const auto led = fixture.take(meter::OpenLink{linkId(), person("s-ana")});
        const auto* opened = led.front().as<events::LinkOpened>();
        QCOMPARE(opened->paytable->text(), std::string("A"));
        QCOMPARE(opened->ruleSet->text(), std::string("mlgca-let-it-ride"));
        QVERIFY(opened->wagers == (std::vector{core::Cents{100}, core::Cents{500}}));
        Submission second;
        second.table = "T02";
        QVERIFY(answered(fixture.file(second)) == LinkService::Open);
        // It suspends the link, and is told so at once.
        Submission third;
        third.table = "T03";
        third.rate = "0.04";
        QVERIFY(answered(fixture.file(third)) == LinkService::Suspended);
        QVERIFY(fixture.link().service == LinkService::Suspended);
    }

    void limitsAreTheSameInWhateverOrderTheyAreWritten() {
        meter::Setup setup;
        setup.limits[linkId()] = {{levelName("major"), core::Cents{3'000'000}},
                                  {levelName("mega"), core::Cents{9'000'000}},
                                  {levelName("main"), core::Cents{1}}};
        MeterFixture fixture(setup);
        Submission three;
        three.paytable = "E";
        fixture.open({"T01"}, three);
        QVERIFY(fixture.level("mega").limit == core::Cents{9'000'000});
        QVERIFY(!meter::limitsDiffer(fixture.state, linkId(), fixture.link()));
        fixture.take(meter::CloseLink{linkId(), person("s-ana"), {}});
        QVERIFY(refusal(fixture.take(meter::OpenLink{linkId(), person("s-ana")})).empty());
        // A controller that is started with others goes on with what is in force.
        setup.limits[linkId()].clear();
        fixture.state.setup = std::make_shared<const meter::Setup>(setup);
        QVERIFY(meter::limitsDiffer(fixture.state, linkId(), fixture.link()));
        QVERIFY(fixture.level("mega").limit == core::Cents{9'000'000});
    }

    // Whoever is followed and locked wagers for an open link: the money is the meter's.
    void aTableWhoseFilingCannotBeReadStillCounts() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.say("T07",
                    events::ConfigurationLoaded{*events::RuleSetId::parse("x"), {"?"}, {}, 0});
        fixture.contribute("T07", 1, {100});
        fixture.claim("T07", 1, 10);
        QCOMPARE(fixture.level().byTable.at(tableId("T07")).value(), 5'000'000LL);
        QCOMPARE(fixture.amountOf("T07", 1), 100'000LL);
    }

    void documentsAreNumberedWithoutGaps() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        events::PayoutDocumentRequested asked;
        asked.amount = core::Cents{300'000};
        for (std::uint64_t number = 1; number <= 3; ++number) {
            asked.claim = {tableId(number == 2 ? "T02" : "T01"), number};
            const auto led = fixture.say(asked.claim.table.text(), asked);
            const auto* document = only<events::PayoutDocumentIssued>(led);
            QVERIFY(document != nullptr);
            QCOMPARE(document->number.value, number);
            QVERIFY(document->claim == asked.claim && document->amount == asked.amount);
        }
        const auto led = fixture.say(
            "T01", events::PayoutDocumentRejected{{tableId("T01"), 3}, {3}, person("s-ana"), {}});
        QVERIFY(only<events::PayoutDocumentVoided>(led) != nullptr);
        events::PayoutDocumentIssued gap;
        gap.number = {5};
        meter::State state = fixture.state;
        QVERIFY(!meter::tryApply(state, gap));
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void whatCannotBeIsRefused() {
        MeterFixture fixture;
        fixture.open({"T01"});
        QVERIFY(!refusal(fixture.claim("T01", 1, 200)).empty());
        QVERIFY(!refusal(fixture.take(meter::OpenLink{linkId("LINK9"), person("s-ana")})).empty());
        QVERIFY(!refusal(fixture.take(meter::OpenLink{linkId(), person("s-ana")})).empty());
        QVERIFY(!refusal(fixture.say("T01", events::ContributionsMade{linkId("LINK9"), {1}, {}}))
                     .empty());
    }
};

QTEST_APPLESS_MAIN(TestLinks)
#include "tst_links.moc"
