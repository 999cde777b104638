#include "pit-console/core/desk/link_offers.h"
#include "pit-console/core/pictures/table_views.h"
#include "pit-console/viewmodels/claims/jackpots_model.h"
#include "pit-console/viewmodels/meters/orders_model.h"
#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/table/table_model.h"
#include "pit-console/viewmodels/words/argument_words.h"
#include "pit-console/viewmodels/words/words.h"
#include "shared/events/link_events.h"
#include "tests/support/tables/claim_fixture.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <sstream>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::support;
using staff::Action;

namespace {

// Keeps what was sent; the test answers.
class CommandLog final : public Source {
public:
    void start(Callback) override {}
    void stop() override {}
    void send(UserCommand command) override { all.push_back(std::move(command)); }

    std::vector<const Act*> acts() const {
        std::vector<const Act*> found;
        for (const UserCommand& command : all)
            if (const Act* act = std::get_if<Act>(&command))
                found.push_back(act);
        return found;
    }
    std::vector<UserCommand> all;
};

staff::Docket docketOf(const TableFixture& fixture) {
    staff::Docket docket;
    docket.expect(staff::objectOf(named<core::TableId>("T01")));
    for (const Recorded& entry : fixture.journal())
        docket.apply(entry.event, entry.at);
    return docket;
}

// What the page is shown of the table as it is now.
Snapshot snapshotOf(const TableFixture& fixture, Freshness freshness = Freshness::Live) {
    const staff::Docket docket = docketOf(fixture);
    const Requester requester{{}, nullptr, &docket};
    Snapshot snapshot;
    snapshot.brokerConnected = true;
    snapshot.at = fixture.now();
    TableSummary summary{named<core::PartyId>("T01"), freshness, {}};
    snapshot.tables.push_back(summary);
    snapshot.watched = pictureOf(summary, LiveTable{fixture.state()}, requester, fixture.now());
    addClaims(snapshot.claims, summary, fixture.state(), requester, fixture.now());
    return snapshot;
}

QString keyIn(ActionsModel& actions, const QString& title, const QString& about = {}) {
    for (const Rows<ActionRow>* rows : {actions.allowed(), actions.refused()})
        for (const ActionRow& row : rows->all())
            if (row.title == title && (about.isEmpty() || row.about == about))
                return row.offer;
    qFatal("%s is not offered", qPrintable(title));
}

QString fact(SigningModel& signing, const QString& label) {
    for (const FactRow& row : signing.facts()->all())
        if (row.label == label)
            return row.value;
    return {};
}

struct TableCase : TableFixture {
    CommandLog source;
    TableModel model;
    SigningModel& signing = *model.actions()->signing();

    explicit TableCase(std::string_view ruleSet = "mlgca-let-it-ride")
        : TableFixture(makeSetup(submissionText(ruleSet))) {
        open();
        model.connectTo(source);
        look();
    }
    void look() { model.show(snapshotOf(*this)); }
    void ask(const QString& title, const QString& about = {}) {
        model.actions()->ask(keyIn(*model.actions(), title, about));
    }
    void sign(const QVariantMap& filled = {{"reason", "because"}}) {
        signing.sign(filled, "secret");
    }
};

struct ClaimCase : ClaimFixture {
    CommandLog source;
    JackpotsModel model;
    SigningModel& signing = *model.actions()->signing();
    std::uint64_t number = claimOf(1);

    ClaimCase() : ClaimFixture({100, 0, 500}) {
        model.connectTo(source);
        model.queue()->choose("T01-" + QString::number(number));
        look();
    }
    void look() { model.show(snapshotOf(*this)); }
};

} // namespace

class TestSigningModel : public QObject {
    Q_OBJECT

private slots:
    void signsExactlyWhatItShows() {
        TableCase floor;
        floor.bet(2, 500);
        floor.look();
        floor.ask("Void the round");
        QVERIFY(floor.signing.isOpen());
        QCOMPARE(floor.signing.title(), QString("Void the round"));
        QCOMPARE(fact(floor.signing, "Table"), QString("T01"));
        QCOMPARE(fact(floor.signing, "Round"), QString("1"));
        floor.sign({{"reason", " a card fell "}});
        const Act& act = *floor.source.acts().at(0);
        QVERIFY(act.request.action == Action::VoidRound);
        QCOMPARE(act.request.object.id.value(), std::string("1"));
        QVERIFY(act.request.objectHash == docketOf(floor).find(act.request.object)->hash);
        QCOMPARE(act.request.arguments.begin()->second.value(), std::string("a card fell"));
    }

