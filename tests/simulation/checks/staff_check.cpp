#include "tests/simulation/checks/staff_check.h"

#include "shared/events/irregularity_events.h"
#include "shared/events/round_events.h"
#include "shared/staff/signature_audit.h"
#include "shared/wire/event_codec.h"
#include "tests/simulation/checks/approval_check.h"
#include "tests/simulation/checks/violation.h"
#include "tests/support/sites/staff_site.h"

namespace pitwatch::simulation {

namespace {

events::Event read(const std::string& party, const wire::Envelope& entry) {
    const auto event = wire::decodeEvent(entry.type, entry.body);
    require(event.ok(), "readable", party + " entry " + std::to_string(entry.sequence));
    return *event;
}

// Which round is open, by the journal alone: what was accepted about a round was about that one.
class RoundActCheck {
public:
    explicit RoundActCheck(const core::PartyId& party) : m_party(party.text()) {}

    void follow(const events::Event& event) {
        if (const auto* opened = event.as<events::RoundOpened>())
            m_open = std::to_string(opened->round.value);
        else if (event.as<events::RoundCompleted>() || event.as<events::RoundVoided>())
            m_open = "none";
    }
    void accept(const staff::Statement& statement) const {
        if (statement.object.kind == staff::ObjectKind::Round)
            require(statement.object.id.value() == m_open, "round_acts",
                    m_party + ": an act about round " + statement.object.id.value() +
                        " was accepted while the open one was " + m_open);
    }

private:
    std::string m_party;
    std::string m_open = "none";
};

} // namespace

std::vector<events::StaffActionSigned> signedIn(const std::string& console,
                                                const std::vector<wire::Envelope>& entries) {
    std::vector<events::StaffActionSigned> actions;
    wire::Hash previous{};
    std::uint64_t sequence = 0;
    for (const wire::Envelope& entry : entries) {
        require(entry.sequence == ++sequence, "contiguous", console + " has a gap");
        require(entry.chain == wire::chainHash(previous, entry), "chain",
                console + " entry " + std::to_string(entry.sequence) + " is not chained");
        previous = entry.chain;
        const events::Event event = read(console, entry);
        if (const auto* action = event.as<events::StaffActionSigned>())
            actions.push_back(*action);
    }
    return actions;
}

namespace {

// What an auditor with the site keys makes of it: every deed has its signature.
void audit(const core::PartyId& party, const std::vector<wire::Envelope>& entries) {
    staff::SignatureAudit found(support::StaffSite::siteKeys(), party);
    for (const wire::Envelope& entry : entries)
        found.collect(entry, read(party.text(), entry));
    for (const wire::Envelope& entry : entries)
        found.check(entry, read(party.text(), entry));
    require(found.bad().count == 0, "audit",
            party.text() + " entry " + std::to_string(found.bad().sequence) + ": " +
                found.bad().reason);
}

} // namespace

StaffFigures checkStaffActions(const core::PartyId& party,
                               const std::vector<wire::Envelope>& entries,
                               const payout::Policy* policy,
                               const std::map<std::uint64_t, staff::Roster>& rosters,
                               const SignedActions& actions) {
    SignatureCheck signatures(party, rosters, actions);
    ApprovalCheck approvals(party.text(), policy);
    RoundActCheck rounds(party);
    bool hasRoster = false;
    for (const wire::Envelope& entry : entries) {
        const events::Event event = read(party.text(), entry);
        const auto statement = signatures.follow(event, entry.at);
        hasRoster = hasRoster || event.as<events::RosterAdopted>() != nullptr;
        const staff::Roster* roster = hasRoster ? &signatures.roster() : nullptr;
        if (statement) {
            approvals.accept(*statement, *roster);
            rounds.accept(*statement);
        }
        rounds.follow(event);
        approvals.follow(event, entry, roster);
    }
    signatures.finish();
    audit(party, entries);
    return {signatures.accepted(), signatures.refused()};
}

} // namespace pitwatch::simulation
