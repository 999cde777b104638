#include "shared/events/irregularity_events.h"
#include "shared/staff/signature_audit.h"
#include "tests/support/sites/staff_site.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace pitwatch;
using namespace pitwatch::support;
using staff::Action;
using staff::SignatureAudit;

namespace {

using Record = std::vector<events::Event>;

} // namespace

Q_DECLARE_METATYPE(std::function<void(Record&)>)

// Whoever has a table's key writes what he likes into its record, and signs its heads: what people
// did with its claims has to be what they signed.
class TestClaimAudit : public QObject {
    Q_OBJECT

    using Forgery = std::function<void(Record&)>;

    StaffSite m_site;
    std::uint8_t m_actions = 0;

    static events::ClaimId claim() { return StaffSite::claim().claim; }

    events::StaffActionAccepted accepted(Action action, std::string_view who,
                                         const staff::Object& object,
                                         std::map<const char*, const char*> arguments = {}) {
        staff::Statement one = m_site.statement(action, who, object, StaffSite::docketWithClaim());
        one.id.fill(++m_actions);
        for (const auto& [name, words] : arguments)
            one.arguments[*staff::ArgumentName::parse(name)] = StaffSite::text(words);
        const auto made = staff::signStatement(one, StaffSite::keyOf(who));
        return {made.action, made.person, made.name, made.statement, made.signature};
    }
    events::StaffActionAccepted accepted(Action action, std::string_view who,
                                         std::map<const char*, const char*> arguments = {}) {
        return accepted(action, who, staff::objectOf(claim()), std::move(arguments));
    }
    template <typename T>
    static void change(Record& record, const std::function<void(T&)>& how) {
        for (events::Event& event : record)
            if (const T* one = event.as<T>()) {
                T changed = *one;
                how(changed);
                event = changed;
                return;
            }
        QFAIL("there is no such event");
    }
    template <typename T>
    static void repeat(Record& record) {
        const auto at = std::find_if(record.begin(), record.end(), [](const auto& event) {
            return event.template as<T>() != nullptr;
        });
        record.push_back(*at);
    }

