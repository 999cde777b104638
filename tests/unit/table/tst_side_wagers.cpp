#include "tests/unit/table/handed_over.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// What is bet besides the base wagers, and what has to lie there with it.
class TestSideWagers : public QObject {
    Q_OBJECT

private slots:
    void needsTheBaseWagersForASideWager_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("wager");
        const auto row = [](const Cited& cited, Wager wager) {
            const std::string tag = std::string(cited.ruleSet) + " " + std::string(cited.section);
            QTest::newRow(tag.c_str())
                << QString::fromStdString(std::string(cited.ruleSet)) << int(wager);
        };
        row({"comar-let-it-ride", ".07E(3)/2"}, Wager::FiveCard);
        row({"comar-let-it-ride", ".07E(4)/2"}, Wager::ThreeCard);
        row({"comar-let-it-ride", ".07E(5)/2"}, Wager::SixCard);
        row({"comar-let-it-ride", ".07E(6)(a)"}, Wager::Progressive);
        row({"mlgca-let-it-ride", "ch. 7E(3)/2"}, Wager::FiveCard);
        row({"mlgca-let-it-ride", "ch. 7E(4)/2"}, Wager::ThreeCard);
        row({"mlgca-let-it-ride", "ch. 7E(5)/2"}, Wager::SixCard);
        row({"mlgca-let-it-ride", "ch. 7E(6)(a)"}, Wager::Progressive);
    }
    void needsTheBaseWagersForASideWager() {
        QFETCH(QString, ruleSet);
        QFETCH(int, wager);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wager(1, static_cast<Wager>(wager), 100);
        fixture.lock({2});
        QVERIFY(isHandedOver(fixture));
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("it goes back")});
        QVERIFY(fixture.told<events::WagerWithdrawn>()->wager == static_cast<Wager>(wager));
    }

    void findsSideWagersOfAnotherAmount_data() {
        QTest::addColumn<int>("wager");
        QTest::addColumn<int>("cents");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("five card $1") << int(Wager::FiveCard) << 100 << true;
        QTest::newRow("five card $2") << int(Wager::FiveCard) << 200 << false;
        QTest::newRow("progressive $5") << int(Wager::Progressive) << 500 << true;
        QTest::newRow("progressive $2") << int(Wager::Progressive) << 200 << false;
    }
    void findsSideWagersOfAnotherAmount() {
        QFETCH(int, wager);
        QFETCH(int, cents);
        QFETCH(bool, accepted);
        TableFixture fixture = openedFor("mlgca-let-it-ride");
        fixture.bet(1, 500);
        fixture.wager(1, static_cast<Wager>(wager), cents);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(isHandedOver(fixture), !accepted);
        if (accepted)
            return;
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("it goes back")});
        const table::SeatState& seat = fixture.state().round->seat({1});
        QVERIFY(seat.at(static_cast<Wager>(wager)) == Cents{});
        QVERIFY(seat.at(Wager::Bet3) == Cents{500}); // The base wagers play.
    }

    void keepsSideWagersWithinTheFiledLimits_data() {
        QTest::addColumn<int>("cents");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("below") << 499 << false;
        QTest::newRow("least") << 500 << true;
        QTest::newRow("most") << 1000 << true;
        QTest::newRow("above") << 1001 << false;
    }
    void keepsSideWagersWithinTheFiledLimits() {
        QFETCH(int, cents);
        QFETCH(bool, accepted);
        TableFixture fixture{makeSetup(submissionText("comar-let-it-ride") +
                                       "[limits.six_card]\nmin = 500\nmax = 1000\n")};
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::SixCard, cents);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(isHandedOver(fixture), !accepted);
    }
};

QTEST_APPLESS_MAIN(TestSideWagers)
#include "tst_side_wagers.moc"
