#include "shared/staff/signature_audit.h"
#include "tests/support/sites/staff_site.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::support;
using staff::SignatureAudit;

// A record made up by whoever has the keeper's disk and key, and what an auditor with the site keys
// makes of it.
class TestSignatureAudit : public QObject {
    Q_OBJECT

private:
    StaffSite m_site;
    std::vector<std::pair<wire::Envelope, events::Event>> m_record;

    void add(const events::Event& event, core::Instant at = StaffSite::kNow) {
        wire::Envelope entry;
        entry.sequence = m_record.size() + 1;
        entry.at = at;
        entry.chain[0] = static_cast<std::uint8_t>(entry.sequence);
        m_record.emplace_back(entry, event);
    }
    void addRoster(const staff::SignedRoster& given, bool kept = true) {
        if (kept)
            for (const events::RosterKept& part : staff::recordOf(given))
                add(part);
        add(events::RosterAdopted{given.roster.version, staff::digestOf(given.roster),
                                  given.roster.expiresAt});
    }
    static events::StaffActionAccepted accepted(const staff::Statement& statement,
                                                std::string_view key) {
        const auto action = staff::signStatement(statement, StaffSite::keyOf(key));
        return {action.action, action.person, action.name, action.statement, action.signature};
    }
    staff::Statement approval(std::uint8_t id = 1) const {
        staff::Statement one = m_site.approval("s-vera", StaffSite::docketWithClaim());
        one.id[0] = id;
        return one;
    }
    SignatureAudit audit(const std::vector<staff::SignedRoster>& brought = {}) const {
        SignatureAudit audit(StaffSite::siteKeys(), std::nullopt);
        for (const auto& roster : brought)
            if (!audit.bring(roster))
                qFatal("the roster is not of the site");
        wire::Envelope raised; // What everybody signs for.
        raised.at = StaffSite::kNow;
        audit.check(raised, StaffSite::claim());
        for (const auto& [entry, event] : m_record)
            audit.collect(entry, event);
        for (const auto& [entry, event] : m_record)
            audit.check(entry, event);
        return audit;
    }
    void expectBad(std::uint64_t sequence, const char* words) const {
        const SignatureAudit found = audit();
        QCOMPARE(found.bad().count, 1U);
        QCOMPARE(found.bad().sequence, sequence);
        QVERIFY2(found.bad().reason.find(words) != std::string::npos, found.bad().reason.c_str());
    }

private slots:
    void init() {
        m_site = StaffSite();
        m_record.clear();
    }

    void rostersComeBackAsTheyWere() {
        for (int i = 0; i < 900; ++i)
            m_site.enrol("p-" + std::to_string(i), staff::Role::Dealer, i);
        const auto given = m_site.signedRoster();
        const auto parts = staff::recordOf(given);
        QVERIFY(parts.size() > 1);
        staff::RosterParts again;
        for (std::size_t i = 0; i + 1 < parts.size(); ++i)
            QVERIFY(!again.add(parts[i]));
        const auto whole = again.add(parts.back());
        QVERIFY(whole && whole->ok());
        QVERIFY(**whole == given);
        staff::RosterParts wrong;
        const auto second = wrong.add(parts[1]);
        QVERIFY(second && !second->ok());
    }

    void believesWhatTheRosterOfTheDaySays() {
        addRoster(m_site.signedRoster());
        add(accepted(approval(1), "s-vera"));
        m_site.roster().version = 8;
        m_site.roster().people.at(StaffSite::person("s-vera")).key =
            StaffSite::keyOf("new key").publicKey();
        addRoster(m_site.signedRoster());
        add(accepted(approval(2), "new key"));
        const SignatureAudit found = audit();
        QVERIFY2(found.bad().count == 0, found.bad().reason.c_str());
        QCOMPARE(found.proven(), 2U);
        QCOMPARE(found.unproven().count, 0U);
    }

    void findsSignaturesThatAreNobodys() {
        addRoster(m_site.signedRoster());
        auto action = accepted(approval(), "s-vera");
        action.signature[5] ^= 1U;
        add(action);
        expectBad(3, "not of s-vera");
    }

    void findsWhatWasSignedWithAnotherKey() {
        addRoster(m_site.signedRoster());
        add(accepted(approval(), "f-omar"));
        expectBad(3, "not of s-vera");
    }

    void findsTheOldKeyUnderTheNewRoster() {
        addRoster(m_site.signedRoster());
        m_site.roster().version = 8;
        m_site.roster().people.at(StaffSite::person("s-vera")).active = false;
        addRoster(m_site.signedRoster());
        add(accepted(approval(), "s-vera"));
        expectBad(5, "has no rights");
    }

