#include "pit-console/core/desk/link_offers.h"
#include "pit-console/core/state/pit_state.h"
#include "shared/wording/wording.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::tests;
using staff::Action;

// What can be ordered of a link, asked of the console's own fold of the controller's journal.
class TestLinkOffers : public QObject {
    Q_OBJECT

    struct Picture {
        PitState pit;
        staff::Ledger ledger;

        explicit Picture(const MeterFixture& fixture) {
            wire::Envelope entry;
            entry.at = fixture.now;
            for (const events::Event& event : fixture.journal)
                pit.apply(controller(), entry, event);
        }
        static core::PartyId controller() { return *core::PartyId::parse("METER"); }
        // As somebody of rank is answered.
        ActionOffer offer(Action action, const Requester& requester = {}) const {
            const meter::State* meters = pit.meters(controller());
            LinkPicture link;
            link.link = linkId();
            link.controller = controller();
            if (meters != nullptr)
                link = pictureOf(controller(), linkId(), *meters->find(linkId()));
            for (const ActionOffer& one :
                 linkOffers(link, meters, ledger, requester, MeterFixture().now))
                if (one.request.action == action)
                    return one;
            qFatal("no such offer");
        }
        std::string refusal(Action action) const {
            const ActionOffer found = offer(action);
            return found.allowed ? "allowed" : wording::sentence(found.objection.reason);
        }
    };

    static meter::Setup limited(std::int64_t cents) {
        meter::Setup setup;
        setup.limits[linkId()] = {{levelName("main"), core::Cents{cents}}};
        return setup;
    }
    static Submission withOtherRate(const char* table) {
        Submission submission;
        submission.table = table;
        submission.rate = "0.06";
        return submission;
    }
    static void close(MeterFixture& fixture) {
        fixture.take(meter::CloseLink{linkId(), person("s-ana"), core::Text::fitted("night")});
    }

private slots:
    void aLinkThatCanBeOpenedIsOffered() {
        MeterFixture fixture;
        fixture.file({});
        QCOMPARE(Picture(fixture).refusal(Action::OpenLink), std::string("allowed"));
    }

    void tablesThatDisagreeAreSaidBeforehand() {
        MeterFixture fixture;
        fixture.file({});
        fixture.file(withOtherRate("T02"));
        const Picture picture(fixture);
        const std::string reason =
            "tables T01 and T02 differ in levels, rates, initial or reset amounts";
        QCOMPARE(picture.refusal(Action::OpenLink), reason);
        QCOMPARE(picture.refusal(Action::ChangeParameters), reason);
    }

    void anOpenLinkCanBeClosedAndCorrected() {
        MeterFixture fixture;
        fixture.open({"T01"});
        const Picture picture(fixture);
        QCOMPARE(picture.refusal(Action::CloseLink), std::string("allowed"));
        QCOMPARE(picture.refusal(Action::CorrectMeter), std::string("allowed"));
    }

    // What an order changes is held against the limit of whoever is signed in.
    void whoseLimitIsTooSmallIsToldBeforehand() {
        MeterFixture fixture;
        fixture.open({"T01"});
        staff::Person vera{
            core::Text::fitted("Vera"), staff::Role::Supervisor, core::Cents{100}, {}, true};
        const Requester requester{person("s-vera"), &vera, nullptr};
        const Picture open(fixture);
        const ActionOffer correction = open.offer(Action::CorrectMeter, requester);
        QVERIFY(correction.allowed); // How much it changes is not known yet.
        const auto& bounds = correction.blanks.front().bounds;
        QVERIFY(bounds && bounds->now == core::Cents{1'000'000});
        QVERIFY(bounds->reset == core::Cents{1'000'000} && bounds->mostChange == core::Cents{100});
        close(fixture);
        fixture.file(withOtherRate("T01"));
        const Picture closed(fixture);
        const ActionOffer change = closed.offer(Action::ChangeParameters, requester);
        QVERIFY(!change.allowed);
        // A rate of 6 % where it was 5 %: a sixth of $10,000.
        QCOMPARE(wording::sentence(change.objection.reason),
                 std::string("it changes $1,666.67, and the limit of s-vera is $1.00"));
        vera.limit = core::Cents{166'667};
        QVERIFY(closed.offer(Action::ChangeParameters, requester).allowed);
    }

    void otherParametersTakeAnOrderFirst() {
        MeterFixture fixture;
        fixture.open({"T01"});
        close(fixture);
        fixture.file(withOtherRate("T01"));
        const Picture picture(fixture);
        QCOMPARE(picture.refusal(Action::OpenLink),
                 std::string("its parameters changed: that takes an order of two people"));
        QCOMPARE(picture.refusal(Action::ChangeParameters), std::string("allowed"));
    }

    void aLevelWithMoneyInItDoesNotGoAway() {
        MeterFixture fixture;
        fixture.open({"T01"});
        close(fixture);
        Submission other;
        other.paytable = "E";
        fixture.file(other);
        QCOMPARE(Picture(fixture).refusal(Action::ChangeParameters),
                 std::string("level main still holds money"));
    }

    // The limits to come are the controller's own settings; those in force are in its journal.
    void limitsInForceAreKnownAndTheNextOnesAreNot() {
        MeterFixture fixture(limited(2'000'000));
        fixture.open({"T01"});
        close(fixture);
        const Picture picture(fixture);
        QCOMPARE(picture.refusal(Action::OpenLink), std::string("allowed"));
        QCOMPARE(picture.refusal(Action::ChangeParameters), std::string("allowed"));
    }

    void aJournalThatContradictsItselfIsNotAsked() {
        MeterFixture fixture;
        fixture.file({});
        fixture.file(withOtherRate("T02"));
        fixture.journal.emplace_back(events::MeterReseeded{
            linkId(), levelName("main"), events::ClaimId{tableId("T01"), 1}, {}, micro(1)});
        const Picture picture(fixture);
        QVERIFY(picture.pit.meters(Picture::controller()) == nullptr);
        QCOMPARE(picture.refusal(Action::OpenLink), std::string("allowed"));
        QCOMPARE(picture.refusal(Action::CloseLink), std::string("allowed"));
    }

    // A link that was never opened has no limits in force that others could differ from.
    void aLinkThatWasNeverOpenedHasNothingToChange() {
        MeterFixture fixture;
        fixture.file({});
        QCOMPARE(Picture(fixture).refusal(Action::ChangeParameters),
                 std::string("the tables file what the link has"));
    }
};

QTEST_GUILESS_MAIN(TestLinkOffers)
#include "tst_link_offers.moc"
