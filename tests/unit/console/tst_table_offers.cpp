#include "pit-console/core/table_offers.h"
#include "tests/support/table_bench.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::support;
using events::Wager;

// What can be asked of a table, each offer as it would be signed.
class TestTableOffers : public QObject {
    Q_OBJECT

    static TableBench counted(int chips) {
        TableBench bench(makeSetup(submissionText("comar-let-it-ride")));
        bench.open();
        for (const int seat : {1, 4, 5}) {
            bench.bet(seat, 500);
            bench.wager(seat, Wager::Progressive, 100);
        }
        bench.give(table::CallNoMoreBets{});
        bench.give(
            table::CountChips{Wager::Progressive, static_cast<std::uint16_t>(chips), std::nullopt});
        return bench;
    }
    static std::string argument(const ActionOffer& offer, const char* name) {
        const auto found = offer.request.arguments.find(*events::ActionName::parse(name));
        return found == offer.request.arguments.end() ? std::string() : found->second.value();
    }
    // Each as "agreed withdrawn".
    static std::vector<std::string> settlings(const TableBench& bench) {
        std::vector<std::string> found;
        for (const ActionOffer& offer :
             tableOffers(*core::PartyId::parse("T01"), bench.state(), {}, bench.now())) {
            if (offer.request.action != staff::Action::ResolveChipCount)
                continue;
            if (!offer.allowed)
                qFatal("%s", offer.reason.c_str());
            found.push_back(argument(offer, "agreed") + " " + argument(offer, "withdrawn"));
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

    void nothingIsOfferedWhereTheCountAgrees() { QVERIFY(settlings(counted(3)).empty()); }
};

QTEST_APPLESS_MAIN(TestTableOffers)
#include "tst_table_offers.moc"
