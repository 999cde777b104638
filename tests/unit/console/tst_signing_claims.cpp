#include "pit-console/core/desk/link_offers.h"
#include "pit-console/viewmodels/meters/orders_model.h"
#include "shared/events/link_events.h"
#include "tests/unit/console/signing_fixture.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::support;
using staff::Action;

// What is signed about claims and meters.
class TestSigningClaims : public QObject {
    Q_OBJECT

private slots:
    void aClaimIsShownWithItsCardsAndItsAmount() {
        ClaimCase claim;
        claim.fix(claim.number, 1'200'000);
        claim.look();
        claim.model.actions()->ask(keyIn(*claim.model.actions(), "Approve"));
        QCOMPARE(fact(claim.signing, "Amount"), QString("$12,000.00"));
        QCOMPARE(fact(claim.signing, "Table"), QString("T01"));
        QCOMPARE(fact(claim.signing, "Claim"), QString("T01-%1, seat 1").arg(claim.number));
        QCOMPARE(fact(claim.signing, "Envy"),
                 QString("seat 3: $5,000.00").replace(' ', QChar(QChar::Nbsp)));
        QCOMPARE(claim.signing.cards().size(), 5);
    }

    void anAmountThatIsFixedMeanwhileIsToldInWords() {
        ClaimCase claim;
        claim.model.actions()->ask(keyIn(*claim.model.actions(), "Note a dispute"));
        QCOMPARE(fact(claim.signing, "Amount"), QString("waits for the meter"));
        claim.fix(claim.number, 1'200'000);
        claim.look();
        QCOMPARE(claim.signing.overtaken(), QString("The amount is another one by now"));
        claim.signing.sign({{"reason", "the seat"}}, "secret");
        QVERIFY(claim.source.acts().empty());
    }

    void aClaimThatHasEndedIsNotReplacedByAnother() {
        ClaimCase claim;
        claim.toPayment(claim.number, 1'200'000);
        claim.look();
        QVERIFY(claim.model.queue()->rows()->count() > 1);
        claim.model.actions()->ask(keyIn(*claim.model.actions(), "Note a dispute"));
        claim.pay(claim.number);
        claim.payEnvy(claim.number, 3);
        claim.look();
        const QString name = "T01-" + QString::number(claim.number);
        QCOMPARE(claim.signing.overtaken(), QString("Claim %1 is not open any more").arg(name));
        claim.signing.sign({{"reason", "the seat"}}, "secret");
        QVERIFY(claim.source.acts().empty());
        // Nor on the page behind the dialog.
        QCOMPARE(claim.model.queue()->chosen(), name);
        QCOMPARE(claim.model.queue()->endedText(),
                 QString("Claim %1 is not open any more").arg(name));
        QVERIFY(claim.model.actions()->allowed()->isEmpty() &&
                claim.model.actions()->refused()->isEmpty());
        QCOMPARE(claim.model.claim()->title(), QString());
    }

    void whoIsShownFirstStaysShown() {
        ClaimFixture fixture({100, 0, 500});
        JackpotsModel model;
        model.show(snapshotOf(fixture));
        const QString first = model.queue()->chosen();
        QVERIFY(!first.isEmpty());
        Snapshot without = snapshotOf(fixture);
        without.claims.erase(without.claims.begin());
        model.show(without);
        QCOMPARE(model.queue()->chosen(), first);
        without.claims.clear();
        model.show(without);
        QCOMPARE(model.queue()->chosen(), QString());
    }

    void anOrderIsAnsweredOnce() {
        CommandLog source;
        OrdersModel model;
        model.connectTo(source);
        model.setLink("LINK1");
        const core::PartyId meter = named<core::PartyId>("METER");
        LinkPicture link;
        link.link = named<events::LinkId>("LINK1");
        link.controller = meter;
        link.standing = feed::Standing::Fresh;
        link.service = events::LinkService::Open;
        const auto look = [&](const staff::Ledger& ledger) {
            const Requester requester{{}, nullptr, &ledger.docket()};
            Snapshot snapshot;
            link.actions = linkOffers(link, nullptr, ledger, requester, {});
            snapshot.links = {link};
            model.show(snapshot);
        };
        staff::Ledger ledger;
        events::LinkOpened opened;
        opened.link = link.link;
        opened.by = kSupervisor.person;
        ledger.apply(opened, {});
        const staff::Ledger before = ledger;
        staff::Statement order;
        order.id = {1};
        order.action = Action::CorrectMeter;
        order.addressee = meter;
        order.console = named<core::PartyId>("C01");
        order.object = staff::objectOf(link.link);
        order.amount = core::Cents{999'999};
        order.arguments = {{named<staff::ArgumentName>("level"), support::words("main")},
                           {named<staff::ArgumentName>("reason"), support::words("lost power")}};
        order.person = kSupervisor.person;
        ledger.apply(events::StaffActionAccepted{order.id,
                                                 order.person,
                                                 named<events::ActionName>("correct_meter"),
                                                 staff::statementBytes(order),
                                                 {}},
                     {});
        look(ledger);
        model.actions()->ask(keyIn(*model.actions(), "Approve the order"));
        SigningModel& signing = *model.actions()->signing();
        QCOMPARE(fact(signing, "Link"), QString("LINK1"));
        QCOMPARE(fact(signing, "Order"), QString("main to $9,999.99: lost power (sue)"));
        look(before);
        QCOMPARE(signing.overtaken(), QString("The order has been answered"));
        signing.sign({}, "secret");
        QVERIFY(source.acts().empty());
    }
};

QTEST_APPLESS_MAIN(TestSigningClaims)
#include "tst_signing_claims.moc"