    void findsAStatementOfAnotherRosterThanTheOneInForce() {
        addRoster(m_site.signedRoster());
        staff::Statement statement = approval();
        statement.rosterVersion = 6;
        add(accepted(statement, "s-vera"));
        expectBad(3, "roster 7 was in force");
    }

    void findsAStatementForSomethingElse() {
        addRoster(m_site.signedRoster());
        auto action = accepted(approval(), "s-vera");
        action.person = StaffSite::person("m-karl");
        add(action);
        expectBad(3, "not what the entry says");
    }

    void findsAStatementUsedTwice() {
        addRoster(m_site.signedRoster());
        add(accepted(approval(), "s-vera"));
        add(accepted(approval(), "s-vera"));
        expectBad(4, "used before");
    }

    void findsAStatementOfAnotherTable() {
        addRoster(m_site.signedRoster());
        add(accepted(approval(1), "s-vera"));
        staff::Statement other = approval(2);
        other.addressee = StaffSite::party("T02");
        add(accepted(other, "s-vera"));
        expectBad(4, "addressed to T02");
    }

    void findsAStatementThatHadExpired() {
        addRoster(m_site.signedRoster());
        add(accepted(approval(), "s-vera"), StaffSite::kNow + std::chrono::minutes{3});
        expectBad(3, "had expired");
    }

    void findsARosterThatTheSiteDidNotSign() {
        m_site.enrol("x-eve", staff::Role::ShiftManager, 1'000'000'000);
        for (const events::RosterKept& part :
             staff::recordOf(StaffSite::sign(m_site.roster(), {"site-1"})))
            add(part);
        expectBad(1, "not signed by enough site keys");
    }

    void findsARosterWithAnotherDigest() {
        const auto given = m_site.signedRoster();
        addRoster(given);
        std::get<1>(m_record.back()) =
            events::RosterAdopted{given.roster.version, {}, given.roster.expiresAt};
        expectBad(2, "not the one that the site signed");
    }

    void findsAnOlderRosterTakenAgain() {
        addRoster(m_site.signedRoster());
        m_site.roster().version = 6;
        addRoster(m_site.signedRoster());
        expectBad(4, "not newer");
    }

    void saysWhatNobodyCanCheck() {
        addRoster(m_site.signedRoster(), false);
        add(accepted(approval(1), "s-vera"));
        events::StaffActionAccepted old = accepted(approval(2), "s-vera");
        old.statement.clear();
        old.signature = {};
        add(old);
        const SignatureAudit found = audit();
        QCOMPARE(found.bad().count, 0U);
        QCOMPARE(found.unproven().count, 2U);
        QCOMPARE(found.unproven().sequence, 2U);
        // Somebody has kept the roster file.
        QCOMPARE(audit({m_site.signedRoster()}).proven(), 1U);
        SignatureAudit strict(StaffSite::siteKeys(), std::nullopt);
        QVERIFY(!strict.bring(StaffSite::sign(m_site.roster(), {"site-2"})));
    }

    void findsTimeThatGoesBackWithoutLeave() {
        addRoster(m_site.signedRoster());
        add(events::PartyStarted{"table-agent"});
        add(events::PartyStarted{"table-agent"}, StaffSite::kNow - std::chrono::hours{2});
        expectBad(4, "time goes back");
    }

    void checksWhoPutTheClockBack() {
        addRoster(m_site.signedRoster());
        add(accepted(approval(), "s-vera"));
        staff::ClockOrder order;
        order.party = StaffSite::party("T01");
        order.sequence = 3;
        order.chain[0] = 3;
        order.lastAt = StaffSite::kNow;
        order.orderedAt = StaffSite::kNow - std::chrono::hours{2};
        order.reason = StaffSite::text("battery");
        events::ClockPutBack putBack{
            order.lastAt, order.orderedAt, order.orderedAt, order.reason, true, {}};
        for (const auto& [key, signature] : StaffSite::sign(order, {"site-1", "site-2"}).signatures)
            putBack.signatures.push_back({key, signature});
        add(putBack, order.orderedAt);
        QCOMPARE(audit().proven(), 2U);
        m_record.pop_back();
        putBack.signatures.pop_back();
        add(putBack, order.orderedAt);
        expectBad(4, "put the clock back");
    }
};

QTEST_APPLESS_MAIN(TestSignatureAudit)
#include "tst_signature_audit.moc"
