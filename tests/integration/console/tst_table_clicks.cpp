#include "shared/events/all_events.h"
#include "tests/integration/console/clicks.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using support::Clicks;

// What a floorperson does about a real table in the console's window: a jam closed with its cause,
// a deck that is due and changed.
class TestTableClicks : public QObject {
    Q_OBJECT

    support::ClickedSite m_site;
    Clicks m_hands{m_site};
    console::TableModel& m_table = *m_site.models().table();

private slots:
    void initTestCase() { m_site.start("T01 2 jam\n"); }
    void cleanupTestCase() { m_site.stop(); }

    void aJamIsClosedWithItsCause() {
        QVERIFY(m_hands.handOverTo("f-omar"));
        QVERIFY(m_hands.click("nav-table"));
        const auto hasFault = [this] {
            return std::ranges::any_of(m_table.allowed(), [](const QVariant& offer) {
                return offer.toMap()["title"].toString() == "Close the fault with its cause";
            });
        };
        QVERIFY(Clicks::until(hasFault, Clicks::kPlayMs));
        QVERIFY(m_hands.signTable("Close the fault with its cause",
                                  [this] { return m_hands.write("blank-cause", "a bent card"); }));
    }

    void aDeckThatIsDueIsChanged() {
        const auto isDue = [this] {
            return std::ranges::any_of(m_table.decks(), [](const QVariant& deck) {
                return deck.toMap()["overdue"].toBool() || deck.toMap()["mustLeave"].toBool();
            });
        };
        QVERIFY(Clicks::until(isDue, Clicks::kPlayMs));
        QVERIFY(m_hands.signTable("Remove the deck"));
    }

    void everythingIsInTheJournals() {
        m_site.stop();
        QCOMPARE(m_site.written<events::FaultClosed>("T01").at(0).cause.value(),
                 std::string("a bent card"));
        QVERIFY(!m_site.written<events::DeckRemoved>("T01").empty());
    }
};

int main(int argc, char** argv) {
    return support::runOnScreen(argc, argv, [&] {
        TestTableClicks test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_table_clicks.moc"
