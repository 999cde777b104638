#include "shared/events/all_events.h"
#include "tests/integration/console/clicks.h"

#include <QTest>

using namespace pitwatch;
using support::Clicks;

// Jackpots in the console's window, from the hand on a real table to the last Envy line.
class TestJackpotClicks : public QObject {
    Q_OBJECT

    support::ClickedSite m_site;
    Clicks m_hands{m_site};
    console::JackpotsModel& m_jackpots = *m_site.models().jackpots();

    void verifyAndApprove() {
        QVERIFY(Clicks::until(
            [this] { return m_jackpots.claim()->next() == "Verify the hand at the table"; }));
        if (m_site.models().staff()->personId() != "f-omar")
            QVERIFY(m_hands.handOverTo("f-omar"));
        QVERIFY(m_hands.signClaim("Verify the hand", [this] {
            return m_hands.choose({"choice-cards", "choice-hand", "choice-seat", "choice-wager"});
        }));
        QVERIFY(m_hands.handOverTo("s-vera"));
        if (m_jackpots.claim()->next() == "Notify surveillance, then approve")
            QVERIFY(m_hands.signClaim("Surveillance was told", [this] {
                return m_hands.write("blank-answered_by", "booth 2");
            }));
        QVERIFY(m_hands.signClaim("Approve"));
    }
    void saveSlip() {
        QVERIFY(Clicks::until([this] { return !m_jackpots.claim()->slip()->isEmpty(); }));
        QVERIFY(m_hands.click("saveSlip"));
        QVERIFY(m_jackpots.claim()->slipSaved().startsWith("Saved: "));
        QVERIFY(QFile::exists(m_jackpots.claim()->slipSaved().mid(7)));
    }
    void pay() {
        const QString name = m_jackpots.queue()->chosen();
        // The table has to hear of its document first, and the round must be over.
        QVERIFY(Clicks::until([this] { return m_jackpots.claim()->next().startsWith("Pay "); }));
        if (m_jackpots.claim()->next() == "Pay the holder of the hand")
            QVERIFY(m_hands.signClaim("Paid to the holder of the hand",
                                      [this] { return m_hands.choose({"choice-cheque"}); }));
        while (m_jackpots.queue()->chosen() == name &&
               m_jackpots.claim()->next() == "Pay the Envy lines")
            QVERIFY(m_hands.signClaim("Envy line paid"));
        QVERIFY(Clicks::until([&] {
            return m_jackpots.queue()->rows()->count() == 0 ||
                   !m_jackpots.queue()->endedText().isEmpty();
        }));
    }

private slots:
    void initTestCase() { m_site.start("T01 2 jackpot\n"); }
    void cleanupTestCase() { m_site.stop(); }

    void aFloorpersonSignsIn() {
        QVERIFY(m_hands.handOverTo("f-omar"));
        QCOMPARE(m_site.models().staff()->role(), QString("Floorperson"));
    }

    void aJackpotIsHitVerifiedApprovedAndPaid() {
        QVERIFY(Clicks::until([this] { return m_jackpots.queue()->rows()->count() > 0; },
                              Clicks::kPlayMs));
        QVERIFY(m_hands.click("nav-jackpots"));
        QVERIFY(Clicks::until(
            [this] { return m_jackpots.claim()->next() == "Verify the hand at the table"; }));
        const int claims = m_jackpots.queue()->rows()->count();
        for (int claim = 0; claim < claims; ++claim) {
            m_jackpots.queue()->choose(m_jackpots.queue()->rows()->at(0).claimName);
            for (const auto step : {&TestJackpotClicks::verifyAndApprove,
                                    &TestJackpotClicks::saveSlip, &TestJackpotClicks::pay}) {
                (this->*step)();
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY(Clicks::until([this] { return m_jackpots.queue()->rows()->count() == 0; }));
    }

    void everythingIsInTheJournals() {
        m_site.stop();
        const auto raised = m_site.written<events::ClaimRaised>("T01");
        QVERIFY(!raised.empty());
        QCOMPARE(m_site.written<events::ClaimClosed>("T01").size(), raised.size());
        std::size_t envy = 0;
        std::size_t metered = 0;
        for (const events::ClaimRaised& claim : raised) {
            envy += claim.envy.size();
            metered += claim.basis == events::ClaimBasis::PercentOfMeter ? 1U : 0U;
        }
        QCOMPARE(m_site.written<events::EnvyLinePaid>("T01").size(), envy);
        QCOMPARE(m_site.written<events::PayoutDocumentIssued>("METER").size(), raised.size());
        QCOMPARE(m_site.written<events::MeterAmountFixed>("METER").size(), metered);
        QVERIFY(metered > 0);
        // Nobody approved what they had verified.
        for (const auto& approved : m_site.written<events::ClaimApproved>("T01"))
            QCOMPARE(approved.by.text(), std::string("s-vera"));
        for (const auto& verified : m_site.written<events::ClaimVerified>("T01"))
            QCOMPARE(verified.by.text(), std::string("f-omar"));
    }
};

int main(int argc, char** argv) {
    return support::runOnScreen(argc, argv, [&] {
        TestJackpotClicks test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_jackpot_clicks.moc"
