#include "pit-console/core/offers/table_offers.h"
#include "shared/wording/wording.h"
#include "tests/support/tables/table_fixture.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::support;
using events::Wager;

// What can be asked of a table, each offer as it would be signed.
class TestTableOffers : public QObject {
    Q_OBJECT

    static TableFixture counted(int chips, const std::vector<int>& wagering = {1, 4, 5}) {
        TableFixture fixture(makeSetup(submissionText("comar-let-it-ride")));
        fixture.open();
        fixture.bet(1, 500);
        for (const int seat : wagering) {
            if (seat != 1)
                fixture.bet(seat, 500);
            fixture.wager(seat, Wager::Progressive, 100);
        }
        fixture.give(table::CallNoMoreBets{});
        fixture.give(
            table::CountChips{Wager::Progressive, static_cast<std::uint16_t>(chips), std::nullopt});
        return fixture;
    }
    static std::string argument(const ActionOffer& offer, staff::Argument name) {
        const auto found = offer.request.arguments.find(name);
        return found == offer.request.arguments.end() ? std::string() : found->second.value();
    }
    static std::vector<ActionOffer> countOffers(const TableFixture& fixture) {
        auto offers = tableOffers(*core::PartyId::parse("T01"), fixture.state(), {}, fixture.now());
        std::erase_if(offers, [](const ActionOffer& offer) {
            return offer.request.action != staff::Action::ResolveChipCount;
        });
        return offers;
    }
    // Each as "agreed withdrawn".
    static std::vector<std::string> settlings(const TableFixture& fixture) {
        std::vector<std::string> found;
        for (const ActionOffer& offer : countOffers(fixture)) {
            if (!offer.allowed)
                qFatal("%s", wording::sentence(offer.objection.reason).c_str());
            found.push_back(argument(offer, staff::Argument::Agreed) + " " +
                            argument(offer, staff::Argument::Withdrawn));
        }
        return found;
    }

private slots:
    void aDisputedCountIsSettledSeatBySeat() {
        QCOMPARE(settlings(counted(2)), (std::vector<std::string>{"3 ", "2 1", "2 4", "2 5"}));
        QCOMPARE(settlings(counted(1)),
                 (std::vector<std::string>{"3 ", "1 1,4", "1 1,5", "1 4,5"}));
    }

    void aChipTooManyIsNoWager() {
        QCOMPARE(settlings(counted(4)), std::vector<std::string>{"3 "});
    }

    // The sensors tell of other wagers, so they would have told of this one.
    void aChipThatNoSensorSawIsNoWager() {
        const TableFixture fixture = counted(1, {});
        QCOMPARE(settlings(fixture), std::vector<std::string>{"0 "});
        QCOMPARE(countOffers(fixture).at(0).blanks.size(), std::size_t{1}); // The reason.
    }

    void seatsAreChosenWhereTheListWouldBeLong() {
        const TableFixture fixture = counted(4, {1, 2, 3, 4, 5, 6, 7});
        const auto offers = countOffers(fixture);
        QCOMPARE(offers.size(), std::size_t{2});
        QVERIFY(offers[0].allowed && offers[1].allowed);
        QCOMPARE(argument(offers[1], staff::Argument::Agreed), std::string("4"));
        const Blank& seats = offers[1].blanks.at(0);
        QVERIFY(seats.argument == staff::Argument::Withdrawn);
        QVERIFY(seats.kind == BlankKind::Seats && seats.many == 3);
        QCOMPARE(seats.choices.size(), std::size_t{7});
    }

    void aSettledRoundIsSettledWithItsWagers() {
        TableFixture fixture = counted(2);
        table::State state = fixture.state();
        state.round->phase = table::Phase::Settled;
        int offered = 0;
        for (const ActionOffer& offer :
             tableOffers(*core::PartyId::parse("T01"), state, {}, fixture.now()))
            offered += offer.request.action == staff::Action::ResolveChipCount ? 1 : 0;
        QCOMPARE(offered, 1);
    }

    void nothingIsOfferedWhereTheCountAgrees() { QVERIFY(settlings(counted(3)).empty()); }
};

QTEST_APPLESS_MAIN(TestTableOffers)
#include "tst_table_offers.moc"