    // A jam puts rows before the one that was pressed, and takes others away.
    void rowsThatComeAndGoChangeNothing() {
        TableCase floor;
        floor.ask("Order a shuffle", "Red deck");
        floor.give(table::JamReported{false, support::words("a bent card")});
        floor.look();
        QCOMPARE(floor.signing.overtaken(), QString());
        floor.sign();
        QVERIFY(floor.source.acts().at(0)->request.action == Action::OrderShuffle);
        QCOMPARE(floor.source.acts().at(0)->request.object.id.value(), std::string("red"));
    }

    void aRoundThatIsOverIsNotVoided() {
        TableCase floor;
        floor.bet(2, 500);
        floor.look();
        floor.ask("Void the round");
        floor.wholeRound({2});
        floor.bet(2, 500);
        QCOMPARE(floor.state().round->id.value, std::uint64_t{2});
        floor.look();
        QCOMPARE(floor.signing.overtaken(), QString("Round 1 is over"));
        QVERIFY(floor.signing.isOpen());
        floor.sign();
        QVERIFY(floor.source.acts().empty());
    }

    void whatIsOverStaysOver() {
        TableCase floor("comar-let-it-ride"); // It has a shuffler.
        floor.give(table::JamReported{false, support::words("first")});
        floor.look();
        floor.ask("The jam is cleared");
        floor.give(table::ClearJam{kFloor});
        floor.look();
        QCOMPARE(floor.signing.overtaken(), QString("The jam has been cleared"));
        floor.wait(core::Millis{1000});
        floor.give(table::JamReported{false, support::words("second")});
        floor.look();
        QCOMPARE(floor.signing.overtaken(), QString("The jam has been cleared"));
        floor.sign();
        QVERIFY(floor.source.acts().empty());
    }

    void whichWagerWasNeverMadeIsToldInWords() {
        ActionOffer offer;
        offer.request.action = Action::ResolveChipCount;
        offer.request.addressee = named<core::PartyId>("T01");
        offer.request.object = staff::objectOf(events::RoundId{3});
        const auto set = [&](staff::Argument argument, const char* value) {
            offer.request.arguments[argument] = support::words(value);
        };
        set(staff::Argument::Wager, "progressive");
        set(staff::Argument::Agreed, "3");
        QCOMPARE(aboutText(offer), QString("Progr., as the sensors say: 3"));
        set(staff::Argument::Wager, "five_card");
        QCOMPARE(aboutText(offer), QString("5 card, as the sensors say: 3"));
        set(staff::Argument::Withdrawn, "4");
        QCOMPARE(aboutText(offer), QString("5 card, seat 4: the wager was never made"));
        set(staff::Argument::Withdrawn, "1,4");
        QCOMPARE(aboutText(offer), QString("5 card, seats 1, 4: the wagers were never made"));
        bool told = false;
        for (const FactRow& row : tableFacts(offer, {}))
            if (row.label == "Seats whose wager was never made")
                told = row.value == "1, 4";
        QVERIFY(told);
    }

    void aDisputeIsShownWithWhoNotedItAndWhen() {
        ClaimFixture fixture({100, 0, 500});
        const std::uint64_t claim = fixture.claimOf(1);
        fixture.fix(claim, 1'200'000);
        fixture.give(table::DisputeClaim{kFloor, claim, support::words("wrong hand")});
        const Snapshot snapshot = snapshotOf(fixture);
        QString shown;
        for (const ClaimPicture& picture : snapshot.claims)
            for (const ActionOffer& offer : picture.actions)
                if (offer.request.action == Action::ResolveDispute)
                    for (const FactRow& row : claimFacts(offer, picture))
                        if (row.label == "Dispute")
                            shown = row.value;
        QVERIFY2(shown.startsWith("wrong hand (" + QString::fromStdString(kFloor.person.text())),
                 qPrintable(shown));
    }

    void aFaultThatWasClosedIsToldInWords() {
        TableCase floor;
        floor.give(table::JamReported{false, support::words("a bent card")});
        floor.look();
        floor.ask("Close the fault with its cause");
        floor.give(
            table::CloseFault{kFloor, floor.state().faults.at(0).id, support::words("bent")});
        floor.look();
        QCOMPARE(floor.signing.overtaken(), QString("The fault has been closed"));
    }

