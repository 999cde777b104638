#include "tests/simulation/people/forger.h"

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/party_events.h"
#include "shared/staff/actions/docket.h"
#include "tests/support/sites/staff_site.h"

#include <array>

namespace pitwatch::simulation {

using support::StaffSite;

namespace {

constexpr core::Millis kForgesEvery{150'000};
constexpr std::string_view kWitness = "f-omar";
constexpr std::string_view kApprover = "m-karl";
constexpr std::string_view kNobody = "stranger"; // Not on the roster.

core::JournalId journalOf(std::uint64_t seed) {
    core::JournalId id;
    id.bytes.fill(static_cast<std::uint8_t>(0x99 ^ seed));
    return id;
}

events::PayoutDocumentRequested requestFor(const events::ClaimRaised& raised, core::Instant at) {
    events::PayoutDocumentRequested asked;
    asked.claim = raised.claim;
    asked.wonAt = at;
    asked.combination = raised.hand;
    asked.amount = raised.fixedAmount;
    asked.preparer = StaffSite::person(kApprover);
    asked.witness = StaffSite::person(kWitness);
    return asked;
}

} // namespace

Forger::Forger(World& world, std::uint64_t seed)
    : m_world(world)
    , m_clock(world)
    , m_seed(seed)
    , m_journal(journalOf(seed))
    , m_connection(world.network, std::string(kForgedTable)) {
    const std::array<events::Event, 1> started{events::PartyStarted{"table-agent"}};
    m_journal.append(started, m_clock.wall());
    feed::PublisherOptions options;
    options.signer = support::signerOf(kForgedTable); // Root at a table has its key.
    m_publisher.emplace(StaffSite::party(kForgedTable), m_journal, 1, m_connection, options);
}

void Forger::run() {
    while (const auto event = m_connection.take()) {
        if (std::holds_alternative<feed::Connected>(*event))
            m_publisher->connected();
        else if (const auto* message = std::get_if<feed::Message>(&*event))
            m_publisher->handle(*message, m_clock.steady());
    }
    if (m_world.now >= m_nextForgery) {
        forge();
        m_nextForgery = m_world.now + kForgesEvery;
    }
    m_wake = m_publisher->tick(m_clock.steady(), m_clock.wall());
}

// Good in every respect, if the key is.
events::StaffActionAccepted Forger::acceptance(const events::ClaimRaised& raised, core::Instant at,
                                               staff::Action action, std::string_view key) {
    const bool verifies = action == staff::Action::VerifyClaim;
    staff::Statement one;
    one.id.fill(static_cast<std::uint8_t>(m_claims));
    one.id[0] = static_cast<std::uint8_t>(action);
    one.action = action;
    one.addressee = StaffSite::party(kForgedTable);
    one.object = staff::objectOf(raised.claim);
    one.objectHash = staff::objectHash(raised, at);
    one.nonce = raised.nonce;
    one.amount = raised.fixedAmount;
    if (verifies)
        one.arguments[*staff::ArgumentName::parse("checks")] = StaffSite::text("cards,hand");
    if (action == staff::Action::DenyClaim)
        one.arguments[*staff::ArgumentName::parse("reason")] = StaffSite::text("no such hand");
    one.person = StaffSite::person(verifies ? kWitness : kApprover);
    one.role = verifies ? staff::Role::Floorperson : staff::Role::ShiftManager;
    one.rosterVersion = 1;
    one.console = StaffSite::party("C01");
    one.issuedAt = at;
    one.expiresAt = at + std::chrono::minutes{1};
    const auto made = staff::signStatement(one, StaffSite::keyOf(key));
    return {made.action, made.person, made.name, made.statement, made.signature};
}

events::ClaimRaised Forger::nextClaim() {
    events::ClaimRaised raised = StaffSite::claim(++m_claims);
    raised.claim.table = *core::TableId::parse(kForgedTable);
    return raised;
}

events::ClaimRaised Forger::shareOf(const events::ClaimRaised& amount) const {
    events::ClaimRaised raised = StaffSite::progressiveClaim(amount.claim.number);
    raised.claim = amount.claim;
    raised.link = *events::LinkId::parse("LINK" + std::to_string(1 + m_seed % 3));
    return raised;
}

void Forger::forge() {
    if (m_claims % 5 == 2)
        repeatEnded();
    else if (m_claims % 5 == 3)
        denyUnsigned();
    else if (m_claims % 5 == 4)
        readUnfiled();
    else
        declareUnseen();
}

// A share of a meter at one time, a fixed amount at the next.
void Forger::declareUnseen() {
    events::ClaimRaised raised = nextClaim();
    if (m_claims % 2 == 1) {
        raised = shareOf(raised);
        raised.declaredBy = StaffSite::person("d-ines");
    }
    const core::Instant at = m_clock.wall();
    const auto asked = requestFor(raised, at);
    const std::array<events::Event, 6> entries{
        raised,
        acceptance(raised, at, staff::Action::VerifyClaim, kNobody),
        events::ClaimVerified{raised.claim, asked.witness, {}, {}},
        acceptance(raised, at, staff::Action::ApproveClaim, kNobody),
        events::ClaimApproved{raised.claim, asked.amount, asked.preparer, 1, {}},
        asked};
    m_journal.append(entries, at);
}

// A share of a meter for a hand that the table says it read: what no paytable gives, for a wager of
// which it told nothing.
void Forger::readUnfiled() {
    events::ClaimRaised raised = shareOf(nextClaim());
    raised.percentPpm = 999'999;
    const std::array<events::Event, 1> entries{raised};
    m_journal.append(entries, m_clock.wall());
}

// The same hand, at the same time and with the same signatures, after it was denied.
void Forger::repeatEnded() {
    const events::ClaimRaised raised = nextClaim();
    const core::Instant at = m_clock.wall();
    const auto verified = acceptance(raised, at, staff::Action::VerifyClaim, kWitness);
    const auto approved = acceptance(raised, at, staff::Action::ApproveClaim, kApprover);
    const std::array<events::Event, 9> entries{
        raised,
        verified,
        approved,
        acceptance(raised, at, staff::Action::DenyClaim, kApprover),
        events::ClaimDenied{raised.claim, StaffSite::person(kApprover), {}, {}},
        raised,
        verified,
        approved,
        requestFor(raised, at)};
    m_journal.append(entries, at);
}

// A hand that the table read, and that comes to nothing because he says so.
void Forger::denyUnsigned() {
    const events::ClaimRaised raised = nextClaim();
    const core::Instant at = m_clock.wall();
    const std::array<events::Event, 4> entries{
        raised, acceptance(raised, at, staff::Action::DenyClaim, kNobody),
        events::ClaimDenied{raised.claim, StaffSite::person(kApprover), {}, {}},
        events::ClaimVoided{raised.claim, StaffSite::person(kApprover), {}}};
    m_journal.append(entries, at);
}

} // namespace pitwatch::simulation
