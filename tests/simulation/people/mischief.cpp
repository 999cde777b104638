#include "tests/simulation/people/mischief.h"

#include "tests/simulation/people/staff_room.h"

namespace pitwatch::simulation {

using staff::Role;

namespace {

events::PersonId person(std::string_view id) {
    return *events::PersonId::parse(id);
}

// Claims that lack nothing but an approval are the ones to play it with.
std::size_t ripeness(const payout::Claim& claim) {
    if (claim.waitsFor() != payout::Stage::Approval)
        return 1;
    return claim.surveillance ? 12 : 6;
}

} // namespace

const payout::Claim* Mischief::anyClaim(const ConsoleView& console, bool ended) {
    std::vector<const payout::Claim*> fit;
    for (const auto& [table, number] : m_seen) {
        const payout::Claim* claim = console.pit.state().claim({table, number});
        if (claim != nullptr && claim->ended.has_value() == ended && claim->amountKnown())
            fit.insert(fit.end(), ripeness(*claim), claim);
    }
    return fit.empty() ? nullptr : fit[m_random.below(fit.size())];
}

// Good in every respect, until something of it is spoilt.
staff::Statement Mischief::approval(const payout::Claim& claim, const staff::Waiting& waiting,
                                    const staff::Roster& roster, core::Instant now) {
    staff::Statement one;
    for (auto& byte : one.id)
        byte = static_cast<std::uint8_t>(m_random.below(256));
    one.action = staff::Action::ApproveClaim;
    one.addressee = *core::PartyId::parse(claim.id().table.text());
    one.object = staff::objectOf(claim.id());
    one.objectHash = waiting.hash;
    one.nonce = waiting.nonce;
    one.amount = waiting.amount;
    one.person = person("m-karl");
    one.role = Role::ShiftManager;
    one.rosterVersion = roster.version;
    one.console = m_console;
    one.issuedAt = now;
    one.expiresAt = now + std::chrono::minutes{1};
    return one;
}

void Mischief::spoil(staff::Statement& statement, Trick trick, const payout::Claim& claim) {
    if (trick == Trick::RaiseRole)
        statement.person = person("f-omar");
    else if (trick == Trick::OtherAmount)
        statement.amount += core::Cents{100};
    else if (trick == Trick::OldRoster)
        --statement.rosterVersion;
    else if (trick == Trick::Stale) {
        statement.issuedAt -= std::chrono::minutes{10};
        statement.expiresAt -= std::chrono::minutes{10};
    } else if (trick == Trick::Lasting)
        statement.expiresAt += std::chrono::hours{12};
    else if (trick == Trick::GonePerson) {
        statement.person = person("s-gone");
        statement.role = Role::Supervisor;
    } else if (trick == Trick::OwnVerification && claim.verified) {
        statement.person = claim.verified->by;
    }
}

std::optional<events::StaffActionSigned> Mischief::next(const ConsoleView& console,
                                                        core::Instant now) {
    for (const console::ClaimPicture& shown : console.shown.claims)
        m_seen.emplace(shown.claim.id().table, shown.claim.id().number);
    const auto trick = static_cast<Trick>(m_random.below(core::kEnumCount<Trick>));
    if (trick == Trick::Repeat) {
        if (m_overheard.empty())
            return std::nullopt;
        return m_overheard[m_random.below(m_overheard.size())];
    }
    const payout::Claim* claim = anyClaim(console, false);
    const payout::Claim* given = trick == Trick::EndedClaim   ? anyClaim(console, true)
                                 : trick == Trick::OtherClaim ? anyClaim(console, false)
                                                              : claim;
    if (claim == nullptr || given == nullptr || (trick == Trick::OtherClaim && claim == given))
        return std::nullopt;
    const auto party = core::PartyId::parse(claim->id().table.text());
    const staff::Waiting* waiting = console.docketOf(*party).find(staff::objectOf(claim->id()));
    if (waiting == nullptr)
        return std::nullopt;
    staff::Statement statement = approval(*claim, *waiting, console.roster, now);
    spoil(statement, trick, *claim);
    if (trick == Trick::OtherClaim || trick == Trick::EndedClaim) {
        statement.addressee = *core::PartyId::parse(given->id().table.text());
        statement.object = staff::objectOf(given->id());
        if (trick == Trick::OtherClaim)
            statement.amount = given->amount;
    }
    if (trick == Trick::OtherConsole) {
        // One that has no rights, or one that is at work elsewhere.
        const char* other = m_console.text() == "C01" ? "C02" : "C01";
        statement.console = *core::PartyId::parse(m_random.percent(30) ? "C09" : other);
    }
    if (trick == Trick::OwnVerification)
        if (const staff::Person* known = console.roster.find(statement.person))
            statement.role = known->role;
    const bool stolen = trick == Trick::SignForOther;
    auto entry = staff::signStatement(
        statement, StaffRoom::keyOf(stolen ? "f-omar" : statement.person.text()));
    if (trick == Trick::FlipSignature)
        entry.signature[m_random.below(entry.signature.size())] ^= 1;
    if (trick == Trick::OtherHeader)
        entry.expiresAt += std::chrono::hours{1};
    if (trick == Trick::Garbage)
        entry.statement[m_random.below(entry.statement.size())] ^= 0x40;
    return entry;
}

} // namespace pitwatch::simulation
