#include "pit-console/core/pictures/table_views.h"
#include "tests/support/tables/table_fixture.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using events::Choice;
using events::Wager;

namespace {

// What lies before a seat, in words: "bet1 withdraw".
QStringList wagersAt(const support::TableFixture& fixture, std::size_t seat) {
    const TablePicture picture = pictureOf({}, LiveTable{fixture.state()}, {}, {});
    QStringList told;
    for (const WagerOnLayout& one : picture.seats.at(seat - 1).wagers) {
        const auto choice = one.choice ? core::enumName(*one.choice) : std::string_view("-");
        const auto wager = core::enumName(one.wager);
        told << QString("%1 %2").arg(QLatin1String(wager.data(), int(wager.size())),
                                     QLatin1String(choice.data(), int(choice.size())));
    }
    return told;
}

} // namespace

class TestTablePicture : public QObject {
    Q_OBJECT

private slots:
    void showsWhatWasTakenBackAmongTheWagersOfTheGame() {
        support::TableFixture fixture(
            support::makeSetup(support::submissionText("mlgca-let-it-ride")));
        fixture.open();
        fixture.lock({2});
        fixture.deal();
        QCOMPARE(wagersAt(fixture, 2), QStringList({"bet1 -", "bet2 -", "bet3 -"}));
        fixture.decideAll(Wager::Bet1, Choice::Withdraw);
        QCOMPARE(wagersAt(fixture, 2), QStringList({"bet1 withdraw", "bet2 -", "bet3 -"}));
        QCOMPARE(wagersAt(fixture, 3), QStringList());
    }

    void showsTheRunsOfTheGameThatHasThem() {
        support::TableFixture fixture(
            support::makeSetup(support::submissionText("mlgca-run-em-twice")));
        fixture.open();
        fixture.lock({2});
        fixture.deal();
        fixture.decideAll(Wager::Run1, Choice::Bet, 1);
        QCOMPARE(wagersAt(fixture, 2), QStringList({"ante1 -", "ante2 -", "run1 bet"}));
    }
};

QTEST_GUILESS_MAIN(TestTablePicture)
#include "tst_table_picture.moc"
