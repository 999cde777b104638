#include "shared/staff/signature_audit.h"

#include "shared/staff/clock_order.h"

namespace pitwatch::staff {

namespace {

std::string number(std::uint64_t value) {
    return std::to_string(value);
}

} // namespace

SignatureAudit::SignatureAudit(SiteKeys siteKeys, std::optional<core::PartyId> party)
    : m_siteKeys(std::move(siteKeys)), m_party(std::move(party)) {}

void SignatureAudit::Findings::add(std::uint64_t at, std::string why) {
    if (count++ > 0 && sequence <= at)
        return;
    sequence = at;
    reason = std::move(why);
}

bool SignatureAudit::isOfSite(const SignedRoster& given) const {
    return isSignedBySite(given.signatures, signedBytes(given.roster), m_siteKeys);
}

core::Outcome SignatureAudit::bring(const SignedRoster& given) {
    if (!isOfSite(given))
        return core::Error{"roster " + number(given.roster.version) +
                           " is not signed by enough site keys"};
    m_rosters.try_emplace(given.roster.version, given.roster);
    return core::Done{};
}

const PublicKey* SignatureAudit::journalKey() const {
    for (auto at = m_rosters.rbegin(); m_party && at != m_rosters.rend(); ++at)
        if (const Device* device = at->second.find(*m_party);
            device != nullptr && device->key != PublicKey{})
            return &device->key;
    return nullptr;
}

void SignatureAudit::collect(const wire::Envelope& entry, const events::Event& event) {
    m_claims.collect(event);
    if (const auto whole = m_parts.add(event))
        keep(entry.sequence, *whole);
}

void SignatureAudit::keep(std::uint64_t sequence, const core::Result<SignedRoster>& whole) {
    if (!whole)
        return m_bad.add(sequence, "the roster kept here cannot be read: " + whole.error().text);
    const Roster& roster = whole->roster;
    if (!isOfSite(*whole))
        return m_bad.add(sequence, "the roster kept here is not signed by enough site keys");
    const auto [known, isNew] = m_rosters.try_emplace(roster.version, roster);
    if (!isNew && known->second != roster)
        m_bad.add(sequence, "there are two rosters of version " + number(roster.version));
}

void SignatureAudit::check(const wire::Envelope& entry, const events::Event& event) {
    if (const auto* adopted = event.as<events::RosterAdopted>())
        adopt(entry.sequence, *adopted);
    else if (const auto* accepted = event.as<events::StaffActionAccepted>())
        checkAccepted(entry, *accepted);
    else if (const auto* action = event.as<events::StaffActionSigned>())
        checkSigned(entry, *action);
    else if (const auto* putBack = event.as<events::ClockPutBack>())
        checkPutBack(entry, *putBack);
    else if (const auto* on = event.as<events::PadSignedOn>())
        checkPad(entry, *on);
    else if (const auto* pressed = event.as<events::PadPressed>())
        checkPad(entry, *pressed);
    else if (const auto reason = m_claims.check(entry, event); reason && m_inForce != 0)
        m_bad.add(entry.sequence, *reason);
    m_pad.apply(event);
    if (m_before && entry.at < m_before->at && event.as<events::ClockPutBack>() == nullptr)
        m_bad.add(entry.sequence, "time goes back here, and nobody gave leave for it");
    m_before = wire::Envelope{entry.journal, entry.sequence, entry.at, entry.type, {}, entry.chain};
}

void SignatureAudit::adopt(std::uint64_t sequence, const events::RosterAdopted& adopted) {
    if (adopted.version <= m_inForce)
        m_bad.add(sequence, "roster " + number(adopted.version) + " is not newer than roster " +
                                number(m_inForce) + ", which was in force");
    const auto known = m_rosters.find(adopted.version);
    if (known != m_rosters.end() && digestOf(known->second) != adopted.digest)
        m_bad.add(sequence,
                  "the roster taken into force here is not the one that the site signed as "
                  "version " +
                      number(adopted.version));
    m_inForce = adopted.version;
}

void SignatureAudit::checkAccepted(const wire::Envelope& entry,
                                   const events::StaffActionAccepted& accepted) {
    if (accepted.statement.empty()) {
        m_claims.take(accepted, nullptr);
        m_unproven.add(entry.sequence, "the signature was not kept then");
        return;
    }
    const auto statement = parseStatement(accepted.statement);
    if (!statement)
        return m_bad.add(entry.sequence,
                         "what was signed cannot be read: " + statement.error().text);
    const Reason aboutNothing = m_claims.take(accepted, &*statement);
    if (!headerFits(accepted, *statement))
        return m_bad.add(entry.sequence, "what was signed is not what the entry says");
    if (!m_party)
        m_party = statement->addressee;
    if (statement->addressee != *m_party)
        return m_bad.add(entry.sequence, "what was signed is addressed to " +
                                             statement->addressee.text() + ", not to " +
                                             m_party->text());
    if (!m_used.insert(statement->id).second)
        return m_bad.add(entry.sequence, "what was signed was used before");
    if (statement->rosterVersion != m_inForce)
        return m_bad.add(entry.sequence, "it was signed under roster " +
                                             number(statement->rosterVersion) + ", and roster " +
                                             number(m_inForce) + " was in force");
    if (statement->expiresAt <= entry.at)
        return m_bad.add(entry.sequence, "what was signed had expired");
    if (aboutNothing)
        return m_bad.add(entry.sequence, *aboutNothing);
    judge(entry.sequence, *statement, accepted.statement, accepted.signature);
}

// A console's own record of what its people signed.
void SignatureAudit::checkSigned(const wire::Envelope& entry,
                                 const events::StaffActionSigned& action) {
    const auto statement = parseStatement(action.statement);
    if (!statement)
        return m_bad.add(entry.sequence,
                         "what was signed cannot be read: " + statement.error().text);
    if (!headerFits(action, *statement) || action.addressee != statement->addressee)
        return m_bad.add(entry.sequence, "what was signed is not what the entry says");
    judge(entry.sequence, *statement, action.statement, action.signature);
}

void SignatureAudit::judge(std::uint64_t sequence, const Statement& statement, core::ByteView bytes,
                           const Signature& signature) {
    const auto roster = m_rosters.find(statement.rosterVersion);
    if (roster == m_rosters.end()) {
        m_unproven.add(sequence, "roster " + number(statement.rosterVersion) +
                                     " is not kept in this journal");
        return;
    }
    if (const Reason reason = problemOf(statement, roster->second, bytes, signature))
        m_bad.add(sequence, *reason);
    else
        ++m_proven;
}

SignatureAudit::Reason SignatureAudit::problemOf(const Statement& statement, const Roster& roster,
                                                 core::ByteView bytes,
                                                 const Signature& signature) const {
    const std::string by = " by roster " + number(roster.version);
    const Device* console = roster.find(statement.console);
    if (console == nullptr || console->kind != DeviceKind::Console || !console->active)
        return statement.console.text() + " is no console" + by;
    const Person* person = roster.find(statement.person);
    if (person == nullptr || !person->active)
        return statement.person.text() + " has no rights" + by;
    if (person->role != statement.role || !ruleOf(statement.action).roles.contains(person->role))
        return statement.person.text() + " may not do this" + by;
    if (!isGenuine(person->key, bytes, signature))
        return "the signature is not of " + statement.person.text() + by;
    return std::nullopt;
}

template <typename Event>
void SignatureAudit::checkPad(const wire::Envelope& entry, const Event& said) {
    const auto roster = m_rosters.find(m_inForce);
    if (roster == m_rosters.end())
        return m_unproven.add(entry.sequence,
                              "roster " + number(m_inForce) + " is not kept in this journal");
    const core::TableId table = tableOf(said);
    if (const Reason reason = padProblem(said, {table, m_pad, &roster->second, entry.at}))
        m_bad.add(entry.sequence, *reason);
    else
        ++m_proven;
}

// Where nobody says whose journal it is, it is that of the table which the first one signed on at.
core::TableId SignatureAudit::tableOf(const events::PadSignedOn& on) {
    const auto delegation = parseDelegation(on.statement);
    if (!m_party && delegation)
        m_party = core::partyOf(delegation->table);
    const auto table = m_party ? core::TableId::parse(m_party->text()) : core::TableId::parse({});
    return table ? *table : core::TableId();
}

// A press goes by its delegation.
core::TableId SignatureAudit::tableOf(const events::PadPressed& /*pressed*/) const {
    return m_pad.current() != nullptr ? m_pad.current()->delegation.table : core::TableId();
}

SignatureAudit::Reason SignatureAudit::padProblem(const events::PadSignedOn& on,
                                                  const PadTable& at) const {
    const auto taken = checkSignOn({on.statement, on.signature}, at);
    if (!taken)
        return "the sign-on of " + on.person.text() +
               " at the pad is not good: " + std::string(core::enumName(taken.error()));
    if (taken->id != on.delegation || taken->person != on.person || taken->role != on.role ||
        taken->pad != on.pad || taken->until != on.until)
        return "what was signed at the pad is not what the entry says";
    return std::nullopt;
}

SignatureAudit::Reason SignatureAudit::padProblem(const events::PadPressed& pressed,
                                                  const PadTable& at) const {
    const auto taken = checkPress({pressed.statement, pressed.signature}, pressed.cosigned, at);
    if (!taken)
        return "the press of " + pressed.person.text() +
               " at the pad is not good: " + std::string(core::enumName(taken.error()));
    if (taken->number != pressed.number ||
        at.session.current()->delegation.person != pressed.person)
        return "what was signed at the pad is not what the entry says";
    return std::nullopt;
}

void SignatureAudit::checkPutBack(const wire::Envelope& entry,
                                  const events::ClockPutBack& putBack) {
    if (!putBack.isSigned || !m_party || !m_before) {
        m_unproven.add(entry.sequence, putBack.isSigned
                                           ? "it is not known whose clock was put back"
                                           : "nobody signed that the clock was put back");
        return;
    }
    ClockOrder order;
    order.party = *m_party;
    order.journal = entry.journal;
    order.sequence = m_before->sequence;
    order.chain = m_before->chain;
    order.lastAt = putBack.from;
    order.orderedAt = putBack.orderedAt;
    order.reason = putBack.reason;
    std::map<PublicKey, Signature> signatures;
    for (const events::SiteSignature& one : putBack.signatures)
        signatures.emplace(one.key, one.signature);
    if (!isSignedBySite(signatures, signedBytes(order), m_siteKeys))
        m_bad.add(entry.sequence,
                  "the leave to put the clock back is not signed by enough site keys");
    else
        ++m_proven;
}

} // namespace pitwatch::staff
