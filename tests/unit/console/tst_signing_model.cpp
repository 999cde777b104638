#include "pit-console/core/offers/offer_list.h"
#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/words/argument_words.h"
#include "pit-console/viewmodels/words/words.h"
#include "tests/unit/console/signing_fixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::support;
using staff::Action;

// What is signed at a table.
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

    // "10010,50" was signed as another sum when its comma was left out.
    void anAmountIsSignedAsItWasTypedOrNotAtAll() {
        TableCase floor;
        ActionOffer offer;
        offer.request.action = Action::CorrectMeter;
        offer.request.addressee = named<core::PartyId>("METER");
        offer.request.object = staff::objectOf(*events::LinkId::parse("LINK1"));
        offer.allowed = true;
        offer.blanks = {money({core::Cents{1'000'000}, core::Cents{900'000}, core::Cents{200'000}}),
                        console::words(staff::Argument::Reason)};
        SigningModel signing(Asker::Orders);
        signing.sender().connectTo(floor.source);
        signing.ask(offer, {});
        const auto sign = [&](const char* amount) {
            signing.sign({{"amount", amount}, {"reason", "lost power"}}, "words");
        };
        QVERIFY(signing.amountProblem("10010,50").contains("10010,50"));
        sign("10010,50");
        QVERIFY(floor.source.acts().empty());
        QVERIFY(signing.problem().contains("10010,50"));
        QCOMPARE(signing.amountProblem("10,010.50"), QString());
        QCOMPARE(signing.amountWarning("10,010.50"), QString());
        QVERIFY(signing.amountWarning("8999.99").contains("$9,000.00"));
        QCOMPARE(signing.amountProblem("8999.99"), QString());
        QVERIFY(signing.amountProblem("12000.01").contains("$2,000.00"));
        QVERIFY(signing.amountProblem("").size() > 0);
        sign("10,010.50");
        QCOMPARE(floor.source.acts().size(), std::size_t{1});
        QCOMPARE(floor.source.acts().at(0)->request.amount.value(), std::int64_t{1'001'050});
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
        floor.model.show(snapshotOf(floor, feed::Standing::Stale));
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
};

QTEST_APPLESS_MAIN(TestSigningModel)
#include "tst_signing_model.moc"
