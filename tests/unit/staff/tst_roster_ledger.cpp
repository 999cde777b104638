#include "shared/staff/roster_ledger.h"
#include "tests/support/sites/staff_site.h"

#include <QTest>

using namespace pitwatch;
using staff::RosterLedger;
using support::StaffSite;

class TestRosterLedger : public QObject {
    Q_OBJECT

    StaffSite m_site;

    static void applyAll(RosterLedger& ledger, const std::vector<events::Event>& entries) {
        for (const events::Event& entry : entries)
            ledger.apply(entry);
    }
    staff::SignedRoster largeRoster() {
        for (int i = 0; i < 900; ++i)
            m_site.enrol("p-" + std::to_string(i), staff::Role::Dealer, i);
        return m_site.signedRoster();
    }

private slots:
    void init() { m_site = StaffSite(); }

    void knowsNothingAtFirst() {
        const RosterLedger ledger;
        QCOMPARE(ledger.adopted().version, std::uint64_t{0});
        QVERIFY(!ledger.lastKept());
    }

    void keepsARosterAndThenAdoptsIt() {
        const auto given = largeRoster();
        RosterLedger ledger;
        const auto entries = ledger.entriesFor(given);
        QVERIFY(entries.size() > 2);
        for (std::size_t i = 0; i + 2 < entries.size(); ++i)
            QVERIFY(ledger.apply(entries[i]) == nullptr);
        const staff::SignedRoster* whole = ledger.apply(entries[entries.size() - 2]);
        QVERIFY(whole != nullptr && *whole == given);
        QCOMPARE(ledger.adopted().version, std::uint64_t{0});
        QVERIFY(ledger.apply(entries.back()) == nullptr);
        QCOMPARE(ledger.adopted().version, std::uint64_t{7});
        QVERIFY(ledger.adopted().digest == staff::digestOf(given.roster));
        QVERIFY(ledger.lastKept() == given);
    }

    void journalsTheRosterItKnowsNoSecondTime() {
        RosterLedger ledger;
        applyAll(ledger, ledger.entriesFor(m_site.signedRoster()));
        QVERIFY(ledger.entriesFor(m_site.signedRoster()).empty());
        m_site.roster().version = 8;
        const auto next = ledger.entriesFor(m_site.signedRoster());
        QCOMPARE(next.size(), std::size_t{2});
        applyAll(ledger, next);
        QCOMPARE(ledger.adopted().version, std::uint64_t{8});
    }

    void keepsWhatOlderSoftwareOnlyAdopted() {
        const auto given = m_site.signedRoster();
        RosterLedger ledger;
        ledger.apply(events::RosterAdopted{7, staff::digestOf(given.roster), {}});
        const auto entries = ledger.entriesFor(given);
        QCOMPARE(entries.size(), std::size_t{1});
        QVERIFY(entries[0].as<events::RosterKept>() != nullptr);
    }

    // It is there, whoever can read it; the one before it is the last that people can be named by.
    void doesNotKeepAgainWhatCannotBeRead() {
        const auto given = m_site.signedRoster();
        RosterLedger ledger;
        applyAll(ledger, ledger.entriesFor(given));
        QVERIFY(ledger.apply(events::RosterKept{8, 1, 1, {1, 2, 3}}) == nullptr);
        QVERIFY(ledger.lastKept() == given);
        m_site.roster().version = 8;
        const auto entries = ledger.entriesFor(m_site.signedRoster());
        QCOMPARE(entries.size(), std::size_t{1});
        QVERIFY(entries[0].as<events::RosterAdopted>() != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestRosterLedger)
#include "tst_roster_ledger.moc"
