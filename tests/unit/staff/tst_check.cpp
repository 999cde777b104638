#include "shared/staff/actions/ledger.h"
#include "tests/support/sites/staff_site.h"

#include <QTest>

#include <functional>
#include <set>

using namespace pitwatch;
using namespace std::chrono_literals;
using staff::Refusal;
using support::StaffSite;

namespace {

// One attempt: the statement before it is signed, and the world it meets.
struct Attempt {
    StaffSite site;
    staff::Docket docket = StaffSite::docketWithClaim();
    staff::Statement statement = site.approval("s-vera", docket);
    std::string signer = "s-vera";
    core::PartyId self = StaffSite::party("T01");
    core::PartyId from = StaffSite::party("C01");
    staff::SeenActions seen;
    bool hasRoster = true;
    core::Instant now = StaffSite::kNow + 1s;
    bool clockSetBack = false;
    core::Instant notBefore{};
    std::function<void(events::StaffActionSigned&)> afterwards = [](auto&) {};

    core::Result<staff::Statement, Refusal> run() {
        auto action = staff::signStatement(statement, StaffSite::keyOf(signer));
        afterwards(action);
        const staff::Addressee addressee{
            self, docket, seen, hasRoster ? &site.roster() : nullptr, now, clockSetBack, notBefore};
        return staff::check(action, from, addressee);
    }
    void by(std::string_view who) {
        statement = site.approval(who, docket);
        signer = who;
    }
};

struct Case {
    const char* tag;
    Refusal expected;
    std::function<void(Attempt&)> spoil;
};

const staff::ArgumentName kReason = *staff::ArgumentName::parse("reason");

const std::vector<Case>& cases() {
    static const std::vector<Case> kCases{
        {"1 form: bytes", Refusal::Malformed,
         [](Attempt& a) { a.afterwards = [](auto& s) { s.statement.push_back(0); }; }},
        {"1 form: header person", Refusal::HeaderDiffers,
         [](Attempt& a) {
             a.afterwards = [](auto& s) { s.person = StaffSite::person("m-karl"); };
         }},
        {"1 form: header action", Refusal::HeaderDiffers,
         [](Attempt& a) { a.afterwards = [](auto& s) { s.action[3] = 9; }; }},
        {"1 form: header expiry", Refusal::HeaderDiffers,
         [](Attempt& a) { a.afterwards = [](auto& s) { s.expiresAt += 1ms; }; }},
        {"1 form: addressee", Refusal::WrongAddressee,
         [](Attempt& a) { a.self = StaffSite::party("T02"); }},
        {"1 form: console", Refusal::OtherConsole,
         [](Attempt& a) { a.from = StaffSite::party("C02"); }},
        {"1 form: object kind", Refusal::WrongObjectKind,
         [](Attempt& a) { a.statement.object.kind = staff::ObjectKind::Round; }},
        {"1 form: argument too many", Refusal::WrongArguments,
         [](Attempt& a) { a.statement.arguments[kReason] = {}; }},
        {"1 form: argument missing", Refusal::WrongArguments,
         [](Attempt& a) { a.statement.action = staff::Action::DenyClaim; }},
        {"1 form: six minutes", Refusal::LivesTooLong,
         [](Attempt& a) { a.statement.expiresAt = StaffSite::kNow + 6min; }},
        {"1 form: ends before it begins", Refusal::LivesTooLong,
         [](Attempt& a) { a.statement.expiresAt = StaffSite::kNow - 1min; }},
        {"1 form: replay", Refusal::Replayed,
         [](Attempt& a) { a.seen.add(a.statement.id, StaffSite::kNow); }},
        {"2 object: another claim", Refusal::NotWaiting,
         [](Attempt& a) { a.statement.object.id = StaffSite::text("5"); }},
        {"2 object: denied meanwhile", Refusal::NotWaiting,
         [](Attempt& a) {
             a.docket.apply(
                 events::ClaimDenied{
                     {*core::TableId::parse("T01"), 4}, StaffSite::person("m-karl"), {}, {}},
                 StaffSite::kNow);
         }},
        {"3 values: hash", Refusal::HashDiffers,
         [](Attempt& a) { a.statement.objectHash[31] ^= 1U; }},
        {"3 values: nonce", Refusal::NonceDiffers, [](Attempt& a) { a.statement.nonce[0] ^= 1U; }},
        {"3 values: amount open", Refusal::AmountNotFixed,
         [](Attempt& a) {
             events::ClaimRaised raised = StaffSite::claim();
             raised.basis = events::ClaimBasis::PercentOfMeter;
             a.docket.apply(raised, StaffSite::kNow);
             a.by("s-vera");
         }},
        {"3 values: a cent more", Refusal::AmountDiffers,
         [](Attempt& a) { a.statement.amount += core::Cents{1}; }},
        {"4 roster: none", Refusal::NoRoster, [](Attempt& a) { a.hasRoster = false; }},
        {"4 roster: expired", Refusal::RosterExpired,
         [](Attempt& a) { a.site.roster().expiresAt = a.now; }},
        {"4 roster: older", Refusal::RosterOlder,
         [](Attempt& a) { a.statement.rosterVersion = 6; }},
        {"4 roster: newer", Refusal::RosterUnknown,
         [](Attempt& a) { a.statement.rosterVersion = 8; }},
        {"5 person: console revoked", Refusal::UnknownConsole,
         [](Attempt& a) { a.from = a.statement.console = StaffSite::party("C09"); }},
        {"5 person: a table is no console", Refusal::UnknownConsole,
         [](Attempt& a) { a.from = a.statement.console = StaffSite::party("T01"); }},
        {"5 person: unknown", Refusal::UnknownPerson, [](Attempt& a) { a.by("s-nobody"); }},
        {"5 person: revoked", Refusal::Revoked, [](Attempt& a) { a.by("s-gone"); }},
        {"5 person: claims another role", Refusal::RoleDiffers,
         [](Attempt& a) {
             a.by("d-ines");
             a.statement.role = staff::Role::ShiftManager;
         }},
        {"5 person: dealer", Refusal::RoleMayNot, [](Attempt& a) { a.by("d-ines"); }},
        {"5 person: floorperson", Refusal::RoleMayNot, [](Attempt& a) { a.by("f-omar"); }},
        {"5 person: auditor", Refusal::RoleMayNot, [](Attempt& a) { a.by("a-lena"); }},
        {"5 person: it", Refusal::RoleMayNot, [](Attempt& a) { a.by("i-nils"); }},
        {"5 person: limit", Refusal::OverLimit,
         [](Attempt& a) {
             a.site.roster().people.at(StaffSite::person("s-vera")).limit = core::Cents{499'999};
         }},
        {"6 signature: another's", Refusal::BadSignature, [](Attempt& a) { a.signer = "m-karl"; }},
        {"6 signature: one bit", Refusal::BadSignature,
         [](Attempt& a) { a.afterwards = [](auto& s) { s.signature[40] ^= 4U; }; }},
        {"7 distinct: approved before", Refusal::SamePerson,
         [](Attempt& a) {
             events::ClaimApproved approved;
             approved.claim = {*core::TableId::parse("T01"), 4};
             approved.by = StaffSite::person("s-vera");
             a.docket.apply(approved, StaffSite::kNow);
         }},
        {"7 distinct: verified it", Refusal::SamePerson,
         [](Attempt& a) {
             events::ClaimVerified verified;
             verified.claim = {*core::TableId::parse("T01"), 4};
             verified.by = StaffSite::person("s-vera");
             a.docket.apply(verified, StaffSite::kNow);
         }},
        {"8 time: signed in the future", Refusal::NotYetIssued,
         [](Attempt& a) { a.now = StaffSite::kNow - 31s; }},
        {"8 time: expired", Refusal::Expired, [](Attempt& a) { a.now = StaffSite::kNow + 2min; }},
        {"8 time: signed before the clock was put back", Refusal::Expired,
         [](Attempt& a) { a.notBefore = StaffSite::kNow + 1ms; }},
        {"8 time: clock set back", Refusal::ClockSetBack,
         [](Attempt& a) { a.clockSetBack = true; }},
    };
    return kCases;
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private slots:
    // Above everybody's limit, its holder gone, its amount never told: it does not stay open for
    // ever.
    void aClaimThatNobodyCanPayCanBeEnded_data() {
        QTest::addColumn<int>("action");
        QTest::addColumn<QString>("who");
        using staff::Action;
        const auto row = [](const char* name, Action action, const char* who) {
            QTest::newRow(name) << static_cast<int>(action) << QString(who);
        };
        row("denied", Action::DenyClaim, "s-vera");
        row("void", Action::VoidClaim, "s-vera");
        row("void by whoever verified it", Action::VoidClaim, "m-karl");
        row("its dispute settled", Action::ResolveDispute, "m-karl");
    }
    void aClaimThatNobodyCanPayCanBeEnded() {
        QFETCH(int, action);
        QFETCH(QString, who);
        Attempt attempt;
        for (auto& [id, person] : attempt.site.roster().people)
            person.limit = core::Cents{1};
        const events::ClaimId claim = StaffSite::claim().claim;
        const auto sign = [&] {
            attempt.statement =
                attempt.site.statement(static_cast<staff::Action>(action), who.toStdString(),
                                       staff::objectOf(claim), attempt.docket);
            attempt.statement.arguments[action == static_cast<int>(staff::Action::ResolveDispute)
                                            ? *staff::ArgumentName::parse("decision")
                                            : kReason] = StaffSite::text("nobody can pay it");
            attempt.signer = who.toStdString();
            return attempt.run().ok();
        };
        attempt.docket.apply(events::ClaimVerified{claim, StaffSite::person("m-karl"), {}, {}},
                             StaffSite::kNow);
        QVERIFY(sign());
        events::ClaimRaised raised = StaffSite::claim();
        raised.basis = events::ClaimBasis::PercentOfMeter;
        raised.fixedAmount = {};
        attempt.docket.apply(raised, StaffSite::kNow); // What it pays is not known.
        QVERIFY(sign());
    }

    void aGenuineApprovalIsAccepted() {
        Attempt attempt;
        const auto checked = attempt.run();
        QVERIFY(checked.ok());
        QVERIFY(*checked == attempt.statement);
    }

    void refuses_data() {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < cases().size(); ++index)
            QTest::newRow(cases()[index].tag) << static_cast<int>(index);
    }
    void refuses() {
        QFETCH(int, index);
        const Case& one = cases()[static_cast<std::size_t>(index)];
        Attempt attempt;
        one.spoil(attempt);
        const auto checked = attempt.run();
        QVERIFY(!checked.ok());
        QCOMPARE(core::enumName(checked.error()).data(), core::enumName(one.expected).data());
    }

    void everyRefusalHasACase() {
        std::set<Refusal> tried;
        for (const Case& one : cases())
            tried.insert(one.expected);
        QCOMPARE(tried.size(), core::kEnumCount<Refusal>);
    }

    void theLedgerKnowsWhenTheClockWasPutBack() {
        staff::Ledger ledger;
        QVERIFY(ledger.putBackAt() == core::Instant{});
        ledger.apply(events::ClockPutBack{StaffSite::kNow + 24h, StaffSite::kNow, {}, {}, true, {}},
                     StaffSite::kNow);
        QVERIFY(ledger.putBackAt() == StaffSite::kNow);
    }

    // Auditors and IT may sign nothing at all, dealers neither.
    void onlyThePitDecides() {
        for (std::size_t index = 0; index < core::kEnumCount<staff::Action>; ++index) {
            const auto& rule = staff::ruleOf(static_cast<staff::Action>(index));
            for (const auto role : {staff::Role::Dealer, staff::Role::Auditor, staff::Role::It})
                QVERIFY(!rule.roles.contains(role));
            QVERIFY(rule.roles.contains(staff::Role::ShiftManager));
        }
    }

    void seenActionsAreForgottenOnlyWhenTheyHaveExpired() {
        staff::SeenActions seen;
        const events::ActionId first{1};
        seen.add(first, StaffSite::kNow);
        seen.add({2}, StaffSite::kNow + staff::kLongestStatement);
        QVERIFY(seen.contains(first));
        seen.add({3}, StaffSite::kNow + 11min);
        QVERIFY(!seen.contains(first));
        QCOMPARE(seen.size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
