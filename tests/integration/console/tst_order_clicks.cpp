#include "shared/events/all_events.h"
#include "tests/integration/console/clicks.h"

#include <QTest>

using namespace pitwatch;
using support::Clicks;

// Orders for a real link in the console's window.
class TestOrderClicks : public QObject {
    Q_OBJECT

    support::ClickedSite m_site;
    Clicks m_hands{m_site};
    console::OrdersModel& m_orders = *m_site.models().orders();

private slots:
    void initTestCase() { m_site.start(); }
    void cleanupTestCase() { m_site.stop(); }

    void aLinkIsClosedByOrderAndOpenedAgain() {
        QVERIFY(m_hands.handOverTo("s-vera"));
        QVERIFY(m_hands.click("nav-meters"));
        QVERIFY(m_hands.signOrder(
            "Close the link", [this] { return m_hands.write("blank-reason", "end of the day"); }));
        QVERIFY(m_hands.signOrder("Open the link"));
    }

    // The first signature changes nothing; it waits for another person's.
    void aMeterIsCorrectedByTwoPeople() {
        QVERIFY(m_hands.signOrder("Correct a meter", [this] {
            return m_hands.write("blank-amount", "12345.67") &&
                   m_hands.write("blank-reason", "lost power");
        }));
        QVERIFY(Clicks::until([this] { return m_orders.waiting() == 1; }));
        QVERIFY(m_hands.handOverTo("m-karl"));
        QVERIFY(m_hands.signOrder("Approve the order"));
        QVERIFY(Clicks::until([this] { return m_orders.waiting() == 0; }));
    }

    void everythingIsInTheJournals() {
        m_site.stop();
        QVERIFY(m_site.written<events::LinkClosed>("METER").back().reason ==
                events::Phrase::quoted(core::Text::fitted("end of the day")));
        QVERIFY(m_site.written<events::LinkOpened>("METER").size() >= 2);
        const auto corrected = m_site.written<events::MeterCorrected>("METER");
        QCOMPARE(corrected.size(), std::size_t{1});
        QCOMPARE(corrected[0].orderedBy.text(), std::string("s-vera"));
        QCOMPARE(corrected[0].approvedBy.text(), std::string("m-karl"));
    }
};

int main(int argc, char** argv) {
    return support::runOnScreen(argc, argv, [&] {
        TestOrderClicks test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_order_clicks.moc"