    void aDeckThatWasReplacedIsToldInWords() {
        TableCase floor;
        floor.ask("Order a shuffle", "Red deck");
        floor.give(table::RemoveDeck{kFloor, events::DeckColour::Red,
                                     events::DeckRemovalReason::FloorpersonOrder, kDealer.person,
                                     kFloor.person});
        floor.wait(core::Millis{1000});
        floor.prepare(events::DeckColour::Red, "R-2");
        floor.look();
        QCOMPARE(floor.signing.overtaken(), QString("The deck was replaced or inspected anew"));
    }

    // The same row offers another action by now.
    void anActThatIsNotOfferedAnyMoreIsNotSigned() {
        TableCase floor("comar-let-it-ride"); // It has a shuffler.
        floor.ask("Cover it: out of order");
        floor.give(table::MarkOutOfOrder{kFloor, named<events::DeviceId>("shuffler"),
                                         events::OutOfOrderSign::Covered});
        floor.look();
        QVERIFY(!floor.signing.overtaken().isEmpty());
        floor.sign();
        QVERIFY(floor.source.acts().empty());
    }

    // Cards on the layout come and go; the object is the same all the time.
    void whatIsNotAllowedNowMayBeALittleLater() {
        TableCase floor;
        floor.ask("Order a shuffle", "Red deck");
        floor.lock({2});
        floor.deal();
        floor.look();
        QVERIFY(floor.signing.hindrance().startsWith("cards have been dealt from the deck"));
        floor.sign();
        QVERIFY(floor.source.acts().empty());
        floor.playOut();
        floor.endRound();
        floor.look();
        QCOMPARE(floor.signing.hindrance(), QString());
        QCOMPARE(floor.signing.overtaken(), QString());
    }

    void aTableThatIsNotHeardIsNotSignedFor() {
        TableCase floor;
        floor.ask("Order a shuffle", "Red deck");
        floor.model.show(snapshotOf(floor, Freshness::Stale));
        QVERIFY(!floor.signing.hindrance().isEmpty());
        floor.look();
        QCOMPARE(floor.signing.hindrance(), QString());
    }

    void aWrongPassphraseKeepsTheDialogOpen() {
        TableCase floor;
        floor.ask("Order a shuffle", "Red deck");
        QSignalSpy asked(&floor.signing, &SigningModel::asked);
        floor.sign();
        QVERIFY(floor.signing.busy());
        Snapshot refused = snapshotOf(floor);
        refused.outcomes = {{floor.source.acts().at(0)->id, false,
                             events::Phrase::quoted(support::words("the passphrase is wrong"))}};
        floor.model.show(refused);
        QVERIFY(floor.signing.isOpen() && !floor.signing.busy());
        QCOMPARE(floor.signing.problem(), QString("the passphrase is wrong"));
        QCOMPARE(floor.model.actions()->outcome(),
                 QString("Not signed: Order a shuffle. the passphrase is wrong"));
        QCOMPARE(asked.count(), 0); // Nothing typed was thrown away.
        floor.sign();
        QCOMPARE(floor.source.acts().size(), std::size_t{2});
        QVERIFY(floor.source.acts()[0]->request == floor.source.acts()[1]->request);
    }

    void theDialogClosesWhenItIsSigned() {
        TableCase floor;
        floor.ask("Order a shuffle", "Red deck");
        QSignalSpy sent(&floor.signing, &SigningModel::sent);
        floor.sign();
        Snapshot done = snapshotOf(floor);
        done.signedActions = {floor.source.acts().at(0)->id};
        floor.model.show(done);
        QVERIFY(!floor.signing.isOpen());
        QCOMPARE(sent.count(), 1);
        QCOMPARE(floor.model.actions()->outcome(), QString());
    }

    void whoClosesTheDialogSignsNothing() {
        TableCase floor;
        floor.ask("Order a shuffle", "Red deck");
        floor.sign();
        floor.signing.close();
        QVERIFY(!floor.signing.isOpen());
        const auto* cancelled = std::get_if<Cancel>(&floor.source.all.back());
        QVERIFY(cancelled != nullptr && cancelled->id == floor.source.acts().at(0)->id);
    }

    void anOfferThatIsGoneOpensNothing() {
        TableCase floor;
        floor.bet(2, 500);
        floor.look();
        const QString key = keyIn(*floor.model.actions(), "Void the round");
        floor.wholeRound({2});
        floor.look();
        floor.model.actions()->ask(key);
        QVERIFY(!floor.signing.isOpen());
    }

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
        link.freshness = Freshness::Live;
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
        order.arguments = {{named<events::ActionName>("level"), support::words("main")},
                           {named<events::ActionName>("reason"), support::words("lost power")}};
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

QTEST_APPLESS_MAIN(TestSigningModel)
#include "tst_signing_model.moc"
