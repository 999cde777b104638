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

    bool offered(const QString& title) const {
        return std::ranges::any_of(
            m_table.actions()->allowed()->all(),
            [&](const console::ActionRow& row) { return row.title == title; });
    }

private slots:
    void initTestCase() { m_site.start("T01 2 jam\n"); }
    void cleanupTestCase() { m_site.stop(); }

    // The jam puts other rows where the pressed one was; the dialog stays what it was.
    void aJamWhileTheDialogIsOpenChangesNothing() {
        QVERIFY(m_hands.handOverTo("f-omar"));
        QVERIFY(m_hands.click("nav-table"));
        // Decks are inspected before the first round, and are others then.
        QVERIFY(Clicks::until(
            [this] { return m_table.status().startsWith("Round") && offered("Order a shuffle"); },
            Clicks::kPlayMs));
        QVERIFY(!offered("Close the fault with its cause"));
        QVERIFY(m_hands.open(*m_table.actions(), "Order a shuffle"));
        QVERIFY(m_hands.write("blank-reason", "a clump"));
        console::SigningModel& signing = *m_table.actions()->signing();
        const QString title = signing.title();
        const QList<console::FactRow> facts = signing.facts()->all();
        QVERIFY(title.startsWith("Order a shuffle"));
        QVERIFY(Clicks::until([this] { return offered("Close the fault with its cause"); },
                              Clicks::kPlayMs));
        QCOMPARE(signing.title(), title);
        QVERIFY(signing.facts()->all() == facts);
        QCOMPARE(signing.overtaken(), QString());
        QVERIFY(m_hands.write("passphrase", m_site.passphraseOf("f-omar")));
        QVERIFY(m_hands.click("send"));
        // Done or refused, as the table says: cards may have gone out of the deck by then.
        QVERIFY(Clicks::until([this] { return !m_table.actions()->outcome().isEmpty(); }));
        QVERIFY2(m_table.actions()->outcome().contains("Order a shuffle"),
                 qPrintable(m_table.actions()->outcome()));
        if (signing.isOpen())
            QVERIFY(m_hands.click("cancel"));
        m_table.actions()->signing()->sender().forgetOutcome();
    }

    void aJamIsClosedWithItsCause() {
        QVERIFY(offered("Close the fault with its cause"));
        QVERIFY(m_hands.signTable("Close the fault with its cause",
                                  [this] { return m_hands.write("blank-cause", "a bent card"); }));
    }

    void aDeckThatIsDueIsChanged() {
        const auto isDue = [this] {
            return std::ranges::any_of(m_table.decks()->all(), &console::DeckRow::pressing);
        };
        QVERIFY(Clicks::until(isDue, Clicks::kPlayMs));
        QVERIFY(m_hands.signTable("Remove the deck"));
    }

    void everythingIsInTheJournals() {
        m_site.stop();
        QCOMPARE(m_site.written<events::FaultClosed>("T01").at(0).cause.value(),
                 std::string("a bent card"));
        QVERIFY(!m_site.written<events::DeckRemoved>("T01").empty());
        const auto signedActions = m_site.written<events::StaffActionSigned>("C01");
        for (const events::StaffActionSigned& action : signedActions)
            if (action.name.text() != "order_shuffle")
                QVERIFY(action.name.text() == "close_fault" || action.name.text() == "remove_deck");
        QVERIFY(signedActions.size() <= 3);
    }
};

int main(int argc, char** argv) {
    return support::runOnScreen(argc, argv, [&] {
        TestTableClicks test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_table_clicks.moc"