    void addRoster(Record& record) const {
        const auto given = m_site.signedRoster();
        for (const events::RosterKept& part : staff::recordOf(given))
            record.emplace_back(part);
        record.emplace_back(events::RosterAdopted{
            given.roster.version, staff::digestOf(given.roster), given.roster.expiresAt});
    }
    // A claim from its hand to its payment, and its document once more.
    Record paid(bool withRoster = true) {
        Record record;
        if (withRoster)
            addRoster(record);
        record.emplace_back(StaffSite::claim());
        const auto verify = accepted(Action::VerifyClaim, "f-omar", {{"checks", "cards"}});
        record.emplace_back(verify);
        record.emplace_back(events::ClaimVerified{claim(), verify.person, {}, verify.action});
        const auto told = accepted(Action::NotifySurveillance, "f-omar", {{"answered_by", "ann"}});
        record.emplace_back(told);
        record.emplace_back(
            events::SurveillanceNotified{claim(), core::Cents{500'000}, told.person, {}});
        const auto approve = accepted(Action::ApproveClaim, "s-vera");
        record.emplace_back(approve);
        record.emplace_back(events::ClaimApproved{claim(), core::Cents{500'000}, approve.person,
                                                  m_site.roster().version, approve.action});
        const auto pay = accepted(Action::PayClaim, "f-omar", {{"method", "cash"}});
        record.emplace_back(pay);
        record.emplace_back(events::ClaimPaid{
            claim(), core::Cents{500'000}, events::PaymentMethod::Cash, pay.person, {1}});
        const auto envy = accepted(Action::PayEnvyLine, "f-omar", {{"seat", "2"}});
        record.emplace_back(envy);
        events::EnvyLinePaid line;
        line.claim = claim();
        line.line.seat = {2};
        line.by = envy.person;
        record.emplace_back(line);
        return record;
    }
    SignatureAudit audit(const Record& record) const {
        SignatureAudit audit(StaffSite::siteKeys(), std::nullopt);
        const auto entryOf = [](std::size_t at) {
            wire::Envelope entry;
            entry.sequence = at + 1;
            entry.at = StaffSite::kNow;
            return entry;
        };
        for (std::size_t i = 0; i < record.size(); ++i)
            audit.collect(entryOf(i), record[i]);
        for (std::size_t i = 0; i < record.size(); ++i)
            audit.check(entryOf(i), record[i]);
        return audit;
    }
    void expectClean(const Record& record) const {
        const SignatureAudit found = audit(record);
        QVERIFY2(found.bad().count == 0, found.bad().reason.c_str());
    }
    void expectBad(const Record& record, const char* words) const {
        const SignatureAudit found = audit(record);
        QVERIFY(found.bad().count > 0);
        QVERIFY2(found.bad().reason.find(words) != std::string::npos, found.bad().reason.c_str());
    }

private slots:
    void init() {
        m_site = StaffSite();
        m_actions = 0;
    }

    void whatPeopleSignedIsTheirs() { expectClean(paid()); }

    void whatNobodySignedIsFound_data() {
        QTest::addColumn<Forgery>("forge");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* words, Forgery forge) {
            QTest::newRow(name) << forge << QString(words);
        };
        const auto karl = StaffSite::person("m-karl");
        row("another approved", "m-karl did not sign this approve_claim of claim 4",
            [=](Record& r) { change<events::ClaimApproved>(r, [=](auto& e) { e.by = karl; }); });
        row("another verified", "m-karl did not sign this verify_claim",
            [=](Record& r) { change<events::ClaimVerified>(r, [=](auto& e) { e.by = karl; }); });
        row("more approved", "s-vera did not sign this approve_claim", [](Record& r) {
            change<events::ClaimApproved>(r, [=](auto& e) { e.amount = core::Cents{9'000'265}; });
        });
        row("more paid", "did not sign this pay_claim", [](Record& r) {
            change<events::ClaimPaid>(r, [=](auto& e) { e.amount = core::Cents{9'000'265}; });
        });
        row("paid otherwise", "did not sign this pay_claim", [](Record& r) {
            change<events::ClaimPaid>(r,
                                      [=](auto& e) { e.method = events::PaymentMethod::Cheque; });
        });
        row("paid for another claim", "of claim 5",
            [](Record& r) { change<events::ClaimPaid>(r, [=](auto& e) { e.claim.number = 5; }); });
        row("another was told", "m-karl did not sign this notify_surveillance", [=](Record& r) {
            change<events::SurveillanceNotified>(r, [=](auto& e) { e.by = karl; });
        });
        row("Envy to another seat", "did not sign this pay_envy_line", [](Record& r) {
            change<events::EnvyLinePaid>(r, [=](auto& e) { e.line.seat = {3}; });
        });
        row("paid twice", "did not sign this pay_claim",
            [](Record& r) { repeat<events::ClaimPaid>(r); });
        row("approved twice", "was used before",
            [](Record& r) { repeat<events::ClaimApproved>(r); });
        row("denied", "did not sign this deny_claim", [](Record& r) {
            r.emplace_back(events::ClaimDenied{claim(), StaffSite::person("s-vera"), {}, {{9}}});
        });
        row("void", "nobody signed that claim 4 is void", [](Record& r) {
            r.emplace_back(events::ClaimVoided{claim(), StaffSite::person("s-vera"), {}});
        });
        row("void by itself", "nobody signed that claim 4 is void", [](Record& r) {
            r.emplace_back(events::ClaimVoided{claim(), StaffSite::person("table"), {}});
        });
        row("void with a round that nobody ended", "nobody signed that claim 4 is void",
            [](Record& r) {
                events::RoundVoided round;
                round.round = StaffSite::claim().round;
                r.emplace_back(round);
                r.emplace_back(events::ClaimVoided{claim(), StaffSite::person("f-omar"), {}});
            });
        row("held", "did not sign this hold_claim", [](Record& r) {
            r.emplace_back(
                events::ClaimUnclaimed{claim(), {}, StaffSite::person("s-vera"), {}, {}});
        });
        row("disputed", "did not sign this dispute_claim", [](Record& r) {
            r.emplace_back(events::ClaimDisputed{claim(), StaffSite::person("s-vera"), {}});
        });
        row("settled", "did not sign this resolve_dispute", [](Record& r) {
            r.emplace_back(events::DisputeResolved{claim(), StaffSite::person("s-vera"), {}});
        });
        row("without its document", "m-karl did not sign this void_document", [=](Record& r) {
            r.emplace_back(events::PayoutDocumentRejected{claim(), {1}, karl, {}});
        });
        row("another seat won", "claim 4 is not the one that f-omar signed for",
            [](Record& r) { change<events::ClaimRaised>(r, [=](auto& e) { e.seat = {7}; }); });
        row("another hand won", "claim 4 is not the one that f-omar signed for", [](Record& r) {
            change<events::ClaimRaised>(
                r, [=](auto& e) { e.hand = *events::HandName::parse("pair"); });
        });
        row("another claim's nonce", "claim 4 is not the one",
            [](Record& r) { change<events::ClaimRaised>(r, [=](auto& e) { e.nonce.fill(7); }); });
        row("more fixed than was approved", "s-vera did not sign this approve_claim",
            [](Record& r) {
                const auto raised = std::find_if(r.begin(), r.end(), [](const auto& event) {
                    return event.template as<events::ClaimRaised>() != nullptr;
                });
                r.insert(raised + 1, events::ClaimAmountFixed{claim(), core::Cents{9'000'165}});
            });
        row("void by a ruling that play goes on", "nobody signed that claim 4 is void",
            [this](Record& r) {
                r.emplace_back(accepted(Action::RuleOnIrregularity, "f-omar",
                                        staff::objectOf(StaffSite::claim().round),
                                        {{"decision", "play goes on"}}));
                r.emplace_back(events::ClaimVoided{claim(), StaffSite::person("f-omar"), {}});
            });
        row("its document rejected by the table", "table did not sign this void_document",
            [](Record& r) {
                r.emplace_back(events::PayoutDocumentRecorded{claim(), {1}});
                r.emplace_back(
                    events::PayoutDocumentRejected{claim(), {1}, StaffSite::person("table"), {}});
            });
        row("its document rejected by whoever verified it",
            "f-omar did not sign this void_document", [](Record& r) {
                r.emplace_back(
                    events::PayoutDocumentRejected{claim(), {1}, StaffSite::person("f-omar"), {}});
            });
        row("closed before it was paid", "is closed, and not all of it was paid", [](Record& r) {
            std::erase_if(r, [](const events::Event& event) {
                return event.as<events::ClaimPaid>() != nullptr;
            });
            r.emplace_back(events::ClaimClosed{claim(), {}});
        });
        row("raised twice", "claim 4 was raised before",
            [](Record& r) { repeat<events::ClaimRaised>(r); });
        row("the statement gone", "s-vera did not sign this approve_claim", [](Record& r) {
            for (events::Event& event : r)
                if (const auto* one = event.as<events::StaffActionAccepted>();
                    one != nullptr && one->name.text() == "approve_claim")
                    event = events::PartyStarted{"table-agent"};
        });
    }
    void whatNobodySignedIsFound() {
        QFETCH(Forgery, forge);
        QFETCH(QString, words);
        Record record = paid();
        forge(record);
        expectBad(record, words.toUtf8().constData());
    }

    void whatEndsAClaimBySignatureIsTheirs() {
        Record record = paid();
        record.emplace_back(accepted(Action::VoidClaim, "s-vera", {{"reason", "in error"}}));
        record.emplace_back(
            events::PayoutDocumentRejected{claim(), {1}, StaffSite::person("s-vera"), {}});
        record.emplace_back(events::ClaimVoided{claim(), StaffSite::person("s-vera"), {}});
        expectClean(record);
        Record round = paid();
        round.emplace_back(accepted(Action::VoidRound, "f-omar",
                                    staff::objectOf(StaffSite::claim().round),
                                    {{"reason", "misdeal"}}));
        round.emplace_back(events::ClaimVoided{claim(), StaffSite::person("f-omar"), {}});
        expectClean(round);
    }

    // Its round is void by rule, or a pad said so.
    void aHandThatNobodyVerifiedIsVoidWithItsRound() {
        Record record;
        addRoster(record);
        record.emplace_back(StaffSite::claim());
        Record byNobody = record;
        events::RoundVoided round;
        round.round = StaffSite::claim().round;
        record.emplace_back(round);
        record.emplace_back(events::ClaimVoided{claim(), StaffSite::person("f-omar"), {}});
        expectClean(record);
        byNobody.emplace_back(events::ClaimVoided{claim(), StaffSite::person("table"), {}});
        expectClean(byNobody);
        byNobody.pop_back();
        byNobody.emplace_back(events::ClaimVoided{claim(), StaffSite::person("s-vera"), {}});
        expectBad(byNobody, "nobody signed that claim 4 is void");
    }

    // Without a roster nobody signs; what was done before the first one is not to be signed.
    void aSiteWithoutARosterHasNothingToFind() {
        Record record{StaffSite::claim(),
                      events::ClaimVerified{claim(), StaffSite::person("f-omar"), {}, {}},
                      events::ClaimPaid{claim(), {}, {}, StaffSite::person("f-omar"), {1}}};
        expectClean(record);
        addRoster(record);
        expectClean(record);
        record.emplace_back(events::ClaimPaid{claim(), {}, {}, StaffSite::person("f-omar"), {1}});
        expectBad(record, "did not sign this pay_claim");
    }

    // Older software kept who signed what, not the words.
    void whatWasSignedWithoutItsWordsIsTakenByName() {
        Record record = paid();
        for (events::Event& event : record)
            if (const auto* one = event.as<events::StaffActionAccepted>()) {
                events::StaffActionAccepted old = *one;
                old.statement.clear();
                old.signature = {};
                event = old;
            }
        expectClean(record);
        change<events::ClaimPaid>(record, [=](auto& e) { e.by = StaffSite::person("m-karl"); });
        expectBad(record, "m-karl did not sign this pay_claim");
    }
};

QTEST_APPLESS_MAIN(TestClaimAudit)
#include "tst_claim_audit.moc"
