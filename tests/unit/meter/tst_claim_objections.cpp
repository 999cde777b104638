#include "shared/meter/refusals.h"
#include "tests/unit/meter/meter_fixture.h"

#include <QTest>

#include <functional>

using namespace pitwatch;
using namespace pitwatch::tests;
using events::ClaimRaised;
using meter::MeterRefusal;

Q_DECLARE_METATYPE(std::function<void(ClaimRaised&)>)

// Root at a table writes what it likes in the table's name: a claim moves a meter as far as the
// paytable that was filed gives it, for a wager that was made, and once.
class TestClaimObjections : public QObject {
    Q_OBJECT

    using Change = std::function<void(ClaimRaised&)>;

    static std::optional<events::Code> refusedAs(const std::vector<events::Event>& led) {
        const auto* refused = only<events::CommandRefused>(led);
        if (refused == nullptr || led.size() != 1)
            return std::nullopt;
        return refused->reason.code;
    }
    static events::HandName hand(const char* name) { return *events::HandName::parse(name); }
    static events::EnvyLine envy(std::uint8_t seat, std::int64_t wager, std::int64_t amount) {
        return {{seat}, {1}, hand("straight_flush"), core::Cents{wager}, core::Cents{amount}, 0};
    }
    // What the claim leaves to others.
    static ClaimRaised envyOf(ClaimRaised claim, std::uint64_t number) {
        claim.claim.number = number;
        claim.stake = {};
        claim.basis = events::ClaimBasis::AboveThreshold;
        claim.link.reset();
        claim.level.reset();
        claim.percentPpm = 0;
        for (events::EnvyLine& line : claim.envy)
            line.claim = number;
        return claim;
    }
    // Seats 1 and 2 wager $5, seat 3 wagers $1.
    static MeterFixture played() {
        MeterFixture fixture;
        fixture.open({"T01"});
        fixture.contribute("T01", 1, {500, 500, 100});
        return fixture;
    }

private slots:
    void whatThePaytableGivesIsTaken() {
        MeterFixture fixture = played();
        ClaimRaised won = fixture.won("T01", 1, 10);
        won.envy = {envy(2, 500, 150'000), envy(3, 100, 30'000)};
        QVERIFY(only<events::MeterAmountFixed>(fixture.say("T01", won)) != nullptr);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void whatItDoesNotGiveMovesNoMeter_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<int>("why");
        const auto row = [](const char* name, MeterRefusal why, Change change) {
            QTest::newRow(name) << change << static_cast<int>(why);
        };
        const auto given = MeterRefusal::NotInPaytable;
        row("nearly all of the meter", given, [](auto& c) { c.percentPpm = 999'999; });
        row("all of it for a tenth's hand", given, [](auto& c) { c.percentPpm = 1'000'000; });
        row("a hand that wins nothing", given, [](auto& c) { c.hand = hand("high_card"); });
        row("a hand without a line", given, [](auto& c) { c.hand = hand("full_house"); });
        row("another level", given, [](auto& c) { c.level = levelName("minor"); });
        row("no level", given, [](auto& c) { c.level.reset(); });
        row("a link of others", given, [](auto& c) { c.link = linkId("LINK2"); });
        row("another paytable", given,
            [](auto& c) { c.paytable = *events::PaytableId::parse("D"); });
        row("another wager", given, [](auto& c) { c.wager = events::Wager::Bet1; });
        row("a stake that was not filed", given, [](auto& c) { c.stake = core::Cents{700}; });
        row("no stake", given, [](auto& c) { c.stake = {}; });
        row("an amount besides", given, [](auto& c) { c.fixedAmount = core::Cents{1}; });
        row("an amount instead", given, [](auto& c) {
            c.basis = events::ClaimBasis::AboveThreshold;
            c.fixedAmount = core::Cents{500'000};
        });
        row("more Envy", given, [](auto& c) { c.envy = {envy(2, 500, 150'001)}; });
        row("Envy of another hand", given, [](auto& c) {
            c.envy = {envy(2, 500, 500'000)};
            c.envy[0].hand = hand("royal_flush");
        });
        row("Envy for the own hand", given, [](auto& c) { c.envy = {envy(1, 500, 150'000)}; });
        row("Envy twice", given, [](auto& c) {
            c.envy = {envy(2, 500, 150'000), envy(2, 500, 150'000)};
        });
        const auto told = MeterRefusal::WagerNotTold;
        row("a round before", told, [](auto& c) { c.round = {0}; });
        row("a round to come", told, [](auto& c) { c.round = {2}; });
        row("a seat without a wager", told, [](auto& c) { c.seat = {4}; });
        row("a wager of another size", told, [](auto& c) { c.stake = core::Cents{100}; });
        row("Envy to no wager", told, [](auto& c) { c.envy = {envy(5, 500, 150'000)}; });
        row("Envy to a smaller wager", told, [](auto& c) { c.envy = {envy(3, 500, 150'000)}; });
    }
    void whatItDoesNotGiveMovesNoMeter() {
        QFETCH(Change, change);
        QFETCH(int, why);
        MeterFixture fixture = played();
        const auto before = fixture.state;
        ClaimRaised claim = fixture.won("T01", 1, 10);
        change(claim);
        const auto refused = refusedAs(fixture.say("T01", claim));
        QVERIFY(refused.has_value());
        QVERIFY(*refused == events::Code(static_cast<MeterRefusal>(why)));
        QVERIFY(fixture.state == before);
    }

    void aSeatIsClaimedOnceInARound() {
        MeterFixture fixture = played();
        ClaimRaised claim = fixture.won("T01", 1, 10);
        fixture.say("T01", claim);
        claim.claim.number = 2;
        QVERIFY(refusedAs(fixture.say("T01", claim)) == events::Code(MeterRefusal::ClaimedBefore));
        fixture.deny("T01", 1);
        claim.claim.number = 3;
        QVERIFY(only<events::MeterAmountFixed>(fixture.say("T01", claim)) != nullptr);
        fixture.say("T01", events::ClaimClosed{claim.claim, {}});
        claim.claim.number = 4;
        QVERIFY(refusedAs(fixture.say("T01", claim)) == events::Code(MeterRefusal::ClaimedBefore));
        QVERIFY(only<events::MeterAmountFixed>(fixture.claim("T01", 5, 10)) != nullptr);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void aSeatIsClaimedOnceBeforeTheLinkOpens() {
        MeterFixture fixture;
        fixture.file({});
        fixture.contribute("T01", 1, {100});
        ClaimRaised claim = fixture.won("T01", 1, 10);
        QVERIFY(only<events::ClaimDeferred>(fixture.say("T01", claim)) != nullptr);
        claim.claim.number = 2;
        QVERIFY(refusedAs(fixture.say("T01", claim)) == events::Code(MeterRefusal::ClaimedBefore));
    }

    // What nobody has verified keeps no hand from being read; then it is too late for it.
    void aDeclaredHandDoesNotStandInTheWayOfTheOneThatIsRead() {
        MeterFixture fixture = played();
        ClaimRaised declared = fixture.won("T01", 1, 10);
        declared.declaredBy = person("d-ines");
        fixture.say("T01", declared);
        ClaimRaised read = declared;
        read.claim.number = 2;
        read.declaredBy.reset();
        QVERIFY(only<events::MeterAmountFixed>(fixture.say("T01", read)) != nullptr);
        const auto late =
            fixture.say("T01", events::ClaimVerified{declared.claim, person("f-omar"), {}, {}});
        QVERIFY(refusedAs(late) == events::Code(MeterRefusal::ClaimedBefore));
    }

    // A table without sensors tells of no wagers: people see the hand before the meter moves.
    void aDeclaredHandNeedsNoContributionButALineOfThePaytable() {
        MeterFixture fixture;
        fixture.open({"T01"});
        ClaimRaised declared = fixture.won("T01", 1, 10);
        declared.round = {40};
        declared.declaredBy = person("d-ines");
        ClaimRaised wrong = declared;
        wrong.percentPpm = 500'000;
        QVERIFY(refusedAs(fixture.say("T01", wrong)) == events::Code(MeterRefusal::NotInPaytable));
        fixture.say("T01", declared);
        QVERIFY(only<events::MeterAmountFixed>(fixture.say(
                    "T01", events::ClaimVerified{declared.claim, person("f-omar"), {}, {}})) !=
                nullptr);
    }

    void aWagerThatWasWithdrawnWinsNothing() {
        MeterFixture fixture = played();
        const ClaimRaised claim = fixture.won("T01", 1, 10);
        fixture.withdraw("T01", 1, 500);
        QVERIFY(refusedAs(fixture.say("T01", claim)) == events::Code(MeterRefusal::WagerNotTold));
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void aRoundThatIsVoidWinsNothing() {
        MeterFixture fixture = played();
        const ClaimRaised claim = fixture.won("T01", 1, 10);
        fixture.voidRound("T01", 1);
        QVERIFY(refusedAs(fixture.say("T01", claim)) == events::Code(MeterRefusal::WagerNotTold));
    }

    void theRoundPaysByWhatWasFiledWhenItWasLocked() {
        MeterFixture fixture = played();
        const ClaimRaised claim = fixture.won("T01", 1, 10);
        Submission other;
        other.paytable = "E";
        fixture.file(other);
        ClaimRaised byTheNew = claim;
        byTheNew.paytable = *events::PaytableId::parse("E");
        byTheNew.level = levelName("major");
        byTheNew.percentPpm = 1'000'000;
        QVERIFY(refusedAs(fixture.say("T01", byTheNew)) ==
                events::Code(MeterRefusal::NotInPaytable));
        QVERIFY(only<events::MeterAmountFixed>(fixture.say("T01", claim)) != nullptr);
    }

    // A record of version 1 tells what a round wagered, not who did.
    void aRoundOfAnOlderRecordIsKnownWithoutItsSeats() {
        MeterFixture fixture;
        fixture.open({"T01"});
        events::ContributionApplied old{
            linkId(),
            tableId("T01"),
            {1},
            core::Cents{500},
            {{levelName("main"), micro(25'000'000), micro(1'000'025'000'000)}},
            {}};
        meter::apply(fixture.state, old);
        fixture.journal.push_back(old);
        ClaimRaised claim;
        {
            MeterFixture other = played();
            claim = other.won("T01", 1, 10);
        }
        ClaimRaised another = claim;
        another.round = {2};
        QVERIFY(refusedAs(fixture.say("T01", another)) == events::Code(MeterRefusal::WagerNotTold));
        QVERIFY(only<events::MeterAmountFixed>(fixture.say("T01", claim)) != nullptr);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    // Others are paid by the hand of somebody who made no progressive wager.
    void envyAloneIsClaimedWithoutAStake() {
        MeterFixture fixture = played();
        ClaimRaised claim = fixture.won("T01", 1, 10);
        claim.seat = {7};
        claim.stake = {};
        claim.basis = events::ClaimBasis::AboveThreshold;
        claim.link.reset();
        claim.level.reset();
        claim.percentPpm = 0;
        QVERIFY(refusedAs(fixture.say("T01", claim)) == events::Code(MeterRefusal::NotInPaytable));
        claim.envy = {envy(1, 500, 150'000), envy(3, 100, 30'000)};
        for (events::EnvyLine& line : claim.envy)
            line.forSeat = {7};
        QVERIFY(only<events::ClaimNoted>(fixture.say("T01", claim)) != nullptr);
    }

    // A denied claim leaves the Envy of others, maybe rounds later; people sign for it.
    void theEnvyOfADeniedClaimMayComeAfterItsRound() {
        MeterFixture fixture = played();
        ClaimRaised won = fixture.won("T01", 1, 10);
        won.envy = {envy(2, 500, 150'000), envy(3, 100, 30'000)};
        fixture.say("T01", won);
        fixture.contribute("T01", 2, {500});
        ClaimRaised rest = envyOf(won, 2);
        QVERIFY(refusedAs(fixture.say("T01", rest)) == events::Code(MeterRefusal::WagerNotTold));
        fixture.deny("T01", 1);
        QVERIFY(only<events::ClaimNoted>(fixture.say("T01", rest)) != nullptr);
        rest = envyOf(won, 3); // Once.
        QVERIFY(refusedAs(fixture.say("T01", rest)) == events::Code(MeterRefusal::WagerNotTold));
        fixture.deny("T01", 2);
        QVERIFY(refusedAs(fixture.say("T01", rest)) == events::Code(MeterRefusal::WagerNotTold));
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void nothingElseComesAfterItsRoundOrBeforeIt_data() {
        QTest::addColumn<Change>("change");
        const auto row = [](const char* name, Change change) { QTest::newRow(name) << change; };
        row("Envy of more", [](auto& c) { c.envy.push_back(envy(4, 500, 150'000)); });
        row("Envy twice", [](auto& c) { c.envy.push_back(c.envy.front()); });
        row("more Envy", [](auto& c) { c.envy[0].amount = core::Cents{49'999'999}; });
        row("Envy for a larger wager", [](auto& c) {
            c.envy[1].wager = core::Cents{500};
            c.envy[1].amount = core::Cents{150'000};
        });
        row("another hand", [](auto& c) { c.hand = hand("royal_flush"); });
        row("another seat", [](auto& c) { c.seat = {2}; });
        row("an amount besides", [](auto& c) {
            c.stake = core::Cents{500};
            c.fixedAmount = core::Cents{25'000};
            c.hand = hand("full_house");
        });
        row("a round to come", [](auto& c) { c.round = {501}; });
        row("a line of the paytable in a round to come", [](auto& c) {
            c.round = {501};
            c.stake = core::Cents{500};
            c.fixedAmount = core::Cents{25'000};
            c.hand = hand("full_house");
            c.envy.clear();
        });
        row("any amount in a round to come", [](auto& c) {
            c.round = {501};
            c.stake = core::Cents{500};
            c.fixedAmount = core::Cents{15'000'000};
            c.hand = hand("full_house");
            c.envy.clear();
        });
    }
    void nothingElseComesAfterItsRoundOrBeforeIt() {
        QFETCH(Change, change);
        MeterFixture fixture = played();
        ClaimRaised won = fixture.won("T01", 1, 10);
        won.envy = {envy(2, 500, 150'000), envy(3, 100, 30'000)};
        fixture.say("T01", won);
        fixture.contribute("T01", 2, {500});
        fixture.deny("T01", 1);
        ClaimRaised rest = envyOf(won, 2);
        change(rest);
        QVERIFY(refusedAs(fixture.say("T01", rest)).has_value());
    }

    // What a table confirms is what it told: the wager, the wagers of those with Envy, the cards.
    void whatIsConfirmedIsHeldAgainstWhatWasTold_data() {
        QTest::addColumn<Change>("declared");
        QTest::addColumn<QString>("cards");
        QTest::addColumn<bool>("taken");
        const Change none = [](auto&) {};
        QTest::newRow("as it was told") << none << "9h8h7h6h5h" << true;
        QTest::newRow("without its cards") << none << "" << true;
        QTest::newRow("a single card") << none << "2c" << false;
        QTest::newRow("another hand") << none << "9h8h7h6h4h" << false;
        QTest::newRow("another stake")
            << Change([](auto& c) { c.stake = core::Cents{100}; }) << "9h8h7h6h5h" << false;
        QTest::newRow("Envy of wagers that were made")
            << Change([](auto& c) { c.envy = {envy(2, 500, 150'000)}; }) << "9h8h7h6h5h" << true;
        QTest::newRow("Envy of wagers that were not")
            << Change([](auto& c) { c.envy = {envy(5, 500, 150'000)}; }) << "9h8h7h6h5h" << false;
    }
    void whatIsConfirmedIsHeldAgainstWhatWasTold() {
        QFETCH(Change, declared);
        QFETCH(QString, cards);
        QFETCH(bool, taken);
        MeterFixture fixture = played();
        ClaimRaised claim = fixture.won("T01", 1, 10);
        claim.declaredBy = person("d-ines");
        declared(claim);
        fixture.say("T01", claim);
        events::ClaimConfirmed confirmed{claim.claim, {}};
        for (qsizetype at = 0; at < cards.size(); at += 2)
            confirmed.cards.push_back(*cards::Card::parse(cards.mid(at, 2).toStdString()));
        QCOMPARE(only<events::MeterAmountFixed>(fixture.say("T01", confirmed)) != nullptr, taken);
        QVERIFY(fixture.replayed() == fixture.state);
    }

    void aWagerThatWasWithdrawnIsNotConfirmed() {
        MeterFixture fixture = played();
        ClaimRaised claim = fixture.won("T01", 1, 10);
        claim.declaredBy = person("d-ines");
        fixture.say("T01", claim);
        fixture.withdraw("T01", 1, 500);
        QVERIFY(refusedAs(fixture.say("T01", events::ClaimConfirmed{claim.claim, {}})) ==
                events::Code(MeterRefusal::WagerNotTold));
    }

    // A round that was made void is not told again under its number.
    void aRoundIsToldOnceWhateverBecameOfIt() {
        MeterFixture fixture = played();
        fixture.voidRound("T01", 1);
        QVERIFY(refusedAs(fixture.contribute("T01", 1, {500})) ==
                events::Code(MeterRefusal::RoundToldBefore));
        QVERIFY(only<events::ContributionApplied>(fixture.contribute("T01", 2, {500})) != nullptr);
    }

    void aWagerThatWasPaidIsNotPaidAgain() {
        MeterFixture fixture = played();
        ClaimRaised small = fixture.won("T01", 1, 10);
        small.basis = events::ClaimBasis::AboveThreshold;
        small.link.reset();
        small.level.reset();
        small.percentPpm = 0;
        small.hand = hand("full_house");
        small.fixedAmount = core::Cents{25'000};
        QVERIFY(only<events::ClaimNoted>(fixture.say("T01", small)) != nullptr);
        fixture.say("T01", events::ClaimClosed{small.claim, {}});
        QVERIFY(fixture.state.claims.empty());
        MeterFixture other = played();
        ClaimRaised large = other.won("T01", 2, 100);
        QVERIFY(large.seat == small.seat && large.round == small.round);
        QVERIFY(refusedAs(fixture.say("T01", large)) == events::Code(MeterRefusal::ClaimedBefore));
        QVERIFY(fixture.replayed() == fixture.state);
    }

    // Nobody deals so many rounds, and every claim takes people's signatures to be rid of it.
    void openClaimsHaveAnEnd() {
        MeterFixture fixture;
        fixture.open({"T01", "T02"});
        std::uint64_t number = 0;
        while (number < 200)
            QVERIFY(only<events::ClaimNoted>(fixture.claim("T01", ++number, 10)) != nullptr);
        QVERIFY(refusedAs(fixture.claim("T01", ++number, 10)) ==
                events::Code(MeterRefusal::TooManyClaims));
        QVERIFY(only<events::ClaimNoted>(fixture.claim("T02", 1, 10)) != nullptr);
        fixture.deny("T01", 7);
        QVERIFY(only<events::ClaimNoted>(fixture.claim("T01", ++number, 10)) != nullptr);
        QCOMPARE(fixture.state.claims.size(), std::size_t{201});
    }

    // Numbers of rounds only grow: who was paid in the last of them is enough to know.
    void whoWasPaidIsKnownOfTheLastRoundsAndNoneBefore() {
        meter::TableRounds rounds;
        for (std::uint64_t round = 1; round <= 1'000; ++round)
            rounds.notePaid({round}, {1});
        QCOMPARE(rounds.paid.size(), meter::TableRounds::kMostPaid);
        QVERIFY(rounds.wasPaid({1'000}, {1}) && !rounds.wasPaid({1'000}, {2}));
        QVERIFY(!rounds.wasPaid({1'001}, {1}));
        QVERIFY(rounds.wasPaid({3}, {2})); // Nobody knows.
    }
};

QTEST_APPLESS_MAIN(TestClaimObjections)
#include "tst_claim_objections.moc"
